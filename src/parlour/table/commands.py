"""What may be asked of a table, and how it says no."""

from __future__ import annotations

from dataclasses import dataclass
from secrets import token_urlsafe

from parlour.table.seats import Seat


def new_id() -> str:
    """An id for a command or a table that nobody else has."""
    return token_urlsafe(16)


@dataclass(frozen=True, kw_only=True)
class Command:
    """`id` makes a command safe to send again. `seq` is the last event its sender had seen; see `stale_seq`."""

    id: str
    seq: int


@dataclass(frozen=True, kw_only=True)
class Play(Command):
    """A move, in notation. With a `nonce`, rolls of this seat's own hand that follow at once are made with it."""

    seat: int
    move: str
    nonce: str = ""


@dataclass(frozen=True, kw_only=True)
class Roll(Command):
    """At a chance node, by the seat whose hand rolls: go, and mix this nonce (hexadecimal, 1 to 64 bytes) in.

    The nonce serves every draw of this hand that follows at once: several cards that are turned over in a row.
    """

    seat: int
    nonce: str


@dataclass(frozen=True, kw_only=True)
class Sit(Command):
    """Somebody else sits in the seat from now on: a bot takes over, the person returns, another person comes."""

    seat: int
    who: Seat
    why: str = ""


@dataclass(frozen=True, kw_only=True)
class Pause(Command):
    seat: int | None = None
    why: str = ""


@dataclass(frozen=True, kw_only=True)
class Resume(Command):
    seat: int | None = None


@dataclass(frozen=True, kw_only=True)
class End(Command):
    """Break the game off."""

    why: str
    seat: int | None = None


@dataclass(frozen=True, kw_only=True)
class React(Command):
    seat: int
    what: str


@dataclass(frozen=True, kw_only=True)
class Rematch(Command):
    """Play goes on at another table, whose id is given."""

    table: str
    seat: int | None = None


REFUSALS = {
    "not_your_turn": "another seat is to move, or another hand to roll",
    "roll_first": "the table waits for a roll, not for a move",
    "move_first": "the table waits for a move, not for a roll",
    "illegal_move": "the rules do not allow this move here",
    "bad_notation": "the text is not the notation of any move of this game",
    "stale_seq": "the position has changed since the event the sender had seen",
    "unknown_seq": "the table has not come to that event yet",
    "unknown_seat": "there is no seat of that number",
    "bad_command": "a part of the command has the wrong type or form",
    "bad_nonce": "a nonce is 1 to 64 bytes in lower-case hexadecimal",
    "bad_level": "no bot of that level exists for this game",
    "id_reused": "another command had this id",
    "paused": "the table is paused",
    "not_paused": "the table is not paused",
    "over": "the table has ended",
    "chance_exhausted": "every link of the table's chance is drawn",
}
"""Every code of refusal, for good: programs and translations rely on them."""


@dataclass(frozen=True)
class Refusal:
    """No, and why: `code` is one of `REFUSALS`, `reason` says more for a log, `seq` is where the table stands."""

    code: str
    reason: str
    seq: int
    allowed: tuple[str, ...] = ()
    """Where a move was refused: the notations that would do."""
