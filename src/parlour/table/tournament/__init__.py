"""Tournaments: who plays whom in which round, and who stands where. Plain arithmetic, without tables and servers."""
