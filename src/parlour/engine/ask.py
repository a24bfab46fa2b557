"""Asks a game's engine in this process: the functions that pages run as WebAssembly, with the same answers."""

from __future__ import annotations

import gzip
from functools import lru_cache
from importlib import import_module
from typing import Any

import numpy as np

from parlour.compute.webassembly.offer import COUNTED, EACH, FURTHER, answer_length
from parlour.contract.engine import Answer, Engine, Position, Valued
from parlour.contract.state import State


class Desk:
    """An engine's functions on memory that is laid out for one ground."""

    def __init__(self, engine: Engine, ground: str) -> None:
        offered = {offer.name: offer.function for offer in import_module(engine.module).OFFERS}
        self.values, self.search = offered["values"], offered["search"]
        file, cells = engine.ground(ground)
        self.memory = np.zeros(cells, np.uint64)
        offered["prepare"](np.frombuffer(gzip.decompress(file), np.uint8).copy(), self.memory)

    def answer(self, position: Position, instalments: int) -> Answer:
        """At a glance with no instalments, else after as many of them, or fewer where no more help."""
        numbers = np.array(position.numbers, np.int64)
        found = np.zeros(answer_length(len(position.steps), position.players))
        self.values(self.memory, numbers, found)
        for number in range(instalments):
            if not found[FURTHER]:
                break
            self.search(self.memory, numbers, found, number)
        return read(position, found)


def read(position: Position, found: Any) -> Answer:
    seats, steps = position.players, []
    for place, step in enumerate(position.steps):
        at = EACH + place * (2 * seats + 2)
        worth, lead = found[at : at + seats], found[at + seats : at + 2 * seats]
        known = () if np.isnan(lead[0]) else tuple(map(float, lead))
        exact, error = bool(found[at + 2 * seats]), float(found[at + 2 * seats + 1])
        steps.append(Valued(step, tuple(map(float, worth)), known, exact, error))
    return Answer(tuple(steps), int(found[COUNTED]), bool(found[FURTHER]))


@lru_cache(maxsize=4)
def desk(kind: type[Engine], engine: Engine, ground: str) -> Desk:
    """Laid out once in a process; engines of equal games are equal."""
    return Desk(engine, ground)


def asked(engine: Engine, state: State[Any], instalments: int | None = None) -> Answer:
    """Every step of a position; `None` instalments are the engine's own budget."""
    position = engine.position(state)
    laid = desk(type(engine), engine, position.ground)
    return laid.answer(position, engine.instalments if instalments is None else instalments)
