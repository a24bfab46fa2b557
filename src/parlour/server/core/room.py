"""A table in the memory of a node. It handles one command at a time: decides, commits, applies, publishes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from parlour.contract.game import CHANCE
from parlour.errors import Unsupported
from parlour.server.core import messages, render
from parlour.server.core.attendance import Attendance
from parlour.server.core.bucket import Bucket
from parlour.server.core.clock import TableClock
from parlour.server.core.course import PATIENCE, Course
from parlour.server.core.journal import Conflict, Entry, Journal, Unavailable
from parlour.server.core.messages.answers import not_found
from parlour.server.core.narration import Narration
from parlour.server.core.stored import AT_ONCE, Stored, bodies_of, read_events, waits
from parlour.speech.message import Message
from parlour.table import Accepted, Answer, Command, Ended, Event, Play, Position, Refusal, Seated, decide, more
from parlour.table.events import now
from parlour.table.lines import as_told
from parlour.table.naming import by_hash
from parlour.table.taking_back import patience_left

LATE = 0.05
"""Seconds added to the timer of a request, so that it never fires early."""
TRIES = 20
"""Retries after losing a write race to another node."""


T = TypeVar("T")
Want: TypeAlias = Literal["bot", "draw", "step", "clock", "ended"]
"""The needs of a table: a bot's move, a look at its open draw, more of its own steps, a look at its clock;

