"""`parlour games`: the games, their options, what each may be and what it is by default."""

from __future__ import annotations

import argparse
import json

from parlour.cli.columns import columns
from parlour.cli.speaking import say, speech
from parlour.games import NAMES, kind
from parlour.message import Message
from parlour.options import Option


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="*", help=say("help-games-game", games=NAMES))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    kinds = [kind(name) for name in args.game or NAMES]
    if args.json:
        data = {each.name: [_data(each.name, option) for option in each.declared] for each in kinds}
        print(json.dumps(data, indent=2))
        return 0
    for each in kinds:
        print(say("games-title", game=each.name, rules=each.rules))
        lines = (line for option in each.declared for line in _described(each.name, option))
        print("\n".join(columns(lines, "<<")), end="\n\n")
    return 0


def _described(game: str, option: Option) -> tuple[tuple[str, str], tuple[str, str]]:
    allowed, about = speech().tell(option.allowed), say(f"{game}-{option.name}.about")
    return (option.name, f"{allowed} {_default(option)}"), ("", about)


def _default(option: Option) -> str:
    if option.default is None:
        return say("games-default-open")
    return say("games-default", default=str(option.default))


def _data(game: str, option: Option) -> dict[str, object]:
    return {
        "name": option.name,
        "default": option.default,
        "allowed": str(option.allowed),
        "choices": option.choices,
        "usual": option.usual,
        "about": str(Message(f"{game}-{option.name}.about")),
    }
