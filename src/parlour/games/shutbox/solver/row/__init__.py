"""One row of numbers: the graph of its turns, and the best play of somebody who plays alone."""
