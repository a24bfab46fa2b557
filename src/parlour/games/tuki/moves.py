"""The moves open to the seat that acts."""

from __future__ import annotations

from parlour.games.tuki.cards import PARROT, Grid, hidden_slots
from parlour.games.tuki.notation import Drop, Fly, Move, Open, Put, Take
from parlour.games.tuki.phases import OPEN, PLACE, TAKE
from parlour.games.tuki.position import Position
from parlour.games.tuki.scoring import mimicked


def legal(state: Position) -> tuple[Move, ...]:
    if state.phase == OPEN:
        return tuple(Open(slot) for slot in state.hidden(state.seat))
    if state.phase == TAKE:
        return (Take("stock"), Take("discard")) if state.stock_count else (Take("discard"),)
    if state.phase == PLACE:
        puts = tuple(Put(slot) for slot in range(len(state.grids[state.seat])))
        return (*puts, *drops(state), *flights(state.grids[state.seat], state.taken))
    return ()


def drops(state: Position) -> tuple[Drop, ...]:
    """TK-07: a card from the stock can be dropped, and opens a hidden card; TK-08: the last one may wait."""
    if not state.drawn:
        return ()
    hidden = state.hidden(state.seat)
    opening = tuple(Drop(slot) for slot in hidden)
    return (*opening, Drop()) if len(hidden) == 1 else opening


def flights(grid: Grid, taken: int | None) -> tuple[Fly, ...]:
    """TK-14: from a parrot that mimics the number taken, onto any hidden card."""
    return tuple(
        Fly(parrot, landing)
        for parrot in range(len(grid))
        if grid[parrot] == PARROT and taken is not None and mimicked(grid, parrot) == taken
        for landing in hidden_slots(grid)
    )
