"""Learning: the same again from the same seed, also after an interruption, and a plan is not mixed with another."""

from pathlib import Path

import numpy as np
import pytest
from bench.tuki_engine.whole_round import reduced

import parlour
from parlour.contract.training import Plan
from parlour.errors import Unsupported
from parlour.games.tuki.engine import training
from parlour.games.tuki.engine.weights import NAMES, weights

GAME = parlour.game("tuki", players=3)


def learned(folder: Path, batches: int = 4) -> list[float]:
    folder.mkdir(exist_ok=True)
    with np.load(GAME.train(Plan(batches, 20, 7, folder), lambda done: None).file) as kept:
        return [float(number) for number in kept["weights"]]


@pytest.mark.long
def test_training_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "EVERY", 1)
    whole = learned(tmp_path / "whole")

    def interrupt(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    folder = tmp_path / "parts"
    folder.mkdir()
    with pytest.raises(KeyboardInterrupt):
        GAME.train(Plan(4, 20, 7, folder), interrupt)
    with pytest.raises(Unsupported):
        learned(folder, batches=5)
    assert learned(folder) == whole
    assert not (folder / "three.part.npz").exists()


@pytest.mark.long
def test_the_estimates_get_better(tmp_path: Path) -> None:
    curves = GAME.train(Plan(5, 400, 1, tmp_path), lambda done: None).curves
    assert curves["5–6"][-1] < curves["5–6"][0]


@pytest.mark.long
def test_a_reduced_deck_is_learned_too(tmp_path: Path) -> None:
    trained = reduced("3322").make({}).train(Plan(10, 400, 1, tmp_path), lambda done: None)
    assert trained.curves["1"][-1] < trained.curves["1"][0]
    with np.load(trained.file) as kept:
        assert np.abs(kept["weights"]).max() < 100


@pytest.mark.parametrize("players", NAMES)
def test_there_are_weights_for_every_number_of_players(players: int) -> None:
    assert np.isfinite(weights(players)).all()
