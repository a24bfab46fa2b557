"""`parlour games`: lists the games, their options, and the values and defaults of each."""

from __future__ import annotations

import argparse
import json

from parlour.contract.game import Game
from parlour.contract.options import Option
from parlour.games import kind, kinds, names
from parlour.speech.message import spoken
from parlour.terminal.commands.speaking import columns, say, speech


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="*", help=say("help-games-game", games=names()))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    found = [kind(name) for name in args.game] or list(kinds())
    if args.json:
        print(json.dumps({each.name: [_data(option) for option in each.declared] for each in found}, indent=2))
        return 0
    for each in found:
        print("\n".join(_lines(each)), end="\n\n")
    return 0


def _lines(game: type[Game]) -> list[str]:
    options = [line for option in game.declared for line in _described(option)]
    return [say("games-title", game=game.name, title=game.title, rules=game.rules), *columns(options, "<<")]


def _described(option: Option) -> tuple[tuple[str, str], tuple[str, str]]:
    allowed, about = speech().tell(option.allowed), speech().tell(spoken(option.about))
    return (option.name, f"{allowed} {_default(option)}"), ("", about)


def _default(option: Option) -> str:
    if option.default is None:
        return say("games-default-open")
    return say("games-default", default=str(option.default))


def _data(option: Option) -> dict[str, object]:
    return {
        "name": option.name,
        "default": option.default,
        "allowed": str(option.allowed),
        "choices": option.choices,
        "usual": option.usual,
        "about": str(option.about),
    }
