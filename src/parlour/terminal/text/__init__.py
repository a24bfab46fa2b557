"""Text on a terminal: wrapped, in the order in which it is seen, on the side where it begins."""
