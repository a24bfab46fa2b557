"""What Tuki Tuki offers to browsers: thinking about a position (`parlour.compute.webassembly.offer`), and the rules.

A position is the 36 numbers of `layout`, then the numbers of the moves. Every move is followed to the end of the turn
and judged at a glance (`outlook`), or exactly in the last turns; rollouts under the same luck compare the likeliest.
"""

from __future__ import annotations

from typing import Any, Final

from parlour.compute.kernels import apart, inline, jit
from parlour.compute.memory import numbers, small_numbers, table, whole_numbers, whole_table, words
from parlour.compute.webassembly.offer import (
    ADVISE,
    BEST,
    COUNT,
    DEPTH,
    EXACT,
    JUDGE,
    NODES,
    PREPARE,
    SEARCH,
    WORTH,
    Offer,
)
from parlour.compute.webassembly.referee import referee
from parlour.games.tuki import layout as at
from parlour.games.tuki.engine.candidates import MOST_MOVES, likeness
from parlour.games.tuki.engine.estimate import WEIGHTS
from parlour.games.tuki.engine.outlook import look_through, solved
from parlour.games.tuki.engine.policy import SCRATCH
from parlour.games.tuki.engine.rollout import HANDS, PRIOR, sample_with, step
from parlour.games.tuki.engine.room import (
    CHANCES_AT,
    DONE,
    GLANCE_AT,
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
    SURE,
    TAILS_AT,
    THERE_AT,
    TRIED_AT,
    TRIED_COUNT,
    VALUES_AT,
    WEIGHTS_AT,
)
from parlour.games.tuki.engine.room import DEPTH as DEEPEST
from parlour.games.tuki.engine.tails import TAILS, fill
from parlour.games.tuki.engine.weighing import judge
from parlour.games.tuki.state import TukiRules

ENDS: Final = 5_000.0
"""Last turns with at most so many ends are solved."""
ROLLOUTS, STRIDE, MOST_STEPS = 48, 32, 50
"""Of each of them: in advice, and in a step of a search, which has so many steps."""


@apart
def glance(room: Any, position: Any) -> None:
    """Judges every move at a glance, and finds the likeliest; of moves that differ in names only, one."""
    p, worth = whole_numbers(room, HERE_AT, at.SIZE), numbers(room, GLANCE_AT, MOST_MOVES)
    stack, values = whole_table(room, STACK_AT, DEEPEST, at.SIZE), table(room, VALUES_AT, DEEPEST, 6)
    offered, pair = whole_table(room, MOVES_AT, DEEPEST, MOST_MOVES), table(room, PAIR_AT, 2, 6)
    w, tails = small_numbers(room, WEIGHTS_AT, WEIGHTS), numbers(room, TAILS_AT, TAILS)
    count, sure = len(position) - at.SIZE, 1
    for place in range(at.SIZE):
        p[place] = position[place]
    for move in range(count):
        known = twin(p, position, move)
        if known < move:
            worth[move] = worth[known]
            continue
        for place in range(at.SIZE):
            stack[0, place] = p[place]
        step(stack[0], position[at.SIZE + move])
        if not solved(stack[0], ENDS):
            sure = 0
        look_through(w, tails, stack, 0, values, offered, pair, 0, ENDS)
        worth[move] = values[0, p[at.SEAT]]
    room[SURE], room[DONE] = sure, 0
    choose_likeliest(room, position)


@inline
def twin(p: Any, position: Any, move: int) -> int:
    """The first move that differs from this one in names only; the move itself if there is none before it."""
    alike, first = likeness(p, position[at.SIZE + move]), 0
    while first < move and likeness(p, position[at.SIZE + first]) != alike:
        first += 1
    return first


@inline
def choose_likeliest(room: Any, position: Any) -> None:
    p, worth = whole_numbers(room, HERE_AT, at.SIZE), numbers(room, GLANCE_AT, MOST_MOVES)
    tried, their = whole_numbers(room, TRIED_AT, LIKELIEST), whole_numbers(room, NUMBERS_AT, LIKELIEST)
    sums, found = table(room, SUMS_AT, LIKELIEST, 6), 0
    for move in range(len(position) - at.SIZE):
        if twin(p, position, move) < move:
            continue
        place = min(found, LIKELIEST - 1)
        if found == LIKELIEST and worth[move] <= worth[tried[place]]:
            continue
        while place > 0 and worth[tried[place - 1]] < worth[move]:
            tried[place] = tried[place - 1]
            place -= 1
        tried[place] = move
        found = min(found + 1, LIKELIEST)
    for place in range(found):
        their[place] = position[at.SIZE + tried[place]]
        for seat in range(6):
            sums[place, seat] = 0.0
    room[TRIED_COUNT] = found


