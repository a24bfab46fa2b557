"""Values of moves for two players: proved near the end, elsewhere from the lead of a search."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import apart, compiled, inline, power_of_e
from parlour.compute.webassembly.offer import COUNTED, FURTHER
from parlour.games.rolit.engine.asking import (
    BALLS,
    EMPTY,
    FIRST,
    HIGH,
    LENGTH,
    LOW,
    OVER,
    TURN,
    all_exact,
    steps_of,
    told,
)
from parlour.games.rolit.engine.cells import peek, poke
from parlour.games.rolit.engine.chances import ERRORS, SCALES
from parlour.games.rolit.engine.desk import LIMIT, NODES, STOP
from parlour.games.rolit.engine.evaluation import UNIT
from parlour.games.rolit.engine.exact import prove
from parlour.games.rolit.engine.glance import WORST
from parlour.games.rolit.engine.layout import (
    AHEAD,
    BOARD,
    BUCKET,
    BUCKETS,
    GUESSES,
    PROOFS,
    PROVED,
    RULE,
    TABLES,
    TRIED,
)
from parlour.games.rolit.engine.midgame import search
from parlour.games.rolit.engine.room import place
from parlour.games.rolit.engine.root import exact_value
from parlour.games.rolit.kernel import NONE, Set, how_many

U = np.uint64
Z: Any = np.int64
AT_ONCE: Final = 10
"""Up to this number of empty hollows `values` proves every lead."""
GLANCE: Final = 2
"""The depth of its search before that."""
DEPTHS, WINS, LEADS = np.array(AHEAD), np.array(TRIED), np.array(PROVED)
TRIALS = np.array([300_000, 1_000_000, 4_000_000, 64_000_000, 64_000_000])
"""Nodes that the proof of one move may take, by instalment."""


@compiled("void(uint64[::1])")
def forget(room: Any) -> None:
    """Clears all that was found before, so that an answer depends on the position alone."""
    room[TABLES : TABLES + 2 * BUCKETS * BUCKET] = NONE
    for desk in (GUESSES, PROOFS):
        for cell in (NODES, STOP, LIMIT):
            poke(place(room, desk), cell, NONE)


@inline
def chance(lead: float, scale: float) -> float:
    """The rate at which a lead expected by a search is won."""
    less = power_of_e(-abs(lead) / scale)
    return (1.0 if lead > 0.0 else less) / (1.0 + less)


@compiled("void(float64[::1], int64, int64, float64, float64, float64)")
def tell(answer: Any, to: int, turn: int, share: float, lead: float, error: float) -> None:
    """Writes the result of the seat `turn`; an error of 0 marks an exact share."""
    answer[to + turn], answer[to + 1 - turn] = share, 1.0 - share
    answer[to + 2 + turn], answer[to + 3 - turn] = lead, -lead
    answer[to + 4], answer[to + 5] = 1.0 if error == 0.0 else 0.0, error


@compiled("float64(uint64[::1], uint64, uint64, uint64, uint64, int64)", apart)
def expected(room: Any, own: Set, other: Set, neutral: Set, empty: Set, depth: int) -> Any:
    """The lead of the seat to move, in balls: the mean of two searches, because odd and even depths differ."""
    guesses, rule, empties = place(room, GUESSES), Z(room[RULE]), Z(how_many(empty))
    total = 0
    for ahead in (depth - 1, depth):
        total += search(guesses, own, other, neutral, empty, empties, ahead, WORST, -WORST, rule, NONE)
    return total / (2 * UNIT)


@compiled("void(uint64[::1], int64[::1], float64[::1], int64, int64)", apart)
def look(room: Any, position: Any, answer: Any, depth: int, instalments: int) -> None:
    """Estimates every unproved step, and the lead where the book says only who wins."""
    rule, board = Z(room[RULE]), Z(room[BOARD])
    for step in range(steps_of(position)):
        at, to = FIRST + LENGTH * step, told(2, step)
        turn, low, high = position[at + TURN], position[at + LOW], position[at + HIGH]
        known = low > 0 or high < 0 or low == high
        if turn == OVER or (answer[to + 4] != 0.0 and not known):
            continue
        own, other = U(position[at + BALLS]), U(position[at + BALLS + 1])
        neutral, empty = U(position[at + BALLS + 2] | position[at + BALLS + 3]), U(position[at + EMPTY])
        lead = expected(room, own, other, neutral, empty, depth)
        lead = min(max(lead, float(low)), float(high))
        share = chance(lead, SCALES[rule, board, Z(how_many(empty))])
        tell(answer, to, turn, share, lead, ERRORS[rule, instalments])
        if known:
            tell(answer, to, turn, 1.0 if low > 0 else 0.0 if high < 0 else 0.5, lead, 0.0)


@compiled("void(uint64[::1], int64[::1], float64[::1], int64)", apart)
def prove_wins(room: Any, position: Any, answer: Any, nodes: int) -> None:
    """Tries to prove the winner after every step."""
    rule, proofs = Z(room[RULE]), place(room, PROOFS)
    for step in range(steps_of(position)):
        at, to = FIRST + LENGTH * step, told(2, step)
        turn = position[at + TURN]
        if turn == OVER or answer[to + 4] != 0.0:
            continue
        own, other = U(position[at + BALLS]), U(position[at + BALLS + 1])
        neutral, empty = U(position[at + BALLS + 2] | position[at + BALLS + 3]), U(position[at + EMPTY])
        empties, lead = Z(how_many(empty)), answer[to + 2 + turn]
        poke(proofs, STOP, NONE)
        poke(proofs, LIMIT, peek(proofs, NODES) + U(nodes))
        first = 0 if lead > 0.0 else -1
        found = prove(proofs, own, other, neutral, empty, empties, first, rule, NONE)
        if (found > first) != (first == 0):  # the other limit decides
            found = prove(proofs, own, other, neutral, empty, empties, -1 - first, rule, NONE)
        share = 1.0 if found > 0 else 0.0 if found < 0 else 0.5
        if peek(proofs, STOP) == NONE:
            lead = max(lead, 1.0) if share == 1.0 else min(lead, -1.0) if share == 0.0 else 0.0
            tell(answer, to, turn, share, lead, 0.0)


@compiled("void(uint64[::1], int64[::1], float64[::1])", apart)
def prove_leads(room: Any, position: Any, answer: Any) -> None:
    """The lead of every step, exactly."""
    rule, proofs = Z(room[RULE]), place(room, PROOFS)
    poke(proofs, STOP, NONE)
    poke(proofs, LIMIT, NONE)
    for step in range(steps_of(position)):
        at, to = FIRST + LENGTH * step, told(2, step)
        turn = position[at + TURN]
        if turn == OVER:
            continue
        own, other = U(position[at + BALLS]), U(position[at + BALLS + 1])
        neutral, empty = U(position[at + BALLS + 2] | position[at + BALLS + 3]), U(position[at + EMPTY])
        guess = Z(round(answer[to + 2 + turn]))
        lead = exact_value(proofs, own, other, neutral, empty, guess, rule)
        tell(answer, to, turn, 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5, float(lead), 0.0)


@inline
def by_book(position: Any) -> Any:
    """Whether the book says who wins after a step; a deeper search still improves its lead."""
    found = False
    for step in range(steps_of(position)):
        at = FIRST + LENGTH * step
        low, high = position[at + LOW], position[at + HIGH]
        found = found or (position[at + TURN] != OVER and low != high and (low > 0 or high < 0))
    return found


@inline
def count(room: Any, answer: Any) -> None:
    answer[COUNTED] = float(peek(place(room, GUESSES), NODES) + peek(place(room, PROOFS), NODES))


@compiled("void(uint64[::1], int64[::1], float64[::1], int64)", apart)
def values_of_two(room: Any, position: Any, answer: Any, empties: int) -> None:
    forget(room)
    if empties <= AT_ONCE or room[BOARD] == U(4):
        prove_leads(room, position, answer)
        answer[FURTHER] = 0.0
    else:
        look(room, position, answer, GLANCE, 0)
        answer[FURTHER] = 1.0
    count(room, answer)


@compiled("void(uint64[::1], int64[::1], float64[::1], int64, int64)", apart)
def search_of_two(room: Any, position: Any, answer: Any, empties: int, number: int) -> None:
    """Searches deeper; where the end is within reach, proves who wins, and then by how much."""
    board = Z(room[BOARD])
    near = empties <= LEADS[board]
    if number > 0 and near:
        prove_leads(room, position, answer)
        answer[FURTHER] = 0.0
    else:
        look(room, position, answer, DEPTHS[number], number + 1)
        if empties <= WINS[board]:
            prove_wins(room, position, answer, TRIALS[number])
        open_ = not all_exact(position, answer, 2) or by_book(position)
        answer[FURTHER] = 1.0 if near or (number + 1 < len(DEPTHS) and open_) else 0.0
    count(room, answer)
