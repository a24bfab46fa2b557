"""A state of Tuki Tuki as its offered functions are asked about it."""

from __future__ import annotations

import gzip
from functools import cache

from parlour.contract.question import Ground, Question
from parlour.errors import Unsupported
from parlour.games.tuki.engine.room import CELLS
from parlour.games.tuki.engine.weights import LEARNED, NAMES, weights
from parlour.games.tuki.layout import encode, number_of
from parlour.games.tuki.state import TukiState
from parlour.speech.message import Message


def question(state: TukiState) -> Question:
    moves = state.legal()
    if not moves:
        raise Unsupported(Message("cannot-judge", {"game": state.game.name}))
    position = (*map(int, encode(state)), *map(number_of, moves))
    return Question(NAMES[min(state.game.players, LEARNED)], position, moves, "win")


@cache
def ground(name: str) -> Ground:
    """The learned weights of so many players."""
    players = {NAMES[number]: number for number in range(2, LEARNED + 1)}
    if name not in players:
        raise Unsupported(Message("cannot-judge", {"game": "tuki"}))
    return Ground(gzip.compress(weights(players[name]).tobytes(), 9, mtime=0), CELLS)
