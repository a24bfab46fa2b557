"""Best play worked out by whoever asks, also in a page: one row, or a game in turn, in memory that is handed over."""
