"""The door for phones at home."""
