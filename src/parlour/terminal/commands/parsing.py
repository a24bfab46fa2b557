"""argparse in our words: its own sentences and ours come from the same files. A command is imported when it is used."""

from __future__ import annotations

import argparse
import re
from argparse import RawDescriptionHelpFormatter as Raw
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from shutil import get_terminal_size
from textwrap import wrap
from typing import NoReturn

from parlour import __version__
from parlour.errors import nearest
from parlour.terminal.commands.speaking import say

PLAYING = (
    "play",
    "learn",
    "join",
    "serve",
    "pocket",
    "sheets",
    "games",
    "bots",
    "replay",
    "verify",
    "convert",
    "analyse",
    "advise",
    "completion",
)
RESEARCH = ("simulate", "arena", "evaluate", "solve", "dataset", "exam", "perft", "worth", "train")
COMMANDS = (*PLAYING, *RESEARCH)


class Parser(argparse.ArgumentParser):
    """Suggests after an error the command or flag that was probably meant; `given` is the input."""

    given: Sequence[str] = ()

    def error(self, message: str) -> NoReturn:
        meant = meant_by(*self._unknown())
        super().error(say("error-meant", problem=message, meant=meant) if meant else message)

    def _unknown(self) -> tuple[list[str], Sequence[str]]:
        """Words that may be misspelt, and the valid ones."""
        words = [word for word in self.given if not word.startswith("-")]
        if not words or words[0] not in COMMANDS:
            return words[:1], COMMANDS
        alone = argparse.ArgumentParser()
        import_module(f"parlour.terminal.commands.{words[0]}").arguments(alone)
        flags = [word.partition("=")[0] for word in self.given if word.startswith("--")]
        return flags, re.findall(r"--[\w-]+", alone.format_usage())


def meant_by(words: Iterable[str], known: Sequence[str]) -> str | None:
    """The known word that an unknown one looks like, if there is one."""
    found = (nearest(word, known) for word in words if word not in known)
    return next(filter(None, found), None)


def parser(whole: Iterable[str] = COMMANDS) -> Parser:
    """All commands by name; those in `whole` with their arguments, for which their modules are imported."""
    with our_words():
        top = Parser(prog="parlour", description=say("help-parlour"), epilog=_research(), formatter_class=Raw)
        top.add_argument("--version", action="version", version=f"parlour {__version__}", help=say("help-version"))
        commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=argparse.ArgumentParser)
        for name in COMMANDS:
            about = say(f"about-{name}")
            if name in PLAYING:
                command = commands.add_parser(name, description=about, help=about)
            else:  # they are listed at the end
                command = commands.add_parser(name, description=about)
            if name in whole:
                import_module(f"parlour.terminal.commands.{name}").arguments(command)
    return top


def _research() -> str:
    """The commands for research, under a heading of their own."""
    width, indent = get_terminal_size().columns - 2, " " * 14
    each = (wrap(f"    {name:<10}{say(f'about-{name}')}", width, subsequent_indent=indent) for name in RESEARCH)
    return "\n".join([say("help-research"), *(line for lines in each for line in lines)])


@contextmanager
def our_words() -> Iterator[None]:
    """Replaces `_`, the name under which argparse looks up its sentences, for a while."""
    names = vars(argparse)
    usual = names["_"]
    names["_"] = translated
    try:
        yield
    finally:
        names["_"] = usual


def translated(text: str) -> str:
    """A sentence of argparse in the language of the environment; one that no file has stays as it is."""
    words = re.sub(r"%(\(\w+\))?[rs]", " ", text)
    id = "argparse-" + "-".join(re.findall(r"\w+", words.lower()))
    said = say(id)
    return text if said == id else said + text[len(text.rstrip()) :]
