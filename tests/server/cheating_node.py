"""A real node whose operator cheats: settings as for `start_node.py`, and `cheats`, a folder.

A file there with the name of a table has in it the name of a cheat of `cheats.py`, and the node cheats at that table.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from dataclasses import fields, replace
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from parlour.server.core import commands, dealing, devices, messages
from parlour.server.core.course import Course
from parlour.server.service import serve
from parlour.server.transport.connection import Connection
from parlour.table import Accepted, Answer, Register
from parlour.table import draft as drafts
from parlour.table import table as tables
from parlour.table.chance import Disorder, Ledger, Opening
from parlour.table.chance.draw import Chances
from parlour.table.dealing import ASLEEP_AFTER, Complete, Drop, Wait
from parlour.table.draft import Draft
from parlour.table.drawing import Opened
from parlour.table.events import now
from parlour.table.weights import weigh
from tests.server.cheats import CLOSINGS, OPENINGS, TELLINGS, VICTIM, Retold
from tests.server.start_node import settings

HONEST_CLOSED, HONEST_DUE, HONEST_SEND = dealing.closed, dealing._due, Connection.send
HONEST_TAKE, HONEST_LEDGER, HONEST_DRAW = devices.take, tables.new_ledger, Draft.draw


class BlindLedger(Ledger):
    """Checks nothing: the operator writes what he likes."""

    def allows(self, kind: str) -> None:
        pass

    def opened(self, n: int, hand: int | None, chances: Chances | int) -> Ledger:
        try:
            return super().opened(n, hand, chances)
        except Disorder:
            assert isinstance(chances, tuple)
            return replace(self, opening=Opening(n, hand, chances, self.party(n)))

    def fell(self, n: int, outcome: str, link: bytes, links: Any) -> Ledger:
        try:
            return super().fell(n, outcome, link, links)
        except Disorder:
            return replace(self, opening=None)


class Operator:
    """Cheats at each table for which a cheat is written down."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.done = folder, set[str]()
        self.told: WeakKeyDictionary[Connection, str] = WeakKeyDictionary()
        """The table of each connection."""
        self.retold: dict[tuple[str, tuple[int, ...]], Retold] = {}

    def cheat(self, table: str) -> str:
        path = self.folder / table
        return path.read_text() if path.exists() else ""

    def once(self, table: str) -> bool:
        """Whether this is the first time at the table."""
        first = table not in self.done
        self.done.add(table)
        return first

    def closed(self, table: Any, links: Any, step: Any, revealed: Any, **more: Any) -> Accepted:
        closing = CLOSINGS.get(self.cheat(table.header.id))
        if closing is None or not isinstance(step, Complete) or not self.once(table.header.id):
            return HONEST_CLOSED(table, links, step, revealed, **more)
        draft, ledger = Draft(table, links, now(), revealed), table.position.ledger
        closing(draft, ledger.opening, step)
        draft.finish()
        return draft.accepted()

    def draw(self, draft: Draft, id: str = "") -> None:
        """Opens the draw that is due with another list."""
        table, state = draft.table.header.id, draft.position.state
        opening = OPENINGS.get(self.cheat(table))
        if opening is None or draft.ledger.opens:
            HONEST_DRAW(draft, id)
            return
        chances = opening(weigh(state))
        draft.pressing.discard(state.hand)
        draft.add(Opened, id, n=draft.ledger.opens + 1, hand=state.hand, chances=chances)

    def due(self, room: Any, draw: Any) -> Any:
        """A device of the victim's that was told that it is heard is dropped a little later, as if it were asleep."""
        ledger = room.table.position.ledger
        theirs = tuple(each.id for each in ledger.opening.party if VICTIM in each.seats and each.id in draw.ready)
        if self.cheat(room.id) != "left_out_while_ready" or not theirs or draw.desk.go:
            return HONEST_DUE(room, draw)
        return Wait(theirs) if time.monotonic() - draw.opened < ASLEEP_AFTER else Drop(theirs)

    async def take(self, room: Any, key: Any, asked: Any, listener: Any) -> Answer | None:
        cheat, victim = self.cheat(room.id), VICTIM in key.seats
        if cheat == "two_stories" and isinstance(asked, messages.DrawAnswer) and room.course.draw is not None:
            asked = msgspec.structs.replace(asked, open=room.course.draw.desk.open_hash)
        if cheat == "swallowed_ready" and victim and isinstance(asked, messages.Ready):
            await asyncio.Event().wait()  # as if it had never come
        if cheat == "swallowed_registration" and victim and isinstance(asked, Register):
            return None
        if cheat == "changed_registration" and victim and isinstance(asked, Register) and self.once(room.id):
            asked = msgspec.structs.replace(asked, top="00" * 32)
        if cheat == "withheld_acknowledgement" and victim and isinstance(asked, messages.Reveal) and asked.n == 1:
            await asyncio.Event().wait()  # no answer ever comes
        return await HONEST_TAKE(room, key, asked, listener)

    def send(self, connection: Connection, message: bytes) -> None:
        data = json.loads(message)
        if data["type"] == "welcome":
            self.told[connection] = data["table"]["table"]
        table = self.told.get(connection, "")
        telling = TELLINGS.get(self.cheat(table)) if table else None
        if telling is not None and (VICTIM in connection.seats):
            if (table, connection.seats) not in self.retold:
                self.retold[table, connection.seats] = telling()
            retold = self.retold[table, connection.seats]
            message = json.dumps(retold(data, table), ensure_ascii=False).encode()
        HONEST_SEND(connection, message)


def blind(*values: Any) -> Ledger:
    ledger = HONEST_LEDGER(*values)
    return BlindLedger(**{each.name: getattr(ledger, each.name) for each in fields(ledger)})


def main(text: str) -> int:
    data = json.loads(text)
    operator = Operator(Path(data.pop("cheats")))
    tables.new_ledger = blind  # type: ignore[attr-defined]
    dealing.closed = drafts.closed = operator.closed  # type: ignore[attr-defined, assignment]
    dealing._due = operator.due
    Draft.draw = lambda self, id="": operator.draw(self, id)  # type: ignore[method-assign]
    commands.devices.take = operator.take  # type: ignore[attr-defined]
    Course.going_with = lambda self, answer: 0  # type: ignore[method-assign]  # there is time to leave somebody out
    Connection.send = lambda self, message: operator.send(self, message)  # type: ignore[method-assign]
    return serve(settings(data))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
