"""Codes to be said aloud: they lead to a table while it has room, on every node, and nobody finds one by trying."""

from __future__ import annotations

import sqlite3
import time
from collections import Counter
from itertools import islice, product
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.server.people.storage import LENGTH, LETTERS, MOST, is_code
from tests.server.nodes import PLENTY, Running, Zygote
from tests.server.players import ME, OTHER, at, bearer, join, open_table
from tests.server.postgresql import PostgreSQL


def invited(node: Running, table: str, key: str) -> Any:
    with node.client() as client:
        answer = client.post(f"/api/tables/{table}/invite", json={}, headers=bearer(key))
        assert answer.status_code == 200, answer.text
        return answer.json()


def code_of(node: Running, opened: Any) -> str:
    return str(invited(node, opened["table"], opened["key"])["code"])


def entered(node: Running, code: str, **more: Any) -> httpx.Response:
    with httpx.Client(base_url=node.url, timeout=30, verify=False, **more) as client:
        return client.post("/api/codes", json={"code": code})


def sit(node: Running, table: str, token: str, name: str = "Grace") -> httpx.Response:
    with node.client() as client:
        return client.post(f"/api/tables/{table}/join", json={"token": token, "name": name})


def test_a_code_leads_to_its_table_until_every_seat_is_taken(node: Running) -> None:
    opened = open_table(node, "shutbox", [ME, OTHER, OTHER])
    code = code_of(node, opened)
    assert is_code(code) and code == code_of(node, opened), "the same as long as it is good"
    assert entered(node, f" {code.lower()}").json() == {"table": opened["table"]}
    shown = invited(node, opened["table"], code)  # as a television asks, which has no key
    assert shown["code"] == code and shown["link"] == f"/join/{code}" and shown["qr"].startswith("<svg")
    for name in ("Grace", "Bob"):
        assert sit(node, opened["table"], code, name).json()["key"]
    missing = sit(node, opened["table"], code, "Mallory")
    assert (missing.status_code, missing.json()["code"]) in ((404, "not_found"), (409, "no_free_seat"))


def test_a_television_opened_by_the_link_of_an_invitation_shows_the_code_too(node: Running) -> None:
    opened, other = open_table(node), open_table(node)
    mine = invited(node, opened["table"], opened["key"])
    token = mine["link"].partition("#i=")[2]
    assert invited(node, opened["table"], token) == mine
    with node.client() as client:
        where, key = f"/api/tables/{opened['table']}/invite", bearer(token)
        assert client.post(where, json={"seat": 1}, headers=key).status_code == 404, "a private link is the opener's"
        assert client.post(f"/api/tables/{other['table']}/invite", json={}, headers=key).status_code == 404


async def test_a_full_table_whose_people_are_all_there_has_no_code(node: Running) -> None:
    opened = open_table(node)
    code, joined = code_of(node, opened), join(node, opened)
    async with at(node, opened["table"], joined["key"]):
        assert entered(node, code).status_code == 404
        assert code_of(node, opened) == ""
    alone = open_table(node, "shutbox", [ME, {"kind": "bot", "level": "random"}])
    assert code_of(node, alone) == ""


def test_a_code_is_good_at_its_own_table_only(node: Running) -> None:
    mine, other = open_table(node), open_table(node)
    code = code_of(node, mine)
    assert sit(node, other["table"], code).status_code == 404
    with node.client() as client:
        headers = bearer(code)
        assert client.post(f"/api/tables/{other['table']}/invite", json={}, headers=headers).status_code == 404
        assert client.get(f"/api/tables/{mine['table']}/mine", headers=headers).status_code == 404, "a code is no key"
        assert client.post(f"/api/tables/{mine['table']}/invite", json={"seat": 1}, headers=headers).status_code == 404


def test_a_code_goes_on_to_the_next_game(node: Running) -> None:
    opened = open_table(node)
    code = code_of(node, opened)
    with node.client() as client:
        where, key = f"/api/tables/{opened['table']}/commands", bearer(opened["key"])
        for kind in ("end", "rematch"):
            now = client.get(f"/api/tables/{opened['table']}", headers=key).json()["now"]
            asked = {"type": kind, "id": kind, "seq": now["seq"], "seat": 0}
            assert client.post(where, json=asked, headers=key).status_code == 200
            if kind == "end":
                assert entered(node, code).status_code == 404, "nobody can come to a table that is over"
        new = client.get(f"/api/tables/{opened['table']}", headers=key).json()["now"]["rematch"]
    assert entered(node, code).json() == {"table": new}
    assert sit(node, new, code).json()["seats"] == [1]


def wrong_codes(code: str) -> list[str]:
    return list(islice(("".join(each) for each in product(LETTERS, repeat=LENGTH) if "".join(each) != code), 200))


def test_a_guesser_is_stopped_by_address_and_all_of_them_together(zygote: Zygote, tmp_path: Path) -> None:
    limits = {name: value for name, value in PLENTY.items() if name not in ("guesses", "all_guesses")}
    node = zygote.start(tmp_path, limits=limits)
    opened = open_table(node)
    code = code_of(node, opened)
    for _ in range(30):
        assert entered(node, code).status_code == 200, "a code that is right costs nothing"
    answers = [entered(node, each).status_code for each in wrong_codes(code)[:20]]
    assert answers == [404] * 10 + [429] * 10
    assert entered(node, code).status_code == 429, "who has guessed too often does not learn that this one is right"
    assert sit(node, opened["table"], code).status_code == 429, "nor at the table itself"
    many, began = Counter[int](), time.monotonic()
    for number, each in enumerate(wrong_codes(code)[:120]):
        transport = httpx.HTTPTransport(local_address=f"127.0.1.{number % 12 + 1}", verify=False)
        many[entered(node, each, transport=transport).status_code] += 1
    most = 60 - 10 + 1 + (time.monotonic() - began) / 4
    assert many[404] <= most, "60 at once for everybody, ten of which are used up, and one in four seconds"
    assert sit(node, opened["table"], join(node, opened)["key"]).status_code == 200, "links are not concerned"
    node.kill()


def test_codes_are_bounded_expire_and_outlive_the_node(zygote: Zygote, tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    node = zygote.start(tmp_path, database=str(file))
    opened = [open_table(node) for _ in range(MOST + 1)]
    codes = [code_of(node, each) for each in opened]
    assert len(set(codes)) == MOST + 1 and codes[-1] == "", "a link without a code"
    node.kill()
    node = zygote.start(tmp_path, database=str(file), port=node.port)
    assert entered(node, codes[0]).json() == {"table": opened[0]["table"]}
    node.kill()
    with sqlite3.connect(file) as database:
        database.execute("UPDATE codes SET expires = 1")
    node = zygote.start(tmp_path, database=str(file), port=node.port)
    assert entered(node, codes[0]).status_code == 404
    assert is_code(code_of(node, opened[-1]))
    node.kill()


@pytest.mark.long
def test_nodes_of_one_postgresql_know_each_others_codes(zygote: Zygote, postgresql: PostgreSQL) -> None:
    one, other = (zygote.start(database=postgresql.url) for _ in range(2))
    opened = open_table(one)
    code = code_of(one, opened)
    assert code_of(other, opened) == code
    one.kill()
    assert entered(other, code).json() == {"table": opened["table"]}
    assert sit(other, opened["table"], code).json()["seats"] == [1]
    other.kill()


@pytest.mark.parametrize("code", ["", "AAAA", "BCD", "BCDFG", "ABCD", "1234", "בבבב", "%__%"])
def test_what_is_no_code_leads_nowhere(node: Running, code: str) -> None:
    assert entered(node, code).status_code == 404
