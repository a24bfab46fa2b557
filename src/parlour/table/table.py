"""A table: a header, the events since, and the position they lead to.

A `Table` keeps the position with the log, so that a command that is sent again can be answered again. At a table of the
second format it also keeps the exact lines, which devices check byte for byte, and the names that stand beside them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from parlour.contract.game import State
from parlour.errors import BadRecord
from parlour.speech.message import Message
from parlour.table import lines
from parlour.table.chance import new_ledger
from parlour.table.chance.draw import Chances
from parlour.table.drawing import Opened, Returned
from parlour.table.event import Event
from parlour.table.events import Consented, Ended, OutcomeDrawn, Paused, Reacted, Rematched, Seated, Undone
from parlour.table.header import AGREE, Header
from parlour.table.naming import Name
from parlour.table.position import Position, Turn
from parlour.table.seats import Seat
from parlour.table.verify import SECOND, START

LISTING = (OutcomeDrawn, Opened)
"""Events that may list the chances of a draw."""
ASIDES = (Reacted, Paused, Seated, Returned, Undone)
"""The kinds of events whose number is limited for each seat."""


@dataclass
class Table:
    """A position with its log. `apply` is the only way to change it."""

    header: Header
    position: Position
    log: list[Event] = field(default_factory=list)
    asked: dict[str, int] = field(default_factory=dict)
    """For each command taken, by id: its first event."""
    listed: dict[Chances, int] = field(default_factory=dict)
    """For each list of chances in the log: the first event that lists it; in the second format, the first draw."""
    asides: Counter[tuple[str, int | None]] = field(default_factory=Counter)
    """How many reactions, pauses, returns, changes of who sits there and moves taken back, by kind and seat."""
    names: dict[str, Name] = field(default_factory=dict)
    """The names that have not been erased, by their hashes. (From here on: second format only.)"""
    lines: list[bytes] = field(default_factory=list)
    """The lines of the record, without newlines: the header, then one for each event."""
    head: str = START
    """The running hash of the last line."""
    size: int = 0
    """How many bytes the lines are, newlines included."""
    pressed: frozenset[int] = frozenset()
    """Hands that have asked to roll while the first draw waits for devices: they need not ask again."""

    @property
    def state(self) -> State[Any]:
        return self.position.state

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.position.seats

    @property
    def seq(self) -> int:
        return self.position.seq

    @property
    def turn(self) -> Turn | None:
        return self.position.turn

    @property
    def ended(self) -> bool:
        return self.position.ended

    @property
    def is_second(self) -> bool:
        """Whether chance is drawn as the second format says."""
        return self.position.ledger is not None

    @property
    def pause(self) -> Paused | None:
        """The event that paused the table, while it is paused."""
        return _last(self.log, Paused) if self.position.paused else None

    @property
    def end(self) -> Ended | None:
        """The event that ended the table, when it has ended."""
        return _last(self.log, Ended) if self.ended else None

    @property
    def rematch(self) -> Rematched | None:
        """The event that says where play goes on, if it does; it can only come after the end."""
        return _last(self.log, Rematched, until=Ended) if self.ended else None

    @property
    def open_hash(self) -> str:
        """The hash of the last `open` line, while its draw is open."""
        opened = _last(self.log, Opened)
        assert opened is not None
        return self.lines[opened.seq][-66:-2].decode()

    def _has(self, seq: int, hash: str) -> bool:
        """Whether the line of this event has this hash."""
        return 0 < seq < len(self.lines) and self.hash_of(seq) == hash

    def hash_of(self, seq: int) -> str:
        """The hash of an event's line."""
        return self.lines[seq][-66:-2].decode()

    def apply(self, event: Event, position: Position | None = None, body: bytes | None = None) -> None:
        """Adds an event. `position` is where it leads and `body` how its line has it, where the caller knows them."""
        if event.id in self.asked:
            raise BadRecord(Message("record-same-id", {"event": event.seq, "first": self.asked[event.id]}))
        if isinstance(event, Consented) and not self._has(event.of, event.line):
            raise BadRecord(Message("wrong-undo"))
        self.position = position or self.position.after(event)
        self.log.append(event)
        if self.is_second:
            (line,), self.head = lines.sealed([lines.body(event) if body is None else body], self.head)
            self.lines.append(line)
            self.size += len(line) + 1
        if event.id:
            self.asked[event.id] = event.seq
        if isinstance(event, Opened):
            self.pressed = frozenset()
        if isinstance(event, LISTING) and event.chances:
            self.listed.setdefault(event.chances, event.n if isinstance(event, Opened) else event.seq)
        if isinstance(event, ASIDES):
            self.asides[event.kind, getattr(event, "seat", None)] += 1

    def answer(self, id: str) -> tuple[Event, ...]:
        """The events that the command with this id caused."""
        first = self.asked[id]
        following = (event for event in self.log[first:] if event.id)
        stop = next(following, None)
        return tuple(self.log[first - 1 : stop.seq - 1 if stop else None])

    def chances_of(self, event: OutcomeDrawn) -> Chances:
        """The chances of an outcome, which may be listed with an earlier one."""
        if self.position.ledger is not None and not self.header.by_hand:
            return self._chances_of_draw(event.n)
        if not event.same:
            return event.chances
        earlier = self.log[event.same - 1] if 0 < event.same < event.seq else None
        if not isinstance(earlier, OutcomeDrawn) or not earlier.chances:
            raise BadRecord(Message("record-same-chances", {"event": event.seq, "same": event.same}))
        return earlier.chances

    def _chances_of_draw(self, n: int) -> Chances:
        assert self.position.ledger is not None
        opened = next(event for event in self.log if isinstance(event, Opened) and event.n == n)
        return self.position.ledger.lists[opened.same or n]


K = TypeVar("K", bound=Event)


def _last(log: Sequence[Event], kind: type[K], until: type[Event] | None = None) -> K | None:
    """The latest event of a kind, looked for backwards from the end: the log may be long."""
    for event in reversed(log):
        if isinstance(event, kind):
            return event
        if until is not None and isinstance(event, until):
            break
    return None


def new_table(header: Header, names: Mapping[str, Name] | None = None) -> Table:
    """A table before its first event; `names` are those that stand beside the lines of the second format."""
    position = Position(header.first_state(), header.seats)
    if header.format != SECOND:
        return Table(header, position)
    persons = [seat for seat, who in enumerate(header.seats) if not who.is_bot]
    seats, alone = len(header.seats), header.alone
    rules = (header.duties, header.absent == "wait")
    by = (header.by_hand, header.by_device)
    ledger = new_ledger(header.chance_id, bytes.fromhex(header.commitment), persons, seats, alone, *rules, *by)
    first, head = lines.sealed([header.encode()], START)
    played, asks = () if header.takeback else None, header.takeback == AGREE
    begun = Position(position.state, header.seats, ledger=ledger, played=played, asks=asks)
    return Table(header, begun, names=dict(names or {}), lines=first, head=head, size=len(first[0]) + 1)


def fold(header: Header, events: Iterable[Event], names: Mapping[str, Name] | None = None) -> Table:
    """The table that these events lead to."""
    table = new_table(header, names)
    for event in events:
        table.apply(event)
    return table
