"""`parlour solve` and `parlour advise` as a user meets them."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import parlour
from parlour.terminal.commands import main


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
    assert "most likely results" in told


def test_solve_to_win_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "shutbox", "tiles=6", "players=4", "first=0", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert sum(data["win_probability"]) == pytest.approx(1)
    assert "a four-way tie" in data["note"]
    assert len(data["expected_score"]) == len(data["shut_probability"]) == 4
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
    assert main(["advise", "shutbox", "--open", "5", "--dice", "3-3", "--objective", "score"]) == 0
    assert "the turn is over: expected score 5" in capsys.readouterr().out
    assert main(["advise", "shutbox", "edition=nine", "players=1", "--open", "5", "--dice", "3-3"]) == 0
    assert "expected score 5.0" in capsys.readouterr().out
    assert main(["advise", "shutbox", "--open", "9,10", "--exact"]) == 0
    assert "/" in capsys.readouterr().out


def test_advise_among_others(capsys: pytest.CaptureFixture[str]) -> None:
    """The value is what the solution says of the same position reached in play."""
    state = parlour.game("shutbox", tiles=5, dice=1, first=0, players=2).start()
    for step in ("5", "5", "4", "4", "3", "3", "4", "3"):  # 1+2 are left to the first
        state = state.play(step)
    told = ["advise", "shutbox", "tiles=5", "dice=1", "--open", "1,2,3,4,5", "--dice", "3", "--json"]
    assert main([*told, "--rows", "1,2"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [(each["move"], tuple(each["worth"])) for each in data["moves"]] == [
        (str(each.move), each.worth) for each in parlour.advise(state)
    ]
    ranked = parlour.solve(state.game).best(state)
    assert [each["worth"][1] for each in data["moves"]] == pytest.approx([float(each.value) for each in ranked])
    assert data["worth"] == data["moves"][0]["worth"]
    assert main(["advise", "shutbox", "edition=nine", "--open", "1,2,9", "--dice", "6-5", "--best", "12"]) == 0
    assert "the chance to win" in capsys.readouterr().out


@pytest.mark.long
def test_advise_to_win_young_players(capsys: pytest.CaptureFixture[str]) -> None:
    """SB-21: the other is out with 1+2, so 3 or more is not enough."""
    told = ["advise", "shutbox", "variant=young", "tiles=5", "dice=1", "--open", "1,3", "--dice", "1", "--json"]
    assert main([*told, "--rows", "me/1,2x"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["moves"][0]["move"] == "1"
    assert 1 / 6 < data["worth"][0] < 1
    assert main([*told[:-3], "--dice", "5", "--rows", "1x", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["worth"][0] == 0


RECORDS = Path(__file__).parents[2] / "golden" / "records"


def test_advise_ranks_the_moves_of_a_record_at_a_moment(capsys: pytest.CaptureFixture[str]) -> None:
    """A last turn of Tuki Tuki: all of it is enumerated."""
    asked = ["advise", "tuki", "--record", str(RECORDS / "tuki-2-players.jsonl"), "--at", "74"]
    assert main([*asked, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["actor"] == 0
    chances = [each["worth"][0] for each in data["moves"]]
    assert chances == sorted(chances, reverse=True)
    assert {"a1", "drop b2"} <= {each["move"] for each in data["moves"]}
    assert main(["advise", "rolit", *asked[2:]]) == 2
    assert "is a record of tuki" in capsys.readouterr().err


def test_advise_ranks_the_moves_of_a_code_and_of_a_board(capsys: pytest.CaptureFixture[str]) -> None:
    """Between two on 4×4 everything is proved, however the position is given."""
    for position in (["--board", "4/1ry1/1bg1/4", "--turn", "green"], ["--position", "4/1ry1/1bg1/4 green"]):
        assert main(["advise", "rolit", "size=4", *position, "--json"]) == 0
        data = json.loads(capsys.readouterr().out)
        assert (data["actor"], data["unit"], data["exact"]) == (1, "win", True)
        leads = [(each["worth"][1], each["lead"][1]) for each in data["moves"]]
        assert leads == sorted(leads, reverse=True) and len(leads) == 3


NINE = ["advise", "shutbox", "--open", "9"]
GAME = ["advise", "shutbox", "--record", str(RECORDS / "shutbox-solo.jsonl")]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["solve", "tuki"], "no solver"),
        (["solve", "shutbox", "--objective", "luck"], "must be one of"),
        (["advise", "tuki", "--open", "1"], "its options are cards, pile, hand, seat"),
        (["solve", "tuki", "--page"], "no solver"),
        (["advise", "shutbox", "--open", "x"], "separated by commas"),
        (["advise", "shutbox", "--open", "11"], "stand open"),
        (["advise", "shutbox", "--open", "9", "--dice", "4"], "not a roll of 2 dice"),
        (["advise", "shutbox", "--open", "9", "--dice", "1+2"], "must be a roll"),
        (["advise", "shutbox", "players=1", "--open", "9", "--objective", "win"], "must be score or shut"),
        ([*NINE, "--rows", "1", "--objective", "shut"], "must be win, or left out"),
        ([*NINE, "--rows", "1", "--exact"], "one row alone"),
        ([*NINE, "--best", "3"], "broken on the rows as they stand"),
        ([*NINE, "--best", "3", "--rows", "1,2"], "--best=3: says less than --rows"),
        ([*NINE, "tie=share", "--best", "99"], "--best=99: no row here has that score; the lowest is 1"),
        ([*NINE, "tie=share", "variant=three-down", "--best", "3"], "the lowest is 4, the highest 49"),
        ([*GAME, "--open", "9"], "--open='9': cannot be combined with --record"),
        ([*GAME, "--objective", "shut"], "--objective='shut': cannot be combined with --record"),
        ([*GAME, "--exact"], "cannot be combined with --record"),
        ([*GAME, "--position", "phase=3"], "cannot be combined with --record"),
        ([*GAME, "players=3"], "players='3': cannot be combined with --record"),
        ([*NINE, "--position", "phase=3"], "--open='9': cannot be combined with --position"),
        (["advise", "rolit", "--exact"], "cannot be combined with --board"),
        (["advise", "rolit", "--board", "8/8"], "--board='8/8': must be the rows of this board"),
        (["advise", "rolit", "--turn", "blue"], "--turn='blue': must be a colour that plays: red, green"),
        ([*NINE, "--rows", "1/2;3"], "--rows='2;3': must be rows separated by /"),
        ([*NINE, "--rows", "1//2"], "--rows='': must be rows separated by /"),
        ([*NINE, "--rows", "11"], "--rows='11': must be different numbers among"),
        ([*NINE, "--rows", "2,2"], "--rows='2,2': must be different numbers among"),
        ([*NINE, "--rows", "me/1"], "--rows='me/1': me must come last"),
        ([*NINE, "--to-come", "-1"], "--to-come=-1: must be 0 or more"),
        ([*NINE, "--to-come", "9"], "--to-come=9: would mean players=10: must be from 1 to 4"),
        ([*NINE, "--rows", "1/2/3/4", "--to-come", "0"], "--rows='1/2/3/4': would mean players=5: must be from 1 to 4"),
        ([*NINE, "variant=solo", "--to-come", "1"], "--to-come=1: would mean players=2: must be 1"),
        ([*NINE, "variant=solo", "tie=share", "--best", "3"], "--best=3: would mean players=2: must be 1"),
        ([*NINE, "variant=young", "--rows", "1/2/3/4"], "--rows='1/2/3/4': would mean players=5: must be from 1 to 4"),
        ([*NINE, "variant=tournament", "--to-come", "1"], "until='100 points': is a match"),
        ([*NINE, "variant=young", "--to-come", "1"], "--to-come=1: with one roll per turn, --rows must"),
        ([*NINE, "variant=young", "--best", "4"], "--best=4: with one roll per turn, --rows must"),
        ([*NINE, "variant=young", "--rows", "me/me"], "--rows='me/me': must have me only once"),
    ],
)
def test_wrong_input_is_told_plainly(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert why in capsys.readouterr().err
