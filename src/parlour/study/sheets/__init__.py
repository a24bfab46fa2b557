"""Sheets to print as pages of HTML that need nothing else."""
