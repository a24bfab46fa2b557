"""The clock of one table at a node: whose time runs, when an event is due, and which event it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence

from parlour.server.core import messages
from parlour.server.core.attendance import Attendance
from parlour.server.core.levels import levels_of
from parlour.server.core.stored import ClockRow
from parlour.table import (
    Accepted,
    Command,
    End,
    Event,
    Moved,
    OutcomeDrawn,
    Position,
    Resume,
    Seat,
    Seated,
    Sit,
    Table,
    bot_seat,
    new_id,
)
from parlour.table.clock import HELPED, LOST, PASSED, RUN_OUT, for_one_move, gone_for_good
from parlour.table.times import Face, Timing

MOST_PAUSES = 10
"""The number of pauses that a table with a clock allows."""


class TableClock:
    """`look` is called when an event may be due. `row` is the stored state."""

    def __init__(self, timing: Timing, table: Table, row: ClockRow, node: str, look: Callable[[], None]) -> None:
        self.timing, self.node, self.row = timing, node, row
        self._look = look
        self.silent: Callable[[Position], int | None] = lambda position: None
        """The seat of the person whose device delays a draw, if one does."""
        self._alarm: asyncio.TimerHandle | None = None
        self.out: dict[int, bool] = {}
        """The seats that bots keep because their time ran out, and whether those seats lose the game."""
        self.helping: dict[int, bool] = {}
        """The seats where a bot helps out with one move or roll, and whether it has made it."""
        self.hear(table.log)

    @property
    def face(self) -> Face:
        return self.row.face

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            seat = gone_for_good(event)
            if seat is not None:
                self.out[seat] = getattr(event, "why", "") == LOST
            self._hear_of_help(event)

    def _hear_of_help(self, event: Event) -> None:
        if isinstance(event, Moved | OutcomeDrawn):
            seat = event.seat if isinstance(event, Moved) else event.hand
            self.helping.update({seat: True} if seat is not None and seat in self.helping else {})
        elif isinstance(event, Seated) and (called := for_one_move(event)) is not None:
            self.helping.pop(event.seat, None)
            if called:
                self.helping[event.seat] = False

    def after(self, table: Table, answer: Accepted, attendance: Attendance, now: int) -> ClockRow:
        """The clock after these events. Moves of people, and of bots that help out, bring the increment."""
        face, last = self.face.at(now), answer.positions[-1]
        for event in answer.events:
            if isinstance(event, Moved) and (not event.by or event.seat in self.helping):
                face = self.timing.earned(face, event.seat)
        if last.changed != table.position.changed:
            face = self.timing.next_turn(face)
        if last.paused and not last.ended:
            until = self.face.due if table.position.paused and self.face.due else now + self.timing.longest_pause
            return ClockRow(face.pauses_until(until), self.node)
        return ClockRow(face.runs_for(self._running(last, attendance), now), self.node)

    def settled(self, table: Table, attendance: Attendance, now: int) -> ClockRow | None:
        """The clock after people have come or gone without an event; `None` where nothing changes."""
        if table.position.paused or (self.node != self.row.node and self.face.due):
            return None
        seat = self._running(table.position, attendance)
        return None if seat == self.face.seat else ClockRow(self.face.at(now).runs_for(seat, now), self.node)

    def keep(self, row: ClockRow, now: int) -> None:
        """Takes the stored state, and schedules a look at the clock when it is due, if it belongs to this node."""
        self.row = row
        self.rest()
        if row.face.due and row.node == self.node:
            seconds = max(0, row.face.due - now) / 1000
            self._alarm = asyncio.get_running_loop().call_later(seconds + 0.001, self._look)

    def rest(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def is_due(self, now: int) -> bool:
        return self.row.node == self.node and 0 < self.face.due <= now

    def command(self, table: Table, attendance: Attendance, now: int) -> Command | None:
        """Events the table makes by itself: time has run out, a pause is over, or a bot has helped out."""
        if table.ended or self.row.node != self.node:
            return None
        if self.is_due(now) and table.position.paused:
            return Resume(id=new_id(), seq=table.seq)
        if (
            self.is_due(now)
            and self.face.seat is not None
            and self.face.seat == self._running(table.position, attendance)
        ):
            return self._run_out(table, attendance, self.face.seat)
        for seat in (seat for seat, moved in self.helping.items() if moved):
            if (person := attendance.people[seat]) is not None:
                return Sit(id=new_id(), seq=table.seq, seat=seat, who=person, why="return")
        return None

    def _running(self, position: Position, attendance: Attendance) -> int | None:
        return running(position, attendance, self.silent(position))

    def _run_out(self, table: Table, attendance: Attendance, seat: int) -> Command:
        """The game ends if time loses it and fewer than two players remain; otherwise a bot plays on."""
        out = self.timing.clock.out
        lost = {each for each, gone in self.out.items() if gone} | {seat}
        if out == "lost" and len(table.seats) - len(lost) < 2:
            return End(id=new_id(), seq=table.seq, seat=seat, why=RUN_OUT)
        person = attendance.people[seat]
        who = bot_seat(stand_in(table, attendance), person.name if person else "")
        why = {"move": HELPED, "seat": PASSED, "lost": LOST}[out]
        return Sit(id=new_id(), seq=table.seq, seat=seat, who=who, why=why)

    def shown(self, now: int) -> messages.ClockNow:
        face = self.face.at(now)
        return messages.ClockNow(
            at=now,
            left=list(face.left),
            seat=face.seat,
            due=face.due,
            passed=sorted(seat for seat, lost in self.out.items() if not lost),
            lost=sorted(seat for seat, lost in self.out.items() if lost),
        )


def running(position: Position, attendance: Attendance, silent: int | None = None) -> int | None:
    """The seat whose time runs: the table waits for its person, every person has come, and nothing is paused.

    In a game that has begun it runs on when somebody gives up their seat: nobody stops the others' game in this way.
    Where a draw is waited for, that is the seat whose device is `silent`, if any is.
    """
    turn, ledger = position.turn, position.ledger
    seat = None if turn is None or turn.who.is_bot else turn.seat
    if turn is None and ledger is not None:
        seat = silent
    if seat is None or position.paused or position.ended:
        return None
    persons = [each for each, who in enumerate(position.seats) if not who.is_bot]
    begun = position.changed > 0 or (ledger is not None and ledger.opens > 0)
    return seat if begun or all(each in attendance.joined for each in persons) else None


def stand_in(table: Table, attendance: Attendance) -> str:
    """The level of the strongest bot of the table, a child where there is none; never simply the best there is."""
    levels = levels_of(table.header.game)
    own = [who.level for who, person in _sitting(table, attendance) if person is None and who.level in levels]
    usual = "easy" if "easy" in levels else "random"
    return max(own, key=levels.index) if own else usual


def _sitting(table: Table, attendance: Attendance) -> Sequence[tuple[Seat, Seat | None]]:
    return list(zip(table.seats, attendance.people, strict=True))
