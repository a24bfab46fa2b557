"""`parlour arena`: bots against bots, and who is stronger."""

from __future__ import annotations

import argparse
import json
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from pathlib import Path
from time import perf_counter
from typing import Any

from parlour.cli.choosing import chosen, game_arguments
from parlour.cli.progress import Progress
from parlour.errors import BadOption, BadRecord
from parlour.table.arena import Results, make_job
from parlour.table.arena import run as run_arena
from parlour.table.plot import plot
from parlour.table.sprt import Sprt
from parlour.table.tally import Tally
from parlour.table.trial import Job
from parlour.table.workers import available_cores, cluster_workers, local_workers

ABOUT = "play bots against each other: seats rotated, the same luck for all, error bars"


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("--bots", default="easy,random", metavar="LEVEL,…", help="who plays (default: easy,random)")
    parser.add_argument("--deals", type=int, default=200, help="how many deals, each of one game a seat (default: 200)")
    parser.add_argument("--seed", type=int, default=0, help="same seed, same games (default: 0)")
    parser.add_argument("--workers", type=int, default=0, help="how many processes; 0 is one a core (default: 0)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="the scheduler of a Dask cluster that does the work")
    parser.add_argument("--seconds", type=float, help="the most a bot may think about a move")
    parser.add_argument("--nodes", type=int, help="the most positions a bot may look at for a move")
    parser.add_argument("--results", metavar="FILE", help="keep the deals here; with the same file it goes on")
    parser.add_argument(
        "--sprt", metavar="LOW:HIGH", help="stop when it is clear which part of the wins is the first bot's"
    )
    parser.add_argument("--alpha", type=float, default=0.05, help="the test's rate of false highs (default: 0.05)")
    parser.add_argument("--beta", type=float, default=0.05, help="the test's rate of false lows (default: 0.05)")
    parser.add_argument("--plot", metavar="FILE.svg", help="draw how the match went")
    parser.add_argument("--json", action="store_true", help="print data instead of text")


def run(args: argparse.Namespace) -> int:
    job = make_job(chosen(args), tuple(args.bots.split(",")), args.seed, args.seconds, args.nodes)
    if args.plot and not args.plot.endswith(".svg"):
        raise BadOption("--plot", args.plot, "must be the name of an .svg file")
    sprt = sprt_of(args)
    results = Results(Path(args.results), job) if args.results else None
    started = perf_counter()
    try:
        tally = played(args, job, results, sprt)
    finally:
        if results is not None:
            results.close()
    if args.plot:
        draw(args.plot, job, tally)
    tell(args, job, tally, sprt, perf_counter() - started)
    return 0


def sprt_of(args: argparse.Namespace) -> Sprt | None:
    if not args.sprt:
        return None
    low, _, high = args.sprt.partition(":")
    try:
        return Sprt(float(low), float(high), args.alpha, args.beta)
    except ValueError as error:
        if isinstance(error, BadOption):
            raise
        raise BadOption("--sprt", args.sprt, "must be two parts of the wins, for instance 0.5:0.55") from error


def played(args: argparse.Namespace, job: Job, results: Results | None, sprt: Sprt | None) -> Tally:
    progress = Progress(args.deals, "deals")
    place: AbstractContextManager[Executor] = (
        cluster_workers(args.cluster) if args.cluster else local_workers(args.workers)
    )
    at_once = args.workers or available_cores()
    with place as executor:
        try:
            return run_arena(
                job,
                args.deals,
                executor,
                workers=max(at_once, 8) if args.cluster else at_once,
                results=results,
                sprt=sprt,
                progress=lambda tally: progress.show(tally.deals, note(tally)),
            )
        finally:
            progress.end()


def note(tally: Tally) -> str:
    return "  ".join(f"{level} {100 * each.share.value:.1f} %" for level, each in tally.standings.items())


def draw(name: str, job: Job, tally: Tally) -> None:
    title = f"{job.game.name}: share of the wins per seat, {tally.games} games"
    try:
        Path(name).write_text(plot(tally, title), encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"cannot write {name!r}: {error.strerror}") from error


def tell(args: argparse.Namespace, job: Job, tally: Tally, sprt: Sprt | None, seconds: float) -> None:
    if args.json:
        data: dict[str, Any] = job.to_json() | tally.to_json() | {"seconds_taken": round(seconds, 3)}
        print(json.dumps(data | ({"sprt": sprt.to_json()} if sprt else {}), indent=2))
        return
    length = tally.steps / tally.games
    print(f"{tally.games} games of {job.game.name} in {tally.deals} deals, {length:.1f} steps each, {seconds:.1f} s")
    print(f"{'level':12} {'won':>9}  {'share of wins':>22}  {'mean score':>24}   (95 % intervals)")
    for each in tally.standings.values():
        share = f"{100 * each.share.value:.2f} % ± {100 * each.share.half_width:.2f}"
        score = f"{each.score.value:.3f} ± {each.score.half_width:.3f}"
        print(f"{each.level:12} {each.won:9.1f}  {share:>22}  {score:>24}")
    if sprt is not None:
        lower, upper = sprt.bounds
        verdict = {"high": f"at least {sprt.high:g}", "low": f"at most {sprt.low:g}", "": "undecided"}[sprt.verdict]
        print(f"sequential test: {verdict} (log-likelihood ratio {sprt.llr:.2f}, bounds {lower:.2f} and {upper:.2f})")
