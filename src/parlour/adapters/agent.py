"""The agent's seat, its spaces, its opponents and what is drawn for it, for both Gymnasium environments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.adapters.extra import needed
from parlour.adapters.raster import picture
from parlour.contract.bots import levels
from parlour.contract.game import Game
from parlour.contract.options import one_of, requirement, whole_from, within
from parlour.contract.state import State
from parlour.errors import BadOption
from parlour.study.arena.entrants import factory

INSTALL = "pip install gymnasium"
spaces = needed("gymnasium.spaces", INSTALL)

RENDERING: Final[dict[str, Any]] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}
Opponent: TypeAlias = str | Callable[[NDArray[Any], NDArray[np.bool_]], NDArray[Any]]
"""The name of a level, an agent or your own bot, as in the arena; or a function from the observations and masks of
some games to an action for each."""


def checked_seat(game: Game, seat: int) -> int:
    return within("seat", seat, 0, game.players - 1, requirement(whole_from(0, game.players - 1)))


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDERING["render_modes"]:
        raise BadOption("render_mode", mode, requirement(one_of(RENDERING["render_modes"])))
    return mode


def seated_opponents(game: Game, opponents: Sequence[Any], seat: int) -> dict[int, Any]:
    """The opponent of each other seat: a list shorter than these repeats. Unknown names are refused."""
    known = levels(game)
    for each in opponents:
        if isinstance(each, str) and each not in known:
            factory(game, each)
    others = [other for other in range(game.players) if other != seat]
    if others and not opponents:
        raise BadOption("opponents", opponents, requirement(one_of(known)))
    return {other: opponents[i % len(opponents)] for i, other in enumerate(others)}


def drawn(state: State[Any], mode: str | None) -> Any:
    """The position as text, as an array of red, green and blue, or not at all."""
    if mode == "rgb_array":
        return picture(state.svg())
    return state.text() if mode == "ansi" else None


def observations(game: Game) -> Any:
    about = game.observation
    return spaces.Box(about.low, about.high, about.shape, np.dtype(about.dtype))


def actions(game: Game) -> Any:
    return spaces.Discrete(len(game.actions))
