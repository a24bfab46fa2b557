"""The games in other libraries, by their own suites."""

from __future__ import annotations

import contextlib
import io
import re
import sys
import warnings
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.contract.state import following
from parlour.errors import Unsupported

GAMES = {
    "rolit": {"players": 3, "size": 6},
    "reversi": {"preset": "reversi", "size": 4},
    "tuki": {"players": 2, "rounds": 1},
    "shutbox": {"players": 2},
}
EVERY = pytest.mark.parametrize("name", GAMES)


def game(name: str) -> parlour.Game:
    return parlour.game("rolit" if name == "reversi" else name, **GAMES[name])


@EVERY
def test_pettingzoo_says_that_the_environment_is_one(name: str) -> None:
    from pettingzoo.test import api_test, seed_test

    from parlour.adapters import pettingzoo

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(game(name)), num_cycles=200)
        seed_test(lambda: pettingzoo.env(game(name)), num_cycles=100)


@pytest.mark.parametrize("name", ["rolit", pytest.param("tuki", marks=pytest.mark.long), "shutbox"])
def test_pettingzoo_draws_the_board(name: str) -> None:
    from pettingzoo.test import render_test

    from parlour.adapters import pettingzoo

    with contextlib.redirect_stdout(io.StringIO()) as printed:
        render_test(lambda render_mode: pettingzoo.env(game(name), render_mode=render_mode))
    start = game(name).start()
    assert len(printed.getvalue().splitlines()) >= 5 * len(start.text().splitlines()) - 5


@pytest.mark.long
@EVERY
def test_pettingzoo_measures_the_speed(name: str) -> None:
    from pettingzoo.test import performance_benchmark

    from parlour.adapters import pettingzoo

    with contextlib.redirect_stdout(io.StringIO()) as printed:
        performance_benchmark(pettingzoo.env(game(name)))
    assert re.search(r"[\d.]+ turns per second", printed.getvalue())


def test_pettingzoo_counts_the_cycles_of_one_agent_alone() -> None:
    """Its suite steps all agents at once and samples actions without masks: alone, from the legal ones."""
    from pettingzoo.test import max_cycles_test
    from pettingzoo.utils.conversions import aec_to_parallel

    from parlour.adapters import pettingzoo

    class Legal:
        def __init__(self, env: Any) -> None:
            self.env = env

        def sample(self) -> int:
            return int(np.flatnonzero(self.env.state_now.mask())[0])

    class Alone(pettingzoo.Environment):
        """The smallest number is shut first, and the first rolls allow four moves."""

        def reset(self, seed: int | None = None, options: Any = None) -> None:
            super().reset(seed=2)

        def action_space(self, agent: str) -> Any:
            return Legal(self)

    class Module:
        @staticmethod
        def env(max_cycles: int) -> Any:
            return Alone(parlour.game("shutbox", players=1, variant="solo"), longest=max_cycles)

        @staticmethod
        def parallel_env(max_cycles: int) -> Any:
            return aec_to_parallel(Module.env(max_cycles))

    max_cycles_test(Module)
    assert not pettingzoo.env(game("rolit")).metadata["is_parallelizable"]


def test_pettingzoo_rewards_who_wins_and_truncates_what_lasts_too_long() -> None:
    from parlour.adapters import pettingzoo

    env = pettingzoo.env(game("rolit"), render_mode="ansi")
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        env.step(None if ended or cut else int(np.flatnonzero(seen["action_mask"])[0]))
    state = env.unwrapped.state_now
    assert env.render() == state.text()
    assert [seat for seat, part in enumerate(total.values()) if part] == list(state.winners)
    assert sum(total.values()) == pytest.approx(1)
    env = pettingzoo.env(game("tuki"), longest=3)
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values())


