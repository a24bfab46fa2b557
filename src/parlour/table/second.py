"""Records of the format `parlour/2`, replayed: the events that the rules know, from lines that were verified before.

What concerns chance alone (devices, openings, drops, voids, chains) is for the verifier. Here an outcome gets the hand
and the chances of its opening, a seat gets its name back where that has not been erased, and the rest is left out; so
the numbers of the events have gaps.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from parlour.errors import BadRecord, ParlourError, what_is_wrong
from parlour.message import Message
from parlour.table.chance import weigh
from parlour.table.events import Chances, Event, OutcomeDrawn, event_from_json
from parlour.table.header import Maker, header_from_json
from parlour.table.table import Table, new_table
from parlour.table.verify import SECOND

KNOWN = ("move", "outcome", "seat", "pause", "resume", "end", "reaction", "rematch")
"""The kinds of events that a table of either format has."""
OTHER = {"move": ("device",), "end": ("n", "link", "links")}
"""Their members that only this format has."""


def replayed(lines: Iterable[bytes], names: Mapping[str, str], make: Maker) -> Table:
    """The table that verified lines lead to by the rules. `BadRecord` names the line and what is wrong with it."""
    replay: _Replay | None = None
    for number, line in enumerate(lines, start=1):
        if line.startswith(b'{"name":'):
            continue
        data = json.loads(line)
        del data["hash"]
        try:
            if replay is None:
                named = {**data, "seats": [_named(seat, names) for seat in data["seats"]]}
                replay = _Replay(new_table(header_from_json(named, make, SECOND)), names)
            else:
                replay.read(data)
        except ParlourError as error:
            raise BadRecord(what_is_wrong(error), number) from error
    assert replay is not None
    return replay.table


class _Replay:
    def __init__(self, table: Table, names: Mapping[str, str]) -> None:
        self.table, self._names = table, names
        self._lists: dict[int, Chances] = {}
        self._hand: int | None = None
        self._chances: Chances = ()

    def read(self, data: dict[str, Any]) -> None:
        if data["event"] == "open":
            self._open(data)
        elif data["event"] in KNOWN:
            self.table.apply(self._event(data))

    def _open(self, data: dict[str, Any]) -> None:
        """A draw is opened: hand and list must be those of the position."""
        if "chances" in data:
            self._lists[data["n"]] = tuple((outcome, weight) for outcome, weight in data["chances"])
        self._hand, self._chances = data["hand"], self._lists[data.get("same", data["n"])]
        state = self.table.state
        if self._chances != weigh(state):
            raise BadRecord(Message("record-chances"))
        if self._hand != state.hand:
            raise BadRecord(Message("record-wrong-hand", {"hand": str(self._hand)}))

    def _event(self, data: dict[str, Any]) -> Event:
        if data["event"] == "outcome":
            given = {"time": data.get("time", ""), "id": data.get("id", "")}
            drawn = {"hand": self._hand, "chances": self._chances, "link": data["link"], "nonce": ""}
            return OutcomeDrawn(seq=data["seq"], outcome=data["outcome"], **drawn, **given)
        kept = {name: value for name, value in data.items() if name not in OTHER.get(data["event"], ())}
        if "who" in kept:
            kept["who"] = _named(kept["who"], self._names)
        return event_from_json(kept)


def _named(seat: dict[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    """The seat with its name in the clear, or without one if it was erased."""
    plain = {member: value for member, value in seat.items() if member != "name"}
    name = names.get(seat.get("name", ""), "")
    return {**plain, "name": name} if name else plain
