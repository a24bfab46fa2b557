"""Proves who wins every early position of a board.

`python -m bench.rolit_engine.early SIZE CASE EMPTIES OUT [WORKERS]`.

CASE is `diagonal`, `adjacent` or `reversi`. Positions with the given number of empty hollows are proved one by one, in
the order of the moves that lead there, so that neighbours share a table; those before them follow from them. `OUT.txt`
grows by a line for each proof, and a run that finds one goes on from there; `OUT.npz` holds the entries of a book
(`engine/book.py`) at the end.

On 6×6 a position with 26 empty hollows took 1.6 processor seconds (`diagonal`: a mean of 9 of 4,701 positions) or 1.1
(`reversi`: of 620 of 1,632); one with 27 took more than six.
"""

from __future__ import annotations

import sys
from concurrent.futures import as_completed
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from bench.rolit_engine.long_search import Long, Way
from bench.rolit_engine.solving import first_position
from parlour.games.rolit.board import hollows_in
from parlour.games.rolit.engine.endgame import ROLIT
from parlour.games.rolit.engine.position import Position
from parlour.games.rolit.engine.symmetry import standard_way, turned
from parlour.games.rolit.engine.table import FIRM, NO_MOVE
from parlour.games.rolit.engine.weights import brains
from parlour.study.arena.workers import local_workers

BUCKETS: Final = 1 << 22
PART: Final = 40
"""Neighbours that a worker proves with one table."""

Key: TypeAlias = tuple[int, int]


class Bounds(NamedTuple):
    """The least and the most lead of the seat to move."""

    low: int
    high: int


def main(side: str, case: str, empties: str, out: str, workers: str = "0") -> None:
    size, file = int(side), Path(f"{out}.txt")
    found, first = _kept(file), first_position(size, case)[0]
    layer = [each for each in reached(size, case, first, int(empties)) if key_of(each, size) not in found]
    parts = [layer[at : at + PART] for at in range(0, len(layer), PART)]
    with local_workers(int(workers)) as pool, file.open("a") as lines:
        for done in as_completed([pool.submit(proved, size, case, part) for part in parts]):
            for key, bounds in done.result():
                found[key] = bounds
                lines.write(" ".join(map(str, (*key, *bounds))) + "\n")
            lines.flush()
            print(f"{len(found)} proved", flush=True)
    np.savez_compressed(f"{out}.npz", entries=entries(size, case, first, found))


def _kept(file: Path) -> dict[Key, Bounds]:
    lines = file.read_text().splitlines() if file.exists() else []
    rows = (tuple(map(int, line.split())) for line in lines)
    return {(one, two): Bounds(low, high) for one, two, low, high in rows}


def key_of(position: Position, size: int) -> Key:
    """The same for a position however it is turned and mirrored."""
    one, two = np.uint64(position.own | position.neutral), np.uint64(position.other | position.neutral)
    way = standard_way(one, two, size)
    return int(turned(one, way, size)), int(turned(two, way, size))


def followers(position: Position, rule: int) -> list[Position]:
    return [position.after(1 << hollow) for hollow in hollows_in(position.open_hollows(rule))]


def settled(position: Position, rule: int) -> tuple[Position, int]:
    """The position after a pass if there must be one, and its sign: -1 when the other seat is to move."""
    if rule != ROLIT and not position.open_hollows(rule) and (other := position.after(0)).open_hollows(rule):
        return other, -1
    return position, 1


def reached(size: int, case: str, first: Position, empties: int) -> list[Position]:
    """Every position with as many empty hollows, once, neighbours together."""
    rule, seen, found = first_position(size, case)[1], set[Key](), list[Position]()

    def walk(position: Position) -> None:
        position, _ = settled(position, rule)
        if (key := key_of(position, size)) in seen:
            return
        seen.add(key)
        if position.empties == empties:
            found.append(position)
            return
        for each in followers(position, rule):
            walk(each)

    walk(first)
    return found


def proved(size: int, case: str, positions: list[Position]) -> list[tuple[Key, Bounds]]:
    """The winner of each of them."""
    search = _search(size, case)
    return [(key_of(each, size), who_wins(search, each, size)) for each in positions]


@cache
def _search(size: int, case: str) -> Long:
    learned = brains(f"{'reversi' if case == 'reversi' else 'two'}-{size}")
    return Long(size, first_position(size, case)[1], Way(next(iter(learned), None), buckets=BUCKETS))


def who_wins(search: Long, position: Position, size: int) -> Bounds:
    low, high = -size * size, size * size
    above = search.above(position, 0)
    if above > 0:
        return Bounds(above, high)
    at_most, above = above, search.above(position, -1)
    return Bounds(low, above) if above < 0 else Bounds(0, min(0, at_most))


def entries(size: int, case: str, first: Position, found: dict[Key, Bounds]) -> np.ndarray:
    """The proved positions, and the conclusions for the positions before them."""
    rule = first_position(size, case)[1]

    def bounds(position: Position) -> Bounds:
        position, sign = settled(position, rule)
        key = key_of(position, size)
        if key not in found:
            after = [bounds(each) for each in followers(position, rule)]
            found[key] = Bounds(max(-each.high for each in after), max(-each.low for each in after))
        low, high = found[key]
        return Bounds(low, high) if sign > 0 else Bounds(-high, -low)

    bounds(first)
    empties = {key: size * size - (key[0] | key[1]).bit_count() for key in found}
    rows = [
        (*key, low + FIRM | high + FIRM << 8 | NO_MOVE << 16 | empties[key] << 24) for key, (low, high) in found.items()
    ]
    return np.array(sorted(rows), np.uint64)


if __name__ == "__main__":
    main(*sys.argv[1:])
