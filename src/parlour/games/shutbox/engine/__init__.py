"""Computes best play for one row or a game in turn in the caller's memory, also in a page."""
