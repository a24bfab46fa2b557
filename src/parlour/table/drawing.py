"""Events that concern chance alone, at tables of the second format: who takes part in a draw, and how it goes.

    begin   somebody would not wait for everybody's device
    device  a device registers for seats, and commits to its links
    leave   a device takes part no more, until
    back    it returns
    open    a draw is opened: hand and chances are fixed, and with them who takes part
    drop    devices were asleep: nothing was revealed, and the draw is opened again without them
    void    devices were silent after others had revealed: the draw is opened again
    chain   the next links of a device, or of the table

None of them changes the position. docs/fairness.md says which may stand where.
"""

from __future__ import annotations

from parlour.table.chance.draw import Chances
from parlour.table.event import Event


class Begun(Event, frozen=True, kw_only=True, tag="begin"):
    kind = "begin"
    seat: int | None = None
    time: str = ""
    id: str = ""


class Registered(Event, frozen=True, kw_only=True, tag="device"):
    kind = "device"
    device: str
    seats: tuple[int, ...]
    after: int
    top: str
    time: str = ""
    id: str = ""


class Left(Event, frozen=True, kw_only=True, tag="leave"):
    kind = "leave"
    device: str
    time: str = ""
    id: str = ""


class Returned(Event, frozen=True, kw_only=True, tag="back"):
    kind = "back"
    device: str
    time: str = ""
    id: str = ""


class Opened(Event, frozen=True, kw_only=True, tag="open"):
    kind = "open"
    n: int
    hand: int | None
    """The seat whose hand rolls or draws; `None` for the table's own."""
    chances: Chances = ()
    same: int = 0
    """The earlier draw that lists the same chances, where this one does not list them."""
    time: str = ""
    id: str = ""


class Dropped(Event, frozen=True, kw_only=True, tag="drop"):
    kind = "drop"
    n: int
    missing: tuple[str, ...]
    time: str = ""
    id: str = ""


class Voided(Event, frozen=True, kw_only=True, tag="void"):
    kind = "void"
    n: int
    missing: tuple[str, ...]
    link: str
    links: tuple[str | None, ...]
    time: str = ""
    id: str = ""


class Chained(Event, frozen=True, kw_only=True, tag="chain"):
    kind = "chain"
    after: int
    top: str
    device: str = ""
    """Empty when it is the table's own chain."""
    time: str = ""
    id: str = ""


ChanceEvent = Begun | Registered | Left | Returned | Opened | Dropped | Voided | Chained
