"""The engine's exported functions (`parlour.compute.webassembly.offer`): values of all steps of a position; the rules.

A position is the 36 numbers of `layout`, then the numbers of its steps. Every step is followed to the end of the turn
and judged at a glance (`outlook`), or exactly in the last turns. Rollouts under the same luck then compare the moves:
one of each likeness, all of them alike, and outcomes too. A glance counts as much as `PRIOR` rollouts.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from parlour.compute.kernels import apart, inline, jit, mix, stream
from parlour.compute.memory import numbers, small_numbers, table, whole_numbers, whole_table, words
from parlour.compute.webassembly.offer import COUNTED, EACH, FURTHER, PREPARE, SEARCH, VALUES, Offer
from parlour.compute.webassembly.referee import referee
from parlour.games.tuki import layout as at
from parlour.games.tuki.engine.candidates import MOST_MOVES, likeness
from parlour.games.tuki.engine.estimate import WEIGHTS
from parlour.games.tuki.engine.last_turns import LEADS, between_rounds, leaves
from parlour.games.tuki.engine.last_turns import VALUES as BOTH
from parlour.games.tuki.engine.outlook import look_through, solved
from parlour.games.tuki.engine.policy import SCRATCH
from parlour.games.tuki.engine.rollout import HANDS, follow, play_round, seat_moves, step
from parlour.games.tuki.engine.room import (
    CARDS_AT,
    CHANCES_AT,
    DEPTH,
    DRAWN_AT,
    GLANCE_AT,
    HERE_AT,
    LUCK_AT,
    MINE_AT,
    MOVES_AT,
    NUMBERS_AT,
    PLACES_AT,
    PRODUCTS_AT,
    ROWS_AT,
    SCRATCH_AT,
    STACK_AT,
    SUMS_AT,
    TAILS_AT,
    THERE_AT,
    VALUES_AT,
    WEIGHTS_AT,
)
from parlour.games.tuki.engine.standing import ROUND_VARIANCE
from parlour.games.tuki.engine.tails import TAILS, fill
from parlour.games.tuki.packed import pool_size
from parlour.games.tuki.state import TukiRules

ENDS: Final = 5_000.0
"""Last turns with at most this many ends are solved."""
MOST_THOROUGH: Final = 4
"""With more players the card that goes to the pile is ignored, because that would take too long."""
ROLLOUTS: Final = 32
"""Rollouts of each move in an instalment."""
MOST: Final = 50
"""Instalments; more would not tell moves apart better than rollouts can."""
PRIOR: Final = 24
"""Rollouts that tell two steps apart as well as a glance does."""
MISSES: Final = 3.0
"""Error in points of a glance's difference between two steps (root mean square), 2.3 to 3.2 by number of players."""


@jit
def prepare(ground: Any, memory: Any) -> None:
    """The learned weights, four bytes each, lowest first."""
    for cell in range(TAILS_AT):
        word = 0
        for byte in range(7, -1, -1):
            place = 8 * cell + byte
            word = word << 8 | (int(ground[place]) if place < len(ground) else 0)
        memory[cell] = word
    memory[DRAWN_AT] = 0
    fill(numbers(memory, TAILS_AT, TAILS))


@jit
def look(memory: Any, depth: int) -> None:
    """The value of the position at this depth at a glance."""
    stack, values = whole_table(memory, STACK_AT, DEPTH, at.SIZE), table(memory, VALUES_AT, DEPTH, BOTH)
    offered, rows = whole_table(memory, MOVES_AT, DEPTH, MOST_MOVES), table(memory, ROWS_AT, 2, 6)
    w, tails = small_numbers(memory, WEIGHTS_AT, WEIGHTS), numbers(memory, TAILS_AT, TAILS)
    thorough = 1 if stack[depth, at.PLAYERS] <= MOST_THOROUGH else 0
    look_through(w, tails, stack, depth, values, offered, rows, thorough, ENDS)


@jit
def look_at_cards(memory: Any) -> None:
    """The value of drawing from the stock, in the form of `look`; the value of each card is kept for the next step."""
    stack, values = whole_table(memory, STACK_AT, DEPTH, at.SIZE), table(memory, VALUES_AT, DEPTH, BOTH)
    before, cards = whole_numbers(memory, DRAWN_AT, at.SIZE), table(memory, CARDS_AT, 14, BOTH)
    p = stack[0]
    pool = p[at.STOCK] if p[at.REBUILDS] else p[at.UNSEEN]
    total = pool_size(pool)
    for place in range(at.SIZE):
        before[place] = p[place]
    for place in range(BOTH):
        values[0, place] = 0.0
    for card in range(14):
        many = (pool >> 4 * card) & 15
        if many:
            follow(stack, 0, card)
            look(memory, 1)
            for place in range(BOTH):
                cards[card, place] = values[1, place]
                values[0, place] += values[1, place] * many / total


