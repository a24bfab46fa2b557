"""Clocks in the database: the time left of each seat, written in the same transaction as the events that change it.

A clock belongs to the node that wrote its last event, and only that node lets time run out. The clocks of a node that
has died are taken over by another, or by the same one when it starts again; they go on from what they showed at their
last event.
"""

from __future__ import annotations

from parlour.server.core.stored import ClockRow
from parlour.server.storage.database import Database, Statement
from parlour.table.times import Face

ALIVE = 3_000
"""Milliseconds for which a node counts as alive after its last sign of life."""
AT_ONCE = 100
"""Clocks read at once."""
COMING_BACK = 10_000
"""Milliseconds for players to reconnect after an outage before their time runs again."""


def keeping(game: str, row: ClockRow) -> Statement:
    """Writes the clock of a table in the transaction of its events."""
    face = row.face
    left, seat = ",".join(map(str, face.left)), -1 if face.seat is None else face.seat
    sql = (
        "INSERT INTO clocks (game, node, remaining, free, seat, since, due) VALUES ($1, $2, $3, $4, $5, $6, $7)"
        " ON CONFLICT (game) DO UPDATE SET node = excluded.node, remaining = excluded.remaining, free = excluded.free,"
        " seat = excluded.seat, since = excluded.since, due = excluded.due"
    )
    return Statement(sql, (game, row.node, left, face.free, seat, face.since, face.due))


def standing(game: str, seq: int) -> Statement:
    """Conflicts if anything has happened since event `seq`. First statement of a clock's change without an event."""
    return Statement("UPDATE games SET go = go WHERE id = $1 AND seq = $2 RETURNING id", (game, seq), must=True)


async def read(database: Database, game: str) -> ClockRow | None:
    sql = "SELECT remaining, free, seat, since, due, node FROM clocks WHERE game = $1"
    rows = await database.read(sql, game)
    if not rows:
        return None
    left, free, seat, since, due, node = rows[0]
    face = Face(tuple(map(int, left.split(","))), int(free), None if seat < 0 else int(seat), int(since), int(due))
    return ClockRow(face, str(node))


async def due(database: Database, node: str, now: int) -> list[str]:
    """The tables whose clocks belong to this node and have run out, or whose pause is over."""
    sql = f"SELECT game FROM clocks WHERE node = $1 AND due > 0 AND due <= $2 ORDER BY due LIMIT {AT_ONCE}"
    return [str(game) for (game,) in await database.read(sql, node, now)]


DEAD = "SELECT game FROM clocks WHERE node <> $1 AND node NOT IN (SELECT node FROM nodes WHERE until > $2)"
OWN = "SELECT game FROM clocks WHERE node = $1"


def _restarting(whose: str) -> str:
    """Each goes on from what it showed at its last event."""
    return (
        "UPDATE clocks SET node = $1, due = CASE WHEN seat < 0 THEN due ELSE due + ($2 - since) + $3 END,"
        " free = CASE WHEN seat < 0 THEN free ELSE free + $3 END,"
        f" since = CASE WHEN seat < 0 THEN since ELSE $2 END WHERE due > 0 AND game IN ({whose}) RETURNING game"
    )


async def adopt(database: Database, node: str, now: int, coming: int) -> list[str]:
    """Takes over the clocks of dead nodes; returns the tables. `coming` is the time for players to reconnect."""
    return [str(game) for (game,) in await database.write([Statement(_restarting(DEAD), (node, now, coming))])]


async def restart(database: Database, node: str, now: int, coming: int) -> list[str]:
    """Resumes this node's clocks from their last event after an outage; returns the tables."""
    return [str(game) for (game,) in await database.write([Statement(_restarting(OWN), (node, now, coming))])]


async def say_alive(database: Database, node: str, now: int) -> None:
    """Stores this node's sign of life, for nodes that share a PostgreSQL."""
    forget = Statement("DELETE FROM nodes WHERE until < $1", (now - 10 * ALIVE,))
    sql = "INSERT INTO nodes (node, until) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET until = excluded.until"
    await database.write([forget, Statement(sql, (node, now + ALIVE))])


async def say_gone(database: Database, node: str) -> None:
    await database.write([Statement("DELETE FROM nodes WHERE node = $1", (node,))])
