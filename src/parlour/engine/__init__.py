"""Asks a game what its moves are worth: advice, the coach, and the modules that answer in browsers."""
