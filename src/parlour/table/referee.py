"""The rules, for a device: the position, replayed from the lines of the log alone, and nothing else believed."""

from __future__ import annotations

import json

from parlour.errors import ParlourError
from parlour.games import game as game_of_name
from parlour.table.header import Maker, header_from_json
from parlour.table.naming import NAME
from parlour.table.second import read
from parlour.table.table import Table, new_table
from parlour.table.verify import SECOND, TAIL, Wrong


class Referee:
    """Reads lines that were verified before; `Wrong("rules")` says that one is not what the rules ask for.

    Every move must be legal and of the seat whose turn it is, a draw stand where one is due, with the hand and the list
    of the position, and the end have its scores and winners.
    """

    def __init__(self, make: Maker = game_of_name) -> None:
        self._make = make
        self.table: Table | None = None

    def line(self, line: bytes) -> None:
        if line.startswith(NAME):
            return
        try:
            if self.table is None:
                header = header_from_json(json.loads(line[:-TAIL] + b"}"), self._make, SECOND)
                self.table = new_table(header)
            else:
                read(self.table, line[:-TAIL] + b"}", line)
        except ParlourError as error:
            raise Wrong("rules") from error

    def awaits(self, seats: tuple[int, ...]) -> bool:
        """Whether the table waits for one of these seats."""
        turn = self.table.turn if self.table is not None else None
        return turn is not None and turn.seat in seats
