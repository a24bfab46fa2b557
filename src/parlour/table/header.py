"""The first line of a record: which game, by which rules, with whom, and what chance the table is bound to."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from parlour.contract.game import Game
from parlour.contract.state import State
from parlour.errors import BadOption, BadRecord, ParlourError
from parlour.games import game as game_of_name
from parlour.speech.message import Message
from parlour.table.chance import LINKS, Links, rounds
from parlour.table.chance.days import chance_name
from parlour.table.clock import Clock, clock_from_json
from parlour.table.commands import new_id
from parlour.table.events import now
from parlour.table.naming import Name, new_name, plain
from parlour.table.seats import Seat, check_seats, recorded_seats, seat_from_json
from parlour.table.verify import (
    DEVICE_ALONE,
    DUTIES,
    FORMAT,
    HAND,
    IDENTITY,
    SECOND,
    STRENGTHS,
    are_coaches,
    is_clock,
    is_daily,
    is_duplicate,
)

Maker = Callable[..., Game]
"""Gives the game of a name with its options, as `parlour.game` does."""
AGREE: Literal["agree"] = "agree"
Takeback = bool | Literal["agree"]
"""Whether moves may be taken back: by people at one screen or, with `agree`, where everybody agrees."""
Absent = Literal["go on", "wait"]
"""A table's policy for devices that are asleep when a draw is opened."""


@dataclass(frozen=True)
class Daily:
    """A table that plays the challenge of a day."""

    day: str
    """Its date, UTC."""
    before: str
    """The number of two days before, to which the day's own number hashes down."""
    start: str = ""
    """The code of the position from which it is played; empty for the first position of the game."""

    def to_json(self) -> dict[str, str]:
        return {"day": self.day, "before": self.before, **({"start": self.start} if self.start else {})}


@dataclass(frozen=True)
class Duplicate:
    """A table of a round in which all tables have the same chance."""

    tournament: str
    round: int
    """From 1."""
    before: str
    """The tournament's commitment: the number of the round hashes down to it."""

    def to_json(self) -> dict[str, Any]:
        return {"tournament": self.tournament, "round": self.round, "before": self.before}


