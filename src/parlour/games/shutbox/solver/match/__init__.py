"""Matches of many games (SB-16, SB-32): to so many points, or over so many rounds."""
