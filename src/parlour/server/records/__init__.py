"""Records: proved, replayed, analysed."""
