"""Hostile clients: nothing they send breaks the server, stalls a table, or tells them what is not theirs."""

import asyncio
import json
import random
import secrets
import socket
import sqlite3
import struct
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.nodes import PLENTY, Running, Zygote, start
from tests.server.players import BOT, ME, OTHER, Player, at, bearer, invite, join, open_table


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A node with the limits that a server has by default, but for those that all tests together would meet."""
    limits = {"requests": [2, 300], "connections": 12, "openings": [0.01, 40], "messages": [10, 60]}
    node = start(tmp_path_factory.mktemp("strict"), limits=limits, workers=0)
    yield node
    assert node.stop() == 0
    assert "a bug" not in node.log.read_text()


# Pages of other sites.


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1", "file://", "http://", "http://["],
)
async def test_pages_of_other_sites_are_refused(node: Running, origin: str) -> None:
    opened = open_table(node)
    with node.client() as client:
        response = client.post("/api/check", json={"game": "rolit"}, headers={"origin": origin})
        assert (response.status_code, response.json()["code"]) == (403, "bad_origin")
    assert await without_a_key(node, opened["table"], origin) == 404


@pytest.mark.parametrize("origin", ["null", "file://", "http://", "http://[", "chrome-extension://abc"])
async def test_pages_without_an_address_are_refused_at_tables_too(node: Running, origin: str) -> None:
    opened = open_table(node)
    with node.client() as client:
        headers = bearer(opened["key"]) | {"origin": origin}
        answer = client.get(f"/api/tables/{opened['table']}", headers=headers)
        assert "access-control-allow-origin" not in answer.headers, "the page cannot read it"
        commands = client.post(f"/api/tables/{opened['table']}/commands", json={}, headers=headers)
        assert (commands.status_code, commands.json()["code"]) == (403, "bad_origin")
    with pytest.raises(InvalidStatus) as refused:
        await connect(node.live(opened["table"]), additional_headers={"Origin": origin})
    assert refused.value.response.status_code == 403


async def without_a_key(node: Running, table: str, origin: str, **headers: str) -> int:
    """A page's result at a table that anybody may watch: the code with which its WebSocket is closed, less 4000."""
    try:
        async with connect(node.live(table), additional_headers={"Origin": origin, **headers}) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            with suppress(ConnectionClosed):
                while True:
                    assert json.loads(await socket.recv())["type"] == "refused"
            return int(socket.close_code or 0) - 4000
    except InvalidStatus as refused:
        assert refused.response.status_code == 403
        return 404


CALLS = (("", "GET"), ("/events", "GET"), ("/record", "GET"), ("/commands", "POST"), ("/join", "POST"))
LAUGH = {"type": "react", "id": "a", "seq": 0, "seat": 1, "what": "laugh"}


async def test_a_page_from_elsewhere_plays_at_one_table_with_its_key(node: Running) -> None:
    opened, origin = open_table(node), {"origin": "https://elsewhere.example"}
    table = f"/api/tables/{opened['table']}"
    token = invite(node, opened)
    with node.client() as client:
        for path, method in CALLS:
            asks = {"access-control-request-method": method, "access-control-request-headers": "authorization"}
            first = client.options(table + path, headers=origin | asks)
            assert first.status_code == 204 and first.headers["access-control-allow-origin"] == origin["origin"]
            assert first.headers["access-control-allow-methods"] == method and "origin" in first.headers["vary"]
            assert "access-control-allow-credentials" not in first.headers
        joined = client.post(f"{table}/join", json={"token": token, "name": "Grace"}, headers=origin)
        assert joined.status_code == 200 and joined.headers["access-control-allow-origin"] == origin["origin"]
        key = joined.json()["key"]
        for path in ("", "/events", "/record"):
            answer = client.get(table + path, headers=origin | bearer(key))
            assert answer.status_code == 200 and answer.headers["access-control-allow-origin"] == origin["origin"]
            assert "access-control-allow-origin" not in client.get(table + path, headers=origin).headers
            empty = client.get(table + path, headers=origin | {"authorization": "Bearer"})
            assert "access-control-allow-origin" not in empty.headers
        said = client.post(f"{table}/commands", json=LAUGH, headers=origin | bearer(key))
        assert said.status_code == 200 and said.headers["access-control-allow-origin"] == origin["origin"]
    async with at(node, opened["table"], key, additional_headers={"Origin": origin["origin"]}) as grace:
        assert grace.seats == [1]


