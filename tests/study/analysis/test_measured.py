"""The command that measures analyses (`python -m bench.truth`): a seeded sample of what it finds in many games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from bench.truth.__main__ import main
from bench.truth.budget import change
from bench.truth.budget import main as budget
from bench.truth.cases import CASES, made, pairings
from bench.truth.games import Account, Game, Handicap, Reference, between, handicap, reference
from bench.truth.sums import Cell, Seen, mean
from tests.cases import always

SOLVED = ("rolit-4", "box-alone", "box-2", "box-3")


def seen(name: str, games: int, instalments: int | None = None) -> Seen:
    found = Seen()
    for number in range(games):
        found.take(between(name, number, instalments))
        found.take(handicap(name, number, instalments))
        if made(name).players > 1:
            found.take(reference(name, number, instalments))
    return found


@pytest.mark.parametrize("name", always("box-alone", "box-2", of=SOLVED))
def test_a_solved_game_leaves_nothing_unexplained(name: str) -> None:
    found = seen(name, 60)
    assert all(abs(seat.unexplained) < 1e-9 for game in found.games for seat in game.seats)
    assert not any(game.verdict == "unknown" for game in found.games)
    assert all(abs(rest) < 1e-9 for game in found.references for rest in game.rests)
    assert sum(cell.off for cell in found.calibration()) <= 1  # of thirty intervals of 99 %
    cost = found.cost()
    assert cost is not None and cost[0].value > 0.01
    assert abs(cost[2].value) <= max(0.02, 2 * cost[2].half)
    assert abs(cost[3].value) < 1e-9 and cost[3].half < 1e-9
    accuracy = found.accuracy()
    assert accuracy["perfect"].value == 1.0 > accuracy["medium"].value > accuracy["random"].value


@pytest.mark.parametrize("name", always("tuki-2", "rolit-6-four", of=[each for each in CASES if each not in SOLVED]))
def test_a_game_of_every_case_is_measured(name: str) -> None:
    """At a glance, so that it takes a moment."""
    found = seen(name, 1, 0)
    (game,), (alone,), (slips,) = found.games, found.references, found.handicaps
    assert len(game.seats) == made(name).players and game.pairing == pairings(made(name))[0]
    assert {seat.level for seat in game.seats} == set(game.pairing)
    assert sum(seat.luck for seat in game.seats) == pytest.approx(0.0, abs=1e-6)
    assert sum(many for many, _, _ in alone.cells.values()) % made(name).players == 0
    assert slips.charged >= 0.0


def test_the_same_number_gives_the_same_game() -> None:
    for play in (between, reference, handicap):
        one, again = play("box-2", 7, None), play("box-2", 7, None)
        assert _timeless(one) == _timeless(again)


def _timeless(found: Any) -> Any:
    return (found.pairing, found.seats, found.verdict) if isinstance(found, Game) else found


def test_what_is_off_is_called_off() -> None:
    assert mean([0.1, -0.1] * 50).off is False and mean([0.3, 0.1] * 50).off is True
    assert Cell(0, 0.5, 0.55, 0.04, 100, 50).off and not Cell(0, 0.5, 0.53, 0.04, 100, 50).off
    assert not Cell(0, 0.5, 0.515, 0.001, 9999, 9999).off  # two percent are allowed
    found = Seen()
    for number in range(40):
        found.take(Reference({5: (3, 1.5, 3.0 * (number % 8 == 0))}, (0.0,)))
        found.take(Handicap(0.25, float(number % 4 == 0), 0.1))
        found.take(Game(("random", "hard"), (Account("random", 0.1, 0.2, 0.3, 0.5),), "unknown", 1.0))
    (cell,) = found.calibration()
    assert (cell.chance, cell.won, cell.off) == (0.5, 0.125, True)
    cost = found.cost()
    assert cost is not None and [each.value for each in cost] == pytest.approx([0.25, 0.25, 0.0, 0.1])
    assert found.root("rest") == pytest.approx(0.2) and found.untold() == 1.0
    assert found.by_pairing("luck")[("random", "hard"), 0].off


def test_the_command_prints_a_table_and_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    assert main(["rolit-4", "box-2", "--games", "10", "--workers", "1", "--classes", "--json", str(file)]) == 0
    said = capsys.readouterr().out
    assert "| `rolit-4` | 10, 10, 10 |" in said and "| `box-2` | 10, 10, 10 |" in said
    figures = json.loads(file.read_text())
    assert figures["rolit-4"]["root"] == [0.0, 0.0] and len(figures["box-2"]["accuracy"]) == 5
    main(["box-2", "--seconds", "0", "--workers", "1"])
    assert "| `box-2` | 0, 0, 0 |" in capsys.readouterr().out


def test_a_sample_grows_over_runs_that_are_cut_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Games that were kept are counted and not played again; a line that was cut off is played again."""

    def figures(games: int, *keep: str) -> dict[str, Any]:
        file = tmp_path / "figures.json"
        assert main(["box-2", "--games", str(games), "--workers", "1", "--json", str(file), *keep]) == 0
        capsys.readouterr()
        found: dict[str, Any] = json.loads(file.read_text())
        return found

    kept = tmp_path / "kept.jsonl"
    figures(4, "--keep", str(kept))
    kept.write_bytes(kept.read_bytes()[:-20])
    grown = figures(9, "--keep", str(kept))
    lines = kept.read_text().splitlines()
    assert grown == figures(9) and len(lines) == len({line[:30] for line in lines}) == 27
    assert figures(9, "--keep", str(kept)) == grown and kept.read_text().splitlines() == lines


def test_stated_errors_are_compared_with_a_larger_budget(capsys: pytest.CaptureFixture[str]) -> None:
    """Solved positions state no error; estimates change, and by no more than a few times their error."""
    assert change("rolit-4", 4) == (0, 0, 0.0, 0.0, 0.0)
    seen = change("rolit-6-four", 4)
    assert seen.moves > seen.positions > 0 < seen.seen and seen.ratio < 5
    assert budget(["rolit-4", "--positions", "2"]) == 0
    assert "| `rolit-4` | 0 | 0 | 0.000 | 0.000 | 0.0 |" in capsys.readouterr().out
