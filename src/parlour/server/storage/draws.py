"""The open draw of a table in the database: its go, and the answers of devices and persons.

All nodes share it. A reveal, go, a drop and a void each touch the row of the game first, so that the database
serialises them and each sees the result of those before. docs/fairness.md, "A table".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from parlour.server.core.stored import DrawSaid
from parlour.server.storage.database import Database, Statement
from parlour.table.dealing import Desk


async def read(database: Database, game: str, n: int, open_hash: str) -> DrawSaid:
    """All rows about draw `n`."""
    found = await database.read("SELECT go FROM games WHERE id = $1", game)
    rows = await database.read("SELECT device, what, link FROM answers WHERE game = $1 AND n = $2", game, n)
    by = {what: {device: link for device, kind, link in rows if kind == what} for what in KINDS}
    desk = Desk(
        n,
        open_hash,
        go=bool(found) and int(found[0][0]) >= n,
        reveals={device: bytes.fromhex(link) for device, link in by["reveal"].items()},
        agreed=frozenset(by["agree"]),
        spoken_for=frozenset(by["spoken"]),
    )
    return DrawSaid(desk, frozenset(by["ready"]))


KINDS = ("ready", "reveal", "agree", "spoken")
"""The answer; `spoken`: a person agreed for a device that is away."""


def going(game: str, seq: int, n: int) -> list[Statement]:
    """Stores the go of draw `n`; conflicts if it has one, or if anything has happened since event `seq`."""
    sql = "UPDATE games SET go = $3 WHERE id = $1 AND seq = $2 AND go < $3 RETURNING id"
    return [Statement(sql, (game, seq, n), must=True)]


def before_go(game: str, seq: int, n: int) -> list[Statement]:
    """Conflicts if draw `n` has had its go. First statement of a drop."""
    sql = "UPDATE games SET go = go WHERE id = $1 AND seq = $2 AND go < $3 RETURNING id"
    return [Statement(sql, (game, seq, n), must=True)]


def asleep(game: str, n: int, devices: Iterable[str]) -> list[Statement]:
    """Conflicts if one of these devices is ready for draw `n` by now, at any node."""
    sql = (
        "SELECT 1 AS fits WHERE NOT EXISTS"
        " (SELECT 1 FROM answers WHERE game = $1 AND n = $2 AND device = $3 AND what = 'ready')"
    )
    return [Statement(sql, (game, n, device), must=True) for device in devices]


def nothing_more(game: str, n: int, reveals: int) -> list[Statement]:
    """Conflicts unless draw `n` has exactly `reveals` reveals. Last statement of a void."""
    sql = (
        "SELECT 1 AS fits WHERE (SELECT count(*) FROM answers WHERE game = $1 AND n = $2 AND what = 'reveal')"
        " = CAST($3 AS BIGINT)"
    )
    return [Statement(sql, (game, n, reveals), must=True)]


def answering(game: str, seq: int, n: int, what: str, devices: Iterable[tuple[str, str]]) -> list[Statement]:
    """Stores answers of devices, each with its link; conflicts if anything has happened since event `seq`."""
    lock = Statement("UPDATE games SET go = go WHERE id = $1 AND seq = $2 RETURNING id", (game, seq), must=True)
    sql = "INSERT INTO answers (game, n, device, what, link) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
    added = [Statement(sql, (game, n, device, what, link)) for device, link in devices]
    return [lock, *added]


def pressing(game: str, hands: Iterable[int]) -> list[Statement]:
    """Stores that players have asked to roll while the first draw waits for devices."""
    sql = "INSERT INTO answers (game, n, device, what, link) VALUES ($1, 1, $2, 'press', '') ON CONFLICT DO NOTHING"
    return [Statement(sql, (game, str(hand))) for hand in hands]


async def pressed(database: Database, game: str) -> frozenset[int]:
    """The hands that have asked to roll while the first draw waits."""
    rows = await database.read("SELECT device FROM answers WHERE game = $1 AND what = 'press'", game)
    return frozenset(int(hand) for (hand,) in rows)


def lapsing(game: str, n: int, device: str) -> list[Statement]:
    """Discards a person's consent for a device that was away."""
    sql = "DELETE FROM answers WHERE game = $1 AND n = $2 AND device = $3 AND what = 'spoken'"
    return [Statement(sql, (game, n, device))]


def forgetting(game: str) -> Sequence[Statement]:
    """Deletes the answers to a closed draw; its links are in the log."""
    return [Statement("DELETE FROM answers WHERE game = $1", (game,))]
