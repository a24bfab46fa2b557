"""A table: a header, the events since, and what they add up to.

`Position.after(event)` is the fold, one event at a time: pure, and indifferent to the times in the events. A `Table`
keeps the position with the log, so that a command that is sent again can be answered again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from parlour.errors import BadRecord
from parlour.game import CHANCE, State
from parlour.message import Message
from parlour.table.events import Chances, Ended, Event, Fell, Moved, Paused, Reacted, Rematched, Resumed, Seated
from parlour.table.header import Header
from parlour.table.seats import Seat


class Turn(NamedTuple):
    """What a table waits for: a `move` or a `roll`, from the seat, in which sits `who`."""

    what: str
    seat: int
    who: Seat


@dataclass(frozen=True)
class Position:
    """Where a table stands after some events."""

    state: State[Any]
    seats: tuple[Seat, ...]
    seq: int = 0
    changed: int = 0
    """The last event after which a move made before it makes no sense any more."""
    drawn: int = 0
    paused: bool = False
    ended: bool = False

    @property
    def turn(self) -> Turn | None:
        """Who must do something for play to go on; `None` when the table has ended, or is itself about to draw."""
        actor = self.state.actor
        if self.ended or actor is None:
            return None
        if actor != CHANCE:
            return Turn("move", actor, self.seats[actor])
        hand = self.state.hand
        if hand is None or not self.seats[hand].brings_nonce:
            return None
        return Turn("roll", hand, self.seats[hand])

    def after(self, event: Event) -> Position:
        """The position after one more event. Raises `IllegalMove` or `BadRecord` for one that cannot come next."""
        if event.seq != self.seq + 1:
            raise BadRecord(Message("record-expected", {"expected": self.seq + 1, "seq": event.seq}))
        if self.ended and not isinstance(event, Reacted | Rematched):
            raise BadRecord(Message("record-after-end", {"kind": repr(event.kind)}))
        self._known(getattr(event, "seat", None))
        moved = replace(self, seq=event.seq)
        match event:
            case Moved():
                return self._moved(event, moved)
            case Fell():
                return self._fell(event, moved)
            case Seated():
                seats = list(self.seats)
                seats[event.seat] = event.who
                return replace(moved, seats=tuple(seats), changed=event.seq)
            case Paused() | Resumed():
                return replace(moved, paused=isinstance(event, Paused))
            case Ended():
                return self._ended(event, moved)
        return moved

    def _moved(self, event: Moved, moved: Position) -> Position:
        if event.seat != self.state.actor:
            raise BadRecord(Message("record-not-its-turn", {"seat": event.seat}))
        if event.by != self.seats[event.seat].level:
            who = repr(self.seats[event.seat])
            raise BadRecord(Message("record-moved-by", {"seat": event.seat, "who": who, "by": repr(event.by)}))
        return replace(moved, state=self.state.play(event.move), changed=event.seq)

    def _fell(self, event: Fell, moved: Position) -> Position:
        if self.state.actor != CHANCE or event.hand != self.state.hand:
            raise BadRecord(Message("record-wrong-hand", {"hand": str(event.hand)}))
        state = self.state.play(event.outcome)
        return replace(moved, state=state, changed=event.seq, drawn=self.drawn + 1)

    def _ended(self, event: Ended, moved: Position) -> Position:
        if (event.why == "over") != self.state.over:
            raise BadRecord(
                Message("record-end-over" if self.state.over else "record-end-not-over", {"why": event.why})
            )
        if (event.scores, event.winners) != (self.state.scores, self.state.winners):
            raise BadRecord(Message("record-end-scores"))
        return replace(moved, ended=True, paused=False, changed=event.seq)

    def _known(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < len(self.seats):
            raise BadRecord(Message("record-no-seat", {"seat": seat, "last": len(self.seats) - 1}))


@dataclass
class Table:
    """A position with its log. `apply` is the only way to change it."""

    header: Header
    position: Position
    log: list[Event] = field(default_factory=list)
    asked: dict[str, int] = field(default_factory=dict)
    """For each command taken, by id: its first event."""
    listed: dict[Chances, int] = field(default_factory=dict)
    """For each list of chances in the log: the first event that lists it."""
    asides: Counter[tuple[str, int | None]] = field(default_factory=Counter)
    """How many reactions, pauses and changes of who sits there are in the log, by kind and seat."""

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

    def apply(self, event: Event) -> None:
        if event.id in self.asked:
            raise BadRecord(Message("record-same-id", {"event": event.seq, "first": self.asked[event.id]}))
        self.position = self.position.after(event)
        self.log.append(event)
        if event.id:
            self.asked[event.id] = event.seq
        if isinstance(event, Fell) and event.chances:
            self.listed.setdefault(event.chances, event.seq)
        if isinstance(event, Reacted | Paused | Seated):
            self.asides[event.kind, event.seat] += 1

    def answer(self, id: str) -> tuple[Event, ...]:
        """The events that the command with this id caused."""
        first = self.asked[id]
        following = (event for event in self.log[first:] if event.id)
        stop = next(following, None)
        return tuple(self.log[first - 1 : stop.seq - 1 if stop else None])

    def chances_of(self, event: Fell) -> Chances:
        """The chances of an outcome, which may be listed with an earlier one."""
        if not event.same:
            return event.chances
        earlier = self.log[event.same - 1] if 0 < event.same < event.seq else None
        if not isinstance(earlier, Fell) or not earlier.chances:
            raise BadRecord(Message("record-same-chances", {"event": event.seq, "same": event.same}))
        return earlier.chances


def new_table(header: Header) -> Table:
    return Table(header, Position(header.game.start(), header.seats))


def fold(header: Header, events: Iterable[Event]) -> Table:
    """The table that these events lead to."""
    table = new_table(header)
    for event in events:
        table.apply(event)
    return table
