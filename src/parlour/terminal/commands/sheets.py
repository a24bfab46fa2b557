"""`parlour sheets`: writes score sheets, worksheets and lesson plans as one page to print."""

from __future__ import annotations

import argparse

from parlour.errors import BadOption
from parlour.games import kind, names
from parlour.speech.languages import COMPLETE
from parlour.speech.message import Message
from parlour.terminal.commands.speaking import say, speech, write_picture

PAPERS = ("a4", "letter")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", choices=names(), nargs="?", help=say("help-game", games=names()))
    parser.add_argument("-o", "--output", metavar="FILE.html", required=True, help=say("help-sheets-output"))
    parser.add_argument("--sheet", metavar="NAME", action="append", help=say("help-sheets-sheet"))
    parser.add_argument("--paper", choices=PAPERS, default="a4", help=say("help-sheets-paper"))
    parser.add_argument(
        "--language", metavar="CODE", choices=COMPLETE, default="", help=say("help-play-language", codes=COMPLETE)
    )


def run(args: argparse.Namespace) -> int:
    from parlour.study.sheets.page import page

    games = [kind(name) for name in ([args.game] if args.game else names())]
    known = [each for game in games for each in game.sheets()]
    wanted = [each for each in known if not args.sheet or each.name in args.sheet]
    for name in args.sheet or ():
        if name not in {each.name for each in known}:
            allowed = tuple(sorted({each.name for each in known}))
            raise BadOption("--sheet", name, Message("sheets-known", {"names": allowed}))
    said = speech(args.language)
    write_picture("--output", args.output, page(wanted, said.tell(Message("paper-title")), said, args.paper))
    print(say("sheets-done", file=args.output, count=len(wanted)))
    return 0