@apart
def roll_out(room: Any, many: int) -> None:
    """So many more rollouts of each of the likeliest moves, unless there is nothing to compare."""
    done, tried = whole_numbers(room, DONE, 1), whole_numbers(room, TRIED_COUNT, 1)[0]
    if tried < 2 or room[SURE]:
        return
    sample_with(
        small_numbers(room, WEIGHTS_AT, WEIGHTS),
        whole_numbers(room, HERE_AT, at.SIZE),
        whole_numbers(room, NUMBERS_AT, LIKELIEST),
        tried,
        done[0],
        many,
        0,
        table(room, SUMS_AT, LIKELIEST, 6),
        table(room, PRODUCTS_AT, LIKELIEST, LIKELIEST),
        whole_numbers(room, THERE_AT, at.SIZE),
        words(room, LUCK_AT, HANDS),
        numbers(room, SCRATCH_AT, SCRATCH),
        numbers(room, CHANCES_AT, 6),
        numbers(room, MINE_AT, LIKELIEST),
    )
    done[0] += many


@jit
def tell(room: Any, position: Any, answer: Any) -> None:
    """What glance and rollouts together say of each move: a glance counts as much as `PRIOR` rollouts."""
    worth, tried = numbers(room, GLANCE_AT, MOST_MOVES), whole_numbers(room, TRIED_AT, LIKELIEST)
    sums, seat = table(room, SUMS_AT, LIKELIEST, 6), position[at.SEAT]
    done, many = whole_numbers(room, DONE, 1)[0], whole_numbers(room, TRIED_COUNT, 1)[0]
    count, first = len(position) - at.SIZE, tried[0]
    base = sums[0, seat] / done if done else worth[first]
    for move in range(count):
        answer[WORTH + move] = min(1.0, max(0.0, base + worth[move] - worth[first]))
    best = first
    for place in range(many):
        edge = PRIOR * (worth[tried[place]] - worth[first]) + sums[place, seat] - sums[0, seat]
        answer[WORTH + tried[place]] = min(1.0, max(0.0, base + edge / (done + PRIOR)))
        if answer[WORTH + tried[place]] > answer[WORTH + best]:
            best = tried[place]
    p = whole_numbers(room, HERE_AT, at.SIZE)
    for move in range(count):
        answer[WORTH + move] = answer[WORTH + twin(p, position, move)]
    answer[COUNT], answer[BEST], answer[DEPTH] = count, best, 1.0
    answer[NODES], answer[EXACT] = done * many, float(room[SURE])


@jit
def prepare(ground: Any, room: Any) -> None:
    """The learned weights, four bytes each, lowest first."""
    for cell in range(TAILS_AT):
        word = 0
        for byte in range(7, -1, -1):
            place = 8 * cell + byte
            word = word << 8 | (int(ground[place]) if place < len(ground) else 0)
        room[cell] = word
    fill(numbers(room, TAILS_AT, TAILS))


@jit
def advise(room: Any, position: Any, answer: Any) -> Any:
    glance(room, position)
    roll_out(room, ROLLOUTS)
    tell(room, position, answer)
    return 0


@jit
def search(room: Any, position: Any, answer: Any, step: int) -> Any:
    """At a glance first, then by more and more rollouts."""
    if step == 0:
        glance(room, position)
    else:
        roll_out(room, STRIDE)
    tell(room, position, answer)
    nothing_more = room[SURE] != 0 or room[TRIED_COUNT] < 2 or step >= MOST_STEPS
    return 0 if nothing_more else 1


OFFERS: Final = (
    Offer("prepare", PREPARE, prepare),
    Offer("advise", ADVISE, advise),
    Offer("search", SEARCH, search),
    Offer("judge", JUDGE, judge),
    *referee(TukiRules.make({}).kernel()),
)
