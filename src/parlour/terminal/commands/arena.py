"""`parlour arena`: plays bots against each other and measures which is stronger."""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from pathlib import Path
from time import perf_counter
from typing import Any

from parlour.compute.machine import available_cores
from parlour.errors import BadOption
from parlour.speech.message import Message
from parlour.study.arena.match import make_job
from parlour.study.arena.match import run as run_arena
from parlour.study.arena.plot import plot
from parlour.study.arena.results import Results
from parlour.study.arena.sprt import Sprt
from parlour.study.arena.tally import Tally
from parlour.study.arena.trial import Job
from parlour.study.arena.workers import cluster_workers, local_workers
from parlour.terminal.commands.choosing import chosen, game_arguments
from parlour.terminal.commands.progress import Progress
from parlour.terminal.commands.speaking import columns, say, speech, svg_name, write_picture


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("--bots", default="easy,random", metavar="LEVEL,…", help=say("help-arena-bots"))
    parser.add_argument("--deals", type=int, default=200, help=say("help-arena-deals"))
    parser.add_argument("--seed", type=int, default=0, help=say("help-seed"))
    parser.add_argument("--workers", type=int, default=0, help=say("help-arena-workers"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=say("help-arena-cluster"))
    parser.add_argument("--seconds", type=float, help=say("help-arena-seconds"))
    parser.add_argument("--nodes", type=int, help=say("help-arena-nodes"))
    parser.add_argument("--results", metavar="FILE", help=say("help-arena-results"))
    parser.add_argument("--sprt", metavar="LOW:HIGH", help=say("help-arena-sprt"))
    parser.add_argument("--alpha", type=float, default=0.05, help=say("help-arena-alpha"))
    parser.add_argument("--beta", type=float, default=0.05, help=say("help-arena-beta"))
    parser.add_argument("--plot", metavar="FILE.svg", help=say("help-arena-plot"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    if ":" in args.bots:
        sys.path.insert(0, str(Path.cwd()))  # the user's own bots are there
    job = make_job(chosen(args), tuple(args.bots.split(",")), args.seed, args.seconds, args.nodes)
    svg_name("--plot", args.plot)
    sprt = sprt_of(args)
    results = Results(Path(args.results), job) if args.results else None
    started = perf_counter()
    try:
        tally = played(args, job, results, sprt)
    finally:
        if results is not None:
            results.close()
    if args.plot:
        title = say("plot-title", game=job.game.name, games=tally.games)
        write_picture("--plot", args.plot, plot(tally, title, speech()))
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
        raise BadOption("--sprt", args.sprt, Message("arena-sprt")) from error


def played(args: argparse.Namespace, job: Job, results: Results | None, sprt: Sprt | None) -> Tally:
    progress = Progress(args.deals, say("progress-deals"))
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
    return "  ".join(f"{level} {100 * each.share.value:.1f} %" for level, each in tally.by_level.items())


def tell(args: argparse.Namespace, job: Job, tally: Tally, sprt: Sprt | None, seconds: float) -> None:
    if args.json:
        data: dict[str, Any] = job.to_json() | tally.to_json() | {"seconds_taken": round(seconds, 3)}
        print(json.dumps(data | ({"sprt": sprt.to_json()} if sprt else {}), indent=2))
        return
    length, name = f"{tally.steps / tally.games:.1f}", job.game.name
    print(
        say("arena-summary", games=tally.games, game=name, deals=tally.deals, length=length, seconds=f"{seconds:.1f}")
    )
    print("\n".join(standings(tally)))
    if sprt is not None:
        print(tested(sprt))


def standings(tally: Tally) -> list[str]:
    head = [say("arena-level"), say("arena-won"), say("arena-share"), say("arena-score"), say("arena-intervals")]
    rows = (
        [
            each.level,
            f"{each.won:.1f}",
            f"{100 * each.share.value:.2f} % ± {100 * each.share.half_width:.2f}",
            f"{each.score.value:.3f} ± {each.score.half_width:.3f}",
            "",
        ]
        for each in tally.by_level.values()
    )
    return columns([head, *rows], "<>>><", indent="", gap="   ")


def tested(sprt: Sprt) -> str:
    lower, upper = sprt.bounds
    return say(
        "arena-test",
        decision=sprt.decision or "open",
        high=f"{sprt.high:g}",
        low=f"{sprt.low:g}",
        ratio=f"{sprt.llr:.2f}",
        lower=f"{lower:.2f}",
        upper=f"{upper:.2f}",
    )
