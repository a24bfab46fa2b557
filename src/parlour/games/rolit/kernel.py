"""The rules of a move, on 64-bit sets of hollows (see `board`), for referee, simulations and searches alike.

`own` is the set of the mover's balls, `others` all balls of other colours, neutral ones included, `ball` the new ball
alone, `empty` the hollows of the board without a ball. All are unsigned 64-bit numbers; shifts are constants of their
kind, because a plain integer beside an unsigned number would turn it into a signed one. Without the compiler they are
Python's integers: what a left shift brings beyond the 64th bit falls away with the next `&`.

Lines run in eight directions. A step up the numbers is a shift to the left by 1 (east), 7 (south-west), 8 (south),
9 (south-east); the other four are the same shifts to the right. Sideways and slanted lines must not wrap round the
edge: no ball in the first or last column can be inside a bracket on such a line, so leaving those columns out of
`others` is enough.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from parlour.compute.kernels import compiled, inline, low64
from parlour.compute.words import U, noughts

Set: TypeAlias = Any  # an unsigned 64-bit number, which numpy and Numba name differently
Runs: TypeAlias = tuple[Set, Set, Set, Set, Set, Set, Set, Set]

S1, S2, S7, S8, S9, S14, S16, S18 = U(1), U(2), U(7), U(8), U(9), U(14), U(16), U(18)
INSIDE = U(0x7E7E7E7E7E7E7E7E)
NOT_FIRST, NOT_LAST = U(0xFEFEFEFEFEFEFEFE), U(0x7F7F7F7F7F7F7F7F)
NONE, ONE = U(0), U(1)
M1, M2, M4 = U(0x5555555555555555), U(0x3333333333333333), U(0x0F0F0F0F0F0F0F0F)
ONES, S4, S56 = U(0x0101010101010101), U(4), U(56)


@inline
def run_up(start: Set, others: Set, pairs: Set, one: Set, two: Set) -> Set:
    """The unbroken lines of other balls that begin next to `start`, a shift to the left each; six is the longest."""
    run = others & (start << one)
    run |= others & (run << one)
    run |= pairs & (run << two)
    run |= pairs & (run << two)
    return run


@inline
def run_down(start: Set, others: Set, pairs: Set, one: Set, two: Set) -> Set:
    """Like `run_up`, with shifts to the right."""
    run = others & (start >> one)
    run |= others & (run >> one)
    run |= pairs & (run >> two)
    run |= pairs & (run >> two)
    return run


@inline
def runs(start: Set, others: Set) -> Runs:
    """RO-04: the lines of other balls next to `start`, in the eight directions."""
    inside = others & INSIDE
    pairs1, pairs7 = inside & (inside << S1), inside & (inside << S7)
    pairs8, pairs9 = others & (others << S8), inside & (inside << S9)
    return (
        run_up(start, inside, pairs1, S1, S2),
        run_up(start, inside, pairs7, S7, S14),
        run_up(start, others, pairs8, S8, S16),
        run_up(start, inside, pairs9, S9, S18),
        run_down(start, inside, pairs1 >> S1, S1, S2),
        run_down(start, inside, pairs7 >> S7, S7, S14),
        run_down(start, others, pairs8 >> S8, S8, S16),
        run_down(start, inside, pairs9 >> S9, S9, S18),
    )


@inline
def ends(r: Runs) -> Set:
    """The hollows just beyond each line: a new ball in an empty one brackets the whole line (RO-04)."""
    up = (r[0] << S1) | (r[1] << S7) | (r[2] << S8) | (r[3] << S9)
    down = (r[4] >> S1) | (r[5] >> S7) | (r[6] >> S8) | (r[7] >> S9)
    return up | down


@inline
def bracketed(r: Runs, b: Runs) -> Set:
    """RO-05: the balls on a line from own balls (`r`) that are also on the line back from the new ball (`b`).

    A line from the new ball meets a line from an own ball in the opposite direction only if they are one and the same.
    """
    down = (r[0] & b[4]) | (r[1] & b[5]) | (r[2] & b[6]) | (r[3] & b[7])
    up = (r[4] & b[0]) | (r[5] & b[1]) | (r[6] & b[2]) | (r[7] & b[3])
    return up | down


@inline
def around(balls: Set) -> Set:
    """RO-06: the eight neighbours of some balls (and the balls themselves)."""
    row = balls | ((balls & NOT_LAST) << S1) | ((balls & NOT_FIRST) >> S1)
    return row | low64(row << S8) | (row >> S8)


@inline
def open_to(lines: Runs, balls: Set, empty: Set) -> Set:
    """RO-07, RO-08: the hollows open to a ball: where it captures, or if there are none, next to any ball."""
    captures = ends(lines) & empty
    return captures if captures != NONE else around(balls) & empty


@inline
def how_many(some: Set) -> Set:
    """The size of a set; LLVM recognises this pattern and uses a single instruction."""
    some = some - ((some >> S1) & M1)
    some = (some & M2) + ((some >> S2) & M2)
    return low64(((some + (some >> S4)) & M4) * ONES) >> S56


@inline
def lowest(some: Set) -> Set:
    """The first hollow of a set that is not empty."""
    return some & (~some + ONE)


@compiled("uint64(uint64, uint64, uint64)")
def capturing(own: Set, others: Set, empty: Set) -> Set:
    """RO-04: the hollows where a ball captures something."""
    return ends(runs(own, others)) & empty


@compiled("uint64(uint64, uint64, uint64)")
def hollows(own: Set, others: Set, empty: Set) -> Set:
    """RO-06 to RO-08: the hollows open to the mover."""
    return open_to(runs(own, others), own | others, empty)


@compiled("uint64(uint64, uint64, uint64)")
def captured(own: Set, others: Set, ball: Set) -> Set:
    """RO-05: what a new ball captures, in all directions at once."""
    return bracketed(runs(own, others), runs(ball, others))


@compiled("uint64(uint64)")
def neighbours(balls: Set) -> Set:
    """RO-06: the neighbours of some balls (and the balls themselves)."""
    return around(balls)


@compiled("void(uint64, uint64, uint64, uint64[:])")
def capture_each(own: Set, others: Set, where: Set, out: Any) -> None:
    """RO-05 for a ball in each hollow of a set, in their order."""
    own, others, where = U(own), U(others), U(where)  # for numbers of NumPy without the compiler
    lines, at = runs(own, others), 0
    while where != NONE:
        ball = lowest(where)
        where ^= ball
        out[at] = bracketed(lines, runs(ball, others))
        at += 1


def captured_at_each(own: int, others: int, where: int) -> list[int]:
    out = noughts(where.bit_count(), "uint64")
    capture_each(own, others, where, out)
    found: list[int] = out.tolist()
    return found
