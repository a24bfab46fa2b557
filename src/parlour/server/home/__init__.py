"""Access for phones on the same network."""
