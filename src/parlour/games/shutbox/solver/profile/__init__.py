"""Games between given policies: what they are worth, and what a best response to them wins."""