@dataclass(frozen=True)
class Header:
    game: Game
    seats: tuple[Seat, ...]
    id: str
    commitment: str
    links: int
    time: str
    previous: str = ""
    """The id of the table that this one is a rematch of."""
    format: str = SECOND
    absent: Absent = "go on"
    named: tuple[str, ...] = ()
    """In the second format, by seat: the salted hash of its name, which stands for it in the line; may be empty."""
    takeback: Takeback = False
    coach: tuple[str, ...] = ()
    """By seat: how much its coach says, empty for none; `()` where nobody has a coach."""

    daily: Daily | None = None
    """Which day's challenge it is, if it is one."""
    duplicate: Duplicate | None = None
    """Whose round it is, where all tables of a round have the same chance."""
    clock: Clock | None = None
    """How long people may take, if that was agreed on."""
    duties: bool = False
    """Whether drops, parties and waiting follow the rules that records of before need not: docs/fairness.md."""
    by_hand: bool = False
    """Whether people tell what fell: they roll their own dice and turn over their own cards."""
    by_device: bool = False
    """Whether one device draws alone, without a server or anybody else's device."""

    @property
    def chance_id(self) -> str:
        """Hashed into every link and draw: the table's id, or the name that tables with one chance share."""
        return _chance_id(self.id, self.game, self.daily, self.duplicate)

    @property
    def alone(self) -> bool:
        """Whether no device takes part in chance: it is the same at several tables, or people or one device tell it."""
        return self.daily is not None or self.duplicate is not None or self.by_hand or self.by_device

    def first_state(self) -> State[Any]:
        """The position before the first event."""
        return self.game.at(self.daily.start) if self.daily and self.daily.start else self.game.start()

    def coach_of(self, seat: int) -> str:
        """The strength of the coach of a seat; empty where it has none."""
        return self.coach[seat] if self.coach else ""

    def to_json(self) -> dict[str, Any]:
        """JSON-ready, as the line of the record has it."""
        seats, chance = [seat.to_json() for seat in self.seats], {"commitment": self.commitment, "links": self.links}
        if self.format == SECOND:
            seats = [_hashed(seat, name) for seat, name in zip(seats, self.named, strict=True)]
            chance |= {"absent": self.absent} | ({"duties": DUTIES} if self.duties else {})
            chance |= {"by": HAND} if self.by_hand else {"by": DEVICE_ALONE} if self.by_device else {}
        data: dict[str, Any] = {
            "format": self.format,
            "rules": self.game.rules,
            "game": self.game.name,
            "options": self.game.options_dict,
            "id": self.id,
            "seats": seats,
            "chance": chance,
            "time": self.time,
        }
        more: dict[str, Any] = {"previous": self.previous, "takeback": self.takeback, "coach": list(self.coach)}
        more["clock"] = self.clock.to_json() if self.clock else None
        more["daily"] = self.daily.to_json() if self.daily else None
        more["duplicate"] = self.duplicate.to_json() if self.duplicate else None
        return data | {name: value for name, value in more.items() if value}

    def encode(self) -> bytes:
        """The header as JSON, without spaces."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()


def _chance_id(id: str, game: Game, daily: Daily | None, duplicate: Duplicate | None) -> str:
    if duplicate:
        return rounds.chance_name(duplicate.tournament, duplicate.round)
    return chance_name(daily.day, game.name) if daily else id


def _hashed(seat: dict[str, Any], name: str) -> dict[str, Any]:
    return {**{member: value for member, value in seat.items() if member != "name"}, **({"name": name} if name else {})}


def new_header(
    game: Game,
    seats: Iterable[Seat],
    secret: bytes,
    *,
    id: str = "",
    time: str = "",
    previous: str = "",
    absent: Absent = "go on",
    takeback: Takeback = False,
    coach: Sequence[str] = (),
    daily: Daily | None = None,
    duplicate: Duplicate | None = None,
    clock: Clock | None = None,
    duties: bool = True,
    by_hand: bool = False,
    by_device: bool = False,
) -> tuple[Header, tuple[Name, ...]]:
    """The header of a new table, which commits to its secret, and the names in it, which are kept beside it.

    With `takeback` the people at one screen may take moves back, with `"agree"` people at several if all agree; there
    must be at least one person.
    `coach` has a strength, or nothing, for each seat; a bot has no coach. With `daily` the secret is the number of
    that day, with `duplicate` that of the round. Tables with take-backs have no clock. At a table `by_hand` people may
    take back what they told, so it has `takeback`, and neither a clock nor the chance of a day or round.
    """
    identity, sitters = _checked(game, seats, id)
    takeback = takeback or by_hand
    if by_hand and (takeback == AGREE or absent == "wait" or daily is not None or duplicate is not None):
        raise BadOption("by_hand", by_hand, Message("option-by-hand"))
    if by_device and (by_hand or takeback == AGREE or absent == "wait" or daily is not None or duplicate is not None):
        raise BadOption("by_device", by_device, Message("option-by-device"))
    if takeback and all(seat.is_bot for seat in sitters):
        raise BadOption("takeback", takeback, Message("option-takeback"))
    if takeback and clock is not None:
        raise BadOption("clock", clock.kind, Message("option-clock-takeback"))
    coaches = _coaches(coach, sitters)
    names = tuple(new_name(identity, seat.name) for seat in sitters)
    commitment = Links(_chance_id(identity, game, daily, duplicate), b"", secret).top(0).hex()
    hashes = tuple(name.hash for name in names)
    made = time or now()
    rest = (previous, SECOND, absent, hashes, takeback, coaches, daily, duplicate, clock, duties, by_hand, by_device)
    return Header(game, sitters, identity, commitment, LINKS, made, *rest), names


def _coaches(coach: Sequence[str], seats: Sequence[Seat]) -> tuple[str, ...]:
    """The coaches by seat, `()` where nobody has one; `BadOption` for anything that is not a strength of a person."""
    return () if not any(coach) and len(coach) in (0, len(seats)) else _coached(list(coach), seats)


def _coached(coach: object, seats: Sequence[Seat]) -> tuple[str, ...]:
    if not isinstance(coach, list) or not are_coaches(coach, [not seat.is_bot for seat in seats]):
        raise BadOption("coach", coach, Message("option-coach", {"strengths": STRENGTHS}))
    return tuple(coach)


def _clock(data: object) -> Clock:
    if not is_clock(data):
        raise BadRecord(Message("record-header-types"))
    return clock_from_json(data)


def _daily(data: object) -> Daily:
    if not isinstance(data, dict) or not is_daily(data):
        raise BadRecord(Message("record-header-types"))
    return Daily(data["day"], data["before"], data.get("start", ""))


def _duplicate(data: object) -> Duplicate:
    if not isinstance(data, dict) or not is_duplicate(data):
        raise BadRecord(Message("record-header-types"))
    return Duplicate(data["tournament"], data["round"], data["before"])


def _checked(game: Game, seats: Iterable[Seat], id: str) -> tuple[str, tuple[Seat, ...]]:
    """The id of the table and its seats; the options must survive being written down."""
    identity = id or new_id()
    if not IDENTITY.fullmatch(identity):
        raise BadOption("id", identity, Message("option-id"))
    again = type(game).make(json.loads(json.dumps(game.options_dict)))
    if again != game:
        raise BadOption("options", game.options_dict, Message("option-json"))
    return identity, check_seats(game, seats)


def _under(game: Game, rules: object, options: Mapping[str, Any]) -> Game:
    """The game by the rules it was played by: old records replay by former ones."""
    if rules == game.rules:
        return game
    former = type(game).under(str(rules))
    if former is None:
        raise BadRecord(Message("record-rules", {"rules": repr(rules), "known": repr(game.rules)}))
    return former.make(options)


def header_from_json(
    data: object, make: Maker = game_of_name, format: str = FORMAT, names: Mapping[str, Name] | None = None
) -> Header:
    """The header that `to_json` gave; `BadRecord` says what is wrong with anything else."""
    if not isinstance(data, Mapping) or data.get("format") != format:
        raise BadRecord(Message("record-format", {"format": repr(format)}))
    try:
        game = _under(make(data["game"], **data["options"]), data["rules"], data["options"])
        sitters, named = data["seats"], ()
        if format == SECOND:
            named = tuple(seat.get("name", "") for seat in sitters)
            sitters = [plain(seat, names or {}) for seat in sitters]
        seats = recorded_seats(game, map(seat_from_json, sitters))
        chance = data["chance"]
        texts = (data["id"], chance["commitment"], data["time"], data.get("previous", ""))
        if not all(isinstance(text, str) for text in texts) or not isinstance(chance["links"], int):
            raise BadRecord(Message("record-header-types"))
        absent: Absent = "wait" if chance.get("absent") == "wait" else "go on"
        chain = (texts[1], chance["links"])
        takeback: Takeback = False
        if format == SECOND and data.get("takeback") in (True, AGREE):
            takeback = data["takeback"]
        coach = _coached(data["coach"], seats) if format == SECOND and "coach" in data else ()
        daily = _daily(data["daily"]) if format == SECOND and "daily" in data else None
        clock = _clock(data["clock"]) if format == SECOND and "clock" in data else None
        duplicate = _duplicate(data["duplicate"]) if format == SECOND and "duplicate" in data else None
        id, time, previous = texts[0], texts[2], texts[3]
        duties = format == SECOND and chance.get("duties") == DUTIES
        by_hand = format == SECOND and chance.get("by") == HAND
        by = (by_hand, format == SECOND and chance.get("by") == DEVICE_ALONE)
        rest: tuple[Any, ...] = (absent, named, takeback, coach, daily, duplicate, clock, duties, *by)
        header = Header(game, seats, id, *chain, time, previous, format, *rest)
        header.first_state()  # says what is wrong with a position that is none
        return header
    except BadRecord:
        raise
    except ParlourError as error:
        raise BadRecord(error.message) from error
    except KeyError as error:
        raise BadRecord(Message("record-header-needs", {"name": str(error)})) from error
    except (TypeError, ValueError, AttributeError) as error:
        raise BadRecord(Message("record-header-form", {"why": str(error)})) from error
