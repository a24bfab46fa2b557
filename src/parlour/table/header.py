"""The first line of a record: which game, by which rules, with whom, and what chance the table is bound to."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from parlour.chance import LINKS, Links
from parlour.errors import BadOption, BadRecord, ParlourError
from parlour.game import Game
from parlour.games import game as game_of_name
from parlour.message import Message
from parlour.table.commands import new_id
from parlour.table.events import now
from parlour.table.naming import Name, new_name, plain
from parlour.table.seats import Seat, check_seats, seat_from_json
from parlour.table.verify import FORMAT, IDENTITY, SECOND, STRENGTHS, are_coaches

Maker = Callable[..., Game]
"""Gives the game of a name with its options, as `parlour.game` does."""
Absent = Literal["go on", "wait"]
"""What a table does about devices that are asleep when a draw is opened."""


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
    takeback: bool = False
    """Whether the one person at the table may take moves back."""
    coach: tuple[str, ...] = ()
    """By seat: how much its coach says, empty for none; `()` where nobody has a coach."""

    def coach_of(self, seat: int) -> str:
        """The strength of the coach of a seat; empty where it has none."""
        return self.coach[seat] if self.coach else ""

    def to_json(self) -> dict[str, Any]:
        """JSON-ready, as the line of the record has it."""
        seats, chance = [seat.to_json() for seat in self.seats], {"commitment": self.commitment, "links": self.links}
        if self.format == SECOND:
            seats = [_hashed(seat, name) for seat, name in zip(seats, self.named, strict=True)]
            chance["absent"] = self.absent
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
        more = {"previous": self.previous, "takeback": self.takeback, "coach": list(self.coach)}
        return data | {name: value for name, value in more.items() if value}

    def encode(self) -> bytes:
        """The header as JSON, without spaces."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()


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
    takeback: bool = False,
    coach: Sequence[str] = (),
) -> tuple[Header, tuple[Name, ...]]:
    """The header of a new table, which commits to its secret, and the names in it, which are kept beside it.

    With `takeback` the person at the table may take moves back; there must be exactly one.
    `coach` has a strength, or nothing, for each seat; a bot has no coach.
    """
    identity, sitters = _checked(game, seats, id)
    if takeback and sum(not seat.is_bot for seat in sitters) != 1:
        raise BadOption("takeback", takeback, Message("option-takeback"))
    coaches = _coaches(coach, sitters)
    names = tuple(new_name(identity, seat.name) for seat in sitters)
    commitment = Links(identity, b"", secret).top(0).hex()
    hashes = tuple(name.hash for name in names)
    made = time or now()
    rest = (previous, SECOND, absent, hashes, takeback, coaches)
    return Header(game, sitters, identity, commitment, LINKS, made, *rest), names


def _coaches(coach: Sequence[str], seats: Sequence[Seat]) -> tuple[str, ...]:
    """The coaches by seat, `()` where nobody has one; `BadOption` for anything that is not a strength of a person."""
    return () if not any(coach) and len(coach) in (0, len(seats)) else _coached(list(coach), seats)


def _coached(coach: object, seats: Sequence[Seat]) -> tuple[str, ...]:
    if not isinstance(coach, list) or not are_coaches(coach, [not seat.is_bot for seat in seats]):
        raise BadOption("coach", coach, Message("option-coach", {"strengths": STRENGTHS}))
    return tuple(coach)


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
        seats = check_seats(game, map(seat_from_json, sitters))
        chance = data["chance"]
        texts = (data["id"], chance["commitment"], data["time"], data.get("previous", ""))
        if not all(isinstance(text, str) for text in texts) or not isinstance(chance["links"], int):
            raise BadRecord(Message("record-header-types"))
        absent: Absent = "wait" if chance.get("absent") == "wait" else "go on"
        chain = (texts[1], chance["links"])
        takeback = format == SECOND and data.get("takeback") is True
        coach = _coached(data["coach"], seats) if format == SECOND and "coach" in data else ()
        return Header(game, seats, texts[0], *chain, texts[2], texts[3], format, absent, named, takeback, coach)
    except BadRecord:
        raise
    except ParlourError as error:
        raise BadRecord(error.message) from error
    except KeyError as error:
        raise BadRecord(Message("record-header-needs", {"name": str(error)})) from error
    except (TypeError, ValueError, AttributeError) as error:
        raise BadRecord(Message("record-header-form", {"why": str(error)})) from error
