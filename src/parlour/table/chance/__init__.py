"""Verifiable chance, version 2: chains, draws, and the parties that follow from a table's log.

Only the standard library is used, nothing is read or written, and no game is known. docs/fairness.md is the
specification; `parlour.table.verify` checks records without this package, and the tests compare the two.
"""

from __future__ import annotations

from parlour.table.chance.chains import LINKS, MOST_GAP, Links, descend
from parlour.table.chance.draw import MOST_WEIGHT, drawn, mixed, pick
from parlour.table.chance.ledger import Ledger, new_ledger
from parlour.table.chance.order import Disorder
from parlour.table.chance.party import Member, Opening

__all__ = [
    "LINKS",
    "MOST_GAP",
    "MOST_WEIGHT",
    "Disorder",
    "Ledger",
    "Links",
    "Member",
    "Opening",
    "descend",
    "drawn",
    "mixed",
    "new_ledger",
    "pick",
]
