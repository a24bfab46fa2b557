"""The conditions for a rated game: when its table opens, and when it is over."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from parlour.contract.game import Game
from parlour.games import kind
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.core.room import Room
from parlour.server.core.stored import TableSettings
from parlour.server.ratings import storage
from parlour.server.storage.database import Statement
from parlour.server.tables.messages import OpenTable
from parlour.server.tables.registry import Extra
from parlour.speech.message import Message
from parlour.table import Moved, Opened, Seated, Table
from parlour.table.clock import RUN_OUT
from parlour.table.places import placed
from parlour.table.rating import measured


class RatedTables(Extra):
    """The rows of rated tables."""

    def check(self, game: Game, asked: OpenTable) -> None:
        if asked.rated:
            check_fit(game, asked)

    def opened(self, id: str, settings: TableSettings) -> Sequence[Statement]:
        return [storage.opening(id)] if settings.rated else []

    def rematched(self, room: Room, id: str) -> Sequence[Statement]:
        return storage.following(room.id, id) if room.settings.rated else []

    def left(self, room: Room, seat: int) -> Sequence[Statement]:
        """Ends the rating of a seat that is given up, unless the game has begun."""
        return [] if is_under_way(room.table) else [storage.leaving(room.id, seat)]


def check_fit(game: Game, asked: OpenTable) -> None:
    """Refuses to open a rated table whose games are not comparable with others."""
    if asked.takeback or asked.by_hand or any(asked.coach):
        raise RequestRefused("not_rated", Message("server-rated-help"))
    if game.players < 2 or all(seat.kind == "bot" for seat in asked.seats):
        raise RequestRefused("not_rated", Message("server-rated-company"))
    if game.options_dict != kind(game.name).make({"players": game.players}).options_dict:
        raise RequestRefused("not_rated", Message("server-rated-options"))
    known = measured(type(game), game.players)
    for seat in asked.seats:
        if seat.kind == "bot" and seat.level not in known:
            raise RequestRefused("not_rated", Message("server-rated-level", {"level": seat.level}))


def unrated(table: Table, entered: Collection[int]) -> str:
    """A word for why the game of an ended table is not rated; empty if it is."""
    end, header = table.end, table.header
    if end is None or (end.why not in ("over", RUN_OUT) and not placed(table)):
        return "unfinished"
    bots = {seat for seat, who in enumerate(header.seats) if who.is_bot}
    if any(seat not in entered for seat in range(len(header.seats)) if seat not in bots):
        return "no_key"
    if header.takeback or header.coach or header.daily is not None or len(bots) == len(header.seats):
        return "helped"
    known = measured(type(header.game), header.game.players)
    replaced = any(isinstance(event, Seated) and event.seat in bots for event in table.log)
    return "level" if replaced or any(header.seats[seat].level not in known for seat in bots) else ""


def helped(table: Table) -> set[int]:
    """The people's seats in which a bot has moved."""
    people = {seat for seat, who in enumerate(table.header.seats) if not who.is_bot}
    return {event.seat for event in table.log if isinstance(event, Moved) and event.by and event.seat in people}


def is_under_way(table: Table) -> bool:
    """Whether there was a move or an opened draw: a person who enters now already knows part of the game."""
    return any(isinstance(event, Moved | Opened) for event in table.log)
