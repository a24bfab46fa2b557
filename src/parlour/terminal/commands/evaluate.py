"""`parlour evaluate`: plays an agent through a task of the benchmark, and makes cards and pages of results."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from parlour.compute.machine import available_cores
from parlour.errors import BadOption, system_says
from parlour.speech.message import Message
from parlour.study.arena.tally import Tally
from parlour.study.arena.workers import local_workers
from parlour.study.simulate import checked_seed
from parlour.study.tasks.card import read, write
from parlour.study.tasks.evaluation import Evaluation, evaluate, jobs, tidy
from parlour.study.tasks.page import page, value
from parlour.study.tasks.registry import Task, task, tasks
from parlour.terminal.commands.progress import Progress
from parlour.terminal.commands.speaking import columns, say


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", metavar="WORD", nargs="*", help=say("help-evaluate-words"))
    parser.add_argument("-o", "--output", metavar="FILE.json", help=say("help-evaluate-output"))
    parser.add_argument("--deals", type=int, help=say("help-evaluate-deals"))
    parser.add_argument("--seed", type=int, default=0, help=say("help-seed"))
    parser.add_argument("--workers", type=int, default=0, help=say("help-arena-workers"))
    parser.add_argument("--list", action="store_true", help=say("help-evaluate-list"))
    parser.add_argument("--cards", metavar="FOLDER", help=say("help-evaluate-cards"))
    parser.add_argument("--page", action="store_true", help=say("help-evaluate-page"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    if args.list:
        tell_tasks(args)
    elif args.cards:
        results = read(map(Path, args.words))
        for each in tasks():
            write(each, Path(args.cards), results)
    elif args.page:
        print(page(read(map(Path, args.words))), end="")
    else:
        tell(args, measured(args))
    return 0


def tell_tasks(args: argparse.Namespace) -> None:
    if args.json:
        print(json.dumps([each.id for each in tasks()], indent=2))
        return
    print("\n".join(columns([[each.id, game_of(each), value(each)] for each in tasks()], "<<<", indent="")))


def game_of(each: Task) -> str:
    """The game as a command names it."""
    return " ".join([each.name, *(f"{name}={chosen}" for name, chosen in each.options.items())])


def measured(args: argparse.Namespace) -> Evaluation:
    agent, chosen = args.words[0] if args.words else "", task(" ".join(args.words[1:]))
    if ":" in agent:
        sys.path.insert(0, str(Path.cwd()))  # the user's own bots are there
    matches = jobs(chosen, agent)
    number = chosen.deals if args.deals is None else args.deals
    if number < 1:
        raise BadOption("--deals", number, Message("option-deals"))
    file = None if args.output is None else Path(args.output)
    progress = Progress(number * len(matches), say("progress-deals"))

    def told(done: int, opponent: str, tally: Tally) -> None:
        mine = tally.by_level[tally.levels[0]]
        progress.show(done, f"{mine.score.value:.2f}" if chosen.alone else f"{opponent} {100 * mine.share.value:.1f} %")

    seed, at_once = checked_seed(args.seed), args.workers or available_cores()
    with local_workers(args.workers) as executor:
        try:
            found = evaluate(chosen, agent, number, seed=seed, executor=executor, workers=at_once, kept=file, told=told)
        finally:
            progress.end()
    if file is not None:
        written(file, found)
    return found


def written(file: Path, found: Evaluation) -> None:
    try:
        file.write_text(json.dumps(found.to_json(), indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadOption("--output", str(file), Message("cli-cannot-write", {"reason": system_says(error)})) from error
    tidy(file, found)


def tell(args: argparse.Namespace, found: Evaluation) -> None:
    data = found.to_json()
    print(json.dumps(data, indent=2) if args.json else page([data]), end="\n" if args.json else "")
