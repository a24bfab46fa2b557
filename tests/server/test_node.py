"""A node's own tasks: replaces workers, forgets old tables, serves the web client, says goodbye."""

import asyncio
import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.nodes import Running, start
from tests.server.players import BOT, ME, at, open_table


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("busy")
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Parlour</title>" + " " * 2000)
    (web / "assets" / "app-1a2b3c.js").write_text("export {};\n" * 500)
    lifetimes = {"empty": 2.0, "live": 120.0, "ended": 4.0}  # a new worker may take its time
    node = start(folder, web=str(web), lifetimes=lifetimes, clean_every=0.5, room_idle=1.0, own_workers=True, workers=1)
    yield node
    if node.process.poll() is None:
        node.stop()


def workers_of(node: Running) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(node.pid)], capture_output=True, text=True)
    return [int(pid) for pid in found.stdout.split()]


def until_ready(node: Running) -> None:
    """Until bots think in a worker: before that, those that need no compiled code move without one."""
    with node.client() as client:
        deadline = time.monotonic() + 120
        while client.get("/api/games").json()["unready"]:
            assert time.monotonic() < deadline
            time.sleep(0.05)


async def test_a_worker_that_dies_is_replaced_and_the_bot_still_moves(busy: Running) -> None:
    until_ready(busy)
    opened = open_table(busy, "rolit", [ME, BOT], options={"size": 6, "first": 0})
    async with at(busy, opened["table"], opened["key"]) as ada:
        workers = workers_of(busy)
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        await ada.move()
        await ada.until("events", lambda m: m["steps"][0]["event"].get("by") == "random", seconds=60)
    with busy.client() as client:
        (lost,) = re.findall(r"^parlour_workers_lost_total (\d+)$", client.get("/metrics").text, re.MULTILINE)
    assert 1 <= int(lost) <= len(workers)
    assert workers and set(workers_of(busy)) - set(workers), "one that is new"


def test_the_web_client_is_served_with_the_right_caching(busy: Running) -> None:
    with busy.client() as client:
        page, other = client.get("/"), client.get("/t/some-table")
        assert page.content == other.content and page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        asset = client.get("/assets/app-1a2b3c.js")
        assert "immutable" in asset.headers["cache-control"] and asset.headers["content-encoding"] == "gzip"
        plain = client.get("/assets/app-1a2b3c.js", headers={"accept-encoding": "identity"})
        assert plain.content == asset.content and "content-encoding" not in plain.headers
        assert client.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 304
        for path in ("/assets/none.js", "/../settings.py", "/%2e%2e/settings.py", "/api/none"):
            assert client.get(path).status_code == 404, path


def test_tables_where_nothing_happens_are_forgotten(busy: Running) -> None:
    empty = open_table(busy, "rolit", [ME, {"kind": "elsewhere"}])
    with busy.client() as client:
        address = f"/api/tables/{empty['table']}"
        assert client.get(address).status_code == 200
        until = time.monotonic() + 15
        while client.get(address).status_code == 200 and time.monotonic() < until:
            time.sleep(0.1)
        assert client.get(address).status_code == 404


async def test_everybody_is_told_when_the_node_stops(busy: Running) -> None:
    opened = open_table(busy, "rolit", [ME, BOT])
    async with at(busy, opened["table"], opened["key"]) as ada:
        busy.ask_to_stop()
        assert (await ada.until("closing"))["code"] == "shutdown"
        with pytest.raises(ConnectionClosed):
            await ada.hear()
        assert ada.socket.close_code == 1001
    assert await asyncio.to_thread(busy.process.wait, 30) == 0
    assert workers_of(busy) == []


def test_one_sqlite_file_serves_one_node(node: Running, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="another server uses the database"):
        start(tmp_path, database=node.settings["database"])
