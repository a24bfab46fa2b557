"""What boards are drawn with, and the plain board of a game without drawings of its own."""
