"""States of late and early games, and a small evaluation with which the engine also answers without the compiler."""

from __future__ import annotations

import gzip
from random import Random
from typing import Any

import numpy as np

import parlour
from parlour.compute.webassembly.offer import FURTHER, answer_length
from parlour.contract.engine import Ground
from parlour.engine.ask import Desk
from parlour.games.rolit.engine.engine import RolitEngine
from parlour.games.rolit.engine.layout import cells
from parlour.games.rolit.engine.packing import Head
from parlour.games.rolit.state import RolitState

SHAPES = ((0, 1, 8), (5, 4, 13), (40, 41, 32), (45, 44, 37))
"""The corners of 6×6."""


def reached(options: dict[str, Any], empties: int, seed: int) -> RolitState:
    """A state with a choice and at most as many empty hollows, after moves at random."""
    random = Random(seed)
    while True:
        state = parlour.game("rolit", **options).start()
        while not state.over and (state.chances() or state.empty.bit_count() > empties):
            state = state.play(random.choice(state.legal() or [outcome for outcome, _ in state.chances()]))
        if len(state.legal()) > 1:
            assert isinstance(state, RolitState)
            return state


class Small(RolitEngine):
    """The engine with an evaluation of the corners alone."""

    def ground(self, name: str) -> Ground:
        game = self.game
        brains, random = (1 if game.players == 2 else game.players), Random(name)
        head = Head(6, game.players, game.reversi, brains, 1, 64, 1)
        shapes = [3, len(SHAPES), 32, 0, 1, 2, *(hollow for shape in SHAPES for hollow in shape)]
        packed = bytes([*head, *shapes]) + random.randbytes(27 * brains)
        return Ground(gzip.compress(packed), cells(packed))


def raw(engine: RolitEngine, state: RolitState, instalments: int) -> list[list[float]]:
    """The answers in numbers: at a glance, and after each instalment."""
    position = engine.position(state)
    desk, numbers = Desk(engine, position.ground), np.array(position.numbers, np.int64)
    answer = np.zeros(answer_length(len(position.steps), position.players))
    desk.values(desk.memory, numbers, answer)
    found = [answer.tolist()]
    for number in range(instalments):
        if answer[FURTHER]:
            desk.search(desk.memory, numbers, answer, number)
            found.append(answer.tolist())
    return found
