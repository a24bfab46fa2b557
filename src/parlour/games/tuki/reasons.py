"""Reasons for preferring a move: a pair that it makes, or cards that count less."""

from __future__ import annotations

from parlour.contract.state import Step
from parlour.games.tuki.cards import HIDDEN, PARROT, Grid
from parlour.games.tuki.notation import Card, Drop, Fly, Put, Take
from parlour.games.tuki.scoring import columns, score
from parlour.games.tuki.state import TukiState
from parlour.speech.message import Message


def reason(state: TukiState, move: Step, other: Step) -> Message | None:
    if isinstance(move, Take):
        return for_taking(state, move)
    mine, theirs = grid_after(state, move), grid_after(state, other)
    if mine is None:
        return None
    before = pairs(state.grids[state.seat])
    if pairs(mine) > before and (theirs is None or pairs(theirs) <= before):
        return Message("tuki-reason-pair")
    if theirs is None or hidden(mine) != hidden(theirs) or score(mine) >= score(theirs):
        return None
    return Message("tuki-reason-points", {"points": score(mine), "more": score(theirs)})


def for_taking(state: TukiState, move: Take) -> Message | None:
    """A pair at once; or the card on the pile counts less, or more, than one from the stock on average."""
    pair = may_pair(state, Take("discard"))
    if pair or state.discard[-1] == PARROT:
        return Message("tuki-reason-take") if pair and move.source == "discard" else None
    points, drawn = state.discard[-1], state._after(Take("stock")).chances()
    mean = sum(chance * card.card for card, chance in drawn if isinstance(card, Card) and card.card != PARROT)
    if points == mean or (points < mean) != (move.source == "discard"):
        return None
    return Message("tuki-reason-stock", {"points": points, "mean": round(float(mean), 1)})


def pairs(grid: Grid) -> int:
    return sum(column.pair for column in columns(grid))


def hidden(grid: Grid) -> int:
    return grid.count(HIDDEN)


def may_pair(state: TukiState, take: Step) -> bool:
    """Whether the card on the pile can make one pair more at once."""
    before, after = pairs(state.grids[state.seat]), state._after(take)
    grids = (grid_after(after, move) for move in after.legal())
    return any(grid is not None and pairs(grid) > before for grid in grids)


def grid_after(state: TukiState, move: Step) -> Grid | None:
    """The mover's open cards after a move; `None` if one of their cards is turned over first."""
    if isinstance(move, Put | Fly) or (isinstance(move, Drop) and move.slot is None):
        return state._after(move).grids[state.seat]
    return None
