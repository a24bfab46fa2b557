"""What other features add to tables."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.contract.game import Game
from parlour.server.core.room import Room
from parlour.server.core.stored import TableSettings
from parlour.server.storage.database import Statement
from parlour.server.tables.messages import OpenTable


class Extra:
    """A feature with rows of its own beside some tables, written in one transaction with what happens there."""

    def check(self, game: Game, asked: OpenTable) -> None:
        """Refuses to open a table that the feature does not allow."""

    def opened(self, id: str, settings: TableSettings) -> Sequence[Statement]:
        """Written with a new table that somebody asked for."""
        return ()

    def rematched(self, room: Room, id: str) -> Sequence[Statement]:
        """Written with the rematch of a table, whose id is given."""
        return ()

    def left(self, id: str, seat: int) -> Sequence[Statement]:
        """Written when somebody has their data at a table deleted, for each of their seats."""
        return ()
