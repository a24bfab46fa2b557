"""`parlour`, and `python -m parlour`: Ctrl+C ends it in silence, also while a command is still being loaded."""

import sys

from parlour.terminal.interrupts import end_at_once


def main() -> int:
    end_at_once()
    from parlour.terminal.commands import main

    return main()


if __name__ == "__main__":
    sys.exit(main())
