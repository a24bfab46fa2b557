"""Tables in the memory of a node: opened, joined, played, rendered."""
