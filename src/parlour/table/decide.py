"""The one function that takes a command. It changes nothing: it answers with the events to come, or with a refusal.

    answer = decide(table, Play(id=…, seq=table.seq, seat=0, move="d3"), chance)

Whoever calls it makes the events durable, applies them to the table, and only then tells anyone. After a move the
table draws by itself for every hand that brings no nonce of its own (bots, seats at this screen, the table's own
draws), and ends when the game is over; those events come in the same answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from parlour.errors import BadNotation, BadOption, IllegalMove, Unsupported
from parlour.game import CHANCE, Step
from parlour.message import Message
from parlour.options import integer
from parlour.table.chance import Chance, drawn, weigh
from parlour.table.commands import Command, End, Pause, Play, React, Refusal, Rematch, Resume, Roll, Sit
from parlour.table.events import (
    Chances,
    Ended,
    Event,
    Moved,
    OutcomeDrawn,
    Paused,
    Reacted,
    Rematched,
    Resumed,
    Seated,
    now,
)
from parlour.table.seats import Seat, check_level
from parlour.table.table import Position, Table
from parlour.table.verify import IDENTITY, NONCE

LONGEST_TEXT = 200
ENOUGH = 100
"""So often a seat may react at one table, pause it, or change who sits there: what is kept has a bound."""


@dataclass(frozen=True)
class Accepted:
    """Yes: these events. `repeated` when the command had been taken before, so that they are already in the log."""

    events: tuple[Event, ...]
    repeated: bool = False
    positions: tuple[Position, ...] = field(default=(), compare=False, repr=False)
    """The position after each of the events, to be handed to `Table.apply`; empty when repeated."""

    @property
    def position(self) -> Position | None:
        """Where the events lead; `None` when repeated."""
        return self.positions[-1] if self.positions else None


Answer = Accepted | Refusal


class _Refused(Exception):
    def __init__(self, code: str, why: Message, allowed: tuple[str, ...] = ()) -> None:
        self.code, self.why, self.allowed = code, why, allowed


def decide(table: Table, command: Command, chance: Chance, time: str = "") -> Answer:
    """What a command leads to. The same command id gives the first answer again."""
    draft = _Draft(table, chance, time or now())
    try:
        _check_form(command)
        if command.id in table.asked:
            return Accepted(_first_answer(table, command), repeated=True)
        _check_moment(table, command)
        DECIDE[command.kind](draft, command)
        draft.finish()
    except _Refused as refused:
        return Refusal(refused.code, refused.why, table.seq, refused.allowed)
    except Unsupported as error:
        return Refusal("chance_exhausted", error.message, table.seq)
    return Accepted(tuple(draft.events), positions=tuple(draft.positions))


def advance(table: Table, chance: Chance, time: str = "") -> tuple[Event, ...]:
    """What the table does of its own accord, nobody having asked: to be called for a new table and a resumed one."""
    draft = _Draft(table, chance, time or now())
    draft.finish()
    return tuple(draft.events)


class _Draft:
    """Events in the making, and the position they lead to."""

    def __init__(self, table: Table, chance: Chance, time: str) -> None:
        self.table, self.chance, self.time = table, chance, time
        self.position = table.position
        self.events: list[Event] = []
        self.positions: list[Position] = []
        self.listed: dict[Chances, int] = {}
        self.nonces: dict[int, str] = {}
        """By seat: the nonce that came with the command, for all draws of that hand that it leads to."""

    def add(self, kind: type[Event], id: str = "", *, step: Step | None = None, **values: Any) -> None:
        event = kind(seq=self.position.seq + 1, time=self.time, id=id, **values)
        self.position = self.position.after(event, step)
        self.events.append(event)
        self.positions.append(self.position)

    def finish(self) -> None:
        """Draw what the table draws itself, and end the table when the game is over."""
        while self.draws_itself():
            hand = self.position.state.hand
            self.draw("" if hand is None or not self.position.turn else self.nonces[hand])
        if self.position.state.over and not self.position.ended:
            self.end("over")

    def draws_itself(self) -> bool:
        position = self.position
        if position.state.actor != CHANCE or position.paused or position.ended:
            return False
        return position.turn is None or position.turn.seat in self.nonces

    def draw(self, nonce: str, id: str = "") -> None:
        position, seq = self.position, self.position.seq + 1
        chances = weigh(position.state)
        link = self.chance.link(position.drawn)
        outcome = drawn(chances, link, self.table.header.id, seq, bytes.fromhex(nonce))
        same = self.table.listed.get(chances) or self.listed.get(chances) or 0
        if not same:
            self.listed[chances] = seq
        self.add(
            OutcomeDrawn,
            id,
            hand=position.state.hand,
            outcome=outcome,
            link=link.hex(),
            nonce=nonce,
            chances=() if same else chances,
            same=same,
            next=self.chance.next_commitment(position.drawn).hex(),
        )

    def end(self, why: str, id: str = "", seat: int | None = None) -> None:
        state, seed = self.position.state, self.chance.seed(self.position.drawn)
        self.add(Ended, id, why=why, scores=state.scores, winners=state.winners, seat=seat, seed=seed.hex())


def _check_form(command: Command) -> None:
    if getattr(command, "kind", None) not in DECIDE:
        raise _Refused("bad_command", Message("command-unknown", {"command": repr(command)}))
    if not isinstance(command.id, str) or not IDENTITY.fullmatch(command.id):
        raise _Refused("bad_command", Message("command-id"))
    if not _is_whole(command.seq):
        raise _Refused("bad_command", Message("command-seq"))
    for name in TEXTS[command.kind]:
        text = getattr(command, name)
        if not isinstance(text, str) or len(text) > LONGEST_TEXT or not text.isprintable():
            raise _Refused("bad_command", Message("command-text", {"name": name, "most": LONGEST_TEXT}))


def _check_moment(table: Table, command: Command) -> None:
    seat = getattr(command, "seat", None)
    if seat is None and isinstance(command, Play | Roll | Sit | React):
        raise _Refused("unknown_seat", Message("command-needs-seat"))
    if seat is not None and not (_is_whole(seat) and 0 <= seat < len(table.seats)):
        raise _Refused("unknown_seat", Message("command-seats", {"last": len(table.seats) - 1}))
    if table.ended and not isinstance(command, React | Rematch):
        raise _Refused("over", Message("command-ended"))
    if not 0 <= command.seq <= table.seq:
        raise _Refused("unknown_seq", Message("command-stands", {"seq": table.seq}))
    if isinstance(command, Play | Roll | Sit) and command.seq < table.position.stale_before:
        raise _Refused(
            "stale_seq", Message("command-stale", {"event": table.position.stale_before, "seq": command.seq})
        )
    if table.position.paused and isinstance(command, Play | Roll):
        raise _Refused("paused", Message("command-paused"))


def _first_answer(table: Table, command: Command) -> tuple[Event, ...]:
    events = table.answer(command.id)
    if not isinstance(events[0], CAUSES[command.kind]) or _who(events[0]) != getattr(command, "seat", None):
        raise _Refused("id_reused", Message("command-reused", {"event": events[0].seq}))
    return events


def _who(event: Event) -> int | None:
    who: int | None = event.hand if isinstance(event, OutcomeDrawn) else getattr(event, "seat", None)
    return who


def _play(draft: _Draft, command: Play) -> None:
    turn, state = draft.position.turn, draft.position.state
    if turn is None or turn.what == "roll":
        raise _Refused("roll_first", Message("command-waits-roll"))
    if turn.seat != command.seat:
        raise _Refused("not_your_turn", Message("command-to-move", {"seat": turn.seat}))
    if command.nonce:
        draft.nonces[command.seat] = _checked(command.nonce)
    try:
        move = state.read(command.move)
        draft.add(Moved, command.id, step=move, seat=command.seat, move=str(move), by=turn.who.level)
    except BadNotation as error:
        raise _Refused("bad_notation", error.why, state.allowed()) from error
    except IllegalMove as error:
        raise _Refused("illegal_move", error.why, state.allowed()) from error


def _roll(draft: _Draft, command: Roll) -> None:
    turn = draft.position.turn
    if turn is not None and turn.what == "move":
        raise _Refused("move_first", Message("command-waits-move", {"seat": turn.seat}))
    if turn is None or turn.seat != command.seat:
        raise _Refused("not_your_turn", Message("command-other-hand"))
    draft.nonces[command.seat] = _checked(command.nonce)
    draft.draw(command.nonce, command.id)


def _checked(nonce: str) -> str:
    if not nonce or not NONCE.fullmatch(nonce):
        raise _Refused("bad_nonce", Message("command-nonce"))
    return nonce


def _sit(draft: _Draft, command: Sit) -> None:
    if not isinstance(command.who, Seat):
        raise _Refused("bad_command", Message("command-who"))
    try:
        check_level(draft.table.header.game, command.who)
    except BadOption as error:
        raise _Refused("bad_level", error.message) from error
    if not command.who.is_bot or draft.position.seats[command.seat].is_bot:  # a bot can always play for a person
        _check_enough(draft, Seated, command.seat)
    draft.add(Seated, command.id, seat=command.seat, who=command.who, why=command.why)


def _pause(draft: _Draft, command: Pause) -> None:
    if draft.position.paused:
        raise _Refused("paused", Message("command-paused-already"))
    _check_enough(draft, Paused, command.seat)
    draft.add(Paused, command.id, seat=command.seat, why=command.why)


def _resume(draft: _Draft, command: Resume) -> None:
    if not draft.position.paused:
        raise _Refused("not_paused", Message("command-not-paused"))
    draft.add(Resumed, command.id, seat=command.seat)


def _end(draft: _Draft, command: End) -> None:
    if command.why in ("", "over"):
        raise _Refused("bad_command", Message("command-break-off"))
    draft.end(command.why, command.id, command.seat)


def _react(draft: _Draft, command: React) -> None:
    if not command.what:
        raise _Refused("bad_command", Message("command-reaction"))
    _check_enough(draft, Reacted, command.seat)
    draft.add(Reacted, command.id, seat=command.seat, what=command.what)


def _check_enough(draft: _Draft, kind: type[Event], seat: int | None) -> None:
    if draft.table.asides[kind.kind, seat] >= ENOUGH:
        raise _Refused("enough", Message("command-enough", {"most": ENOUGH}))


def _rematch(draft: _Draft, command: Rematch) -> None:
    if not IDENTITY.fullmatch(command.table):
        raise _Refused("bad_command", Message("command-table-id"))
    draft.add(Rematched, command.id, table=command.table, seat=command.seat)


def _is_whole(value: object) -> bool:
    return integer(value) is not None


DECIDE: dict[str, Callable[[_Draft, Any], None]] = {
    "play": _play,
    "roll": _roll,
    "sit": _sit,
    "pause": _pause,
    "resume": _resume,
    "end": _end,
    "react": _react,
    "rematch": _rematch,
}
TEXTS = {
    kind.kind: tuple({"move", "nonce", "why", "what", "table"}.intersection(kind.__struct_fields__))
    for kind in (Play, Roll, Sit, Pause, Resume, End, React, Rematch)
}
"""The fields of each kind of command that hold a text."""
CAUSES: dict[str, type[Event]] = {
    "play": Moved,
    "roll": OutcomeDrawn,
    "sit": Seated,
    "pause": Paused,
    "resume": Resumed,
    "end": Ended,
    "react": Reacted,
    "rematch": Rematched,
}
