"""Data sets of exact values: what they hold, that a seed repeats them, and that interruptions lose nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bench.dataset import main as baseline

import parlour
from parlour.study.dataset import Dataset, Recipe, collect, for_testing, keep, resumed
from parlour.terminal.commands import main

SMALL = ("shutbox", "edition=nine", "players=1")
GAME = parlour.game("shutbox", edition="nine", players=1)


def made(file: Path, *more: str) -> dict[str, Any]:
    assert main(["dataset", *SMALL, "-n", "60", "-o", str(file), *more]) == 0
    with np.load(file) as data:
        return {name: data[name] for name in data.files}


def test_values_are_those_of_the_solution(tmp_path: Path) -> None:
    data, solved = made(tmp_path / "box.npz"), parlour.solve(GAME, "score")
    assert len(data["code"]) == len(set(data["code"])) == 60
    for at, code in enumerate(data["code"]):
        state = GAME.at(str(code))
        assert np.array_equal(data["observation"][at], state.observe(0)) and data["actor"][at] == 0
        assert data["mask"][at].tolist() == state.mask().tolist()
        assert data["test"][at] == for_testing(str(code))
        for move in state.legal():
            expected = -float(solved.value_for(state.play(move), 0))
            assert data["values"][at, GAME.number(move)] == pytest.approx(expected, abs=1e-5)
        assert data["value"][at] == pytest.approx(-float(solved.value_for(state, 0)), abs=1e-5)
    assert np.isnan(data["values"][~data["mask"]]).all()


def test_the_same_seed_gives_the_same_positions_and_another_gives_others(tmp_path: Path) -> None:
    first, again, other = (made(tmp_path / f"{seed}.npz", "--seed", str(seed % 2)) for seed in (0, 2, 1))
    for name, array in first.items():
        assert array.tobytes() == again[name].tobytes()
    assert set(first["code"]) != set(other["code"])
    assert json.loads(str(first["about"]))["seed"] == 0


def test_what_was_interrupted_is_taken_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = made(tmp_path / "whole.npz")
    file, part = tmp_path / "part.npz", tmp_path / "part.npz.part"

    def interrupted(dataset: Dataset, told: Any, pause: Any) -> Dataset:
        def stop(dataset: Dataset) -> None:
            if len(dataset.rows) > 20:
                raise KeyboardInterrupt

        return collect(dataset, told, stop)

    monkeypatch.setattr("parlour.terminal.commands.dataset.collect", interrupted)
    assert main(["dataset", *SMALL, "-n", "60", "-o", str(file)]) == 130
    assert not file.exists() and 20 < len(json.loads(part.read_text())["rows"]) < 60
    monkeypatch.setattr("parlour.terminal.commands.dataset.collect", collect)
    resumed_data = made(file)
    assert not part.exists()
    for name, array in whole.items():
        assert array.tobytes() == resumed_data[name].tobytes()


def test_unfinished_work_of_another_kind_is_not_mixed_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    part = tmp_path / "box.npz.part"
    keep(Dataset(Recipe(GAME, 60, 7), []), part)
    assert main(["dataset", *SMALL, "-n", "60", "-o", str(tmp_path / "box.npz")]) == 2
    part.write_text("{")
    assert main(["dataset", *SMALL, "-n", "60", "-o", str(tmp_path / "box.npz")]) == 2
    assert capsys.readouterr().err.count("unfinished work of another kind") == 2
    assert resumed(Recipe(GAME, 60, 7), tmp_path / "none").rows == []


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["-o", "x.csv"], "must end with .npz or .parquet"),
        (["-o", "no/such/folder/x.npz"], "cannot write there"),
        (["-o", "x.npz", "-n", "0"], "from 1 to 1000000"),
    ],
)
def test_what_cannot_be_is_refused_at_once(
    flags: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["dataset", *SMALL, *flags]) == 2
    assert said in capsys.readouterr().err


def test_a_box_with_few_positions_ends_with_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.study.dataset.FUTILE", 200)
    tiny = parlour.game("shutbox", edition="nine", players=1, tiles=4, dice=1)
    found = collect(Dataset(Recipe(tiny, 1000, 0), []), lambda done: None, lambda dataset: None)
    assert 3 < len(found.rows) < 100


def test_the_baseline_measures_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made(tmp_path / "box.npz")
    baseline(str(tmp_path / "box.npz"))
    assert "linear     regret" in capsys.readouterr().out


@pytest.mark.long
@pytest.mark.parametrize("options", [("rolit", {"players": 2}), ("rolit", {"players": 3}), ("tuki", {"rounds": 1})])
def test_the_ends_of_the_other_games(options: tuple[str, dict[str, Any]]) -> None:
    """The winner of the last move gets what the rules say."""
    name, chosen = options
    game = parlour.game(name, **chosen)
    data = collect(Dataset(Recipe(game, 40, 0), []), lambda done: None, lambda dataset: None).arrays()
    for code, values, actor in zip(data["code"], data["values"], data["actor"], strict=True):
        state = game.at(str(code))
        assert state.actor == actor
        for move in state.legal():
            after = state.play(move)
            if after.over:
                winners = after.winners
                assert values[game.number(move)] == pytest.approx((actor in winners) / len(winners))
    assert (data["value"] >= 0).all() and (data["value"] <= 1).all()


def test_parquet_files_hold_the_same(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")
    data = made(tmp_path / "box.npz")
    assert main(["dataset", *SMALL, "-n", "60", "-o", str(tmp_path / "box.parquet")]) == 0
    table = parquet.read_table(tmp_path / "box.parquet")
    assert set(table.column_names) == set(data) - {"about"}
    assert json.loads(table.schema.metadata[b"parlour"]) == json.loads(str(data["about"]))
    for name in ("code", "actor", "test", "mask", "observation"):
        assert table[name].to_pylist() == data[name].reshape(len(data["code"]), -1).squeeze().tolist()
    assert np.allclose(table["values"].to_pylist(), data["values"], equal_nan=True)
