"""Games between given policies: their values, and the values of best responses."""
