"""Answers of engines about a few positions, as JSON: run without the compiler and compared with what it compiles."""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

import parlour
from parlour.contract.state import CHANCE, State
from parlour.engine.ask import asked

SMALL: dict[str, Any] = {"edition": "nine", "tiles": 4, "dice": 1}
CASES: tuple[tuple[str, dict[str, Any], int, int], ...] = (
    *(("shutbox", {**SMALL, "players": players}, 3 * players, 0) for players in range(1, 5)),
    *(("tuki", {"players": players, "rounds": 1}, 20, 0) for players in range(2, 7)),
    ("tuki", {"players": 2, "rounds": 1}, 55, 1),
)
"""A game, its options, how many steps are made at least, and instalments. Rolit has a test with small evaluations."""


def reached(name: str, options: dict[str, Any], steps: int) -> State[Any]:
    """A position with a choice after at least this many steps at random, in the first game that has one."""
    game, random = parlour.game(name, **options), Random(steps)
    while True:
        state, made = game.start(), 0
        while not state.over:
            if made >= steps and state.actor != CHANCE and len(state.legal()) > 1:
                return state
            state = state.play(random.choice(state.legal() or [outcome for outcome, _ in state.chances()]))
            made += 1


def answers() -> list[Any]:
    found = []
    for name, options, steps, instalments in CASES:
        state = reached(name, options, steps)
        answer = asked(state.game.engine(), state, instalments)
        found.append([answer.nodes, *([str(each.move), *each[1:]] for each in answer.steps)])
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


if __name__ == "__main__":
    json.dump(answers(), sys.stdout)
