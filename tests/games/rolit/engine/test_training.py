"""Learning is the same again from the same seed, and goes on after an interruption as if there had been none."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from parlour.games.rolit.engine import training
from parlour.games.rolit.engine.training import train


def learned(folder: Path, name: str = "two-6") -> list[int]:
    folder.mkdir(exist_ok=True)
    with np.load(train(name, 32, 4, 7, folder, gpu=False, told=lambda done: None)) as kept:
        found: list[int] = kept["weights"].ravel().tolist()
    return found


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    once, again = learned(tmp_path / "a"), learned(tmp_path / "b")
    assert once == again
    assert any(once)


def test_training_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "EVERY", 1)
    whole = learned(tmp_path / "whole")

    def interrupt(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    folder = tmp_path / "parts"
    folder.mkdir()
    with pytest.raises(KeyboardInterrupt):
        train("two-6", 32, 4, 7, folder, gpu=False, told=interrupt)
    assert (folder / "two-6.part.npz").exists()
    assert learned(folder) == whole