def test_a_page_from_elsewhere_can_do_nothing_else(node: Running) -> None:
    """With every key there is: opening, the home door, metrics, tournaments, ratings, other things of the table."""
    opened, origin = open_table(node), {"origin": "https://elsewhere.example"}
    key, table = bearer(opened["key"]), f"/api/tables/{opened['table']}"
    posts = ["/api/tables", "/api/tournaments", "/api/tournaments/x/run", "/api/tournaments/x/join", "/api/home"]
    posts += ["/api/daily", "/api/codes", "/api/overview", "/api/ratings", "/api/verify", "/api/check"]
    posts += [f"{table}/{what}" for what in ("invite", "claim", "nod", "daily", "rating")]
    gets = ["/", "/metrics", "/health", "/api/home", "/api/games", "/api/daily", "/api/tournaments/x"]
    gets += ["/api/ratings/me", f"{table}/mine", f"{table}/replay", f"{table}/advice", f"{table}/question"]
    gets += [f"{table}/coach", f"{table}/analysis", f"{table}/line", f"{table}/claim"]
    with node.client() as client:
        for path in posts:
            answer = client.post(path, json={}, headers=origin | key)
            assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin"), path
        assert client.delete(f"{table}/mine", headers=origin | key).status_code == 403
        for method, path in [("POST", path) for path in posts] + [("GET", path) for path in gets]:
            asks = {"access-control-request-method": method, "access-control-request-headers": "authorization"}
            for answer in (client.options(path, headers=origin | asks), client.get(path, headers=origin | key)):
                assert not [name for name in answer.headers if name.startswith("access-control")], path
        asks = {"access-control-request-method": "DELETE"}
        assert "access-control-allow-origin" not in client.options(table, headers=origin | asks).headers
        with_host = {"host": "evil.example", "origin": "http://evil.example"} | key
        assert client.get(table, headers=with_host).status_code == 421


def test_a_page_from_elsewhere_guesses_no_codes(zygote: Zygote, tmp_path: Path) -> None:
    node = zygote.start(tmp_path, limits=PLENTY | {"guesses": [0.0001, 2]})
    opened = open_table(node)
    with node.client() as client:
        where, key = f"/api/tables/{opened['table']}", bearer(opened["key"])
        code = client.post(f"{where}/invite", json={}, headers=key).json()["code"]
        for guess in ["WXYZ"] * 5 + [code]:
            origin = {"origin": "https://elsewhere.example"}
            assert client.post(f"{where}/join", json={"token": guess}, headers=origin).status_code == 404
        assert client.post("/api/codes", json={"code": code}).status_code == 200, "the person's own guesses are left"
    node.kill()


async def test_pages_from_elsewhere_use_up_nothing_of_a_person_s(tmp_path: Path) -> None:
    limits = {"requests": [0.001, 40], "visiting": [0.001, 30], "connections": 5, "uploads": [1, 20_000]}
    node = start(tmp_path, limits=limits, workers=0)
    opened, origin = open_table(node), "https://elsewhere.example"
    where, key = f"/api/tables/{opened['table']}", bearer(opened["key"])
    with node.client() as client:
        big = {"token": "x" * 32, "name": "n" * 9_000}
        statuses = [client.post(f"{where}/join", json=big, headers={"origin": origin}).status_code for _ in range(10)]
        assert 429 in statuses, "its bytes are counted"
        held = [await connect(node.live(opened["table"]), additional_headers={"Origin": origin}) for _ in range(5)]
        statuses = [client.get(where, headers=key | {"origin": origin}).status_code for _ in range(40)]
        assert statuses[-1] == 429, "its own budget has an end"
        assert "access-control-allow-origin" in client.get(where, headers=key | {"origin": origin}).headers
        with pytest.raises(InvalidStatus):
            await connect(node.live(opened["table"]), additional_headers={"Origin": origin})
        assert [client.get(where, headers=key).status_code for _ in range(30)] == [200] * 30
        assert client.post("/api/check", json={"game": "rolit"}).status_code == 200
    async with at(node, opened["table"], opened["key"]):
        pass
    for each in held:
        await each.close()
    assert node.stop() == 0


