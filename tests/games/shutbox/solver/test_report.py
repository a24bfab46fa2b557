"""Reports of a solution, pictures, positions set up by hand, and reasons why some games are not solved."""

from fractions import Fraction
from typing import Any
from xml.etree import ElementTree

import pytest

import parlour
from parlour.games.shutbox import ShutBox
from parlour.games.shutbox.notation import Roll
from parlour.games.shutbox.solver import page
from parlour.games.shutbox.solver.picture import greedy_scores, picture
from parlour.games.shutbox.solver.position import position
from parlour.games.shutbox.solver.report import numbers_told as report
from parlour.games.shutbox.solver.row.alone import Alone
from parlour.games.shutbox.solver.scope import why_unsolved
from parlour.speech.languages import speak
from parlour.speech.message import Message


def shutbox(**options: Any) -> ShutBox:
    game = parlour.game("shutbox", **options)
    assert isinstance(game, ShutBox)
    return game


def alone(objective: str = "score", **options: Any) -> Alone:
    solved = parlour.solve(shutbox(players=1, **options), objective)
    assert isinstance(solved, Alone)
    return solved


def test_a_report_of_one_row() -> None:
    data = report(alone(tiles=4, dice=1))
    assert sum(data["scores"].values()) == pytest.approx(1)
    assert sum(int(score) * share for score, share in data["scores"].items()) == pytest.approx(data["expected_score"])
    assert sum(int(n) * share for n, share in data["left_open"].items()) == pytest.approx(data["expected_score"])
    assert [each["roll"] for each in data["first_moves"]] == ["1", "2", "3", "4", "5", "6"]
    assert data["last_rows"][0]["chance"] >= data["last_rows"][-1]["chance"]


def test_a_report_of_a_game_to_win_and_of_fractions() -> None:
    data = report(parlour.solve(shutbox(tiles=3, dice=2)))
    assert sum(data["win_probability"]) == pytest.approx(1)
    assert data["first_moves"][0]["before"] in (["roll 1"], ["roll 2"])
    exact = report(parlour.solve(shutbox(tiles=3, dice=1, players=1), exact=True))
    assert Fraction(exact["expected_score"]) > 0


@pytest.mark.parametrize(
    ("objective", "options"),
    [
        ("score", {"tiles": 4, "dice": 1}),
        ("shut", {"tiles": 5, "parity": "choice"}),
        ("score", {"tiles": 1, "dice": 1}),
    ],
)
def test_a_picture_of_one_row(objective: str, options: dict[str, Any]) -> None:
    solved = alone(objective, **options)
    assert len(list(ElementTree.fromstring(picture(solved, speak("en"))))) > 4
    greedy = greedy_scores(solved)
    assert sum(greedy.values()) == pytest.approx(1)
    best = alone("score", **options)
    assert sum(score * share for score, share in greedy.items()) > float(best.expected_score) - 1e-12


def test_the_choice_of_a_half_is_ranked() -> None:
    """SB-28."""
    solved = alone(tiles=5, parity="choice")
    ranked = solved.best(solved.game.start())
    assert {str(each.move) for each in ranked} == {"even", "odd"}
    assert ranked[0].value == pytest.approx(solved.expected_score)
    exact = parlour.solve(solved.game, exact=True)
    assert exact.best(solved.game.start())[0].value == exact.expected_score == pytest.approx(solved.expected_score)


def test_positions_set_up_by_hand() -> None:
    game = shutbox()
    assert set(position(game, (1, 2, 5, 9), Roll((4, 3))).allowed()) == {"2+5"}
    assert position(game, (1, 2, 5), None).allowed() == ("roll 1", "roll 2")
    assert position(game, (1, 2, 5), Roll((3,))).allowed() == ("1+2",)
    for half, numbers in ((1, (2, 4)), (2, (1, 3)), (0, (1, 2))):
        state = position(shutbox(parity="choice"), numbers, None)
        assert ("even" in state.allowed()) == (half == 0)


@pytest.mark.parametrize(
    ("numbers", "roll", "wrong"),
    [((11,), None, "open"), ((), None, "open"), ((3, 3), None, "open"), ((9,), Roll((4,)), "dice")],
)
def test_impossible_positions_are_refused(numbers: tuple[int, ...], roll: Roll | None, wrong: str) -> None:
    with pytest.raises(parlour.BadOption) as error:
        position(shutbox(), numbers, roll)
    assert error.value.option == wrong


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"variant": "young", "until": "100 points"}, "are not solved"),
        ({"rows": "shared", "tiles": 16, "dice": 3, "players": 3}, "at most 14 numbers"),
        ({}, ""),
    ],
)
def test_why_a_game_is_not_solved(options: dict[str, Any], why: str) -> None:
    said = str(why_unsolved(shutbox(**options).options) or "")
    assert why in said
    assert bool(said) == bool(why)


def test_a_match_is_worth_what_its_seats_are() -> None:
    solved = parlour.solve(shutbox(tiles=2, dice=1, until="3 points"))
    assert solved.win_probability == pytest.approx((0.5, 0.5))
    assert solved.expected_score is None
    assert solved.shut_probability is None


def test_the_game_tells_of_its_solutions() -> None:
    game = shutbox(tiles=3, dice=1, players=1)
    solved = parlour.solve(game)
    told = game.report(solved)
    assert told.data == report(solved)
    values, first, ends = told.sections
    assert [str(label) for label, _ in values.rows] == ["expected score", "probability of shutting the box"]
    assert len(first.rows) == 6 and str(first.heading) == "best first moves"
    assert any(each.label == Message("solve-box") for each in ends.rows[1][1])
    assert "<svg" in (game.picture(solved, speak("en")) or "")
    tiny = shutbox(tiles=2, dice=1, players=1)
    assert str(tiny.report(parlour.solve(tiny)).sections[1].rows[-1][1]) == "nothing fits"
    two = shutbox(tiles=3, dice=1)
    assert [len(row) for row in two.report(parlour.solve(two)).sections[0].rows] == [2, 2]
    assert two.picture(parlour.solve(two), speak("en")) is None


def test_the_page_has_a_line_for_every_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """On small boxes of three numbers; tests/solver compares the page itself."""
    whole = page.with_options
    monkeypatch.setattr(page, "VARIANTS", {name: page.VARIANTS[name] for name in ("classic", "solo", "young")})
    monkeypatch.setattr(page, "with_options", lambda game, options: whole(game, dict(options) | {"tiles": 3}))
    game, done = shutbox(), list[float]()
    written = game.solutions_page(done.append)
    lines = [line for line in written.splitlines() if line.startswith("| ")]
    assert len(done) == len(list(page.rows(game))) == len([line for line in lines if line.count("|") == 6]) - 1
    assert done[-1] == 1
    assert page.FOUR not in written and f"({page.four_tied(game)} of classic games)" in written
    assert lines[1].split(" | ")[:2] == ["| tactica", "classic"]
    assert page._first(game, {"variant": "classic", "until": "9999 points"}) == "–"
