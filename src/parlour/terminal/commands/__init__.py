"""One entry point, `parlour COMMAND`. Each command is a module of this package, named in `COMMANDS`.

A command module has `arguments(parser)` and `run(args) -> int`, the exit status: 0 done, 1 the answer is no (a record
that does not verify), 2 wrong input, 130 interrupted. Without a command a person gets a game, and a program the help.
All output of commands is in `commands.ftl` and `help.ftl`.
"""

from __future__ import annotations

import argparse
import errno
import os
import re
import sys
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from parlour.errors import BadOption, ParlourError
from parlour.games import LeftOut, blamed
from parlour.speech.message import Message
from parlour.terminal.commands.parsing import COMMANDS, meant_by, our_words, parser
from parlour.terminal.commands.screen import has_screen, on_a_screen
from parlour.terminal.commands.speaking import complain, say, speech, write_anything
from parlour.terminal.interrupts import interrupt

__all__ = ["COMMANDS", "main", "parse", "parser"]


def parse(argv: Sequence[str] | None) -> argparse.Namespace:
    """Options of a game may also follow flags: `parlour simulate GAME -n 1000 players=4`."""
    given = sys.argv[1:] if argv is None else list(argv)
    top = parser([word for word in given if not word.startswith("-")][:1])
    top.given = given
    with our_words():
        args, rest = top.parse_known_args(given)
        if not hasattr(args, "options") or not all(re.match(r"\w+=", text) for text in rest):
            top.parse_args(given)  # prints the fault, and exits
    if rest:
        args.options = [*args.options, *rest]
    return args


def main(argv: Sequence[str] | None = None) -> int:
    write_anything()
    args = parse(argv)
    if args.command is None:
        usual = _usual()
        if not usual:
            parser(()).print_help()
            return 0
        args = parse(usual)
    try:
        with telling(args.command):
            command = import_module(f"parlour.terminal.commands.{args.command}")
            interrupt()
            status: int = command.run(args)
        sys.stdout.flush()
    except ParlourError as error:
        complain(args.command, _told(error))
        return 2
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        if not _reader_gone(error):
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except (ImportError, AttributeError) as error:
        stranger = blamed(error)
        if stranger is None:
            raise
        complain(args.command, speech().tell(stranger.message))
        return 2
    return status


def _told(error: ParlourError) -> str:
    """The fault in an input, and the valid word that resembles it."""
    problem = speech().tell(error.message)
    if not isinstance(error, BadOption) or not isinstance(error.why, Message):
        return problem
    meant = meant_by((error.option, *str(error.value).split(",")), list(_listed(error.why)))
    return say("error-meant", problem=problem, meant=meant) if meant else problem


def _listed(message: Message) -> Iterator[str]:
    """The words that a message lists."""
    for each in message.arguments.values():
        if isinstance(each, Message):
            yield from _listed(each)
        elif isinstance(each, tuple):
            yield from (word for word in each if isinstance(word, str))


def _usual() -> list[str]:
    """The command for a person who names none: a table in the browser or, if no window opens, in the terminal."""
    if not on_a_screen():
        return []
    return ["serve", "--open"] if has_screen() else ["play"]


@contextmanager
def telling(command: str) -> Iterator[None]:
    """Names the installed games that are left out in a line, without the place in our code."""
    show = warnings.showwarning

    def shown(message: Warning | str, category: type[Warning], *where: Any, **more: Any) -> None:
        if issubclass(category, LeftOut):
            complain(command, str(message))
        else:
            show(message, category, *where, **more)

    warnings.showwarning = shown
    try:
        yield
    finally:
        warnings.showwarning = show


def _reader_gone(error: OSError) -> bool:
    """Whether our output has no reader any more: `parlour games | head`, or a closed terminal."""
    return isinstance(error, BrokenPipeError) or (error.errno == errno.EIO and error.filename is None)


if __name__ == "__main__":
    sys.exit(main())
