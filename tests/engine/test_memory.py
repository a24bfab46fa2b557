"""No engine writes a cell outside the memory that its ground lays out, or behind the answer it was asked for."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest
from numba import config
from tests.engine.test_doors import GAMES
from tests.games.shutbox.engine.test_engine import SMALL

import parlour
from parlour.contract.state import State
from parlour.engine.ask import Desk

BOXES = {str(options): ("shutbox", {"first": 0, **options}) for options in SMALL}
MOST = 48
"""Positions that are played through, six of which are asked about."""
FENCE, MARK = 512, np.uint64(0xDEAD_BEEF_CAFE_BABE)


class Fenced:
    """An array between cells that nobody may write to."""

    def __init__(self, length: int, kind: Any) -> None:
        self.whole = np.full(length + 2 * FENCE, MARK)
        self.inside = self.whole[FENCE:-FENCE].view(kind)
        self.inside[:] = 0

    def broken(self) -> list[int]:
        """The cells that were written to, counted from the beginning of the array."""
        outside = np.concatenate([self.whole[:FENCE], self.whole[-FENCE:]]) != MARK
        cells = [*range(-FENCE, 0), *range(len(self.inside), len(self.inside) + FENCE)]
        return [cell for cell, written in zip(cells, outside.tolist(), strict=True) if written]


def fenced(engine: Any, ground: str) -> tuple[Desk, Fenced]:
    """A desk whose memory and answers have a fence around them."""
    desk, file = Desk(engine, ground), engine.ground(ground)
    memory = Fenced(file.cells, np.uint64)
    desk.memory = memory.inside
    prepare = next(offer.function for offer in import_module(engine.module).OFFERS if offer.name == "prepare")
    prepare(np.frombuffer(gzip.decompress(file.file), np.uint8).copy(), desk.memory)
    for name in ("values", "search"):
        setattr(desk, name, guarded(getattr(desk, name)))
    return desk, memory


def guarded(function: Any) -> Any:
    def ask(memory: Any, numbers: Any, found: Any, *more: int) -> None:
        answer = Fenced(len(found), np.float64)
        answer.inside[:] = found
        function(memory, numbers, answer.inside, *more)
        assert answer.broken() == []
        found[:] = answer.inside

    return ask


def played(game: parlour.Game) -> Iterator[State[Any]]:
    """Positions of random games, with moves or outcomes to come."""
    random, state = Random(str(game)), game.start()
    while True:
        state = game.start() if state.over else state
        yield state
        state = state.play(random.choice([*state.legal(), *(outcome for outcome, _ in state.chances())]))


@pytest.mark.skipif(bool(config.DISABLE_JIT), reason="arrays check their limits uncompiled")
@pytest.mark.parametrize(("name", "options"), [*GAMES.values(), *BOXES.values()], ids=[*GAMES, *BOXES])
def test_nothing_is_written_outside(name: str, options: dict[str, Any]) -> None:
    game = parlour.game(name, **options)
    engine: Any = game.engine()
    desks: dict[str, tuple[Desk, Fenced]] = {}
    asked = [state for state in islice(played(game), MOST) if engine.judges(state)][:: MOST // 6]
    assert asked
    for state in asked:
        position = engine.position(state)
        if position.ground not in desks:
            desks[position.ground] = fenced(engine, position.ground)
        desk, memory = desks[position.ground]
        assert len(desk.answer(position, 1).steps) == len(position.steps)
        assert memory.broken() == [], f"{name} at {state.code()}"


def test_a_fence_notices_a_cell_too_many() -> None:
    array = Fenced(3, np.float64)
    assert array.broken() == []
    array.whole[FENCE + 3] = array.whole[FENCE - 1] = 0
    assert array.broken() == [-1, 3]
