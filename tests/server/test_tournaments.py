"""Tournaments on real servers: joined by link, played at tables opened for the people, counted, and killed midway."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import secrets
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from parlour.table.verify import check_round, verify
from tests.server.devices import sits
from tests.server.nodes import PLENTY, Running, Zygote
from tests.server.players import bearer
from tests.server.postgresql import PostgreSQL

SMALL = {"game": "rolit", "options": {"size": 4}}
NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus"]


class Cup:
    """A tournament as its players see it, at any of these nodes."""

    def __init__(self, nodes: list[Running], **asked: Any) -> None:
        self.nodes, self._turn = nodes, itertools.count()
        body = {"name": "Cup", "system": "round-robin"} | SMALL | asked
        status, opened = self.ask("POST", "", body)
        assert status == 201, opened
        self.id, self.host, self.people = opened["tournament"], opened["key"], dict[str, str]()

    @property
    def node(self) -> Running:
        return self.nodes[next(self._turn) % len(self.nodes)]

    def ask(self, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, Any]:
        with self.node.client() as client:
            where = "/api/tournaments" + (f"/{self.id}{path}" if hasattr(self, "id") else "")
            answer = client.request(method, where, json=body, headers=bearer(key) if key else {})
            return answer.status_code, answer.json() if answer.content else None

    def join(self, *names: str) -> None:
        for name in names:
            key = secrets.token_urlsafe(24)
            status, now = self.ask("POST", "/join", {"name": name, "key": key})
            assert status == 200, now
            assert now["people"][now["you"]]["name"] == name and not now["host"]
            self.people[name] = key

    def run(self, what: str, key: str = "", **more: Any) -> tuple[int, Any]:
        return self.ask("POST", "/run", {"what": what} | more, key or self.host)

    def begin(self, round: int) -> Any:
        status, now = self.run("round", round=round)
        assert status == 200, now
        return now

    def now(self, key: str = "") -> Any:
        status, now = self.ask("GET", "", key=key)
        assert status == 200, now
        return now

    def until(self, done: Callable[[Any], bool], seconds: float = 30) -> Any:
        """How it stands when this is so; asked as the page asks."""
        since, end = 0, time.monotonic() + seconds
        while time.monotonic() < end:
            status, now = self.ask("GET", f"?since={since}&wait=10")
            assert status == 200, now
            if done(now):
                return now
            since = now["version"]
        raise AssertionError(now)

    def key_of(self, number: int) -> str:
        return self.people[self.now()["people"][number]["name"]]

    async def play(self, table: Any) -> None:
        """The people of a table play it to its end, each at another node where there are several."""

        async def one(person: int) -> None:
            async with sits(self.node, table["table"], self.key_of(person)) as player:
                assert player.seats == [table["people"].index(person)]
                await player.play_on()

        await asyncio.wait_for(asyncio.gather(*map(one, table["people"])), 60)


def undecided(now: Any) -> list[Any]:
    return [table for table in now["played"][-1]["tables"] if table["places"] is None] if now["played"] else []


async def whole(nodes: list[Running], again: Callable[[], None], **asked: Any) -> Any:
    """Plays a tournament of three to its end, with a restart in the middle of each round."""
    cup = Cup(nodes, **asked)
    cup.join("Ada", "Bo", "Cleo")
    met = []
    for round in (1, 2, 3):
        now = cup.begin(round)
        assert cup.begin(round) == now, "pressed twice, one round"
        (table,) = undecided(now)
        assert len(now["played"]) == round and len(now["played"][-1]["byes"]) == 1
        met.append(tuple(sorted(table["people"])))
        await cup.play(table)
        again()
        now = cup.until(lambda now: not undecided(now))
        assert now["played"][-1]["tables"][0]["why"] == "over"
    assert sorted(met) == [(0, 1), (0, 2), (1, 2)]
    assert now["phase"] == "over" and now["rounds"] == 3
    assert sum(each["points"] for each in now["standings"]) == 6
    assert [each["place"] for each in now["standings"]] == sorted(each["place"] for each in now["standings"])
    return cup


async def test_a_tournament_survives_being_killed_in_every_round(zygote: Zygote, tmp_path: Path) -> None:
    nodes = [zygote.start(tmp_path)]

    def again() -> None:
        nodes[0].kill()
        nodes[0] = zygote.start(tmp_path, port=nodes[0].port)

    await whole(nodes, again)
    assert nodes[0].stop() == 0


@pytest.mark.long
async def test_two_nodes_share_a_tournament_on_postgresql_and_one_is_killed(
    zygote: Zygote, postgresql: PostgreSQL
) -> None:
    nodes = [zygote.start(database=postgresql.url) for _ in range(2)]

    def again() -> None:
        nodes[1].kill()
        nodes[1] = zygote.start(database=postgresql.url, port=nodes[1].port)

    await whole(nodes, again, duplicate=True)
    for node in nodes:
        node.kill()


async def test_all_tables_of_a_round_have_one_luck_and_its_number_proves_them(node: Running) -> None:
    cup = Cup([node], game="shutbox", options={"variant": "young"}, system="swiss", duplicate=True, rounds=1)
    cup.join(*NAMES[:4])
    commitment = cup.now()["commitment"]
    now = cup.begin(1)
    tables = undecided(now)
    assert len(tables) == 2 and now["played"][0]["seed"] is None
    with node.client() as client:
        watching = client.get(f"/api/tables/{tables[0]['table']}")
    assert watching.status_code == 404, "nobody watches what is still to come"
    await asyncio.gather(*map(cup.play, tables))
    now = cup.until(lambda now: now["phase"] == "over")
    seed = now["played"][0]["seed"]
    outcomes = []
    for table in tables:
        with node.client() as client:
            key = bearer(cup.key_of(table["people"][0]))
            record = client.get(f"/api/tables/{table['table']}/record", headers=key).content
        found = verify(record)
        assert found.status == "finished" and found.duplicate == 1 and not any(found.covered)
        check_round(record, seed)
        assert commitment.encode() in record
        events = [json.loads(line) for line in record.splitlines()]
        outcomes.append([event["outcome"] for event in events if event.get("event") == "outcome"])
    assert outcomes[0][0] == outcomes[1][0], "players with the same number of dice roll the same"


def seen(node: Running, table: str, key: str) -> set[int]:
    """How requests that tell of a table are answered."""
    reads = ("", "/events", "/record", "/replay", "/line", "/analysis?wait=25", "/mine", "/question")
    with node.client() as client:
        answers = [client.get(f"/api/tables/{table}{path}", headers=bearer(key), timeout=60) for path in reads]
        answers.append(client.post(f"/api/tables/{table}/invite", json={}, headers=bearer(key)))
        overview = client.post("/api/overview", json={"tables": [{"table": table, "key": key}]}).json()
    assert overview["tables"][0]["found"] == (answers[0].status_code == 200)
    return {answer.status_code for answer in answers}


async def lets_in(node: Running, table: str, key: str) -> bool:
    """Whether a WebSocket is welcomed at a table."""
    async with connect(node.live(table)) as socket:
        await socket.send(json.dumps({"type": "hello", "key": key}))
        told = json.loads(await socket.recv())
        assert told["type"] == "welcome" or told["code"] == "not_found"
        return bool(told["type"] == "welcome")


async def test_the_organiser_sees_no_luck_that_others_still_play_for(node: Running) -> None:
    cup = Cup([node], game="shutbox", options={"variant": "young"}, system="swiss", duplicate=True, rounds=1)
    cup.join(*NAMES[:4])
    first, second = undecided(cup.begin(1))
    for table in (first, second):
        assert seen(node, table["table"], cup.host) == {404}
        assert not await lets_in(node, table["table"], cup.host)
    await cup.play(first)
    cup.until(lambda now: len(undecided(now)) == 1)
    player = bearer(cup.key_of(first["people"][0]))
    with node.client() as client:
        answer = client.get(f"/api/tables/{first['table']}/analysis?wait=25", headers=player, timeout=60)
        assert answer.status_code in (200, 202)
        names = [cup.now()["people"][person]["name"] for person in first["people"]]
        guessed = hashlib.sha256(repr((first["table"], names)).encode()).hexdigest()
        assert client.get(f"/api/analyses/{guessed}").status_code == 404, "ids and names of tables are no secret"
    assert seen(node, first["table"], cup.host) == {404}, "over, but another table of the round plays"
    assert not await lets_in(node, first["table"], cup.host)
    await cup.play(second)
    cup.until(lambda now: now["phase"] == "over")
    for table in (first, second):
        assert {404, 500}.isdisjoint(seen(node, table["table"], cup.host)) and await lets_in(
            node, table["table"], cup.host
        )


async def test_who_deletes_a_tournament_still_sees_no_luck_that_is_played_for(node: Running) -> None:
    cup = Cup([node], game="shutbox", options={"variant": "young"}, system="swiss", duplicate=True, rounds=1)
    cup.join(*NAMES[:4])
    first, _ = undecided(cup.begin(1))
    await cup.play(first)
    assert cup.ask("DELETE", "/mine", key=cup.host)[0] == 204
    assert seen(node, first["table"], cup.host) == {404}


async def test_no_new_link_shows_luck_that_others_still_play_for(node: Running) -> None:
    """An organiser who makes links for other people's seats holds their keys."""
    cup = Cup([node], game="shutbox", options={"variant": "young"}, system="swiss", duplicate=True, rounds=2)
    cup.join(*NAMES[:4])
    first, second = undecided(cup.begin(1))
    people = {person: cup.key_of(person) for person in first["people"]}
    await cup.play(first)
    links = [cup.ask("POST", "/link", {"person": person}, key=cup.host)[1] for person in (*people, *second["people"])]
    made = [link["link"].partition("#k=")[2] for link in links]
    for table in (first, second):
        for key in made:
            assert seen(node, table["table"], key) == {404} and not await lets_in(node, table["table"], key)
    cup.until(lambda now: len(undecided(now)) == 1)
    for person, key in people.items():
        assert await lets_in(node, first["table"], key), "the old device stays at its table"
        assert cup.now(key)["you"] is None and cup.now()["people"][person]["renewed"], "everybody sees it"
    await cup.play(second)
    cup.people = {each["name"]: key for each, key in zip(cup.now()["people"], _by_person(cup, made), strict=True)}
    cup.until(lambda now: not undecided(now))
    for table in undecided(cup.begin(2)):
        for person in table["people"]:
            assert await lets_in(node, table["table"], cup.key_of(person)), "from the next round on the link is theirs"


