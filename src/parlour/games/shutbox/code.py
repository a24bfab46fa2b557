"""A position of Shut the Box as text: the kernel's numbers that are not zero, and the sheet.

`phase=3 count=2 roll=-1 row=511,511 … sheet=9,12;3,-`: each cell has one number, or one for each seat.
"""

from __future__ import annotations

import re
from typing import Any

from parlour.compute.words import noughts
from parlour.errors import BadNotation
from parlour.games.shutbox import layout as at
from parlour.speech.message import Message

PLACES = {
    name: getattr(at, name.upper())
    for name in (
        "phase", "seat", "leader", "count", "roll", "roller", "in", "done", "tied", "games", "extra", "counted",
        "winners", "outright",
    )
}  # fmt: skip
BY_SEAT = {name: getattr(at, name.upper()) for name in ("row", "total", "points", "face", "half")}
MOST = 10**15
Sheet = tuple[tuple[int | None, ...], ...]


def written(places: list[int], sheet: Sheet, players: int) -> str:
    parts = [f"{name}={places[i]}" for name, i in PLACES.items() if places[i]]
    for name, i in BY_SEAT.items():
        if any(places[i : i + players]):
            parts.append(f"{name}={','.join(map(str, places[i : i + players]))}")
    if sheet:
        parts.append("sheet=" + ";".join(",".join("-" if n is None else str(n) for n in row) for row in sheet))
    return " ".join(parts)


def read(code: str, players: int, tiles: int, rolls: int, dice: int) -> tuple[Any, Sheet]:
    """The kernel's array and the sheet of a code; raises `BadNotation` if they do not fit the box."""
    p, told = noughts(at.SIZE), set()
    sheet: Sheet = ()
    for part in code.split(" ") if len(code) < 100_000 else [""]:
        name, _, value = part.partition("=")
        if name in told or not re.fullmatch(r"(-|-?\d{1,16})([,;](-|\d{1,16}))*", value):
            raise BadNotation(code[:100], Message("code-none"))
        told.add(name)
        rows = tuple(tuple(None if n == "-" else int(n) for n in row.split(",")) for row in value.split(";"))
        if name == "sheet" and all(len(row) == players for row in rows):
            sheet = rows
        elif name in PLACES and len(rows) == len(rows[0]) == 1 and rows[0][0] is not None:
            p[PLACES[name]] = rows[0][0]
        elif name in BY_SEAT and len(rows) == 1 and len(rows[0]) == players and None not in rows[0]:
            for seat, number in enumerate(rows[0]):
                p[BY_SEAT[name] + seat] = number
        else:
            raise BadNotation(code[:100], Message("code-none"))
    if not fits(p, players, tiles, rolls, dice):
        raise BadNotation(code[:100], Message("code-none"))
    return p, sheet


def fits(p: Any, players: int, tiles: int, rolls: int, dice: int) -> bool:
    """Checks that the numbers are a possible position of this box: the rules trust their callers."""
    everyone, whole = (1 << players) - 1, (1 << tiles) - 1
    most = {
        "phase": at.OVER, "seat": players - 1, "leader": players - 1, "count": dice, "in": everyone, "done": everyone,
        "tied": at.TIE_GAME, "games": MOST, "extra": MOST, "counted": 1, "winners": everyone,
    }  # fmt: skip
    highest = {"row": whole, "total": MOST, "points": MOST, "face": 6, "half": 2}
    return (
        all(0 <= p[PLACES[name]] <= high for name, high in most.items())
        and all(0 <= number <= highest[name] for name, i in BY_SEAT.items() for number in p[i : i + players])
        and -1 <= p[at.ROLL] < rolls
        and (p[at.PHASE] in (at.STOPPING, at.OVER) or bool(_playing(p) >> p[at.SEAT] & 1))
        and (p[at.PHASE] != at.SHUTTING or p[at.ROLL] >= 0)
        and (p[at.PHASE] != at.ROLLING or p[at.COUNT] > 0)
        and -1 <= p[at.ROLLER] < players
        and -1 <= p[at.OUTRIGHT] < players
    )


def _playing(p: Any) -> int:
    """The seats whose turn it may be: without one of them the rules would search forever."""
    return int(p[at.IN] if p[at.PHASE] == at.OPENING else p[at.IN] & ~p[at.DONE])
