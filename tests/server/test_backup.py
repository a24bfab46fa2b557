"""A back-up of a running server, restored on a fresh one: nothing is lost, and its games go on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import parlour
from tests.server.nodes import PLENTY, Running, start
from tests.server.players import HERE, bearer, open_table


def events(node: Running, opened: dict[str, Any]) -> Any:
    with node.client() as client:
        path = f"/api/tables/{opened['table']}/events"
        return client.get(path, params={"since": 0}, headers=bearer(opened["key"])).json()["steps"]


def play(node: Running, opened: dict[str, Any], move: str, seq: int) -> int:
    with node.client() as client:
        seat = len([step for step in events(node, opened) if step["event"]["event"] == "move"]) % 2
        command = {"type": "play", "id": f"move-{seq}", "seq": seq, "seat": seat, "move": move}
        path = f"/api/tables/{opened['table']}/commands"
        return client.post(path, json=command, headers=bearer(opened["key"])).status_code


def test_a_back_up_of_a_running_server_is_restored_on_a_fresh_one(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir(), second.mkdir()
    node = start(first, limits=PLENTY)
    opened = open_table(node, "rolit", [HERE, HERE], options={"size": 4, "first": 0})
    assert play(node, opened, "d2", 0) == 200
    (database,) = first.glob("*.sqlite3")
    with closing(sqlite3.connect(database)) as running:  # as docs/operations.md says it
        running.execute("VACUUM INTO ?", (str(second / database.name),))
    told = events(node, opened)
    assert len(told) >= 1
    node.kill()
    again = start(second, limits=PLENTY)
    assert events(again, opened) == told, "the same events, told to the same key"
    state = parlour.game("rolit", size=4, first=0).start()
    move = state.play(state.parsed("d2")).allowed()[0]
    assert play(again, opened, move, told[-1]["event"]["seq"]) == 200, "and the game goes on"
    assert again.stop() == 0
