"""`python -m parlour.compute.webassembly [GAME ...]`: builds the modules of these games, or of all that have one."""

from __future__ import annotations

import sys

from parlour.compute.webassembly.build import build
from parlour.games import kind, names

if __name__ == "__main__":
    for name in sys.argv[1:] or names():
        if declaring := kind(name).browser:
            sys.stdout.write(f"{name}  {build(declaring):,} B\n")
