"""Exact values of positions by empty hollows after random play: seconds and nodes of processor time.

`python -m bench.rolit_engine.endings EMPTY POSITIONS`.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

from parlour.games.rolit.board import hollows_in, whole_board
from parlour.games.rolit.engine.courses import starts
from parlour.games.rolit.engine.desk import ORDERED, WEIGHTS, Desk
from parlour.games.rolit.engine.endgame import REVERSI, ROLIT
from parlour.games.rolit.engine.position import Position
from parlour.games.rolit.engine.root import exact_value
from parlour.games.rolit.engine.weights import brains

RULES = {"reversi-8": REVERSI, "two-8": ROLIT}


def after_random_play(random: Random, rule: int, empty: int) -> Position:
    """A position in which the mover has a choice."""
    while True:
        own, other, *rest = random.choice(list(starts(8, 2, rule == REVERSI)))
        neutral = sum(rest)
        position = Position(own, other, neutral, whole_board(8) & ~(own | other | neutral))
        while position.empties > empty and (open_hollows := position.open_hollows(rule)):
            position = position.after(1 << random.choice(list(hollows_in(open_hollows))))
        if position.empties == empty and position.open_hollows(rule):
            return position


def main(empty: str, positions: str) -> None:
    for name, rule in RULES.items():
        brain = brains(name)[0]
        for number in range(int(positions)):
            at = after_random_play(Random(f"{name}:{number}"), rule, int(empty))
            desk = Desk(8, 1 << 22)
            desk.cells[WEIGHTS], desk.cells[ORDERED] = brain.address, 12
            began = process_time()
            found = int(exact_value(desk.address, at.own, at.other, at.neutral, at.empty, 0, rule))
            took = process_time() - began
            print(f"{name} {number}: {found:+d}, {took:.1f} s, {desk.nodes / 1e6:.1f} million nodes", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
