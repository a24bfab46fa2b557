"""Positions that people look into without a table."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from tests.server.nodes import Running

BOX = {"edition": "nine", "players": 1}


def post(node: Running, path: str, **body: Any) -> tuple[int, Any]:
    with node.client() as client:
        answer = client.post(f"/api/games/{path}", json=body, timeout=300)
    return answer.status_code, answer.json()


def test_a_position_is_set_up_played_on_and_judged_as_the_library_judges_it(node: Running) -> None:
    status, found = post(node, "shutbox/position", options=BOX, details={"open": "1,2,5,9"})
    assert status == 200 and found["moves"] == [] and found["question"]["moves"][0] == "1-1"
    _, before = post(node, "shutbox/advice", options=BOX, at=found["code"])
    rolling = parlour.game("shutbox", **BOX).set_up({"open": "1,2,5,9"})
    left = parlour.solve(rolling.game)
    assert {each["move"]: each["worth"][0] for each in before["steps"]} == pytest.approx(
        {str(roll): -left.value(rolling.play(roll)) for roll, _ in rolling.chances()}
    )
    assert sum(each["chance"] for each in found["outcomes"]) == pytest.approx(1)
    _, rolled = post(node, "shutbox/position", options=BOX, at=found["code"], steps=["4-3"])
    assert rolled["said"][0]["id"] == "shutbox-log-roll" and rolled["view"]["roll"]["faces"] == [4, 3]
    assert [each["move"] for each in rolled["moves"]] == ["2+5"]
    status, told = post(node, "shutbox/advice", options=BOX, at=rolled["code"])
    state = parlour.game("shutbox", **BOX).set_up({"open": "1,2,5,9", "dice": "4-3"})
    assert (status, told["unit"]) == (200, "score") and state.code() == rolled["code"]
    sums = post(
        node, "shutbox/position", options=BOX, details={"open": "1,2,3,4,5,6,7,8,9", "dice": "6-3"}, picture=True
    )[1]
    between = ["9", "1+8"]
    _, why = post(node, "shutbox/position", options=BOX, at=sums["code"], between=between)
    assert (rolled["reason"], rolled["svg"], why["reason"]["id"]) == (None, "", "shutbox-reason-keeps")
    assert sums["svg"].startswith("<svg")
    assert [(each["move"], each["worth"], each["exact"]) for each in told["steps"]] == [
        (str(each.move), list(each.worth), True) for each in parlour.advise(state)
    ]


def test_a_page_can_think_about_a_position_itself(node: Running) -> None:
    options = {"size": 4, "colours": ["red", "green"]}
    _, found = post(node, "rolit/position", options=options, details={"board": "4/1ry1/1bg1/4", "turn": "green"})
    state = parlour.game("rolit", size=4).at("4/1ry1/1bg1/4 green")
    assert found["question"]["position"] == [str(each) for each in state.game.engine().position(state).numbers]
    assert found["question"]["module"].startswith("/api/games/rolit/engine/module?v=")
    _, told = post(node, "rolit/advice", options=options, at=found["code"])
    best = parlour.advise(state)[0]
    assert {each["move"]: each["worth"] for each in told["steps"]}[str(best.move)] == list(best.worth)
    assert told["unit"] == "win" and told["seat"] == state.actor


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("nothing/position", {}, 422, "unknown_game"),
        ("shutbox/position", {"options": {"tiles": 99}}, 422, "bad_option"),
        ("shutbox/position", {"at": "phase=3 count=2 row=511,511"}, 422, "bad_option"),
        ("shutbox/position", {"details": {"open": "99"}}, 422, "bad_option"),
        ("shutbox/position", {"details": {"open": "9"}, "at": "phase=3"}, 422, "bad_option"),
        ("shutbox/position", {"steps": ["d3"]}, 422, "bad_option"),
        ("shutbox/position", {"steps": ["first:1"] * 9}, 400, "bad_message"),
        ("tuki/position", {"details": {"open": "9"}}, 422, "bad_option"),
        ("rolit/advice", {"options": {"size": 4}, "at": "rrrr/rrrr/gggg/gggg red"}, 409, "no_advice"),
        ("shutbox/position", {"options": BOX, "steps": ["6-3"], "between": ["9", "99"]}, 422, "bad_option"),
        ("shutbox/advice", {"at": "nonsense"}, 422, "bad_option"),
    ],
)
def test_what_cannot_be_looked_into_is_refused_with_a_reason(
    node: Running, path: str, body: dict[str, Any], status: int, code: str
) -> None:
    answered, told = post(node, path, **body)
    assert (answered, told["code"]) == (status, code) and told["reason"]
