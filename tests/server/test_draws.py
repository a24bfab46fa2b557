"""Draws of the second format on a real server: devices take part, sleep, fall silent, die; the table goes on."""

import asyncio
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from parlour.table.dealing import ASLEEP_AFTER, SILENT_AFTER
from parlour.table.verify import verify
from tests.cases import always
from tests.server.devices import DevicePlayer, sits
from tests.server.nodes import Running, start
from tests.server.players import BOT, HERE, ME, OTHER, at, bearer, join, open_table


@pytest.fixture(scope="module")
def second(tmp_path_factory: pytest.TempPathFactory) -> Any:
    running = start(tmp_path_factory.mktemp("second"), gone_after=60.0)
    yield running
    assert running.stop() == 0, running.log.read_text()
    assert "a bug" not in running.log.read_text()


def record(node: Running, opened: Any) -> bytes:
    with node.client() as client:
        answer = client.get(f"/api/tables/{opened['table']}/record", headers=bearer(opened["key"]))
        assert answer.status_code == 200
        return answer.content


async def together(*players: DevicePlayer) -> None:
    await asyncio.gather(*(player.play_on() for player in players))


async def test_one_person_against_bots(second: Running) -> None:
    opened = open_table(second, seats=[ME, BOT], devices=True)
    async with sits(second, opened["table"], opened["key"]) as ada:
        await ada.play_on()
    found = verify(record(second, opened))
    assert (found.status, found.format, found.alone, found.drops) == ("finished", "parlour/2", 0, 0), found
    assert found.covered == [found.draws, 0]


async def test_two_people_and_a_bot(second: Running) -> None:
    opened = open_table(second, seats=[ME, OTHER, BOT], devices=True)
    joined = join(second, opened)
    async with (
        sits(second, opened["table"], opened["key"]) as ada,
        sits(second, opened["table"], joined["key"]) as bob,
    ):
        await together(ada, bob)
    found = verify(record(second, opened))
    assert (found.status, found.alone, found.drops) == ("finished", 0, 0)
    assert found.covered == [found.draws, found.draws, 0]


@pytest.mark.parametrize("seats", [[ME, BOT], [HERE, HERE], [HERE, BOT]])
@pytest.mark.parametrize("game", ["shutbox", "tuki", "rolit"])
async def test_clients_without_devices_play_as_ever(second: Running, game: str, seats: list[Any]) -> None:
    """They open tables without `devices`: play begins at once, a `roll` is answered with its outcome."""
    options = {"tuki": {"rounds": 1}, "rolit": {"size": 6}}.get(game, {})
    opened = open_table(second, game, seats, options=options)
    async with at(second, opened["table"], opened["key"]) as old:
        await old.play_on()
    found = verify(record(second, opened))
    assert found.status == "finished" and found.alone == found.draws


async def test_bots_alone(second: Running) -> None:
    opened = open_table(second, seats=[BOT, BOT], devices=True)
    async with at(second, opened["table"], opened["key"]) as watcher:
        while not watcher.now["ended"]:
            await watcher.hear()
    assert verify(record(second, opened)).status == "finished"


async def until_draw(player: DevicePlayer, check: Any, seconds: float = 20) -> Any:
    """Hears on until the open draw is as asked."""
    async with asyncio.timeout(seconds):
        while not (player.now["draw"] and check(player.now["draw"])):
            await player.hear(seconds)
    return player.now["draw"]


async def until_event(player: DevicePlayer, kind: str, seconds: float = 20) -> Any:
    """The next event of a kind."""
    seen = len(player.log)
    async with asyncio.timeout(seconds):
        while True:
            found = [event for event in player.log[seen:] if event["event"] == kind]
            if found:
                return found[0]
            await player.hear(seconds)


async def press(player: DevicePlayer) -> Any:
    """Rolls when the turn comes."""
    while not (player.my_turn and player.now["turn"]["what"] == "roll"):
        await (player.move() if player.my_turn else player.hear())
    return await player.command("roll", player.now["turn"]["seat"])


