"""Join codes: four letters to say aloud, each of which leads to one table for an hour.

Their 160,000 combinations have no vowels, and so spell no words, and no letters that look like digits. At most 200 are
in use at a time, so that guesses seldom succeed; beyond that, invitations have only a link.
"""

from __future__ import annotations

import re
import secrets

from parlour.server.core.journal import Conflict
from parlour.server.storage.database import Statement
from parlour.server.storage.store import Store

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
LENGTH = 4
LIFETIME = 3600.0
MOST = 200
TRIES = 5
_FORM = re.compile(f"[{LETTERS}]{{{LENGTH}}}")


def is_code(text: str) -> bool:
    return _FORM.fullmatch(text) is not None


async def code_of(store: Store, table: str) -> str:
    """The code of a table, valid for another hour; empty if too many are in use."""
    renew = "UPDATE codes SET expires = $3 WHERE game = $1 AND expires > $2 RETURNING code"
    new = (
        "INSERT INTO codes (code, game, expires)"
        " SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS DOUBLE PRECISION)"
        f" WHERE (SELECT count(*) FROM codes) < {MOST} RETURNING code"
    )
    for _ in range(TRIES):  # another request may take the code, or make one for the table, first
        now = store.now()
        if rows := await store.database.write([Statement(renew, (table, now, now + LIFETIME))]):
            return str(rows[0][0])
        lapsed = Statement("DELETE FROM codes WHERE expires <= $1", (now,))
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        try:
            await store.database.write([lapsed, Statement(new, (code, table, now + LIFETIME), must=True)])
        except Conflict:
            continue
        return code
    return ""


async def table_of(store: Store, code: str) -> str:
    """The table of a code; empty for a code that is not in use."""
    rows = await store.database.read("SELECT game FROM codes WHERE code = $1 AND expires > $2", code, store.now())
    return str(rows[0][0]) if rows else ""


def passing_on(old: str, new: str) -> Statement:
    """Makes a table's code lead to its rematch."""
    return Statement("UPDATE codes SET game = $2 WHERE game = $1", (old, new))
