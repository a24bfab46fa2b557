"""`python -m parlour.conformance NAME option=value …` checks a whole game and prints what was checked."""

from __future__ import annotations

import argparse
import sys

import parlour
from parlour.conformance import Broken, check
from parlour.errors import ParlourError


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m parlour.conformance", description="Check a game against the contract."
    )
    parser.add_argument("game", metavar="NAME")
    parser.add_argument("options", metavar="OPTION=VALUE", nargs="*")
    parser.add_argument("--games", type=int, default=10, help="random games of these options (10)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed checks the same positions (0)")
    args = parser.parse_args(argv)
    try:
        game = parlour.game(args.game, **dict(each.split("=", 1) for each in args.options))
        report = check(game, games=args.games, seed=args.seed, deep=True)
    except Broken as broken:
        print(broken, file=sys.stderr)
        return 1
    except (ParlourError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    print(
        f"{game!r} keeps the contract: {report.games} games, {report.positions} positions, {report.variants} variants"
    )
    for each in report.left_out:
        print(f"  not checked: {each}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