@inline
def kept(memory: Any, position: Any) -> bool:
    """Whether all cards that may be drawn now have been evaluated before."""
    before, alike = whole_numbers(memory, DRAWN_AT, at.SIZE), True
    for place in range(at.SIZE):
        alike = alike and before[place] == position[place]
    return alike


@inline
def twin(p: Any, position: Any, move: int) -> int:
    """The first move that differs from this one in names only; the move itself if there is none before it."""
    alike, first = likeness(p, position[at.SIZE + move]), 0
    while first < move and likeness(p, position[at.SIZE + first]) != alike:
        first += 1
    return first


@inline
def point(p: Any) -> float:
    """Approximate change in the chance to win per point."""
    return 0.4 / sqrt(2.0 * ROUND_VARIANCE[p[at.PLAYERS]] * max(1, p[at.ROUNDS] - p[at.ROUND]))


@apart
def glance(memory: Any, position: Any, place: int) -> None:
    """One step, judged: its worth and its leads go to the front of the values."""
    stack, values = whole_table(memory, STACK_AT, DEPTH, at.SIZE), table(memory, VALUES_AT, DEPTH, BOTH)
    cards = table(memory, CARDS_AT, 14, BOTH)
    for each in range(at.SIZE):
        stack[0, each] = position[each]
    if kept(memory, position):
        for each in range(BOTH):
            values[0, each] = cards[position[at.SIZE + place], each]
    step(stack[0], position[at.SIZE + place])
    if kept(memory, position):
        return
    if stack[0, at.PHASE] == at.DRAW and leaves(stack[0]) > ENDS:
        look_at_cards(memory)
    else:
        look(memory, 0)


@jit
def values(memory: Any, position: Any, answer: Any) -> Any:
    p, stack = whole_numbers(memory, HERE_AT, at.SIZE), whole_table(memory, STACK_AT, DEPTH, at.SIZE)
    found, all_found = table(memory, VALUES_AT, DEPTH, BOTH), table(memory, GLANCE_AT, MOST_MOVES, BOTH)
    tried, places = whole_numbers(memory, NUMBERS_AT, MOST_MOVES), whole_numbers(memory, PLACES_AT, MOST_MOVES)
    players, steps, sure, many = position[at.PLAYERS], len(position) - at.SIZE, 0, 0
    for place in range(at.SIZE):
        p[place] = position[place]
    for place in range(steps):
        row = EACH + place * (2 * players + 2)
        known = first_alike(p, position, place)
        if known < place:
            for each in range(2 * players + 2):
                answer[row + each] = answer[EACH + known * (2 * players + 2) + each]
            sure += answer[row + 2 * players] != 0.0
            continue
        glance(memory, position, place)
        for each in range(BOTH):
            all_found[many, each] = found[0, each]
        tried[many], places[many] = position[at.SIZE + place], place
        many += 1
        for seat in range(players):
            answer[row + seat], answer[row + players + seat] = found[0, seat], found[0, LEADS + seat]
        exact = solved(stack[0], ENDS)
        sure += exact
        answer[row + 2 * players] = 1.0 if exact else 0.0
        answer[row + 2 * players + 1] = 0.0 if exact else MISSES * point(p)
    answer[COUNTED] = float(steps)
    answer[FURTHER] = 1.0 if many > 1 and sure < steps else 0.0
    return 0


@inline
def first_alike(p: Any, position: Any, place: int) -> int:
    """The place of a move's first twin, with which it is judged; outcomes are judged one by one."""
    return twin(p, position, place) if seat_moves(p) else place


@inline
def candidates(p: Any, position: Any) -> int:
    """The number of steps that differ in more than names."""
    many = 0
    for place in range(len(position) - at.SIZE):
        many += first_alike(p, position, place) == place
    return many


@apart
def roll_out(memory: Any, many: int, first: int) -> None:
    """Plays an instalment of rollouts. The nth of every move uses the same random numbers, seeded by the position."""
    p, q = whole_numbers(memory, HERE_AT, at.SIZE), whole_numbers(memory, THERE_AT, at.SIZE)
    w, s = small_numbers(memory, WEIGHTS_AT, WEIGHTS), numbers(memory, SCRATCH_AT, SCRATCH)
    luck, chances = words(memory, LUCK_AT, HANDS), numbers(memory, CHANCES_AT, BOTH)
    tried, mine = whole_numbers(memory, NUMBERS_AT, MOST_MOVES), numbers(memory, MINE_AT, MOST_MOVES)
    sums = table(memory, SUMS_AT, MOST_MOVES, BOTH)
    products = table(memory, PRODUCTS_AT, MOST_MOVES, MOST_MOVES)
    seed = mix(0)
    for place in range(at.SIZE):
        seed = stream(seed, p[place])
    for number in range(first, first + ROLLOUTS):
        for move in range(many):
            for hand in range(HANDS):
                luck[hand] = stream(seed, number * HANDS + hand)
            for place in range(at.SIZE):
                q[place] = p[place]
            step(q, tried[move])
            play_round(w, q, luck, s)
            between_rounds(q, chances)
            for each in range(BOTH):
                sums[move, each] += chances[each]
            mine[move] = chances[p[at.SEAT]]
        for one in range(many):
            for other in range(many):
                products[one, other] += mine[one] * mine[other]


