"""Records of the format `parlour/2`, replayed by the rules, from lines that were verified before."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from parlour.errors import BadRecord, ParlourError, what_is_wrong
from parlour.message import Message
from parlour.table.chance import weigh
from parlour.table.drawing import Opened
from parlour.table.header import Maker, header_from_json
from parlour.table.lines import event_of
from parlour.table.naming import NAME, Name, noted
from parlour.table.table import Table, new_table
from parlour.table.verify import SECOND


def replayed(lines: Iterable[bytes], make: Maker) -> Table:
    """The table that verified lines lead to by the rules. `BadRecord` names the line and what is wrong with it."""
    numbered = list(enumerate(lines, start=1))
    names: dict[str, Name] = {}
    for _, line in numbered:
        if line.startswith(NAME):
            names |= noted(line)
    table: Table | None = None
    for number, line in numbered:
        if line.startswith(NAME):
            continue
        data = json.loads(line)
        del data["hash"]
        try:
            if table is None:
                table = new_table(header_from_json(data, make, SECOND, names), names)
                _keep_exact(table, line)
            else:
                _read(table, data, line)
        except ParlourError as error:
            raise BadRecord(what_is_wrong(error), number) from error
    assert table is not None
    return table


def _read(table: Table, data: dict[str, Any], line: bytes) -> None:
    event = event_of(data, table.position, table.names)
    if isinstance(event, Opened):
        check_list(table, event)
    table.apply(event)
    _keep_exact(table, line)


def _keep_exact(table: Table, line: bytes) -> None:
    """Members may stand in any order in a line: what was read is kept as it was written."""
    table.lines[-1], table.head = line, line[-66:-2].decode()


def check_list(table: Table, event: Opened) -> None:
    """A draw is opened: its list must be that of the position. (The hand is checked with every event.)"""
    ledger = table.position.ledger
    assert ledger is not None
    listed = event.chances or ledger.lists.get(event.same, ())
    if listed != weigh(table.state):
        raise BadRecord(Message("record-chances"))
