"""Grows a tree of moves for three or four players: Monte Carlo tree search with the learned evaluation as its policy.

A step goes down from the root by promise (PUCT), each seat choosing for itself, grows every move of the position it
comes to, and carries what the best of them promises back up. A move is promising if its mover has fared well below it,
or should fare well by the evaluation and has been tried seldom. At the end the shares of the win are exact.

A move's weight in the policy is its mover's share to the power of 3¼: roots are the same on every machine, powers not.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import numpy as np

from parlour.compute.kernels import apart, compiled, inline
from parlour.games.rolit.engine.captures import capture
from parlour.games.rolit.engine.cells import trailing_zeros
from parlour.games.rolit.engine.crowd import NODES, STOP, judge, moved
from parlour.games.rolit.kernel import NONE, ONE, Set, around, ends, how_many, lowest, runs

U = np.uint64
Z: Any = np.int64
FIRST, COUNT, HOLLOW, VISITS = 0, 1, 2, 3
"""The cells of a node in `links`: its first child, how many it has, its own hollow and its visits."""
PRIOR: Final = 4
"""The cell of a node in `worths` that holds its policy; before it stand the sums of shares, by seat from the root."""
PULL: Final = 0.3
"""The weight of the policy for moves that were tried seldom."""
NOW, NEXT, ROOT = 0, 1, 2
"""The rows of `room`, balls in turn: the position of a step, the one after it, and the root."""


@inline
def went(room: Any, hollow: Any, players: int) -> None:
    """Write into `room[NEXT]` the position after a ball in this hollow."""
    balls = room[NOW]
    taken = capture(hollow, balls[0], balls[1] | balls[2] | balls[3])
    moved(balls, room[NEXT], ONE << U(hollow), taken, players)


@inline
def goes(room: Any, start: int) -> None:
    """Continues the step from the position in a row of `room`; assigning rows would allocate memory."""
    for colour in range(4):
        room[NOW, colour] = room[start, colour]


@compiled("int64(int32[:,::1], float32[:,::1], int64, int64)")
def promising(links: Any, worths: Any, node: int, mover: int) -> Any:
    """The child to go down to; of equal ones the first, row by row."""
    first = Z(links[node, FIRST])
    reach = PULL * sqrt(float(links[node, VISITS]))
    best, top = first, -1.0
    for child in range(first, first + Z(links[node, COUNT])):
        promise = (float(worths[child, mover]) + reach * float(worths[child, PRIOR])) / float(links[child, VISITS])
        if promise > top:
            best, top = child, promise
    return best


GROWN: Final = (
    "int64(int32[:,::1],float32[:,::1],int64,int64,uint64[:,::1],uint64,int64,uint64[::1],float64[::1],int64)"
)


@compiled(GROWN)
def grown(
    links: Any,
    worths: Any,
    node: int,
    mover: int,
    room: Any,
    empty: Set,
    players: int,
    brains: Any,
    shares: Any,
    used: int,
) -> Any:
    """Adds every move of the position in `room[NOW]` from `used` on; returns the one that is best for its mover."""
    balls = room[NOW]
    others = balls[1] | balls[2] | balls[3]
    moves = ends(runs(balls[0], others)) & empty
    if moves == NONE:
        moves = around(balls[0] | others) & empty
    left = Z(how_many(empty)) - 1
    best, top, child = used, -1.0, used
    while moves != NONE:
        hollow, ball = trailing_zeros(moves), lowest(moves)
        moves ^= ball
        went(room, hollow, players)
        judge(brains, room[NEXT], empty ^ ball, left, players, shares)
        links[child, FIRST] = links[child, COUNT] = 0
        links[child, HOLLOW], links[child, VISITS] = hollow, 1
        for seat in range(players):
            worths[child, (mover + 1 + seat) % players] = shares[seat]
        if shares[players - 1] > top:
            best, top = child, shares[players - 1]
        child += 1
    total = 0.0
    for each in range(used, child):
        fares = (float(worths[each, mover]) + 1e-4) / (top + 1e-4)
        worths[each, PRIOR] = fares * fares * fares * sqrt(sqrt(fares))
        total += float(worths[each, PRIOR])
    for each in range(used, child):
        worths[each, PRIOR] = float(worths[each, PRIOR]) / total
    links[node, FIRST], links[node, COUNT] = used, child - used
    return best


GROW: Final = (
    "void(int32[:,::1],float32[:,::1],uint64[:,::1],uint64,int64,uint64[::1],int64,int64[::1],float64[::1],int64[::1])"
)


@compiled(GROW, apart)
def grow(
    links: Any,
    worths: Any,
    room: Any,
    empty: Set,
    players: int,
    brains: Any,
    steps: int,
    control: Any,
    shares: Any,
    path: Any,
) -> None:
    """Grows the tree of the position in `room[ROOT]` by a number of steps, from its root if it has no node yet.

    `shares` and `path` are room to work in: four numbers, and `DEEPEST`.
    """
    path[0] = 0
    if control[NODES] == 0:
        links[0, :] = 0
        worths[0, :] = 0.0
        control[NODES] = 1
    for _ in range(steps):
        if control[STOP] != 0 or control[NODES] + 64 > len(links):
            return
        goes(room, ROOT)
        left, depth = empty, 0
        while links[path[depth], COUNT] > 0:
            node = promising(links, worths, path[depth], depth % players)
            hollow = Z(links[node, HOLLOW])
            went(room, hollow, players)
            goes(room, NEXT)
            left ^= ONE << U(hollow)
            depth += 1
            path[depth] = node
        mover = depth % players
        if left == NONE:
            judge(brains, room[NOW], left, 0, players, shares)
            for seat in range(players):
                for at in range(depth + 1):
                    worths[path[at], (mover + seat) % players] += shares[seat]
        else:
            used = control[NODES]
            best = grown(links, worths, path[depth], mover, room, left, players, brains, shares, used)
            control[NODES] += links[path[depth], COUNT]
            for seat in range(players):
                for at in range(depth + 1):
                    worths[path[at], seat] += worths[best, seat]
        for at in range(depth + 1):
            links[path[at], VISITS] += 1
