"""Bots, advice, coaches, and the analysis of positions."""
