"""Everybody meets everybody once, in as few rounds as can be: the circle method."""

from __future__ import annotations

from collections.abc import Sequence


def rounds_of(people: int) -> int:
    """Rounds in which everybody meets everybody once."""
    return people - 1 + people % 2


def pairs(people: Sequence[int], round: int) -> tuple[list[tuple[int, int]], list[int]]:
    """The pairs of a round, counted from 0, and the person with a bye, where the number is odd.

    The first stays, the others go round. The first of a pair alternates; after all rounds it begins
    again, with the seats changed.
    """
    circle: list[int | None] = [*([None] if len(people) % 2 else []), *people]
    size = len(circle)
    again, turn = divmod(round, size - 1)
    rest = circle[1:]
    order = [circle[0], *rest[turn:], *rest[:turn]]
    found: list[tuple[int, int]] = []
    byes: list[int] = []
    for at in range(size // 2):
        one, other = order[at], order[size - 1 - at]
        if one is None or other is None:
            byes += [each for each in (one, other) if each is not None]
            continue
        swapped = (turn if at == 0 else at) % 2 != again % 2
        found.append((other, one) if swapped else (one, other))
    return found, byes
