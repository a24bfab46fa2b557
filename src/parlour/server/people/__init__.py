"""Joining a table, returning to it, and a person's stored data."""
