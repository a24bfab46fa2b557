"""How many sit at each table, when the number of people is not a multiple of the size."""

from __future__ import annotations


def sizes(people: int, least: int, most: int) -> list[int]:
    """The sizes of the tables, the largest first: as many people as can play, at as few tables as can be.

    Sizes differ by one at most. Whoever finds no place has a bye; with `least == most` these may be several.
    """
    for playing in range(people, 0, -1):
        tables = -(-playing // most)
        if tables * least <= playing:
            small, larger = divmod(playing, tables)
            return [small + 1] * larger + [small] * (tables - larger)
    return []
