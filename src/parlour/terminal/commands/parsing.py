"""argparse in our words: its own sentences and ours come from the same files. A command is imported when it is used."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module

from parlour import __version__
from parlour.terminal.commands.speaking import say

COMMANDS = (
    "play",
    "learn",
    "join",
    "games",
    "simulate",
    "replay",
    "verify",
    "convert",
    "perft",
    "worth",
    "train",
    "dataset",
    "solve",
    "advise",
    "analyse",
    "bots",
    "arena",
    "serve",
    "completion",
)


def parser(whole: Iterable[str] = COMMANDS) -> argparse.ArgumentParser:
    """All commands by name; those in `whole` with their arguments, for which their modules are imported."""
    with our_words():
        top = argparse.ArgumentParser(prog="parlour", description=say("help-parlour"))
        top.add_argument("--version", action="version", version=f"parlour {__version__}", help=say("help-version"))
        commands = top.add_subparsers(dest="command", metavar="COMMAND")
        for name in COMMANDS:
            about = say(f"about-{name}")
            command = commands.add_parser(name, help=about, description=about)
            if name in whole:
                import_module(f"parlour.terminal.commands.{name}").arguments(command)
    return top


@contextmanager
def our_words() -> Iterator[None]:
    """argparse looks its sentences up under the name `_`, which is gettext's; while this lasts, it looks here."""
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
