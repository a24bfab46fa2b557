"""Tools for drawing boards, and the plain board for games without drawings of their own."""
