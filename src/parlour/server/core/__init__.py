"""The service of one table: decides on commands, stores events, sends them."""
