"""A whole round of two players solved exactly on a reduced deck, and what the bots lose against it.

`python bench/tuki_engine/whole_round.py 3322` solves the game of two columns with so many cards of each number from 0.
The learned estimate knows four columns only: `thumb` is its rule of thumb without slips, and `hard` searches with that.
The value of a position is the chance of seat 0 to win a game of one round when both play best; a tie is half. Positions
between turns are kept by a key; what happens within a turn is gone through every time. Slots of a column, and columns,
are interchangeable, so that a grid is kept in its smallest form.
"""

from __future__ import annotations

import sys
from time import process_time
from typing import Any

import numpy as np
from numba import types
from numba.typed import Dict

from games import childs_move
from parlour.games.tuki import layout as at
from parlour.games.tuki.cards import Pool
from parlour.games.tuki.engine.candidates import MOST_MOVES, distinct
from parlour.games.tuki.engine.judging import Judge, Limits
from parlour.games.tuki.engine.policy import SCRATCH, choose
from parlour.games.tuki.engine.rollout import anything, seat_moves, step
from parlour.games.tuki.engine.weights import rule_of_thumb
from parlour.games.tuki.game import Tuki
from parlour.games.tuki.layout import encode
from parlour.games.tuki.packed import pool_size
from parlour.kernels import below, inline, jit, stream

DEPTH = 3000


class Reduced(Tuki):
    """Two columns of two; three turns in a row that take the discard end the round."""

    deck: Pool = (3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    slots = 4
    stalled = 3


@inline
def smallest(grid: int) -> int:
    """A grid of two columns with the lower card of each column first, and the lower column first."""
    one, other = grid & 255, (grid >> 8) & 255
    one = one if one & 15 <= one >> 4 else (one >> 4) | ((one & 15) << 4)
    other = other if other & 15 <= other >> 4 else (other >> 4) | ((other & 15) << 4)
    return (one << 8) | other if one <= other else (other << 8) | one


@inline
def squeezed(pool: int) -> int:
    """A pool of the numbers 0 to 3, up to three of each, in eight bits."""
    return (pool & 3) | (pool >> 4 & 3) << 2 | (pool >> 8 & 3) << 4 | (pool >> 12 & 3) << 6


@inline
def key(p: Any) -> int:
    """A whole number for a position between turns, the same for positions that differ in names only."""
    idle = 0 if p[at.ENDING] else p[at.IDLE]
    small = p[at.SEAT] | p[at.ENDING] << 1 | p[at.LEFT] << 2 | p[at.REBUILDS] << 4 | idle << 6
    pools = squeezed(p[at.UNSEEN]) | squeezed(p[at.STOCK]) << 8 | min(4, p[at.TOP]) << 16 | small << 19
    return int(pools << 32 | smallest(p[at.GRID]) << 16 | smallest(p[at.GRID + 1]))


@inline
def share(p: Any) -> float:
    """TK-15: seat 0's part of the win."""
    mine, theirs = p[at.TOTAL], p[at.TOTAL + 1]
    return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0


@jit
def settle_round(stack: Any, depth: int, moves: Any, known: Any) -> float:
    """The value of the position at this depth of the stack."""
    p = stack[depth]
    phase = p[at.PHASE]
    if phase == at.OVER:
        return share(p)
    between = phase == at.TAKE
    place = key(p) if between else 0
    if between and place in known:
        return float(known[place])
    value = 0.0
    if seat_moves(p):
        found, seat = distinct(p, moves[depth]), p[at.SEAT]
        for n in range(found):
            stack[depth + 1] = p
            step(stack[depth + 1], moves[depth, n])
            worth = settle_round(stack, depth + 1, moves, known)
            if n == 0 or (worth > value if seat == 0 else worth < value):
                value = worth
    elif phase == at.LOT:
        for seat in range(2):
            stack[depth + 1] = p
            step(stack[depth + 1], seat)
            value += settle_round(stack, depth + 1, moves, known) / 2.0
    else:
        pool = p[at.STOCK] if phase == at.DRAW and p[at.REBUILDS] else p[at.DECK] if phase == at.DEAL else p[at.UNSEEN]
        cards = pool_size(pool)
        for card in range(14):
            many = (pool >> 4 * card) & 15
            if many:
                stack[depth + 1] = p
                step(stack[depth + 1], card)
                value += settle_round(stack, depth + 1, moves, known) * many / cards
    if between:
        known[place] = value
    return value


class WholeRound:
    """Every position of a reduced game of one round, solved when it is asked for, and kept."""

    def __init__(self) -> None:
        self.known = Dict.empty(types.int64, types.float64)
        self.stack = np.zeros((DEPTH, at.SIZE), dtype=np.int64)
        self.moves = np.zeros((DEPTH, MOST_MOVES), dtype=np.int64)

    def value(self, p: Any) -> float:
        """Seat 0's chance to win from here when both play best."""
        self.stack[0] = p
        return float(settle_round(self.stack, 0, self.moves, self.known))

    def loss(self, p: Any, move: int) -> float:
        """What a move of the seat that moves throws away of its chance to win, against the best move."""
        after = p.copy()
        step(after, move)
        better = self.value(p) - self.value(after)
        return better if p[at.SEAT] == 0 else -better


def searched(w: Any, p: Any, seed: int) -> int:
    """The move of `hard` with 400 rollouts, and by enumeration in the last turns."""
    if p[at.PHASE] == at.OPEN:
        return int(choose(w, p, np.zeros(SCRATCH)))
    return Judge(w, p, seed).judge(Limits(400, 60.0)).moves[0]


def losses(solved: WholeRound, begin: Any, level: str, w: Any, rounds: int) -> tuple[float, float]:
    """What a seat loses in a round among its like, on average, and half the 95 % interval."""
    rng, s, lost = np.zeros(1, dtype=np.uint64), np.zeros(SCRATCH), []
    for number in range(rounds):
        p, total = begin.copy(), 0.0
        with np.errstate(over="ignore"):
            rng[0] = stream(1, number)
            while p[at.PHASE] != at.OVER:
                if not seat_moves(p):
                    step(p, int(anything(p, rng)))
                    continue
                slip = int(below(rng, 20))
                guess = level == "random" or (level == "easy" and slip < 5)
                childish = level == "easy" or (level == "medium" and slip < 4)
                if guess or childish:
                    move = anything(p, rng) if guess else childs_move(p, rng)
                else:
                    move = searched(w, p, number) if level == "hard" else choose(w, p, s)
                total += solved.loss(p, int(move))
                step(p, int(move))
        lost.append(total / 2)
    return float(np.mean(lost)), float(1.96 * np.std(lost, ddof=1) / np.sqrt(rounds))


def main(counts: str) -> None:
    Reduced.deck = (*map(int, counts), *(0,) * (14 - len(counts)))
    game, solved = Reduced.make({"rounds": 1, "first": 0}), WholeRound()
    begin, started = encode(game.start()), process_time()
    value = solved.value(begin)
    seconds = process_time() - started
    print(
        f"{counts}: seat 0, which begins, wins {value:.9f}; {len(solved.known)} positions, {seconds:.0f} s", flush=True
    )
    for level in ("random", "easy", "medium", "thumb", "hard"):
        mean, half = losses(solved, begin, level, rule_of_thumb(), 200 if level == "hard" else 400)
        print(f"{level} loses {100 * mean:.2f} ± {100 * half:.2f} % of a win in a round", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
