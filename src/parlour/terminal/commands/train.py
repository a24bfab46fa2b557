"""`parlour train`: lets a game learn by playing against itself."""

from __future__ import annotations

import argparse
import json
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

from parlour.contract.game import Game
from parlour.contract.options import within
from parlour.contract.training import Plan, Trained
from parlour.errors import BadOption, system_says
from parlour.speech.message import Message
from parlour.study.arena.workers import cluster_workers
from parlour.terminal.commands.choosing import chosen, game_arguments
from parlour.terminal.commands.progress import Progress
from parlour.terminal.commands.speaking import say, svg_name, write_picture

MOST_BATCHES, MOST_GAMES = 1_000_000, 65_536


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("--to", metavar="FOLDER", default=".", help=say("help-train-to"))
    parser.add_argument("--batches", type=int, default=200, help=say("help-train-batches"))
    parser.add_argument("--games", type=int, default=4096, help=say("help-train-games"))
    parser.add_argument("--seed", type=int, default=1, help=say("help-seed"))
    parser.add_argument("--gpu", action="store_true", help=say("help-train-gpu"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=say("help-arena-cluster"))
    parser.add_argument("--plot", metavar="FILE.svg", help=say("help-train-plot"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    game = chosen(args)
    svg_name("--plot", args.plot)
    plan = Plan(
        _number("--batches", args.batches, MOST_BATCHES),
        _number("--games", args.games, MOST_GAMES),
        within("--seed", args.seed, 0, 2**32 - 1, Message("option-seed", {"most": "2**32 - 1"})),
        _folder(args.to),
        args.gpu,
    )
    if args.gpu and args.cluster:
        raise BadOption("--cluster", args.cluster, Message("option-one-place"))
    with cluster_workers(args.cluster) if args.cluster else nullcontext() as workers:
        trained = _trained(game, replace(plan, workers=workers))
    if args.plot:
        write_picture("--plot", args.plot, trained.svg(say("train-title")))
    if args.json:
        made = {"batches": plan.batches, "games": plan.games, "seed": plan.seed}
        curves = {name: list(curve) for name, curve in trained.curves.items()}
        print(json.dumps({"options": game.options_dict, "file": str(trained.file), **made, "curves": curves}, indent=2))
        return 0
    print(trained.text())
    print(say("train-done", file=str(trained.file)))
    return 0


def _trained(game: Game, plan: Plan) -> Trained:
    progress = Progress(plan.batches, say("progress-batches"))
    try:
        return game.train(plan, progress.show)
    finally:
        progress.end()


def _number(flag: str, value: int, most: int) -> int:
    return within(flag, value, 1, most, Message("option-from-to", {"least": 1, "most": most}))


def _folder(name: str) -> Path:
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / ".writable").touch()
        (folder / ".writable").unlink()
    except OSError as error:
        raise BadOption("--to", name, Message("cli-cannot-write", {"reason": system_says(error)})) from error
    return folder
