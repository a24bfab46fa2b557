"""A table in the memory of a node. It takes one command at a time: decides, commits, applies, and then publishes."""

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
"""Seconds by which the timer of a request surely comes after its time."""
TRIES = 20
"""Retries after losing a write race to another node."""


T = TypeVar("T")
Want: TypeAlias = Literal["bot", "draw", "step", "clock", "ended"]
"""A table needs a bot's move, a look at its open draw, more of the steps that it makes by itself, a look at its clock;

or its rated game has ended.
"""


class Host(Protocol):
    """Holds tables in memory."""

    def check(self) -> None:
        """Refuses a request unless the host serves."""

    def guard(self, work: Awaitable[T]) -> Awaitable[T]:
        """Awaits work on the journal for a request, which is refused if the host cannot serve it."""

    def taken(self, kind: str, seconds: float) -> None:
        """A command of this kind was committed."""

    def wants(self, room: Room, what: Want) -> None:
        """The table needs something. Never waits."""


class Room:
    """One table: its events are kept in the `journal`, and `host` hears whenever somebody else has to do something."""

    def __init__(self, stored: Stored, journal: Journal, host: Host) -> None:
        self.journal, self._host = journal, host
        self.lock, self.rematching = asyncio.Lock(), asyncio.Lock()
        self._waiting: list[asyncio.Future[None]] = []
        """Those who want to know when something happens."""
        self.closed = False
        self.bot_plays = False
        """A bot is at work here."""
        self.opener = stored.table.header.id
        """The address from which the table was opened, or its own id where nobody knows: whose bots take turns."""
        self._unsure = False
        """A write may or may not have happened: the database must be asked before the next decision."""
        self.table, self.chance, self.settings = stored.table, stored.chance, stored.settings
        self.attendance, self.narration = Attendance(stored.table, stored.keys, journal.now), Narration()
        self.course = Course(journal, self.attendance, self.look_at_draw)
        self._waits_since: float | None = None
        """Since when the next draw waits for somebody's device."""
        self.clock = self._clock_of(stored)
        self._lapse: asyncio.TimerHandle | None = None
        """Lets the table see that a request to take a move back was not answered in time."""
        self.comings: dict[str, Bucket] = {}
        """By key: how often its devices come and go."""
        self.used = time.monotonic()

    def _clock_of(self, stored: Stored) -> TableClock | None:
        timing, row = self.journal.timing(stored.table), stored.clock or self.journal.first_clock(stored.table)
        if timing is None or row is None:
            return None
        clock = TableClock(timing, stored.table, row, self.journal.node, self.call_clock)
        clock.silent = self._silent
        return clock

    def _silent(self, position: Position) -> int | None:
        """The seat whose device holds up the draw that is open in this position or due in it, after a while."""
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
        """Whether other nodes may have the table too."""
        return self.journal.shared

    @property
    def waits_for_bot(self) -> bool:
        return waits(self.table.position) == "bot" and not self.closed

    async def take(self, command: Command, also: Sequence[Any] = ()) -> Answer:
        """The answer to a command, which is durable when it is accepted. `also` is written in the same transaction."""
        self._host.check()
        started = time.perf_counter()
        answer = await self._host.guard(self._take(command, also))
        if isinstance(answer, Accepted) and not answer.repeated:
            self._host.taken(command.kind, time.perf_counter() - started)
            self.call_bot()
            self.call_steps()
        return answer

    async def guard(self, work: Awaitable[None]) -> None:
        """Awaits work on the journal for a request, which is refused if the host does not serve."""
        self._host.check()
        await self._host.guard(work)

    def call_bot(self) -> None:
        """Lets a bot move, if the table waits for one."""
        if self.waits_for_bot:
            self._host.wants(self, "bot")

    def call_next(self) -> None:
        """Lets the next one act: a bot, or the table itself."""
        self.call_bot()
        self.call_steps()

    def call_steps(self) -> None:
        """Lets the table go on by itself, if it waits for nobody."""
        position = self.table.position
        nobody = position.state.actor == CHANCE and position.turn is None and not position.paused
        if nobody and self.course.draw is None and not self.table.ended and not self.closed:
            self._host.wants(self, "step")

    async def go_on(self) -> None:
        """Does a little more of what the table does by itself."""
        async with self.lock:
            await self.be_sure()
            with suppress(Unsupported):  # chances that cannot be drawn fairly: the table stands still
                answer = more(self.table, self.chance, waits=self.settings.devices, most=AT_ONCE)
                if answer.events and not await self.commit(answer):
                    await self.catch_up_locked()
                if answer.events:
                    self.call_steps()
                    self.call_bot()

    def call_clock(self) -> None:
        """Lets somebody look at the clock now."""
        if self.clock is not None and not self.closed:
            self._host.wants(self, "clock")

    async def reread_clock(self) -> None:
        """Another node has changed the clock, or this one has after it was away."""
        async with self.lock:
            await self.reread_clock_locked()
        self.tell_clock()

    async def reread_clock_locked(self) -> None:
        if self.clock is not None and (row := await self.journal.clock(self.id)):
            self.clock.keep(row, self.journal.milliseconds())

    def tell_clock(self) -> None:
        """Tells everybody what the clock shows; with every event they are told anyway."""
        if self.clock is not None:
            told = messages.Clocked(clock=self.clock.shown(self.journal.milliseconds()))
            self.attendance.send(render.message(told))
            self._wake()

    def clock_now(self) -> messages.ClockNow | None:
        return None if self.clock is None else self.clock.shown(self.journal.milliseconds())

    def look_at_draw(self) -> None:
        """Lets somebody look at the open draw now."""
        if self.course.draw is not None and not self.closed:
            self._host.wants(self, "draw")

    async def _take(self, command: Command, also: Sequence[Any]) -> Answer:
        async with self.lock:
            await self.be_sure()
            if self.clock is not None and isinstance(command, Play) and self.clock.helping.get(command.seat):
                self.call_clock()  # the bot has made its one move, and the seat is about to be the person's again
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
        """A table's answers by its rules, before anything is stored."""
        draw = self.course.draw
        revealed = draw.desk.reveals if draw else None
        return decide(self.table, command, self.chance, revealed=revealed, waits=self.settings.devices, most=AT_ONCE)

    async def be_sure(self) -> None:
        """Asks the database what happened, where that is not known. The lock is held."""
        if self._unsure:
            await self.catch_up_locked()

    async def commit(
        self, answer: Accepted, before_go: int = 0, reveals: tuple[int, int] | None = None, also: Sequence[Any] = ()
    ) -> bool:
        """Whether the events were stored; if so they are applied and published. Not if another node was first.

        The lock is held. `before_go`, `reveals` and `also` are those of the entry.
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
        """Applies what other nodes, or a write of unknown fate, have added. Whether there was anything."""
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
        """The table has just come to memory: a draw that was open goes on, and so does the table itself."""
        self.call_steps()
        self.call_clock()
        self._await_consent()
        self.course.follow(self.table)
        if self.course.draw is not None:
            await self.course.reread(self.table)
            self.course.set_alarm()

    def _apply(self, events: Sequence[Event], bodies: Sequence[bytes], positions: Sequence[Position], go: int) -> None:
        """Applies committed events, and tells everybody who listens. `bodies` are the events as they are stored."""
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
            self.look_at_draw()  # a bot may have taken the seat of whose device was waited for
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
        """Has the table look at an open request to take a move back when nobody has answered it in time."""
        if self._lapse is not None:
            self._lapse.cancel()
            self._lapse = None
        left = patience_left(self.table.position, now())
        if left is not None and not self.closed:
            later = asyncio.get_running_loop().call_later
            self._lapse = later(max(left, 0.0) + LATE, self._host.wants, self, "step")

    def tell_draw(self) -> None:
        """Tells everybody how far the open draw has come, if they do not know."""
        draw, shown = self.course.draw, self.course.shown(self.table)
        if draw is not None and shown != draw.told:
            draw.told = shown
            self.attendance.send(render.message(messages.Drawing(draw=shown)))
            self._wake()

    async def wait(self, seconds: float) -> bool:
        """Waits until something happens, but not longer than this. Whether something did."""
        happened = asyncio.get_running_loop().create_future()
        self._waiting.append(happened)
        try:
            await asyncio.wait_for(happened, seconds)
        except TimeoutError:
            return False
        finally:
            with suppress(ValueError):  # a woken one is not waiting any more
                self._waiting.remove(happened)
        return True

    def _wake(self) -> None:
        waiting, self._waiting = self._waiting, []
        for happened in waiting:
            if not happened.done():
                happened.set_result(None)

    async def reload(self) -> None:
        """Takes everything from the database again: names and keys may have been erased there."""
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
        """Tells everybody here, or everybody else, who is there."""
        message = render.presence(self.table, self.attendance)
        for listener in tuple(self.attendance.listeners):
            if listener is not but:
                listener.send(message)

    def rest(self) -> None:
        """Nobody need look at the clock."""
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
