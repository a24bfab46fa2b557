"""The tables of a node: opened, held in memory, watched, let go of."""
