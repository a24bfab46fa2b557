"""Matches of many games (SB-16, SB-32): to a number of points, or over a number of rounds."""
