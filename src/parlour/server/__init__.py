"""The network around the table: many tables, several nodes, nothing lost. docs/api.md is what clients see."""
