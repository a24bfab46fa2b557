"""The players in the seats: a person at this screen, a person elsewhere, or a bot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, get_args

import msgspec

from parlour.contract.bots import levels
from parlour.contract.game import Game
from parlour.contract.options import one_of, requirement
from parlour.errors import BadOption
from parlour.speech.message import Message

Kind = Literal["here", "elsewhere", "bot"]
LONGEST_NAME = 80
BOT_FAILED = "bot_failed"
"""The reason for replacing a bot that cannot think by a weaker one."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """`here` shares the table's own screen; `elsewhere` presses to roll, at whichever screen; `bot` has a level."""

    kind: Kind
    name: str = ""
    level: str = ""

    def __post_init__(self) -> None:
        if self.kind not in get_args(Kind):
            raise BadOption("seat", self.kind, requirement(one_of(get_args(Kind))))
        if not isinstance(self.name, str) or len(self.name) > LONGEST_NAME or not self.name.isprintable():
            raise BadOption("name", self.name, Message("option-name", {"most": LONGEST_NAME}))
        if not isinstance(self.level, str) or (self.kind == "bot") != bool(self.level):
            raise BadOption("level", self.level, Message("option-level-bot"))

    @property
    def is_bot(self) -> bool:
        return self.kind == "bot"

    @property
    def presses(self) -> bool:
        """Whether this seat's own rolls wait until it asks for them; for the others the table rolls at once."""
        return self.kind == "elsewhere"

    def to_json(self) -> dict[str, Any]:
        """JSON-ready; defaults omitted."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


def here(name: str = "") -> Seat:
    return Seat("here", name)


def elsewhere(name: str = "") -> Seat:
    return Seat("elsewhere", name)


def bot_seat(level: str, name: str = "") -> Seat:
    return Seat("bot", name, level)


def seat_from_json(data: object) -> Seat:
    if not isinstance(data, Mapping) or not set(data) <= {"kind", "name", "level"} or "kind" not in data:
        raise BadOption("seat", data, Message("option-seat"))
    return Seat(**data)


def check_seats(game: Game, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """One seat a player, and only bots that the game offers."""
    found = _one_each(game, seats)
    for seat in found:
        check_level(game, seat)
    return found


def recorded_seats(game: Game, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Requires one seat for each player, and bots of this kind of game; records may have other levels."""
    found = _one_each(game, seats)
    for seat in found:
        if seat.is_bot and seat.level not in levels(type(game).make({})):
            check_level(game, seat)
    return found


def check_level(game: Game, seat: Seat) -> None:
    if seat.is_bot and seat.level not in levels(game):
        raise BadOption("level", seat.level, requirement(one_of(levels(game))))


def _one_each(game: Game, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    found = tuple(seats)
    if len(found) != game.players:
        raise BadOption("seats", len(found), Message("option-seats", {"players": game.players}))
    return found