or the rating of its game, which has ended.
"""


class Host(Protocol):
    """Holds tables in memory."""

    def check(self) -> None:
        """Refuses a request unless the host serves."""

    def guard(self, work: Awaitable[T]) -> Awaitable[T]:
        """Awaits work on the journal for a request, and refuses the request if the journal is unavailable."""

    def taken(self, kind: str, seconds: float) -> None:
        """Counts a committed command."""

    def wants(self, room: Room, what: Want) -> None:
        """Notes what the table needs. Never waits."""


class Room:
    """One table. The `journal` stores its events, and the `host` learns what the table needs."""

    def __init__(self, stored: Stored, journal: Journal, host: Host) -> None:
        self.journal, self._host = journal, host
        self.lock, self.rematching = asyncio.Lock(), asyncio.Lock()
        self._waiting: list[asyncio.Future[None]] = []
        """Requests that wait for the next event."""
        self.closed = False
        self.bot_plays = False
        """Whether a bot is thinking here."""
        self.opener = stored.table.header.id
        """The address from which the table was opened, or else its id: bots of one address take turns."""
        self._unsure = False
        """The fate of a write is unknown: the database must be read before the next decision."""
        self.table, self.chance, self.settings = stored.table, stored.chance, stored.settings
        self.attendance, self.narration = Attendance(stored.table, stored.keys, journal.now), Narration()
        self.course = Course(journal, self.attendance, self.look_at_draw)
        self._waits_since: float | None = None
        """Since when the next draw has waited for a device."""
        self.clock = self._clock_of(stored)
        self._lapse: asyncio.TimerHandle | None = None
        """The timer that ends an unanswered request to take a move back."""
        self.comings: dict[str, Bucket] = {}
        """By key: the limit on registrations of its devices."""
        self.used = time.monotonic()

    def _clock_of(self, stored: Stored) -> TableClock | None:
        timing, row = self.journal.timing(stored.table), stored.clock or self.journal.first_clock(stored.table)
        if timing is None or row is None:
            return None
        clock = TableClock(timing, stored.table, row, self.journal.node, self.call_clock)
        clock.silent = self._silent
        return clock

    def _silent(self, position: Position) -> int | None:
        """The seat whose device has delayed this position's draw for too long."""
        draw, ledger = self.course.draw, position.ledger
        if not position.waiting:
            self._waits_since = None
        if ledger is None or self.clock is None:
            return None
        scale = self.clock.timing.scale
        if ledger.opening is not None:
            return draw.silent(ledger, scale) if draw is not None else None
        if position.waiting and self._waits_since is None:
            self._waits_since = time.monotonic()
        late = self._waits_since is not None and time.monotonic() - self._waits_since >= PATIENCE * scale
        return min(position.waiting) if late else None

    @property
    def id(self) -> str:
        return self.table.header.id

    @property
    def seq(self) -> int:
        return self.table.seq

    @property
    def shared(self) -> bool:
        """Whether other nodes may hold the table too."""
        return self.journal.shared

    @property
    def waits_for_bot(self) -> bool:
        return waits(self.table.position) == "bot" and not self.closed

    async def take(self, command: Command, also: Sequence[Any] = ()) -> Answer:
        """Answers a command; an accepted one is durable. `also` is written in the same transaction."""
        self._host.check()
        started = time.perf_counter()
        answer = await self._host.guard(self._take(command, also))
        if isinstance(answer, Accepted) and not answer.repeated:
            self._host.taken(command.kind, time.perf_counter() - started)
            self.call_bot()
            self.call_steps()
        return answer

    async def guard(self, work: Awaitable[None]) -> None:
        """Awaits work on the journal for a request, and refuses the request if the host does not serve."""
        self._host.check()
        await self._host.guard(work)

    def call_bot(self) -> None:
        """Asks the host for a bot's move, if the table waits for one."""
        if self.waits_for_bot:
            self._host.wants(self, "bot")

    def call_next(self) -> None:
        """Asks the host for the next move of a bot or step of the table."""
        self.call_bot()
        self.call_steps()

    def call_steps(self) -> None:
        """Asks the host for the table's own steps, if it waits for nobody."""
        position = self.table.position
        nobody = position.state.actor == CHANCE and position.turn is None and not position.paused
        if nobody and self.course.draw is None and not self.table.ended and not self.closed:
            self._host.wants(self, "step")

    async def go_on(self) -> None:
        """Makes a few of the table's own steps."""
        async with self.lock:
            await self.be_sure()
            with suppress(Unsupported):  # this chance cannot be drawn fairly: the table stops
                answer = more(self.table, self.chance, waits=self.settings.devices, most=AT_ONCE)
                if answer.events and not await self.commit(answer):
                    await self.catch_up_locked()
                if answer.events:
                    self.call_steps()
                    self.call_bot()

    def call_clock(self) -> None:
        """Asks the host for a look at the clock."""
        if self.clock is not None and not self.closed:
            self._host.wants(self, "clock")

    async def reread_clock(self) -> None:
        """Reads the stored clock, which another node may have changed."""
        async with self.lock:
            await self.reread_clock_locked()
        self.tell_clock()

    async def reread_clock_locked(self) -> None:
        if self.clock is not None and (row := await self.journal.clock(self.id)):
            self.clock.keep(row, self.journal.milliseconds())

    def tell_clock(self) -> None:
        """Sends the clock to all listeners; events already include it."""
        if self.clock is not None:
            told = messages.Clocked(clock=self.clock.shown(self.journal.milliseconds()))
            self.attendance.send(render.message(told))
            self._wake()

    def clock_now(self) -> messages.ClockNow | None:
        return None if self.clock is None else self.clock.shown(self.journal.milliseconds())

    def look_at_draw(self) -> None:
        """Asks the host for a look at the open draw."""
        if self.course.draw is not None and not self.closed:
            self._host.wants(self, "draw")

    async def _take(self, command: Command, also: Sequence[Any]) -> Answer:
        async with self.lock:
            await self.be_sure()
            if self.clock is not None and isinstance(command, Play) and self.clock.helping.get(command.seat):
                self.call_clock()  # the bot has made its one move: the person is about to get the seat back
                return Refusal("not_your_turn", Message("server-clock-helps"), self.seq)
            for _ in range(TRIES):
                answer = self.decide(command)
                if isinstance(answer, Refusal):
                    if self.shared and await self.catch_up_locked():
                        continue  # the sender knew more than this node
                    return answer
                if answer.repeated or await self.commit(answer, reveals=self.course.reveals(answer), also=also):
                    return answer
                await self.catch_up_locked()
            raise Unavailable("other nodes were quicker every time")

    def decide(self, command: Command) -> Answer:
        """The table's answer by its rules, before anything is stored."""
        draw = self.course.draw
        revealed = draw.desk.reveals if draw else None
        return decide(self.table, command, self.chance, revealed=revealed, waits=self.settings.devices, most=AT_ONCE)

    async def be_sure(self) -> None:
        """Reads the database if the fate of a write is unknown. The caller holds the lock."""
        if self._unsure:
            await self.catch_up_locked()

    async def commit(
        self, answer: Accepted, before_go: int = 0, reveals: tuple[int, int] | None = None, also: Sequence[Any] = ()
    ) -> bool:
        """Stores, applies and publishes events; false if another node was first.

        The caller holds the lock. `before_go`, `reveals` and `also` are those of the entry.
        """
        clock, now = self.clock, self.journal.milliseconds()
        shown = None if clock is None else clock.after(self.table, answer, self.attendance, now)
        entry = Entry(
            self.table,
            answer,
            bodies_of(self.table, answer.events),
            self.settings,
            go=self.course.going_with(answer),
            before_go=before_go,
            reveals=reveals,
            pressed=answer.pressed - self.table.pressed,
            forgets=self.course.forgets(self.table, answer),
            clock=shown,
            also=also,
        )
        self._unsure = True
        try:
            await self.journal.commit(entry)
        except Conflict:
            return False
        self._unsure = False
        self.table.names |= by_hash(answer.names)
        self.table.pressed = answer.pressed
        if clock is not None and shown is not None:
            clock.keep(shown, self.journal.milliseconds())
        self._apply(answer.events, entry.bodies, answer.positions, entry.go)
        return True

    async def catch_up(self) -> None:
        async with self.lock:
            await self.catch_up_locked()

    async def catch_up_locked(self) -> bool:
        """Applies events added by other nodes or by a write of unknown fate. Returns whether there were any."""
        bodies = await self.journal.bodies(self.id, self.seq)
        if not bodies and not await self.journal.heads([self.id]):
            raise not_found()
        names = await self.journal.names(self.id) if self.table.is_second and bodies else {}
        self.table.names |= names
        read = list(read_events(self.table, bodies))
        self._unsure = False
        if any(isinstance(event, Seated) for event, _ in read):
            await self.reload_keys()
        if read:
            await self.reread_clock_locked()
            events, positions = zip(*read, strict=True)
            self._apply(events, bodies_of(self.table, events), positions, 0)
        await self.course.reread(self.table)
        self.tell_draw()
        return bool(read)

    async def take_up_draw(self) -> None:
        """Resumes the open draw and the table's own steps after the table was loaded."""
        self.call_steps()
        self.call_clock()
        self._await_consent()
        self.course.follow(self.table)
        if self.course.draw is not None:
            await self.course.reread(self.table)
            self.course.set_alarm()

    def _apply(self, events: Sequence[Event], bodies: Sequence[bytes], positions: Sequence[Position], go: int) -> None:
        """Applies committed events, and sends them to all listeners. `bodies` are the stored events."""
        said = self.narration.add(self.table, events, positions)
        for event, position, body in zip(events, positions, bodies, strict=True):
            self.table.apply(event, position, body)
            if isinstance(event, Seated):
                self.attendance.seat(event)
        if self.clock is not None:
            self.clock.hear(events)
            if self.clock.command(self.table, self.attendance, self.journal.milliseconds()) is not None:
                self.call_clock()
        self.course.follow(self.table, go)
        if any(isinstance(event, Seated) for event in events):
            self.look_at_draw()  # a bot may have taken the seat whose device delayed the draw
        if self.settings.rated and any(isinstance(event, Ended) for event in events):
            self._host.wants(self, "ended")
        if self.attendance.listeners:
            steps = render.steps(self.table, events, list(map(as_told, events, bodies)), positions)
            draw, clock = self.course.shown(self.table), self.clock_now()
            if self.course.draw is not None:
                self.course.draw.told = draw
            self.attendance.send_each(
                lambda: render.happened(self.table, self.attendance, steps, draw, clock),
                lambda: render.told(self.table, self.attendance, steps, said, draw, clock),
            )
        self.used = time.monotonic()
        self._await_consent()
        self._wake()

    def _await_consent(self) -> None:
        """Sets the timer that ends an unanswered request to take a move back."""
        if self._lapse is not None:
            self._lapse.cancel()
            self._lapse = None
        left = patience_left(self.table.position, now())
        if left is not None and not self.closed:
            later = asyncio.get_running_loop().call_later
            self._lapse = later(max(left, 0.0) + LATE, self._host.wants, self, "step")

    def tell_draw(self) -> None:
        """Sends the progress of the open draw to all listeners, if it has changed."""
        draw, shown = self.course.draw, self.course.shown(self.table)
        if draw is not None and shown != draw.told:
            draw.told = shown
            self.attendance.send(render.message(messages.Drawing(draw=shown)))
            self._wake()

    async def wait(self, seconds: float) -> bool:
        """Waits for the next event with a time limit. Returns whether one came."""
        happened = asyncio.get_running_loop().create_future()
        self._waiting.append(happened)
        try:
            await asyncio.wait_for(happened, seconds)
        except TimeoutError:
            return False
        finally:
            with suppress(ValueError):  # a woken request no longer waits
                self._waiting.remove(happened)
        return True

    def _wake(self) -> None:
        waiting, self._waiting = self._waiting, []
        for happened in waiting:
            if not happened.done():
                happened.set_result(None)

    async def reload(self) -> None:
        """Loads everything from the database again: names and keys may have been erased there."""
        async with self.lock:
            stored = await self.journal.load(self.id)
            if stored is None:
                raise not_found()
            self.table, self.chance, self.settings = stored.table, stored.chance, stored.settings
            self.rest()
            self.clock = self._clock_of(stored)
            self.call_clock()
            self._await_consent()
            claims = self.attendance.claims
            self.attendance.adopt(stored.table, stored.keys)
            self._tell_claims(claims)
            self.course.follow(self.table)
            await self.course.reread(self.table)

    async def reload_keys(self) -> None:
        claims = self.attendance.claims
        self.attendance.set_keys(await self.journal.keys(self.id))
        self._tell_claims(claims)

    def _tell_claims(self, before: dict[int, str]) -> None:
        if self.attendance.claims != before:
            self.tell_presence()

    def tell_presence(self, but: object = None) -> None:
        """Sends the seats to all listeners, or to all but one."""
        message = render.presence(self.table, self.attendance)
        for listener in tuple(self.attendance.listeners):
            if listener is not but:
                listener.send(message)

    def rest(self) -> None:
        """Cancels the scheduled look at the clock."""
        if self.clock is not None:
            self.clock.rest()
        if self._lapse is not None:
            self._lapse.cancel()

    def close(self, code: str) -> None:
        self.closed = True
        self.course.rest()
        self.rest()
        self.attendance.drop(code)
        self._wake()
