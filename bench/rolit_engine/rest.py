"""How much of a game the engine leaves unexplained: the rest of fresh games between `medium` and `hard`.

`python -m bench.rolit_engine.rest GAMES INSTALMENTS [COURSE ...]`. A game begins with five moves at random; `hard`
looks at 2,000 nodes a move. The rest of a seat is its result less its first chance, luck and all errors.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time
from typing import Any

import numpy as np

import parlour
from parlour.contract.bots import Budget
from parlour.contract.state import State
from parlour.engine.ask import Desk
from parlour.games.rolit import Rolit
from parlour.games.rolit.engine.courses import COURSES
from parlour.games.rolit.engine.engine import RolitEngine

LEVELS = ("medium", "hard")
WILD, NODES = 5, 2000


def main(games: str, instalments: str, *courses: str) -> None:
    for course in courses or COURSES:
        size, players, reversi = COURSES[course]
        game = parlour.game("rolit", size=size, players=players, preset="reversi" if reversi else "rolit")
        assert isinstance(game, Rolit)
        bots, engine = {level: parlour.bot(game, level) for level in LEVELS}, RolitEngine(game)
        desk = Desk(engine, engine.position(game.start()).ground)
        lines = [played(game, bots, number) for number in range(int(games))]
        began = process_time()
        rests = np.array([rest(engine, desk, line, int(instalments)) for line in lines])
        seconds = (process_time() - began) / len(lines)
        print(f"{course}: {np.sqrt((rests**2).mean()):.3f}, at most {abs(rests).max():.3f}, {seconds:.1f} s a game")


def played(game: Any, bots: dict[str, Any], number: int) -> list[tuple[State[Any], Any]]:
    """Every position of a game with what was played in it."""
    random, state, line = Random(100_000 + number), game.start(), list[tuple[State[Any], Any]]()
    while not state.over:
        moves = state.legal() or [outcome for outcome, _ in state.chances()]
        if state.chances() or len(line) < WILD or len(moves) == 1:
            move = random.choice(moves)
        else:
            move = bots[LEVELS[(number + state.actor) % 2]].choose(state, Budget(nodes=NODES))
        line.append((state, move))
        state = state.play(move)
    return line


def rest(engine: RolitEngine, desk: Desk, line: list[tuple[Any, Any]], instalments: int) -> Any:
    """By seat, summed over the steps: the worth of a position, less what the step to it was said to be worth."""
    total, said = np.zeros(engine.game.players), None
    for state, move in line:
        answer = desk.answer(engine.position(state), instalments)
        best = (
            answer.ranked(state.actor)[0].worth if state.legal() else np.mean([e.worth for e in answer.steps], axis=0)
        )
        if said is not None:
            total += np.array(best) - said
        said = np.array(answer.of(move).worth)
    return total  # the last step ends the game, and its worth is the result


if __name__ == "__main__":
    main(*sys.argv[1:])
