"""A Gymnasium vector environment over `parlour.batch`: many games, with one agent in each.

Compiled code steps all games; the other seats move at random, by functions of observations and masks, or by bots,
which look at one game after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
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
from parlour.compute.words import ENDED
from parlour.contract.bots import Bot, Budget
from parlour.contract.game import Game
from parlour.contract.options import one_of, requirement
from parlour.errors import BadOption
from parlour.study.arena.entrants import seated
from parlour.study.simulate import batch

vectors = needed("gymnasium.vector", INSTALL)
utils = needed("gymnasium.vector.utils", INSTALL)
VectorEnv: Any = vectors.VectorEnv

MODES = {"next_step": vectors.AutoresetMode.NEXT_STEP, "same_step": vectors.AutoresetMode.SAME_STEP}


class VectorEnvironment(VectorEnv):  # type: ignore[misc]
    """`num_envs` games with the agent in the same seat; `metadata["autoreset_mode"]` says when an ended game restarts.

    With `reset="next_step"` the step after a game's end begins the next game, ignores its action and has no reward.
    With `"same_step"` the step that ends a game also begins the next one, and `info["final_obs"]` and
    `info["final_info"]` hold the end. Illegal actions are replaced by random legal ones, and `info["illegal"]` says
    where. A game that ends before the agent's first move is skipped. `nodes` limits the thought of bots that search.
    `render` draws every game.
    """

    def __init__(
        self, game: Game, num_envs: int, opponents: Sequence[Opponent] = ("random",), seat: int = 0,
        reset: str = "next_step", nodes: int | None = None, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        if reset not in MODES:
            raise BadOption("reset", reset, requirement(one_of(MODES)))
        self.game, self.seat, self.same_step = game, checked_seat(game, seat), reset == "same_step"
        alone = "score" if game.players == 1 else "win"
        self.batch = batch(game, num_envs, reset="next_step", reward=alone)
        self.num_envs, self.render_mode, self.budget = self.batch.n, checked_mode(render_mode), Budget(nodes=nodes)
        self.metadata = {**RENDERING, "autoreset_mode": MODES[reset]}
        self.opponents = seated_opponents(game, opponents, seat)
        self._bots: dict[int, Bot] = {}
        self.single_observation_space, self.single_action_space = observations(game), actions(game)
        self.observation_space = utils.batch_space(self.single_observation_space, self.num_envs)
        self.action_space = utils.batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**62)))
        self._bots = {
            other: seated(self.game, opponent, int(self.np_random.integers(2**62)))
            for other, opponent in self.opponents.items()
            if isinstance(opponent, str) and opponent != "random"
        }
        every = np.ones(self.num_envs, np.bool_)
        self._until_our_turn(every)
        return self.batch.observe(self.seat), self._info(~every)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        begins = self.batch.actor == ENDED
        chosen, illegal = self._made_legal(np.asarray(actions, np.int64), ~begins)
        turn = self.batch.step(chosen)
        rewards, terminated = turn.rewards[:, self.seat].astype(np.float64), turn.terminated.copy()
        self._until_our_turn(begins)
        self._others_move(~begins, rewards, terminated)
        observation, info = self.batch.observe(self.seat), self._info(illegal)
        if self.same_step and terminated.any():
            info = self._with_ends(info, observation, terminated)
            self._until_our_turn(terminated)
            observation = self.batch.observe(self.seat)
            info["action_mask"] = self.batch.mask().astype(np.int8)
        return observation, rewards, terminated, np.zeros(self.num_envs, np.bool_), info

    def _made_legal(self, chosen: NDArray[np.int64], plays: NDArray[np.bool_]) -> tuple[Any, NDArray[np.bool_]]:
        mask = self.batch.mask()
        known = (chosen >= 0) & (chosen < mask.shape[1])
        legal = known & mask[np.arange(self.num_envs), np.where(known, chosen, 0)]
        illegal = plays & ~legal
        return np.where(illegal, self._any_move(mask), chosen) if illegal.any() else chosen, illegal

    def _until_our_turn(self, where: NDArray[np.bool_]) -> None:
        """Moves the others in these games until the agent is to move; restarts a game that ends before that."""
        rewards, ends = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        self._others_move(where, rewards, ends)
        while (over := where & (self.batch.actor == ENDED)).any():
            self.batch.step(np.zeros(self.num_envs, np.int64), over)
            self._others_move(over, rewards, ends)

    def _others_move(self, where: NDArray[np.bool_], rewards: Any, ends: NDArray[np.bool_]) -> None:
        """Moves the others in these games until the agent is to move or the game is over; adds the agent's rewards."""
        while (moving := where & (self.batch.actor >= 0) & (self.batch.actor != self.seat)).any():
            turn = self.batch.step(self._answers(moving), moving)
            rewards += np.where(moving, turn.rewards[:, self.seat], 0)
            ends |= moving & turn.terminated

    def _answers(self, moving: NDArray[np.bool_]) -> NDArray[np.int64]:
        turn = self.batch.turn
        answers = np.zeros(self.num_envs, np.int64)
        for other, opponent in self.opponents.items():
            at = np.flatnonzero(moving & (turn.actor == other))
            if not len(at):
                continue
            if callable(opponent):
                answers[at] = opponent(turn.observation[at], turn.mask[at])
            elif opponent == "random":
                answers[at] = self._any_move(turn.mask[at])
            else:
                answers[at] = [self._chosen_by(self._bots[other], int(each)) for each in at]
        return answers

    def _chosen_by(self, bot: Bot, at: int) -> int:
        return self.game.number(bot.choose(self.batch.state(at), self.budget))

    def render(self) -> tuple[Any, ...] | None:
        """A picture or a text of each game, by `render_mode`."""
        return tuple(drawn(self.batch.state(at), self.render_mode) for at in range(self.num_envs))

    def _any_move(self, mask: NDArray[np.bool_]) -> NDArray[np.int64]:
        drawn: NDArray[np.int64] = (mask * (1 - self.np_random.random(mask.shape))).argmax(1)
        return drawn

    def _info(self, illegal: NDArray[np.bool_]) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        mask = self.batch.mask().astype(np.int8)
        return {"action_mask": mask, "_action_mask": every, "illegal": illegal, "_illegal": every}

    def _with_ends(self, info: dict[str, Any], observation: Any, ended: NDArray[np.bool_]) -> dict[str, Any]:
        last = np.full(self.num_envs, None, object)
        for at in np.flatnonzero(ended):
            last[at] = observation[at].copy()
        end = {name: value.copy() for name, value in info.items()}
        end["_action_mask"] = end["_illegal"] = ended
        return {**info, "final_obs": last, "_final_obs": ended, "final_info": end, "_final_info": ended}
