"""`parlour simulate`: plays random games by the hundred thousand and sums up their results."""

from __future__ import annotations

import argparse
import json
from time import perf_counter

from parlour.cli.choosing import chosen, game_arguments
from parlour.cli.speaking import say
from parlour.simulation import simulate


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("-n", type=int, default=100_000, help=say("help-n"))
    parser.add_argument("--seed", type=int, default=0, help=say("help-seed"))
    parser.add_argument("--cores", type=int, default=1, help=say("help-simulate-cores"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


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
    length = str(data["mean_length"])
    print(say("simulate-summary", games=args.n, game=game.name, seconds=f"{seconds:.2f}", length=length))
    for seat in range(game.players):
        scores = result.scores[:, seat]
        least, most = int(scores.min()), int(scores.max())
        print("  " + say("simulate-seat", seat=seat, mean=f"{scores.mean():.3f}", least=least, most=most))
    return 0
