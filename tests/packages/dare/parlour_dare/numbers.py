import re

import numpy as np
from numpy.typing import NDArray

from parlour.contract import BadNotation, Message, Observation
from parlour_dare.rules import Daring, Rules

CODE = re.compile(r"(\d)(r?) (\d+(?:,\d+)*)", re.ASCII)


def observation(game: Rules) -> Observation:
    names = ("rolling", "acts", "to come", "own", *(f"seat +{n}" for n in range(1, game.players)))
    return Observation((len(names),), "int8", 0, 25, names)


def observed(state: Daring, seat: int) -> NDArray[np.int8]:
    players = state.game.players
    acts = players if state.over else (state.seat - seat) % players
    own_first = state.scores[seat:] + state.scores[:seat]
    return np.array([state.rolling, acts, players - state.seat, *own_first], np.int8)


def at(game: Rules, code: str) -> Daring:
    if found := CODE.fullmatch(code):
        state = Daring(game, tuple(map(int, found[3].split(","))), int(found[1]), bool(found[2]))
        if _can_be(state):
            return state
    raise BadNotation(code, Message.plain("is not the code of a position"))


def _can_be(state: Daring) -> bool:
    players, scores = state.game.players, state.scores
    if len(scores) != players or state.seat > players or max(scores) > 25 or any(scores[state.seat + 1 :]):
        return False
    return not state.rolling or (state.seat < players and scores[state.seat] < 20)
