"""A table as clients see it: its seats, its turn, its clock, its events with their boards."""

from __future__ import annotations

from typing import Any, Literal, cast

import msgspec

from parlour.contract.game import State
from parlour.server.core.messages.commands import Pace
from parlour.server.core.messages.said import Offer, Said, said
from parlour.speech.message import Message, Player
from parlour.table import AnyEvent, Consented, Event, Position
from parlour.table import Ended as GameEnded
from parlour.table.clock import Clock
from parlour.table.header import Absent, Takeback
from parlour.table.places import ending
from parlour.table.seats import Kind

BOARD = ("move", "outcome", "undo")
"""The events that change the board."""


class SeatNow(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    kind: Kind
    """The kind of the seat's present player."""
    name: str
    level: str
    person: str | None
    """The name of the person to whom the seat belongs; `None` when it is a bot's own seat."""
    taken_over: bool
    """A bot plays for the person."""
    joined: bool
    """A person has taken this seat (always true for a bot's own and for seats of the host)."""
    connected: bool
    gone: bool
    """Away long enough for the others to choose: wait, let a bot play, or end."""
    lost: bool = False
    """Its person is not connected, and may return on another device with a `Claim`."""
    claim: str = ""
    """A claim to this seat from another device, which the host answers with a `Nod`."""


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    what: Literal["move", "roll"]
    seat: int
    bot: bool


class Paused(msgspec.Struct, frozen=True, kw_only=True):
    seat: int | None
    why: str


class Ended(msgspec.Struct, frozen=True, kw_only=True):
    why: str
    seat: int | None
    scores: list[int]
    winners: list[int]
    """By the rules, as the record has them; also a seat that lost on time, and a solo player."""
    places: list[int]
    """By seat: the number of seats ahead of it, as ratings and tournaments count. A seat that lost on time comes last.
    Empty where play was broken off."""


class PartyMember(msgspec.Struct, frozen=True, kw_only=True):
    device: str
    seats: list[int]


class Draw(msgspec.Struct, frozen=True, kw_only=True):
    """A draw that is open, at a table of the second format: what devices have answered to it."""

    n: int
    open: str
    """The hash of its `open` line."""
    hand: int | None
    go: bool
    """Whether go was given: every device of the party reveals its link."""
    party: list[PartyMember]
    ready: list[str]
    revealed: list[str]
    agreed: list[str]
    """Devices on which a person agreed to a void."""
    voidable: bool
    """Whether a device has been silent for so long that the others may agree to a void."""


class Undoable(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    of: int
    """The event of the move."""


class ClockNow(msgspec.Struct, frozen=True, kw_only=True):
    """The clock of a table at the server's time `at`. All are milliseconds, moments since 1970."""

    at: int
    left: list[int]
    """By seat; bots need no time."""
    seat: int | None
    """The seat whose time runs. At the start of a turn it stands while `due - at` is more than what is left."""
    due: int
    """When that seat's time runs out, or a pause ends; 0 for never."""
    passed: list[int]
    """Seats that a bot keeps for good because their time has run out."""
    lost: list[int]
    """Seats that have lost on time; a bot plays on, and cannot win."""


class Fallen(msgspec.Struct, frozen=True, kw_only=True):
    outcome: str
    """In notation."""
    weight: int
    """Its weight among the outcomes; for cards, the number left."""


class Now(msgspec.Struct, frozen=True, kw_only=True):
    """The legal steps at a table after event `seq`."""

    seq: int
    turn: Turn | None
    allowed: list[str]
    """The moves open to the seat in turn, in notation; empty when a roll is awaited."""
    moves: list[Offer]
    """The same with their labels, where a person is in turn; empty without `words`."""
    prompt: Said | None
    """The acting player and the expected step; at the end of the game, the result. `None` without `words`."""
    paused: Paused | None
    ended: Ended | None
    rematch: str | None
    """The table where the same people play on."""
    seats: list[SeatNow]
    watching: int
    draw: Draw | None
    """While it is open nobody is in turn."""
    waiting: list[int]
    """The persons' seats without a device, while the first draw waits for them."""
    fallen: list[Fallen] = []
    """At a table by hand, the possible outcomes of a draw that is due, for a person to tell; elsewhere empty."""
    undoable: Undoable | None = None
    """The move that may be taken back now, where moves may be."""
    askable: Undoable | None = None
    """The move that the player who made it may ask everybody to take back."""
    clock: ClockNow | None = None
    """The clock, at a table with one."""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """An event, and the board after it where the event changed the board."""

    event: AnyEvent
    view: dict[str, Any] | None
    said: Said | None
    """The game's descriptions of a move, of an outcome, and of the end; `None` without `words`."""
    line: str | None = None
    """The exact line of the record, at a table of the second format. Devices check it, never `event`."""
    code: str | None = None
    """In a replay, the position after it, to be looked into, where the game has codes."""


class You(msgspec.Struct, frozen=True, kw_only=True):
    seats: list[int]
    host: bool
    """Whether the client is the host, who may invite."""


class TableNow(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a table, the events after `since` included."""

    table: str
    game: str
    rules: str
    best: Literal["low", "high"]
    options: dict[str, Any]
    levels: list[str]
    previous: str | None
    opened: str
    commitment: str
    links: int
    format: str
    """`parlour/1` or `parlour/2`: how the table draws, and what its record looks like."""
    absent: Absent
    takeback: Takeback
    """Whether people at one screen may take moves back; with `agree`, people at several if all of them agree."""
    coach: list[str]
    """By seat: the strength of its coach, empty without one; an empty list if no seat has a coach."""
    by_hand: bool
    """Whether people roll their own dice and enter the result."""
    daily: str
    """The day whose challenge is played; empty at any other table."""
    tournament: str
    """The tournament that the table belongs to; empty at any other table."""
    duplicate: bool
    """Whether all tables of its round have the same luck, in which no device can take part."""
    rated: bool
    """Whether its game is rated."""
    advice: bool
    """Whether advice can be asked for at this game."""
    header: str
    """The exact first line of the record; empty at a table of the first format."""
    clock: Clock | None
    """The time limits, and what happens when time has run out."""
    pace: Pace
    watch: bool
    bot_pause: int
    you: You
    now: Now
    view: dict[str, Any]
    since: int
    log: list[AnyEvent]
    said: list[Said | None]
    """The game's description of each event of `log`; empty without `words`."""
    lines: list[str]
    """The exact line of each event of `log`; empty at a table of the first format."""


class Steps(msgspec.Struct, frozen=True, kw_only=True):
    """For clients over HTTP: the events after `since`, and the table as it is now."""

    steps: list[Step]
    now: Now


_encode = msgspec.json.Encoder().encode


def body(event: Event) -> AnyEvent:
    """An event inside a message, written as records have it."""
    return cast(AnyEvent, msgspec.Raw(event.encode()))


def step(event: Event, after: Position, written: bytes, told: Said | None = None, line: str | None = None) -> Step:
    """An event with the board after it; `written` is the event as it is told, `told` what the game says of it."""
    view = board(after.state) if event.kind in BOARD else None
    return Step(event=cast(AnyEvent, msgspec.Raw(written)), view=view, said=told, line=line)


def board(state: State[Any]) -> dict[str, Any]:
    """The view of a state, encoded; a game may have written it as JSON itself."""
    own = state.game.presenter.view
    return cast(dict[str, Any], msgspec.Raw(own(state) if own else _encode(state.view())))


def telling(event: Event, before: Position, after: Position) -> Said | None:
    """The game's description of an event, and whether consent to take a move back is a request."""
    if isinstance(event, Consented):
        id = "log-consent-asked" if before.request is None else "log-consent"
        return said(Message(id, {"name": tuple(map(Player, event.seats))}))
    if after.step is not None:
        return said(before.state.describe(after.step))
    return said(ending(event, after)) if isinstance(event, GameEnded) else None
