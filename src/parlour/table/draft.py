"""Collects the events of a command, and those that follow by themselves.

Draws are opened, and closed when everybody has revealed. A draw in which no device takes part is closed at once. Any
other stays open: the caller collects what the devices reveal (`dealing.py`), and `closed` says what happens then.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from parlour.contract.game import CHANCE, Step
from parlour.errors import Unsupported
from parlour.speech.message import Message
from parlour.table.chance import MOST_WEIGHT, Ledger, Links
from parlour.table.chance.draw import Chances
from parlour.table.commands import Play, Refusal, Roll
from parlour.table.dealing import VOIDS, Complete, Drop, GiveUp, Void
from parlour.table.drawing import Begun, Chained, Dropped, Opened, Voided
from parlour.table.event import Event
from parlour.table.events import Ended, OutcomeDrawn, now
from parlour.table.naming import Name, new_name
from parlour.table.position import Position
from parlour.table.seats import Seat
from parlour.table.table import Table
from parlour.table.verify import LARGEST_RECORD, MOST_EVENTS
from parlour.table.weights import weigh

SPARE_EVENTS, LARGE_LINE = 4096, 512
"""Events that are left for the end of a long table and what follows it, and the bytes of a large line."""
Revealed = Mapping[str, bytes]
"""The links of the open draw that have arrived, by device."""


@dataclass(frozen=True)
class Accepted:
    """An accepted command with its events. `repeated`: it was accepted before, and they are already in the log."""

    events: tuple[Event, ...]
    repeated: bool = False
    positions: tuple[Position, ...] = field(default=(), compare=False, repr=False)
    """The position after each of the events, to be handed to `Table.apply`; empty when repeated."""
    names: tuple[Name, ...] = ()
    """The names in the events, to be kept beside them."""
    pressed: frozenset[int] = frozenset()
    """Hands that have asked to roll and must wait until the first draw may begin, to be kept as `Table.pressed`."""

    @property
    def position(self) -> Position | None:
        """The position after the events; `None` when repeated."""
        return self.positions[-1] if self.positions else None


Answer = Accepted | Refusal


class NotTaken(Exception):
    """A command is refused: `code` is one of `REFUSALS`."""

    def __init__(self, code: str, why: Message, allowed: tuple[str, ...] = ()) -> None:
        self.code, self.why, self.allowed = code, why, allowed


class Draft:
    """The events so far, and the position they lead to.

    `links` are the table's own; `revealed` is what devices have revealed for the draw that is open. After `most` events
    nothing more is drawn; `advance` draws the rest.
    """

    def __init__(
        self, table: Table, links: Links, time: str, revealed: Revealed, waits: bool = True, most: int | None = None
    ) -> None:
        self.table, self.time = table, time
        self.links, self.revealed, self.waits, self.most = links, revealed, waits, most
        self.position = table.position
        self.events: list[Event] = []
        self.positions: list[Position] = []
        self.names: list[Name] = []
        self.listed: dict[Chances, int] = {}
        """Lists of chances that are new in this draft."""
        self.pressing: set[int | None] = set(table.pressed)
        """The hand that has asked to roll, until it has."""

    @property
    def ledger(self) -> Ledger:
        ledger = self.position.ledger
        assert ledger is not None
        return ledger

    def add(self, kind: type[Event], id: str = "", *, step: Step | None = None, **values: Any) -> None:
        event = kind(seq=self.position.seq + 1, time=self.time, id=id, **values)
        self.position = self.position.after(event, step)
        self.events.append(event)
        self.positions.append(self.position)

    def accepted(self) -> Accepted:
        events, positions, names = tuple(self.events), tuple(self.positions), tuple(self.names)
        return Accepted(events, positions=positions, names=names, pressed=self._still_pressing())

    def press(self, command: Play | Roll) -> None:
        """The hand of a command asks to roll: one press is one draw."""
        if isinstance(command, Roll) or command.roll:
            self.pressing.add(command.seat)

    def _still_pressing(self) -> frozenset[int]:
        """The hands whose press is not answered by a draw yet."""
        hand = self.position.state.hand
        waits = self.position.waiting and hand is not None and hand in self.pressing
        return frozenset({hand}) if waits and hand is not None else frozenset()

    def finish(self) -> None:
        """Makes the table's own draws, and ends the table when the game is over or its record full."""
        if self.position.waiting and not self.waits and not self.ledger.waits:
            self.add(Begun)
        while self._draws_itself() and (self.most is None or len(self.events) < self.most):
            self.draw()
        if self.position.state.over and not self.position.ended:
            self.end("over")
        if self._is_full() and self.ledger.opening is None and not self.position.ended:
            self.end("long")

    def _is_full(self) -> bool:
        """Whether the record is about as long as a record may be: no verifier reads a longer one."""
        size = self.table.size + len(self.events) * LARGE_LINE
        return self.position.seq > MOST_EVENTS - SPARE_EVENTS or size > LARGEST_RECORD - SPARE_EVENTS * LARGE_LINE

    def _draws_itself(self) -> bool:
        position = self.position
        if position.state.actor != CHANCE or position.paused or position.ended:
            return False
        if self.ledger.opening is not None or position.waiting or position.telling or self._is_full():
            return False
        return position.turn is None or position.turn.seat in self.pressing

    def draw(self, id: str = "") -> None:
        """Opens the draw that is due; without devices, closes it too."""
        self._chain()
        state = self.position.state
        chances, n = weigh(state), self.ledger.opens + 1
        if sum(weight for _, weight in chances) > MOST_WEIGHT:
            raise Unsupported(Message("cannot-draw-fairly"))
        same = self.table.listed.get(chances) or self.listed.get(chances) or 0
        if not same:
            self.listed[chances] = n
        self.pressing.discard(state.hand)
        self.add(Opened, id, n=n, hand=state.hand, chances=() if same else chances, same=same)
        opening = self.ledger.opening
        if opening and not opening.party:
            self.complete(())

    def _chain(self) -> None:
        """Commits to the next chain when the present one is used up."""
        ledger = self.ledger
        if ledger.opens == ledger.own.last and not ledger.own.following:
            self.add(Chained, after=ledger.opens, top=self.links.top(ledger.opens).hex())

    def complete(self, links: tuple[bytes, ...]) -> None:
        opening = self.ledger.opening
        assert opening is not None
        own = self.links.link(opening.n)
        outcome, told = self.ledger.outcome(opening, own, links), tuple(link.hex() for link in links)
        values: dict[str, Any] = {"hand": opening.hand, "outcome": outcome, "link": own.hex(), "links": told}
        self.add(OutcomeDrawn, n=opening.n, nonce="", **values)

    def end(self, why: str, id: str = "", seat: int | None = None) -> None:
        state, opening, told = self.position.state, self.ledger.opening, dict[str, Any]()
        if opening is not None:
            links = tuple(self.revealed.get(device) for device in opening.ids)
            told = {"n": opening.n, "link": self.links.link(opening.n).hex(), "links": _hexes(links)}
        self.add(Ended, id, why=why, scores=state.scores, winners=state.winners, seat=seat, **told)

    def named(self, who: Seat) -> dict[str, Any]:
        """The hash of the name, as a `seat` event has it."""
        name = new_name(self.table.header.id, who.name)
        if not name.hash:
            return {}
        self.names.append(name)
        return {"named": name.hash}


def closed(
    table: Table,
    links: Links,
    step: Complete | Drop | Void | GiveUp,
    revealed: Revealed,
    time: str = "",
    most: int | None = None,
) -> Accepted:
    """The events that close the open draw, and what follows them by itself: after `most` events, no more draws."""
    ledger = table.position.ledger
    assert ledger is not None and ledger.opening is not None
    draft, n = Draft(table, links, time or now(), revealed, most=most), ledger.opening.n
    match step:
        case Complete():
            draft.complete(step.links)
        case Drop():
            draft.add(Dropped, n=n, missing=step.missing)
        case Void():
            draft.add(Voided, n=n, missing=step.missing, link=links.link(n).hex(), links=_hexes(step.links))
        case GiveUp():
            draft.end(VOIDS)
    draft.finish()
    return draft.accepted()


def _hexes(links: tuple[bytes | None, ...]) -> tuple[str | None, ...]:
    return tuple(None if link is None else link.hex() for link in links)
