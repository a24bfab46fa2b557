"""A record as plain text that a person can read: one line an event, in the notation of the game."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.speech.languages import Speech
from parlour.speech.message import Message
from parlour.table.events import (
    Consented,
    Declined,
    Ended,
    Moved,
    OutcomeDrawn,
    Paused,
    PlayEvent,
    Reacted,
    Rematched,
    Resumed,
    Seated,
    Undone,
)
from parlour.table.seats import Seat
from parlour.table.table import Table


def transcript(table: Table, speech: Speech) -> Iterator[str]:
    header = table.header
    options = " ".join(f"{name}={value}" for name, value in header.game.options_dict.items())
    yield f"# {header.game.name} ({header.game.rules}) {options}"
    yield "# " + speech.say("transcript-table", table=header.id, time=header.time)
    for number, seat in enumerate(header.seats):
        yield "# " + speech.tell(Message("transcript-who", {"seat": number, "who": described(seat)}))
        if strength := header.coach_of(number):
            who = Message("transcript-seat", {"seat": number})
            yield "# " + speech.tell(Message("play-step", {"name": who, "step": Message(f"coach-{strength}")}))
    for event in table.log:
        if isinstance(event, PlayEvent):
            yield f"{event.seq:5}  {speech.tell(told(event))}"


def told(event: PlayEvent) -> Message:
    """The text of an event. Reasons are words of the format, which `docs/records.md` explains."""
    match event:
        case Moved():
            id = "transcript-move-bot" if event.by else "transcript-move"
            return Message(id, {"seat": event.seat, "move": event.move, "level": event.by})
        case OutcomeDrawn():
            if event.hand is None:
                return Message("transcript-draw-table", {"outcome": event.outcome})
            return Message("transcript-draw", {"seat": event.hand, "outcome": event.outcome})
        case Seated():
            seated = Message("transcript-seated", {"seat": event.seat, "who": described(event.who)})
            return because(seated, event.why)
        case Paused():
            return because(Message("transcript-pause"), event.why)
        case Resumed():
            return Message("transcript-resume")
        case Ended():
            end, scores = because(Message("transcript-end"), event.why), " ".join(map(str, event.scores))
            return Message("transcript-scores", {"end": end, "scores": scores})
        case Reacted():
            return Message("transcript-react", {"seat": event.seat, "what": event.what})
        case Rematched():
            return Message("transcript-rematch", {"table": event.table})
        case Undone():
            return Message("transcript-undo", {"seat": event.seat, "event": event.of})
        case Consented():
            return Message("transcript-consent", {"seats": ", ".join(map(str, event.seats)), "event": event.of})
        case Declined():
            if event.seat is None:
                return Message("transcript-lapse", {"event": event.of})
            return Message("transcript-decline", {"seat": event.seat, "event": event.of})


def described(seat: Seat) -> Message:
    if seat.is_bot:
        what = Message("transcript-bot", {"level": seat.level})
    else:
        what = Message("transcript-person", {"kind": seat.kind})
    return Message("transcript-named", {"name": seat.name, "what": what}) if seat.name else what


def because(what: Message, why: str) -> Message:
    return Message("transcript-why", {"what": what, "why": why}) if why else what
