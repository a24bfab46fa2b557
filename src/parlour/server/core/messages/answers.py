"""A table's answers, news and refusals: a fixed code, and a message for people."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from parlour.contract.engine import Unit
from parlour.server.core.messages.said import Said, said_once
from parlour.server.core.messages.table import ClockNow, Draw, Now, SeatNow, Step, TableNow
from parlour.speech.message import Message
from parlour.table import REFUSALS, AnyEvent, Refusal

STATUS = {
    "not_found": 404,
    "not_your_seat": 403,
    "not_host": 403,
    "bad_message": 400,
    "bad_origin": 403,
    "bad_host": 421,
    "unknown_game": 422,
    "bad_option": 422,
    "bad_seats": 422,
    "bad_record": 422,
    "no_free_seat": 409,
    "not_over": 409,
    "no_advice": 409,
    "no_coach": 409,
    "not_listed": 409,
    "not_rated": 409,
    "no_analysis": 409,
    "not_gone": 409,
    "not_taken_over": 409,
    "too_large": 413,
    "too_many": 429,
    "too_many_tables": 429,
    "hello_first": 400,
    "method_not_allowed": 405,
    "internal": 500,
    "unavailable": 503,
} | dict.fromkeys(REFUSALS, 409)
"""Every code, with its HTTP status."""


# Messages from the server over a WebSocket.


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    table: TableNow


class Happened(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="events"):
    """Committed events, in order and without gaps; the same message goes to everybody at the table."""

    steps: list[Step]
    now: Now


class Presence(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="presence"):
    """A player or spectator came or went; nothing else changed."""

    seats: list[SeatNow]
    watching: int


class Drawing(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="draw"):
    """Progress of the open draw: who is ready, go, who has revealed. Nothing else changed."""

    draw: Draw | None


class Clocked(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="clock"):
    """The clock was started, or goes on after the server was away; nothing else changed."""

    clock: ClockNow


class Answer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="answer"):
    """The command was taken and is on the disk; it caused the events `first` to `last`, or none where both are 0."""

    id: str
    first: int
    last: int
    repeated: bool
    """The command had been taken before; this is the first answer again."""
    seq: int
    """The number of the table's last event."""


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """No, and why. Every error of the server looks like this, over HTTP and over WebSocket."""

    code: str
    reason: str
    """The English text of `why`: for logs and developers."""
    why: Said
    """For people, in their language: what is wrong, and what would do."""
    seq: int = 0
    """The number of the table's last event; 0 for an answer about no table."""
    id: str = ""
    """The id of the command that was refused."""
    allowed: list[str] = []
    events: list[AnyEvent] = []
    """After `stale_seq`: what happened since the sender's `seq` (the first hundred events of it)."""


class Closing(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="closing"):
    """The server is about to close the connection: `shutdown` or `deleted`. After `shutdown`, connect again."""

    code: str


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """Everything sent before the ping with this id was handled; the table is at event `seq`."""

    id: str
    seq: int


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """The position of a table as the game's module for browsers takes it, and where the page finds the module."""

    seq: int
    """After which event this is the position."""
    module: str
    ground: str
    """The address of the data that the module must be given first."""
    cells: int
    """How many 64-bit cells of memory thinking takes."""
    position: list[str]
    """Signed 64-bit numbers, in decimals."""
    moves: list[str]
    """In the order in which the module lists them."""
    seat: int
    """The seat that moves."""
    players: int
    unit: Unit
    instalments: int
    """The instalments to search for advice; a bot searches for its whole time."""


class Think(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="think"):
    """Asks a page that `thinks` for the move of the bot in `seat`; it answers with a `thought`."""

    seat: int
    seconds: float
    """The time of the search."""
    question: Question


FromServer: TypeAlias = Welcome | Happened | Presence | Drawing | Clocked | Answer | Refused | Closing | Think | Pong


class RequestRefused(Exception):
    """Raised by the work on a request; the edge turns it into a `Refused`."""

    def __init__(self, code: str, why: Message, seq: int = 0) -> None:
        self.code, self.why, self.seq = code, why, seq
        super().__init__(code, why)

    def __str__(self) -> str:
        return f"{self.code}: {self.why}"

    def refused(self, id: str = "", seq: int | None = None) -> Refused:
        """`id` is the command that was refused, `seq` where the table stands by now."""
        at = self.seq if seq is None else seq
        return Refused(code=self.code, reason=str(self.why), why=said_once(self.why), seq=at, id=id)


def not_found() -> RequestRefused:
    """The same answer for absent and forbidden things, so that nobody learns which it was."""
    return RequestRefused("not_found", Message("server-not-found"))


def unavailable() -> RequestRefused:
    return RequestRefused("unavailable", Message("server-unavailable"))


def refused(refusal: Refusal, id: str) -> Refused:
    return Refused(
        code=refusal.code,
        reason=refusal.reason,
        why=said_once(refusal.why),
        seq=refusal.seq,
        id=id,
        allowed=list(refusal.allowed[:200]),
    )
