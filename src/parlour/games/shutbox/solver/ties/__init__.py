"""Ties broken by one more roll each on the rows as they stand (SB-13)."""
