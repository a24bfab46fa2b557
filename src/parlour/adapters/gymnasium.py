"""The games as Gymnasium environments: one agent, against bots or alone.

    env = parlour.adapters.gymnasium.env(parlour.game(name), opponents=["easy"])

The agent has a seat; the others are played by bots. `info["action_mask"]` says which actions are legal (`int8`, as
`Discrete.sample` wants it); an action that is not is answered by a legal one drawn at random, and `info["illegal"]`
says so. Alone, the reward at the end is the score, negative where low scores are good; else the part of the win.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from parlour.adapters.extra import needed
from parlour.bot import Bot, bot
from parlour.errors import BadOption
from parlour.game import CHANCE, Game
from parlour.message import Message

gymnasium = needed("gymnasium", "pip install 'parlour[gym]'")
Env: Any = gymnasium.Env


def env(game: Game, opponents: Sequence[str | Bot] = ("random",), seat: int = 0, render_mode: str | None = None) -> Any:
    """The game for one agent; fewer opponents than there are other seats go round."""
    return Environment(game, opponents, seat, render_mode)


class Environment(Env):  # type: ignore[misc]
    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        game: Game,
        opponents: Sequence[str | Bot] = ("random",),
        seat: int = 0,
        render_mode: str | None = None,
    ) -> None:
        if not 0 <= seat < game.players:
            raise BadOption("seat", seat, Message("option-whole", {"low": 0, "high": game.players - 1}))
        self.game, self.seat, self.render_mode = game, seat, render_mode
        self.opponents = tuple(opponents)
        about = game.observation
        self.observation_space = gymnasium.spaces.Box(about.low, about.high, about.shape, np.dtype(about.dtype))
        self.action_space = gymnasium.spaces.Discrete(len(game.actions))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._random = Random(int(self.np_random.integers(2**62)))
        others = [other for other in range(self.game.players) if other != self.seat]
        self._bots = {other: self._seated(i) for i, other in enumerate(others)}
        self.state = self.game.start()
        self._play_on()
        return self._seen(illegal=False)

    def _seated(self, number: int) -> Bot:
        chosen = self.opponents[number % len(self.opponents)]
        return bot(self.game, chosen, seed=self._random.getrandbits(62)) if isinstance(chosen, str) else chosen

    def _play_on(self) -> None:
        """Chance and the others act until the agent's seat is to move, or the game is over."""
        while (actor := self.state.actor) is not None and actor != self.seat:
            step = self.state.draw(self._random) if actor == CHANCE else self._bots[actor].choose(self.state)
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

    def render(self) -> str | None:
        return self.state.text() if self.render_mode == "ansi" else None
