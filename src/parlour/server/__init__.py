"""The server: many tables on one or several nodes, with every event on disk. docs/api.md is the clients' view."""
