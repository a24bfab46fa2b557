"""The meaning of each event to the ledger of chance, at tables of the second format."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.errors import BadRecord
from parlour.speech.message import Message
from parlour.table.chance import Disorder, Ledger
from parlour.table.drawing import Begun, Chained, ChanceEvent, Dropped, Left, Opened, Registered, Returned, Voided
from parlour.table.event import Event
from parlour.table.events import Ended, Moved, OutcomeDrawn, Seated


def entered(ledger: Ledger | None, event: Event) -> Ledger | None:
    """The ledger after an event; `BadRecord` for one that may not stand here."""
    if ledger is None:
        if isinstance(event, ChanceEvent):
            raise BadRecord(disorderly("order"))
        return None
    try:
        ledger.allows(event.kind)
        return _entered(ledger, event)
    except Disorder as error:
        raise BadRecord(disorderly(error.code)) from error


def _entered(ledger: Ledger, event: Event) -> Ledger:
    match event:
        case Moved():  # by far the most
            return ledger
        case Begun():
            return ledger.began()
        case Registered():
            return ledger.registered(event.device, event.seats, event.after, bytes.fromhex(event.top))
        case Left():
            return ledger.left(event.device)
        case Returned():
            return ledger.returned(event.device)
        case Opened():
            return ledger.opened(event.n, event.hand, event.chances or event.same)
        case Dropped():
            return ledger.dropped(event.n, event.missing)
        case OutcomeDrawn() if ledger.by_hand:
            return ledger
        case OutcomeDrawn():
            links = tuple(map(bytes.fromhex, event.links))
            return ledger.fell(event.n, event.outcome, bytes.fromhex(event.link), links)
        case Voided():
            return ledger.voided(event.n, event.missing, bytes.fromhex(event.link), revealed(event.links))
        case Chained():
            return ledger.chained(event.after, bytes.fromhex(event.top), event.device)
        case Seated():
            return ledger.seated(event.seat, not event.who.is_bot)
        case Ended():
            return ledger.finished()
    return ledger


def revealed(links: Iterable[str | None]) -> tuple[bytes | None, ...]:
    return tuple(None if link is None else bytes.fromhex(link) for link in links)


def disorderly(code: str) -> Message:
    """The reason why the log does not permit an entry, in the words of the verifier."""
    return Message(f"wrong-{code}", {"event": "?", "most": 3, "proven": "?", "outcome": "?"})
