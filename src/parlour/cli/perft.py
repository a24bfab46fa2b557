"""`parlour perft`: count all sequences of moves, depth by depth."""

from __future__ import annotations

import argparse
import json
from time import perf_counter

from parlour.cli.choosing import chosen, game_arguments
from parlour.errors import BadOption, Unsupported

ABOUT = "count all sequences of moves up to a depth (Rolit)"


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("--depth", type=int, default=6, help="the longest sequences to count (default: 6)")
    parser.add_argument("--json", action="store_true", help="print data instead of text")


def run(args: argparse.Namespace) -> int:
    from parlour.games.rolit import RolitState

    game = chosen(args)
    state = game.start()
    if not isinstance(state, RolitState):
        raise Unsupported(f"perft counts the moves of rolit; {game.name} has no kernel for it")
    from parlour.games.rolit.perft import DEEPEST, perft

    if not 1 <= args.depth <= DEEPEST:
        raise BadOption("--depth", args.depth, f"must be a whole number from 1 to {DEEPEST}")
    perft(state, 1)  # compiles, so that the times below are those of counting
    counted = []
    for depth in range(1, args.depth + 1):
        started = perf_counter()
        counted.append((depth, perft(state, depth), perf_counter() - started))
        if not args.json:
            print("{:3} {:20,}   {:.3f} s".format(*counted[-1]), flush=True)
    if args.json:
        rows = [{"depth": depth, "sequences": number, "seconds": round(spent, 6)} for depth, number, spent in counted]
        print(json.dumps({"game": game.name, "options": game.options_dict, "perft": rows}, indent=2))
    return 0