def _by_person(cup: Cup, keys: list[str]) -> list[str]:
    return sorted(keys, key=lambda key: int(cup.now(key)["you"]))


async def test_without_the_same_luck_the_organiser_may_look(node: Running) -> None:
    cup = Cup([node])
    cup.join("Ada", "Bo")
    (table,) = undecided(cup.begin(1))
    with node.client() as client:
        assert client.get(f"/api/tables/{table['table']}/record", headers=bearer(cup.host)).status_code == 200
    assert await lets_in(node, table["table"], cup.host)


def test_the_host_decides_about_players_who_do_not_come(node: Running) -> None:
    cup = Cup([node], system="swiss", rounds=3)
    cup.join(*NAMES[:4])
    now = cup.begin(1)
    first, second = undecided(now)
    guest = cup.key_of(first["people"][1])
    for what in ("round", "finish", "absent", "bot", "off", "withdraw", "return"):
        status, refused = cup.run(what, key=guest, person=first["people"][0])
        assert (status, refused["code"]) == (403, "not_host")
    status, refused = cup.run("round", round=2)
    assert (status, refused["code"]) == (409, "not_over")
    assert cup.run("absent", person=first["people"][0])[0] == 200
    assert cup.run("off", person=second["people"][0])[0] == 200
    now = cup.now()
    places = {table["table"]: (table["places"], table["why"]) for table in now["played"][0]["tables"]}
    assert places == {first["table"]: ([1, 0], "absent"), second["table"]: ([0, 0], "off")}
    with node.client() as client:
        ended = client.get(f"/api/tables/{first['table']}", headers=bearer(guest)).json()["now"]["ended"]
    assert ended["why"] == "broken_off"
    assert cup.run("absent", person=first["people"][0])[1]["code"] == "not_over"
    # a person who withdraws plays no more, and somebody who comes late plays from the next round on
    assert cup.run("withdraw", key=guest, person=first["people"][1])[0] == 200
    cup.join("Late")
    now = cup.begin(2)
    playing = {person for table in undecided(now) for person in table["people"]}
    assert playing == {0, 1, 2, 3, 4} - {first["people"][1]}
    assert now["people"][first["people"][1]]["left"]


