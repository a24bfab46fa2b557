"""`parlour perft`: counts all sequences of moves, depth by depth."""

from __future__ import annotations

import argparse
import json
from time import perf_counter

from parlour.contract.options import requirement, whole_from, within
from parlour.terminal.commands.choosing import chosen, game_arguments
from parlour.terminal.commands.speaking import say


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("--depth", type=int, default=6, help=say("help-perft-depth"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    game = chosen(args)
    game.perft(1)  # compiles first, so that the times below are those of counting
    within("--depth", args.depth, 1, game.deepest, requirement(whole_from(1, game.deepest)))
    counted = []
    for depth in range(1, args.depth + 1):
        started = perf_counter()
        counted.append((depth, game.perft(depth), perf_counter() - started))
        if not args.json:
            print(_line(*counted[-1]), flush=True)
    if args.json:
        rows = [{"depth": depth, "sequences": number, "seconds": round(spent, 6)} for depth, number, spent in counted]
        print(json.dumps({"game": game.name, "options": game.options_dict, "perft": rows}, indent=2))
    return 0


def _line(depth: int, number: int, spent: float) -> str:
    return f"{depth:3} {number:20,}   {say('cli-seconds', seconds=f'{spent:.3f}')}"
