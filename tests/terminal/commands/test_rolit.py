"""The commands `parlour perft`, `parlour worth` and `parlour train`."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import parlour
from parlour.contract.training import Plan
from parlour.terminal.commands import main


def test_perft_prints_the_counts(capsys: pytest.CaptureFixture[str]) -> None:
    """RO-12"""
    assert main(["perft", "rolit", "preset=reversi", "--depth", "6"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in lines] == ["4", "12", "56", "244", "1,396", "8,200"]


def test_perft_prints_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "rolit", "size=6", "players=3", "first=0", "--depth", "3", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [row["sequences"] for row in data["perft"]] == [3, 20, 135]
    assert data["options"]["colours"] == ["red", "yellow", "green"]


@pytest.mark.parametrize("command", ["perft", "worth"])
def test_other_games_have_neither(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "shutbox"]) == 2
    assert f"parlour {command}: shutbox has no" in capsys.readouterr().err


@pytest.mark.parametrize("depth", ["0", "-3", "99"])
def test_a_depth_that_makes_no_sense_is_refused(depth: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "rolit", f"--depth={depth}"]) == 2
    assert "from 1 to 60" in capsys.readouterr().err


def test_worth_draws_the_map(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """RO-11"""
    picture = tmp_path / "map.svg"
    assert main(["worth", "rolit", "size=4", "-n", "1000", "--svg", str(picture)]) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[0].split() == ["a", "b", "c", "d"]
    assert "standard error" in out
    assert picture.read_text().startswith("<svg")


def test_worth_prints_data(capsys: pytest.CaptureFixture[str]) -> None:
    """RO-11"""
    assert main(["worth", "rolit", "size=6", "players=3", "-n", "300", "--seed", "4", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 300
    assert len(data["worth"]) == len(data["errors"]) == 6


def test_worth_says_where_a_picture_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["worth", "rolit", "size=4", "-n", "100", "--svg", str(tmp_path / "no" / "map.svg")]) == 2
    assert "cannot write" in capsys.readouterr().err


PLAN = ["--batches", "3", "--games", "16", "--seed", "5"]


def test_train_writes_weights_and_curves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    curves, twice = tmp_path / "curves.svg", []
    for folder in ("a", "b"):
        command = ["train", "rolit", "size=6", *PLAN, "--to", str(tmp_path / folder), "--plot", str(curves), "--json"]
        assert main(command) == 0
        found = json.loads(capsys.readouterr().out)
        assert (found["batches"], found["games"], found["seed"]) == (3, 16, 5)
        with np.load(found["file"]) as kept:
            twice.append((found["curves"], kept["weights"].tobytes()))
    assert twice[0] == twice[1], "the same plan learns the same"
    assert all(len(curve) == 3 for curve in twice[0][0].values()) and any(map(any, twice[0][0].values()))
    assert len(ElementTree.parse(curves).findall("{*}polyline")) == len(twice[0][0])


def test_train_is_told_in_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "rolit", "size=6", "players=3", *PLAN, "--to", str(tmp_path)]) == 0
    said = capsys.readouterr()
    first, *_, last = said.out.splitlines()
    assert first.split() == ["1", "2", "3"] and str(tmp_path / "three-6.npz") in last
    assert "3/3 batches" in said.err


def test_another_plan_does_not_spoil_unfinished_work(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = parlour.game("rolit", size=6)

    def interrupt(done: int) -> None:
        if done == 21:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        game.train(Plan(22, 1, 5, tmp_path), interrupt)
    assert main(["train", "rolit", "size=6", *PLAN, "--to", str(tmp_path)]) == 2
    assert "batches 22" in capsys.readouterr().err
    assert (
        main(["train", "rolit", "size=6", "--batches", "22", "--games", "1", "--seed", "5", "--to", str(tmp_path)]) == 0
    )
    assert not list(tmp_path.glob("*.part.npz"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["size=4"], "it is solved"),
        (["--gpu"], "CuPy"),
        (["--batches", "0"], "from 1 to"),
        (["--games", "99999999"], "from 1 to"),
        (["--to", "/proc/no/such"], "cannot write"),
        (["--plot", "x.png"], "svg"),
    ],
)
def test_train_says_what_is_wrong(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "rolit", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_other_games_do_not_learn(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "shutbox"]) == 2
    assert "parlour train: shutbox does not learn" in capsys.readouterr().err
