"""Learning is the same again from the same seed, and goes on after an interruption as if there had been none."""

from __future__ import annotations

import os
import signal
from concurrent.futures import Executor
from pathlib import Path

import numpy as np
import pytest

from parlour.games.rolit.engine import training
from parlour.games.rolit.engine.training import train
from parlour.study.arena.workers import InThisProcess, cluster_workers
from parlour.terminal.commands import main


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


def in_parts(folder: Path, name: str, workers: Executor | None, games: int = 50) -> bytes:
    folder.mkdir(exist_ok=True)
    file = train(name, games, 1, 7, folder, gpu=False, told=lambda done: None, workers=workers)
    with np.load(file) as kept:
        return bytes(kept["weights"].tobytes()) + str(kept["made"]).encode()


@pytest.mark.parametrize("name", ["reversi-6", "three-6"])
def test_workers_learn_the_same(tmp_path: Path, name: str) -> None:
    """Also where a part has fewer games than the others."""
    assert in_parts(tmp_path / "a", name, InThisProcess()) == in_parts(tmp_path / "b", name, None)


@pytest.mark.long
def test_a_worker_of_a_cluster_is_killed_in_the_middle(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(n_workers=3, threads_per_worker=1, dashboard_address=None) as cluster,
        cluster_workers(cluster.scheduler_address) as workers,
    ):
        victims = [next(iter(cluster.workers.values())).pid]

        def kill(done: int) -> None:
            while victims:
                os.kill(victims.pop(), signal.SIGKILL)

        train("two-6", 200, 4, 7, tmp_path, gpu=False, told=kill, workers=workers)
    there = (tmp_path / "two-6.npz").read_bytes()
    assert not victims
    train("two-6", 200, 4, 7, tmp_path, gpu=False, told=lambda done: None)
    assert (tmp_path / "two-6.npz").read_bytes() == there


@pytest.mark.long
def test_the_command_trains_on_a_cluster(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    distributed = pytest.importorskip("distributed")
    plain = ["train", "rolit", "size=6", "players=2", "--games", "20", "--batches", "1", "--to"]
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        assert main([*plain, str(tmp_path / "there"), "--cluster", cluster.scheduler_address]) == 0
        assert main(["train", "tuki", "--to", str(tmp_path), "--cluster", cluster.scheduler_address]) != 0
        assert "one round after the other" in capsys.readouterr().err
        assert main([*plain, str(tmp_path), "--cluster", cluster.scheduler_address, "--gpu"]) == 2
    assert main([*plain, str(tmp_path / "here")]) == 0
    assert (tmp_path / "here" / "two-6.npz").read_bytes() == (tmp_path / "there" / "two-6.npz").read_bytes()
