"""Positions of Tuki Tuki to try the engine on, and a slow, plain judge of them."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.games.tuki.playing import walk

import parlour
from parlour.games.tuki.state import TukiState


def positions(game: parlour.Game, seeds: range, wanted: Callable[[TukiState], bool]) -> Iterator[TukiState]:
    """Positions in which a seat moves in random games, at most one for each game."""
    for seed in seeds:
        found = [state for state, _ in walk(game, seed) if state.actor not in (None, parlour.CHANCE) and wanted(state)]
        if found:
            yield Random(seed).choice(found)


def shares(state: TukiState) -> list[float]:
    """TK-15: by seat, the part of the win at the end of a game."""
    return [(seat in state.winners) / len(state.winners) for seat in range(state.game.players)]


def brute_force(state: Any) -> list[float]:
    """The chances to win by seat when everyone plays best from here, through the readable rules; tiny endings only."""
    if state.over:
        return shares(state)
    if state.actor == parlour.CHANCE:
        each = [(float(chance), brute_force(state.play(outcome))) for outcome, chance in state.chances()]
        return [sum(chance * values[seat] for chance, values in each) for seat in range(state.game.players)]
    return max((brute_force(state.play(move)) for move in state.legal()), key=lambda values: values[state.actor])


def few_left(state: TukiState) -> bool:
    """A last turn whose ends the readable rules can go through."""
    return bool(state.ending) and state.left == 1 and len(state.hidden(state.seat)) <= 1
