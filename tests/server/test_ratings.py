"""Ratings on real servers: keys of players, games that count once, and everything that must not count."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.games import kind, kinds
from parlour.table.rating import NEW, measured, rated
from tests.server.devices import sits
from tests.server.nodes import PLENTY, Running, Zygote, start
from tests.server.players import BOT, HERE, ME, bearer, join, open_table
from tests.server.postgresql import PostgreSQL


@pytest.fixture(scope="module")
def rated_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = start(tmp_path_factory.mktemp("rated"), clock_scale=0.2)
    yield running
    assert running.stop() == 0
    assert "a bug" not in running.log.read_text()


def person(node: Running, name: str = "Ada") -> str:
    """The key of somebody new."""
    key = secrets.token_urlsafe(24)
    with node.client() as client:
        answer = client.post("/api/ratings/me", json={"name": name}, headers=bearer(key))
        assert answer.status_code == 200, answer.text
    return key


def me(node: Running, key: str) -> Any:
    with node.client() as client:
        answer = client.get("/api/ratings/me", headers=bearer(key))
        assert answer.status_code == 200, answer.text
        return answer.json()


def enter(node: Running, table: Any, key: str, seat: int | None = None) -> tuple[int, Any]:
    with node.client() as client:
        body = {"seat": table["seats"][0] if seat is None else seat, "key": key}
        answer = client.post(f"/api/tables/{table['table']}/rating", json=body, headers=bearer(table["key"]))
        return answer.status_code, answer.json()


def told(node: Running, table: Any) -> Any:
    with node.client() as client:
        answer = client.get(f"/api/tables/{table['table']}/rating", headers=bearer(table["key"]))
        assert answer.status_code == 200, answer.text
        return answer.json()


async def play(node: Running, *tables: Any) -> None:
    """Everybody plays to the end."""

    async def one(table: Any) -> None:
        async with sits(node, table["table"], table["key"]) as player:
            await player.play_on()

    await asyncio.gather(*map(one, tables))


def refused(node: Running, **more: Any) -> Any:
    with node.client() as client:
        body = {"game": "shutbox", "seats": [ME, BOT], "rated": True} | more
        answer = client.post("/api/tables", json=body)
        assert answer.status_code == 409, answer.text
        return answer.json()["code"]


def two(node: Running, *keys: str, game: str = "shutbox") -> list[Any]:
    """A rated table of two people, who play for the ratings of these keys."""
    opened = open_table(node, game, rated=True)
    seats = [opened, join(node, opened)]
    for seat, key in zip(seats, keys, strict=False):
        status, answer = enter(node, seat, key)
        assert status == 200, answer
    return seats


# People and their keys.


def test_a_key_is_a_person_until_it_is_deleted(rated_node: Running) -> None:
    key = person(rated_node, "Ada")
    assert me(rated_node, key)["name"] == "Ada" and me(rated_node, key)["ratings"] == []
    with rated_node.client() as client:
        mine = bearer(key)
        for _ in range(2):  # a request that is sent again changes nothing
            again = client.post("/api/ratings/me", json={"name": "Grace"}, headers=mine)
            assert again.status_code == 200 and again.json()["name"] == "Grace"
        link = client.get("/api/ratings/me/link", headers=mine).json()
        assert link["url"].endswith(f"/ratings#key={key}") and link["qr"].startswith("<svg")
        assert client.delete("/api/ratings/me", headers=mine).status_code == 204
        for answer in (
            client.get("/api/ratings/me", headers=mine),
            client.get("/api/ratings/me/link", headers=mine),
            client.delete("/api/ratings/me", headers=mine),
        ):
            assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    assert key not in rated_node.log.read_text(), "a key is in no log"


@pytest.mark.parametrize("key", ["short", "x" * 31, "x" * 32, "x" * 33, "ä" * 32, "x" * 31 + "/"])
def test_a_key_that_nobody_has_opens_nothing(rated_node: Running, key: str) -> None:
    with rated_node.client() as client:
        headers = {"authorization": f"Bearer {key}".encode()}
        assert client.get("/api/ratings/me", headers=headers).status_code == 404
        assert client.delete("/api/ratings/me", headers=headers).status_code == 404


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "a\x00b", "\u202ename"])
def test_names_are_as_those_of_seats_are(rated_node: Running, name: str) -> None:
    with rated_node.client() as client:
        answer = client.post("/api/ratings/me", json={"name": name}, headers=bearer(secrets.token_urlsafe(24)))
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


def test_one_address_makes_few_keys(zygote: Zygote, tmp_path: Path) -> None:
    node = zygote.start(database=str(tmp_path / "few.sqlite3"), limits={**PLENTY, "new_people": (0.001, 2.0)})
    first = person(node), person(node)
    with node.client() as client:
        third = client.post("/api/ratings/me", json={"name": "Eve"}, headers=bearer(secrets.token_urlsafe(24)))
        assert (third.status_code, third.json()["code"]) == (429, "too_many")
        known = client.post("/api/ratings/me", json={"name": "Bob"}, headers=bearer(first[0]))
        assert known.status_code == 200, "the holder of a key is not refused"
    node.kill()


def test_there_are_only_so_many_keys(zygote: Zygote, tmp_path: Path) -> None:
    node = zygote.start(database=str(tmp_path / "most.sqlite3"), limits={**PLENTY, "people": 2})
    keys = person(node), person(node)
    with node.client() as client:
        third = client.post("/api/ratings/me", json={"name": "Eve"}, headers=bearer(secrets.token_urlsafe(24)))
        assert (third.status_code, third.json()["code"]) == (429, "too_many")
        assert client.delete("/api/ratings/me", headers=bearer(keys[0])).status_code == 204
    person(node)
    node.kill()


# Games that count.


async def counts(node: Running) -> None:
    """A game of two changes both ratings once, as the library says, however often it is asked for."""
    keys = person(node, "Ada"), person(node, "Bob")
    seats = two(node, *keys)
    before = told(node, seats[0])
    assert before["state"] == "open" and [each["rating"]["about"] for each in before["seats"]] == [25, 25]
    await play(node, *seats)
    found = await asyncio.gather(*(asyncio.to_thread(told, node, seat) for seat in seats * 4))
    assert all(each == found[0] for each in found) and found[0]["state"] == "rated"
    async with sits(node, seats[0]["table"], seats[0]["key"]) as player:
        winners = player.now["ended"]["winners"]
    expected = rated([NEW, NEW], [seat not in winners for seat in range(2)])
    for seat, key in enumerate(keys):
        (mine,) = me(node, key)["ratings"]
        assert (mine["game"], mine["players"], mine["rating"]["games"]) == ("shutbox", 2, 1)
        assert abs(mine["rating"]["mu"] - expected[seat].mu) < 0.001
        assert found[0]["seats"][seat]["after"]["mu"] == mine["rating"]["mu"]
        (game,) = me(node, key)["games"]
        assert game["table"] == seats[0]["table"] and game["after"]["mu"] == mine["rating"]["mu"]


async def test_a_game_of_two_counts_once_on_sqlite(rated_node: Running) -> None:
    await counts(rated_node)


async def test_a_game_of_two_counts_once_on_postgresql(zygote: Zygote, postgresql: PostgreSQL) -> None:
    node = await asyncio.to_thread(zygote.start, database=postgresql.url)
    await counts(node)
    node.kill()


@pytest.mark.long
async def test_games_that_end_at_once_at_several_nodes_all_count(zygote: Zygote, postgresql: PostgreSQL) -> None:
    nodes = [await asyncio.to_thread(zygote.start, database=postgresql.url) for _ in range(2)]
    keys = person(nodes[0], "Ada"), person(nodes[0], "Bob")
    tables = [two(nodes[number % 2], *keys) for number in range(4)]
    await asyncio.gather(*(play(nodes[number % 2], *seats) for number, seats in enumerate(tables)))
    asked = [(node, seats[0]) for node in nodes for seats in tables]
    found = await asyncio.gather(*(asyncio.to_thread(told, *each) for each in asked))
    assert {each["state"] for each in found} == {"rated"}
    for seat, key in enumerate(keys):
        (mine,) = me(nodes[1], key)["ratings"]
        assert mine["rating"]["games"] == 4
        changes = [each["seats"][seat] for each in found[:4]]
        steps = sorted((each["rating"]["mu"], each["after"]["mu"]) for each in changes)
        assert {start for start, _ in steps} - {end for _, end in steps} == {25.0}, "each began where another ended"
    for node in nodes:
        node.kill()


async def test_bots_count_as_they_were_measured_and_never_change(rated_node: Running) -> None:
    key = person(rated_node)
    table = open_table(rated_node, seats=[ME, BOT, BOT], rated=True)
    level = measured(kind("shutbox"), 3)["random"].rating
    assert enter(rated_node, table, key)[0] == 200
    await play(rated_node, table)
    found = told(rated_node, table)
    assert found["state"] == "rated" and found["seats"][0]["after"]["games"] == 1
    assert [each["rating"]["mu"] for each in found["seats"][1:]] == [round(level.mu, 3)] * 2
    assert [each["after"] for each in found["seats"][1:]] == [None, None]


async def test_a_rematch_is_rated_for_the_same_people(rated_node: Running) -> None:
    keys = person(rated_node), person(rated_node)
    seats = two(rated_node, *keys)
    await play(rated_node, *seats)
    async with sits(rated_node, seats[0]["table"], seats[0]["key"]) as player:
        assert (await player.command("rematch"))["type"] == "answer"
        while not player.now["rematch"]:
            await player.hear()
        next_table = player.now["rematch"]
    again = [{**seat, "table": next_table} for seat in seats]
    assert told(rated_node, again[0])["state"] == "open"
    await play(rated_node, *again)
    assert told(rated_node, again[0])["state"] == "rated"
    assert [me(rated_node, key)["ratings"][0]["rating"]["games"] for key in keys] == [2, 2]


async def test_a_node_killed_before_it_rated_a_game_does_it_when_it_is_back(zygote: Zygote, tmp_path: Path) -> None:
    """The database is put back to the moment between the end of the game and its rating."""
    database = str(tmp_path / "killed.sqlite3")
    node = await asyncio.to_thread(zygote.start, database=database)
    keys = person(node, "Ada"), person(node, "Bob")
    seats = two(node, *keys)
    await play(node, *seats)
    assert told(node, seats[0])["state"] == "rated"
    before = [me(node, key)["ratings"] for key in keys]
    assert all(before)
    node.kill()
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE rated SET state = 'open'")
        connection.execute("UPDATE entrants SET mu = NULL, sigma = NULL, new_mu = NULL, new_sigma = NULL")
        connection.execute("DELETE FROM ratings")
    connection.close()
    for _ in range(3):  # killed again and again: it happens once
        node = await asyncio.to_thread(zygote.start, database=database)
        async with asyncio.timeout(20):
            while [(await asyncio.to_thread(me, node, key))["ratings"] for key in keys] != before:
                await asyncio.sleep(0.05)
        node.kill()


# Games that must not count.


def test_tables_with_help_or_other_rules_are_not_rated(rated_node: Running) -> None:
    assert refused(rated_node, takeback=True) == "not_rated"
    assert refused(rated_node, coach=["tell", ""]) == "not_rated"
    assert refused(rated_node, options={"variant": "young"}) == "not_rated"
    assert refused(rated_node, seats=[BOT, BOT]) == "not_rated"
    assert refused(rated_node, seats=[ME]) == "not_rated"


async def test_two_seats_of_one_key_do_not_count(rated_node: Running) -> None:
    key = person(rated_node)
    seats = two(rated_node, key)
    status, answer = enter(rated_node, seats[1], key)
    assert (status, answer["code"]) == (409, "not_rated")
    assert enter(rated_node, seats[0], key)[0] == 200, "asked again, nothing changes"
    assert enter(rated_node, seats[0], person(rated_node))[1]["code"] == "not_rated", "a seat has one key"
    await play(rated_node, *seats)
    assert told(rated_node, seats[0])["state"] == "no_key" and me(rated_node, key)["ratings"] == []


async def test_people_at_one_screen_with_one_key_do_not_count(rated_node: Running) -> None:
    table = open_table(rated_node, seats=[HERE, {**HERE, "name": "Bob"}], rated=True)
    key = person(rated_node)
    assert enter(rated_node, table, key, 0)[0] == 200
    assert enter(rated_node, table, key, 1)[1]["code"] == "not_rated"
    await play(rated_node, table)
    assert told(rated_node, table)["state"] == "no_key"


async def test_nobody_enters_late_or_in_the_seat_of_somebody_else(rated_node: Running) -> None:
    keys = person(rated_node), person(rated_node)
    seats = two(rated_node, game="rolit")
    assert enter(rated_node, seats[0], keys[0], seat=1)[1]["code"] == "not_your_seat"
    stranger = {**seats[0], "key": secrets.token_urlsafe(24)}
    assert enter(rated_node, stranger, keys[0])[1]["code"] == "not_found"
    assert enter(rated_node, seats[0], secrets.token_urlsafe(24))[1]["code"] == "not_found"
    begun = open_table(rated_node, seats=[ME, BOT], rated=True)
    async with sits(rated_node, begun["table"], begun["key"]) as player:
        await player.play_on(4)
    assert enter(rated_node, begun, keys[0])[1]["code"] == "not_rated"
    plain = open_table(rated_node)
    assert enter(rated_node, plain, keys[0])[1]["code"] == "not_rated"
    assert told(rated_node, plain)["state"] == "off"


async def test_a_game_that_is_broken_off_does_not_count(rated_node: Running) -> None:
    keys = person(rated_node), person(rated_node)
    seats = two(rated_node, *keys)
    async with sits(rated_node, seats[0]["table"], seats[0]["key"]) as player:
        assert (await player.command("end"))["type"] == "answer"
    assert told(rated_node, seats[0])["state"] == "unfinished"
    assert [me(rated_node, key)["ratings"] for key in keys] == [[], []]


async def test_the_host_ends_a_rated_game_alone_only_before_it_begins(rated_node: Running) -> None:
    seats = two(rated_node, person(rated_node), person(rated_node), game="rolit")
    async with (
        sits(rated_node, seats[0]["table"], seats[0]["key"]) as host,
        sits(rated_node, seats[1]["table"], seats[1]["key"]) as guest,
    ):
        async with asyncio.timeout(60):
            while not host.my_turn:
                await (guest.move() if guest.my_turn else host.hear(60))
            assert (await host.move())["type"] == "answer"
        answer = await host.command("end")
        assert (answer["type"], answer["code"]) == ("refused", "not_host"), answer
        assert (await guest.command("react", what="stop"))["type"] == "answer"
        assert (await host.command("end"))["type"] == "answer"
    assert told(rated_node, seats[0])["state"] == "unfinished"


async def test_a_game_lost_on_time_counts(rated_node: Running) -> None:
    keys = person(rated_node), person(rated_node)
    clock = {"kind": "move", "seconds": 10, "out": "lost"}  # two seconds at this node
    opened = open_table(rated_node, "rolit", rated=True, clock=clock)
    seats = [opened, join(rated_node, opened)]
    for seat, key in zip(seats, keys, strict=True):
        assert enter(rated_node, seat, key)[0] == 200
    async with sits(rated_node, seats[1]["table"], seats[1]["key"]) as other:
        async with asyncio.timeout(60):
            while not other.now["ended"]:
                await (other.move() if other.my_turn else other.hear(60))
        assert other.now["ended"]["why"] == "time"
    found = told(rated_node, seats[0])
    slow, quick = found["seats"]
    assert found["state"] == "rated" and slow["after"]["mu"] < 25 < quick["after"]["mu"]


async def test_a_player_who_lets_a_bot_play_gains_nothing_and_the_others_lose_nothing(rated_node: Running) -> None:
    keys = person(rated_node), person(rated_node)
    seats = two(rated_node, *keys, game="rolit")
    async with sits(rated_node, seats[0]["table"], seats[0]["key"]) as player:
        answer = await player.command("takeover", 0, who=0, level="easy")
        assert answer["type"] == "answer", answer
    await play(rated_node, seats[1])
    found = told(rated_node, seats[1])
    assert found["state"] == "rated"
    helped, other = found["seats"]
    assert helped["after"]["mu"] <= helped["rating"]["mu"] and other["after"]["mu"] >= other["rating"]["mu"]


async def test_there_are_no_hints_in_a_rated_game(rated_node: Running) -> None:
    table = open_table(rated_node, "rolit", seats=[ME, BOT], rated=True)
    with rated_node.client() as client:
        for what in ("question", "advice"):
            answer = client.get(f"/api/tables/{table['table']}/{what}", headers=bearer(table["key"]))
            assert (answer.status_code, answer.json()["code"]) == (409, "no_advice")
        shown = client.get(f"/api/tables/{table['table']}", headers=bearer(table["key"])).json()
        assert shown["rated"] and not shown["advice"]


async def test_a_player_who_deletes_their_data_is_gone_from_table_and_list(rated_node: Running) -> None:
    keys = person(rated_node, "Gone"), person(rated_node, "Here")
    for _ in range(5):
        seats = two(rated_node, *keys)
        await play(rated_node, *seats)
        assert told(rated_node, seats[0])["state"] == "rated"
    playing = two(rated_node, *keys)
    with rated_node.client() as client:
        where = {"game": "shutbox", "players": 2}
        best = client.get("/api/ratings", params=where).json()
        assert {"Gone", "Here"} <= {each["name"] for each in best["best"]}
        assert {each["level"] for each in best["best"]} >= {"random", "perfect"}
        surely = [each["rating"]["mu"] - 3 * each["rating"]["sigma"] for each in best["best"]]
        assert surely == sorted(surely, reverse=True)
        assert client.delete("/api/ratings/me", headers=bearer(keys[0])).status_code == 204
        assert "Gone" not in {each["name"] for each in client.get("/api/ratings", params=where).json()["best"]}
        assert client.get("/api/ratings", params={"game": "nothing", "players": 2}).status_code == 404
    await play(rated_node, *playing)
    assert told(rated_node, playing[0])["state"] == "no_key", "a game that was going on counts for nobody"
    assert me(rated_node, keys[1])["ratings"][0]["rating"]["games"] == 5


async def test_a_seat_that_was_given_up_plays_for_nobody(rated_node: Running) -> None:
    keys = person(rated_node), person(rated_node)
    seats = two(rated_node, *keys)
    with rated_node.client() as client:
        gone = client.delete(f"/api/tables/{seats[1]['table']}/mine", headers=bearer(seats[1]["key"]))
        assert gone.status_code == 204
    assert told(rated_node, seats[0])["seats"][1]["rating"] is None


def test_there_is_a_list_for_every_number_of_players(rated_node: Running) -> None:
    with rated_node.client() as client:
        fields = client.get("/api/ratings").json()["fields"]
        counted = [(each.name, players) for each in kinds() for players in range(2, each.seats({})[1] + 1)]
        assert [(field["game"], field["players"]) for field in fields] == counted
        for game, players in counted:
            found = client.get("/api/ratings", params={"game": game, "players": players}).json()
            assert (found["game"], found["players"]) == (game, players) and found["best"], "bots at least"
