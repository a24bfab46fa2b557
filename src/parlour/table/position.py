"""The position of a table: `Position.after(event)` is the fold, one event at a time, indifferent to the times in it."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from parlour.contract.game import CHANCE, State, Step
from parlour.contract.state import attribute
from parlour.errors import BadRecord
from parlour.speech.message import Message
from parlour.table.chance import Ledger
from parlour.table.clock import LOST
from parlour.table.drawing import ChanceEvent, Opened
from parlour.table.entries import entered
from parlour.table.event import Event
from parlour.table.events import (
    Consented,
    Declined,
    Ended,
    Moved,
    OutcomeDrawn,
    Paused,
    Reacted,
    Rematched,
    Resumed,
    Seated,
    Undone,
)
from parlour.table.seats import Seat


class Turn(NamedTuple):
    """The table's next expected step: a `move` or a `roll`, from the seat, in which sits `who`."""

    what: str
    seat: int
    who: Seat


class Played(NamedTuple):
    """A move that was made, and the state in which it was made."""

    seq: int
    seat: int
    state: State[Any]


class Request(NamedTuple):
    """A request to take the move of event `of` back: who has agreed so far, and whether it came to nothing."""

    of: int
    agreed: frozenset[int]
    declined: bool = False
    since: str = ""
    """The time of the first consent."""


