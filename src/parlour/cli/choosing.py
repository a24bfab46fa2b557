"""How every command is told which game: `GAME` and any number of `option=value`."""

from __future__ import annotations

import argparse

from parlour.errors import BadOption
from parlour.game import Game
from parlour.games import NAMES, game


def game_arguments(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    parser.add_argument(
        "game",
        metavar="GAME",
        nargs="?" if default else None,
        default=default,
        help=f"one of {', '.join(NAMES)}" + (f" (default: {default})" if default else ""),
    )
    parser.set_defaults(default_game=default)
    parser.add_argument(
        "options",
        metavar="OPTION=VALUE",
        nargs="*",
        help="options of the game; `parlour games GAME` lists them",
    )


def chosen(args: argparse.Namespace) -> Game:
    if "=" in args.game and args.default_game:  # the game was left out
        args.game, args.options = args.default_game, [args.game, *args.options]
    given: dict[str, object] = {}
    for text in args.options:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(text, "", "an option is written name=value, for instance players=3")
        given[name] = value
    return game(args.game, **given)
