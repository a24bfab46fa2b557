"""Describes games in the reader's language: names, turns, the log, options, rules. Knows no game by name."""
