"""How often the engine's leads and shares are won in its games against itself: what `engine/chances.py` is made from.

`python -m bench.rolit_engine.calibration COURSE GAMES OUT [SEED]` plays games of the engine against itself after some
moves at random, looking ahead by one instalment, and asks it about some positions with all of them.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

import parlour
from parlour.compute.webassembly.offer import FURTHER, answer_length
from parlour.contract.state import State
from parlour.engine.ask import Desk, read
from parlour.games.rolit import Rolit
from parlour.games.rolit.engine.courses import COURSES
from parlour.games.rolit.engine.engine import RolitEngine

ASKED: Final = 4
"""Positions of a game that are asked about."""
WILD: Final = (4, 14)
"""Moves at random that a game begins with."""
MOST: Final = 3


def main(course: str, games: str, out: str, seed: str = "1") -> None:
    size, players, reversi = COURSES[course]
    game = parlour.game("rolit", size=size, players=players, preset="reversi" if reversi else "rolit")
    assert isinstance(game, Rolit)
    engine, rows = RolitEngine(game), list[list[Any]]()
    desk = Desk(engine, engine.position(game.start()).ground)
    for number in range(int(games)):
        rows += [[number, *row] for row in play(engine, desk, Random(int(seed) << 20 | number))]
        Path(out).write_text(json.dumps(rows))


def play(engine: RolitEngine, desk: Desk, random: Random) -> list[list[Any]]:
    """By position: empty hollows, instalment, whether exact, worths by seat, the mover, leads; and the result."""
    state: Any = engine.game.start()
    wild = random.randint(*WILD)
    while state.chances() or wild > 0:
        moves = state.legal() or [outcome for outcome, _ in state.chances()]
        state, wild = state.play(random.choice(moves)), wild - 1
    line, result = list[Any](), list[float]()
    while not result:
        answer = answers(engine, desk, state, 1)[-1]
        best = answer.ranked(state.actor)[0]
        line.append(state)
        state = state.play(best.move)
        if answer.exact:  # best play decides the rest
            result = list(best.worth)
    early = [each for each in line[:-1] if len(each.legal()) > 1]
    rows = []
    for asked in random.sample(early, min(ASKED, len(early))):
        for number, answer in enumerate(answers(engine, desk, asked, MOST)):
            best = answer.ranked(asked.actor)[0]
            rows.append([asked.empty.bit_count(), number, best.exact, asked.actor, best.worth, best.lead, result])
    return rows


def answers(engine: RolitEngine, desk: Desk, state: State[Any], most: int) -> list[Any]:
    """After no instalment, after one, and so on."""
    position = engine.position(state)
    numbers, found = (
        np.array(position.numbers, np.int64),
        np.zeros(answer_length(len(position.steps), position.players)),
    )
    desk.values(desk.memory, numbers, found)
    told = [read(position, found)]
    for number in range(most):
        if found[FURTHER]:
            desk.search(desk.memory, numbers, found, number)
        told.append(read(position, found))
    return told


if __name__ == "__main__":
    main(*sys.argv[1:])
