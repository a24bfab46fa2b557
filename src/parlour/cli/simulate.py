"""`parlour simulate`: random games by the hundred thousand, and what came of them."""

from __future__ import annotations

import argparse
import json
from time import perf_counter

from parlour.cli.choosing import chosen, game_arguments
from parlour.simulation import simulate

ABOUT = "play many random games through the fast kernel"


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("-n", type=int, default=100_000, help="how many games (default: 100000)")
    parser.add_argument("--seed", type=int, default=0, help="same seed, same games (default: 0)")
    parser.add_argument("--cores", type=int, default=1, help="how many cores; 0 is all of them (default: 1)")
    parser.add_argument("--json", action="store_true", help="print data instead of text")


def run(args: argparse.Namespace) -> int:
    game = chosen(args)
    started = perf_counter()
    result = simulate(game, args.n, seed=args.seed, cores=args.cores)
    seconds = perf_counter() - started
    data = {
        "game": game.name,
        "options": game.options_dict,
        "games": args.n,
        "seed": args.seed,
        "mean_scores": result.scores.mean(axis=0).round(4).tolist(),
        "least_scores": result.scores.min(axis=0).tolist(),
        "most_scores": result.scores.max(axis=0).tolist(),
        "mean_length": round(float(result.lengths.mean()), 3),
        "seconds": round(seconds, 3),
    }
    if args.json:
        print(json.dumps(data, indent=2))
        return 0
    print(f"{args.n} random games of {game.name} in {seconds:.2f} s, {data['mean_length']} steps each on average")
    for seat in range(game.players):
        scores = result.scores[:, seat]
        print(f"  seat {seat}: mean score {scores.mean():.3f}, from {scores.min()} to {scores.max()}")
    return 0
