"""Opens, runs and follows tournaments, at every node that shares the database.

Each change reads the tournament, works out the next one and writes it, unless another was written meanwhile; then it
reads again. Only clients that wait for news are kept in memory.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import msgspec

from parlour.server.core.journal import Conflict, Unavailable
from parlour.server.core.keys import hashed, new_key
from parlour.server.core.messages.answers import RequestRefused, not_found
from parlour.server.ops.limits import RateLimits
from parlour.server.ops.status import Status
from parlour.server.tables.checks import check_name, the_clock, the_game, the_seats
from parlour.server.tables.opening import Opening
from parlour.server.tables.registry import Tables
from parlour.server.tournaments import messages, storage
from parlour.server.tournaments.rounds import Rounds, expiry
from parlour.server.tournaments.standing import account
from parlour.server.tournaments.storage import Kept
from parlour.speech.message import Message
from parlour.table.tournament.tournament import Match, NotPossible, Tournament, Why, absent_places, tied_places

TRIES = 20
LOTS = 2**31
MOST = 10_000
"""Tournaments in the database."""
MOST_TOLD = 100
"""The number of tournaments whose last standing is cached."""
log = logging.getLogger("parlour.server")
T = TypeVar("T")


class News:
    """Long polls, woken when a tournament passes the version that they know."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[asyncio.Future[None], int]] = {}
        """By key, the versions that the waiting clients know."""

    @property
    def wanted(self) -> list[str]:
        """The keys with waiting clients."""
        return list(self._waiting)

    async def wait(self, id: str, since: int, seconds: float) -> None:
        """Waits for a version after this one, with a time limit."""
        news = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(id, {})[news] = since
        try:
            await asyncio.wait_for(news, seconds)
        except TimeoutError:
            pass
        finally:
            waiting = self._waiting.get(id, {})
            waiting.pop(news, None)
            if not waiting:
                self._waiting.pop(id, None)

    def wake(self, id: str, version: int | None = None) -> None:
        """Wakes clients that know an older version; without a version, all."""
        for news, since in list(self._waiting.get(id, {}).items()):
            if not news.done() and (version is None or version > since):
                news.set_result(None)


Change = Callable[[Kept], Awaitable[Tournament]]


