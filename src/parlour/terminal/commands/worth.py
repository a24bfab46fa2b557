"""`parlour worth`: draws a map of the value of each place of a board."""

from __future__ import annotations

import argparse
import json

from parlour.terminal.commands.choosing import chosen, game_arguments
from parlour.terminal.commands.speaking import say, write_picture


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("-n", type=int, default=200_000, help=say("help-n"))
    parser.add_argument("--seed", type=int, default=0, help=say("help-seed"))
    parser.add_argument("--svg", metavar="FILE", help=say("help-worth-svg"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    game = chosen(args)
    found = game.worth(args.n, args.seed)
    if args.svg:
        write_picture("--svg", args.svg, found.svg(say("worth-title")))
    if args.json:
        data = {"options": game.options_dict, "games": found.games, "worth": found.values, "errors": found.errors}
        print(json.dumps(data, indent=2))
        return 0
    largest = max(error for row in found.errors for error in row if error is not None)
    print(found.text())
    print(say("worth-scale", games=found.games, error=f"{100 * largest:.2f}"))
    return 0
