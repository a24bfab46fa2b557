"""Phones at home: a door that a person at this machine opens and closes. 127.0.0.2 plays the part of the network."""

from __future__ import annotations

import asyncio
import os
import re
import select
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from parlour.server.ops.listening import home_addresses
from tests.server.nodes import Running, free_port, start
from tests.server.players import open_table

LAN = "127.0.0.2"
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has 127.0.0.2 without being told")


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = start(tmp_path_factory.mktemp("home"), workers=0, home_addresses=[LAN])
    yield running
    assert running.stop() == 0, running.log.read_text()


@pytest.fixture(autouse=True)
def _closed_again(node: Running) -> Iterator[None]:
    yield
    switch(node, open=False)


def switch(node: Running, *, open: bool) -> dict[str, object]:
    with node.client() as client:
        answer: dict[str, object] = client.post("/api/home", json={"open": open}).raise_for_status().json()
        return answer


def from_a_phone(node: Running) -> httpx.Client:
    """A phone has an address of its own, so it is not taken for a person at this machine."""
    transport = httpx.HTTPTransport(local_address="127.0.0.3")
    return httpx.Client(base_url=f"http://{LAN}:{node.port}", transport=transport, timeout=30)


def invited(node: Running) -> dict[str, str]:
    opened = open_table(node)
    with node.client() as client:
        headers = {"authorization": f"Bearer {opened['key']}"}
        answer: dict[str, str] = client.post(f"/api/tables/{opened['table']}/invite", json={}, headers=headers).json()
        return answer


def test_nobody_else_reaches_a_server_until_the_door_is_opened(node: Running) -> None:
    with from_a_phone(node) as phone:
        with pytest.raises(httpx.ConnectError):
            phone.get("/health")
        answer = switch(node, open=True)
        assert answer == {"possible": True, "open": True, "addresses": [f"http://{LAN}:{node.port}"]}
        assert phone.get("/health").status_code == 200
        assert switch(node, open=True)["open"] is True, "opened twice is open"
        assert switch(node, open=False) == {"possible": True, "open": False, "addresses": []}
    with from_a_phone(node) as phone, pytest.raises(httpx.ConnectError):
        phone.get("/health")


async def test_a_door_pressed_many_times_at_once_moves_once_at_a_time(node: Running) -> None:
    async with httpx.AsyncClient(base_url=node.url, timeout=30) as client:
        for wanted in (True, False, True):
            presses = (client.post("/api/home", json={"open": wanted}) for _ in range(12))
            answers = await asyncio.gather(*presses)
            assert {(each.status_code, each.json()["open"]) for each in answers} == {(200, wanted)}
    with from_a_phone(node) as phone:
        assert phone.get("/health").status_code == 200


def test_a_phone_cannot_open_or_close_the_door(node: Running) -> None:
    switch(node, open=True)
    with from_a_phone(node) as phone:
        assert phone.get("/api/home").json()["possible"] is False
        answer = phone.post("/api/home", json={"open": False})
        assert (answer.status_code, answer.json()["code"]) == (403, "not_host")
        assert phone.get("/health").status_code == 200
    with node.client() as client:  # nor does a page of somebody else's, whatever it calls this machine
        for headers, status in (({"origin": "https://evil.example"}, 403), ({"host": "games.example"}, 421)):
            assert client.post("/api/home", json={"open": False}, headers=headers).status_code == status


def test_an_invitation_shows_the_address_that_guests_can_reach(node: Running) -> None:
    before = invited(node)
    assert before["reach"] == "here"
    switch(node, open=True)
    after = invited(node)
    assert after["reach"] == "home"
    assert after["url"] == f"http://{LAN}:{node.port}{after['link']}"
    with from_a_phone(node) as phone:
        assert phone.get(after["url"]).status_code == 200


async def test_who_came_in_by_the_door_is_sent_away_when_it_closes_and_the_others_stay(node: Running) -> None:
    opened = open_table(node)
    switch(node, open=True)
    hello = f'{{"type": "hello", "key": "{opened["key"]}"}}'
    there = f"ws://{LAN}:{node.port}/api/tables/{opened['table']}/live"
    async with connect(node.live(opened["table"])) as here, connect(there) as phone:
        for each in (here, phone):
            await each.send(hello)
            assert "welcome" in str(await each.recv())
        switch(node, open=False)
        with pytest.raises(ConnectionClosed):
            while True:
                await phone.recv()
        await here.send('{"type": "sync", "since": 0}')
        assert await here.recv()


@pytest.mark.long
def test_a_server_with_an_address_of_its_own_has_no_door(folder: Path) -> None:
    running = start(folder, workers=0, url="https://games.example", home_addresses=[LAN])
    with running.client() as client:
        assert client.get("/api/home").json() == {"possible": False, "open": False, "addresses": []}
        assert client.post("/api/home", json={"open": True}).status_code == 403
    running.stop()


# The command.


def serve(folder: Path, *flags: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "parlour", "serve", "--data", str(folder), "--workers", "1", *flags]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_port_in_use_is_told_and_a_program_gets_no_other(folder: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        process = serve(folder, "--port", str(port))
        _, complaint = process.communicate(timeout=180)
        assert process.returncode == 2
        assert f"port 127.0.0.1:{port} is in use" in complaint and "Traceback" not in complaint


@pytest.mark.long
def test_a_person_gets_the_next_free_port(folder: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        process = serve(folder, "--port", str(port), "--open")
        try:
            assert process.stdout is not None
            told = until(process, r"http://127\.0\.0\.1:(\d+)/")
            found = int(told.group(1))
            assert found > port
            assert httpx.get(f"http://127.0.0.1:{found}/health").status_code == 200
        finally:
            process.terminate()
            process.communicate(timeout=180)


def test_the_terminal_shows_the_way_for_phones(folder: Path) -> None:
    """On a terminal, in colour: where the games are, and how phones come; as a QR code where there is a network."""
    leader, follower = os.openpty()
    command = [sys.executable, "-m", "parlour", "serve", "--data", str(folder), "--workers", "1", "--home"]
    process = subprocess.Popen([*command, "--port", str(free_port())], stdout=follower, stderr=subprocess.DEVNULL)
    wanted = "▀▀▀▀" if home_addresses() else "--home"
    shown = ""
    try:
        while wanted not in shown:
            assert select.select([leader], [], [], 120)[0], shown
            shown += os.read(leader, 65_536).decode(errors="replace")
    finally:
        process.terminate()
        process.wait(timeout=180)
        os.close(leader)
        os.close(follower)
    assert re.search(r"\x1b\[1;36mhttp://127\.0\.0\.1:\d+/\x1b\[0m", shown)


def until(process: subprocess.Popen[str], pattern: str) -> re.Match[str]:
    assert process.stdout is not None
    shown = ""
    for line in process.stdout:
        shown += line
        if found := re.search(pattern, shown):
            return found
    raise AssertionError(shown)
