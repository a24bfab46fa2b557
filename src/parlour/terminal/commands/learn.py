"""`parlour learn`: a game learned in about a minute, by playing it, on the whole screen or line by line."""

from __future__ import annotations

import argparse
import sys

from parlour.games import kind, names
from parlour.speech.languages import COMPLETE
from parlour.terminal.commands.screen import full_screen, on_a_screen, uncompiled
from parlour.terminal.commands.speaking import say, speech


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=say("help-game", games=names()))
    parser.add_argument("--language", metavar="CODE", help=say("help-play-language", codes=COMPLETE))
    parser.add_argument("--bidi", choices=("here", "terminal"), default="here", help=say("help-play-bidi"))
    parser.add_argument("--plain", action="store_true", help=say("help-play-plain"))


def run(args: argparse.Namespace) -> int:
    uncompiled()
    from parlour.terminal.learning import Learning
    from parlour.terminal.telling.learner import newcomer

    spoken = speech(args.language or "")  # report a wrong language first
    kind(args.game)
    if not args.plain and on_a_screen():
        return full_screen("learn", spoken.code, lambda: newcomer(args.game), args.bidi)
    if Learning(newcomer(args.game), sys.stdin, sys.stdout, spoken).run():
        print(spoken.say("learn-done", command=" ".join(("parlour", "play", args.game))))
    return 0
