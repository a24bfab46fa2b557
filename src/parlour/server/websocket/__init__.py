"""A connection to a table, and what is said on it."""
