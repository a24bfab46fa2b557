"""Processes beside the event loop, where bots think and records are examined."""