async def test_a_page_by_http_is_not_one_of_a_server_by_https(node: Running) -> None:
    """Somebody in the same network can send a page by http in the name of any server."""
    opened, own = open_table(node), node.url.partition("://")[2]
    answers = {}
    for scheme in ("http", "https"):
        for proto in ("http", "https"):
            headers = {"origin": f"{scheme}://{own}", "x-forwarded-proto": proto}
            with node.client() as client:
                answers[scheme, proto] = client.post("/api/check", json={"game": "rolit"}, headers=headers).status_code
    assert answers.pop(("http", "https")) == 403 and set(answers.values()) == {200}, answers
    assert await without_a_key(node, opened["table"], f"http://{own}", **{"x-forwarded-proto": "https"}) == 404


def test_a_server_that_knows_its_address_takes_pages_from_there_alone(zygote: Zygote, tmp_path: Path) -> None:
    node = zygote.start(tmp_path, url="https://games.example")
    with node.client() as client:
        for origin, status in (("https://games.example", 200), ("http://games.example", 403)):
            headers = {"origin": origin, "host": "games.example"}
            assert client.post("/api/check", json={"game": "rolit"}, headers=headers).status_code == status
    node.kill()


async def test_the_server_s_own_pages_are_welcome(node: Running) -> None:
    opened = open_table(node)
    headers = {"Origin": f"http://127.0.0.1:{node.port}"}
    async with at(node, opened["table"], opened["key"], additional_headers=headers) as ada:
        assert ada.seats == [0]
    with node.client() as client:
        assert client.post("/api/check", json={"game": "rolit"}, headers=headers).status_code == 200


def test_every_answer_has_the_headers_that_keep_browsers_safe(node: Running) -> None:
    with node.client() as client:
        answers = [client.get(path) for path in ("/", "/t/x", "/api/games", "/api/nothing", "/health", "/missing.js")]
        answers.append(client.post("/api/check", json={}, headers={"origin": "https://evil.example"}))
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        rest = policy.replace("style-src-attr 'unsafe-inline'", "").replace("'wasm-unsafe-eval'", "", 1)
        assert "unsafe" not in rest
        assert "frame-ancestors 'none'" in policy and answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer" and "server" not in answer.headers
    assert answers[-2].status_code == 404


# Who may what.


def test_absent_and_forbidden_look_the_same(node: Running) -> None:
    opened = open_table(node)
    ways = [("get", ""), ("get", "/events"), ("get", "/record"), ("get", "/replay"), ("get", "/mine")]
    with node.client() as client:
        for method, path in [*ways, ("delete", "/mine"), ("post", "/commands"), ("post", "/join"), ("post", "/invite")]:
            body: Any = {}
            if path == "/commands":
                body = {"type": "end", "id": "x", "seq": 0, "seat": 0}
            if path == "/join":
                body = {"token": "wrong"}
            more = {"json": body} if method == "post" else {}
            answers = [
                client.request(method.upper(), f"/api/tables/{table}{path}", headers=bearer("wrong"), **more)
                for table in (opened["table"], "nowhere")
            ]
            assert [answer.status_code for answer in answers] == [404, 404], path
            assert answers[0].json() == answers[1].json() and answers[0].headers.keys() == answers[1].headers.keys()


def test_keys_are_stored_hashed_and_never_logged(node: Running) -> None:
    opened = open_table(node)
    joined = join(node, opened)
    files = [path for path in Path(node.settings["database"]).parent.iterdir() if path.is_file()]
    assert any(path.suffix == ".sqlite3" for path in files)
    for path in files:
        data = path.read_bytes()
        assert opened["key"].encode() not in data and joined["key"].encode() not in data, path
    assert Path(node.settings["database"]).stat().st_mode & 0o077 == 0


async def test_the_key_of_one_seat_does_not_act_for_another(node: Running) -> None:
    opened = open_table(node, "rolit", [ME, OTHER], options={"first": 0, "size": 4})
    joined = join(node, opened)
    async with at(node, opened["table"], joined["key"]) as bob, at(node, opened["table"]) as eve:
        assert (await bob.command("play", seat=0, move=bob.now["allowed"][0]))["code"] == "not_your_seat"
        assert (await eve.command("play", seat=0, move=bob.now["allowed"][0]))["code"] == "not_your_seat"
        assert (await eve.command("end", seat=0))["code"] == "not_your_seat"


