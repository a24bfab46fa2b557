"""Batches against the referee, step by step: who acts, what is legal, what is seen, what is won, in every game."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.compute.loops import loops
from parlour.contract.state import State

COMPILED = os.environ.get("NUMBA_DISABLE_JIT") != "1"
GAMES = {
    "rolit for four": ("rolit", {"players": 4}),
    "rolit for two on 6×6": ("rolit", {"players": 2, "size": 6, "colours": "green,red"}),
    "reversi on 4×4": ("rolit", {"preset": "reversi", "size": 4}),
    "reversi": ("rolit", {"preset": "reversi"}),
    "tuki for two": ("tuki", {"rounds": 1}),
    "tuki for three": ("tuki", {"players": 3, "rounds": 2, "first": 1}),
    "box for one": ("shutbox", {"players": 1, "variant": "solo"}),
    "box for two": ("shutbox", {"players": 2}),
    "nine for two": ("shutbox", {"edition": "nine", "players": 2, "first": 0, "tie": "share"}),
    "even or odd": ("shutbox", {"players": 3, "variant": "even-or-odd"}),
    "twelve": ("shutbox", {"edition": "twelve", "players": 2, "variant": "tournament", "until": "2 rounds"}),
}
EVERY = pytest.mark.parametrize("which", GAMES)


def game(which: str) -> parlour.Game:
    name, options = GAMES[which]
    return parlour.game(name, **options)


def any_step(state: State[Any], random: Random) -> Any:
    return state.draw(random) if state.actor == parlour.CHANCE else random.choice(state.legal())


def same(env: Any, at: int, state: State[Any]) -> None:
    """Game `at` of the batch stands where the state does."""
    turn = env.turn
    assert turn.actor[at] == (-2 if state.over else state.actor)
    assert turn.mask[at].tolist() == state.mask().tolist()
    if state.actor is not None and state.actor >= 0:
        assert np.array_equal(turn.observation[at], state.observe(state.actor))


@EVERY
def test_every_step_is_the_referees(which: str) -> None:
    """With chance explicit, batch and referee are told the same moves and outcomes, through several whole games."""
    chosen, random = game(which), Random(which)
    env = parlour.batch(chosen, 2, chance="explicit", reset="off", reward="score")
    states: list[State[Any]] = [chosen.start(), chosen.start()]
    while not all(state.over for state in states):
        for at, state in enumerate(states):
            same(env, at, state)
            expected = {chosen.number(outcome): float(chance) for outcome, chance in state.chances()}
            told = env.chances()[at]
            assert {int(i): pytest.approx(told[i]) for i in np.flatnonzero(told)} == expected
        steps = [None if state.over else any_step(state, random) for state in states]
        turn = env.step([0 if step is None else chosen.number(step) for step in steps])
        after = [state if step is None else state.play(step) for state, step in zip(states, steps, strict=True)]
        for at, (state, step) in enumerate(zip(after, steps, strict=True)):
            assert turn.terminated[at] == (step is not None and state.over)
            sign = -1 if chosen.best == "low" else 1
            assert turn.rewards[at].tolist() == [sign * x if turn.terminated[at] else 0 for x in state.scores]
        states = after


def reachable(state: State[Any]) -> list[State[Any]]:
    """The positions in which a seat moves that chance can lead to from here, and the ends."""
    if state.actor != parlour.CHANCE:
        return [state]
    return [end for outcome, _ in state.chances() for end in reachable(state.play(outcome))]


@pytest.mark.parametrize("which", ["rolit for four", "reversi", "nine for two"])
def test_what_is_drawn_inside_is_what_chance_can_bring(which: str) -> None:
    """A step of a batch that draws for itself leads where the referee, a move and some outcomes lead."""
    chosen, random = game(which), Random(which)
    env = parlour.batch(chosen, 1, seed=7, reset="next_step")
    candidates = reachable(chosen.start())
    ended = 0
    while ended < 2:
        found = [state for state in candidates if matches(env, state)]
        assert found
        if env.turn.terminated[0]:
            ended += 1
            winners = found[0].winners
            shares = [1 / len(winners) if seat in winners else 0 for seat in range(chosen.players)]
            assert env.turn.rewards[0].tolist() == pytest.approx(shares)
            env.step([0])
            candidates = reachable(chosen.start())
            continue
        move = random.choice(found[0].legal())
        env.step([chosen.number(move)])
        candidates = reachable(found[0].play(move))
    assert env.episode[0] == 2


def matches(env: Any, state: State[Any]) -> bool:
    actor = int(env.turn.actor[0])
    if actor < 0 or state.actor is None:
        return actor == -2 and state.over
    return (
        actor == state.actor
        and env.mask()[0].tolist() == state.mask().tolist()
        and np.array_equal(env.observe()[0], state.observe(actor))
    )


def random_moves(env: Any, random: np.random.Generator) -> Any:
    return (env.mask() * random.random(env.mask().shape)).argmax(1)


@EVERY
def test_games_depend_on_seed_and_place_alone(which: str) -> None:
    chosen, steps = game(which), 60 if COMPILED else 12

    def played(n: int, cores: int) -> list[Any]:
        env = parlour.batch(chosen, n, seed=5, cores=cores, reward="zero_sum")
        random, seen = np.random.default_rng(1), []
        for _ in range(steps):
            moves = random_moves(env, random) if n == 4 else played_moves[len(seen)][:n]
            turn = env.step(moves)
            seen.append((moves, turn.observation[:2].copy(), turn.rewards[:2].copy(), turn.terminated[:2].copy()))
        return seen

    played_moves: list[Any] = []
    one = played(4, 1)
    played_moves = [moves for moves, *_ in one]
    for other in (played(4, 2), played(2, 1)):
        for (_, *before), (_, *after) in zip(one, other, strict=True):
            assert all(np.array_equal(x, y) for x, y in zip(before, after, strict=True))


def test_a_game_that_ends_begins_anew_and_its_last_observation_is_kept() -> None:
    chosen = parlour.game("rolit", preset="reversi", size=4)
    env = parlour.batch(chosen, 3, seed=1)
    first, random, ended = env.observe().copy(), np.random.default_rng(0), 0
    for _ in range(40):
        turn = env.step(random_moves(env, random))
        for at in np.flatnonzero(turn.terminated):
            ended += 1
            assert turn.rewards[at].sum() == 1
            assert turn.final[at].sum() > 8 and np.array_equal(turn.observation[at], first[at])
        assert turn.mask.any(1).all()
    assert ended == env.episode.sum() > 3


def test_games_that_wait_stay_as_they_are() -> None:
    chosen = parlour.game("rolit", preset="reversi", size=4)
    env, alone = (
        parlour.batch(chosen, 3, seed=2, reset="next_step"),
        parlour.batch(chosen, 3, seed=2, reset="next_step"),
    )
    for round in range(40):
        where = np.array([True, round % 2 == 0, False])
        before = env.observe()[~where].copy()
        moves = env.mask().argmax(1)
        turn = env.step(np.where(where, moves, 1000), where)
        assert np.array_equal(turn.observation[~where], before) and not turn.terminated[~where].any()
    assert env.episode.tolist() == [3, 1, 0]
    for _ in range(20):
        alone.step(alone.mask().argmax(1))
    assert np.array_equal(env.observe()[1], alone.observe()[1])


def test_a_batch_is_seen_by_any_seat() -> None:
    chosen, random = parlour.game("rolit", players=3, size=6), Random(1)
    env, states = parlour.batch(chosen, 2, chance="explicit"), [chosen.start(), chosen.start()]
    for _ in range(8):
        steps = [any_step(state, random) for state in states]
        env.step([chosen.number(step) for step in steps])
        states = [state.play(step) for state, step in zip(states, steps, strict=True)]
        for seat in range(3):
            assert np.array_equal(env.observe(seat), [state.observe(seat) for state in states])
    with pytest.raises(parlour.BadOption, match="from 0 to 2"):
        env.observe(3)


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = parlour.batch(parlour.game("rolit", players=2, first=0), 3)
    before = env.snapshot()
    legal = int(np.flatnonzero(env.mask()[0])[0])
    for number, said in ((0, "'a1'"), (64, "'64'"), (-1, "'-1'")):
        with pytest.raises(parlour.IllegalMove, match="game 1 of the batch") as refused:
            env.step([legal, number, legal])
        assert said in str(refused.value) and refused.value.allowed
    with pytest.raises(parlour.BadOption, match="3 whole numbers"):
        env.step([legal])
    assert all(np.array_equal(x, y) for x, y in zip(before, env.snapshot(), strict=True))


def test_a_number_beyond_the_last_action_is_refused_whatever_lies_behind() -> None:
    """Behind the row of a game lies that of the next, which may play a1 here."""
    chosen, random = parlour.game("rolit", players=2, first=0), Random(0)
    state = chosen.start()
    while "a1" not in state.allowed():
        state = chosen.start() if state.over else state.play(random.choice(state.legal()))
    env = parlour.batch(chosen, 2)
    env.set(1, state)
    legal, beyond = int(np.flatnonzero(env.mask()[0])[0]), env.mask().shape[1]
    assert env.mask()[1][0]
    with pytest.raises(parlour.IllegalMove, match="game 0 of the batch"):
        env.step([beyond, 0])
    env.step([legal, 0])


def test_a_restored_batch_has_no_ends() -> None:
    env = parlour.batch(parlour.game("rolit", players=2, size=4, first=0), 4)
    kept, random = env.snapshot(), np.random.default_rng(0)
    while not env.turn.terminated.any():
        env.step(random_moves(env, random))
    assert env.turn.rewards.any()
    turn = env.restore(kept)
    assert not turn.terminated.any() and not turn.rewards.any()


def test_an_outcome_that_cannot_come_is_refused() -> None:
    env = parlour.batch(parlour.game("tuki"), 1, chance="explicit")
    with pytest.raises(parlour.IllegalMove, match="first:1"):
        env.step([env.game.number(env.game.start().read("first:1"))])


@EVERY
def test_games_go_on_from_a_position_and_from_a_snapshot(which: str) -> None:
    chosen, random = game(which), Random(3)
    state = chosen.start()
    while state.actor == parlour.CHANCE or len(state.legal()) < 2:
        state = state.play(any_step(state, random))
    env = parlour.batch(chosen, 2)
    env.set(1, state)
    same(env, 1, state)
    kept = env.snapshot()
    moves = random_moves(env, np.random.default_rng(0))
    once = env.step(moves).observation.copy()
    env.restore(kept)
    same(env, 1, state)
    assert np.array_equal(env.step(moves).observation, once)


def test_a_position_in_which_nobody_moves_cannot_be_set() -> None:
    chosen = parlour.game("tuki")
    with pytest.raises(parlour.BadOption, match="a seat is to move"):
        parlour.batch(chosen, 1).set(0, chosen.start())


@pytest.mark.parametrize("wrong", [{"chance": "none"}, {"reset": "never"}, {"reward": "money"}, {"seed": -1}])
def test_settings_are_checked(wrong: dict[str, Any]) -> None:
    with pytest.raises(parlour.BadOption, match=next(iter(wrong))):
        parlour.batch(parlour.game("rolit"), 1, **wrong)


def test_arrays_are_the_batchs_own_and_given_to_others_without_a_copy() -> None:
    env = parlour.batch(parlour.game("rolit", players=4), 8)
    seen = np.from_dlpack(env.observe())
    env.step(random_moves(env, np.random.default_rng(0)))
    assert np.shares_memory(seen, env.observe()) and seen.sum() == 8 * 5


@pytest.mark.skipif(not COMPILED, reason="there is no machine code")
@pytest.mark.parametrize("name", ["rolit", "tuki", "shutbox"])
def test_no_reference_is_counted_in_a_step(name: str) -> None:
    """That takes two thirds of the time, and would come back with any function that is compiled for others too."""
    waiting, reached = list[Any](loops(parlour.game(name))), []
    while waiting:
        kernel = waiting.pop()
        reached.append(kernel)
        names = kernel.py_func.__globals__
        called = [names.get(each) for each in kernel.py_func.__code__.co_names]
        waiting += [each for each in called if hasattr(each, "py_func") and each not in reached]
    assert len({kernel.__name__ for kernel in reached}) > 15
    assert all(kernel.targetoptions["_nrt"] is False for kernel in reached)


def test_a_state_is_told_of_games_that_are_there() -> None:
    env = parlour.batch(game("reversi"), 2)
    assert env.state(1) == env.game.start()
    for wrong in (-1, 2):
        with pytest.raises(parlour.BadOption, match="0 to 1"):
            env.state(wrong)
