"""`python -m parlour.webassembly [GAME ...]`: builds the modules of these games, or of all that have one."""

from __future__ import annotations

import sys

from parlour.games import kind, names
from parlour.webassembly.build import build

if __name__ == "__main__":
    for name in sys.argv[1:] or names():
        if declaring := kind(name).browser:
            sys.stdout.write(f"{name}  {build(declaring):,} B\n")
