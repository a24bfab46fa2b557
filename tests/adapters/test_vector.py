"""Gymnasium's vector environment: the games of `parlour.batch`, as one agent meets them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import parlour
from parlour.compute.loops import ENDED
from tests.adapters.test_adapters import EVERY, game

SEED, STEPS = 5, 150


def some_move(observation: Any, mask: Any) -> Any:
    """A legal move for each game that looks like chance and follows from what is seen alone."""
    seen = observation.reshape(len(mask), -1).astype(np.int64)
    key = (seen * (np.arange(seen.shape[1]) + 11) ** 2).sum(1)[:, None]
    return np.where(mask, 1 + (key + np.arange(mask.shape[1])) * 7919 % 10007, 0).argmax(1)


def made(name: str, n: int, reset: str) -> Any:
    from parlour.adapters import gymnasium

    return gymnasium.vector(game(name), n, opponents=[some_move], seat=1, reset=reset)


def expected_rewards(name: str, n: int) -> list[list[float]]:
    """The rewards of seat 1, game after game, in a batch stepped by hand."""
    from gymnasium.utils import seeding

    env = parlour.batch(game(name), n, seed=int(seeding.np_random(SEED)[0].integers(2**62)), reset="next_step")
    rewards: list[list[float]] = [[] for _ in range(n)]
    moved = np.zeros(n, np.bool_)
    for _ in range(STEPS * 6):
        moved |= env.actor == 1
        turn = env.step(some_move(env.observe(), env.mask()))
        for at in np.flatnonzero(turn.terminated & moved):
            rewards[at].append(float(turn.rewards[at, 1]))
        moved &= ~turn.terminated
    return rewards


@EVERY
@pytest.mark.parametrize("reset", ["next_step", "same_step"])
def test_the_games_are_those_of_the_batch(name: str, reset: str) -> None:
    n = 4
    env = made(name, n, reset)
    seen, info = env.reset(seed=SEED)
    rewards: list[list[float]] = [[] for _ in range(n)]
    for _ in range(STEPS):
        assert seen in env.observation_space
        ended_before = env.batch.actor == ENDED
        assert (info["action_mask"].any(1) | ended_before).all()
        seen, reward, ended, cut, info = env.step(some_move(seen, info["action_mask"]))
        assert not cut.any() and not info["illegal"].any() and not reward[~ended].any()
        for at in np.flatnonzero(ended):
            rewards[at].append(float(reward[at]))
            if reset == "same_step":
                assert info["_final_obs"][at] and not info["final_info"]["action_mask"][at].any()
                assert info["action_mask"][at].any() and not np.array_equal(info["final_obs"][at], seen[at])
            else:
                assert not info["action_mask"][at].any()
    for ours, theirs in zip(rewards, expected_rewards(name, n), strict=True):
        assert len(ours) > 1 and ours == theirs[: len(ours)]


def test_the_mode_of_beginning_anew_is_told() -> None:
    from gymnasium.vector import AutoresetMode

    assert made("reversi", 1, "next_step").metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert made("reversi", 1, "same_step").metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    with pytest.raises(parlour.BadOption, match="same_step"):
        made("reversi", 1, "off")


def test_gymnasium_makes_them_by_name_and_its_wrappers_work() -> None:
    import gymnasium
    from gymnasium.wrappers.vector import RecordEpisodeStatistics

    from parlour.adapters import gymnasium as ours

    versions = [parlour.game(name).rules.replace("/", "-v") for name in ("shutbox", "tuki", "rolit")]
    assert ours.register() == ours.register() == tuple(f"Parlour/{each}" for each in versions)
    one = gymnasium.make(f"Parlour/{versions[2]}", players=3, size=6, opponents=["easy"])
    assert one.unwrapped.game == parlour.game("rolit", players=3, size=6)
    env = RecordEpisodeStatistics(gymnasium.make_vec(f"Parlour/{versions[0]}", num_envs=8, players=1, variant="solo"))
    _, info = env.reset(seed=1)
    lengths: list[int] = []
    while len(lengths) < 20:
        _, _, _, _, info = env.step(info["action_mask"].argmax(1))
        lengths += [int(length) for length in info.get("episode", {}).get("l", []) if length]
    assert max(lengths) > 2


def test_alone_what_stays_open_counts_against_the_agent() -> None:
    from parlour.adapters import gymnasium

    env = gymnasium.vector(parlour.game("shutbox", players=1), 8)
    _, info = env.reset(seed=1)
    rewards: list[float] = []
    while len(rewards) < 20:
        _, reward, ended, _, info = env.step(info["action_mask"].argmax(1))
        rewards += reward[ended].tolist()
    assert min(rewards) < 0 and max(rewards) <= 0


def test_what_is_not_legal_is_answered_by_a_legal_move_and_said() -> None:
    env = made("reversi", 3, "next_step")
    _, info = env.reset(seed=2)
    legal, illegal = int(info["action_mask"][0].argmax()), int(info["action_mask"][1].argmin())
    _, _, _, _, info = env.step([legal, illegal, 1000])
    assert info["illegal"].tolist() == [False, True, True]


def test_levels_and_ones_own_bots_sit_in_vectors() -> None:
    """On 4×4 the seat that moves second wins with best play, and so it does here in every game."""
    from parlour.adapters import gymnasium

    small = parlour.game("rolit", players=2, size=4, first=0)
    env = gymnasium.vector(small, 3, opponents=["perfect"], reset="same_step", render_mode="ansi")
    _, info = env.reset(seed=1)
    rewards: list[float] = []
    while len(rewards) < 6:
        _, reward, ended, _, info = env.step(info["action_mask"].argmax(1))
        rewards += reward[ended].tolist()
    assert not any(rewards)
    assert env.render() == tuple(env.batch.state(at).text() for at in range(3))
    gymnasium.vector(small, 1, opponents=["mcts:10"]).reset(seed=1)
    for wrong in (["strong"], []):
        with pytest.raises(parlour.BadOption):
            gymnasium.vector(small, 2, opponents=wrong)
    with pytest.raises(parlour.BadOption, match="rgb_array"):
        gymnasium.vector(small, 2, render_mode="human")