def test_names_come_back_as_they_were_and_nothing_runs_them(node: Running) -> None:
    name = "<img src=x onerror=alert(1)>\u202e"[:27]
    opened = open_table(node, "rolit", [{"kind": "here", "name": name}, BOT])
    with node.client() as client:
        answer = client.get(f"/api/tables/{opened['table']}")
    assert answer.json()["now"]["seats"][0]["name"] == name
    assert answer.headers["content-type"].startswith("application/json")


# Floods.


async def test_a_flood_of_messages_ends_the_connection_and_nothing_else(strict: Running) -> None:
    opened = open_table(strict)
    async with at(strict, opened["table"], opened["key"]) as calm:
        async with connect(strict.live(opened["table"]), compression=None) as flood:
            with suppress(ConnectionClosed):
                for _ in range(3_000):
                    await flood.send('{"type":"hello"}')
            await asyncio.wait_for(flood.wait_closed(), 30)
            assert flood.close_code in (1006, 1008, 4429)
        assert (await calm.command("react", what="hello"))["type"] == "answer"


async def test_what_one_seat_leaves_at_a_table_has_a_bound(node: Running) -> None:
    """Reactions, pauses, bots that take over and leave, new names: each is kept a hundred times, and then refused."""
    opened = open_table(node, "rolit", [ME, OTHER], options={"first": 0})
    async with at(node, opened["table"], opened["key"]) as ada:
        said = [await ada.command("react", what="hello") for _ in range(150)]
        for _ in range(150):
            await ada.command("pause")
            await ada.command("resume")
            await ada.command("takeover", who=0, level="random")
            await ada.command("return")
        assert [answer["type"] for answer in said] == ["answer"] * 100 + ["refused"] * 50
        assert {answer["code"] for answer in said[100:]} == {"enough"}
        seq = ada.now["seq"]
        kinds = Counter(event["event"] for event in ada.log)
        assert kinds["reaction"] == kinds["pause"] == kinds["resume"] == 100 and kinds["seat"] <= 102, kinds
        with node.client() as client:
            for number in range(20):
                body = {"token": opened["key"], "name": f"Ada {number}"}
                renamed = client.post(f"/api/tables/{opened['table']}/join", json=body)
                assert (renamed.status_code, renamed.json()["code"]) == (409, "enough")
        await ada.say(type="sync", since=0)
        assert len((await ada.until("welcome"))["table"]["log"]) == seq, "nothing more is kept, here or in the database"
    with sqlite3.connect(node.settings["database"]) as database:
        stored = database.execute("SELECT count(*) FROM events WHERE game = ?", (opened["table"],)).fetchone()[0]
    database.close()
    assert stored == seq


async def test_too_many_connections_of_one_address_are_refused(strict: Running) -> None:
    opened = open_table(strict)
    sockets = []
    try:
        codes = []
        for _ in range(15):
            sock = await connect(strict.live(opened["table"]), compression=None)
            sockets.append(sock)
            with suppress(ConnectionClosed):  # who is one too many is told so without being asked
                await sock.send('{"type":"hello"}')
            codes.append(json.loads(await sock.recv()).get("code"))
        assert codes[:12] == [None] * 12 and set(codes[12:]) == {"too_many"}
    finally:
        await asyncio.gather(*(sock.close() for sock in sockets))


def test_a_family_comes_through_one_door(tmp_path: Path) -> None:
    """Six visitors at once ask for forty parts of a page each; as many other requests are too many."""
    node = start(tmp_path, limits={"requests": [0.001, 200]}, workers=0)
    with node.client() as client:
        assert {client.get("/assets/none.js").status_code for _ in range(6 * 40)} == {404}
        assert 429 in [client.get("/api/games").status_code for _ in range(6 * 40)]
        assert client.get("/assets/none.js").status_code == 429, "parts of pages have a limit too"
    assert node.stop() == 0


IMAGE = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image"}
LINK = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document"}


