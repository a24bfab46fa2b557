"""A coach at a server's table: everybody sees who has one, and only its own seat hears it."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.engine.advice import judged
from parlour.engine.coach import counsel
from parlour.table.verify import verify
from tests.server.nodes import Running
from tests.server.players import BOT, HERE, ME, OTHER, bearer, join, open_table

ROLIT = {"game": "rolit", "options": {"size": 4, "first": 0}}


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Code that the server's worker needs is compiled here first, and kept: no request waits for it."""
    judged(parlour.game("rolit", size=4, first=0).start())


def opened(node: Running, coach: list[str], seats: Any = (ME, OTHER), **more: Any) -> Any:
    return open_table(node, seats=list(seats), coach=coach, **ROLIT | more)


def asked(node: Running, table: Any, key: str = "", **query: Any) -> tuple[int, Any]:
    with node.client() as client:
        headers = bearer(key) if key else {}
        found = client.get(f"/api/tables/{table['table']}/coach", headers=headers, params=query)
        return found.status_code, found.json()


def refused(answer: tuple[int, Any], status: int, code: str) -> None:
    assert (answer[0], answer[1]["code"]) == (status, code), answer
    assert answer[1]["reason"]


@pytest.mark.parametrize("strength", ["remind", "suggest", "tell"])
def test_the_coach_says_what_the_library_says(node: Running, strength: str) -> None:
    table = opened(node, [strength, ""])
    status, told = asked(node, table, table["key"])
    state = parlour.game("rolit", size=4, first=0).start()
    expected = counsel(state, strength, judged(state))
    assert status == 200 and (told["seat"], told["strength"], told["seq"]) == (0, strength, 0)
    assert [(each["id"], each["arguments"].keys()) for each in told["said"]] == [
        (each.id, each.arguments.keys()) for each in expected.said
    ]
    assert told["good"] == list(map(str, expected.good)) and told["best"] is None, "two moves are equally good"
    assert asked(node, table, table["key"], seat=0) == (status, told)


def test_a_page_is_told_why(node: Running) -> None:
    table, state = opened(node, ["tell", ""]), parlour.game("rolit", size=4, first=0).start()
    best, other = (each.move for each in parlour.advise(state)[:2])
    answer = why(node, table, table["key"], best, other)
    expected = state.reason(best, other)
    assert answer == (200, {"seq": 0, "reason": expected and expected.to_json()})
    refused(why(node, table, "", best, other), 403, "not_your_seat")
    for wrong in ("h8", "", "%00", "nonsense"):
        refused(why(node, table, table["key"], best, wrong), 409, "no_advice")
    less = opened(node, ["suggest", ""])
    refused(why(node, less, less["key"], best, other), 409, "no_advice")


def why(node: Running, table: Any, key: str, move: object, other: object) -> tuple[int, Any]:
    with node.client() as client:
        headers = bearer(key) if key else {}
        asked = {"move": str(move), "other": str(other)}
        found = client.get(f"/api/tables/{table['table']}/reason", headers=headers, params=asked)
        return found.status_code, found.json()


def test_everybody_sees_who_has_a_coach(node: Running) -> None:
    table = opened(node, ["tell", ""])
    guest = join(node, table)
    with node.client() as client:
        where = f"/api/tables/{table['table']}"
        for key in (table["key"], guest["key"], ""):
            headers = bearer(key) if key else {}
            assert client.get(where, headers=headers).json()["coach"] == ["tell", ""]
        record = client.get(f"{where}/record", headers=bearer(guest["key"])).content
        assert verify(record).coach == ["tell", ""]
        assert client.get(f"{where}/replay", headers=bearer(guest["key"])).json()["coach"] == ["tell", ""]
    plain = open_table(node, **ROLIT)
    with node.client() as client:
        assert client.get(f"/api/tables/{plain['table']}", headers=bearer(plain["key"])).json()["coach"] == []


def test_only_the_seat_itself_on_its_turn(node: Running) -> None:
    table = opened(node, ["tell", ""])
    guest = join(node, table)
    refused(asked(node, table, guest["key"]), 403, "not_your_seat")
    refused(asked(node, table, guest["key"], seat=0), 403, "not_your_seat")
    refused(asked(node, table), 403, "not_your_seat")  # an onlooker
    refused(asked(node, table, guest["key"], seat=1), 409, "no_coach")
    refused(asked(node, table, table["key"], seat=1), 403, "not_your_seat")
    both = opened(node, ["remind", "tell"], seats=(HERE, HERE))
    assert asked(node, both, both["key"], seat=0)[0] == 200
    refused(asked(node, both, both["key"], seat=1), 409, "no_advice")  # not its turn
    with node.client() as client:
        end = {"type": "end", "id": "the-end", "seq": 0, "seat": 0}
        assert client.post(f"/api/tables/{both['table']}/commands", json=end, headers=bearer(both["key"])).is_success
    refused(asked(node, both, both["key"], seat=0), 409, "no_advice")
    refused(asked(node, both, both["key"]), 409, "no_advice")


@pytest.mark.parametrize("seat", ["-1", "12", "99999999999999999999", "one", "0.5", "%00"])
def test_seats_that_do_not_exist(node: Running, seat: str) -> None:
    table = opened(node, ["tell", ""])
    status, told = asked(node, table, table["key"], seat=seat)
    assert status in (400, 403) and told["code"] in ("bad_message", "not_your_seat")


GARBAGE: list[tuple[Any, int, str]] = [
    (["tell"], 422, "bad_seats"),
    (["tell", "", ""], 422, "bad_seats"),
    (["Tell", ""], 422, "bad_seats"),
    (["perfect", ""], 422, "bad_seats"),
    (["tell\u0000", ""], 422, "bad_seats"),
    (["tell"] * 13, 400, "bad_message"),
    (["t" * 10_000, ""], 400, "bad_message"),
    ([None, ""], 400, "bad_message"),
    ([1, ""], 400, "bad_message"),
    ("tell", 400, "bad_message"),
    (None, 400, "bad_message"),
    ({"0": "tell"}, 400, "bad_message"),
]


@pytest.mark.parametrize(("coach", "status", "code"), GARBAGE, ids=lambda each: repr(each)[:20])
def test_garbage_opens_no_table(node: Running, coach: Any, status: int, code: str) -> None:
    with node.client() as client:
        body = {"seats": [ME, OTHER], "coach": coach, **ROLIT}
        answer = client.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_bot_has_no_coach(node: Running) -> None:
    with node.client() as client:
        body = {"seats": [ME, BOT], "coach": ["", "tell"], **ROLIT}
        answer = client.post("/api/tables", json=body).json()
        assert answer["code"] == "bad_seats" and "coach" in answer["reason"]


def test_a_rematch_keeps_the_coaches(node: Running) -> None:
    table = opened(node, ["", "suggest"], seats=(HERE, HERE))
    key = bearer(table["key"])
    with node.client() as client:
        where = f"/api/tables/{table['table']}"
        client.post(f"{where}/commands", json={"type": "end", "id": "the-end", "seq": 0, "seat": 0}, headers=key)
        client.post(f"{where}/commands", json={"type": "rematch", "id": "again", "seq": 1, "seat": 0}, headers=key)
        new = client.get(where, headers=key).json()["now"]["rematch"]
        assert client.get(f"/api/tables/{new}", headers=key).json()["coach"] == ["", "suggest"]
