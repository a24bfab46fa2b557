"""The games as Gymnasium environments: one agent, against bots or solo.

    env = parlour.adapters.gymnasium.env(parlour.game(name), opponents=["easy"])

`vector` plays many games side by side in compiled code. `register()` makes all games known to `gymnasium.make` and
`gymnasium.make_vec` as `Parlour/NAME-vN`, where N is the version of the rules; the game's options are arguments.

The agent has one seat; bots play the others. `reset(options={"state": code})` begins at a position.
`info["action_mask"]` marks the legal actions (`int8`, for `Discrete.sample`); `action_masks()` returns booleans, for
MaskablePPO of sb3-contrib. An illegal action is replaced by a random legal one, and `info["illegal"]` says so.
A game that ends before the agent's first move is skipped. The reward comes at the end: the agent's share of the win
or, in a solo game, the score, negated where low scores are good.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.adapters.agent import (
    INSTALL,
    RENDERING,
    Opponent,
    actions,
    checked_mode,
    checked_seat,
    drawn,
    observations,
    seated_opponents,
)
from parlour.adapters.extra import needed
from parlour.adapters.vector import VectorEnvironment
from parlour.contract.bots import Bot, Budget
from parlour.contract.game import CHANCE, Game
from parlour.errors import BadOption
from parlour.games import game as game_of_name
from parlour.games import names
from parlour.speech.message import Message
from parlour.study.arena.entrants import seated

gymnasium = needed("gymnasium", INSTALL)
Env: Any = gymnasium.Env
TRIES = 1000
"""Games without a move of the agent after which a given position is refused."""


def env(
    game: Game,
    opponents: Sequence[str | Bot] = ("random",),
    seat: int = 0,
    render_mode: str | None = None,
    nodes: int | None = None,
) -> Any:
    """The game for one agent. A list of opponents shorter than the other seats repeats.

    `render_mode` is `"ansi"` for text or `"rgb_array"`; `nodes` limits the thought of bots that search.
    """
    return Environment(game, opponents, seat, render_mode, nodes)


def vector(
    game: Game,
    n: int,
    opponents: Sequence[Opponent] = ("random",),
    seat: int = 0,
    reset: str = "next_step",
    nodes: int | None = None,
    render_mode: str | None = None,
) -> Any:
    """`n` games side by side in compiled code, as a `gymnasium.vector.VectorEnv`. See `VectorEnvironment`."""
    return VectorEnvironment(game, n, opponents, seat, reset, nodes, render_mode)


def register() -> tuple[str, ...]:
    """Registers every game with Gymnasium, single and vectorised; returns the ids."""
    known = {_id(name): name for name in names()}
    for id, name in known.items():
        if id not in gymnasium.registry:
            gymnasium.register(id, partial(_one, name), vector_entry_point=partial(_many, name))
    return tuple(known)


def _id(name: str) -> str:
    return f"Parlour/{game_of_name(name).rules.replace('/', '-v')}"


def _one(
    name: str,
    opponents: Sequence[str | Bot] = ("random",),
    seat: int = 0,
    render_mode: str | None = None,
    nodes: int | None = None,
    **options: Any,
) -> Environment:
    return Environment(game_of_name(name, **options), opponents, seat, render_mode, nodes)


def _many(
    name: str,
    num_envs: int,
    opponents: Sequence[Opponent] = ("random",),
    seat: int = 0,
    reset: str = "next_step",
    nodes: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> VectorEnvironment:
    return VectorEnvironment(game_of_name(name, **options), num_envs, opponents, seat, reset, nodes, render_mode)


class Environment(Env):  # type: ignore[misc]
    metadata = RENDERING

    def __init__(
        self,
        game: Game,
        opponents: Sequence[str | Bot] = ("random",),
        seat: int = 0,
        render_mode: str | None = None,
        nodes: int | None = None,
    ) -> None:
        self.game, self.seat, self.render_mode = game, checked_seat(game, seat), checked_mode(render_mode)
        self.opponents, self.budget = seated_opponents(game, opponents, seat), Budget(nodes=nodes)
        self.observation_space, self.action_space = observations(game), actions(game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._random = Random(int(self.np_random.integers(2**62)))
        self._bots = {other: self._seated(opponent) for other, opponent in self.opponents.items()}
        code = (options or {}).get("state")
        begin = self.game.at(code) if code else self.game.start()
        for _ in range(TRIES if code else sys.maxsize):
            self.state = begin
            self._play_on()
            if not self.state.over:
                return self._seen(illegal=False)
        raise BadOption("state", code, Message("batch-state"))

    def action_masks(self) -> NDArray[np.bool_]:
        return self.state.mask()

    def _seated(self, opponent: str | Bot) -> Bot:
        return seated(self.game, opponent, self._random.getrandbits(62)) if isinstance(opponent, str) else opponent

    def _play_on(self) -> None:
        """Plays chance and the other seats until the agent is to move or the game is over."""
        while (actor := self.state.actor) is not None and actor != self.seat:
            step = (
                self.state.draw(self._random) if actor == CHANCE else self._bots[actor].choose(self.state, self.budget)
            )
            self.state = self.state.play(step)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        mask = self.state.mask()
        illegal = not mask[int(action)]
        number = self._random.choice(np.flatnonzero(mask).tolist()) if illegal else int(action)
        self.state = self.state.play(self.game.actions[number])
        self._play_on()
        observation, info = self._seen(illegal=illegal)
        return observation, self._reward(), self.state.over, False, info

    def _reward(self) -> float:
        if not self.state.over:
            return 0.0
        if self.game.players == 1:
            return float(self.state.scores[0] * (-1 if self.game.best == "low" else 1))
        winners = self.state.winners
        return 1 / len(winners) if self.seat in winners else 0.0

    def _seen(self, *, illegal: bool) -> tuple[Any, dict[str, Any]]:
        return self.state.observe(self.seat), {"action_mask": self.state.mask().astype(np.int8), "illegal": illegal}

    def render(self) -> Any:
        return drawn(self.state, self.render_mode)
