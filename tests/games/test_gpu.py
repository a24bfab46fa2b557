"""A GPU plays the games of the processor: Numba's simulator of one everywhere, a real one where there is one."""

import json
import os
import subprocess
import sys
from dataclasses import asdict
from typing import Any

import pytest
from numba import config

import parlour
from parlour import BadOption, Unsupported
from parlour.compute import gpu

CASES: list[tuple[str, dict[str, Any], int]] = [
    ("rolit", {"size": 6, "players": 4, "first": "rules"}, 130),
    ("rolit", {"size": 6, "players": 3, "first": 1}, 5),
    ("rolit", {"size": 4, "preset": "reversi"}, 70),
    ("tuki", {"players": 3, "rounds": 1}, 12),
    ("shutbox", {"players": 3, "edition": "tactica-shared"}, 12),
    ("shutbox", {"players": 2, "variant": "digital"}, 12),
]
SEED = 11

PROGRAM = """
import json, sys
from dataclasses import asdict
import parlour
cases, seed = json.loads(sys.argv[1])
for name, options, n in cases:
    game = parlour.game(name, **options)
    print(json.dumps(asdict(parlour.simulate(game, n, seed=seed, device="cuda"))))
"""


def simulated() -> list[dict[str, Any]]:
    """The counts of all cases, by the simulator, which must be chosen before Numba is imported."""
    if config.ENABLE_CUDASIM:
        return [plain(parlour.simulate(parlour.game(name, **o), n, seed=SEED, device="cuda")) for name, o, n in CASES]
    chosen = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "ignore"}
    command = [sys.executable, "-c", PROGRAM, json.dumps([CASES, SEED])]
    done = subprocess.run(command, env=chosen, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def plain(counts: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(asdict(counts)))
    return found


@pytest.mark.filterwarnings("ignore:overflow encountered")
def test_the_simulated_gpu_plays_the_games_of_the_processor() -> None:
    for (name, options, n), counts in zip(CASES, simulated(), strict=True):
        assert counts == plain(parlour.simulate(parlour.game(name, **options), n, seed=SEED).counts), (name, options)


@pytest.mark.gpu
@pytest.mark.usefixtures("real_gpu")
@pytest.mark.filterwarnings("ignore:.*Grid size")  # few games do not fill a card
def test_a_real_gpu_plays_the_games_of_the_processor() -> None:
    for name, options, _ in CASES:
        game = parlour.game(name, **options)
        assert parlour.simulate(game, 5000, device="cuda") == parlour.simulate(game, 5000).counts


def test_counts_say_what_the_games_came_to() -> None:
    many = parlour.simulate(parlour.game("shutbox", players=3, edition="twelve"), 40, seed=2)
    counts, parts = many.counts, many.winners / many.winners.sum(axis=1, keepdims=True)
    assert counts.games == 40
    assert counts.mean_scores == pytest.approx(many.scores.mean(axis=0))
    assert (counts.least, counts.most) == (tuple(many.scores.min(axis=0)), tuple(many.scores.max(axis=0)))
    assert counts.wins == pytest.approx(parts.mean(axis=0))
    assert (counts.mean_length, counts.shortest) == (many.lengths.mean(), many.lengths.min())
    assert counts.longest == many.lengths.max()
    other = many.scores.copy()
    other[7, 1] += 1
    assert parlour.Simulation(other, many.lengths, many.winners).counts.checksum != counts.checksum


@pytest.mark.parametrize("ask", [parlour.simulate, parlour.batch])
def test_what_is_missing_is_said(ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = parlour.game("rolit", players=2)
    with pytest.raises(BadOption, match="device='tpu'"):
        ask(game, 1, device="tpu")
    monkeypatch.setattr(gpu, "SIMULATED", False)
    monkeypatch.setattr(gpu, "find_spec", lambda name: None)
    with pytest.raises(Unsupported, match=r"pip install 'numba-cuda"):
        ask(game, 1, device="cuda")
    monkeypatch.setattr(gpu, "find_spec", lambda name: "found")
    monkeypatch.setattr(gpu.cuda, "is_available", lambda: False)
    with pytest.raises(Unsupported, match="no NVIDIA GPU"):
        ask(game, 1, device="cuda")
