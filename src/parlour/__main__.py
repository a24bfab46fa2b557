"""`parlour`, and `python -m parlour`: Ctrl+C ends it in silence, also while it is still being loaded."""

import sys


def main() -> int:
    try:
        from parlour.terminal.commands import main

        return main()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
