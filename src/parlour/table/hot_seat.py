"""The device of everybody who plays at this machine: one for all their seats, at a table of the second format."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from parlour.table.chance import Links, Opening
from parlour.table.chance.party import WINDOW
from parlour.table.commands import Chain, Command, Register, new_id
from parlour.table.drawing import Registered
from parlour.table.table import Table


@dataclass
class HotSeat:
    """Its id and its secret, which are durable before the device registers."""

    id: str
    secret: bytes
    _links: Links | None = field(default=None, init=False, repr=False)
    """Its links, once it has registered."""

    @classmethod
    def fresh(cls) -> HotSeat:
        return cls(secrets.token_hex(16), secrets.token_bytes(32))

    def due(self, table: Table) -> Command | None:
        """Its next message, if any: it registers for the first draw, or commits to its next links."""
        ledger = table.position.ledger
        if ledger is None or ledger.alone or table.ended:
            return None
        own = ledger.members.get(self.id)
        if own is None:
            drawn = ledger.begun or table.position.waiting
            return self._registration(table, ledger.opens) if ledger.persons and drawn else None
        near = 0 <= own.last - ledger.opens <= WINDOW
        if not near or own.following or ledger.opening is not None:
            return None
        top = self._own(table).top(own.last)
        return Chain(id=new_id(), device=self.id, after=own.last, top=top.hex())

    def _registration(self, table: Table, after: int) -> Register:
        ledger = table.position.ledger
        assert ledger is not None
        top = Links(table.header.id, bytes.fromhex(self.id), self.secret, after).top(after)
        seats = tuple(sorted(ledger.persons))
        return Register(id=new_id(), device=self.id, seats=seats, after=after, top=top.hex())

    def reveal(self, table: Table, opening: Opening) -> bytes:
        return self._own(table).link(opening.n)

    def _own(self, table: Table) -> Links:
        if self._links is None:
            registered = (event for event in table.log if isinstance(event, Registered) and event.device == self.id)
            self._links = Links(table.header.id, bytes.fromhex(self.id), self.secret, next(registered).after)
        return self._links
