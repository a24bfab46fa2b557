"""Requests about games: their options, rules and lessons."""
