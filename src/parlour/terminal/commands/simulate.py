"""`parlour simulate`: plays random games by the hundred thousand and sums up their results."""

from __future__ import annotations

import argparse
import json
from time import perf_counter

from parlour.contract.game import Game
from parlour.contract.options import one_of, requirement
from parlour.contract.results import Counts
from parlour.errors import BadOption
from parlour.study.arena.workers import cluster_workers
from parlour.study.simulate import DEVICES, count_in_parts, number_of_games, simulate
from parlour.terminal.commands.choosing import chosen, game_arguments
from parlour.terminal.commands.progress import Progress
from parlour.terminal.commands.speaking import say


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("-n", type=int, default=100_000, help=say("help-n"))
    parser.add_argument("--seed", type=int, default=0, help=say("help-seed"))
    parser.add_argument("--cores", type=int, default=1, help=say("help-simulate-cores"))
    parser.add_argument("--device", choices=DEVICES, default="cpu", help=say("help-simulate-device"))
    parser.add_argument("--policies", metavar="LEVEL,…", help=say("help-simulate-policies"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=say("help-arena-cluster"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    game = chosen(args)
    policies = args.policies.split(",") if args.policies else None
    number_of_games(args.n)
    if not args.cluster:
        counted_here(args, game, policies, 1)  # compiles, or loads compiled code, before the clock starts
    started = perf_counter()
    counts = counted_by_cluster(args, game, policies) if args.cluster else counted_here(args, game, policies, args.n)
    seconds = perf_counter() - started
    rate = round(args.n / max(seconds, 1e-9))
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
        "games_per_second": rate,
    }
    if args.json:
        print(json.dumps(data, indent=2))
        return 0
    length = str(data["mean_length"])
    said = say("simulate-summary", games=args.n, game=game.title, seconds=f"{seconds:.2f}", rate=rate, length=length)
    print(said)
    for seat, mean in enumerate(counts.mean_scores):
        known: dict[str, str | int] = {"mean": f"{mean:.3f}", "least": counts.least[seat], "most": counts.most[seat]}
        print("  " + say("simulate-seat", seat=seat, wins=f"{100 * counts.wins[seat]:.2f}", **known))
    return 0


def counted_here(args: argparse.Namespace, game: Game, policies: list[str] | None, n: int) -> Counts:
    result = simulate(game, n, seed=args.seed, cores=args.cores, device=args.device, policies=policies)
    return result if isinstance(result, Counts) else result.counts


def counted_by_cluster(args: argparse.Namespace, game: Game, policies: list[str] | None) -> Counts:
    if args.device != "cpu":
        raise BadOption("--device", args.device, requirement(one_of(DEVICES[:1])))
    progress = Progress(args.n, say("progress-games"))
    with cluster_workers(args.cluster) as workers:
        try:
            return count_in_parts(game, args.n, workers, seed=args.seed, policies=policies, done=progress.show)
        finally:
            progress.end()
