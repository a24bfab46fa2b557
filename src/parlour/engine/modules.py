"""`python -m parlour.engine.modules [GAME ...]`: builds the modules for browsers of these games, or of all."""

from __future__ import annotations

import sys

from parlour.compute.webassembly.build import build
from parlour.errors import ParlourError
from parlour.games import kind, names


def main(wanted: list[str]) -> None:
    for name in wanted or names():
        try:
            declaring = kind(name).browser
        except ParlourError as error:
            sys.exit(str(error))
        if declaring:
            sys.stdout.write(f"{name}  {build(declaring):,} B\n")


if __name__ == "__main__":
    main(sys.argv[1:])
