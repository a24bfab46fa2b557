"""Standings. Points are shares: at every table from 1 for beating all others to 0 for the last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

BYE = Fraction(1)
"""A bye counts as a win."""


@dataclass(frozen=True)
class Played:
    """A table that counts: its people, and by person the place, 0 for the best; equal places are shared."""

    people: Sequence[int]
    places: Sequence[int]


@dataclass(frozen=True)
class Standing:
    person: int
    place: int
    """From 1; shared by those whom nothing tells apart."""
    points: Fraction
    opponents: Fraction
    """The points of those met: at each table those of its people on average."""
    beaten: Fraction
    """The points of those beaten, and half of those tied with: again on average."""
    wins: int
    """Tables won alone."""
    games: int


def share(places: Sequence[int], seat: int) -> Fraction:
    """The number of others at the table who were beaten; those in the same place count half."""
    mine = places[seat]
    beaten = Fraction(sum(2 * (mine < place) + (mine == place) for place in places) - 1, 2)
    return beaten / (len(places) - 1)


def standings(people: Iterable[int], tables: Sequence[Played], byes: Sequence[int]) -> list[Standing]:
    """Everybody, the best first: by points, then by `opponents`, then by `beaten`, then by wins."""
    points: dict[int, Fraction] = {person: Fraction(0) for person in people}
    wins, games = Counter[int](), Counter[int]()
    for person in byes:
        points[person] += BYE
    for table in tables:
        for seat, person in enumerate(table.people):
            points[person] += share(table.places, seat)
            games[person] += 1
            wins[person] += table.places[seat] == 0 and list(table.places).count(0) == 1
    opponents, beaten = dict.fromkeys(points, Fraction(0)), dict.fromkeys(points, Fraction(0))
    for table in tables:
        for seat, person in enumerate(table.people):
            for at, other in enumerate(table.people):
                if at != seat:
                    each, mine, theirs = points[other] / (len(table.people) - 1), table.places[seat], table.places[at]
                    opponents[person] += each
                    beaten[person] += each * Fraction((mine < theirs) * 2 + (mine == theirs), 2)

    def key(person: int) -> tuple[Fraction, Fraction, Fraction, int]:
        return -points[person], -opponents[person], -beaten[person], -wins[person]

    order = sorted(points, key=key)
    keys = [key(person) for person in order]
    return [
        Standing(each, keys.index(key(each)) + 1, points[each], opponents[each], beaten[each], wins[each], games[each])
        for each in order
    ]