@asynccontextmanager
async def listening(*players: DevicePlayer) -> AsyncIterator[None]:
    """These players hear what is said, and their devices answer, in the background."""

    async def listen(player: DevicePlayer) -> None:
        while True:
            await player.hear(60)

    tasks = [asyncio.create_task(listen(player)) for player in players]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Pair:
    """Ada, who opens and rolls, and Bob, each with a device, at a table that begins with Ada's roll."""

    def __init__(self, node: Running, **more: Any) -> None:
        self.node, self.more = node, more

    async def __aenter__(self) -> "Pair":
        self.opened = open_table(self.node, "shutbox", [ME, OTHER], devices=True, options=FIRST, **self.more)
        self.joined = join(self.node, self.opened)
        self.ada = await sits(self.node, self.opened["table"], self.opened["key"]).__aenter__()
        self.bob = await sits(self.node, self.opened["table"], self.joined["key"]).__aenter__()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.ada.socket.close()
        await self.bob.socket.close()

    def record(self) -> Any:
        return verify(record(self.node, self.opened))


FIRST = {"first": 0}


async def test_a_device_that_sleeps_is_dropped_and_comes_back(second: Running) -> None:
    async with Pair(second) as pair:
        pair.bob.asleep = True
        await asyncio.sleep(1.1)  # so that its registration does not count as being awake
        begun = time.monotonic()
        async with listening(pair.bob):
            await press(pair.ada)
            dropped = await until_event(pair.ada, "drop")
            assert 1.5 < time.monotonic() - begun < SILENT_AFTER
            assert dropped["missing"] == [pair.bob.device.kept.id]
            while pair.ada.now["draw"]:
                await pair.ada.hear()
        pair.bob.asleep = False
        await pair.bob.come_back()
        await together(pair.ada, pair.bob)
        found = pair.record()
        assert (found.status, found.drops, found.alone) == ("finished", 1, 0)
        assert 0 < found.covered[1] < found.covered[0] == found.draws


async def test_a_table_that_waits_does_not_drop(second: Running) -> None:
    async with Pair(second, absent="wait") as pair:
        pair.bob.asleep = True
        await asyncio.sleep(1.1)
        await press(pair.ada)
        await until_draw(pair.ada, lambda draw: not draw["go"])
        async with listening(pair.bob):
            with pytest.raises(TimeoutError):
                await until_event(pair.ada, "drop", seconds=4)
        pair.bob.asleep = False
        await pair.bob.answer_draw()
        await together(pair.ada, pair.bob)
        assert pair.record().drops == 0


async def test_a_silent_device_is_voided_when_everybody_who_revealed_agrees(second: Running) -> None:
    async with Pair(second) as pair:
        pair.bob.silent = True
        pressed = asyncio.create_task(until_event(pair.bob, "void", 40))
        await press(pair.ada)
        draw = await until_draw(pair.ada, lambda draw: len(draw["revealed"]) == 1)
        said = {"device": pair.ada.device.kept.id, "open": draw["open"], "n": draw["n"]}
        early = await answered(pair.ada, "agree", **said)
        assert early["code"] == "too_early"
        await until_draw(pair.ada, lambda draw: draw["voidable"], 30)
        pair.ada.device.agrees(draw["n"])
        taken = await answered(pair.ada, "agree", **said)
        assert taken["type"] == "answer", taken
        void = await pressed
        assert pair.bob.device.notice == "", "it never sent its link: nothing to complain about"
        assert void["missing"] == [pair.bob.device.kept.id] and void["links"].count(None) == 1
        late = await answered(pair.bob, "reveal", **said | {"device": pair.bob.device.kept.id, "link": "ab" * 32})
        assert late["code"] in ("late", "not_asked")
        pair.bob.silent = False
        await pair.bob.come_back()
        await together(pair.ada, pair.bob)
        found = pair.record()
        assert found.status == "finished" and list(found.voids) == [void["n"]]
        assert found.voids[void["n"]] is not None, "the device that came back shows what it would have been"


async def answered(player: DevicePlayer, kind: str, **members: Any) -> Any:
    """The answer to a command that only devices send."""
    id = secrets.token_hex(8)
    assert player.device is not None
    player.device.sends(id)
    await player.say(type=kind, id=id, **members)
    while True:
        answer = await player.hear()
        if answer.get("id") == id:
            return answer


