"""The challenge of a day as a table plays it, and the check that a record played the challenge of its day."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import date

from parlour.contract.challenge import Challenge, Day
from parlour.contract.game import Game
from parlour.errors import ParlourError, Unsupported
from parlour.games import kinds
from parlour.speech.message import Message
from parlour.table.chance.days import BACK, Lot, day_number, earlier
from parlour.table.header import Daily
from parlour.table.seats import Seat, bot_seat
from parlour.table.table import Table
from parlour.table.verify import Wrong, check_day


def challenge_of(kind: type[Game], day: str, seed: bytes) -> Challenge | None:
    """The game's challenge for the day with number `seed`."""
    return kind.challenge(Day(date.fromisoformat(day), Lot(seed, kind.name)))


def challenges_of(day: str, seed: bytes) -> dict[str, Challenge]:
    """Every game's challenge for that day, by name; an installed game that does not fit this Parlour is left out."""
    found = {}
    for kind in kinds():
        with suppress(Unsupported):
            found[kind.name] = challenge_of(kind, day, seed)
    return {name: each for name, each in found.items() if each is not None}


def daily_of(challenge: Challenge, day: str, seed: bytes) -> Daily:
    """The day, as the headers of its tables have it."""
    return Daily(day, earlier(seed, day_number(day), BACK).hex(), challenge.start)


def seats_of(challenge: Challenge, name: str) -> Iterator[Seat]:
    """The player, and the bots."""
    yield Seat("elsewhere", name)
    yield from map(bot_seat, challenge.bots)


def misplayed(record: bytes, table: Table, seed: str) -> Message | None:
    """Contradictions to the number of the day, which is published when the day is over; empty if there are none."""
    header = table.header
    try:
        check_day(record, seed)
        assert header.daily is not None
        set_then = challenge_of(type(header.game), header.daily.day, bytes.fromhex(seed))
        if set_then is None or type(header.game).make(set_then.options) != header.game:
            return Message("record-challenge")
        return None if set_then.start == header.daily.start else Message("record-challenge")
    except Wrong:
        return Message("wrong-day")
    except ParlourError as error:
        return error.message