def test_pettingzoo_parts_a_win_that_is_shared() -> None:
    from parlour.adapters import pettingzoo

    env, random = pettingzoo.env(game("reversi")), np.random.default_rng(1)
    for seed in range(1000):
        env.reset(seed=seed)
        while not env.unwrapped.state_now.over:
            env.step(int(random.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
        if len(env.unwrapped.state_now.winners) == 2:
            break
    assert env.rewards == {"seat_0": 0.5, "seat_1": 0.5}


@EVERY
def test_gymnasium_says_that_the_environment_is_one(name: str) -> None:
    from gymnasium.utils.env_checker import check_env

    from parlour.adapters import gymnasium

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.env(game(name), opponents=["random"], render_mode="rgb_array"))


def test_gymnasium_plays_whole_games_against_bots_and_alone() -> None:
    from parlour.adapters import gymnasium

    for chosen, opponents in ((game("rolit"), ["easy", "random"]), (parlour.game("shutbox", players=1), [])):
        env = gymnasium.env(chosen, opponents, render_mode="ansi")
        seen, info = env.reset(seed=5)
        over, rewards = False, 0.0
        while not over:
            assert seen in env.observation_space and env.render()
            action = int(np.flatnonzero(info["action_mask"])[-1])
            seen, reward, over, _, info = env.step(action)
            assert not info["illegal"]
            rewards += reward
        alone = chosen.players == 1
        assert rewards or not alone, "a score that is not nothing, to have a sign"
        assert rewards == (-env.state.scores[0] if alone else (0 in env.state.winners) / len(env.state.winners))
    _, info = env.reset(seed=5)
    assert env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))[4]["illegal"]
    with pytest.raises(parlour.BadOption, match="seat"):
        gymnasium.env(game("rolit"), seat=3)


def test_gymnasium_begins_at_a_position() -> None:
    from parlour.adapters import gymnasium

    box = parlour.game("shutbox", players=2, edition="nine", tiles=4, first=1, tie="share")
    ours = box.start()
    while ours.actor != 1:
        ours = ours.play(following(ours)[0])
    env = gymnasium.env(box, seat=1)
    env.reset(seed=1, options={"state": ours.code()})
    assert (
        env.state == ours and env.action_masks().tolist() == ours.mask().tolist() and env.action_masks().dtype == bool
    )
    env.reset(seed=1, options={"state": box.start().code()})
    assert env.state.actor == 1, "what chance brings first"
    while not ours.over:
        last, ours = ours, ours.play(following(ours)[0])
    for never in (ours, last):
        with pytest.raises(parlour.BadOption, match="position in which a seat is to move"):
            gymnasium.env(box, seat=1 if last.actor != 1 else 0).reset(seed=1, options={"state": never.code()})
    with pytest.raises(parlour.BadNotation):
        env.reset(seed=1, options={"state": "nowhere"})


@EVERY
def test_openspiel_simulates_the_game(name: str) -> None:
    import pyspiel

    from parlour.adapters import openspiel

    pyspiel.random_sim_test(openspiel.load(game(name)), num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize(
    ("text", "moves", "outcomes", "low", "high"),
    [
        ("rolit(players=3,size=6)", 32, 1, -1 / 3, 2 / 3),
        ("rolit(preset=reversi)", 120, 0, -1 / 2, 1 / 2),
        ("shutbox(players=1,edition=nine)", 19, 10, -45, 0),
        ("shutbox(players=1,until=3 rounds,score=digital,tiles=10)", None, None, -3 * 12345678910, 0),
        ("shutbox(players=1,until=100 points,tiles=9)", None, None, -99 - 45, 0),
        ("shutbox(players=2,tiles=3,dice=1,edition=nine,first=0/,tie=share)", 6, 8, -1 / 2, 1 / 2),
        ("tuki(players=4,rounds=2)", 2 * 15_116, 2 * 259, -1 / 4, 3 / 4),
    ],
)
def test_openspiel_is_told_how_long_and_how_much(
    text: str, moves: int | None, outcomes: int | None, low: float, high: float
) -> None:
    import pyspiel

    from parlour.adapters import openspiel

    openspiel.register()
    found = pyspiel.load_game(f"parlour_{text}")
    unbounded = openspiel.LONGEST
    assert (found.min_utility(), found.max_utility()) == (pytest.approx(low), pytest.approx(high))
    assert found.max_game_length() == (unbounded if moves is None else moves)
    assert found.max_chance_nodes_in_history() == (unbounded if outcomes is None else outcomes)


def test_openspiel_knows_the_games_by_name() -> None:
    import pyspiel

    from parlour.adapters import openspiel

    names = ("parlour_rolit", "parlour_tuki", "parlour_shutbox")
    assert openspiel.register() == openspiel.register() and set(names) <= set(openspiel.register())
    for name in names:
        assert pyspiel.load_game(name).game == parlour.game(name.removeprefix("parlour_"), players=2)
        state = pyspiel.load_game(name, {"players": 3}).new_initial_state()
        assert state.num_players() == 3
        assert state.is_chance_node() and sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("text", "name", "options"),
    [
        ("players=3,size=6", "rolit", {"players": 3, "size": 6}),
        (
            "colours=blue/red,first=1/,preset=reversi",
            "rolit",
            {"colours": ("blue", "red"), "first": 1, "preset": "reversi"},
        ),
        ("rounds=1,players=4", "tuki", {"rounds": 1, "players": 4}),
        ("variant=young", "shutbox", {"variant": "young", "players": 2}),
        ("variant=young,first_hit=0,players=1", "shutbox", {"variant": "young", "first_hit": 0, "players": 1}),
        (
            "edition=nine,preshut=3/,until=20 points",
            "shutbox",
            {"edition": "nine", "preshut": (3,), "until": "20 points"},
        ),
        ("tiles=5,preshut=/,tie=share", "shutbox", {"tiles": 5, "preshut": (), "tie": "share", "players": 2}),
    ],
)
def test_openspiels_parameters_are_the_options(text: str, name: str, options: dict[str, Any]) -> None:
    """Named options are set, the rest follows from them; and a state that is written down is read back."""
    import pyspiel

    from parlour.adapters import openspiel

    openspiel.register()
    loaded, ours = pyspiel.load_game(f"parlour_{name}({text})"), parlour.game(name, **options)
    assert loaded.game == ours == pyspiel.load_game(str(openspiel.load(ours))).game
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    position = ours.start()
    for _ in range(3):
        position = position.play(following(position)[-1])
    begun = loaded.new_initial_state(position.code())
    assert (begun.position, str(begun)) == (position, position.code())
    with pytest.raises(parlour.BadNotation):
        loaded.new_initial_state("nowhere")


