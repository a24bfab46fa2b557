"""parlour.server.pocket.carrying: a running table goes on, from its file, on another device without a server."""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.server.pocket.house import House
from parlour.table import Host, here
from parlour.table.verify import START, seal, told, unseal, verify
from tests.server.test_pocket import Log, Player, ask, opened, run, table

PAGE = Path(__file__).parents[1] / "table" / "chance" / "check.mjs"


def checked_by_the_page(data: bytes) -> dict[str, Any]:
    """The findings of the page's own verifier."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "game.jsonl")
        file.write_bytes(data)
        said = subprocess.run(["node", PAGE], input=f"{file}\n", capture_output=True, text=True, check=True).stdout
    found: dict[str, Any] = json.loads(said)
    return found


async def begun(house: House, moves: int, **options: Any) -> tuple[str, str, bytes]:
    id, key = await table(house, "shutbox", variant="tournament", **options)
    player = Player(house, id, key)
    await player.come()
    await player.play(moves)
    await player.persons_turn()
    return id, key, await ask(house, "GET", f"/api/tables/{id}/record", key=key)


async def taken_in(house: House, file: bytes) -> Any:
    found = await ask(house, "POST", "/api/continue", file)
    assert set(found) & {"table", "why"}, found
    return found


async def played_on(house: House, id: str, key: str, moves: int) -> bytes:
    player = Player(house, id, key)
    await player.come()
    await player.play(moves)
    await player.persons_turn()
    found: bytes = await ask(house, "GET", f"/api/tables/{id}/record", key=key)
    return found


def resealed(lines: list[bytes]) -> bytes:
    """Lines with their hashes computed again, as a forger writes them."""
    head, written = START, list[bytes]()
    for line in lines:
        if not line.startswith(b'{"name"'):
            line, head = seal(
                json.dumps({**json.loads(line), "hash": None}, separators=(",", ":"))
                .encode()
                .replace(b',"hash":null}', b"}"),
                head,
            )
        written.append(line + b"\n")
    return b"".join(written)


def test_a_table_goes_on_elsewhere_comes_back_and_is_verified_everywhere() -> None:
    async def test() -> None:
        one, other = await opened(Log()), await opened(Log())
        id, key, file = await begun(one, 2)
        assert json.loads(file.splitlines()[0])["chance"]["by"] == "device"
        found = await taken_in(other, file)
        assert found["table"] == id and found["seats"] == [0] and found["key"] != key
        further = await played_on(other, id, found["key"], 2)
        assert further.startswith(file)
        back = await taken_in(one, further)
        assert "table" in back, back
        assert back["table"] == id and back["key"] == ""
        whole = await played_on(one, id, key, 2)
        assert whole.startswith(further)
        checked = verify(whole)
        assert checked.sound and checked.devices == 3
        assert any("3 devices" in line for line in told(checked))
        assert (await ask(one, "POST", "/api/verify", whole))["sound"]
        assert checked_by_the_page(whole)["devices"] == 3
        await one.close()
        await other.close()

    run(test)


def test_a_device_that_was_switched_off_goes_on_with_the_chain_it_began() -> None:
    async def test() -> None:
        log, first = Log(), await opened(Log())
        _, _, file = await begun(first, 3)
        await first.close()
        house = await opened(log)
        found = await taken_in(house, file)
        assert "table" in found, found
        await played_on(house, found["table"], found["key"], 2)
        await house.close()
        house = await opened(log)
        checked = verify(await played_on(house, found["table"], found["key"], 2))
        assert checked.sound and checked.devices == 2
        await house.close()

    run(test)


def test_a_file_that_is_not_ahead_of_the_same_table_here_is_refused() -> None:
    async def test() -> None:
        one, other = await opened(Log()), await opened(Log())
        id, key, file = await begun(one, 2)
        assert (await taken_in(one, file))["why"]["id"] == "carry-here"
        apart = await taken_in(other, file)
        theirs = await played_on(other, id, apart["key"], 2)
        await played_on(one, id, key, 2)
        assert (await taken_in(one, theirs))["why"]["id"] == "carry-apart"
        assert verify(await played_on(one, id, key, 1)).devices == 1, "what was refused changed nothing"
        await one.close()
        await other.close()

    run(test)


def test_an_end_cut_off_to_roll_again_shows_another_device() -> None:
    async def test() -> None:
        one, other = await opened(Log()), await opened(Log())
        id, _, file = await begun(one, 4)
        lines = file.splitlines(keepends=True)
        last = max(at for at, line in enumerate(lines) if b'"event":"open"' in line)
        cut = b"".join(lines[:last])
        assert (await taken_in(one, cut))["why"]["id"] == "carry-here", "not on the device that rolled"
        found = await taken_in(other, cut)
        again = verify(await played_on(other, id, found["key"], 2))
        assert again.sound and again.devices == 2
        half = b"".join(lines[: last + 1])
        third = await opened(Log())
        assert (await taken_in(third, half))["why"]["id"] == "carry-ended", "a roll that was begun"
        for house in (one, other, third):
            await house.close()

    run(test)


def test_forged_lines_and_headers_are_refused() -> None:
    async def test() -> None:
        one, other = await opened(Log()), await opened(Log())
        id, _, file = await begun(one, 4)
        lines = file.splitlines()
        at = next(each for each, line in enumerate(lines) if b'"event":"outcome"' in line)
        outcome = json.loads(lines[at])
        changed = {**outcome, "outcome": "1-1" if outcome["outcome"] != "1-1" else "2-1"}
        forged = [
            file.replace(b'"event":"move"', b'"event":"Move"', 1),
            resealed([*lines[:at], json.dumps(changed).encode(), *lines[at + 1 :]]),
            resealed([lines[0].replace(b',"by":"device"', b""), *lines[1:]]),
            resealed([lines[0].replace(b'"by":"device"', b'"by":"hand"'), *lines[1:]]),
            resealed([lines[0].replace(b'"absent":"go on"', b'"absent":"wait"'), *lines[1:]]),
            resealed([lines[0].replace(b'"dice":2', b'"dice":3'), *lines[1:]]),
            file[:-3],
            b"",
        ]
        for each in forged:
            assert each != file
            said = await taken_in(other, each)
            assert said["code"] == "bad_record", said
            assert (await other.ask("GET", f"/api/tables/{id}", {}, b"")).status == 404
        assert resealed(lines) == file
        await one.close()
        await other.close()

    run(test)


def test_devices_and_other_chains_have_no_place_there(tmp_path: Path) -> None:
    async def test() -> None:
        house = await opened(Log())
        _, _, file = await begun(house, 3)
        lines = file.splitlines()
        head = unseal(lines[-1], json.loads(lines[-2])["hash"])[1]
        opens, seq = sum(b'"event":"open"' in line for line in lines), json.loads(lines[-1])["seq"] + 1
        more = {"time": "2026-03-01T18:00:00.000Z"}
        wrong = [
            {"seq": seq, "event": "begin", **more},
            {"seq": seq, "event": "device", "device": "0" * 32, "seats": [0], "after": opens, "top": "0" * 64, **more},
            {"seq": seq, "event": "chain", "after": opens - 1, "top": "0" * 64, **more},
            {"seq": seq, "event": "chain", "after": opens + 1, "top": "0" * 64, **more},
        ]
        for event in wrong:
            line, _ = seal(json.dumps(event, separators=(",", ":")).encode(), head)
            forged = file + line + b"\n"
            assert verify(forged).status == "bad" and (await taken_in(house, forged))["code"] == "bad_record"
            assert checked_by_the_page(forged)["status"] == "bad"
        await house.close()

    run(test)


def test_a_table_of_a_server_goes_on_only_there(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "game.jsonl"
        with Host.create(parlour.game("shutbox", players=1), [here("Ada")], path):
            file = path.read_bytes()
        house = await opened(Log())
        assert (await taken_in(house, file))["why"]["id"] == "carry-not-alone"
        await house.close()

    run(test)


@pytest.mark.parametrize("setting", [{"absent": "wait"}, {"rated": True}])
def test_a_device_alone_waits_for_nobody(setting: dict[str, Any]) -> None:
    async def test() -> None:
        house = await opened(Log())
        wanted = {
            "game": "rolit",
            "options": {},
            "seats": [{"kind": "here"}, {"kind": "bot", "level": "easy"}],
            **setting,
        }
        assert (await ask(house, "POST", "/api/tables", wanted))["code"] == "bad_seats"
        await house.close()

    run(test)
