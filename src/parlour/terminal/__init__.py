"""The game in a terminal: full screen for people, lines for programs. docs/terminal.md describes both."""
