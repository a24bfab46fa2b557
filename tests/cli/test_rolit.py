"""The commands `parlour perft` and `parlour worth`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parlour.cli import main


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
