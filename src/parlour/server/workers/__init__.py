"""Worker processes, in which bots think and records are examined."""
