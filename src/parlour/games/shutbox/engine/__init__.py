"""Best play for one row or a game in turn, computed in memory that the caller hands over, also in a page."""
