"""Reminders by Web Push: a browser's own service tells people that it is their turn in a game of days."""
