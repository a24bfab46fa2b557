"""Pairs of similar score who have not met: one round of a Swiss tournament for two at a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from parlour.table.tournament.history import History, People
from parlour.table.tournament.matching import matching


def pairs(people: People, history: History) -> tuple[list[tuple[int, int]], list[int]]:
    """The pairs, and the person with a bye. `people` come in the order of the standings, the best first.

    From the top, each gets the nearest in the standings whom they have met least, such that all below can still be
    paired without a repetition. If that is impossible, the fewest meetings that all can have are allowed. A bye goes to
    the lowest of the players with the fewest.
    """
    for most in count():
        for bye in _byes(people, history):
            playing = [person for person in people if person != bye]
            if _can_be_paired(playing, history, most):
                return list(_paired(playing, history, most)), [] if bye is None else [bye]
    raise AssertionError  # with any number of meetings allowed, everybody can be paired


def _byes(people: People, history: History) -> list[int] | list[None]:
    if len(people) % 2 == 0:
        return [None]
    fewest = min(history.byes[person] for person in people)
    return [person for person in reversed(people) if history.byes[person] == fewest]


def _can_be_paired(people: Sequence[int], history: History, most: int) -> bool:
    graph = [
        [at for at, other in enumerate(people) if other != person and history.meetings(person, other) <= most]
        for person in people
    ]
    return -1 not in matching(graph)


def _paired(people: list[int], history: History, most: int) -> Iterator[tuple[int, int]]:
    left = list(people)
    while left:
        person = left.pop(0)
        for other in sorted(left, key=lambda each: history.meetings(person, each)):  # stable: the nearest first
            rest = [each for each in left if each != other]
            if history.meetings(person, other) <= most and _can_be_paired(rest, history, most):
                left = rest
                yield person, other
                break
