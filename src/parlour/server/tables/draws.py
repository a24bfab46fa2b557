"""The draw that is open at a table, as a node knows it: what is stored about it, and what only this node has heard."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from parlour.server import schema
from parlour.table.chance import Ledger
from parlour.table.dealing import ASLEEP_AFTER, SILENT_AFTER, Desk, Moment, Step, next_step

LATELY = 1.0
"""A device that sent a command so many seconds ago is awake."""
LOOK_AGAIN = 0.5
"""How often a node looks what other nodes have stored, for the case that a hint was lost."""


@dataclass
class OpenDraw:
    desk: Desk
    ready: set[str] = field(default_factory=set)
    opened: float = field(default_factory=time.monotonic)
    went: float = field(default_factory=time.monotonic)
    """When this node learned that go was said."""
    stored: bool = False
    """Something about it is in the database besides go."""
    told: schema.Draw | None = None
    """As everybody here was told last."""

    def go(self, desk: Desk) -> None:
        """Go was said; `desk` says so."""
        if not self.desk.go:
            self.went = time.monotonic()
        self.desk = desk

    def due(self, ledger: Ledger, waits: bool) -> Step:
        now = time.monotonic()
        since_go = now - self.went if self.desk.go else 0.0
        return next_step(ledger, self.desk, Moment(frozenset(self.ready), now - self.opened, since_go, waits))

    def next_look(self, shared: bool) -> float | None:
        """In how many seconds something may be due; `None` when nothing but an answer can change anything."""
        now = time.monotonic()
        until = self.went + SILENT_AFTER if self.desk.go else self.opened + ASLEEP_AFTER
        waiting = until - now + 0.01 if until > now else None
        if shared:
            return min(LOOK_AGAIN, waiting or LOOK_AGAIN)
        return waiting

    def shown(self, ledger: Ledger) -> schema.Draw:
        """The draw as clients are told of it."""
        opening, desk = ledger.opening, self.desk
        assert opening is not None
        return schema.Draw(
            n=desk.n,
            open=desk.open_hash,
            hand=opening.hand,
            go=desk.go,
            party=[schema.PartyMember(device=member.id, seats=list(member.seats)) for member in opening.party],
            ready=[id for id in opening.ids if id in self.ready or id in desk.reveals],
            revealed=[id for id in opening.ids if id in desk.reveals],
            agreed=sorted(desk.agreed | desk.spoken_for),
            voidable=desk.go and time.monotonic() - self.went >= SILENT_AFTER,
        )
