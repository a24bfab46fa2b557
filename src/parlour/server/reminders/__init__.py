"""Reminders by Web Push: the browser's push service tells players that it is their turn in a game of days."""
