"""Random games on a GPU (see `parlour.compute.gpu`), by the rules that simulate on the processor."""

from __future__ import annotations

from typing import Any

from parlour.compute.gpu import Player, stepping_kernel, stepping_player
from parlour.compute.kernels import inline
from parlour.games.shutbox.encoding import Tables
from parlour.games.shutbox.kernel import act, begin
from parlour.games.shutbox.layout import OVER, PHASE, SIZE
from parlour.games.shutbox.simulation import random_action
from parlour.games.shutbox.state import ShutBoxRules
from parlour.games.shutbox.stepping import settle


@inline
def step(p: Any, t: Tables, rng: Any) -> None:
    act(p, t, random_action(p, t, rng))


@inline
def over(p: Any) -> Any:
    return p[PHASE] == OVER


def player(game: ShutBoxRules) -> Player:
    t, _ = game.tables
    return stepping_player(t, stepping_kernel(SIZE, game.players, begin, step, over, settle))