async def test_a_bot_plays_for_an_absent_player_and_only_the_host_may_say_so(node: Running) -> None:
    cup = Cup([node])
    cup.join("Ada", "Bo")
    (table,) = undecided(cup.begin(1))
    here, away = table["people"]
    async with sits(node, table["table"], cup.key_of(here)) as player:
        refused = await player.command("takeover", 0, who=1, level="random")
        assert refused["code"] == "not_host"
        assert (await player.command("end", 0, why="broken_off"))["code"] == "not_host"
        assert player.table["tournament"] == cup.id and not player.table["advice"]
        assert (await asyncio.to_thread(cup.run, "bot", person=away))[0] == 200
        await player.play_on()
    now = cup.until(lambda now: now["phase"] == "over")
    assert now["played"][0]["tables"][0]["why"] == "over"


async def test_an_organiser_who_is_losing_decides_no_game_that_is_played(node: Running) -> None:
    cup = Cup([node], game="tuki", options={})
    cup.join("Organiser", "Bo")
    (table,) = undecided(cup.begin(1))
    me, other = table["people"]

    def tried(*whats: str) -> list[str]:
        return [cup.run(what, person=person)[1].get("code", "done") for what in whats for person in (other, me)]

    async with (
        sits(node, table["table"], cup.key_of(me)) as organiser,
        sits(node, table["table"], cup.key_of(other)) as bo,
    ):
        playing = asyncio.gather(organiser.play_on(), bo.play_on())
        async with asyncio.timeout(60):
            while {event["seat"] for event in bo.log if event["event"] == "move"} != {0, 1}:
                await asyncio.sleep(0.01)
        refused = await asyncio.to_thread(tried, "absent", "bot", "off")
        assert refused[0] == "not_gone" and set(refused) <= {"not_gone", "over", "not_over"}
        await playing
        assert set(await asyncio.to_thread(tried, "absent", "bot", "off")) <= {"over", "not_over"}
    now = cup.until(lambda now: now["phase"] == "over")
    assert now["played"][0]["tables"][0]["why"] == "over"


