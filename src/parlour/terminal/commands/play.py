"""`parlour play`: a game in the terminal, on the whole screen for people, line by line for programs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.errors import BadOption, Unsupported
from parlour.games import names
from parlour.speech.languages import COMPLETE, preferred, speak
from parlour.speech.message import Message
from parlour.terminal.commands.choosing import chosen, option_arguments
from parlour.terminal.commands.screen import full_screen, on_a_screen, uncompiled
from parlour.terminal.commands.speaking import say

if TYPE_CHECKING:
    from parlour.table import Host

LATEST = ""


def arguments(parser: argparse.ArgumentParser) -> None:
    known = names()
    parser.add_argument(
        "game",
        metavar="GAME",
        nargs="?",
        help=say("help-play-game", games=known, usual=known[0]),
    )
    option_arguments(parser, default_game=known[0])
    parser.add_argument(
        "--seat",
        metavar="WHO",
        action="append",
        default=[],
        help=say("help-play-seat"),
    )
    parser.add_argument("--resume", metavar="FILE", nargs="?", const=LATEST, help=say("help-play-resume"))
    parser.add_argument("--record", metavar="FILE", help=say("help-play-record"))
    parser.add_argument(
        "--takeback", action=argparse.BooleanOptionalAction, default=None, help=say("help-play-takeback")
    )
    parser.add_argument("--hand", action="store_true", help=say("help-play-hand"))
    parser.add_argument(
        "--coach",
        metavar="STRENGTH",
        action="append",
        default=[],
        help=say("help-play-coach", strengths=("remind", "suggest", "tell")),
    )
    parser.add_argument("--language", metavar="CODE", help=say("help-play-language", codes=COMPLETE))
    parser.add_argument(
        "--bidi",
        choices=("here", "terminal"),
        default="here",
        help=say("help-play-bidi"),
    )
    parser.add_argument("--plain", action="store_true", help=say("help-play-plain"))
    parser.add_argument("--json", action="store_true", help=say("help-play-json"))


def run(args: argparse.Namespace) -> int:
    uncompiled()
    language = args.language or preferred()
    speak(language)  # report a wrong language first
    screen = not (args.plain or args.json) and on_a_screen()
    begin = _begin(args, screen)
    return full_screen("play", language, begin, args.bidi) if screen else _lines(args, begin)


def _begin(args: argparse.Namespace, screen: bool) -> Callable[[], Host] | None:
    """A function that makes the table; `None` where a menu asks. Faults in the arguments are reported at once."""
    from parlour.table import Host
    from parlour.terminal import saves
    from parlour.terminal.seating import coaches_for, pressing, seats_for

    if args.resume is not None:
        if args.game or args.seat or args.record or args.coach or args.hand:
            raise BadOption("--resume", args.resume, Message("play-resume-alone"))
        path = Path(args.resume) if args.resume != LATEST else saves.latest()
        return lambda: Host.resume(path)
    if args.game is None and screen and not (args.seat or args.record or args.coach or args.hand):
        return None
    args.game = args.game or args.default_game
    game = chosen(args)
    seats = seats_for(game, args.seat)
    coach = coaches_for(seats, args.coach)
    if screen:
        seats = pressing(seats)
    people = any(not seat.is_bot for seat in seats)
    takeback = screen and people if args.takeback is None else args.takeback
    target = Path(args.record) if args.record else saves.new_path(game.name)
    return lambda: Host.create(game, seats, target, takeback=takeback, coach=coach, by_hand=args.hand)


def _lines(args: argparse.Namespace, begin: Callable[[], Host] | None) -> int:
    from parlour.terminal.lines import Lines, as_json, as_text

    if begin is None:
        raise Unsupported(Message("play-no-menu"))
    with begin() as host:
        return Lines(host, sys.stdin, sys.stdout, as_json if args.json else as_text).run()
