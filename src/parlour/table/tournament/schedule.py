"""The next round: its tables with their seats, and its byes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from parlour.table.tournament import swiss
from parlour.table.tournament.grouping import Cost, groups
from parlour.table.tournament.history import History

System = Literal["round-robin", "swiss"]
MOST_PEOPLE = 64
MOST_ROUNDS = 31
MOST_OF_PAIRS = 32
"""People of a round-robin for two, in which everybody meets everybody in 31 rounds."""


@dataclass(frozen=True)
class NextRound:
    """The round that is asked for. `least` and `most` sit at a table; `points` has everybody who plays on."""

    system: System
    least: int
    most: int
    number: int
    """The number of the round, from 0."""
    everybody: Sequence[int]
    """The players at the start, in the order of their lots; for the round-robin of two."""
    points: dict[int, Fraction]
    """The players of this round with their points, in the order of the standings, or of their lots."""


def most_people(system: System, size: int) -> int:
    return MOST_OF_PAIRS if system == "round-robin" and size == 2 else MOST_PEOPLE


def usual_rounds(system: System, people: int, size: int) -> int:
    """The number of rounds until everyone can have met everyone, or until one player is ahead of all others."""
    if system == "swiss":
        return max(1, min((people - 1).bit_length(), MOST_ROUNDS))
    rounds = rounds_of(people) if size == 2 else -(-(people - 1) // (min(size, people) - 1))
    return max(1, min(rounds, MOST_ROUNDS))


def next_round(coming: NextRound, history: History) -> tuple[list[tuple[int, ...]], list[int]]:
    """Tables, each with its people in the order of their seats, and byes."""
    playing = list(coming.points)
    if coming.most == 2:
        if coming.system == "round-robin":
            return _of_the_circle(coming)
        paired, byes = swiss.pairs(playing, history)
        return [history.seated(table) for table in paired], byes
    wanted = sizes(len(playing), coming.least, coming.most)
    byes = _byes(playing, len(playing) - sum(wanted), history)
    seated = [person for person in playing if person not in byes]
    found = groups(seated, wanted, _cost(coming, history))
    return [history.seated(table) for table in found], byes


def _of_the_circle(coming: NextRound) -> tuple[list[tuple[int, ...]], list[int]]:
    """A player whose opponent has left has a bye."""
    paired, byes = pairs_of_the_circle(coming.everybody, coming.number)
    tables = [table for table in paired if all(person in coming.points for person in table)]
    seated = {person for table in tables for person in table}
    alone = [person for table in paired for person in table if person not in seated]
    return list(tables), [person for person in (*alone, *byes) if person in coming.points]


def _byes(people: Sequence[int], number: int, history: History) -> list[int]:
    """The lowest of the players with the fewest byes."""
    places = {person: place for place, person in enumerate(people)}
    order = sorted(people, key=lambda person: (history.byes[person], -places[person]))
    return order[:number]


def _cost(coming: NextRound, history: History) -> Cost:
    """Meeting again costs more each time; in a Swiss tournament, so does sitting with somebody of another score."""
    ranks = {score: rank for rank, score in enumerate(sorted(set(coming.points.values())))}
    apart = len(ranks) ** 2 * len(coming.points) ** 2

    def cost(one: int, other: int) -> int:
        again = 2 * history.meetings(one, other) + 1
        if coming.system == "round-robin":
            return again
        return again * apart + (ranks[coming.points[one]] - ranks[coming.points[other]]) ** 2

    return cost


def sizes(people: int, least: int, most: int) -> list[int]:
    """The sizes of the tables, the largest first: the most people play that can, at the fewest tables.

    Sizes differ by one at most. A person without a place has a bye; with `least == most` there may be several.
    """
    for playing in range(people, 0, -1):
        tables = -(-playing // most)
        if tables * least <= playing:
            small, larger = divmod(playing, tables)
            return [small + 1] * larger + [small] * (tables - larger)
    return []


def rounds_of(people: int) -> int:
    """Rounds in which everyone meets everyone once."""
    return people - 1 + people % 2


def pairs_of_the_circle(people: Sequence[int], round: int) -> tuple[list[tuple[int, int]], list[int]]:
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
