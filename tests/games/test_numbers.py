"""Games in numbers and positions as text: moves and outcomes counted, observations, codes, draws."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.contract.state import State
from tests.games.test_batches import EVERY, any_step, game


def walked(chosen: parlour.Game, seed: int) -> list[State[Any]]:
    random, states = Random(seed), [chosen.start()]
    while not states[-1].over and len(states) < 400:
        states.append(states[-1].play(any_step(states[-1], random)))
    return states


@EVERY
def test_every_step_has_its_number_and_every_position_its_code(which: str) -> None:
    chosen = game(which)
    assert all(chosen.number(step) == i for i, step in enumerate(chosen.actions))
    assert all(chosen.number(step) == i for i, step in enumerate(chosen.outcomes))
    for state in walked(chosen, 1):
        assert {chosen.actions[i] for i in np.flatnonzero(state.mask())} == set(state.legal())
        assert all(chosen.outcomes[chosen.number(outcome)] == outcome for outcome, _ in state.chances())
        assert chosen.at(state.code()) == state


@EVERY
def test_observations_are_what_they_are_said_to_be(which: str) -> None:
    chosen = game(which)
    about = chosen.observation
    assert len(about.names) == about.shape[0]
    for state in walked(chosen, 2)[::7]:
        for seat in range(chosen.players):
            seen = state.observe(seat)
            assert seen.shape == about.shape and seen.dtype == about.dtype
            assert about.low <= seen.min() and seen.max() <= about.high


def test_rolit_is_seen_colour_by_colour_from_the_seat_that_looks() -> None:
    """RO-03: the planes follow the order of play."""
    state = parlour.game("rolit", players=2, colours="green,red", first=0).start().play("e3")

    def hollows(plane: list[list[int]]) -> list[tuple[int, int]]:
        return [(row, column) for row, line in enumerate(plane) for column, ball in enumerate(line) if ball]

    own, other, neutral = map(hollows, state.observe(1).tolist())
    assert own == [(3, 3)] and other == [(2, 4), (3, 4), (4, 4)] and neutral == [(4, 3)]


def test_shut_the_box_is_seen_from_the_seat_that_looks() -> None:
    """SB-01, SB-04"""
    chosen = parlour.game("shutbox", edition="nine", players=2, first=1)
    state = chosen.start().play("6-3").play("4+5")
    seen = dict(zip(chosen.observation.names, state.observe(0).tolist(), strict=True))
    assert seen["acts"] == 1 and seen["phase: rolling"] == 1 and seen["dice"] == 2
    assert [seen[f"own {n}"] for n in range(1, 10)] == [1] * 9
    assert [seen[f"seat +1 {n}"] for n in range(1, 10)] == [1, 1, 1, 0, 0, 1, 1, 1, 1]
    seen = dict(zip(chosen.observation.names, state.play("5-5").observe(1).tolist(), strict=True))
    assert seen["acts"] == 0 and seen["shows 5"] == 2 and seen["own 4"] == 0


def test_tuki_tuki_is_seen_from_the_seat_that_looks() -> None:
    """TK-03, TK-17"""
    chosen = parlour.game("tuki", rounds=1)
    state = chosen.start()
    for step in ("7", "open a1", "parrot", "open b2", "12", "open c1", "3"):
        state = state.play(step)
    seen = dict(zip(chosen.observation.names, state.observe(0).tolist(), strict=True))
    assert seen["phase: open"] == 1 and seen["acts"] == 1 and seen["top"] == 7 and seen["taken"] == -1
    assert (seen["own a1"], seen["own b2"], seen["own a2"], seen["seat +1 c1"]) == (13, 12, -1, 3)
    assert seen["unseen parrot"] == 3 and seen["unseen 7"] == 7 and seen["pile 7"] == 1


def test_draws_follow_the_chances() -> None:
    state = parlour.game("shutbox", players=1, edition="nine").start()
    random = Random(5)
    drawn = Counter(state.draw(random) for _ in range(3600))
    for outcome, chance in state.chances():
        assert abs(drawn[outcome] - 3600 * chance) < 5 * float(3600 * chance) ** 0.5
    with pytest.raises(parlour.Unsupported, match="nothing to decide"):
        parlour.game("rolit", first=0).start().draw(random)


BAD = {
    "rolit for four": ["", "8/8/8/8/8/8/8/8 red", "8/8/8/3ry3/3bg3/8/8/8 pink", "8/8/8/3ry3/3bg3/8/8 red", "x" * 200],
    "rolit for two on 6×6": ["6/6/2ry2/2bg2/6/6 yellow"],
    "reversi": ["8/8/8/3ry3/3bg3/8/8/8 red", "8/8/8/3rg3/3gr3/8/8/8 -"],
    "tuki for two": [
        "",
        "take ???????? 88888888888884 - - 00000000000000 0 0 - 0 - 0 - - 0",
        "open 7???????/???????? 88888888888884 - 7 00000000000000 0 0 - 0 - 0 - - 0",
        "lunch 7???????/???????? 88888887888884 - 7 00000000000000 0 0 - 0 - 0 - - 0",
    ],
    "box for two": [
        "", "phase=9", "phase=4 roll=-1 row=511,511", "phase=4 roll=3 row=0,0", "phase=3 row=511,511", "seat=2",
        "row=1", "x=1", "phase=1 phase=1", "row=1,-", "seat=", "roll=99", "sheet=1", "roll=-",
    ],
}  # fmt: skip


@pytest.mark.parametrize(("which", "code"), [(which, code) for which, codes in BAD.items() for code in codes])
def test_what_is_no_code_is_refused(which: str, code: str) -> None:
    with pytest.raises(parlour.BadNotation, match="not the code of a position"):
        game(which).at(code)


def test_what_has_no_number_is_refused() -> None:
    chosen = parlour.game("rolit")
    for wrong in ("a", [], None, parlour.game("tuki").actions[0]):
        with pytest.raises(parlour.IllegalMove, match="no such move"):
            chosen.number(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("which", ["rolit for four", "tuki for two"])
def test_simulations_know_the_winners(which: str) -> None:
    chosen = game(which)
    result = pickle.loads(pickle.dumps(parlour.simulate(chosen, 100, seed=1)))
    scores, _ = result
    best = scores.min(1) if chosen.best == "low" else scores.max(1)
    assert np.array_equal(result.winners, scores == best[:, None])
