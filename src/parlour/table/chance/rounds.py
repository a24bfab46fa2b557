"""The numbers of a tournament's rounds, committed to when it is opened, so that every table of a round has one luck.

`T(r - 1) = H("round", u(r), T(r))`, rounds counted from 1. `T(0)` is published at once. With it anyone can check the
number of every round, which is published after the round, but compute none in advance.
"""

from __future__ import annotations

from parlour.table.chance.encoding import digest, number

MOST = 31
"""The chain ends here."""


def chance_name(tournament: str, round: int) -> str:
    """Replaces the table's id in every hash of a round's chance."""
    return f"round-{tournament}-{round}"


def seed(secret: bytes, tournament: str, round: int) -> bytes:
    """T(round), from the secret of the tournament."""
    found = digest("rounds", tournament.encode("ascii"), secret)
    for r in range(MOST, round, -1):
        found = digest("round", number(r), found)
    return found
