"""A seat is reclaimed on another device: with the code, and if the host agrees."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.nodes import PLENTY, Running, Zygote, start
from tests.server.players import ME, OTHER, Player, at, bearer, invite, join, open_table
from tests.server.postgresql import PostgreSQL
from tests.server.test_codes import code_of


@pytest.fixture(scope="module")
def two(postgresql: PostgreSQL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    folder = tmp_path_factory.mktemp("two")
    first, second = (start(folder, database=postgresql.url, gone_after=1.0, workers=0) for _ in range(2))
    yield first, second
    for node in (first, second):
        assert node.stop() == 0 and "a bug" not in node.log.read_text()


def new_key() -> str:
    return secrets.token_urlsafe(24)


def claim(node: Running, opened: Any, token: str, key: str, seat: int = 1, **more: Any) -> httpx.Response:
    body = {"token": token, "seat": seat, "key": key}
    with httpx.Client(base_url=node.url, timeout=30, verify=False, **more) as client:
        return client.post(f"/api/tables/{opened['table']}/claim", json=body)


def state(node: Running, opened: Any, key: str) -> str:
    with node.client() as client:
        answer = client.get(f"/api/tables/{opened['table']}/claim", headers=bearer(key))
        return str(answer.json()["state"]) if answer.status_code == 200 else str(answer.status_code)


def nod(node: Running, opened: Any, asked: Any, *, allow: bool, key: str = "") -> int:
    body = {"seat": asked["seat"], "claim": asked["claim"], "allow": allow}
    with node.client() as client:
        headers = bearer(key or opened["key"])
        return client.post(f"/api/tables/{opened['table']}/nod", json=body, headers=headers).status_code


async def asked_at(host: Player, seat: int = 1) -> Any:
    """The question to the host, as soon as there is one."""
    while not host.now["seats"][seat]["claim"]:
        await host.hear()
    return {"seat": seat, "claim": host.now["seats"][seat]["claim"]}


async def until(host: Player, seat: int, **wanted: Any) -> None:
    while any(host.now["seats"][seat][name] != value for name, value in wanted.items()):
        await host.hear()


async def test_grace_comes_back_on_another_phone(node: Running) -> None:
    opened = open_table(node)
    old, key = join(node, opened, "Grace")["key"], new_key()
    async with at(node, opened["table"], opened["key"]) as ada:
        await until(ada, 1, gone=True, lost=True)
        await ada.command("takeover", who=1, level="random")
        code = code_of(node, opened)
        answer = claim(node, opened, code, key)
        assert answer.json()["state"] == "waiting" == state(node, opened, key)
        asked = await asked_at(ada)
        assert asked["claim"] == answer.json()["claim"] and not key.startswith(asked["claim"])
        with node.client() as client:
            assert client.get(f"/api/tables/{opened['table']}/mine", headers=bearer(key)).status_code == 404
        assert claim(node, opened, code, key).json() == answer.json(), "sent again, it is the same claim"
        assert nod(node, opened, asked, allow=True) == 204
        assert nod(node, opened, asked, allow=True) == 204, "pressed twice"
        await until(ada, 1, taken_over=False, claim="")
        assert state(node, opened, key) == "allowed"
        async with at(node, opened["table"], key) as grace:
            assert grace.seats == [1] and grace.now["seats"][1]["name"] == "Grace"
            assert not grace.now["seats"][1]["lost"]
        with node.client() as client:
            assert client.get(f"/api/tables/{opened['table']}/mine", headers=bearer(old)).status_code == 404


async def test_nobody_claims_the_seat_of_somebody_who_is_there_or_of_the_host_or_a_bot(node: Running) -> None:
    opened = open_table(node, "shutbox", [ME, OTHER, OTHER, {"kind": "bot", "level": "random"}])
    token, guest = invite(node, opened), join(node, opened, "Grace")
    async with at(node, opened["table"], guest["key"]):
        for seat in (0, 1, 2, 3):
            refused = claim(node, opened, token, new_key(), seat)
            assert (refused.status_code, refused.json()["code"]) == (409, "not_gone"), seat
    for wrong in (guest["key"], opened["key"], new_key()):
        assert claim(node, opened, wrong, new_key()).status_code == 404, "who was not invited cannot ask"


async def test_the_old_phone_comes_back_before_the_nod(node: Running) -> None:
    opened = open_table(node)
    joined, key = join(node, opened, "Grace"), new_key()
    assert claim(node, opened, invite(node, opened), key).status_code == 200
    async with at(node, opened["table"], opened["key"]) as ada:
        asked = await asked_at(ada)
        async with at(node, opened["table"], joined["key"]):
            await until(ada, 1, claim="", lost=False)
            assert nod(node, opened, asked, allow=True) == 409
        assert state(node, opened, key) == "waiting"


async def test_the_old_key_is_cut_off_at_once(node: Running) -> None:
    """A guest who was disconnected when the host agreed, and comes back with the old key, finds nothing."""
    opened = open_table(node)
    old, key = join(node, opened, "Grace")["key"], new_key()
    asked = claim(node, opened, invite(node, opened), key).json()
    assert nod(node, opened, asked, allow=True) == 204
    with pytest.raises((ConnectionClosed, AssertionError, TimeoutError)):
        async with at(node, opened["table"], old):
            pass


def test_claims_wait_in_line_a_few_for_an_address_and_only_the_host_answers(zygote: Zygote, tmp_path: Path) -> None:
    limits = {name: value for name, value in PLENTY.items() if name != "claims"}
    node = zygote.start(tmp_path, limits=limits)
    opened = open_table(node, "shutbox", [ME, OTHER, OTHER, OTHER])
    token = invite(node, opened)
    guests = [join(node, opened, name)["key"] for name in ("Grace", "Bob", "Carl")]
    first = claim(node, opened, token, new_key())
    assert first.status_code == 200
    asked = first.json()
    assert nod(node, opened, asked, allow=True, key=guests[2]) == 403, "a guest does not answer"
    assert nod(node, opened, asked | {"claim": "0" * 12}, allow=True) == 404
    assert nod(node, opened, asked | {"seat": 2}, allow=True) == 404
    assert nod(node, opened, asked, allow=False) == 204
    assert nod(node, opened, asked, allow=True) == 404, "what was declined stays declined"
    for _ in range(2):
        assert claim(node, opened, token, new_key()).status_code == 200
    assert claim(node, opened, token, new_key(), 2).status_code == 429
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.9", verify=False)
    assert claim(node, opened, token, new_key(), 2, transport=elsewhere).status_code == 200
    node.kill()


async def test_nobody_keeps_a_person_from_claiming_their_seat(node: Running) -> None:
    """Strangers with the invitation ask first, again and again: Grace waits in line, and comes to the front."""
    opened = open_table(node)
    join(node, opened, "Grace")
    token, key = invite(node, opened), new_key()
    strangers = [new_key() for _ in range(3)]
    for stranger in strangers:
        assert claim(node, opened, token, stranger).status_code == 200
    mine = claim(node, opened, token, key)
    assert (mine.status_code, mine.json()["state"]) == (200, "waiting")
    strangers.append(new_key())
    assert claim(node, opened, token, strangers[-1]).status_code == 200
    async with at(node, opened["table"], opened["key"]) as ada:
        for _ in range(3):
            asked = await asked_at(ada)
            assert asked["claim"] != mine.json()["claim"]
            assert nod(node, opened, asked, allow=False) == 204
            await until_not(ada, 1, asked["claim"])
        asked = await asked_at(ada)
        assert asked["claim"] == mine.json()["claim"]
        assert nod(node, opened, asked, allow=True) == 204
        await until(ada, 1, claim="")
    assert state(node, opened, key) == "allowed"
    assert [state(node, opened, stranger) for stranger in strangers] == ["404"] * 4


async def until_not(host: Player, seat: int, claim: str) -> None:
    while host.now["seats"][seat]["claim"] == claim:
        await host.hear()


def test_claims_to_one_seat_are_bounded(node: Running) -> None:
    opened = open_table(node)
    join(node, opened, "Grace")
    token = invite(node, opened)
    answers = [claim(node, opened, token, new_key()) for _ in range(13)]
    assert [answer.status_code for answer in answers] == [200] * 12 + [409]
    assert answers[-1].json()["code"] == "no_free_seat"


@pytest.mark.long
def test_a_claim_outlives_the_node_and_expires(zygote: Zygote, tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    node = zygote.start(tmp_path, database=str(file))
    opened, key = open_table(node), new_key()
    join(node, opened, "Grace")
    token = invite(node, opened)
    asked = claim(node, opened, token, key).json()
    node.kill()
    node = zygote.start(tmp_path, database=str(file), port=node.port)
    assert state(node, opened, key) == "waiting"
    node.kill()
    with sqlite3.connect(file) as database:
        database.execute("UPDATE keys SET since = '2020-01-01T00:00:00.000Z' WHERE kind = 'claim'")
    node = zygote.start(tmp_path, database=str(file), port=node.port)
    assert state(node, opened, key) == "404" and nod(node, opened, asked, allow=True) == 404
    late = claim(node, opened, token, newer := new_key()).json()
    assert nod(node, opened, late, allow=True) == 204
    node.kill()
    node = zygote.start(tmp_path, database=str(file), port=node.port)
    assert state(node, opened, newer) == "allowed" and state(node, opened, key) == "404"
    node.kill()


async def test_a_claim_at_a_table_that_ends_meanwhile_still_gives_the_seat_of_the_next_game(node: Running) -> None:
    opened = open_table(node)
    join(node, opened, "Grace")
    token, key = invite(node, opened), new_key()
    asked = claim(node, opened, token, key).json()
    async with at(node, opened["table"], opened["key"]) as ada:
        assert (await ada.command("end"))["type"] == "answer"
        assert nod(node, opened, asked, allow=True) == 204
        await ada.command("rematch")
        new = ada.now["rematch"]
    async with at(node, new, key) as grace:
        assert grace.seats == [1]
    assert claim(node, {"table": new}, key, new_key()).status_code == 404


@pytest.mark.long
async def test_claims_and_nods_at_different_nodes(two: tuple[Running, Running]) -> None:
    opened = open_table(two[0])
    joined, key = join(two[1], opened, "Grace"), new_key()
    async with at(two[0], opened["table"], opened["key"]) as ada:
        async with at(two[0], opened["table"], joined["key"]):
            await until(ada, 1, connected=True)
            await asyncio.sleep(1.2)  # nodes tell each other once a second who is there
            refused = claim(two[1], opened, invite(two[1], opened), new_key())
            assert refused.json()["code"] == "not_gone", "she is there, at another node"
        await until(ada, 1, lost=True)
        while (answer := claim(two[1], opened, invite(two[1], opened), key)).status_code == 409:
            await asyncio.sleep(0.1)
        assert state(two[1], opened, key) == "waiting"
        asked = await asked_at(ada)
        assert asked["claim"] == answer.json()["claim"]
        assert nod(two[0], opened, asked, allow=True) == 204
        assert state(two[1], opened, key) == "allowed"
        async with at(two[1], opened["table"], key) as grace:
            assert grace.seats == [1]


@pytest.mark.long
async def test_of_two_claims_at_two_nodes_one_gets_the_seat(two: tuple[Running, Running]) -> None:
    for _ in range(5):
        opened = open_table(two[0])
        join(two[0], opened, "Grace")
        token = invite(two[0], opened)
        keys = [new_key(), new_key()]
        race = [asyncio.to_thread(claim, node, opened, token, key) for node, key in zip(two, keys, strict=True)]
        asked = [answer.json() for answer in await asyncio.gather(*race)]
        nods = [asyncio.to_thread(nod, node, opened, each, allow=True) for node, each in zip(two, asked, strict=True)]
        assert sorted(await asyncio.gather(*nods)) == [204, 404]
        assert sorted(state(two[0], opened, key) for key in keys) == ["404", "allowed"]
