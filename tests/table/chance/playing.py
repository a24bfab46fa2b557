"""Tables that are played to their end in memory."""

from __future__ import annotations

from typing import Any

from parlour.table import Play, Roll, Table, dump
from parlour.table.chance import Links
from parlour.table.decide import decide, more


def to_the_end(table: Table, chance: Links, choose: int) -> bytes:
    """The record of a table at which always the first (0) or the last (-1) move is made."""
    answer: Any = more(table, chance)
    while True:
        for event, position in zip(answer.events, answer.positions, strict=True):
            table.apply(event, position)
        if table.ended:
            return dump(table.header, table.log, table.names)
        turn = table.turn
        assert turn is not None
        said = {"id": f"c{table.seq}", "seq": table.seq, "seat": turn.seat}
        if turn.what == "roll":
            answer = decide(table, Roll(**said), chance)
        else:
            answer = decide(table, Play(**said, move=str(table.state.legal()[choose]), roll=True), chance)
