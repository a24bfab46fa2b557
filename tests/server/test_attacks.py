"""One address attacks while somebody else plays: nobody waits, and nothing piles up.

The attacks are those of `python -m bench.attack`, which measures how long a move takes meanwhile. Here attacker and
player share one process, so only that the player gets on is asked for, and the bound on time is what makes a failure
of a hang.
"""

import asyncio
import json
import logging
import socket
import time
from collections.abc import Awaitable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import pytest
from bench.honest import megabytes, play
from bench.hostile import CONTINUATION, NETWORK, PING, PONG, TEXT, Target, dial, frame, upgrade

from parlour.server.service import JsonLines
from tests.server.nodes import PLENTY, Running, Zygote, start
from tests.server.players import ME, OTHER, at, bearer, invite, join, open_table

T = TypeVar("T")
LIMITS = {"openings": [1e6, 1e6]}
"""Those that a server has by default, but for the tables of all these tests together."""
SECONDS = 1.5
MOST_GROWTH = 100
"""Megabytes."""
MOVES = 8
"""That the player makes during an attack, at least."""
PATIENCE = 90
"""Seconds after which a player who does not get on is stuck."""
CLOSED_4429 = bytes.fromhex("880a114d") + b"too_many"
"""The frame that closes a WebSocket with this code and reason."""
NEARLY_ALL = [number for number in range(1, 21) if number not in (17, 18, 19, 20)]
TWO = [ME, ME | {"name": "Bea"}]
OWN = socket.gethostname().lower().partition(".")[0]
"""The name of this machine."""


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A node that believes no proxy: addresses are what they are."""
    node = start(tmp_path_factory.mktemp("attacked"), limits=LIMITS, workers=1, proxies="")
    yield node
    assert node.stop() == 0
    said = node.log.read_text()
    assert "a bug" not in said and "Traceback" not in said, said[-3_000:]


async def heaviest(pid: int, work: Awaitable[T]) -> tuple[T, float]:
    """The result of the work, and the most megabytes that a process had meanwhile."""
    task, most = asyncio.ensure_future(work), megabytes(pid)
    while not task.done():
        await asyncio.wait([task], timeout=0.05)
        most = max(most, megabytes(pid))
    return task.result(), most


@pytest.mark.parametrize("name", NETWORK)
async def test_nobody_waits_and_nothing_piles_up(attacked: Running, name: str) -> None:
    opened = open_table(attacked, "rolit", TWO)
    before, now = megabytes(attacked.pid), time.monotonic()
    attack = asyncio.ensure_future(NETWORK[name](Target(attacked.port, opened["table"], now + PATIENCE)))
    async with asyncio.timeout(PATIENCE):
        honest = play(attacked.live(opened["table"]), opened["key"], now + SECONDS, at_least=MOVES)
        taken, most = await heaviest(attacked.pid, honest)
    assert not attack.done(), "it went on for as long as somebody played"
    attack.cancel()
    await asyncio.wait([attack])
    assert len(taken) >= MOVES
    assert most - before < MOST_GROWTH, (name, before, most)


# The answer to each of them.


def spoken(node: Running, data: bytes) -> bytes:
    """All that the server says to these bytes."""
    with socket.create_connection(("127.0.0.1", node.port), timeout=20) as raw:
        raw.sendall(data)
        heard = b""
        with suppress(ConnectionError):
            while piece := raw.recv(65_536):
                heard += piece
        return heard


def test_a_body_that_is_no_text_is_refused(attacked: Running) -> None:
    with attacked.client() as client:
        for path in ("/api/check", "/api/tables"):
            answer = client.post(path, content=b'{"game": "\xff\xfe"}')
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


def test_who_goes_in_the_middle_of_a_body_is_no_bug(attacked: Running) -> None:
    for path in (b"/api/check", b"/api/verify"):
        with socket.create_connection(("127.0.0.1", attacked.port), timeout=20) as raw:
            raw.sendall(b"POST " + path + b" HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{")
    with attacked.client() as client:
        assert client.get("/health").status_code == 200
    assert "Traceback" not in attacked.log.read_text() and "a bug" not in attacked.log.read_text()


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "a" * 4_000,
        "games.example.evil.example",
        "127.0.0.1.evil.example",
        "evil.local",
        "evil.lan:80",
        "evil.home",
        "evil.home.arpa",
        "evil.internal",
        f"evil.{OWN}.local",
    ],
)
async def test_a_name_that_is_not_ours_is_not_answered_to(attacked: Running, host: str) -> None:
    """DNS rebinding: the page of another site whose name suddenly points to this machine."""
    opened = open_table(attacked)
    with attacked.client() as client:
        for path in ("/metrics", "/api/games", f"/api/tables/{opened['table']}"):
            answer = client.get(path, headers={"host": host})
            assert (answer.status_code, answer.json()["code"]) == (421, "bad_host")
        body, headers = {"game": "rolit"}, {"host": host, "origin": f"http://{host}"}
        assert client.post("/api/check", json=body, headers=headers).status_code == 421
    handshake = (
        f"GET /api/tables/{opened['table']}/live HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {'A' * 22}==\r\n\r\n"
    )
    assert b" 403 " in spoken(attacked, handshake.encode())[:20]


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1:1", "[::1]:8000", "localhost", "LOCALHOST:80", "tv", "tv.localhost", f"{OWN}.local", f"{OWN}.lan:80"],
)
def test_names_of_this_machine_are_answered_to(attacked: Running, host: str) -> None:
    with attacked.client() as client:
        assert client.get("/api/games", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("flood", [PING, PONG, CONTINUATION])
async def test_too_many_frames_end_the_connection(attacked: Running, flood: int) -> None:
    """Whatever they are, and before hello too; fifty at once are not too many, but three hundred are."""
    opened, final = open_table(attacked), flood != CONTINUATION
    target = Target(attacked.port, opened["table"], time.monotonic() + 20, f"127.0.0.{3 + flood}")
    first = b"" if final else frame(TEXT, final=False)
    for count, ends in ((50, False), (300, True)):
        reader, writer = await dial(target)
        try:
            await upgrade(target, (reader, writer))
            writer.write(first + frame(flood, final=final) * count)
            async with asyncio.timeout(20):
                if ends:
                    assert CLOSED_4429 in await reader.read()
                elif flood == PING:
                    assert len(await reader.readexactly(2 * count)) == 2 * count, "each is answered"
        finally:
            writer.transport.abort()


def test_what_is_pipelined_is_answered_in_order(attacked: Running) -> None:
    ask = b"GET /api/tables/%d HTTP/1.1\r\nHost: x\r\n\r\n"
    last = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    heard = spoken(attacked, b"".join(ask % number for number in range(10)) + last)
    assert heard.count(b"HTTP/1.1 404") == 10 and heard.count(b"HTTP/1.1 200") == 1


async def test_a_play_that_leads_to_a_thousand_rolls_keeps_nobody_waiting(attacked: Running) -> None:
    """Twelve people at one screen, and hardly anything that a roll can shut: the table rolls on by itself."""
    seats = [{"kind": "here", "name": f"P{number}"} for number in range(12)]
    options = {"tiles": 20, "dice": 4, "rows": "shared", "fewer_dice": "never", "preshut": list(NEARLY_ALL), "first": 0}
    opened = open_table(attacked, "shutbox", seats, options=options | {"until": "1000 rounds"})
    other = open_table(attacked, "rolit", TWO)
    until = time.monotonic() + 2 * SECONDS
    honest = asyncio.create_task(play(attacked.live(other["table"]), other["key"], until, at_least=MOVES))
    async with asyncio.timeout(PATIENCE), at(attacked, opened["table"], opened["key"]) as ada:
        while not honest.done():
            await (ada.move() if ada.my_turn else ada.hear())
            await asyncio.sleep(0.1)  # no faster than messages may come
        longest = max(len(message.get("steps", ())) for message in ada.heard)
        assert longest <= 60 < ada.now["seq"], "one command makes few events at a time, and the table goes on"
    assert len(await honest) >= MOVES


def test_a_rematch_counts_as_opening(tmp_path: Path, zygote: Zygote) -> None:
    node = zygote.start(database=str(tmp_path / "x.sqlite3"), limits=PLENTY | {"openings": [0.0, 5.0]})
    opened, codes = open_table(node, "rolit", TWO), []
    with node.client() as client:
        table = opened["table"]
        for number in range(8):
            where, headers = f"/api/tables/{table}/commands", bearer(opened["key"])
            command = {"seq": 0, "seat": 0, "id": f"end-{number}", "type": "end"}
            client.post(where, json=command, headers=headers)
            again = client.post(where, json=command | {"type": "rematch", "id": f"again-{number}"}, headers=headers)
            codes.append(again.json().get("code", ""))
            if again.status_code == 200:
                table = client.get(f"/api/tables/{table}", headers=headers).json()["now"]["rematch"]
    node.kill()
    assert codes == [""] * 4 + ["too_many_tables"] * 4


async def test_a_link_that_was_replaced_hears_no_more(attacked: Running) -> None:
    opened = open_table(attacked, "rolit", [ME, OTHER], watch=False)
    old = invite(attacked, opened, seat=1)
    async with at(attacked, opened["table"], old) as eve:
        join(attacked, opened)
        assert (await eve.until("closing"))["code"] == "deleted"


def test_long_values_are_quoted_in_part(attacked: Running) -> None:
    with attacked.client() as client:
        refused = client.post("/api/check", json={"game": "rolit", "options": {"size": "9" * 5_000}}).json()
        assert "???" not in refused["reason"] and "999…" in refused["reason"]


def test_a_line_of_the_log_keeps_its_level_and_its_types() -> None:
    record = logging.makeLogRecord({"msg": "hello", "levelname": "INFO", "level": "hard", "shared": False, "why": "x"})
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["level_"], line["shared"], line["why"]) == ("info", "hard", False, "x")


@pytest.mark.long
def test_a_body_has_a_deadline(attacked: Running) -> None:
    begun = time.monotonic()
    with socket.create_connection(("127.0.0.1", attacked.port), timeout=60) as slow:
        slow.sendall(b"POST /api/check HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n")
        with pytest.raises(ConnectionError):
            while time.monotonic() < begun + 60:
                slow.sendall(b"x")
                time.sleep(0.2)
    assert time.monotonic() < begun + 30


@pytest.mark.long
def test_who_reads_nothing_is_let_go(attacked: Running) -> None:
    """The biggest file of the web client, asked for again and again on a connection that is never read."""
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
        deaf.connect(("127.0.0.1", attacked.port))
        deaf.settimeout(60)
        with pytest.raises(ConnectionError):
            for _ in range(600):
                deaf.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
                time.sleep(0.1)
