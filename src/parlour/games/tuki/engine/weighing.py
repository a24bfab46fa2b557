"""What the steps of a position are worth to every seat, as an analysis asks, compiled.

What is asked begins with the most ends that are solved, whether it matters which card goes to the pile, how many moves
of the game may be tried, the seed, and the place of the move played, −1 where chance draws; then come the 36 numbers of
`layout`, and those of the steps.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from parlour.compute.kernels import apart, inline, jit
from parlour.compute.memory import numbers, small_numbers, table, whole_numbers, whole_table, words
from parlour.compute.webassembly.offer import ERROR, GRAIN, SURE, WORTHS
from parlour.games.tuki import layout as at
from parlour.games.tuki.engine.candidates import MOST_MOVES
from parlour.games.tuki.engine.estimate import WEIGHTS
from parlour.games.tuki.engine.last_turns import leaves
from parlour.games.tuki.engine.outlook import look_through, solved
from parlour.games.tuki.engine.policy import SCRATCH
from parlour.games.tuki.engine.rollout import HANDS, PRIOR, follow, sample_with, step
from parlour.games.tuki.engine.room import (
    CARDS_AT,
    CHANCES_AT,
    DEPTH,
    DRAWN_AT,
    HERE_AT,
    LIKELIEST,
    LUCK_AT,
    MINE_AT,
    MOVES_AT,
    NUMBERS_AT,
    PAIR_AT,
    PRODUCTS_AT,
    SCRATCH_AT,
    STACK_AT,
    SUMS_AT,
    TAILS_AT,
    THERE_AT,
    TRIALS,
    VALUES_AT,
    WEIGHTS_AT,
)
from parlour.games.tuki.engine.standing import ROUND_VARIANCE
from parlour.games.tuki.engine.tails import TAILS
from parlour.games.tuki.packed import pool_size

ENDS, THOROUGH, MOST, SEED, PLAYED, POSITION = range(6)
STEPS: Final = POSITION + at.SIZE
ROLLOUTS: Final = 64
"""Of each of two moves."""
MOST_TRIALS: Final = 24
"""Moves that are tried in a game."""
CERTAIN: Final = 2.0
"""So many standard errors a loss must have to count; untried, so many points."""


@jit
def look(room: Any, depth: int, thorough: int, ends: float) -> None:
    """What the position at this depth is worth at a glance."""
    stack, values = whole_table(room, STACK_AT, DEPTH, at.SIZE), table(room, VALUES_AT, DEPTH, 6)
    offered, pair = whole_table(room, MOVES_AT, DEPTH, MOST_MOVES), table(room, PAIR_AT, 2, 6)
    w, tails = small_numbers(room, WEIGHTS_AT, WEIGHTS), numbers(room, TAILS_AT, TAILS)
    look_through(w, tails, stack, depth, values, offered, pair, thorough, ends)


@jit
def look_at_cards(room: Any, thorough: int, ends: float) -> None:
    """What drawing from the stock is worth, as `look` says it; what each card is worth is kept for the next step."""
    stack, values = whole_table(room, STACK_AT, DEPTH, at.SIZE), table(room, VALUES_AT, DEPTH, 6)
    before, cards = whole_numbers(room, DRAWN_AT, at.SIZE), table(room, CARDS_AT, 14, 6)
    p, players = stack[0], stack[0, at.PLAYERS]
    pool = p[at.STOCK] if p[at.REBUILDS] else p[at.UNSEEN]
    total = pool_size(pool)
    for place in range(at.SIZE):
        before[place] = p[place]
    for seat in range(players):
        values[0, seat] = 0.0
    for card in range(14):
        many = (pool >> 4 * card) & 15
        if many:
            follow(stack, 0, card)
            look(room, 1, thorough, ends)
            for seat in range(players):
                cards[card, seat] = values[1, seat]
                values[0, seat] += values[1, seat] * many / total


@inline
def kept(room: Any, asked: Any) -> bool:
    """Whether the step before has looked at all cards that may be drawn now."""
    before, alike = whole_numbers(room, DRAWN_AT, at.SIZE), True
    for place in range(at.SIZE):
        alike = alike and before[place] == asked[POSITION + place]
    return alike


@apart
def look_at_all(room: Any, asked: Any, answer: Any) -> None:
    """What each step is worth at a glance, and whether all of it is exact."""
    stack, values = whole_table(room, STACK_AT, DEPTH, at.SIZE), table(room, VALUES_AT, DEPTH, 6)
    cards, known = table(room, CARDS_AT, 14, 6), kept(room, asked)
    ends, players, thorough = float(asked[ENDS]), asked[POSITION + at.PLAYERS], asked[THOROUGH]
    answer[SURE] = 1.0
    for move in range(len(asked) - STEPS):
        for place in range(at.SIZE):
            stack[0, place] = asked[POSITION + place]
        step(stack[0], asked[STEPS + move])
        if not solved(stack[0], ends):
            answer[SURE] = 0.0
        if known:
            for seat in range(players):
                values[0, seat] = cards[asked[STEPS + move], seat]
        elif stack[0, at.PHASE] == at.DRAW and leaves(stack[0]) > ends:
            look_at_cards(room, thorough, ends)
        else:
            look(room, 0, thorough, ends)
        for seat in range(players):
            answer[WORTHS + players * move + seat] = values[0, seat]


@apart
def roll_both_out(room: Any, asked: Any, best: int, seed: int) -> None:
    """Rollouts of the best move and of the one played, under the same luck."""
    p, sums = whole_numbers(room, HERE_AT, at.SIZE), table(room, SUMS_AT, 2, 6)
    both, products = whole_numbers(room, NUMBERS_AT, LIKELIEST), table(room, PRODUCTS_AT, 2, 2)
    both[0], both[1] = asked[STEPS + best], asked[STEPS + asked[PLAYED]]
    for place in range(at.SIZE):
        p[place] = asked[POSITION + place]
    for move in range(2):
        products[move, 0] = products[move, 1] = 0.0
        for seat in range(6):
            sums[move, seat] = 0.0
    sample_with(
        small_numbers(room, WEIGHTS_AT, WEIGHTS),
        p,
        both,
        2,
        0,
        ROLLOUTS,
        seed,
        sums,
        products,
        whole_numbers(room, THERE_AT, at.SIZE),
        words(room, LUCK_AT, HANDS),
        numbers(room, SCRATCH_AT, SCRATCH),
        numbers(room, CHANCES_AT, 6),
        numbers(room, MINE_AT, LIKELIEST),
    )


@apart
def weigh(room: Any, asked: Any, answer: Any) -> None:
    """Says what is too small to see, and the standard error; a loss is put right by rollouts, where any are left."""
    players, seat = asked[POSITION + at.PLAYERS], asked[POSITION + at.SEAT]
    rounds = float(asked[POSITION + at.ROUNDS] - asked[POSITION + at.ROUND])
    point, best, count = 0.4 / sqrt(2.0 * ROUND_VARIANCE[players] * rounds), 0, len(asked) - STEPS
    for move in range(count):
        if answer[WORTHS + players * move + seat] > answer[WORTHS + players * best + seat]:
            best = move
    mine = WORTHS + players * asked[PLAYED]
    held = answer[mine + seat]
    loss, left = answer[WORTHS + players * best + seat] - held, whole_numbers(room, TRIALS, 1)
    answer[GRAIN] = point
    if loss <= point:
        return
    if left[0] == 0:
        answer[GRAIN] = CERTAIN * point
        return
    left[0] -= 1
    roll_both_out(room, asked, best, asked[SEED] * MOST_TRIALS + left[0])
    sums, products = table(room, SUMS_AT, 2, 6), table(room, PRODUCTS_AT, 2, 2)
    gain = (sums[0, seat] - sums[1, seat]) / ROLLOUTS
    squares = (products[0, 0] + products[1, 1] - 2.0 * products[0, 1]) / ROLLOUTS
    part = ROLLOUTS / (ROLLOUTS + PRIOR)
    settled = max(0.0, (1.0 - part) * loss + part * gain)
    error = sqrt(max(0.0, squares - gain * gain) / (ROLLOUTS - 1)) * sqrt(part)
    for move in range(count):
        here = WORTHS + players * move
        if answer[here + seat] > held:
            for each in range(players):
                answer[here + each] = answer[mine + each] + (answer[here + each] - answer[mine + each]) * settled / loss
    answer[GRAIN], answer[ERROR] = 0.0 if settled > CERTAIN * error else settled, error


@jit
def judge(room: Any, asked: Any, answer: Any, number: int) -> Any:
    if number == 0:
        room[TRIALS] = asked[MOST]
        room[DRAWN_AT] = 0
    answer[GRAIN] = answer[ERROR] = 0.0
    look_at_all(room, asked, answer)
    if asked[PLAYED] >= 0 and answer[SURE] == 0.0:
        weigh(room, asked, answer)
    return 0
