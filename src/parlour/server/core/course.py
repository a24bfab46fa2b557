"""A table's draws at one node: which draw is open, its state, and when it needs attention."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from parlour.server.core import messages
from parlour.server.core.attendance import Attendance
from parlour.server.core.journal import Journal
from parlour.table import Accepted, Opened, Table
from parlour.table.chance import Ledger
from parlour.table.chance.party import Member
from parlour.table.dealing import ASLEEP_AFTER, SILENT_AFTER, Desk, Present, Step, next_step

LATELY = 1.0
"""A device is awake for this many seconds after a command."""
LOOK_AGAIN = 0.5
"""Seconds between reads of what other nodes have stored, in case a hint was lost."""
PATIENCE = 25.0
"""Seconds that a device may delay a draw before the clock of its seat runs."""
CLOSING = ("outcome", "drop", "void", "end")
"""The kinds of events that close a draw."""


@dataclass
class OpenDraw:
    """The open draw at a node: the stored part, and messages that only this node has received."""

    desk: Desk
    ready: set[str] = field(default_factory=set)
    opened: float = field(default_factory=time.monotonic)
    went: float = field(default_factory=time.monotonic)
    """When this node learned of the go."""
    stored: bool = False
    """Whether the database holds more about it than the go."""
    told: messages.Draw | None = None
    """The draw as last sent to the listeners."""

    def go(self, desk: Desk) -> None:
        """Notes the go in `desk`."""
        if not self.desk.go:
            self.went = time.monotonic()
        self.desk = desk

    def due(self, ledger: Ledger, waits: bool) -> Step:
        now = time.monotonic()
        since_go = now - self.went if self.desk.go else 0.0
        return next_step(ledger, self.desk, Present(frozenset(self.ready), now - self.opened, since_go, waits))

    def silent(self, ledger: Ledger, scale: float) -> int | None:
        """The seat of the first person, in the party's order, whose device has kept the draw waiting too long.

        Before go, only a table that waits for devices waits.
        """
        opening, since = ledger.opening, self.went if self.desk.go else self.opened
        if opening is None or opening.n != self.desk.n or time.monotonic() - since < PATIENCE * scale:
            return None
        answered = self.desk.reveals.keys() if self.desk.go else self.ready
        late = [seat for each in opening.party if each.id not in answered for seat in each.seats]
        return next((seat for seat in late if seat in ledger.persons), None)

    def next_look(self, shared: bool) -> float | None:
        """Seconds until work may be due; `None` when only an answer can change the draw."""
        now = time.monotonic()
        until = self.went + SILENT_AFTER if self.desk.go else self.opened + ASLEEP_AFTER
        waiting = until - now + 0.01 if until > now else None
        if shared:
            return min(LOOK_AGAIN, waiting or LOOK_AGAIN)
        return waiting

    def shown(self, ledger: Ledger) -> messages.Draw:
        """The draw in the form that clients get."""
        opening, desk = ledger.opening, self.desk
        assert opening is not None
        return messages.Draw(
            n=desk.n,
            open=desk.open_hash,
            hand=opening.hand,
            go=desk.go,
            party=[messages.PartyMember(device=member.id, seats=list(member.seats)) for member in opening.party],
            ready=[id for id in opening.ids if id in self.ready or id in desk.reveals],
            revealed=[id for id in opening.ids if id in desk.reveals],
            agreed=sorted(desk.agreed | desk.spoken_for),
            voidable=desk.go and time.monotonic() - self.went >= SILENT_AFTER,
        )


class Course:
    """The draws of a table; `look` is called when work may be due."""

    def __init__(self, journal: Journal, attendance: Attendance, look: Callable[[], None]) -> None:
        self._journal, self._attendance, self._look = journal, attendance, look
        self.draw: OpenDraw | None = None
        """The open draw, at a table of the second format."""
        self._alarm: asyncio.TimerHandle | None = None

    def follow(self, table: Table, go: int = 0) -> None:
        """Updates the open draw. `go` is the draw whose go was stored with its opening."""
        ledger = table.position.ledger
        opening = ledger.opening if ledger is not None else None
        if opening is None:
            self.draw = None
            self.rest()
        elif self.draw is None or self.draw.desk.n != opening.n:
            self.draw = OpenDraw(Desk(opening.n, table.open_hash, go=go == opening.n))
            self.draw.ready.update(each.id for each in opening.party if self._is_awake(ledger, each))
            self.set_alarm()

    async def reread(self, table: Table) -> None:
        """Loads the stored part of the open draw, or of the first one while it waits."""
        ledger, draw = table.position.ledger, self.draw
        if table.position.waiting:
            table.pressed = await self._journal.pressed(table.header.id)
        if ledger is None or ledger.opening is None:
            return
        if draw is None:
            draw = self.draw = OpenDraw(Desk(ledger.opening.n, table.open_hash))
        said = await self._journal.said(table.header.id, draw.desk.n, draw.desk.open_hash)
        draw.ready |= said.ready
        draw.stored = draw.stored or bool(said.ready or said.desk.reveals or said.desk.agreed)
        if said.desk.go:
            draw.go(said.desk)

    def set_alarm(self) -> None:
        """Schedules a look at the open draw for when work may be due."""
        self.rest()
        seconds = self.draw.next_look(self._journal.shared) if self.draw else None
        if seconds is not None:
            self._alarm = asyncio.get_running_loop().call_later(seconds, self._look)

    def rest(self) -> None:
        """Cancels the scheduled look."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def shown(self, table: Table) -> messages.Draw | None:
        """The open draw in the form that clients get."""
        if self.draw is None or table.position.ledger is None:
            return None
        return self.draw.shown(table.position.ledger)

    def goes(self, n: int) -> bool:
        """Whether draw `n` has had its go, or is closed."""
        return n > 0 and (self.draw is None or self.draw.desk.n != n or self.draw.desk.go)

    def going_with(self, answer: Accepted) -> int:
        """The draw that these events open, if all its devices are awake: its go is stored with the opening."""
        ledger = answer.positions[-1].ledger
        if ledger is None or ledger.opening is None or not any(isinstance(event, Opened) for event in answer.events):
            return 0
        awake = all(self._is_awake(ledger, each) for each in ledger.opening.party)
        return ledger.opening.n if awake else 0

    def _is_awake(self, ledger: Ledger | None, member: Member) -> bool:
        """Whether a device was heard moments ago and its person still has the seat; others must answer themselves."""
        sits = ledger is not None and not ledger.persons.isdisjoint(member.seats)
        return sits and self._attendance.awake(member.id, LATELY)

    def reveals(self, answer: Accepted) -> tuple[int, int] | None:
        """The open draw and its reveals, for a table that ends during it: the record holds every acknowledged link."""
        if self.draw is None or not answer.positions[-1].ended:
            return None
        return self.draw.desk.n, len(self.draw.desk.reveals)

    def forgets(self, table: Table, answer: Accepted) -> bool:
        """Whether these events close the stored draw, or open the draw that players asked for."""
        closes = any(event.kind in CLOSING for event in answer.events)
        kept = self.draw is not None and self.draw.stored
        return (kept and closes) or bool(table.pressed - answer.pressed)
