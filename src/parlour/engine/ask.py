"""Asks a game's engine in this process: the functions that pages run as WebAssembly, with the same answers."""

from __future__ import annotations

import gzip
from functools import lru_cache
from importlib import import_module
from time import perf_counter
from typing import Any

from parlour.compute.webassembly.offer import COUNTED, EACH, FURTHER, answer_length
from parlour.contract.bots import FREE, Budget
from parlour.contract.engine import Answer, Engine, Position, Unit, Valued, Worth
from parlour.contract.state import State


class Desk:
    """An engine's functions on memory that is laid out for one ground.

    NumPy comes with the first one: a board in the terminal does not wait for it.
    """

    def __init__(self, engine: Engine, ground: str) -> None:
        import numpy as np

        offered = {offer.name: offer.function for offer in import_module(engine.module).OFFERS}
        self.values, self.search, self.unit = offered["values"], offered["search"], engine.unit
        file, cells = engine.ground(ground)
        self.memory = np.zeros(cells, np.uint64)
        offered["prepare"](np.frombuffer(gzip.decompress(file), np.uint8).copy(), self.memory)

    def answer(self, position: Position, instalments: int, budget: Budget = FREE) -> Answer:
        """A glance for no instalments, otherwise after this many, or fewer if more do not help or are not allowed."""
        import numpy as np

        numbers, begun = np.array(position.numbers, np.int64), perf_counter()
        found = np.zeros(answer_length(len(position.steps), position.players))
        with np.errstate(over="ignore"):  # random numbers wrap around on purpose, also without the compiler
            self.values(self.memory, numbers, found)
            for number in range(instalments):
                spent = budget.nodes is not None and found[COUNTED] >= budget.nodes
                late = budget.seconds is not None and perf_counter() - begun >= budget.seconds
                if not found[FURTHER] or spent or late:
                    break
                self.search(self.memory, numbers, found, number)
        return read(position, found, self.unit)


def read(position: Position, found: Any, unit: Unit = "win") -> Answer:
    seats, steps, numbers = position.players, [], found.tolist()
    for place, step in enumerate(position.steps):
        at = EACH + place * (2 * seats + 2)
        worth, lead = tuple(numbers[at : at + seats]), tuple(numbers[at + seats : at + 2 * seats])
        exact, error = bool(numbers[at + 2 * seats]), numbers[at + 2 * seats + 1]
        steps.append(Valued(step, worth, () if lead[0] != lead[0] else lead, exact, error))
    return Answer(tuple(steps), int(numbers[COUNTED]), bool(numbers[FURTHER]), unit)


@lru_cache(maxsize=4)
def desk(engine: Engine, ground: str) -> Desk:
    """Cached for the life of the process; engines of equal games are equal."""
    return Desk(engine, ground)


def asked(engine: Engine, state: State[Any], instalments: int | None = None, budget: Budget = FREE) -> Answer:
    """Every step of a position; `None` instalments are the engine's own budget."""
    many = engine.instalments if instalments is None else instalments
    if not engine.module:
        return engine.answer(state, many)
    position = engine.position(state)
    return desk(engine, position.ground).answer(position, many, budget)


def mean(state: State[Any], answer: Answer) -> Worth:
    """The worth of an outcome on average."""
    chances = dict(state.chances())
    total = [0.0] * len(answer.steps[0].worth)
    for each in answer.steps:  # one after the other, as pages add: `sum` may be more careful
        chance = float(chances[each.move])
        total = [so_far + chance * worth for so_far, worth in zip(total, each.worth, strict=True)]
    return tuple(total)
