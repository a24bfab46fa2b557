"""The service of a table: decides, commits, tells."""
