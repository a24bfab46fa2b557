"""Tournaments: pairings and standings. Plain arithmetic, without tables and servers."""
