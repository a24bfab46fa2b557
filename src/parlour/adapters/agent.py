"""The agent's seat and its spaces, for both Gymnasium environments."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.adapters.extra import needed
from parlour.contract.game import Game
from parlour.contract.options import requirement, whole_from, within

INSTALL = "pip install gymnasium"
spaces = needed("gymnasium.spaces", INSTALL)


def checked_seat(game: Game, seat: int) -> int:
    return within("seat", seat, 0, game.players - 1, requirement(whole_from(0, game.players - 1)))


def observations(game: Game) -> Any:
    about = game.observation
    return spaces.Box(about.low, about.high, about.shape, np.dtype(about.dtype))


def actions(game: Game) -> Any:
    return spaces.Discrete(len(game.actions))
