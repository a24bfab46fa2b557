"""`parlour learn`: a game learned in about a minute, by playing it, line by line."""

from __future__ import annotations

import argparse
import sys

from parlour.cli.speaking import say, speech
from parlour.errors import Unsupported
from parlour.games import kind, names
from parlour.message import Message


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=say("help-game", games=names()))


def run(args: argparse.Namespace) -> int:
    from parlour.lesson import course
    from parlour.terminal.learning import Learning

    scenes = kind(args.game).lesson()
    if not scenes:
        raise Unsupported(Message("learn-none", {"game": args.game}))
    if Learning(course(scenes), sys.stdin, sys.stdout, speech()).run():
        print(say("learn-done", command=" ".join(("parlour", "play", args.game))))
    return 0
