"""Records of the format `parlour/2`, replayed by the rules, from lines that were verified before."""

from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec

from parlour.errors import BadRecord, ParlourError, what_is_wrong
from parlour.speech.message import Message
from parlour.table.drawing import Opened
from parlour.table.event import Event
from parlour.table.header import Maker, header_from_json
from parlour.table.lines import event_of, event_of_body
from parlour.table.naming import NAME, Name, noted
from parlour.table.table import Table, new_table
from parlour.table.verify import SECOND
from parlour.table.weights import weigh

HASH = len(b',"hash":""}') + 64
"""The bytes at the end of a line that are its hash."""


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
        body = line[:-HASH] + b"}"
        try:
            if table is None:
                table = new_table(header_from_json(json.loads(body), make, SECOND, names), names)
                keep_exact(table, line)
            else:
                read(table, body, line)
        except ParlourError as error:
            raise BadRecord(what_is_wrong(error), number) from error
    assert table is not None
    return table


def read(table: Table, body: bytes, line: bytes) -> None:
    event = _event(table, body)
    if isinstance(event, Opened):
        check_list(table, event)
    table.apply(event, body=body)
    keep_exact(table, line)


def _event(table: Table, body: bytes) -> Event:
    try:
        return event_of_body(body, table.position, table.names)
    except msgspec.ValidationError:  # then this says what is wrong
        return event_of(json.loads(body), table.position, table.names)


def keep_exact(table: Table, line: bytes) -> None:
    """Keeps a line as it was written, because members may stand in any order."""
    table.lines[-1], table.head = line, line[-66:-2].decode()


def check_list(table: Table, event: Opened) -> None:
    """A draw is opened: its list must be that of the position. (The hand is checked with every event.)"""
    ledger = table.position.ledger
    assert ledger is not None
    listed = event.chances or ledger.lists.get(event.same, ())
    if listed != weigh(table.state):
        raise BadRecord(Message("record-chances"))
