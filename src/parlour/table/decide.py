"""The one function that takes a command. It changes nothing: it returns the new events, or a refusal.

    answer = decide(table, Play(id=…, seq=table.seq, seat=0, move="d3"), links)

The caller makes the events durable, applies them to the table, and only then tells anyone. After a move the table draws
by itself for every hand that does not press for it (bots, seats at this screen, the table's own draws), and ends when
the game is over; those events come in the same answer. If devices take part in a draw, the answer ends with its
opening.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.contract.options import integer
from parlour.errors import BadNotation, BadOption, IllegalMove, Unsupported
from parlour.speech.message import Message
from parlour.table.chance import Links
from parlour.table.clock import gone_for_good
from parlour.table.commands import (
    Back,
    Begin,
    Chain,
    Command,
    Consent,
    Decline,
    End,
    Leave,
    Pause,
    Play,
    React,
    Refusal,
    Register,
    Rematch,
    Resume,
    Roll,
    Sit,
    Tell,
    Undo,
)
from parlour.table.draft import Accepted, Answer, Draft, NotTaken, Revealed
from parlour.table.drawing import Begun, Chained, Left, Opened, Registered, Returned
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
    now,
)
from parlour.table.joining import back, begin, chain, check_device, leave, register
from parlour.table.seats import Seat, check_level
from parlour.table.table import Table
from parlour.table.taking_back import ENOUGH, consent, decline, lapse, undo
from parlour.table.verify import CODE, IDENTITY

LONGEST_TEXT = 200


def decide(
    table: Table,
    command: Command,
    links: Links,
    time: str = "",
    revealed: Revealed | None = None,
    waits: bool = True,
    most: int | None = None,
) -> Answer:
    """Decides a command. The same command id gives the first answer again. `links` are the table's own.

    After `most` events the table makes no more draws of its own; then `more` continues.
    `revealed` are the links of the open draw that have arrived, and `waits` says whether the first draw waits until
    every person's seat has a device. A table of the older format, `parlour/1`, takes no command.
    """
    if not table.is_second:
        return Refusal("old_format", Message("cannot-play-format"), table.seq)
    draft = Draft(table, links, time or now(), revealed or {}, waits, most)
    try:
        _check_form(command)
        if command.id in table.asked:
            return Accepted(_first_answer(table, command), repeated=True)
        _check_moment(table, command)
        DECIDE[command.kind](draft, command)
        lapse(draft)
        draft.finish()
    except NotTaken as refused:
        return Refusal(refused.code, refused.why, table.seq, refused.allowed)
    except Unsupported as error:
        return Refusal("chance_exhausted", error.message, table.seq)
    return draft.accepted()


def advance(table: Table, links: Links, time: str = "", waits: bool = True) -> tuple[Event, ...]:
    """The steps a table takes by itself: called for a new table and a resumed one."""
    return more(table, links, time, waits).events


def more(table: Table, links: Links, time: str = "", waits: bool = True, most: int | None = None) -> Accepted:
    """The same as an answer, with the positions: a bounded number of events, so that others have their turn."""
    if not table.is_second:
        return Accepted(())
    draft = Draft(table, links, time or now(), {}, waits, most)
    lapse(draft)
    draft.finish()
    return draft.accepted()


def _check_form(command: Command) -> None:
    if getattr(command, "kind", None) not in DECIDE:
        raise NotTaken("bad_command", Message("command-unknown", {"command": repr(command)}))
    if not isinstance(command.id, str) or not IDENTITY.fullmatch(command.id):
        raise NotTaken("bad_command", Message("command-id"))
    if not _is_whole(command.seq):
        raise NotTaken("bad_command", Message("command-seq"))
    for name in TEXTS[command.kind]:
        text = getattr(command, name)
        if not isinstance(text, str) or len(text) > LONGEST_TEXT or not text.isprintable():
            raise NotTaken("bad_command", Message("command-text", {"name": name, "most": LONGEST_TEXT}))
        if name in ("why", "what") and text and not CODE.fullmatch(text):
            raise NotTaken("bad_command", Message("command-code", {"name": name}))


TIMELY = (Play, Roll, Tell, Sit)
"""Commands that are refused if their sender has not seen the latest events."""


def _check_moment(table: Table, command: Command) -> None:
    seat = getattr(command, "seat", None)
    if seat is None and isinstance(command, Play | Roll | Tell | Sit | React | Undo | Decline):
        raise NotTaken("unknown_seat", Message("command-needs-seat"))
    if seat is not None and not (_is_whole(seat) and 0 <= seat < len(table.seats)):
        raise NotTaken("unknown_seat", Message("command-seats", {"last": len(table.seats) - 1}))
    if table.ended and not isinstance(command, React | Rematch):
        raise NotTaken("over", Message("command-ended"))
    if not 0 <= command.seq <= table.seq:
        raise NotTaken("unknown_seq", Message("command-stands", {"seq": table.seq}))
    if isinstance(command, TIMELY) and command.seq < (event := table.position.stale_before(command.seat)):
        raise NotTaken("stale_seq", Message("command-stale", {"event": event, "seq": command.seq}))
    if table.position.paused and isinstance(command, Play | Roll | Tell | Undo | Consent):
        raise NotTaken("paused", Message("command-paused"))
    ledger = table.position.ledger
    assert ledger is not None
    if isinstance(command, Play | Roll | Rematch) and ledger.opening is not None:
        raise NotTaken("drawing", Message("command-drawing"))
    if isinstance(command, Play | Roll | Undo) and command.device:
        check_device(table, command.seat, command.device)


def _first_answer(table: Table, command: Command) -> tuple[Event, ...]:
    events = table.answer(command.id)
    same = _who(events[0]) == (getattr(command, "device", None) or None, getattr(command, "seat", None))
    if isinstance(command, Consent):
        same = isinstance(events[0], Consented) and events[0].seats == tuple(sorted(command.seats))
    elif isinstance(command, Play | Roll | Tell | Undo | Decline):
        same = _who(events[0])[1] == command.seat
    if not isinstance(events[0], CAUSES[command.kind]) or not same:
        raise NotTaken("id_reused", Message("command-reused", {"event": events[0].seq}))
    return events


def _who(event: Event) -> tuple[str | None, int | None]:
    """The device and the seat that an event is about."""
    if isinstance(event, OutcomeDrawn | Opened) and getattr(event, "seat", None) is None:
        return None, event.hand
    return getattr(event, "device", None) or None, getattr(event, "seat", None)


def _play(draft: Draft, command: Play) -> None:
    turn, state = draft.position.turn, draft.position.state
    if turn is None or turn.what == "roll":
        if draft.position.telling:
            raise NotTaken("roll_first", Message("command-waits-tell"), state.allowed())
        raise NotTaken("roll_first", Message("command-waits-roll"))
    if turn.seat != command.seat:
        raise NotTaken("not_your_turn", Message("command-to-move", {"seat": turn.seat}))
    draft.press(command)
    device = {"device": command.device} if command.device else {}
    try:
        move = state.read(command.move)
        draft.add(Moved, command.id, step=move, seat=command.seat, move=str(move), by=turn.who.level, **device)
    except BadNotation as error:
        raise NotTaken("bad_notation", error.why, state.allowed()) from error
    except IllegalMove as error:
        raise NotTaken("illegal_move", error.why, state.allowed()) from error


def _roll(draft: Draft, command: Roll) -> None:
    turn = draft.position.turn
    if draft.position.telling:
        raise NotTaken("roll_first", Message("command-waits-tell"), draft.position.state.allowed())
    if turn is not None and turn.what == "move":
        raise NotTaken("move_first", Message("command-waits-move", {"seat": turn.seat}))
    if turn is None or turn.seat != command.seat:
        raise NotTaken("not_your_turn", Message("command-other-hand"))
    draft.press(command)
    draft.draw(command.id)


def _tell(draft: Draft, command: Tell) -> None:
    position, turn, state = draft.position, draft.position.turn, draft.position.state
    if not draft.ledger.by_hand:
        raise NotTaken("not_by_hand", Message("command-not-by-hand"))
    if turn is not None:
        raise NotTaken("move_first", Message("command-waits-move", {"seat": turn.seat}))
    if command.seat not in position.persons:
        raise NotTaken("unknown_seat", Message("command-person-tells"))
    try:
        outcome = state.read(command.outcome)
        told = {"hand": state.hand, "outcome": str(outcome), "seat": command.seat, "link": "", "nonce": ""}
        draft.add(OutcomeDrawn, command.id, step=outcome, **told)
    except BadNotation as error:
        raise NotTaken("bad_notation", error.why, state.allowed()) from error
    except IllegalMove as error:
        raise NotTaken("illegal_move", error.why, state.allowed()) from error


def _sit(draft: Draft, command: Sit) -> None:
    if not isinstance(command.who, Seat):
        raise NotTaken("bad_command", Message("command-who"))
    try:
        check_level(draft.table.header.game, command.who)
    except BadOption as error:
        raise NotTaken("bad_level", error.message) from error
    if not command.who.is_bot or draft.position.seats[command.seat].is_bot:  # a bot can always play for a person
        _check_enough(draft, Seated, command.seat)
    if draft.table.header.clock and not command.who.is_bot and command.seat in map(gone_for_good, draft.table.log):
        raise NotTaken("over", Message("command-out-of-time"))
    named = draft.named(command.who)
    draft.add(Seated, command.id, seat=command.seat, who=command.who, why=command.why, **named)


def _pause(draft: Draft, command: Pause) -> None:
    if draft.position.paused:
        raise NotTaken("paused", Message("command-paused-already"))
    _check_enough(draft, Paused, command.seat)
    draft.add(Paused, command.id, seat=command.seat, why=command.why)


def _resume(draft: Draft, command: Resume) -> None:
    if not draft.position.paused:
        raise NotTaken("not_paused", Message("command-not-paused"))
    draft.add(Resumed, command.id, seat=command.seat)


def _end(draft: Draft, command: End) -> None:
    if command.why in ("", "over"):
        raise NotTaken("bad_command", Message("command-break-off"))
    draft.end(command.why, command.id, command.seat)


def _react(draft: Draft, command: React) -> None:
    if not command.what:
        raise NotTaken("bad_command", Message("command-reaction"))
    _check_enough(draft, Reacted, command.seat)
    draft.add(Reacted, command.id, seat=command.seat, what=command.what)


def _check_enough(draft: Draft, kind: type[Event], seat: int | None) -> None:
    if draft.table.asides[kind.kind, seat] >= ENOUGH:
        raise NotTaken("enough", Message("command-enough", {"most": ENOUGH}))


def _rematch(draft: Draft, command: Rematch) -> None:
    if not IDENTITY.fullmatch(command.table):
        raise NotTaken("bad_command", Message("command-table-id"))
    if draft.table.rematch is not None:
        raise NotTaken("over", Message("cannot-rematch-again", {"table": draft.table.rematch.table}))
    draft.add(Rematched, command.id, table=command.table, seat=command.seat)


def _is_whole(value: object) -> bool:
    return integer(value) is not None


DECIDE: dict[str, Callable[[Draft, Any], None]] = {
    "play": _play,
    "roll": _roll,
    "tell": _tell,
    "sit": _sit,
    "undo": undo,
    "consent": consent,
    "decline": decline,
    "pause": _pause,
    "resume": _resume,
    "end": _end,
    "react": _react,
    "rematch": _rematch,
    "begin": begin,
    "device": register,
    "leave": leave,
    "back": back,
    "chain": chain,
}
TEXTS = {
    kind.kind: tuple({"move", "outcome", "why", "what", "table", "device", "line"}.intersection(kind.__struct_fields__))
    for kind in (
        Play, Roll, Tell, Sit, Undo, Consent, Decline, Pause, Resume, End, React, Rematch,
        Begin, Register, Leave, Back, Chain,
    )
}  # fmt: skip
"""The fields of each kind of command that hold a text."""
CAUSES: dict[str, type[Event] | tuple[type[Event], ...]] = {
    "play": Moved,
    "roll": (OutcomeDrawn, Opened),
    "tell": OutcomeDrawn,
    "sit": Seated,
    "undo": Undone,
    "consent": Consented,
    "decline": Declined,
    "pause": Paused,
    "resume": Resumed,
    "end": Ended,
    "react": Reacted,
    "rematch": Rematched,
    "begin": Begun,
    "device": Registered,
    "leave": Left,
    "back": Returned,
    "chain": Chained,
}