@pytest.mark.parametrize(
    ("tiles", "dice"), [(4, 1), pytest.param(5, 1, marks=pytest.mark.long), pytest.param(6, 2, marks=pytest.mark.long)]
)
def test_openspiels_value_iteration_gives_our_exact_value(
    tiles: int, dice: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs = "open_spiel.python.algorithms.lp_solver"  # for players who move at the same time; it needs cvxpy
    monkeypatch.setitem(sys.modules, programs, ModuleType(programs))
    from open_spiel.python.algorithms.value_iteration import value_iteration

    from parlour.adapters import openspiel

    ours = parlour.game("shutbox", players=1, edition="nine", tiles=tiles, dice=dice)
    spiel = openspiel.load(ours)
    values = value_iteration(spiel, depth_limit=-1, threshold=1e-15, cyclic_game=True)
    start = spiel.new_initial_state()

    def worth(state: Any) -> float:
        """Its table has the positions in which a player moves and the ends; chance comes first here."""
        if state.is_chance_node():
            return sum(p * worth(state.child(outcome)) for outcome, p in state.chance_outcomes())
        return float(values[str(state)])

    assert -worth(start) == pytest.approx(float(parlour.solve(ours).expected_score), abs=1e-12)


@pytest.mark.long
def test_openspiels_exploitability_is_nought_for_our_best_play_and_falls_by_its_cfr() -> None:
    import pyspiel
    from open_spiel.python import policy
    from open_spiel.python.algorithms import cfr, exploitability

    from parlour.adapters import openspiel

    openspiel.register()
    box = pyspiel.load_game("parlour_shutbox(edition=nine,tiles=3,dice=1,players=2,first=1/,tie=share)")
    solution = parlour.solve(box.game)

    class Best(policy.Policy):  # type: ignore[misc]
        def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
            best = box.game.number(solution.best(state.position)[0].move)
            return {action: float(action == best) for action in state.legal_actions()}

    def gained(by: Any) -> float:
        return float(exploitability.exploitability(box, by))

    solver = cfr.CFRSolver(box)
    for _ in range(2):
        solver.evaluate_and_update_policy()
    assert gained(Best(box, [0, 1])) == pytest.approx(0, abs=1e-12)
    anyhow = gained(policy.UniformRandomPolicy(box))
    assert anyhow > 0.008 and gained(solver.average_policy()) < 0.6 * anyhow


@pytest.mark.parametrize(
    ("adapter", "library", "command"),
    [
        ("gymnasium", "gymnasium", "pip install gymnasium"),
        ("pettingzoo", "pettingzoo", "pip install pettingzoo"),
        ("openspiel", "pyspiel", "pip install open_spiel"),
    ],
)
def test_what_is_not_installed_is_asked_for_in_words(
    adapter: str, library: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in [
        each for each in sys.modules if each == library or each.startswith((f"{library}.", "parlour.adapters."))
    ]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(Unsupported, match=f"this needs {library}: {command}"):
        import_module(f"parlour.adapters.{adapter}")
