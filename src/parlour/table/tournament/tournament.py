"""A tournament from its opening to its end, as an immutable value: each change gives a new one.

open      people come; the organiser starts it
running   rounds are played, one after the other
over      the last round is over, or it was ended before
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from parlour.speech.message import Message
from parlour.table.tournament.history import History
from parlour.table.tournament.schedule import NextRound, System, most_people, next_round, usual_rounds
from parlour.table.tournament.standings import Played, Standing, standings

Phase = Literal["open", "running", "over"]
Why = Literal["", "over", "off", "absent"]
"""How a match was decided: by the game, called off, which everybody ties, or because somebody did not come."""


ENTRIES = 4
"""Names that a tournament takes in all, for each person who may play: players who left before the start count too."""


class NotPossible(Exception):
    """The request does not fit the state of the tournament. `code` is one of the refusals of a server."""

    def __init__(self, code: str, why: Message) -> None:
        self.code, self.why = code, why
        super().__init__(code, why)


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    key: str
    """The hash of their key, which opens their seat at every table."""
    lot: int
    """Breaks ties where nothing else does."""
    since: int = 0
    """The first round in which they may play, from 0; -1 for people who left before the start."""
    left: bool = False
    renewed: bool = False
    """Whether the organiser made another key for them."""


class Match(msgspec.Struct, frozen=True, omit_defaults=True):
    table: str
    people: tuple[int, ...]
    """In the order of their seats."""
    places: tuple[int, ...] | None = None
    """By seat, 0 for the best, when it is decided."""
    why: Why = ""


class Round(msgspec.Struct, frozen=True, omit_defaults=True):
    matches: tuple[Match, ...]
    byes: tuple[int, ...] = ()

    @property
    def done(self) -> bool:
        return all(match.places is not None for match in self.matches)


class Tournament(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    game: str
    options: dict[str, Any]
    least: int
    size: int
    """The most people at a table; `least` is the fewest."""
    system: System
    rounds: int
    """0 before it starts, if play goes on until the order is settled."""
    duplicate: bool
    automatic: bool
    """Whether the next round begins as soon as all tables of a round are done."""
    host: str
    """The hash of the organiser's key."""
    clock: dict[str, Any] | None = None
    """The clock of every table, as headers have it."""
    people: tuple[Person, ...] = ()
    played: tuple[Round, ...] = ()
    phase: Phase = "open"

    @property
    def number(self) -> int:
        """The number of the present round, from 1; 0 before the first."""
        return len(self.played)

    @property
    def active(self) -> list[int]:
        """The players who have not withdrawn, in the order of their lots."""
        return [number for number in self._by_lot if not self.people[number].left]

    @property
    def _by_lot(self) -> list[int]:
        return sorted(range(len(self.people)), key=lambda number: (self.people[number].lot, number))

    @property
    def due(self) -> bool:
        """Whether the next round begins by itself now."""
        return self.automatic and self.phase == "running" and self.between

    @property
    def between(self) -> bool:
        """Whether no table is being played at."""
        return not self.played or self.played[-1].done

    def find(self, key: str) -> int | None:
        """The person whose key has this hash."""
        return next((number for number, person in enumerate(self.people) if person.key == key), None)

    def joined(self, name: str, key: str, lot: int) -> Tournament:
        if self.phase == "over":
            raise NotPossible("no_free_seat", Message("tournament-is-over"))
        if self.phase == "running" and (self.system != "swiss" or self.number >= self.rounds):
            raise NotPossible("no_free_seat", Message("tournament-has-begun"))
        most = most_people(self.system, self.size)
        if len(self.active) >= most or len(self.people) >= ENTRIES * most:
            raise NotPossible("no_free_seat", Message("tournament-full", {"most": most}))
        if any(person.name.casefold() == name.casefold() for person in self.people):
            raise NotPossible("bad_seats", Message("tournament-name-taken", {"name": name}))
        return replace(self, people=(*self.people, Person(name, key, lot, since=self.number)))

    def withdrawn(self, person: int) -> Tournament:
        """A player withdraws. Before the start only their number is kept."""
        self._check(person)
        return self.forgotten(person) if self.phase == "open" else self._changed(person, left=True)

    def forgotten(self, person: int) -> Tournament:
        """A player withdraws, and their name is erased."""
        self._check(person)
        since = -1 if self.phase == "open" else self.people[person].since
        return self._changed(person, left=True, name="", key="", since=since)

    def rekeyed(self, person: int, key: str) -> Tournament:
        """A player continues with another key."""
        self._check(person)
        if not self.people[person].key:
            raise NotPossible("bad_seats", Message("tournament-nobody"))
        return self._changed(person, key=key, renewed=True)

    def returned(self, person: int) -> Tournament:
        """A player who had withdrawn rejoins from the next round on."""
        self._check(person)
        if not self.people[person].key:
            raise NotPossible("bad_seats", Message("tournament-nobody"))
        return self._changed(person, left=False)

    def _check(self, person: int) -> None:
        if not 0 <= person < len(self.people):
            raise NotPossible("bad_seats", Message("tournament-nobody"))

    def _changed(self, person: int, **changes: Any) -> Tournament:
        people = list(self.people)
        people[person] = replace(people[person], **changes)
        return replace(self, people=tuple(people))

    def drawn(self) -> tuple[list[tuple[int, ...]], list[int]]:
        """The tables of the next round, each with its people in the order of their seats, and the byes."""
        self._check_next()
        points = {each.person: each.points for each in self.standings(self.active)}
        everybody = [number for number in self._by_lot if self.people[number].since == 0]
        plan = NextRound(self.system, self.least, self.size, self.number, everybody, points)
        tables, byes = next_round(plan, self._history())
        if not tables:
            raise NotPossible("bad_seats", Message("tournament-too-few", {"least": self.least}))
        return tables, byes

    def _check_next(self) -> None:
        if self.phase == "over":
            raise NotPossible("not_over", Message("tournament-is-over"))
        if not self.between:
            raise NotPossible("not_over", Message("tournament-tables-open"))
        if len(self.active) < self.least:
            raise NotPossible("bad_seats", Message("tournament-too-few", {"least": self.least}))

    def _history(self) -> History:
        history = History()
        for each in self.played:
            history.add((match.people for match in each.matches), each.byes)
        return history

    def begun(self, matches: Sequence[Match], byes: Sequence[int]) -> Tournament:
        """The next round, with its tables."""
        rounds = self.rounds or usual_rounds(self.system, len(self.active), self.size)
        return replace(self, played=(*self.played, Round(tuple(matches), tuple(byes))), phase="running", rounds=rounds)

    def decided(self, table: str, places: Sequence[int], why: Why) -> Tournament:
        """The result of a match of the present round; a decided match stays decided."""
        last = self.played[-1]
        matches = tuple(
            replace(match, places=tuple(places), why=why) if match.table == table and match.places is None else match
            for match in last.matches
        )
        played = (*self.played[:-1], Round(matches, last.byes))
        over = played[-1].done and len(played) >= self.rounds
        return replace(self, played=played, phase="over" if over else self.phase)

    def open_match(self, person: int) -> Match | None:
        """The match of the present round at which somebody sits, if it is not decided."""
        matches = self.played[-1].matches if self.played else ()
        return next((match for match in matches if person in match.people and match.places is None), None)

    def match_of(self, person: int) -> Match:
        """The match at which somebody plays now."""
        self._check(person)
        match = self.open_match(person)
        if match is None:
            raise NotPossible("not_over", Message("tournament-no-match"))
        return match

    def finished(self) -> Tournament:
        if not self.between:
            raise NotPossible("not_over", Message("tournament-tables-open"))
        return replace(self, phase="over")

    def standings(self, people: Sequence[int] | None = None) -> list[Standing]:
        """Everybody's standing by the decided matches, or by the given ones, named in the order of their lots."""
        matches = [match for each in self.played for match in each.matches]
        tables = [Played(match.people, match.places) for match in matches if match.places is not None]
        byes = [person for each in self.played for person in each.byes]
        found = standings(range(len(self.people)), tables, byes)
        if people is None:
            return found
        order = {person: lot for lot, person in enumerate(people)}
        wanted = (each for each in found if each.person in order)
        return sorted(wanted, key=lambda each: (each.place, order[each.person]))


def absent_places(match: Match, person: int) -> tuple[int, ...]:
    """Absent players are last; the others share the first place."""
    return tuple(len(match.people) - 1 if each == person else 0 for each in match.people)


def tied_places(match: Match) -> tuple[int, ...]:
    return (0,) * len(match.people)
