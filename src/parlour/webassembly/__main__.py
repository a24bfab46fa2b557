"""`python -m parlour.webassembly`: builds the modules of all games that offer something to browsers."""

from __future__ import annotations

import sys

from parlour.games import kind, names
from parlour.webassembly.build import build

if __name__ == "__main__":
    for name in names():
        if declaring := kind(name).browser:
            sys.stdout.write(f"{name}  {build(declaring):,} B\n")
