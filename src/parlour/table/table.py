"""A table: a header, the events since, and what they add up to.

`Position.after(event)` is the fold, one event at a time: pure, and indifferent to the times in the events. A `Table`
keeps the position with the log, so that a command that is sent again can be answered again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from parlour.errors import BadRecord
from parlour.game import CHANCE, State, Step
from parlour.message import Message
from parlour.table.events import Chances, Ended, Event, Moved, OutcomeDrawn, Paused, Reacted, Rematched, Resumed, Seated
from parlour.table.header import Header
from parlour.table.seats import Seat
from parlour.table.verify import SECOND


class Turn(NamedTuple):
    """What a table waits for: a `move` or a `roll`, from the seat, in which sits `who`."""

    what: str
    seat: int
    who: Seat


class Position(msgspec.Struct, frozen=True, dict=True):
    """Where a table stands after some events."""

    state: State[Any]
    seats: tuple[Seat, ...]
    seq: int = 0
    stale_before: int = 0
    """Moves, rolls and changes of seats that were asked for before this event are stale."""
    drawn: int = 0
    paused: bool = False
    ended: bool = False
    step: Step | None = None
    """The move or outcome that the last event played, if it played one."""
    gaps: bool = False
    """Events that concern chance alone are left out, so the numbers of the others have gaps."""

    @cached_property
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

    def after(self, event: Event, step: Step | None = None) -> Position:
        """The position after one more event. Raises `IllegalMove` or `BadRecord` for one that cannot come next.

        `step` is the move or the outcome of the event, where the caller has read it already.
        """
        if event.seq != self.seq + 1 and not (self.gaps and event.seq > self.seq):
            raise BadRecord(Message("record-expected", {"expected": self.seq + 1, "seq": event.seq}))
        if self.ended and not isinstance(event, Reacted | Rematched):
            raise BadRecord(Message("record-after-end", {"kind": repr(event.kind)}))
        self._check_seat(getattr(event, "seat", None))
        match event:
            case Moved():
                return self._moved(event, step)
            case OutcomeDrawn():
                return self._drew(event, step)
            case Seated():
                seats = (*self.seats[: event.seat], event.who, *self.seats[event.seat + 1 :])
                return replace(self, seq=event.seq, seats=seats, stale_before=event.seq, step=None)
            case Paused() | Resumed():
                return replace(self, seq=event.seq, paused=isinstance(event, Paused), step=None)
            case Ended():
                return self._ended(event)
        return replace(self, seq=event.seq, step=None)

    def _moved(self, event: Moved, step: Step | None) -> Position:
        if event.seat != self.state.actor:
            raise BadRecord(Message("record-not-its-turn", {"seat": event.seat}))
        if event.by != self.seats[event.seat].level:
            who = repr(self.seats[event.seat])
            raise BadRecord(Message("record-moved-by", {"seat": event.seat, "who": who, "by": repr(event.by)}))
        move = self.state.read(event.move) if step is None else step
        return replace(self, seq=event.seq, state=self.state.play(move), stale_before=event.seq, step=move)

    def _drew(self, event: OutcomeDrawn, step: Step | None) -> Position:
        if self.state.actor != CHANCE or event.hand != self.state.hand:
            raise BadRecord(Message("record-wrong-hand", {"hand": str(event.hand)}))
        outcome = self.state.read(event.outcome) if step is None else step
        state, drawn = self.state.play(outcome), self.drawn + 1
        return replace(self, seq=event.seq, state=state, stale_before=event.seq, drawn=drawn, step=outcome)

    def _ended(self, event: Ended) -> Position:
        if (event.why == "over") != self.state.over:
            raise BadRecord(
                Message("record-end-over" if self.state.over else "record-end-not-over", {"why": event.why})
            )
        if (event.scores, event.winners) != (self.state.scores, self.state.winners):
            raise BadRecord(Message("record-end-scores"))
        return replace(self, seq=event.seq, ended=True, paused=False, stale_before=event.seq, step=None)

    def _check_seat(self, seat: int | None) -> None:
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

    def apply(self, event: Event, position: Position | None = None) -> None:
        """Adds an event. `position` is where it leads, where `decide` has worked that out already."""
        if event.id in self.asked:
            raise BadRecord(Message("record-same-id", {"event": event.seq, "first": self.asked[event.id]}))
        self.position = position or self.position.after(event)
        self.log.append(event)
        if event.id:
            self.asked[event.id] = event.seq
        if isinstance(event, OutcomeDrawn) and event.chances:
            self.listed.setdefault(event.chances, event.seq)
        if isinstance(event, Reacted | Paused | Seated):
            self.asides[event.kind, event.seat] += 1

    def answer(self, id: str) -> tuple[Event, ...]:
        """The events that the command with this id caused."""
        first = self.asked[id]
        following = (event for event in self.log[first:] if event.id)
        stop = next(following, None)
        return tuple(self.log[first - 1 : stop.seq - 1 if stop else None])

    def chances_of(self, event: OutcomeDrawn) -> Chances:
        """The chances of an outcome, which may be listed with an earlier one."""
        if not event.same:
            return event.chances
        earlier = self.log[event.same - 1] if 0 < event.same < event.seq else None
        if not isinstance(earlier, OutcomeDrawn) or not earlier.chances:
            raise BadRecord(Message("record-same-chances", {"event": event.seq, "same": event.same}))
        return earlier.chances


K = TypeVar("K", bound=Event)


def _last(log: Sequence[Event], kind: type[K], until: type[Event] | None = None) -> K | None:
    """The latest event of a kind, looked for backwards from the end: the log may be long."""
    for event in reversed(log):
        if isinstance(event, kind):
            return event
        if until is not None and isinstance(event, until):
            break
    return None


def new_table(header: Header) -> Table:
    return Table(header, Position(header.game.start(), header.seats, gaps=header.format == SECOND))


def fold(header: Header, events: Iterable[Event]) -> Table:
    """The table that these events lead to."""
    table = new_table(header)
    for event in events:
        table.apply(event)
    return table
