"""One entry point, `parlour COMMAND`. Each command is a module of this package, named in `COMMANDS`.

A command module has `ABOUT` (one line), `arguments(parser)` and `run(args) -> int`, the exit status:
0 done, 1 the answer is no (a record that does not verify), 2 wrong input, 130 interrupted.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module

from parlour import __version__
from parlour.errors import ParlourError

COMMANDS = (
    "play",
    "games",
    "simulate",
    "replay",
    "verify",
    "convert",
    "perft",
    "worth",
    "solve",
    "advise",
    "bots",
    "arena",
    "serve",
    "completion",
)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="parlour", description="Family games, played and solved: Shut the Box, Tuki Tuki and Rolit."
    )
    top.add_argument("--version", action="version", version=f"parlour {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in COMMANDS:
        module = import_module(f"parlour.cli.{name}")
        module.arguments(commands.add_parser(name, help=module.ABOUT, description=module.ABOUT))
    return top


def parse(argv: Sequence[str] | None) -> argparse.Namespace:
    """Options of a game may also stand behind flags: `parlour simulate tuki -n 1000 players=4`."""
    top = parser()
    args, rest = top.parse_known_args(argv)
    if not hasattr(args, "options") or not all(re.match(r"\w+=", text) for text in rest):
        top.parse_args(argv)  # says what is wrong, and exits
    elif rest:
        args.options = [*args.options, *rest]
    return args


def main(argv: Sequence[str] | None = None) -> int:
    args = parse(argv)
    try:
        status: int = import_module(f"parlour.cli.{args.command}").run(args)
        sys.stdout.flush()
    except ParlourError as error:
        print(f"parlour {args.command}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output went away: `parlour games | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    return status


if __name__ == "__main__":
    sys.exit(main())
