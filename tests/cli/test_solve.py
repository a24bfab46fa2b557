"""`parlour solve` and `parlour advise` as a user meets them."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from parlour.cli import main


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path / "cache"))


def test_solve_tells_the_published_fraction(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["solve", "shutbox", "edition=nine", "fewer_dice=never", "players=1", "--objective", "shut", "--exact"])
        == 0
    )
    told = capsys.readouterr().out
    assert "466473281/6530347008" in told
    assert "where the chance goes" in told


def test_solve_to_win_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "shutbox", "players=3", "first=0", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert sum(data["win_probability"]) == pytest.approx(1)
    assert "three or more" in data["note"]
    assert main(["solve", "shutbox", "tiles=4"]) == 0
    assert "to win, by seat" in capsys.readouterr().out


def test_solve_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = tmp_path / "nine.svg"
    assert main(["solve", "shutbox", "edition=nine", "players=1", "--plot", str(drawn)]) == 0
    ElementTree.fromstring(drawn.read_text())
    for name, why in (("nine.png", "an .svg file"), (str(tmp_path / "no" / "such.svg"), "cannot write there")):
        assert main(["solve", "shutbox", "edition=nine", "players=1", "--plot", name]) == 2
        assert why in capsys.readouterr().err
    assert main(["solve", "shutbox", "tiles=4", "--plot", str(drawn)]) == 2
    assert "one row" in capsys.readouterr().err


def test_advise_ranks_the_moves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["advise", "shutbox", "--open", "1,2,5,9", "--dice", "4-3"]) == 0
    assert "2+5" in capsys.readouterr().out
    assert main(["advise", "shutbox", "--open", "1,2,3,4,5,6", "--dice", "6", "--objective", "shut", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["moves"][0]["move"] == "6"
    assert [each["value"] for each in data["moves"]] == sorted((each["value"] for each in data["moves"]), reverse=True)
    assert main(["advise", "shutbox", "--open", "5", "--dice", "3-3"]) == 0
    assert "the turn is over: expected score 5" in capsys.readouterr().out
    assert main(["advise", "shutbox", "--open", "9,10", "--exact"]) == 0
    assert "/" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["solve", "tuki"], "no solver"),
        (["solve", "shutbox", "--objective", "luck"], "must be one of"),
        (["advise", "tuki", "--open", "1"], "for shutbox"),
        (["advise", "shutbox", "--open", "x"], "with commas"),
        (["advise", "shutbox", "--open", "11"], "stand open"),
        (["advise", "shutbox", "--open", "9", "--dice", "4"], "not a roll of 2 dice"),
        (["advise", "shutbox", "--open", "9", "--dice", "1+2"], "must be a roll"),
        (["advise", "shutbox", "--open", "9", "--objective", "win"], "must be score or shut"),
    ],
)
def test_wrong_input_is_told_plainly(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert why in capsys.readouterr().err
