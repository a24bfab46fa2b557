"""Tables opened and played by programs, for tests that look at what comes later."""

from __future__ import annotations

import json
import secrets
import time
import urllib.request
from collections.abc import Sequence
from typing import Any

from tests.web.conftest import Server

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


def one_step(server: Server, where: str, keys: Sequence[str]) -> None:
    """Whoever is to move, by the keys in the order of the seats, rolls or makes the first move."""
    now = asked(server, where, key=keys[0])["now"]
    key = keys[now["turn"]["seat"]]
    asked(server, f"{where}/commands", _command(asked(server, where, key=key)["now"], now["turn"]), key)


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
    """What the server answers."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    with urllib.request.urlopen(urllib.request.Request(server.address + path, data, headers)) as answer:
        return json.load(answer)
