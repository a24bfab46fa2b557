"""The parts of screens: each shows its data and reports actions."""
