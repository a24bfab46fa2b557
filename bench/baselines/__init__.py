"""The baselines of the tasks: networks that are trained here, and the scores of all agents."""