async def test_what_devices_may_not_do(second: Running) -> None:
    """Strange seats, strange devices, wrong links, too early, twice; nothing of it is in the record."""
    async with Pair(second, absent="wait") as pair:
        ada, bob = pair.ada, pair.bob
        mine, theirs = ada.device.kept.id, bob.device.kept.id
        top, fresh = "ab" * 32, "cd" * 16
        assert (await answered(ada, "device", device=fresh, seats=[1], after=0, top=top))["code"] == "not_your_seat"
        assert (await answered(ada, "leave", device=theirs))["code"] == "not_your_seat"
        assert (await answered(ada, "device", device=fresh, seats=[0], after=99, top=top))["code"] == "bad_device"
        assert (await answered(ada, "device", device=mine, seats=[0], after=0, top=top))["code"] == "bad_device"
        assert (await answered(ada, "back", device=mine))["code"] == "bad_device"
        assert (await answered(ada, "leave", device=fresh))["code"] == "bad_device"
        assert (await answered(ada, "chain", device=mine, after=256, top=top))["code"] == "bad_device"
        assert (await answered(bob, "begin", seat=1))["type"] == "refused"
        assert (await answered(ada, "ready", device=mine, open=top, n=1))["code"] == "late"
        before = verify(record(second, pair.opened)).events
        bob.asleep = True
        await asyncio.sleep(1.1)
        await press(ada)
        draw = await until_draw(ada, lambda draw: True)
        said = {"device": theirs, "open": draw["open"], "n": draw["n"], "link": top}
        assert (await answered(bob, "reveal", **said))["code"] == "too_early"
        assert (await answered(ada, "reveal", **said))["code"] == "not_your_seat"
        assert (await answered(bob, "reveal", **said | {"open": top}))["code"] == "not_asked"
        assert (await answered(bob, "play", seq=0, seat=1, move="x"))["code"] in ("stale_seq", "drawing")
        bob.silent = True
        bob.asleep = False
        await bob.answer_draw()
        await until_draw(bob, lambda draw: draw["go"])
        assert (await answered(bob, "reveal", **said))["code"] == "wrong_link"
        assert (await answered(bob, "reveal", **said | {"device": fresh}))["code"] in ("not_asked", "not_your_seat")
        bob.silent = False
        await bob.answer_draw()
        while ada.now["draw"]:
            await ada.hear()
        assert verify(record(second, pair.opened)).events == before + 2


async def test_a_device_outside_the_party_is_not_asked_whether_it_is_ready(second: Running) -> None:
    async with Pair(second, absent="wait") as pair:
        ada, bob = pair.ada, pair.bob
        bob.asleep = True
        await asyncio.sleep(1.1)
        await press(ada)
        draw = await until_draw(ada, lambda draw: ada.device.kept.id in draw["ready"])
        late = {"device": "cd" * 16, "seats": [0], "after": draw["n"], "top": "ab" * 32}
        assert (await answered(ada, "device", **late))["type"] == "answer"
        events = verify(record(second, pair.opened)).events
        said = {"device": late["device"], "open": draw["open"], "n": draw["n"]}
        assert (await answered(ada, "ready", **said))["code"] == "not_asked"
        with second.client() as client:
            told = client.get(f"/api/tables/{pair.opened['table']}").json()["now"]["draw"]
        assert told["ready"] == [ada.device.kept.id], "nobody hears of it"
        with sqlite3.connect(second.settings["database"]) as database:
            stored = database.execute("SELECT * FROM answers").fetchall()
        assert late["device"] not in str(stored)
        assert verify(record(second, pair.opened)).events == events


async def test_four_live_devices_a_seat_and_not_too_fast(second: Running) -> None:
    opened = open_table(second, seats=[ME, BOT], devices=True)
    async with at(second, opened["table"], opened["key"]) as player:
        codes = []
        for number in range(14):
            id = secrets.token_hex(8)
            said = {"device": secrets.token_hex(16), "seats": [0], "after": 0, "top": secrets.token_hex(32)}
            await player.say(type="device", id=id, **said)
            answer = await player.until("answer" if number < 4 else "refused")
            codes.append(answer.get("code", "taken"))
        assert codes[:4] == ["taken"] * 4
        assert set(codes[4:]) == {"too_many_devices"}


async def test_the_first_draw_waits_for_devices_or_begin(second: Running) -> None:
    opened = open_table(second, seats=[ME, OTHER], devices=True, options=FIRST)
    async with sits(second, opened["table"], opened["key"]) as ada:
        assert ada.now["waiting"] == [1] and ada.now["turn"] is None
        refused = await answered(ada, "roll", seq=ada.now["seq"], seat=0)
        assert refused["type"] == "refused"
        begun = await answered(ada, "begin", seat=0)
        assert begun["type"] == "answer" and ada.now["waiting"] == []
        assert ada.my_turn


