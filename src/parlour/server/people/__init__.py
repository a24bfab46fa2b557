"""Coming to a table, coming back to it, and what is stored about a person."""
