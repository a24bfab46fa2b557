"""Monte-Carlo tree search over the kernel of any game: `loops` binds the names of a game's functions.

UCT for one to six seats: each seat that moves takes the child with the best mean of its own reward and the bonus for
few visits; chance is drawn; a new child is followed by random play to the end. Alone, rewards are points, and scaled by
the least and the greatest that were met. Nothing depends on a clock, and logarithms come from a rounded table, so that
the same numbers give the same search on every machine.
"""

# ruff: noqa: F821 - the names of a game's functions are bound by `loops`

from __future__ import annotations

from typing import Any, Final

from parlour.compute.kernels import below
from parlour.compute.words import AT_CHANCE, ENDED, np

actor: Any
act: Any
draw: Any
mask: Any
reward: Any

NOBODY: Final = -1
PARENT, SIBLING, CHILD, NUMBER, VISITS = range(5)
"""Columns of the nodes: whole numbers."""
NODE: Final = 5


def search(
    t: Any, root: Any, kind: Any, rollouts: Any, widely: Any, logs: Any, p: Any, rng: Any, scores: Any, won: Any,
    legal: Any, known: Any, nodes: Any, sums: Any,
) -> Any:  # fmt: skip
    """The move that was tried most, after this many rollouts. `known` is `legal`, entry by entry.

    `logs[n]` is the logarithm of n, `widely` the weight of the bonus. It writes the nodes, and by node and seat the
    sums of rewards.
    """
    many, players = 1, len(won)
    low, high = (0.0, 1.0) if players > 1 else (np.inf, -np.inf)
    for column in range(NODE):
        nodes[0, column] = NOBODY
    nodes[0, VISITS] = 0
    sums[0, :] = 0.0
    for _ in range(rollouts):
        for place in range(len(root)):
            p[place] = root[place]
        node, inside = 0, True
        while inside:
            acting = actor(p, t)
            if acting == ENDED:
                break
            if acting == AT_CHANCE:
                number = draw(p, t, rng)
                child = nodes[node, CHILD]
                while child != NOBODY and nodes[child, NUMBER] != number:
                    child = nodes[child, SIBLING]
            else:
                mask(p, t, legal)
                left, best, child = 0, -np.inf, NOBODY
                one = nodes[node, CHILD]
                while one != NOBODY:
                    known[nodes[one, NUMBER]] = False
                    mean = sums[one, acting] / nodes[one, VISITS]
                    mean = (mean - low) / (high - low) if high > low else 0.5
                    value = mean + widely * np.sqrt(logs[nodes[node, VISITS]] / nodes[one, VISITS])
                    if value > best:
                        best, child = value, one
                    one = nodes[one, SIBLING]
                for each in range(len(known)):
                    left += known[each]
                if left > 0:
                    child, left, number = NOBODY, below(rng, left), 0
                    while not known[number] or left > 0:
                        left -= known[number]
                        number += 1
                    inside = False
                else:
                    number = nodes[child, NUMBER]
            act(p, t, number)
            if child == NOBODY:
                if many == len(nodes):
                    break
                nodes[many, PARENT], nodes[many, SIBLING] = node, nodes[node, CHILD]
                nodes[many, CHILD], nodes[many, NUMBER], nodes[many, VISITS] = NOBODY, number, 0
                sums[many, :] = 0.0
                nodes[node, CHILD], child = many, many
                many += 1
            node = child
        while actor(p, t) != ENDED:
            act(p, t, draw(p, t, rng))
        reward(p, t, kind, scores, won)
        if players == 1:
            low, high = min(low, won[0]), max(high, won[0])
        while node != NOBODY:
            nodes[node, VISITS] += 1
            for seat in range(players):
                sums[node, seat] += won[seat]
            node = nodes[node, PARENT]
    return liked(actor(root, t), nodes, sums)


def liked(acting: Any, nodes: Any, sums: Any) -> Any:
    """The move with most visits; of equal ones that with more reward, then the lowest number."""
    best, one = NOBODY, nodes[0, CHILD]
    while one != NOBODY:
        if best == NOBODY:
            best = one
        elif nodes[one, VISITS] != nodes[best, VISITS]:
            best = one if nodes[one, VISITS] > nodes[best, VISITS] else best
        elif sums[one, acting] != sums[best, acting]:
            best = one if sums[one, acting] > sums[best, acting] else best
        elif nodes[one, NUMBER] < nodes[best, NUMBER]:
            best = one
        one = nodes[one, SIBLING]
    return nodes[best, NUMBER]
