"""`parlour worth`: the map of what each hollow is worth."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from parlour.cli.choosing import chosen, game_arguments
from parlour.errors import BadOption, Unsupported

ABOUT = "what each hollow is worth, from many random games (Rolit)"


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("-n", type=int, default=200_000, help="how many games (default: 200000)")
    parser.add_argument("--seed", type=int, default=0, help="same seed, same games (default: 0)")
    parser.add_argument("--svg", metavar="FILE", type=Path, help="also write the map as a picture")
    parser.add_argument("--json", action="store_true", help="print data instead of text")


def run(args: argparse.Namespace) -> int:
    from parlour.games.rolit import Rolit

    game = chosen(args)
    if not isinstance(game, Rolit):
        raise Unsupported(f"the map of hollows is made for rolit; {game.name} has none")
    from parlour.games.rolit.worth import worth

    found = worth(game, args.n, args.seed)
    if args.svg:
        _write(args.svg, found.svg())
    if args.json:
        data = {"options": game.options_dict, "games": found.games, "worth": found.values, "errors": found.errors}
        print(json.dumps(data, indent=2))
        return 0
    largest = max(error for row in found.errors for error in row if error is not None)
    print(found.text())
    print(f"percentage points of the win more (+) or less (-) than an even share, {found.games} random games,")
    print(f"standard error at most {100 * largest:.2f}")
    return 0


def _write(path: Path, picture: str) -> None:
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise BadOption("--svg", str(path), f"cannot write there: {error.strerror}") from error
