"""Random games on a GPU (see `parlour.compute.gpu`), by the rules that simulate on the processor."""

from __future__ import annotations

from typing import Any

from parlour.compute.gpu import Player, stepping_kernel, stepping_player
from parlour.compute.kernels import below, inline
from parlour.games.tuki import layout as at
from parlour.games.tuki.choices import nth, ways
from parlour.games.tuki.kernel import act
from parlour.games.tuki.position import TukiRules
from parlour.games.tuki.state import start
from parlour.games.tuki.stepping import begin, settle


@inline
def step(p: Any, t: Any, rng: Any) -> None:
    act(p, nth(p, below(rng, ways(p))))


@inline
def over(p: Any) -> Any:
    return p[at.PHASE] == at.OVER


def player(game: TukiRules) -> Player:
    return stepping_player(at.encode(start(game)), stepping_kernel(at.SIZE, game.players, begin, step, over, settle))
