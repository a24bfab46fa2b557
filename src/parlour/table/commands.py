"""The commands of a table, and its refusals.

A command is declared once: what a client sends over the network is decoded into these very classes, and the bounds of
their fields are checked then. Commands made in Python are checked by `decide`.
"""

from __future__ import annotations

from dataclasses import dataclass
from secrets import token_urlsafe
from typing import Annotated, ClassVar, TypeAlias

import msgspec
from msgspec import Meta

from parlour.speech.message import Message
from parlour.table.seats import Seat

Id: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
Seq: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
Text: TypeAlias = Annotated[str, Meta(max_length=80)]
DeviceId: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
FromDevice: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{32})?$")]
Link: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


def new_id() -> str:
    """A unique id for a command or a table."""
    return token_urlsafe(16)


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """`id` makes a command safe to send again. `seq` is the last event its sender had seen; see `stale_seq`."""

    kind: ClassVar[str] = ""
    id: Id
    seq: Seq


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """A move, in notation. With `roll`, the draw of the same hand that follows at once needs no press."""

    kind = "play"
    seat: SeatNumber
    move: Text
    roll: bool = False
    device: FromDevice = ""
    """The device of this seat from which it comes."""


class Roll(Command, frozen=True, kw_only=True, tag="roll"):
    """Roll or draw, where the table waits for this seat's hand: one press, one draw."""

    kind = "roll"
    seat: SeatNumber
    device: FromDevice = ""


class Tell(Command, frozen=True, kw_only=True, tag="tell"):
    """At a table by hand, the notation of what fell, as a person in this seat saw it; also for another seat's roll."""

    kind = "tell"
    seat: SeatNumber
    outcome: Text
    device: FromDevice = ""


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Changes the player in a seat: a bot takes over, the person returns, or another person comes."""

    kind = "sit"
    seat: SeatNumber
    who: Seat
    why: Text = ""


class Pause(Command, frozen=True, kw_only=True, tag="pause"):
    """No move is taken until a person resumes play."""

    kind = "pause"
    seat: SeatNumber | None = None
    why: Text = ""


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    """Resumes play; after a person has gone, this is the choice to wait for them."""

    kind = "resume"
    seat: SeatNumber | None = None


class End(Command, frozen=True, kw_only=True, tag="end"):
    """Ends the game before its end."""

    kind = "end"
    why: Text
    seat: SeatNumber | None = None


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Takes back the move of event `of`, the seat's last, with what bots have moved since."""

    kind = "undo"
    seat: SeatNumber
    of: Seq
    device: FromDevice = ""


class Consent(Command, frozen=True, kw_only=True, tag="consent"):
    """These people, at one screen, agree that the move of event `of` is taken back, where others have to agree too.

    The people at the screen of the player who moved are first: they ask the others.
    """

    kind = "consent"
    seats: Annotated[tuple[SeatNumber, ...], Meta(min_length=1, max_length=12)]
    of: Seq
    line: Link
    """The hash of that event's line."""
    device: FromDevice = ""


class Decline(Command, frozen=True, kw_only=True, tag="decline"):
    """This seat declines; the move stays."""

    kind = "decline"
    seat: SeatNumber
    of: Seq
    device: FromDevice = ""


class React(Command, frozen=True, kw_only=True, tag="react"):
    kind = "react"
    seat: SeatNumber
    what: Text


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Play goes on at another table, whose id is given."""

    kind = "rematch"
    table: Id
    seat: SeatNumber | None = None


class Begin(Command, frozen=True, kw_only=True, tag="begin"):
    """Stops waiting for a device at every person's seat."""

    kind = "begin"
    seq: Seq = 0
    seat: SeatNumber | None = None


class Register(Command, frozen=True, kw_only=True, tag="device"):
    """A device takes part in draws from now on: `top` commits it to the 256 links after x(`after`)."""

    kind = "device"
    seq: Seq = 0
    device: DeviceId
    seats: Annotated[tuple[SeatNumber, ...], Meta(min_length=1, max_length=12)]
    after: Seq
    top: Link


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """A device takes part no more."""

    kind = "leave"
    seq: Seq = 0
    device: DeviceId


class Back(Command, frozen=True, kw_only=True, tag="back"):
    """A device that left or was left out takes part again."""

    kind = "back"
    seq: Seq = 0
    device: DeviceId


class Chain(Command, frozen=True, kw_only=True, tag="chain"):
    """A device commits to its next 256 links."""

    kind = "chain"
    seq: Seq = 0
    device: DeviceId
    after: Seq
    top: Link


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
    "bad_level",
    "id_reused",
    "paused",
    "not_paused",
    "enough",
    "over",
    "chance_exhausted",
    "drawing",
    "late",
    "not_asked",
    "too_early",
    "wrong_link",
    "bad_device",
    "too_many_devices",
    "cannot_undo",
    "old_format",
    "not_by_hand",
)
"""All codes of refusals (docs/table.md). They never change: programs and messages `refused-CODE` use them."""


@dataclass(frozen=True)
class Refusal:
    """A refusal: `code` is one of `REFUSALS`, `why` says more, `seq` is the table's last event."""

    code: str
    why: Message
    seq: int
    allowed: tuple[str, ...] = ()
    """For a refused move: the legal notations."""

    @property
    def reason(self) -> str:
        """`why` in English, for a log."""
        return str(self.why)