@inline
def joined(memory: Any, move: int, each: int, done: int) -> float:
    """Combines glance and rollouts."""
    glances, sums = table(memory, GLANCE_AT, MOST_MOVES, BOTH), table(memory, SUMS_AT, MOST_MOVES, BOTH)
    return float((PRIOR * glances[move, each] + sums[move, each]) / (PRIOR + done))


@inline
def tell(memory: Any, move: int, many: int, best: int, done: int, answer: Any, row: int) -> None:
    """A step, at the level that the glance gives the best move, or outcomes on average: so positions in a row agree."""
    p, glances = whole_numbers(memory, HERE_AT, at.SIZE), table(memory, GLANCE_AT, MOST_MOVES, BOTH)
    players, total = p[at.PLAYERS], 0.0
    for each in range(BOTH):
        level = 0.0
        for other in range(many):
            if other == best or best < 0:
                level += (glances[other, each] - joined(memory, other, each, done)) / (many if best < 0 else 1)
        seat = each % LEADS
        if seat < players:
            answer[row + (each // LEADS) * players + seat] = joined(memory, move, each, done) + level
    for seat in range(players):
        answer[row + seat] = max(0.0, answer[row + seat])
        total += answer[row + seat]
    for seat in range(players):
        answer[row + seat] /= total
    part, missed = done / (done + PRIOR), 0.0 if move == best else PRIOR / (done + PRIOR) * MISSES * point(p)
    sampled = part * part * variance(memory, move, many, best, done) / (done - 1)
    answer[row + 2 * players], answer[row + 2 * players + 1] = 0.0, sqrt(sampled + missed * missed)


@inline
def variance(memory: Any, move: int, many: int, best: int, done: int) -> float:
    """The difference between a move's rollouts and the best move's, or between an outcome's and the average."""
    sums, seat = table(memory, SUMS_AT, MOST_MOVES, BOTH), whole_numbers(memory, HERE_AT, at.SIZE)[at.SEAT]
    products = table(memory, PRODUCTS_AT, MOST_MOVES, MOST_MOVES)
    mean, cross, square = 0.0, 0.0, 0.0
    for one in range(many):
        if one == best or best < 0:
            mean += sums[one, seat]
            cross += products[move, one]
            for other in range(many):
                if other == best or best < 0:
                    square += products[one, other]
    if best < 0:
        mean, cross, square = mean / many, cross / many, square / (many * many)
    apart_by = (sums[move, seat] - mean) / done
    return float(max(0.0, (products[move, move] + square - 2.0 * cross) / done - apart_by * apart_by))


@jit
def search(memory: Any, position: Any, answer: Any, number: int) -> Any:
    p, places = whole_numbers(memory, HERE_AT, at.SIZE), whole_numbers(memory, PLACES_AT, MOST_MOVES)
    sums, players, seat = table(memory, SUMS_AT, MOST_MOVES, BOTH), position[at.PLAYERS], position[at.SEAT]
    products = table(memory, PRODUCTS_AT, MOST_MOVES, MOST_MOVES)
    many, done, width = candidates(p, position), (number + 1) * ROLLOUTS, 2 * players + 2
    if number == 0:
        for move in range(many):
            for each in range(BOTH):
                sums[move, each] = 0.0
            for other in range(many):
                products[move, other] = 0.0
    roll_out(memory, many, number * ROLLOUTS)
    best = 0 if seat_moves(p) else -1
    if best == 0:
        for move in range(1, many):
            if joined(memory, move, seat, done) > joined(memory, best, seat, done):
                best = move
    for move in range(many):
        if answer[EACH + places[move] * width + 2 * players] == 0.0:
            tell(memory, move, many, best, done, answer, EACH + places[move] * width)
    for place in range(len(position) - at.SIZE):
        known = first_alike(p, position, place)
        for each in range(width):
            answer[EACH + place * width + each] = answer[EACH + known * width + each]
    answer[COUNTED] = float(done * many)
    answer[FURTHER] = 1.0 if number + 1 < MOST else 0.0
    return 0


OFFERS: Final = (
    Offer("prepare", PREPARE, prepare),
    Offer("values", VALUES, values),
    Offer("search", SEARCH, search),
    *referee(TukiRules.make({}).kernel()),
)
