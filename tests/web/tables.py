"""Tables opened and played by programs, for tests that look at what comes later."""

from __future__ import annotations

import asyncio
import json
import secrets
import threading
import time
import urllib.request
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from tests.server.devices import DevicePlayer, sits
from tests.server.test_draws import listening, press
from tests.web.conftest import Server

T = TypeVar("T")

ME = {"kind": "elsewhere", "name": "Ada", "mine": True}
BOT = {"kind": "bot", "level": "random"}


def finished(server: Server, game: str, **options: Any) -> str:
    """The link of somebody who has played a whole game, with the first move each time."""
    table = opened(server, game, **options)
    where = f"/api/tables/{table['table']}"
    while not (now := asked(server, where, key=table["key"])["now"])["ended"]:
        time.sleep(0.02)  # for the bot, and not to be taken for a flood
        turn = now["turn"]
        if turn and not turn["bot"]:
            asked(server, f"{where}/commands", _command(now, turn), table["key"])
    return str(table["link"])


def aside(work: Coroutine[Any, Any, T]) -> T:
    """Runs it in a thread of its own, because pages are driven in this one."""
    done = list[T]()
    thread = threading.Thread(target=lambda: done.append(asyncio.run(work)), daemon=True)
    thread.start()
    thread.join(120)
    assert done, "it came to its end"
    return done[0]


async def first_roll(server: Server, table: str, keys: Sequence[str]) -> None:
    """Two people with devices make the first roll of their game; then their devices leave."""
    async with sits(server.address, table, keys[0]) as one, sits(server.address, table, keys[1]) as other:
        for player in (one, other):
            while player.now["turn"] is None:
                await player.hear()
        rolls, waits = (one, other) if one.my_turn else (other, one)
        async with listening(waits):
            await press(rolls)
            await heard(rolls, "outcome")
        for player in (one, other):
            await leave(player)


async def heard(player: DevicePlayer, kind: str) -> None:
    while not any(event["event"] == kind for event in player.log):
        await player.hear()


async def leave(player: DevicePlayer) -> None:
    """Its device takes part no more, as when a screen is switched off."""
    assert player.device is not None
    await player.send_answer("leave", 0, device=player.device.kept.id)
    while player.sent:
        await player.hear()


def opened(server: Server, game: str, **options: Any) -> Any:
    """A new table for one person and a bot that waits for nobody: its `table`, `key` and `link`."""
    return asked(server, "/api/tables", {"game": game, "options": options, "seats": [ME, BOT], "bot_pause": 0})


def watched(server: Server, game: str, players: int, **options: Any) -> str:
    """The address of a table where bots play each other as fast as they can."""
    wanted = {"game": game, "options": options, "seats": [BOT] * players, "bot_pause": 0}
    return f"/t/{asked(server, '/api/tables', wanted)['table']}"


def _command(now: Any, turn: Any) -> dict[str, Any]:
    does = {"type": "roll"} if turn["what"] == "roll" else {"type": "play", "roll": True, "move": now["allowed"][0]}
    return {"id": secrets.token_hex(6), "seq": now["seq"], "seat": turn["seat"], **does}


def asked(server: Server, path: str, body: Any = None, key: str = "") -> Any:
    """The server's answer."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    with urllib.request.urlopen(urllib.request.Request(server.address + path, data, headers)) as answer:
        return json.load(answer)