class Tournaments:
    def __init__(self, tables: Tables, opening: Opening, status: Status, limits: RateLimits) -> None:
        self._tables, self._store, self._status = tables, tables.store, status
        self._opened, self._following = limits.tournaments, limits.following
        self._rounds = Rounds(tables, opening, limits.rounds, limits.openings)
        self._news = News()
        self._told: dict[str, messages.TournamentNow] = {}

    # Opening, joining, looking.

    async def open(self, asked: messages.OpenTournament, address: str) -> messages.OpenedTournament:
        options = {name: value for name, value in asked.options.items() if name != "players"}
        least, most = the_seats(asked.game, options)
        if not 2 <= asked.size <= most:
            raise RequestRefused("bad_seats", Message("tournament-size", {"most": most}))
        the_game(asked.game, options | {"players": asked.size})
        clock, name, key = the_clock(asked.clock), check_name(asked.name), new_key()
        if not self._opened.take(address):
            raise RequestRefused("too_many", Message("tournament-openings"))
        tournament = Tournament(
            name,
            asked.game,
            options,
            min(max(2, least), asked.size),
            asked.size,
            asked.system,
            asked.rounds,
            asked.duplicate,
            asked.automatic,
            hashed(key),
            clock.to_json() if clock else None,
        )
        kept = Kept(secrets.token_urlsafe(16), secrets.token_bytes(32), 1, tournament)
        try:
            await self._guard(storage.add(self._store.database, kept, expiry(self._store, tournament), MOST))
        except Conflict as error:
            raise RequestRefused("too_many", Message("tournament-openings")) from error
        self._rounds.run_from(kept.id, address)
        return messages.OpenedTournament(tournament=kept.id, key=key, link=f"/tournament/{kept.id}")

    async def join(self, id: str, asked: messages.JoinTournament) -> messages.TournamentNow:
        name, key, lot = check_name(asked.name), hashed(asked.key), secrets.randbelow(LOTS)

        async def joined(kept: Kept) -> Tournament:
            if kept.tournament.host == key:
                raise RequestRefused("bad_message", Message("tournament-nobody"))
            return kept.tournament if kept.tournament.find(key) is not None else kept.tournament.joined(name, key, lot)

        return self._account(await self._change(id, joined), asked.key)

    async def now(
        self, id: str, key: str, since: int = 0, wait: float = 0, address: str = ""
    ) -> messages.TournamentNow:
        """How it stands; with `wait`, when it has come further than version `since`."""
        kept = await self._load(id)
        if wait and kept.version <= since and self._following.enter(address):
            try:
                await self._news.wait(id, since, wait)
            finally:
                self._following.leave(address)
            kept = await self._load(id)
        return self._account(kept, key)

    async def check(self, id: str) -> None:
        """Refuses a tournament that does not exist."""
        await self._load(id)

    # The organiser's decisions.

    async def run(self, id: str, key: str, asked: messages.RunTournament, address: str) -> messages.TournamentNow:
        """`address` is the client's."""
        kept, mine = await self._load(id), hashed(key)
        own = asked.what == "withdraw" and kept.tournament.find(mine) == asked.person
        if not own and not self._is_host(kept, key):
            raise RequestRefused("not_host", Message("server-not-host"))
        if not own:
            self._rounds.run_from(id, address)
        return self._account(await self._run(id, asked), key)

    async def _run(self, id: str, asked: messages.RunTournament) -> Kept:
        person = asked.person
        if asked.what == "round":
            return await self._change(id, lambda kept: self._next(kept, asked.round), written=True)
        if asked.what in ("withdraw", "return", "finish"):
            return await self._change(id, lambda kept: _simply(kept.tournament, asked))
        try:
            match = (await self._load(id)).tournament.match_of(person)
        except NotPossible as error:
            raise RequestRefused(error.code, error.why) from error
        await self._rounds.check_gone(match, None if asked.what == "off" else person)
        if asked.what == "bot":
            await self._rounds.put_bot(match, person)
            return await self._load(id)
        why: Why = "absent" if asked.what == "absent" else "off"
        found = absent_places(match, person) if why == "absent" else tied_places(match)

        async def decided(kept: Kept) -> Tournament:
            kept.tournament.match_of(person)
            return await self._rounds.decide(kept, [(match, found, why)])

        kept = await self._change(id, decided, written=True)
        await self._rounds.close(match)
        return kept

    async def _next(self, kept: Kept, number: int) -> Tournament:
        """Begins a round; pressed twice, only one."""
        if number and number <= kept.tournament.number:
            return kept.tournament
        return await self._rounds.begin(kept)

    async def new_link(self, id: str, key: str, person: int) -> str:
        """The link with which a player continues on another device; the old one opens nothing any more.

        Where all tables of a round have the same luck, it opens seats from the next round on, and the seat of this
        round stays with the old one: with a new link its maker could see draws that are still to come at other tables.
        """
        if not self._is_host(await self._load(id), key):
            raise RequestRefused("not_host", Message("server-not-host"))
        new, tables = new_key(), list[Match]()

        async def rekeyed(kept: Kept) -> Tournament:
            before = kept.tournament
            after = before.rekeyed(person, hashed(new))
            match = None if before.duplicate else before.open_match(person)
            tables[:] = [match] if match else []
            seats = [storage.rekeying(each.table, before.people[person].key, hashed(new)) for each in tables]
            await self._store.write([storage.changing(kept, after, expiry(self._store, after)), *seats])
            return after

        await self._change(id, rekeyed, written=True)
        for match in tables:
            await self._rounds.reload_keys(match)
        return f"/tournament/{id}#k={new}"

    async def forget(self, id: str, key: str) -> None:
        """Erases a player's name; the organiser deletes the whole tournament."""
        kept = await self._load(id)
        person = kept.tournament.find(hashed(key)) if key else None
        if self._is_host(kept, key):
            await self._guard(storage.delete(self._store.database, id))
            self._news.wake(id)
        elif person is None:
            raise not_found()
        else:

            async def forgotten(kept: Kept) -> Tournament:
                return kept.tournament.forgotten(person)

            await self._change(id, forgotten)

    # A node's background work.

    async def look(self) -> None:
        """Counts the tables that have ended, begins due rounds, and forwards news of other nodes."""
        database = self._store.database
        ended: dict[str, list[str]] = {}
        for id, table in await storage.ended(database):
            ended.setdefault(id, []).append(table)
        for id, tables in ended.items():
            await self._count(id, tables)
        for id in await storage.due(database):
            await self._go_on(id)
        if wanted := self._news.wanted:
            versions = await storage.versions(database, wanted)
            for id in wanted:
                self._news.wake(id, versions.get(id))

    async def clean(self) -> None:
        await storage.expire(self._store.database, self._store.now())

    async def _count(self, id: str, tables: list[str]) -> None:
        kept = await storage.load(self._store.database, id)
        if kept is None or not kept.tournament.played:
            return
        open = [match for match in kept.tournament.played[-1].matches if match.table in tables]
        with suppress(Conflict):  # another node has counted them, or will be asked again in a second
            await self._rounds.decide(kept, [(match, *await self._rounds.result(match)) for match in open])
            self._news.wake(id)

    async def _go_on(self, id: str) -> None:
        kept = await storage.load(self._store.database, id)
        if kept is None or not kept.tournament.due:
            return
        try:
            await self._rounds.begin(kept)
        except Conflict:
            return
        except RequestRefused as refused:
            log.info("a round is put off", extra={"tournament": id, "why": refused.code})
            return
        except NotPossible:  # too few are left: the organiser decides
            with suppress(Conflict):
                after = msgspec.structs.replace(kept.tournament, automatic=False)
                await self._store.write([storage.changing(kept, after, expiry(self._store, after))])
        self._news.wake(id)

    # Below.

    def _guard(self, work: Awaitable[T]) -> Awaitable[T]:
        self._status.check()
        return self._status.guard(work)

    async def _load(self, id: str) -> Kept:
        kept = await self._guard(storage.load(self._store.database, id))
        if kept is None:
            raise not_found()
        return kept

    def _is_host(self, kept: Kept, key: str) -> bool:
        return bool(key) and hmac.compare_digest(hashed(key), kept.tournament.host)

    async def _change(self, id: str, change: Change, written: bool = False) -> Kept:
        """Makes a change, and retries if another was first. Some changes are `written` together with others."""
        for _ in range(TRIES):
            kept = await self._load(id)
            try:
                after = await self._guard(change(kept))
                if after != kept.tournament and not written:
                    await self._guard(self._store.write([storage.changing(kept, after, expiry(self._store, after))]))
            except Conflict:
                continue
            except NotPossible as error:
                raise RequestRefused(error.code, error.why) from error
            self._news.wake(id)
            return await self._load(id)
        raise Unavailable("others were quicker every time")

    def _account(self, kept: Kept, key: str) -> messages.TournamentNow:
        told = self._told.get(kept.id)
        if told is None or told.version != kept.version:
            told = account(kept)
            self._told[kept.id] = told
            if len(self._told) > MOST_TOLD:
                del self._told[next(iter(self._told))]
        you = kept.tournament.find(hashed(key)) if key else None
        return msgspec.structs.replace(told, you=you, host=self._is_host(kept, key))


async def _simply(tournament: Tournament, asked: messages.RunTournament) -> Tournament:
    if asked.what == "finish":
        return tournament.finished()
    return tournament.withdrawn(asked.person) if asked.what == "withdraw" else tournament.returned(asked.person)