def test_another_site_s_page_does_not_use_up_a_person_s_requests(tmp_path: Path) -> None:
    node = start(tmp_path, limits={"requests": [0.001, 50], "foreign": [0.001, 30]}, workers=0)
    with node.client() as client:
        for foreign in ({"host": "evil.example"}, {"origin": "https://evil.example"}, IMAGE):
            for method in ("GET", "POST"):
                statuses = [client.request(method, "/api/games", headers=foreign).status_code for _ in range(40)]
            assert statuses == [429] * 40, "its own budget has an end"
        own = [client.get("/api/games").status_code for _ in range(20)]
        own += [client.get("/api/games", headers={"origin": node.url}).status_code for _ in range(20)]
        own += [client.get("/", headers=LINK).status_code for _ in range(5)]
        assert own == [200] * 45
    assert node.stop() == 0


def test_too_many_requests_and_tables_of_one_address_are_refused(strict: Running) -> None:
    with strict.client() as client:
        codes = {client.post("/api/tables", json={"game": "rolit", "seats": [ME, BOT]}).status_code for _ in range(60)}
        assert codes == {201, 429}
        assert client.post("/api/tables", json={"game": "rolit", "seats": [ME]}).json()["code"] == "too_many_tables"
        statuses = [client.get("/api/games").status_code for _ in range(500)]
        assert 429 in statuses
        forged = client.get("/api/games", headers={"x-forwarded-for": "198.51.100.9"})
        assert forged.status_code == 200, "a proxy on this machine is believed: that is another address"


