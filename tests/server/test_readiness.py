"""The first minute after an installation: a node answers at once, and people play while workers compile the games."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from select import select
from typing import Any

import httpx
import pytest

from parlour.contract.bots import is_plain, levels
from parlour.games import kinds, names
from parlour.server.workers.pool import MOST_WAITING_IN_ALL, WORKER_BYTES
from parlour.server.workers.readiness import Readiness
from tests.server.nodes import PLENTY, Running, free_port, start
from tests.server.players import BOT, HERE, ME, bearer, open_table, over

LEAVING = 8.0
"""Seconds within which a node ends on a busy machine; it takes less than two on a quiet one, and ten if it waits."""
EASY, HARD = ({"kind": "bot", "level": level} for level in ("easy", "hard"))


def ready(node: Running) -> Any:
    with node.client() as client:
        return client.get("/api/ready").json()


def test_people_play_while_games_are_compiled_and_the_one_asked_for_comes_next(tmp_path: Path) -> None:
    node = start(tmp_path, limits=PLENTY, compiling=4.0)
    first, *others = names()
    assert ready(node) == {"ready": [], "making": first, "waiting": others}
    open_table(node, others[-1], [ME, BOT, BOT, BOT])
    assert ready(node)["waiting"] == [others[-1], *others[:-1]], "it is asked for as soon as a table is opened"
    with node.client() as client:
        over(client, open_table(node, others[-1], [ME | {"kind": "bot", "level": "easy"}, EASY, BOT, BOT]))
        told = ready(node)
        assert told["making"] == first, "a whole game was played before the first game was compiled"
        assert told["waiting"] == [others[-1], *others[:-1]]
        listed = client.get("/api/games").json()
        assert listed["unready"] == [first, *told["waiting"]]
        assert "hard" in listed["games"][0]["levels"], "bots that think ahead can be seated already"
    node.kill()


def test_a_bot_that_needs_compiled_code_waits_for_it_and_then_plays(tmp_path: Path) -> None:
    node = start(tmp_path, limits=PLENTY, compiling=1.5)
    opened = open_table(node, "tuki", [HARD, EASY], options={"rounds": 1})
    with node.client() as client:
        while "tuki" not in ready(node)["ready"]:
            path = f"/api/tables/{opened['table']}/events"
            steps = client.get(path, params={"since": 0}, headers=bearer(opened["key"])).json()["steps"]
            moves = [each["event"] for each in steps if each["event"]["event"] == "move"]
            assert not [each for each in moves if each["seat"] == 0]
            time.sleep(0.1)
        over(client, opened)
    node.kill()


def test_hints_wait_for_their_own_game_alone(tmp_path: Path) -> None:
    node = start(tmp_path, limits=PLENTY, compiling={"shutbox": 6.0, "rolit": 0.0, "tuki": 600.0})
    opened = open_table(node, "rolit", [HERE, HERE], options={"size": 4, "first": 0})
    with node.client() as client:
        path, key = f"/api/tables/{opened['table']}", bearer(opened["key"])
        advice = client.get(f"{path}/advice", headers=key, timeout=120)
        assert advice.status_code == 200 and advice.json()["steps"]
        assert client.get(f"{path}/question", headers=key, timeout=120).status_code == 200
        assert client.post("/api/games/rolit/position", json={}, timeout=120).status_code == 200
        assert ready(node) == {"ready": ["shutbox", "rolit"], "making": "tuki", "waiting": []}
    assert node.stop() == 0


def test_hints_that_wait_for_a_game_are_limited(tmp_path: Path) -> None:
    """Nobody can have the node remember more than a few questions by asking before the game is ready."""
    node = start(tmp_path, limits=PLENTY, compiling=600.0)
    opened = open_table(node, "rolit", [HERE, HERE], options={"size": 4, "first": 0})
    asked = f"/api/tables/{opened['table']}/advice"

    def ask() -> int | None:
        with node.client() as client, suppress(httpx.TimeoutException):
            return client.get(asked, headers=bearer(opened["key"]), timeout=5).status_code
        return None

    with ThreadPoolExecutor(4) as pool:
        assert sorted(map(str, pool.map(lambda _: ask(), range(4)))) == ["429", "429", "None", "None"]
    key, most = f"Authorization: Bearer {opened['key']}", MOST_WAITING_IN_ALL
    crowd = [half_asked(node, f"GET {asked}", f"{key}\r\nX-Forwarded-For: 10.0.0.{n}\r\n") for n in range(most + 6)]
    refused: list[socket.socket] = []
    while len(refused) < 6:
        refused = select(crowd, [], [], 30)[0]
    with node.client() as client:
        assert client.get("/health", timeout=30).status_code == 200
    assert len(refused) == 6 and all(b" 429 " in each.recv(1000) for each in refused)
    assert node.stop() == 0
    for each in crowd:
        each.close()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_node_that_compiles_stops_at_once(tmp_path: Path, number: signal.Signals) -> None:
    """Neither workers nor a request that is half sent, a hint that waits for its game, or a silent page delay it."""
    node = start(tmp_path, limits=PLENTY, compiling=60.0)
    opened = open_table(node, "rolit", [HERE, HERE], options={"size": 4, "first": 0})
    live, advice = f"/api/tables/{opened['table']}/live", f"/api/tables/{opened['table']}/advice"
    upgrade = (
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
        + "a" * 22
        + "==\r\n"
    )
    asked = [
        half_asked(node, "POST /api/tables", "Content-Length: 99\r\n"),
        half_asked(node, f"GET {advice}", f"Authorization: Bearer {opened['key']}\r\n"),
        half_asked(node, f"GET {live}", upgrade),
    ]
    assert asked[2].recv(1000).startswith(b"HTTP/1.1 101 "), "nothing was asked when it was told to stop"
    began = time.monotonic()
    node._send(number)
    assert node.process.wait(30) == 0
    took = time.monotonic() - began
    told = [each.recv(1000) for each in asked]
    for each in asked:
        each.close()
    assert took < LEAVING and "Traceback" not in node.log.read_text()
    assert b" 503 " in told[0] and b" 503 " in told[1], "they are told to ask again"


def half_asked(node: Running, request: str, headers: str) -> socket.socket:
    """A connection that has sent a request, and then neither says nor closes anything."""
    connection = socket.create_connection(("127.0.0.1", node.port), 30)
    connection.sendall(f"{request} HTTP/1.1\r\nHost: 127.0.0.1:{node.port}\r\n{headers}\r\n".encode())
    return connection


async def test_who_waits_for_a_game_is_told_when_it_is_there() -> None:
    readiness = Readiness(["a", "b", "c"])
    assert readiness.next() == "a"
    waits = asyncio.create_task(readiness.until("c"))
    whole = asyncio.create_task(readiness.whole())
    await asyncio.sleep(0)
    assert readiness.waiting == ["c", "b"] and not readiness.is_ready("a")
    readiness.done()
    assert readiness.is_ready("a") and readiness.is_ready("a game that came later")
    assert readiness.next() == "c"
    readiness.done()
    await waits
    assert readiness.next() == "b" and not whole.done()
    readiness.done()
    assert readiness.next() == "" and readiness.ready == ["a", "c", "b"]
    await whole


CROWD, MINUTE, SLOW = 200, 30.0, 15.0
"""Strangers, each at an address of their own; seconds that they ask; and seconds after which a page came too late on a
busy machine."""


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has 127.0.0.0/8 for itself")
async def test_a_crowd_in_the_first_minute_is_answered_and_stopped_at_once(tmp_path: Path) -> None:
    """Nothing is compiled yet: pages and moves are answered, hints wait or are refused, and memory has a bound."""
    port = free_port()
    command = [sys.executable, "-m", "parlour", "serve", "--port", str(port), "--data", str(tmp_path)]
    cold = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    with (tmp_path / "log").open("w") as log:
        serving = subprocess.Popen(command, env=cold, stderr=log)
    slowest, told, waiting = dict[str, float](), Counter[int](), ["advice", "question", "daily"]

    async def ask(address: str, method: str, path: str, body: object = None, key: str = "") -> Any:
        began, data = time.monotonic(), json.dumps(body).encode() if body else b""
        headers = f"Host: 127.0.0.1:{port}\r\nConnection: close\r\nContent-Length: {len(data)}\r\n"
        kind = "Content-Type: application/json\r\n" if body else ""
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        writer.write(f"{method} {path} HTTP/1.1\r\n{headers}{kind}Authorization: Bearer {key}\r\n\r\n".encode() + data)
        answer = await reader.read()
        writer.close()
        told[int(answer.split()[1])] += 1
        if not path.endswith(tuple(waiting)):
            slowest[path] = max(slowest.get(path, 0), time.monotonic() - began)
        return answer.partition(b"\r\n\r\n")[2]

    async def stranger(number: int) -> None:
        address, game = f"127.0.1.{number + 1}", names()[number % len(names())]
        while True:
            for path in ("/", "/api/games", "/api/ready"):
                await ask(address, "GET", path)
            opened = json.loads(await ask(address, "POST", "/api/tables", {"game": game, "seats": [HERE, HARD]}))
            if "table" not in opened:
                await asyncio.sleep(1)
                continue
            of, key = f"/api/tables/{opened['table']}", opened["key"]
            for path in (of, f"{of}/events?wait=2", f"{of}/{waiting[number % 2]}", of, "/api/daily"):
                await ask(address, "GET", path, key=key)

    while True:
        with suppress(OSError):
            await ask("127.0.0.1", "GET", "/")
            break
        await asyncio.sleep(0.05)
    crowd = [asyncio.create_task(stranger(number)) for number in range(CROWD)]
    done, _ = await asyncio.wait(crowd, timeout=MINUTE, return_when=asyncio.FIRST_EXCEPTION)
    assert not done, [each.exception() for each in done]
    used = int(Path(f"/proc/{serving.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    assert used < WORKER_BYTES
    began = time.monotonic()
    serving.send_signal(signal.SIGTERM)
    assert await asyncio.to_thread(serving.wait, 30) == 0
    assert time.monotonic() - began < LEAVING
    for each in crowd:
        each.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    assert slowest["/"] < SLOW and max(slowest.values()) < 2 * SLOW, slowest
    assert set(told) <= {200, 201, 409, 429, 503} and told[201] >= CROWD / 2, told
    assert "Traceback" not in (tmp_path / "log").read_text()


@pytest.mark.parametrize("kind", [*kinds()], ids=lambda kind: kind.name)
def test_every_game_has_a_bot_that_needs_no_compiled_code(kind: Any) -> None:
    game = kind.make({})
    plain = [level for level in levels(game) if is_plain(game, level)]
    assert {"random", "easy"} <= set(plain) and "hard" not in plain


ALWAYS = {(signal.SIGINT, 0.1), (signal.SIGTERM, 0.3)}


@pytest.mark.parametrize(
    ("number", "after"),
    [
        pytest.param(number, after, marks=() if (number, after) in ALWAYS else pytest.mark.long)
        for number in (signal.SIGINT, signal.SIGTERM)
        for after in (0.0, 0.1, 0.3, 0.6, 1.0)
    ],
)
def test_a_server_that_is_still_starting_stops_in_silence(tmp_path: Path, number: signal.Signals, after: float) -> None:
    """A signal is neither lost nor told as an error, whatever the start has come to."""
    port = free_port()
    command = [sys.executable, "-m", "parlour", "serve", "--port", str(port), "--data", str(tmp_path), "--workers", "1"]

    def heard() -> None:  # also where these tests run in the background of a shell, which ignores it
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=heard) as serving:
        while serving.poll() is None:  # from here on the server's own code runs
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.01)
        time.sleep(after)
        serving.send_signal(number)
        assert serving.wait(20) in (0, 130, -number)
        assert serving.stderr is not None and "Traceback" not in serving.stderr.read()