def test_somebody_goes_on_with_another_device(node: Running) -> None:
    cup = Cup([node])
    cup.join("Ada", "Bo")
    (table,) = undecided(cup.begin(1))
    old = cup.people["Bo"]
    assert cup.ask("POST", "/link", {"person": 1}, key=old)[0] == 403
    assert cup.ask("POST", "/link", {"person": 7}, key=cup.host)[1]["code"] == "bad_seats"
    status, invitation = cup.ask("POST", "/link", {"person": 1}, key=cup.host)
    new = invitation["link"].partition("#k=")[2]
    assert status == 200 and cup.now(new)["you"] == 1 and cup.now(old)["you"] is None
    with node.client() as client:
        seats = [
            client.get(f"/api/tables/{table['table']}", headers=bearer(key)).json().get("you") for key in (new, old)
        ]
    assert seats == [{"seats": [table["people"].index(1)], "host": False}, None]


def test_the_next_round_begins_by_itself_where_that_is_wanted(node: Running) -> None:
    cup = Cup([node], automatic=True)
    cup.join("Ada", "Bo", "Cleo")
    cup.begin(1)
    for round in (1, 2, 3):
        now = cup.until(lambda now, round=round: len(now["played"]) == round and undecided(now) != [])
        assert cup.run("off", person=undecided(now)[0]["people"][0])[0] == 200
    now = cup.until(lambda now: now["phase"] == "over")
    assert len(now["played"]) == 3


