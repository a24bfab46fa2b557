"""How Tuki Tuki is played well: what a grid is worth, compiled policies, search, exact last turns, learning."""
