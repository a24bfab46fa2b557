"""The first line of a record: which game, by which rules, with whom, and what chance the table is bound to."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from parlour.errors import BadOption, BadRecord, ParlourError
from parlour.game import Game
from parlour.games import game as game_of_name
from parlour.message import Message
from parlour.table.chance import Chance
from parlour.table.commands import new_id
from parlour.table.events import now
from parlour.table.seats import Seat, check_seats, seat_from_json
from parlour.table.verify import FORMAT, IDENTITY

Maker = Callable[..., Game]
"""Gives the game of a name with its options, as `parlour.game` does."""


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
    format: str = FORMAT

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "format": self.format,
            "rules": self.game.rules,
            "game": self.game.name,
            "options": self.game.options_dict,
            "id": self.id,
            "seats": [seat.to_json() for seat in self.seats],
            "chance": {"commitment": self.commitment, "links": self.links},
            "time": self.time,
        }
        return data | ({"previous": self.previous} if self.previous else {})

    def encode(self) -> bytes:
        """The header as JSON, without spaces."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()


def new_header(
    game: Game, seats: Iterable[Seat], chance: Chance, *, id: str = "", time: str = "", previous: str = ""
) -> Header:
    """The header of a new table, which commits to its chance."""
    identity = id or new_id()
    if not IDENTITY.fullmatch(identity):
        raise BadOption("id", identity, Message("option-id"))
    again = type(game).make(json.loads(json.dumps(game.options_dict)))
    if again != game:
        raise BadOption("options", game.options_dict, Message("option-json"))
    commitment = chance.commitment().hex()
    return Header(game, check_seats(game, seats), identity, commitment, chance.links, time or now(), previous)


def header_from_json(data: object, make: Maker = game_of_name, format: str = FORMAT) -> Header:
    """The header that `to_json` gave; `BadRecord` says what is wrong with anything else."""
    if not isinstance(data, Mapping) or data.get("format") != format:
        raise BadRecord(Message("record-format", {"format": repr(format)}))
    try:
        game = make(data["game"], **data["options"])
        if data["rules"] != game.rules:
            raise BadRecord(Message("record-rules", {"rules": repr(data["rules"]), "known": repr(game.rules)}))
        seats = check_seats(game, map(seat_from_json, data["seats"]))
        chance = data["chance"]
        texts = (data["id"], chance["commitment"], data["time"], data.get("previous", ""))
        if not all(isinstance(text, str) for text in texts) or not isinstance(chance["links"], int):
            raise BadRecord(Message("record-header-types"))
        return Header(game, seats, texts[0], texts[1], chance["links"], texts[2], texts[3], format)
    except BadRecord:
        raise
    except ParlourError as error:
        raise BadRecord(error.message) from error
    except KeyError as error:
        raise BadRecord(Message("record-header-needs", {"name": str(error)})) from error
    except (TypeError, ValueError, AttributeError) as error:
        raise BadRecord(Message("record-header-form", {"why": str(error)})) from error