async def test_a_player_who_runs_out_of_time_loses(node: Running) -> None:
    cup = Cup([node], clock={"kind": "move", "seconds": 5, "out": "lost"}, duplicate=True)
    cup.join("Ada", "Bo")
    (table,) = undecided(cup.begin(1))
    assert cup.now()["clock"]
    async with sits(node, table["table"], cup.key_of(table["people"][1])) as player:
        assert player.table["clock"]["out"] == "lost"
        first = player.now["turn"]["seat"]
        now = await asyncio.to_thread(cup.until, lambda now: now["phase"] == "over")
    (decided,) = now["played"][0]["tables"]
    assert decided["places"][first] == 1 and sorted(decided["places"]) == [0, 1] and decided["why"] == "over"


def test_news_are_told_to_those_who_wait(node: Running) -> None:
    cup = Cup([node])
    cup.join("Ada")
    version = cup.now()["version"]
    heard: list[Any] = []
    waiting = threading.Thread(target=lambda: heard.append(cup.ask("GET", f"?since={version}&wait=20")[1]))
    waiting.start()
    cup.join("Bo")
    waiting.join(15)
    assert [person["name"] for person in heard[0]["people"]] == ["Ada", "Bo"]


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"game": "nothing"}, 422, "unknown_game"),
        ({"options": {"size": 99}}, 422, "bad_option"),
        ({"size": 9}, 422, "bad_seats"),
        ({"size": 1}, 400, "bad_message"),
        ({"rounds": 32}, 400, "bad_message"),
        ({"system": "knockout"}, 400, "bad_message"),
        ({"name": ""}, 400, "bad_message"),
        ({"name": "x" * 41}, 400, "bad_message"),
        ({"name": "a\u0007b"}, 400, "bad_message"),
        ({"more": 1}, 400, "bad_message"),
        ({"clock": {"kind": "move", "seconds": 1}}, 422, "bad_option"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(node: Running, asked: Any, status: int, code: str) -> None:
    with node.client() as client:
        body = {"name": "Cup", "system": "swiss"} | SMALL | asked
        answer = client.post("/api/tournaments", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


def test_names_are_those_of_people_and_nobody_joins_twice_or_too_late(node: Running) -> None:
    cup = Cup([node])
    cup.join("Ada", "Bo")
    key = secrets.token_urlsafe(24)
    for name, code in (("", "bad_message"), ("  ", "bad_message"), ("ada", "bad_seats"), ("x" * 41, "bad_message")):
        status, refused = cup.ask("POST", "/join", {"name": name, "key": key})
        assert status >= 400 and refused["code"] == code, name
    status, now = cup.ask("POST", "/join", {"name": "Other", "key": cup.people["Ada"]})
    assert status == 200 and now["you"] == 0 and len(now["people"]) == 2, "the same key is the same person"
    assert cup.run("finish", key=cup.people["Ada"])[0] == 403
    cup.begin(1)
    assert cup.ask("POST", "/join", {"name": "Late", "key": key})[1]["code"] == "no_free_seat"
    assert cup.ask("GET", "", key="wrong")[1]["you"] is None
    cup.id = "nothing-here"
    assert cup.ask("GET", "")[0] == 404


def test_a_person_is_forgotten_and_a_tournament_deleted(node: Running) -> None:
    cup = Cup([node])
    cup.join("Ada", "Bo", "Cleo")
    assert cup.ask("DELETE", "/mine", key="wrong")[0] == 404
    assert cup.ask("DELETE", "/mine", key=cup.people["Bo"])[0] == 204
    now = cup.begin(1)
    assert [person["name"] for person in now["people"]] == ["Ada", "", "Cleo"]
    assert {each["person"] for each in now["standings"]} == {0, 2} and now["rounds"] == 1
    assert cup.ask("DELETE", "/mine", key=cup.host)[0] == 204
    assert cup.ask("GET", "")[0] == 404


def test_bigger_tables_take_everybody_and_results_are_shares(node: Running) -> None:
    cup = Cup([node], options={}, size=4, rounds=2)
    cup.join(*NAMES)
    now = cup.begin(1)
    assert sorted(len(table["people"]) for table in undecided(now)) == [3, 4] and now["played"][0]["byes"] == []
    for table in undecided(now):
        cup.run("absent", person=table["people"][0])
    points = sorted(each["points"] for each in cup.now()["standings"])
    assert sum(points) == pytest.approx(3.5) and points[:2] == [0, 0]


def test_an_address_opens_few_tournaments_and_a_tournament_few_tables(zygote: Zygote, tmp_path: Path) -> None:
    limits = PLENTY | {"tournaments": [0.0001, 2], "round_tables": [0.0001, 2]}
    running = zygote.start(tmp_path, limits=limits)
    cup, other = Cup([running], system="swiss"), Cup([running])
    with running.client() as client:
        answer = client.post("/api/tournaments", json={"name": "Cup", "system": "swiss"} | SMALL)
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
    cup.join(*NAMES[:4])
    for table in undecided(cup.begin(1)):
        cup.run("off", person=table["people"][0])
    assert cup.run("round", round=2)[1]["code"] == "too_many_tables"
    other.join("Ada", "Bo")
    other.begin(1)
    running.kill()


@pytest.mark.parametrize("automatic", [False, pytest.param(True, marks=pytest.mark.long)])
def test_rounds_count_as_tables_that_their_organiser_opens(zygote: Zygote, tmp_path: Path, automatic: bool) -> None:
    """Tournaments of invented people, each match called off, open no more tables than an address may."""
    running = zygote.start(tmp_path, limits=PLENTY | {"openings": [0.0001, 5]})
    cups = [Cup([running], system="swiss", rounds=9, automatic=automatic) for _ in range(3)]
    for cup in cups:
        cup.join(*NAMES[:4])
        cup.run("round", round=1)
        end = time.monotonic() + (4 if automatic else 0)
        while (open := undecided(cup.now())) or time.monotonic() < end:
            for table in open:
                cup.run("off", person=table["people"][0])
            if not automatic and cup.run("round", round=0)[0] != 200:
                break
    assert cups[0].run("round", round=9)[1]["code"] == "too_many_tables"
    opened = [table for cup in cups for round in cup.now()["played"] for table in round["tables"]]
    assert len(opened) == 4, "two rounds of two, and a third would make six"
    with running.client() as client:
        body = {"game": "rolit", "seats": [{"kind": "here"}, {"kind": "here"}]}
        statuses = [client.post("/api/tables", json=body).status_code for _ in range(3)]
    assert statuses == [201, 429, 429], "one account for both"
    running.kill()


def test_a_tournament_expires_with_its_time(zygote: Zygote, tmp_path: Path) -> None:
    running = zygote.start(tmp_path, lifetimes={"empty": 1.0}, clean_every=0.3)
    cup, end = Cup([running]), time.monotonic() + 20
    while cup.ask("GET", "")[0] != 404:
        assert time.monotonic() < end
        time.sleep(0.1)
    running.kill()
