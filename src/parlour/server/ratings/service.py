"""Ratings: people with keys, whose seats play for a rating, and the effect of finished games.

A game is rated once, by the first process to notice its end: the node where it ended, any node that is asked about the
table's rating, or the upkeep, which finds the games of a killed node.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime

from parlour.games import kind, kinds
from parlour.server.core.journal import Conflict, Unavailable
from parlour.server.core.keys import KeyRow, hashed, new_key
from parlour.server.core.messages.answers import RequestRefused, not_found
from parlour.server.core.room import Room
from parlour.server.ops.limits import ByAddress
from parlour.server.ops.status import Status
from parlour.server.people.messages import Reach
from parlour.server.people.service import qr_code
from parlour.server.ratings import messages
from parlour.server.ratings import storage as stored
from parlour.server.ratings.fit import helped, is_under_way, unrated
from parlour.server.ratings.storage import OPEN, RATED, Change, Entrant
from parlour.server.settings import Settings
from parlour.server.tables.checks import check_name
from parlour.server.tables.registry import Tables
from parlour.speech.message import Message
from parlour.table.places import placed
from parlour.table.rating import NEW, Rating, measured, rated, sureness

LEAST_GAMES = 5
"""The number of rated games a player needs to be listed."""
SHOWN = 50
"""The length of a list."""
TRIES = 20
"""Retries of a settlement when other games of the same people end at the same moment."""
log = logging.getLogger("parlour.server")


class Ratings:
    """The service of ratings; `makes` limits the keys that each address may make."""

    def __init__(self, tables: Tables, status: Status, makes: ByAddress, settings: Settings) -> None:
        self._tables, self._store, self._status, self._makes = tables, tables.store, status, makes
        self._most, self._keep = settings.limits.people, settings.lifetimes.people
        self._fields = [
            messages.Field(game=kind.name, players=players)
            for kind in kinds()
            for players in range(2, kind.seats({})[1] + 1)
        ]

    # People and their keys.

    async def name(self, key: str, asked: messages.NameMe, address: str) -> messages.Me:
        """Stores a person with this name; renames the holder of a known key."""
        hash, name, database = _hash(key), check_name(asked.name), self._store.database
        if not await self._status.guard(stored.name(database, hash, name)):
            if not self._makes.take(address):
                raise RequestRefused("too_many", Message("server-too-many-requests"))
            if not await self._status.guard(stored.add(database, hash, name, self._store.now(), self._most)):
                raise RequestRefused("too_many", Message("server-rated-people", {"most": self._most}))
        return await self.me(key)

    async def me(self, key: str) -> messages.Me:
        """All data stored about a person."""
        hash, database = _hash(key), self._store.database
        found = await self._status.guard(stored.person(database, hash))
        if found is None:
            raise not_found()
        return messages.Me(
            name=found.name,
            since=datetime.fromtimestamp(found.since, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            ratings=[
                messages.MyRating(game=each.game, players=each.players, rating=figure(each.rating, each.games))
                for each in await self._status.guard(stored.standings(database, hash))
            ],
            games=[
                messages.MyGame(table=table, seat=seat, before=figure(before), after=figure(after))
                for table, seat, before, after in await self._status.guard(stored.played(database, hash))
            ],
        )

    async def link(self, key: str, base: str, reach: Reach) -> messages.KeyLink:
        """The link that takes a key to its holder's other device."""
        if await self._status.guard(stored.person(self._store.database, _hash(key))) is None:
            raise not_found()
        url = f"{base}/ratings#key={key}"
        return messages.KeyLink(url=url, qr=qr_code(url), reach=reach)

    async def delete(self, key: str) -> None:
        """Deletes a person. Games in progress keep a nameless newcomer, so that a losing player cannot undo them."""
        hash, database, begun = _hash(key), self._store.database, list[str]()
        for id in await self._status.guard(stored.playing(database, hash)):
            with suppress(RequestRefused):  # the table was deleted meanwhile
                room = await self._tables.room(id)
                await self._status.guard(room.catch_up())
                begun += [id] if is_under_way(room.table) else []
        nobody = hashed(new_key())
        try:
            await self._status.guard(stored.delete(database, hash, begun, nobody, self._store.now()))
        except Conflict:
            raise not_found() from None

    async def best(self, game: str, players: int) -> messages.Ratings:
        """The list for a game and a number of players; by default the first list."""
        field = next((each for each in self._fields if not game or (each.game, each.players) == (game, players)), None)
        if field is None:
            raise not_found()
        database = self._store.database
        people = await self._status.guard(stored.best(database, field.game, field.players, LEAST_GAMES, SHOWN))
        lines = [messages.Rated(name=each.name, level="", rating=figure(each.rating, each.games)) for each in people]
        bots = [
            messages.Rated(name="", level=each.level, rating=figure(each.rating, each.games))
            for each in measured(kind(field.game), field.players).values()
        ]
        best = sorted([*lines, *bots], key=lambda each: each.rating.mu - 3 * each.rating.sigma, reverse=True)
        return messages.Ratings(
            fields=self._fields, game=field.game, players=field.players, best=best, least=LEAST_GAMES
        )

    # Tables.

    async def enter(self, room: Room, key: KeyRow | None, asked: messages.Enter) -> messages.RatedTable:
        """Enters a seat for a rating, only before the first draw or move, so that nobody can wait and see."""
        if key is None or asked.seat not in key.seats:
            raise RequestRefused("not_your_seat", Message("server-not-your-seat"), room.seq)
        if not room.settings.rated:
            raise RequestRefused("not_rated", Message("server-rated-not"), room.seq)
        hash, database = _hash(asked.key), self._store.database
        if await self._status.guard(stored.person(database, hash)) is None:
            raise not_found()
        try:
            while not await self._status.guard(self._enter(room, asked.seat, hash)):
                pass  # another event came first
        except Conflict:
            raise RequestRefused("not_rated", Message("server-rated-twice"), room.seq) from None
        room.tell_presence()
        return await self.of(room)

    async def _enter(self, room: Room, seat: int, hash: str) -> bool:
        """Enters the seat for this person; false if the table moved on at another node."""
        async with room.lock:
            await room.catch_up_locked()
            if any(each.person == hash and each.seat == seat for each in await self._entrants(room)):
                return True
            if room.table.ended or is_under_way(room.table):
                raise RequestRefused("not_rated", Message("server-rated-late"), room.seq)
            return await stored.enter(self._store.database, room.id, seat, hash, room.seq)

    async def of(self, room: Room) -> messages.RatedTable:
        """A table's rating. Settles a finished game that is still open."""
        if not room.settings.rated:
            return messages.RatedTable(state="off", seats=[])
        await self.settle(room)
        state = await self._status.guard(stored.state(self._store.database, room.id))
        entrants = {each.seat: each for each in await self._entrants(room)}
        game = room.table.header.game
        known = measured(type(game), game.players)
        seats = []
        for seat, who in enumerate(room.table.header.seats):
            if who.is_bot and who.level in known:
                level = known[who.level]
                seats.append(messages.RatedSeat(seat=seat, rating=figure(level.rating, level.games), after=None))
            else:
                seats.append(_seat(seat, entrants.get(seat)))
        return messages.RatedTable(state=state, seats=seats)

    async def settle(self, room: Room) -> None:
        """Rates the game of a table, if it is over and was not rated."""
        if room.settings.rated and room.table.ended:
            await self._status.guard(self._settle(room))

    async def _settle(self, room: Room) -> None:
        store, game = self._store, room.table.header.game
        for _ in range(TRIES):
            if await stored.state(store.database, room.id) != OPEN:
                return
            entrants = await self._entrants(room)
            why = unrated(room.table, {each.seat for each in entrants})
            changes = [] if why else _changes(room, entrants)
            try:
                await store.database.write(
                    stored.settling(room.id, game.name, game.players, changes, why or RATED, store.now())
                )
            except Conflict:
                continue
            return
        raise Unavailable("other games of the same people ended every time")

    async def _entrants(self, room: Room) -> list[Entrant]:
        game = room.table.header.game
        return await self._status.guard(stored.entrants(self._store.database, room.id, game.name, game.players))

    # A node's background work.

    async def run(self, queue: asyncio.Queue[Room]) -> None:
        """Settles the games that end at this node, until cancelled."""
        while True:
            room = await queue.get()
            try:
                await self.settle(room)
            except (Unavailable, RequestRefused) as error:  # the upkeep tries again
                log.warning("a game was not rated yet", extra={"table": room.id, "why": str(error)})

    async def keep_up(self) -> None:
        """Settles games that other nodes left open, and forgets people who have not played for very long."""
        await stored.expire(self._store.database, self._store.now() - self._keep)
        for id in await stored.unsettled(self._store.database):
            try:
                await self.settle(await self._tables.room(id))
            except RequestRefused as error:
                log.info("a table went away", extra={"table": id, "why": error.code})


