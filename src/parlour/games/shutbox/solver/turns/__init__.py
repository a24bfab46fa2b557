"""A single game played in turn, one whole turn after the other, for any number of seats."""
