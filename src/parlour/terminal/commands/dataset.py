"""`parlour dataset`: writes positions with exact values."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from time import monotonic

from parlour.contract.options import within
from parlour.errors import BadOption, system_says
from parlour.speech.message import Message
from parlour.study.dataset import Dataset, Recipe, collect, keep, library, resumed, save
from parlour.study.publishing import checked, publish
from parlour.study.simulate import checked_seed
from parlour.terminal.commands.choosing import chosen, game_arguments
from parlour.terminal.commands.progress import Progress
from parlour.terminal.commands.speaking import say

MOST = 1_000_000
KEPT_EVERY = 20.0
"""Seconds between two copies of what is unfinished."""


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("-o", "--output", metavar="FILE", required=True, help=say("help-dataset-output"))
    parser.add_argument("-n", type=int, default=10_000, help=say("help-dataset-n"))
    parser.add_argument("--seed", type=int, default=0, help=say("help-seed"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    game, file = chosen(args), _file(args.output)
    whole = file.suffix not in (".npz", ".parquet")
    n = within("-n", args.n, 1, MOST, Message("option-from-to", {"least": 1, "most": MOST}))
    recipe = Recipe(game, n, checked_seed(args.seed))
    part = file.with_name(f"{file.name}.part")
    made, progress = resumed(recipe, part), Progress(n, say("progress-positions"))
    kept = monotonic()

    def pause(dataset: Dataset) -> None:
        nonlocal kept
        if monotonic() - kept > KEPT_EVERY:
            keep(dataset, part)
            kept = monotonic()

    try:
        collect(made, progress.show, pause)
        sums = publish(made, file) if whole else {}
        if not whole:
            save(made, file)
        part.unlink(missing_ok=True)
    except KeyboardInterrupt:
        keep(made, part)
        raise
    except OSError as error:
        raise BadOption("--output", args.output, _cannot_write(error)) from error
    finally:
        progress.end()
    n = len(made.rows)
    data = recipe.about() | {"file": str(file), "positions": n, "games": made.games}
    data |= {"sha256": sums} if sums else {}
    print(
        json.dumps(data, indent=2) if args.json else say("dataset-done", file=str(file), positions=n, games=made.games)
    )
    return 0


def _file(name: str) -> Path:
    """A file that can be written, of a kind that is known, or a folder for a whole data set."""
    file = Path(name)
    folder = name.endswith(("/", os.sep)) or file.is_dir()
    if not folder and file.suffix not in (".npz", ".parquet"):
        raise BadOption("--output", name, Message("option-dataset-file"))
    if folder or file.suffix == ".parquet":
        library()
    if folder:
        file = checked(file.absolute())
    part = file.with_name(f"{file.name}.part")
    try:
        with part.open("ab"):
            pass
        if not part.stat().st_size:
            part.unlink()
    except OSError as error:
        raise BadOption("--output", name, _cannot_write(error)) from error
    return file


def _cannot_write(error: OSError) -> Message:
    return Message("cli-cannot-write", {"reason": system_says(error)})
