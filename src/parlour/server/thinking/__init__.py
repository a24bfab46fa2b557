"""Bots, advice, coaches, and positions that somebody looks into."""
