"""Proves who wins every early position of a board.

`python -m bench.rolit_engine.early SIZE CASE EMPTIES OUT [WORKERS]`.

CASE is `diagonal`, `adjacent` or `reversi`. Positions with the given number of empty hollows are proved one by one, in
the order of the moves that lead there, so that neighbours share a table; those before them follow from them. `OUT.txt`
grows by a line for each proof, and a run that finds one goes on from there; `OUT.npz` holds a book (`engine/book.py`)
at the end, with all that the book of the package knows besides.

`diagonal-6.npz` in the package comes from `6 diagonal 26`: 4,701 positions in about two hours of one core;
`reversi-6.npz` from `6 reversi 26`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import as_completed
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from bench.rolit_engine.long_search import Long, Way
from bench.rolit_engine.solving import first_position
from parlour.games.rolit.board import hollows_in
from parlour.games.rolit.engine.book import FOLDER, Key, key_of, settled, unpacked
from parlour.games.rolit.engine.position import Position
from parlour.games.rolit.engine.table import FIRM, NO_MOVE
from parlour.games.rolit.engine.weights import brains
from parlour.study.arena.workers import local_workers

BUCKETS: Final = 1 << 22
PART: Final = 40
"""Neighbours that a worker proves with one table."""


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


def followers(position: Position, rule: int) -> list[Position]:
    return [position.after(1 << hollow) for hollow in hollows_in(position.open_hollows(rule))]


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
    """The proved positions, the conclusions for the positions before them, and the entries of the book that there is.

    Where two of them know of a position, the bounds of both hold: `ValueError` if they contradict each other.
    """
    rule, book, concluded = first_position(size, case)[1], _entries_of(case, size), dict[Key, Bounds]()

    def said(position: Position, key: Key) -> Iterator[Bounds]:
        if key in book:
            yield Bounds(*unpacked(book[key]))
        yield found[key] if key in found else _concluded([bounds(each) for each in followers(position, rule)], position)

    def bounds(position: Position) -> Bounds:
        position, sign = settled(position, rule)
        key = key_of(position, size)
        if key not in concluded:
            known = list(said(position, key))
            concluded[key] = Bounds(max(each.low for each in known), min(each.high for each in known))
            if concluded[key].low > concluded[key].high:
                raise ValueError(f"{position}: {known}")
        low, high = concluded[key]
        return Bounds(low, high) if sign > 0 else Bounds(-high, -low)

    bounds(first)
    for key, (low, high) in concluded.items():
        move = book[key] >> 16 & 255 if key in book else NO_MOVE
        empties = size * size - (key[0] | key[1]).bit_count()
        book[key] = low + FIRM | high + FIRM << 8 | move << 16 | empties << 24
    return np.array(sorted((*key, entry) for key, entry in book.items()), np.uint64)


def _concluded(after: list[Bounds], position: Position) -> Bounds:
    """The bounds that follow from those of the positions after every move; without a move the game is over."""
    if not after:
        lead = position.own.bit_count() - position.other.bit_count()
        return Bounds(lead, lead)
    return Bounds(max(-each.high for each in after), max(-each.low for each in after))


def _entries_of(case: str, size: int) -> dict[Key, int]:
    file = FOLDER / f"{case}-{size}.npz"
    if not file.exists():
        return {}
    with np.load(file) as kept:
        return {(one, two): entry for one, two, entry in kept["entries"].tolist()}


if __name__ == "__main__":
    main(*sys.argv[1:])
