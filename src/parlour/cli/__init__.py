"""One entry point, `parlour COMMAND`. Each command is a module of this package, named in `COMMANDS`.

A command module has `arguments(parser)` and `run(args) -> int`, the exit status: 0 done, 1 the answer is no (a record
that does not verify), 2 wrong input, 130 interrupted. All that commands say is in `commands.ftl` and `help.ftl`.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module

from parlour.cli.parsing import COMMANDS, our_words, parser
from parlour.cli.speaking import complain, speech, write_anything
from parlour.errors import ParlourError

__all__ = ["COMMANDS", "main", "parse", "parser"]


def parse(argv: Sequence[str] | None) -> argparse.Namespace:
    """Options of a game may also stand behind flags: `parlour simulate tuki -n 1000 players=4`."""
    given = sys.argv[1:] if argv is None else list(argv)
    top = parser([word for word in given if not word.startswith("-")][:1])
    with our_words():
        args, rest = top.parse_known_args(given)
        if not hasattr(args, "options") or not all(re.match(r"\w+=", text) for text in rest):
            top.parse_args(given)  # says what is wrong, and exits
    if rest:
        args.options = [*args.options, *rest]
    return args


def main(argv: Sequence[str] | None = None) -> int:
    write_anything()
    args = parse(argv)
    try:
        status: int = import_module(f"parlour.cli.{args.command}").run(args)
        sys.stdout.flush()
    except ParlourError as error:
        complain(args.command, speech().tell(error.message))
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output went away: `parlour games | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    return status


if __name__ == "__main__":
    sys.exit(main())
