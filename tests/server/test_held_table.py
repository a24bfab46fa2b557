"""The service of a table needs neither a network nor a database: something else than a server can hold a table too."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest

from parlour.server.core import messages
from parlour.server.core.commands import TAKERS, Commands, Given
from parlour.table import audit, new_id
from tests.server.held_table import opened, play

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("game", "level"), [pytest.param("rolit", "easy", marks=pytest.mark.long), ("shutbox", "easy")]
)
def test_a_whole_game_with_a_bot_is_held_without_a_server(game: str, level: str) -> None:
    command = [sys.executable, "-m", "tests.server.held_table", game, level]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    told: dict[str, Any] = json.loads(done.stdout)
    found = audit(told["record"].encode())
    assert found.findings.sound and found.problem is None and found.findings.status == "finished", found
    steps, lines = told["steps"], told["record"].splitlines()
    assert [step["line"] for step in steps] == lines[-len(steps) :], "the listener was told every line as it is kept"
    assert told["last"]["now"]["ended"]["why"] == "over"
    ours = {name for name in told["modules"] if name.startswith("parlour.server.")}
    assert {name.split(".")[2] for name in ours} == {"core"}, ours
    assert not set(told["modules"]) & {"litestar", "uvicorn", "websockets", "asyncpg"}


async def test_a_table_that_lost_a_race_reads_on_and_decides_again() -> None:
    room, journal, host, person = opened("rolit", "easy")
    await host.settle(room)
    other, _, _, _ = opened("rolit", "easy")
    stored = await journal.load(room.id)
    assert stored is not None
    other.table, other.journal = stored.table, journal  # the same table in the memory of somebody else
    common = {"id": new_id(), "seat": 0, "seq": room.seq}
    (key,) = room.attendance.keys.values()
    said = messages.React(what="hello", **common)
    assert isinstance(await Commands({}).take(Given(other, key, said)), messages.Answer)
    assert other.seq == room.seq + 1
    bye = messages.React(what="bye", **(common | {"id": new_id()}))
    answer = await Commands({}).take(Given(room, key, bye, person))
    assert isinstance(answer, messages.Answer) and answer.seq == room.seq == other.seq + 1
    assert [step["event"]["what"] for step in person.steps[-2:]] == ["hello", "bye"]
    await play(room, host, person)
    assert room.table.end is not None and len(journal.events) == room.seq


async def test_a_command_given_again_changes_nothing() -> None:
    room, journal, host, _ = opened("rolit", "easy")
    await host.settle(room)
    (key,) = room.attendance.keys.values()
    asked = messages.Play(id=new_id(), seq=room.seq, seat=0, move=room.table.state.allowed()[0])
    first = await Commands({}).take(Given(room, key, asked))
    again = await Commands({}).take(Given(room, key, asked))
    assert isinstance(first, messages.Answer) and isinstance(again, messages.Answer)
    assert (again.first, again.repeated) == (first.first, True) and len(journal.entries) == host.kinds.count("play")


def test_every_command_of_a_client_is_taken_by_its_type() -> None:
    assert set(get_args(messages.Command)) == {*TAKERS, messages.Rematch}
