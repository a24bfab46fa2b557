"""Grow the opening book.

`python -m bench.rolit_engine.opening NODES PLIES OUT` (OUT is `src/parlour/games/rolit/engine/openings.npz`).

Positions are searched ply by ply, both courses of two on 8×8 in turn. OUT is written after every position, and a run
that finds it goes on from there.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from parlour.games.rolit.board import hollows_in, whole_board
from parlour.games.rolit.engine.courses import starts
from parlour.games.rolit.engine.endgame import REVERSI, ROLIT
from parlour.games.rolit.engine.evaluation import UNIT
from parlour.games.rolit.engine.opening import SIZE, standard
from parlour.games.rolit.engine.position import Position
from parlour.games.rolit.engine.symmetry import turned, turned_back
from parlour.games.rolit.engine.thinker import Thinker
from parlour.games.rolit.engine.weights import brains

ENDLESS = 1e6
RULES = {"reversi-8": REVERSI, "two-8": ROLIT}


class Grown:
    """The book of one course: by key its move, value and depth, all in the standard way."""

    def __init__(self, name: str, nodes: int, rows: list[list[int]]) -> None:
        self.rule, self.nodes = RULES[name], nodes
        self.thinker = Thinker(SIZE, self.rule, brains(name)[0], 1 << 20)
        self.lines = {(one, two): rest for one, two, *rest in rows}

    def ball(self, position: Position) -> tuple[int, bool]:
        """The move of a position, and whether it had to be searched for."""
        key, way = standard(position)
        new = key not in self.lines
        if new:
            found = self.thinker.think(position, ENDLESS, nodes=self.nodes)
            hollow = int(turned(np.uint64(found.ball), way, SIZE)).bit_length() - 1
            self.lines[key] = [hollow, round(found.value * UNIT) + (1 << 20), found.depth]
        return int(turned_back(np.uint64(1 << self.lines[key][0]), way, SIZE)), new

    def replies(self, position: Position) -> list[Position]:
        moves = [1 << hollow for hollow in hollows_in(position.open_hollows(self.rule))]
        return [position.after(ball) for ball in moves] or [position.after(0)]

    def rows(self) -> list[list[int]]:
        return [[*key, *line] for key, line in self.lines.items()]


def different(positions: list[Position]) -> list[Position]:
    """One of those that are the same up to turns and reflections."""
    return list({standard(position)[0]: position for position in positions}.values())


def main(nodes: str, plies: str, out: str) -> None:
    file = Path(out)
    kept = dict(np.load(file)) if file.exists() else {}
    books = {name: Grown(name, int(nodes), kept[name].tolist() if name in kept else []) for name in RULES}
    board = whole_board(SIZE)
    first = {
        name: [Position(a, b, c | d, board & ~(a | b | c | d)) for a, b, c, d in starts(SIZE, 2, name == "reversi-8")]
        for name in RULES
    }
    coming = {
        name: [first[name], [after for each in first[name] for after in books[name].replies(each)]] for name in RULES
    }
    for ply in range(int(plies) + 1):
        for name, book in books.items():
            following: list[Position] = []
            for position in different(coming[name][ply]):
                if not position.open_hollows(book.rule):
                    continue
                ball, new = book.ball(position)
                following += book.replies(position.after(ball))
                if new:
                    rows: dict[str, Any] = {each: np.array(books[each].rows(), np.uint64) for each in RULES}
                    np.savez_compressed(file, **rows)
            coming[name].append(following)
            print(f"{name}, ply {ply}: {len(book.lines)} positions, {process_time():.0f} s", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
