"""A record as plain text that a person can read: one line an event, in the notation of the game."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.table.events import Ended, Event, Fell, Moved, Paused, Reacted, Rematched, Resumed, Seated
from parlour.table.seats import Seat
from parlour.table.table import Table, new_table


def transcript(table: Table, boards: bool = False) -> Iterator[str]:
    header = table.header
    options = " ".join(f"{name}={value}" for name, value in header.game.options_dict.items())
    yield f"# {header.game.name} ({header.game.rules}) {options}"
    yield f"# table {header.id}, {header.time}"
    for number, seat in enumerate(header.seats):
        yield f"# seat {number}: {described(seat)}"
    again = new_table(header)
    for event in table.log:
        again.apply(event)
        yield f"{event.seq:5}  {told(event)}"
        if boards and isinstance(event, Moved | Fell):
            yield f"\n{again.state.text()}\n"


def told(event: Event) -> str:
    """What happened, in words of the format: `docs/records.md` explains them."""
    match event:
        case Moved():
            return f"seat {event.seat}: {event.move}" + (f"  (bot {event.by})" if event.by else "")
        case Fell():
            return f"{'table' if event.hand is None else f'seat {event.hand}'} draws {event.outcome}"
        case Seated():
            return f"seat {event.seat} is now {described(event.who)}" + reason(event.why)
        case Paused():
            return "pause" + reason(event.why)
        case Resumed():
            return "resume"
        case Ended():
            return f"end{reason(event.why)}: scores {' '.join(map(str, event.scores))}"
        case Reacted():
            return f"seat {event.seat} reacts: {event.what}"
        case Rematched():
            return f"rematch at table {event.table}"
    raise AssertionError(event)


def described(seat: Seat) -> str:
    what = f"bot {seat.level}" if seat.is_bot else f"person {seat.kind}"
    return f"{seat.name}, {what}" if seat.name else what


def reason(why: str) -> str:
    return f" ({why})" if why else ""


def seat_name(table: Table, seat: int) -> str:
    return table.header.seats[seat].name or f"seat {seat}"