def figure(rating: Rating, games: int = 0) -> messages.Figure:
    return messages.Figure(
        about=rating.about,
        surely=rating.surely,
        sureness=sureness(rating),
        mu=round(rating.mu, 3),
        sigma=round(rating.sigma, 3),
        games=games,
    )


def _changes(room: Room, entrants: list[Entrant]) -> list[Change]:
    table = room.table
    game = table.header.game
    known, by_seat = measured(type(game), game.players), {each.seat: each for each in entrants}
    before = [
        known[who.level].rating if who.is_bot else by_seat[seat].rating or NEW
        for seat, who in enumerate(table.header.seats)
    ]
    bots = {seat for seat, who in enumerate(table.header.seats) if who.is_bot}
    after = rated(before, placed(table), bots, helped(table))
    return [Change(each, after[each.seat]) for each in entrants]


def _seat(seat: int, entrant: Entrant | None) -> messages.RatedSeat:
    if entrant is None:
        return messages.RatedSeat(seat=seat, rating=None, after=None)
    if entrant.before is None or entrant.after is None:
        return messages.RatedSeat(seat=seat, rating=figure(entrant.rating or NEW, entrant.games), after=None)
    return messages.RatedSeat(seat=seat, rating=figure(entrant.before), after=figure(entrant.after, entrant.games))


def _hash(key: str) -> str:
    """The stored hash of a rating key; it never equals that of another kind of key."""
    return hashed(f"rating {key}")
