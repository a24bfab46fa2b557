"""Asks a game for the values of its moves: advice, the coach, and the modules that answer in browsers."""
