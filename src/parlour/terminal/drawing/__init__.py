"""The means of drawing boards, and the plain board of a game without drawings of its own."""
