"""Events in the making at a table of the second format: draws are opened, and closed when everybody has revealed.

A draw in which no device takes part is closed at once. Any other stays open: whoever runs the table collects what the
devices reveal (`dealing.py`), and `closed` says what happens then.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.errors import Unsupported
from parlour.speech.message import Message
from parlour.table.chance import MOST_WEIGHT, Links
from parlour.table.commands import Play, Roll
from parlour.table.dealing import Complete, Drop, GiveUp, Void
from parlour.table.draft import Accepted, Draft
from parlour.table.drawing import Begun, Chained, Dropped, Opened, Voided
from parlour.table.events import Ended, OutcomeDrawn, now
from parlour.table.first_chance import weigh
from parlour.table.naming import new_name
from parlour.table.seats import Seat
from parlour.table.table import Table
from parlour.table.verify import LARGEST_RECORD, MOST_EVENTS

SPARE_EVENTS, LARGE_LINE = 4096, 512
"""Events that are left for the end of a long table and what follows it, and the bytes of a large line."""
Revealed = Mapping[str, bytes]
"""The links of the open draw that have arrived, by device."""


class SecondDraft(Draft):
    """`links` are the table's own; `revealed` is what devices have revealed for the draw that is open."""

    def __init__(self, table: Table, links: Links, time: str, revealed: Revealed, waits: bool = True) -> None:
        super().__init__(table, time)
        self.links, self.revealed, self.waits = links, revealed, waits
        self.pressing: set[int | None] = set(table.pressed)
        """The hand that has asked to roll, until it has."""

    def press(self, command: Play | Roll) -> None:
        if isinstance(command, Roll) or command.roll or command.nonce:
            self.pressing.add(command.seat)

    def still_pressing(self) -> frozenset[int]:
        hand = self.position.state.hand
        return (
            frozenset({hand}) if self.position.waiting and hand is not None and hand in self.pressing else frozenset()
        )

    def finish(self) -> None:
        if self.position.waiting and not self.waits:
            self.add(Begun)
        super().finish()
        ledger = self.position.ledger
        assert ledger is not None
        if self._is_full() and ledger.opening is None and not self.position.ended:
            self.end("long")

    def _is_full(self) -> bool:
        """Whether the record is about as long as a record may be: no verifier reads a longer one."""
        size = self.table.size + len(self.events) * LARGE_LINE
        return self.position.seq > MOST_EVENTS - SPARE_EVENTS or size > LARGEST_RECORD - SPARE_EVENTS * LARGE_LINE

    def may_draw(self) -> bool:
        position = self.position
        ledger = position.ledger
        assert ledger is not None
        if ledger.opening is not None or position.waiting or self._is_full():
            return False
        return position.turn is None or position.turn.seat in self.pressing

    def draw(self, id: str = "") -> None:
        """Open the draw that is due; without devices, close it too."""
        self._chain()
        ledger, state = self.position.ledger, self.position.state
        assert ledger is not None
        chances, n = weigh(state), ledger.opens + 1
        if sum(weight for _, weight in chances) > MOST_WEIGHT:
            raise Unsupported(Message("cannot-draw-fairly"))
        same = self.table.listed.get(chances) or self.listed.get(chances) or 0
        if not same:
            self.listed[chances] = n
        self.pressing.discard(state.hand)
        self.add(Opened, id, n=n, hand=state.hand, chances=() if same else chances, same=same)
        opening = self.position.ledger and self.position.ledger.opening
        if opening and not opening.party:
            self.complete(())

    def _chain(self) -> None:
        """Commit to the next chain when the present one is used up."""
        ledger = self.position.ledger
        assert ledger is not None
        if ledger.opens == ledger.own.last and not ledger.own.following:
            self.add(Chained, after=ledger.opens, top=self.links.top(ledger.opens).hex())

    def complete(self, links: tuple[bytes, ...]) -> None:
        ledger = self.position.ledger
        assert ledger is not None and ledger.opening is not None
        opening = ledger.opening
        own = self.links.link(opening.n)
        outcome, told = ledger.outcome(opening, own, links), tuple(link.hex() for link in links)
        values: dict[str, Any] = {"hand": opening.hand, "outcome": outcome, "link": own.hex(), "links": told}
        self.add(OutcomeDrawn, n=opening.n, nonce="", **values)

    def end(self, why: str, id: str = "", seat: int | None = None) -> None:
        state, ledger, told = self.position.state, self.position.ledger, dict[str, Any]()
        if ledger is not None and ledger.opening is not None:
            n = ledger.opening.n
            links = tuple(self.revealed.get(device) for device in ledger.opening.ids)
            told = {"n": n, "link": self.links.link(n).hex(), "links": _hexes(links)}
        self.add(Ended, id, why=why, scores=state.scores, winners=state.winners, seat=seat, **told)

    def named(self, who: Seat) -> dict[str, Any]:
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
    draft, n = SecondDraft(table, links, time or now(), revealed), ledger.opening.n
    draft.most = most
    match step:
        case Complete():
            draft.complete(step.links)
        case Drop():
            draft.add(Dropped, n=n, missing=step.missing)
        case Void():
            draft.add(Voided, n=n, missing=step.missing, link=links.link(n).hex(), links=_hexes(step.links))
        case GiveUp():
            draft.end("voids")
    draft.finish()
    return draft.accepted()


def _hexes(links: tuple[bytes | None, ...]) -> tuple[str | None, ...]:
    return tuple(None if link is None else link.hex() for link in links)
