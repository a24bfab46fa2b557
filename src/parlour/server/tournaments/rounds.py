"""Opens the tables of a tournament's rounds, and counts their results."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from parlour.server.core.keys import KeyRow
from parlour.server.core.levels import levels_of
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.core.room import Room
from parlour.server.core.stopping import go_on
from parlour.server.core.stored import Stored, TableSettings
from parlour.server.ops.limits import ByAddress
from parlour.server.storage.store import Store
from parlour.server.tables.checks import the_game
from parlour.server.tables.opening import Opening
from parlour.server.tables.registry import Extra, Tables
from parlour.server.tournaments.storage import Kept, changing, load, matched, matching
from parlour.speech.message import Message
from parlour.table import End, Moved, Refusal, Seat, Sit, bot_seat, new_id
from parlour.table.chance import rounds
from parlour.table.clock import RUN_OUT, clock_from_json
from parlour.table.events import now
from parlour.table.header import Duplicate
from parlour.table.places import placed
from parlour.table.tournament.tournament import Match, Tournament, Why, tied_places


class SameLuck(Extra):
    """Hides tables of a round with the same luck from their organiser, who may play too, while one is in play."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def hidden(self, room: Room) -> bool:
        duplicate = room.table.header.duplicate
        if duplicate is None:
            return False
        kept = await load(self._store.database, duplicate.tournament)
        return kept is None or not kept.tournament.played[duplicate.round - 1].done


REMEMBERED = 10_000
"""The number of tournaments whose organiser's address is remembered."""


class Rounds:
    """`each` limits the tables of a tournament's rounds, `openings` those of an address."""

    def __init__(self, tables: Tables, opening: Opening, each: ByAddress, openings: ByAddress) -> None:
        self._tables, self._store, self._opening = tables, tables.store, opening
        self._each, self._openings = each, openings
        self._organisers: dict[str, str] = {}

    def run_from(self, id: str, address: str) -> None:
        """Remembers the address to which the tables of a tournament's rounds count. Never stored."""
        self._organisers.pop(id, None)
        self._organisers[id] = address
        if len(self._organisers) > REMEMBERED:
            del self._organisers[next(iter(self._organisers))]

    def _count(self, id: str, tables: int) -> None:
        """Counts the tables of a round for the tournament and, if known, its organiser; refuses too many."""
        if self._each.take(id, tables):
            if self._openings.take(self._organisers.get(id, id), tables):
                return
            self._each.give_back(id, tables)
        raise RequestRefused("too_many_tables", Message("server-openings"))

    async def begin(self, kept: Kept) -> Tournament:
        """The tournament with its next round, written together with the round's tables; may raise `Conflict`."""
        drawn, byes = await asyncio.to_thread(kept.tournament.drawn)
        self._count(kept.id, len(drawn))
        made = await asyncio.to_thread(lambda: [self._table(kept, people) for people in drawn])
        matches = [Match(each.table.header.id, people) for each, people in zip(made, drawn, strict=True)]
        after = kept.tournament.begun(matches, byes)
        change = changing(kept, after, expiry(self._store, after))
        awaited = [matching(kept.id, match.table) for match in matches]
        await self._opening.open_round(made, [change, *awaited], kept.id)
        return after

    def _table(self, kept: Kept, people: Sequence[int]) -> Stored:
        """A table whose seats belong to these people."""
        tournament, number, since = kept.tournament, kept.tournament.number + 1, now()
        game = the_game(tournament.game, tournament.options | {"players": len(people)})
        sitting = [tournament.people[person] for person in people]
        keys = [KeyRow(person.key, "seat", (seat,), True, since) for seat, person in enumerate(sitting)]
        host = KeyRow(tournament.host, "host", (), True, since)
        clock = clock_from_json(tournament.clock) if tournament.clock else None
        settings = TableSettings(
            pace="days" if clock and clock.kind == "days" else "live",
            watch=not tournament.duplicate,
            devices=not tournament.duplicate,
            tournament=kept.id,
        )  # a spectator of another table with the same luck would know the coming draws
        seed, duplicate = b"", None
        if tournament.duplicate:
            seed = rounds.seed(kept.secret, kept.id, number)
            duplicate = Duplicate(kept.id, number, rounds.seed(kept.secret, kept.id, 0).hex())
        seats = [Seat("elsewhere", person.name) for person in sitting]
        return self._opening.for_round(game, seats, settings, [host, *keys], clock, duplicate, seed)

    async def result(self, match: Match) -> tuple[tuple[int, ...], Why]:
        """The result of a match whose game has ended; a match that was stopped or is gone is a tie for everybody."""
        try:
            room = await self._tables.room(match.table)
            if room.table.end is None:
                await room.catch_up()
        except RequestRefused as refused:
            if refused.code != "not_found":
                raise
            return tied_places(match), "off"
        end = room.table.end
        if end is None or (end.why not in ("over", RUN_OUT) and not placed(room.table)):
            return tied_places(match), "off"
        return placed(room.table), "over"

    async def check_gone(self, match: Match, person: int | None) -> None:
        """Refuses a decision against a person who is playing, or against all (`None`) where somebody is, and any
        against a game that is over: the organiser may be the one who is losing."""
        try:
            room = await self._tables.room(match.table)
        except RequestRefused as refused:
            if refused.code != "not_found":
                raise
            return
        await room.catch_up()
        if room.table.ended:
            raise RequestRefused("over", Message("command-ended"), room.seq)
        moved = {event.seat for event in room.table.log if isinstance(event, Moved) and not event.by}
        seats = range(len(match.people)) if person is None else (match.people.index(person),)
        if any(seat in moved and room.attendance.connected(seat) for seat in seats):
            raise RequestRefused("not_gone", Message("server-not-gone"), room.seq)

    async def decide(self, kept: Kept, results: Sequence[tuple[Match, tuple[int, ...], Why]]) -> Tournament:
        """The tournament in which these matches are decided."""
        after = kept.tournament
        for match, found, why in results:
            after = after.decided(match.table, found, why)
        gone = [matched(match.table) for match, _, _ in results]
        await self._store.write([changing(kept, after, expiry(self._store, after)), *gone])
        return after

    async def close(self, match: Match) -> None:
        """Ends a table that was decided without its game; a deleted table needs nothing."""
        with suppress(RequestRefused):
            room = await self._tables.room(match.table)
            if not room.table.ended:
                await room.take(End(id=new_id(), seq=room.seq, why="broken_off"))

    async def put_bot(self, match: Match, person: int) -> None:
        """Lets a bot play for a person until they come."""
        room, seat = await self._tables.room(match.table), match.people.index(person)
        levels = levels_of(room.table.header.game)
        who = bot_seat(levels[len(levels) // 2], room.table.seats[seat].name)
        answer = await room.take(Sit(id=new_id(), seq=room.seq, seat=seat, who=who, why="takeover"))
        if isinstance(answer, Refusal):
            raise RequestRefused(answer.code, answer.why, room.seq)
        await go_on(room, seat)

    async def reload_keys(self, match: Match) -> None:
        """Reloads a table whose keys have changed in the database."""
        with suppress(RequestRefused):
            await (await self._tables.room(match.table)).reload_keys()


def expiry(store: Store, tournament: Tournament) -> float:
    """Tournaments are kept as long as tables."""
    keep = {"open": store.lifetimes.empty, "running": store.lifetimes.live, "over": store.lifetimes.ended}
    return store.now() + keep[tournament.phase]
