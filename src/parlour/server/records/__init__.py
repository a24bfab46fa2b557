"""Records: verification, replay and analysis."""
