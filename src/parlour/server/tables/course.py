"""The course of a table's draws at one node: which draw is open, what is known of it, and when it needs a look."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from parlour.server import schema
from parlour.server.storage import draws as stored
from parlour.server.storage.database import Database, Statement
from parlour.server.tables.attendance import Attendance
from parlour.server.tables.draws import LATELY, OpenDraw
from parlour.table import Accepted, Opened, Table
from parlour.table.dealing import Desk

CLOSING = ("outcome", "drop", "void", "end")
"""The kinds of events that close a draw."""


class Course:
    """`look` is called when something may be due."""

    def __init__(self, database: Database, attendance: Attendance, look: Callable[[], None]) -> None:
        self._database, self._attendance, self._look = database, attendance, look
        self.draw: OpenDraw | None = None
        """The draw that is open, at a table of the second format."""
        self._alarm: asyncio.TimerHandle | None = None

    def follow(self, table: Table, go: int = 0) -> None:
        """Knows the draw that is open by now, if one is. `go` is the draw for which go was said with its opening."""
        ledger = table.position.ledger
        opening = ledger.opening if ledger is not None else None
        if opening is None:
            self.draw = None
            self.rest()
        elif self.draw is None or self.draw.desk.n != opening.n:
            self.draw = OpenDraw(Desk(opening.n, table.open_hash, go=go == opening.n))
            self.draw.ready.update(id for id in opening.ids if self._attendance.awake(id, LATELY))
            self.set_alarm()

    async def reread(self, table: Table) -> None:
        """Takes from the database what is stored about the open draw, or the first one while it waits."""
        ledger, draw = table.position.ledger, self.draw
        if table.position.waiting:
            table.pressed = await stored.pressed(self._database, table.header.id)
        if ledger is None or ledger.opening is None:
            return
        if draw is None:
            draw = self.draw = OpenDraw(Desk(ledger.opening.n, table.open_hash))
        said = await stored.read(self._database, table.header.id, draw.desk.n, draw.desk.open_hash)
        draw.ready |= said.ready
        draw.stored = draw.stored or bool(said.ready or said.desk.reveals or said.desk.agreed)
        if said.desk.go:
            draw.go(said.desk)

    def set_alarm(self) -> None:
        """Has somebody look at the open draw when something may be due."""
        self.rest()
        seconds = self.draw.next_look(self._database.shared) if self.draw else None
        if seconds is not None:
            self._alarm = asyncio.get_running_loop().call_later(seconds, self._look)

    def rest(self) -> None:
        """Nobody need look at the draw."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def shown(self, table: Table) -> schema.Draw | None:
        """The open draw as clients are told of it now."""
        if self.draw is None or table.position.ledger is None:
            return None
        return self.draw.shown(table.position.ledger)

    def goes(self, n: int) -> bool:
        """Whether go was said for draw `n`, or it is closed."""
        return n > 0 and (self.draw is None or self.draw.desk.n != n or self.draw.desk.go)

    def going_with(self, answer: Accepted) -> int:
        """The draw that these events open, if every device of its party has just been heard: go is said with it."""
        ledger = answer.positions[-1].ledger
        if ledger is None or ledger.opening is None or not any(isinstance(event, Opened) for event in answer.events):
            return 0
        awake = all(self._attendance.awake(id, LATELY) for id in ledger.opening.ids)
        return ledger.opening.n if awake else 0

    def links_told(self, table: Table, answer: Accepted) -> list[Statement]:
        """Statements for a table that ends with a draw open: it tells every link that was acknowledged."""
        if self.draw is None or not answer.positions[-1].ended:
            return []
        return stored.nothing_more(table.header.id, self.draw.desk.n, len(self.draw.desk.reveals))

    def presses(self, table: Table, answer: Accepted) -> Sequence[Statement]:
        """Statements that keep a press for which the first draw cannot be opened yet."""
        return stored.pressing(table.header.id, answer.pressed - table.pressed)

    def forgetting(self, table: Table, answer: Accepted) -> Sequence[Statement]:
        """Statements that forget what is stored about the draw, if these events close it, or open what was pressed."""
        closes = any(event.kind in CLOSING for event in answer.events)
        kept = self.draw is not None and self.draw.stored
        answered = bool(table.pressed - answer.pressed)
        return stored.forgetting(table.header.id) if (kept and closes) or answered else []
