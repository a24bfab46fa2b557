"""The games as PettingZoo environments (AEC): agents take turns, chance is drawn inside.

    env = parlour.adapters.pettingzoo.env(parlour.game(name, players=3))

An observation is a dictionary of `observation` and `action_mask`. Rewards come at the end.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from parlour.adapters.extra import needed
from parlour.adapters.raster import picture
from parlour.contract.game import CHANCE, Game

INSTALL = "pip install pettingzoo"
gymnasium = needed("gymnasium", INSTALL)
pettingzoo = needed("pettingzoo", INSTALL)
utils = needed("pettingzoo.utils", INSTALL)
AECEnv: Any = pettingzoo.AECEnv


def env(game: Game, *, render_mode: str | None = None, longest: int | None = None) -> Any:
    """The game in PettingZoo's wrapper that refuses calls in the wrong order.

    A game is truncated after `longest` moves.
    """
    return utils.wrappers.OrderEnforcingWrapper(Environment(game, render_mode, longest))


class Environment(AECEnv):  # type: ignore[misc]
    """One agent a seat: `seat_0`, `seat_1` …"""

    def __init__(self, game: Game, render_mode: str | None = None, longest: int | None = None) -> None:
        super().__init__()
        self.game, self.render_mode, self.longest = game, render_mode, longest
        self.metadata = {
            "name": game.rules.replace("/", "_v"),
            "render_modes": ["human", "ansi", "rgb_array"],
            "render_fps": 2,
            "is_parallelizable": game.players == 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        about, actions = game.observation, len(game.actions)
        box = gymnasium.spaces.Box(about.low, about.high, about.shape, np.dtype(about.dtype))
        seen = gymnasium.spaces.Dict({"observation": box, "action_mask": gymnasium.spaces.MultiBinary(actions)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self._random = Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = Random(seed)
        self.agents = list(self.possible_agents)
        self.state_now, self.moves = self.game.start(), 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._draw()

    def _draw(self) -> None:
        """Draws outcomes until a seat is to move, and selects that agent."""
        while self.state_now.actor == CHANCE:
            self.state_now = self.state_now.play(self.state_now.draw(self._random))
        if self.state_now.actor is not None:
            self.agent_selection = self.possible_agents[self.state_now.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.game.actions), np.int8)
        if self.state_now.actor == seat:
            mask[:] = self.state_now.mask()
        return {"observation": self.state_now.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state_now, self.moves = self.state_now.play(self.game.actions[int(action)]), self.moves + 1
        self._draw()
        if self.state_now.over:
            winners = self.state_now.winners
            for seat, each in enumerate(self.possible_agents):
                self.rewards[each] = 1 / len(winners) if seat in winners else 0.0
                self.terminations[each] = True
        elif self.longest is not None and self.moves >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> Any:
        """Returns the board as text (`"ansi"`) or as a picture (`"rgb_array"`), or prints the text (`"human"`)."""
        if self.render_mode == "rgb_array":
            return picture(self.state_now.svg())
        if self.render_mode == "human":
            print(self.state_now.text())
        return self.state_now.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Does nothing: the environment holds no resources."""
