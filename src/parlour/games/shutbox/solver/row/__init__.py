"""A single row of numbers: the graph of its turns, and best solo play."""
