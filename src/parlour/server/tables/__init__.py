"""The tables of a node: opening, holding in memory, watching and releasing them."""