async def test_who_never_reads_is_cut_off_and_does_not_stall_the_table(node: Running) -> None:
    long = {"edition": "twelve", "until": "1000 rounds"}
    opened = open_table(node, "shutbox", [ME, ME | {"name": "Bea"}], options=long)
    with socket.create_connection(("127.0.0.1", node.port), timeout=20) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        key = secrets.token_bytes(16).hex()[:22] + "=="
        deaf.sendall(
            f"GET /api/tables/{opened['table']}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in await asyncio.to_thread(deaf.recv, 1000)
        hello = b'{"type":"hello"}'
        deaf.sendall(struct.pack("!BB4s", 0x81, 0x80 | len(hello), b"\0\0\0\0") + hello)
        async with at(node, opened["table"], opened["key"]) as ada:
            if not ada.now["watching"]:
                await ada.until("presence", lambda m: m["watching"] == 1)
            async with asyncio.timeout(60):
                while ada.now["watching"]:
                    if ada.my_turn:
                        assert (await ada.move())["type"] == "answer"
                    else:
                        await ada.hear()
            with node.client() as client:
                assert "parlour_cut_off_total 0" not in client.get("/metrics").text


# Nonsense.


def test_bodies_that_are_too_long_or_of_no_length_are_refused_unread(node: Running) -> None:
    with node.client() as client:
        long = client.post("/api/check", content=b"x" * 70_000)
        assert (long.status_code, long.json()["code"]) == (413, "too_large")
        unknown = client.post("/api/check", content=iter([b"{}"] * 3))
        assert (unknown.status_code, unknown.json()["code"]) == (413, "too_large")
        deep = client.post(
            "/api/check", content=b'{"game":"rolit","options":{"size":' + b"[" * 30_000 + b"]" * 30_000 + b"}}"
        )
        assert deep.status_code in (400, 422)


def test_addresses_and_headers_without_end_are_refused(node: Running) -> None:
    with node.client() as client:
        for long in (client.get("/" + "a" * 2_000), client.get("/api/games?" + "a" * 2_000)):
            assert (long.status_code, long.json()["code"]) == (413, "too_large")
        assert client.get("/api/games", headers={"cookie": "a" * 20_000}).status_code in (400, 413)
    for opening in (b"GET /", b"GET / HTTP/1.1\r\nHost: x\r\nCookie: "):
        with socket.create_connection(("127.0.0.1", node.port), timeout=20) as endless:
            endless.sendall(opening)
            with pytest.raises(ConnectionError):
                for _ in range(10_000):  # ten megabytes, if anybody listened so long
                    endless.sendall(b"a" * 1_000)
    with node.client() as client:
        assert client.post("/api/verify", content=b"x" * 1_000_000).status_code == 200, "a long body is no long head"


@pytest.mark.long
def test_who_never_finishes_a_request_is_let_go(node: Running) -> None:
    for opening in (b"", b"GET / HTTP/1.1\r\nHost: x\r\n"):
        with socket.create_connection(("127.0.0.1", node.port), timeout=60) as silent:
            silent.sendall(opening)
            with suppress(ConnectionResetError):
                assert silent.recv(100) == b""


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(data=st.binary(max_size=2000))
def test_any_bytes_as_a_record_get_a_verdict(node: Running, data: bytes) -> None:
    with node.client() as client:
        verdict = client.post("/api/verify", content=data)
        assert verdict.status_code == 200 and not verdict.json()["sound"]
        assert client.post("/api/replay", content=data).json()["code"] == "bad_record"


def test_raw_nonsense_on_the_socket_is_answered_or_dropped(node: Running) -> None:
    dice = random.Random(3)
    openings = [
        b"",
        b"GET / HTTP/1.1\r\n",
        b"POST /api/check HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n",
        b"\x16\x03\x01",
    ]
    for number in range(60):
        with socket.create_connection(("127.0.0.1", node.port), timeout=5) as raw:
            raw.sendall(openings[number % len(openings)] + dice.randbytes(dice.randrange(1, 300)))
            raw.shutdown(socket.SHUT_WR)
            answer = raw.recv(100)
            assert b" 500 " not in answer[:20]
    with node.client() as client:
        assert client.get("/health").status_code == 200


COMMANDS = ["play", "roll", "react", "pause", "resume", "end", "takeover", "return", "rematch", "hello", "sync", "x"]
VALUES = st.one_of(
    st.integers(-3, 14),
    st.text(max_size=12),
    st.sampled_from(["random", "a1", "d3", "1+8", "hello", "00", "", "\u0000", "zz"]),
    st.none(),
    st.booleans(),
    st.lists(st.integers(), max_size=3),
    st.floats(),
)
MESSAGES = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=60),
    st.builds(
        lambda kind, fields: {"type": kind, "id": secrets.token_hex(4), "seq": 0, "seat": 0} | fields,
        st.sampled_from(COMMANDS),
        st.dictionaries(
            st.sampled_from(["id", "seq", "seat", "move", "device", "what", "who", "level", "since", "key", "more"]),
            VALUES,
            max_size=5,
        ),
    ),
)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(messages=st.lists(MESSAGES, max_size=25), seated=st.booleans())
def test_hostile_sequences_get_answers_with_known_codes(node: Running, messages: list[Any], seated: bool) -> None:
    opened = open_table(node, "shutbox", [ME, OTHER, BOT])
    from parlour.server.core.messages.answers import STATUS

    async def attack() -> None:
        async with connect(node.live(opened["table"]), compression=None, max_size=None) as sock:
            player = Player(sock)
            await player.hello(opened["key"] if seated else "")
            try:
                for message in messages:
                    await sock.send(message if isinstance(message, str | bytes) else json.dumps(message))
                await sock.send(json.dumps({"type": "sync", "since": 0}))
                while True:
                    heard = json.loads(await asyncio.wait_for(sock.recv(), 10))
                    assert heard.get("code", "internal" if heard["type"] == "refused" else "shutdown") != "internal"
                    if heard["type"] == "refused":
                        assert heard["code"] in STATUS and heard["reason"]
                    if heard["type"] == "welcome":
                        break
            except ConnectionClosed:
                assert sock.close_code in (1006, 1007, 1008, 1009, 4404, 4429)
        async with at(node, opened["table"], opened["key"]) as ada:
            assert ada.seats == [0], "the table stands as if nothing had been"

    asyncio.run(attack())


def test_every_refusal_code_is_documented() -> None:
    from parlour.server.core.messages.answers import STATUS

    root = Path(__file__).parent.parent.parent
    pages = (root / "docs" / "api.md").read_text() + (root / "docs" / "table.md").read_text()
    assert [code for code in STATUS if f"`{code}`" not in pages] == []


def test_every_request_is_documented(node: Running) -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "api.md").read_text()
    paths = httpx.get(f"{node.url}/api/openapi.json", verify=False).json()["paths"]
    assert len(paths) >= 12
    for path, methods in paths.items():
        for method in methods:
            assert f"`{method.upper()} {path}" in page, f"docs/api.md does not say what {method} {path} does"
