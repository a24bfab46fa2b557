"""The server's description of itself: its operator, and how long it stores data."""
