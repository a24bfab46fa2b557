"""`parlour.contract.kernel`: the rules of every game run on Python's own integers, and are the same compiled.

One interpreter finds neither NumPy nor Numba, another has both; they walk the same games.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.cases import always
from tests.games.tuki.playing import COMPILED

import parlour
from parlour.compute.loops import loops
from parlour.compute.words import AT_CHANCE, ENDED
from parlour.games.rolit.state import RolitState

CASES: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "rolit": [
        ("rolit", {}),
        ("rolit", {"players": 4}),
        ("rolit", {"preset": "reversi"}),
        ("rolit", {"size": 6, "players": 3, "first": 1}),
        ("rolit", {"size": 4, "preset": "reversi"}),
    ],
    "tuki": [
        ("tuki", {"rounds": 2}),
        ("tuki", {"players": 3, "rounds": 1, "first": 2}),
        ("tuki", {"players": 6, "rounds": 1}),
    ],
    "shutbox": [
        ("shutbox", {}),
        ("shutbox", {"players": 3, "variant": "young"}),
        ("shutbox", {"players": 1, "variant": "solo"}),
        ("shutbox", {"players": 4, "variant": "tournament"}),
        ("shutbox", {"edition": "tactica-shared", "variant": "even-or-odd"}),
        ("shutbox", {"edition": "nine", "variant": "three-down"}),
    ],
}
SHORT = 20
LONG = 1000
MOST_SECONDS = 0.005
IMPORTED = ("parlour.contract", "parlour.compute", "parlour.compute.kernels", "parlour.compute.loops", "parlour.table")
BY_GAME = ("state", "rules", "code", "notation", "numbers", "view", "messages", "refusal", "text", "picture", "lesson")


def started(how: str, name: str, seeds: tuple[int, int]) -> subprocess.Popen[str]:
    modules = [*IMPORTED, *(f"parlour.games.{name}.{each}" for each in BY_GAME)]
    command = [sys.executable, "-m", "tests.contract.walks", how, json.dumps([CASES[name], seeds, modules])]
    folder = Path(__file__).parents[2]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=folder)


def told(walking: subprocess.Popen[str]) -> list[Any]:
    out, errors = walking.communicate()
    assert walking.returncode == 0, errors[-4000:]
    return [json.loads(line) for line in out.splitlines()]


def same_both_ways(name: str, seeds: tuple[int, int]) -> None:
    one, other = started("plain", name, seeds), started("compiled", name, seeds)
    *plain, hidden = told(one)
    *compiled, found = told(other)
    assert not hidden and "numba" in found, "one has the compiler, the other has not"
    for case, here, there in zip(CASES[name], plain, compiled, strict=True):
        assert here[0] == there[0], f"{case}: the same positions, moves and chances"
        assert here[2] == there[2], f"{case}: the same games of bots"
        assert here[1][len(here[1]) // 2] < MOST_SECONDS, f"{case}: the longest step of most games"


@pytest.mark.once
@pytest.mark.skipif(not COMPILED, reason="compares with machine code")
@pytest.mark.parametrize("name", always("rolit", of=CASES))
def test_the_rules_run_on_plain_integers_without_numpy_and_numba(name: str) -> None:
    """The parts of a game that a table needs are imported and played, in at most five milliseconds a step."""
    same_both_ways(name, (0, SHORT // len(CASES[name]) + 1))


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.skipif(not COMPILED, reason="compares with machine code")
@pytest.mark.parametrize("name", CASES)
def test_a_thousand_games_are_the_same_on_plain_integers(name: str) -> None:
    same_both_ways(name, (100, 100 + LONG // len(CASES[name]) + 1))


@pytest.mark.parametrize("players", [2, 4])
def test_the_last_hollow_of_the_board_is_a_hollow_like_others(players: int) -> None:
    """Bit 63 is h8: a ball there captures along its row, and is captured by none; a mirrored board says the same."""
    game: Any = parlour.game("rolit", players=players, first=0)
    own, other = game.seat_colours[:2]
    balls = [0, 0, 0, 0]
    balls[own], balls[other] = 1 << 60, 1 << 61 | 1 << 62
    state = RolitState(game, tuple(balls), 0)  # type: ignore[arg-type]
    assert "h8" in map(str, state.legal())
    after = state.play("h8")
    assert after.balls[own] == 0xF << 60 and after.balls[other] == 0
    balls[own], balls[other] = 1 << 3, 1 << 2 | 1 << 1
    assert RolitState(game, tuple(balls), 0).play("a1").balls[own] == 0xF  # type: ignore[arg-type]


class Sure:
    """A game of two seats whose kernel has no `draw`: a die of weights 1, 0 and 3, then one of two moves, six times."""

    name, players, actions, outcomes = "sure", 2, ("left", "right"), ("one", "two", "three")

    def kernel(self) -> Any:
        from tests.contract.sure import kernel

        return kernel


def test_what_is_drawn_follows_from_mask_and_weigh() -> None:
    """A quarter of the outcomes is the first, three quarters the third; the moves are equally likely."""
    from parlour.compute.loops import simulate

    scores, lengths, winners = simulate(Sure(), 400 if COMPILED else 100, 5, 1, 0)
    ones, lefts = scores[:, 0].mean() / 6, scores[:, 1].mean() / 6
    assert (lengths == 12).all() and winners[:, 0].all()
    assert abs(ones - 1 / 4) < 0.06 and abs(lefts - 1 / 2) < 0.07
    found = np.zeros((1, 3))
    loops(Sure()).chances(np.zeros(1, np.int64), np.zeros((1, 4), np.int64), found)
    assert found.tolist() == [[0.25, 0.0, 0.75]]
    assert (AT_CHANCE, ENDED) == (-1, -2)
