"""Plays Tuki Tuki well: evaluation of grids, compiled policies, search, exact last turns, learning."""
