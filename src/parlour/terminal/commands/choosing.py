"""The arguments with which every command names a game: `GAME` and any number of `option=value`."""

from __future__ import annotations

import argparse

from parlour.contract.game import Game
from parlour.errors import BadOption
from parlour.games import game, names
from parlour.speech.message import Message
from parlour.terminal.commands.speaking import say


def game_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=say("help-game", games=names()))
    option_arguments(parser)


def option_arguments(parser: argparse.ArgumentParser, default_game: str | None = None) -> None:
    parser.add_argument("options", metavar="OPTION=VALUE", nargs="*", default=[], help=say("help-options"))
    parser.set_defaults(default_game=default_game)


def chosen(args: argparse.Namespace) -> Game:
    if "=" in args.game and args.default_game:  # the game was left out
        args.game, args.options = args.default_game, [args.game, *args.options]
    given: dict[str, object] = {}
    for text in args.options:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(text, "", Message("option-written"))
        given[name] = value
    return game(args.game, **given)
