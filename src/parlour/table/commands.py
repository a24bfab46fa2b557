"""What may be asked of a table, and how it says no."""

from __future__ import annotations

from dataclasses import dataclass
from secrets import token_urlsafe

from parlour.message import Message
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


REFUSALS = (
    "not_your_turn",
    "roll_first",
    "move_first",
    "illegal_move",
    "bad_notation",
    "stale_seq",
    "unknown_seq",
    "unknown_seat",
    "bad_command",
    "bad_nonce",
    "bad_level",
    "id_reused",
    "paused",
    "not_paused",
    "enough",
    "over",
    "chance_exhausted",
)
"""Every code of refusal, for good: programs and the messages `refused-CODE` rely on them; see docs/table.md."""


@dataclass(frozen=True)
class Refusal:
    """No, and why: `code` is one of `REFUSALS`, `why` says more, `seq` is where the table stands."""

    code: str
    why: Message
    seq: int
    allowed: tuple[str, ...] = ()
    """Where a move was refused: the notations that would do."""

    @property
    def reason(self) -> str:
        """`why` in English, for a log."""
        return str(self.why)
