"""The modules that pages think with, and the answers for browsers that cannot."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.compute.webassembly.stamp import module_file
from parlour.engine.advice import judged
from parlour.games import kind
from tests.server.nodes import Running
from tests.server.players import HERE, bearer, open_table


def opened(node: Running, **options: Any) -> tuple[str, dict[str, str]]:
    found = open_table(node, game="rolit", options={"first": 0, **options}, seats=[HERE] * options.get("players", 2))
    return f"/api/tables/{found['table']}", bearer(found["key"])


def test_a_page_gets_the_position_the_module_and_its_ground(node: Running) -> None:
    table, key = opened(node, size=6)
    state = parlour.game("rolit", size=6, first=0).start()
    with node.client() as client:
        asked = client.get(f"{table}/question", headers=key).json()
        module, ground = client.get(asked["module"]), client.get(asked["ground"])
    expected = state.game.engine().position(state)
    assert asked["position"] == list(map(str, expected.numbers)) and asked["unit"] == "win"
    assert (asked["seat"], asked["players"]) == (0, 2) and asked["instalments"] == state.game.engine().instalments
    assert asked["moves"] == list(map(str, expected.steps)) and set(asked["moves"]) == set(map(str, state.legal()))
    assert module.content == module_file(kind("rolit").browser).read_bytes()
    assert module.headers["content-type"] == "application/wasm" and "immutable" in module.headers["cache-control"]
    assert len(ground.content) > 100_000 and asked["cells"] > 0


def test_the_server_advises_as_the_library_does(node: Running) -> None:
    table, key = opened(node, size=4)
    with node.client() as client:
        told = client.get(f"{table}/advice", headers=key).json()
    found = judged(parlour.game("rolit", size=4, first=0).start())
    assert [each["move"] for each in told["steps"]] == [str(each.move) for each in found.steps]
    assert [(each["worth"], each["lead"]) for each in told["steps"]] == [
        (list(each.worth), list(each.lead)) for each in found.steps
    ]
    assert (told["seat"], told["nodes"]) == (0, found.nodes) and all(each["exact"] for each in told["steps"])


@pytest.mark.parametrize("path", ["question", "advice"])
def test_there_is_no_advice_where_there_is_nothing_to_choose(node: Running, path: str) -> None:
    opened = open_table(node, game="rolit", options={"size": 4, "first": 0}, seats=[HERE, HERE])
    where, key = f"/api/tables/{opened['table']}", bearer(opened["key"])
    with node.client() as client:
        end = {"type": "end", "id": "the-end", "seq": 0, "seat": 0}
        assert client.post(f"{where}/commands", json=end, headers=key).status_code == 200
        over = client.get(f"{where}/{path}", headers=key)
        assert (over.status_code, over.json()["code"]) == (409, "no_advice")


HOSTILE = ["..", "..%2Fweights", "%2Fetc%2Fpasswd", "two-8.gz", "two-8%00", "TWO-8", "two-99", "%C3%A9", "a" * 300, "-"]


def test_only_what_is_known_by_name_is_given(node: Running) -> None:
    with node.client() as client:
        asked = [client.get(f"/api/games/rolit/engine/ground/{name}").status_code for name in HOSTILE]
        assert set(asked) == {404}, dict(zip(HOSTILE, asked, strict=True))
        assert client.get("/api/games/nothing/engine/module").status_code == 404
