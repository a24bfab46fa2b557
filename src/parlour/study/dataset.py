"""Positions with exact values for training and testing: `parlour.study.dataset`.

Games are played at random, game i of a seed always the same; of each, the positions that the game's own engine
proves are kept, every position once. Whether one is for training or for testing follows from the position alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from parlour.contract.engine import Engine
from parlour.contract.game import CHANCE, Game
from parlour.contract.state import State
from parlour.engine.advice import engine_of
from parlour.engine.ask import asked
from parlour.errors import Unsupported
from parlour.speech.message import Message

VERSION: Final = 1
FUTILE: Final = 2_000
"""Games without a new exact position after which there will be no more."""
TESTED, VALIDATED = 51, 77
"""By the first byte of its hash: below the first a position is for testing, below the second for validation."""
Told = Callable[[int], None]


@dataclass(frozen=True)
class Recipe:
    """A data set to be made: positions of the games of a seed."""

    game: Game
    n: int
    seed: int

    def about(self) -> dict[str, Any]:
        game = self.game
        made = {"version": VERSION, "game": game.name, "rules": game.rules, "options": game.options_dict}
        return {**made, "positions": self.n, "seed": self.seed}


@dataclass
class Dataset:
    """Rows so far, in the order of the games, and how many games they are of."""

    recipe: Recipe
    rows: list[tuple[int, int, str, tuple[float, ...], tuple[int, ...]]]
    """Game, step, the code of the position, and the worth and the number of each move."""
    games: int = 0

    def arrays(self) -> dict[str, NDArray[Any]]:
        """The arrays of a file, by name; docs/research.md describes each."""
        game, n = self.recipe.game, len(self.rows)
        states = [game.at(code) for _, _, code, _, _ in self.rows]
        values = np.full((n, len(game.actions)), np.nan, np.float32)
        for at, (_, _, _, worth, numbers) in enumerate(self.rows):
            values[at, list(numbers)] = worth
        return {
            "observation": np.array([state.observe(_mover(state)) for state in states]),
            "mask": ~np.isnan(values),
            "values": values,
            "value": np.nanmax(values, 1),
            "actor": np.array([_mover(state) for state in states], np.int8),
            "test": np.array([for_testing(code) for _, _, code, _, _ in self.rows]),
            "game": np.array([row[0] for row in self.rows], np.int64),
            "step": np.array([row[1] for row in self.rows], np.int32),
            "code": np.array([row[2] for row in self.rows]),
        }


def _mover(state: State[Any]) -> int:
    assert state.actor is not None
    return state.actor


def for_testing(code: str) -> bool:
    """Whether a position belongs to the fifth that is for testing."""
    return sha256(code.encode()).digest()[0] < TESTED


def split_of(code: str) -> str:
    """The part of a published data set to which a position belongs."""
    first = sha256(code.encode()).digest()[0]
    return "test" if first < TESTED else "validation" if first < VALIDATED else "train"


def collect(dataset: Dataset, told: Told, pause: Callable[[Dataset], None]) -> Dataset:
    """Plays until there are enough positions or no new ones appear; `pause` may save after each game."""
    recipe, seen = dataset.recipe, {row[2] for row in dataset.rows}
    engine = engine_of(recipe.game)
    while len(dataset.rows) < recipe.n:
        if dataset.games - (dataset.rows[-1][0] if dataset.rows else 0) > FUTILE:
            break
        for step, state in _proved(recipe, dataset.games, engine):
            code = state.code()
            if code not in seen and len(dataset.rows) < recipe.n:
                seen.add(code)
                dataset.rows.append((dataset.games, step, code, *_worths(recipe.game, state, engine)))
        dataset.games += 1
        told(len(dataset.rows))
        pause(dataset)
    if not dataset.rows:
        raise Unsupported(Message("cannot-dataset", {"game": recipe.game.name}))
    return dataset


def _proved(recipe: Recipe, number: int, engine: Engine) -> Iterator[tuple[int, State[Any]]]:
    """The positions of one random game in which there is a choice and whose moves are judged exactly."""
    random, state, step = Random(f"{recipe.seed}/{number}"), recipe.game.start(), 0
    while not state.over:
        if state.actor == CHANCE:
            following: Any = state.draw(random)
        else:
            moves = state.legal()
            following = random.choice(moves)
            if len(moves) > 1 and engine.proves(state):
                yield step, state
        state, step = state.play(following), step + 1


def _worths(game: Game, state: State[Any], engine: Engine) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """The worth of each move to the seat that makes it, and its number."""
    judged = asked(engine, state)
    assert judged.exact
    seat = _mover(state)
    numbers = tuple(game.number(each.move) for each in judged.steps)
    return tuple(each.worth[seat] for each in judged.steps), numbers


def save(dataset: Dataset, file: Path) -> None:
    """Writes the whole file, so an interruption leaves either the old one or the new one."""
    new = file.with_name(f"{file.name}.new")
    about = json.dumps(dataset.recipe.about())
    if file.suffix == ".parquet":
        write_parquet(new, dataset.arrays(), about)
    else:
        with new.open("wb") as out:
            arrays: dict[str, Any] = {"about": np.array(about), **dataset.arrays()}
            np.savez_compressed(out, **arrays)
    new.replace(file)


def keep(dataset: Dataset, file: Path) -> None:
    """Stores the unfinished part."""
    new = file.with_name(f"{file.name}.new")
    kept = {"about": dataset.recipe.about(), "games": dataset.games, "rows": dataset.rows}
    new.write_text(json.dumps(kept))
    new.replace(file)


def resumed(recipe: Recipe, file: Path) -> Dataset:
    """The data kept of the same recipe; no data without a file; raises `Unsupported` for another recipe."""
    if not file.exists():
        return Dataset(recipe, [])
    try:
        kept = json.loads(file.read_text())
        same = {**kept["about"], "positions": 0} == {**json.loads(json.dumps(recipe.about())), "positions": 0}
        rows = [(game, step, code, tuple(worth), tuple(numbers)) for game, step, code, worth, numbers in kept["rows"]]
        games = int(kept["games"])
    except (ValueError, KeyError, TypeError) as error:
        raise Unsupported(Message("cannot-dataset-resume", {"file": str(file)})) from error
    if not same or len(rows) > recipe.n:
        raise Unsupported(Message("cannot-dataset-resume", {"file": str(file)}))
    return Dataset(recipe, rows, games)


def library() -> tuple[Any, Any]:
    """pyarrow and its Parquet module, or `Unsupported` that says which command installs them."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        command = "pip install pyarrow"
        raise Unsupported(Message("cannot-extra", {"package": "pyarrow", "command": command})) from error


def write_parquet(file: Path, arrays: dict[str, NDArray[Any]], about: str) -> None:
    """One column an array; an array of arrays is a column of lists, row by row. `about` is kept with the schema."""
    arrow, parquet = library()
    columns = {name: _column(arrow, array) for name, array in arrays.items()}
    parquet.write_table(arrow.table(columns).replace_schema_metadata({"parlour": about}), file)


def _column(arrow: Any, array: NDArray[Any]) -> Any:
    if array.ndim == 1:
        return arrow.array(array)
    each = int(np.prod(array.shape[1:]))
    offsets = np.arange(0, each * len(array) + 1, each, dtype=np.int32)
    return arrow.ListArray.from_arrays(offsets, arrow.array(array.reshape(-1)))
