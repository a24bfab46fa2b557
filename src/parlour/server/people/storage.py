"""Join codes: four letters to be said aloud, each of which leads to one table for an hour.

No vowels, so no words, and nothing that is mistaken for a digit: 160,000 codes. At most 200 are in use at a time, so
that a guess seldom finds one; when all are, an invitation has its link alone.
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
    """The code of a table, good for another hour; empty where too many are in use."""
    renew = "UPDATE codes SET expires = $3 WHERE game = $1 AND expires > $2 RETURNING code"
    new = (
        "INSERT INTO codes (code, game, expires)"
        " SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS DOUBLE PRECISION)"
        f" WHERE (SELECT count(*) FROM codes) < {MOST} RETURNING code"
    )
    for _ in range(TRIES):  # somebody may get the same code, or a code for the same table, at this very moment
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
    """The table to which a code leads; empty for a code that is not in use."""
    rows = await store.database.read("SELECT game FROM codes WHERE code = $1 AND expires > $2", code, store.now())
    return str(rows[0][0]) if rows else ""


def passing_on(old: str, new: str) -> Statement:
    """The code of a table leads to its rematch from now on."""
    return Statement("UPDATE codes SET game = $2 WHERE game = $1", (old, new))
