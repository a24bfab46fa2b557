"""Text on a terminal: wrapped, in visual order, aligned to the side on which the language starts."""
