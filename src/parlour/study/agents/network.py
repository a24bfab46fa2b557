"""`net:FILE.npz`: plays as a policy network that was trained on a task, in whole numbers, by NumPy alone.

A file holds what the network looks at and its layers, as numbers with `POINT` binary digits after the point. Sums of
whole numbers are the same on every machine, so that a file plays the same games everywhere. Of legal moves it plays
the one it likes best. `bench/baselines` trains such files.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.contract.bots import FREE, BotFactory, Budget, Thought
from parlour.contract.game import Game
from parlour.contract.state import State, Step
from parlour.errors import BadOption, BadRecord
from parlour.speech.message import Message
from parlour.table.record import cannot

POINT: Final = 12
ONE: Final = 1 << POINT
FARTHEST: Final = 8 * ONE
"""Inputs that are measured, not named, are cut off there."""
MOST_BYTES: Final = 64 << 20


class Encoding(NamedTuple):
    """The inputs of a network, from a flat observation: numbers less a middle, scaled; and whether one has a value."""

    measured: NDArray[np.int64]
    middle: NDArray[np.int64]
    scale: NDArray[np.int64]
    named: NDArray[np.int64]
    value: NDArray[np.int64]

    def __call__(self, seen: NDArray[Any]) -> NDArray[np.int64]:
        """The inputs, row by row."""
        numbers = (seen[:, self.measured].astype(np.int64) - self.middle) * self.scale
        flags = (seen[:, self.named] == self.value).astype(np.int64) * ONE
        return np.concatenate([numbers.clip(-FARTHEST, FARTHEST), flags], 1)


class Network(NamedTuple):
    about: Mapping[str, Any]
    """Task, agent, seed, and how it was trained."""
    encoding: Encoding
    layers: tuple[tuple[NDArray[np.int64], NDArray[np.int64]], ...]
    """Weights and offsets; between two layers negative values become zero."""

    def chosen(self, seen: NDArray[Any], legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        """The numbers of the moves for flat observations, row by row."""
        values = self.encoding(seen)
        for place, (weights, offsets) in enumerate(self.layers):
            values = values if place == 0 else values.clip(0)
            values = (values @ weights + offsets) >> POINT
        liked: NDArray[np.int64] = np.where(legal, values, np.iinfo(np.int64).min).argmax(1)
        return liked


def save(file: Path, network: Network) -> None:
    arrays = {f"encoding_{name}": array.astype(np.int32) for name, array in network.encoding._asdict().items()}
    for place, (weights, offsets) in enumerate(network.layers):
        arrays |= {f"weights_{place}": weights.astype(np.int16), f"offsets_{place}": offsets.astype(np.int32)}
    with file.open("wb") as out:
        np.savez_compressed(out, about=np.array(json.dumps(dict(network.about))), **arrays)


@lru_cache(maxsize=32)
def load(file: Path) -> Network:
    """The network of a file; `BadRecord` where it is none."""
    try:
        if file.stat().st_size > MOST_BYTES:
            raise ValueError(file.stat().st_size)
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as held:
            about: Mapping[str, Any] = json.loads(str(held["about"]))
            missing = {"task", "agent", "rules", "options"} - about.keys()
            if missing:
                raise ValueError(missing)
            encoding = Encoding(*(held[f"encoding_{name}"].astype(np.int64) for name in Encoding._fields))
            count = sum(name.startswith("weights_") for name in held.files)
            layers = tuple(
                (held[f"weights_{n}"].astype(np.int64), held[f"offsets_{n}"].astype(np.int64)) for n in range(count)
            )
    except OSError as error:
        raise cannot("read", file, error) from error
    except Exception as error:  # a file of a stranger may be anything
        raise BadRecord(Message("record-not-json", {"why": f"{file}: {error}"})) from error
    return Network(about, encoding, layers)


def told(file: Path) -> dict[str, Any]:
    """Facts of a file for a result: how it was trained, and the file's checksum."""
    return {**load(file).about, "sha256": sha256(file.read_bytes()).hexdigest()}


def maker(given: str) -> BotFactory:
    """The factory of `net:GIVEN`."""
    network = load(Path(given))
    return lambda game, random: Trained(game, network)


class Trained:
    def __init__(self, game: Game, network: Network) -> None:
        looked = [each for each in (network.encoding.measured, network.encoding.named) if each.size]
        shapes = [sum(map(len, looked)), *(weights.shape[1] for weights, _ in network.layers)]
        fits = shapes == [*(weights.shape[0] for weights, _ in network.layers), len(game.actions)]
        entries, options = int(np.prod(game.observation.shape)), json.loads(json.dumps(game.options_dict))
        if not fits or any(each.max() >= entries for each in looked) or options != network.about["options"]:
            why = f"{network.about['task']}: {network.about['options']}"
            raise BadOption("bots", str(network.about["agent"]), Message("cannot-bot", {"bot": repr(game), "why": why}))
        self._game, self._network = game, network

    def choose(self, state: State[Any], budget: Budget = FREE) -> Step:
        assert state.actor is not None
        seen, legal = state.observe(state.actor).reshape(1, -1), state.mask().reshape(1, -1)
        move = self._game.actions[int(self._network.chosen(seen, legal)[0])]
        budget.tell(Thought(move, nodes=1))
        return move

    def odds(self, state: State[Any]) -> Mapping[Step, float]:
        return {self.choose(state): 1.0}
