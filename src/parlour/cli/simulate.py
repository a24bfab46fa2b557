"""`parlour simulate`: plays random games by the hundred thousand and sums up their results."""

from __future__ import annotations

import argparse
import json
from time import perf_counter

from parlour.cli.choosing import chosen, game_arguments
from parlour.cli.speaking import say
from parlour.simulated import Counts
from parlour.simulation import DEVICES, simulate


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("-n", type=int, default=100_000, help=say("help-n"))
    parser.add_argument("--seed", type=int, default=0, help=say("help-seed"))
    parser.add_argument("--cores", type=int, default=1, help=say("help-simulate-cores"))
    parser.add_argument("--device", choices=DEVICES, default="cpu", help=say("help-simulate-device"))
    parser.add_argument("--policies", metavar="LEVEL,…", help=say("help-simulate-policies"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    game = chosen(args)
    policies = args.policies.split(",") if args.policies else None
    started = perf_counter()
    result = simulate(game, args.n, seed=args.seed, cores=args.cores, device=args.device, policies=policies)
    counts = result if isinstance(result, Counts) else result.counts
    seconds = perf_counter() - started
    data = {
        "game": game.name,
        "options": game.options_dict,
        "games": args.n,
        "seed": args.seed,
        "device": args.device,
        "policies": policies,
        "mean_scores": [round(score, 4) for score in counts.mean_scores],
        "least_scores": list(counts.least),
        "most_scores": list(counts.most),
        "wins": [round(part, 6) for part in counts.wins],
        "mean_length": round(counts.mean_length, 3),
        "shortest": counts.shortest,
        "longest": counts.longest,
        "checksum": counts.checksum,
        "seconds": round(seconds, 3),
    }
    if args.json:
        print(json.dumps(data, indent=2))
        return 0
    length = str(data["mean_length"])
    print(say("simulate-summary", games=args.n, game=game.name, seconds=f"{seconds:.2f}", length=length))
    for seat, mean in enumerate(counts.mean_scores):
        known = {"mean": f"{mean:.3f}", "least": counts.least[seat], "most": counts.most[seat]}
        print("  " + say("simulate-seat", seat=seat, wins=f"{100 * counts.wins[seat]:.2f}", **known))
    return 0