@pytest.mark.parametrize("how", always("restart", of=("device", "begin", "restart")))
async def test_a_press_is_kept_until_the_first_draw_may_begin(tmp_path: Path, how: str) -> None:
    """A move that is also the press waits for devices, on any node, and leads to one draw."""
    node = start(tmp_path, gone_after=60.0)
    opened = open_table(node, seats=[ME, OTHER], devices=True, options=FIRST | {"variant": "even-or-odd"})
    async with sits(node, opened["table"], opened["key"]) as ada:
        assert (await ada.command("play", 0, move="even", roll=True))["type"] == "answer"
        assert [event["event"] for event in ada.log] == ["device", "move"]
        assert ada.now["waiting"] == [1] and ada.now["turn"] is None
        kept = ada.device.kept
    if how == "restart":
        node.kill()
        node = start(tmp_path, gone_after=60.0)
    joined = None if how == "begin" else join(node, opened)
    async with sits(node, opened["table"], opened["key"], kept) as ada:
        if joined is None:
            assert (await answered(ada, "begin", seat=0))["type"] == "answer"
            await until_rolled(ada)
        else:
            async with sits(node, opened["table"], joined["key"]) as bob, listening(bob):
                await until_rolled(ada)
        kinds = [event["event"] for event in ada.log]
        assert kinds.count("move") == kinds.count("outcome") == kinds.count("open") - kinds.count("drop") == 1
        assert ada.now["turn"]["what"] == "move", "nobody is asked to press again"
    assert node.stop() == 0
    with sqlite3.connect(tmp_path / "parlour.sqlite3") as database:
        assert database.execute("SELECT count(*) FROM answers").fetchone() == (0,), "it is answered once"


async def until_rolled(player: DevicePlayer) -> None:
    """Until the log has an outcome, which may have come before."""
    while all(event["event"] != "outcome" for event in player.log):
        await player.hear(60)


async def test_an_old_client_at_a_table_of_devices(second: Running) -> None:
    """Somebody joins with a program that knows nothing of devices: soon the table begins without theirs."""
    opened = open_table(second, seats=[ME, OTHER], devices=True)
    joined = join(second, opened)
    async with sits(second, opened["table"], opened["key"]) as ada, at(second, opened["table"], joined["key"]) as bob:
        assert ada.now["waiting"] == [1]
        await asyncio.gather(ada.play_on(), bob.play_on())
    found = verify(record(second, opened))
    assert found.status == "finished" and found.covered == [found.draws, 0]


async def test_a_reload_goes_on_with_the_same_device(second: Running) -> None:
    async with Pair(second) as pair:
        pair.bob.silent = True
        await press(pair.ada)
        draw = await until_draw(pair.bob, lambda draw: draw["go"])
        await pair.bob.socket.close()
        kept = pair.bob.device.kept
        async with sits(second, pair.opened["table"], pair.joined["key"], kept) as again:
            while pair.ada.now["draw"]:
                await pair.ada.hear()
            assert draw["n"] in again.device.kept.sent
            await together(pair.ada, again)
        found = pair.record()
        assert (found.status, found.drops, found.alone) == ("finished", 0, 0)


async def test_names_are_erased_and_the_heads_stay(second: Running) -> None:
    async with Pair(second) as pair:
        async with listening(pair.bob):
            await press(pair.ada)
            while pair.ada.now["draw"]:
                await pair.ada.hear()
        before = record(second, pair.opened)
        assert b'"text":"Bob"' in before and b'"name":"Bob"' not in before
        with second.client() as client:
            gone = client.delete(f"/api/tables/{pair.opened['table']}/mine", headers=bearer(pair.joined["key"]))
            assert gone.status_code == 204
        after = record(second, pair.opened)
        assert b"Bob" not in after and b"Ada" in after
        assert verify(after).head == verify(before).head


async def test_a_roll_waits_for_no_clock(second: Running) -> None:
    """One person against bots: from the press to the outcome nothing waits for a clock."""
    opened = open_table(second, "shutbox", [ME, BOT], devices=True, options=FIRST)
    waits = []
    async with sits(second, opened["table"], opened["key"]) as ada:
        for _ in range(20):
            while not ada.my_turn and not ada.now["ended"]:
                await ada.hear()
            if ada.now["ended"]:
                break
            if ada.now["turn"]["what"] == "roll":
                begun = time.monotonic()
                await ada.command("roll", ada.now["turn"]["seat"])
                while ada.now["draw"]:
                    await ada.hear()
                waits.append(time.monotonic() - begun)
            else:
                await ada.move()
    assert median(waits) < ASLEEP_AFTER, waits