class Position(msgspec.Struct, frozen=True, dict=True):
    """A table's position after some events."""

    state: State[Any]
    seats: tuple[Seat, ...]
    seq: int = 0
    changed: int = 0
    """The last event that changed the state, or ended the play."""
    reseated: dict[int, int] = {}
    """By seat: the last event that changed who sits there."""
    drawn: int = 0
    paused: bool = False
    ended: bool = False
    step: Step | None = None
    """The move or outcome that the last event played, if it played one."""
    ledger: Ledger | None = None
    """At a table of the second format: devices, links, and the draw that is open."""
    played: tuple[Played, ...] | None = None
    """The moves that may be taken back: those since a draw was opened or the seats changed. Elsewhere `None`.

    At a table by hand, what people told of chance too."""
    asks: bool = False
    """Whether several people must all agree before a move is taken back, even at one screen."""
    request: Request | None = None
    """The request about the last move of a person, if there is one."""
    lost: frozenset[int] = frozenset()
    """Seats that have lost on time; bots play on there, and cannot win."""

    def stale_before(self, seat: int) -> int:
        """Requests for this seat before this event are stale. Somebody else may come and go meanwhile."""
        return max(self.changed, self.reseated.get(seat, 0))

    @attribute
    def turn(self) -> Turn | None:
        """The seat or player that play waits for; `None` when the table has ended, or is itself about to draw."""
        actor = self.state.actor
        if self.ended or actor is None:
            return None
        if actor != CHANCE:
            return Turn("move", actor, self.seats[actor])
        hand = self.state.hand
        if hand is None or not self.seats[hand].presses or self._drawing or self.telling:
            return None
        return Turn("roll", hand, self.seats[hand])

    @property
    def _drawing(self) -> bool:
        """The table is about to draw by itself, or cannot begin yet."""
        ledger = self.ledger
        if ledger is None:
            return False
        return ledger.opening is not None or ledger.owed is not None or bool(self.waiting)

    @property
    def telling(self) -> bool:
        """Play waits for a person to tell what fell, at a table by hand."""
        ledger = self.ledger
        return ledger is not None and ledger.by_hand and not self.ended and self.state.actor == CHANCE

    @attribute
    def waiting(self) -> frozenset[int]:
        """The persons' seats without a device for which the next draw waits: the first, or every one."""
        ledger = self.ledger
        if ledger is None or ledger.opening is not None or self.ended or self.state.actor != CHANCE:
            return frozenset()
        return ledger.missing

    @attribute
    def persons(self) -> frozenset[int]:
        """The seats in which people sit."""
        return frozenset(seat for seat, who in enumerate(self.seats) if not who.is_bot)

    @attribute
    def latest(self) -> Played | None:
        """The last move of a person, with no chance since, where moves may be taken back."""
        if not self.played or self.ended:
            return None
        return next((each for each in reversed(self.played) if each.seat in self.persons), None)

    @attribute
    def undoable(self) -> Played | None:
        """The move that one press takes back now.

        Several people must play at one screen, or have agreed: nobody's move is undone by somebody elsewhere.
        """
        return self.latest if self._free or self.agreed else None

    @property
    def _free(self) -> bool:
        return len(self.persons) <= 1 or (not self.asks and (self.ledger is None or self.ledger.together))

    @property
    def askable(self) -> Played | None:
        """The move that the player who made it may ask everybody to take back."""
        return self.latest if self.asks and len(self.persons) > 1 and self.request is None else None

    @property
    def agreed(self) -> bool:
        """Everybody agrees to take the last move back: that comes next."""
        request = self.request
        return request is not None and not request.declined and self.persons <= request.agreed

    def after(self, event: Event, step: Step | None = None) -> Position:
        """The position after one more event. Raises `IllegalMove` or `BadRecord` for one that cannot come next.

        `step` is the move or the outcome of the event, where the caller has read it already.
        """
        if event.seq != self.seq + 1:
            raise BadRecord(Message("record-expected", {"expected": self.seq + 1, "seq": event.seq}))
        if self.ended and not isinstance(event, Reacted | Rematched):
            raise BadRecord(Message("record-after-end", {"kind": repr(event.kind)}))
        self._check_seat(getattr(event, "seat", None))
        if self.agreed and not isinstance(event, Undone):
            raise BadRecord(Message("wrong-undo"))
        ledger = entered(self.ledger, event)
        return (self if ledger is self.ledger else replace(self, ledger=ledger))._after(event, step)

    def _after(self, event: Event, step: Step | None) -> Position:
        match event:
            case Moved():
                return self._moved(event, step)
            case OutcomeDrawn():
                return self._drew(event, step)
            case Seated():
                seats = (*self.seats[: event.seat], event.who, *self.seats[event.seat + 1 :])
                reseated = {**self.reseated, event.seat: event.seq}
                played = None if self.played is None else ()
                lost = self.lost | {event.seat} if event.why == LOST else self.lost
                sat = {"seats": seats, "reseated": reseated, "lost": lost}
                return replace(self, seq=event.seq, step=None, played=played, request=None, **sat)
            case Paused() | Resumed():
                return replace(self, seq=event.seq, paused=isinstance(event, Paused), step=None)
            case Ended():
                return self._ended(event)
            case Opened():
                return self._opened(event)
            case Undone():
                return self._undone(event)
            case Consented():
                return replace(self, seq=event.seq, step=None, request=self._consented(event))
            case Declined():
                return replace(self, seq=event.seq, step=None, request=self._declined(event))
        return replace(self, seq=event.seq, step=None)

    def _moved(self, event: Moved, step: Step | None) -> Position:
        if event.seat != self.state.actor:
            raise BadRecord(Message("record-not-its-turn", {"seat": event.seat}))
        if event.by != self.seats[event.seat].level:
            who = repr(self.seats[event.seat])
            raise BadRecord(Message("record-moved-by", {"seat": event.seat, "who": who, "by": repr(event.by)}))
        move = self.state.read(event.move) if step is None else step
        state, played = self.state.play(move), self.played
        if played is not None:
            played = (*played, Played(event.seq, event.seat, self.state))
        asked = self.request if event.by else None
        return replace(self, seq=event.seq, state=state, changed=event.seq, step=move, played=played, request=asked)

    def _consented(self, event: Consented) -> Request:
        last, asked, seats = self.latest, self.request, frozenset(event.seats)
        first = asked is None and last is not None and last.seat in seats
        again = asked is not None and not asked.declined and not asked.agreed & seats
        allowed = self.asks and len(self.persons) > 1 and last is not None and last.seq == event.of
        if not (allowed and (first or again) and seats and seats <= self.persons):
            raise BadRecord(Message("wrong-undo"))
        if asked is None:
            return Request(event.of, seats, since=event.time)
        return asked._replace(agreed=asked.agreed | seats)

    def _declined(self, event: Declined) -> Request:
        asked = self.request
        if asked is None or asked.declined or asked.of != event.of:
            raise BadRecord(Message("wrong-undo"))
        if event.seat not in self.persons and (event.seat is not None or event.device):
            raise BadRecord(Message("wrong-undo"))
        return asked._replace(declined=True)

    def _undone(self, event: Undone) -> Position:
        last = self.undoable
        if last is None or self.played is None or (last.seq, last.seat) != (event.of, event.seat):
            raise BadRecord(Message("wrong-undo"))
        played = self.played[: self.played.index(last)]
        before = {"state": last.state, "changed": event.seq, "played": played, "request": None}
        return replace(self, seq=event.seq, step=None, **before)

    def _opened(self, event: Opened) -> Position:
        self._check_hand(event.hand)
        return replace(self, seq=event.seq, step=None, played=None if self.played is None else (), request=None)

    def _drew(self, event: OutcomeDrawn, step: Step | None) -> Position:
        self._check_hand(event.hand)
        outcome = self.state.read(event.outcome) if step is None else step
        state, drawn = self.state.play(outcome), self.drawn + 1
        after = replace(self, seq=event.seq, state=state, changed=event.seq, drawn=drawn, step=outcome)
        return replace(after, played=self._told(event))

    def _told(self, event: OutcomeDrawn) -> tuple[Played, ...] | None:
        """The steps that may be taken back after an outcome: at a table by hand its teller may correct it."""
        ledger, told = self.ledger, event.seat is not None
        if (ledger is not None and told != ledger.by_hand) or (told and event.seat not in self.persons):
            raise BadRecord(Message("record-outcome-teller"))
        if self.played is None or event.seat is None:
            return self.played
        return (*self.played, Played(event.seq, event.seat, self.state))

    def _ended(self, event: Ended) -> Position:
        if (event.why == "over") != self.state.over:
            raise BadRecord(
                Message("record-end-over" if self.state.over else "record-end-not-over", {"why": event.why})
            )
        if (event.scores, event.winners) != (self.state.scores, self.state.winners):
            raise BadRecord(Message("record-end-scores"))
        return replace(self, seq=event.seq, ended=True, paused=False, changed=event.seq, step=None)

    def _check_hand(self, hand: int | None) -> None:
        if self.state.actor != CHANCE or hand != self.state.hand:
            raise BadRecord(Message("record-wrong-hand", {"hand": str(hand)}))

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < len(self.seats):
            raise BadRecord(Message("record-no-seat", {"seat": seat, "last": len(self.seats) - 1}))


def unproven(position: Position) -> Position:
    """The same position without the ledger of chance: for reading a log again that was checked before."""
    return replace(position, ledger=None) if position.ledger is not None else position


def board_after(position: Position, event: Event) -> Position:
    """The position after one more event of such a log, as far as the board goes; `position` has no ledger."""
    return position._after(event, None) if isinstance(event, ChanceEvent) else position.after(event)
