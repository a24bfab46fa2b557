"""Server cost of a bot's move: processor seconds of node and workers, with bots thinking there and on devices.

python -m bench.devices [--tables 4] [--moves 12]

People at tables against one `hard` bot move anywhere; their pages answer for the bot at once with any move, because
what a device spends is not the server's. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.sockets import Server

SEATS = [{"kind": "elsewhere", "name": "Ada", "mine": True}, {"kind": "bot", "level": "hard"}]
TICKS = os.sysconf("SC_CLK_TCK")


def spent(process: int) -> float:
    """Processor seconds of a process and all that it has started."""
    own = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return (int(own[11]) + int(own[12])) / TICKS + sum(spent(int(child)) for child in children)


async def say(socket: ClientConnection, kind: str, **more: Any) -> None:
    await socket.send(json.dumps({"type": kind, "id": secrets.token_hex(8), **more}))


async def play(server: Server, game: str, moves: int, random: Random) -> int:
    """Plays one table until the bot has made that number of moves or the game is over; returns the number."""
    body = {"game": game, "options": {"first": 0}, "seats": SEATS, "bot_pause": 0}
    opened, done = json.loads(await asyncio.to_thread(server.ask, "POST", "/api/tables", body)), 0
    async with connect(server.live(opened["table"]), compression=None, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "key": opened["key"], "thinks": True}))
        while done < moves:
            heard = json.loads(await socket.recv())
            if heard["type"] == "think":
                asked = heard["question"]
                await say(socket, "thought", seq=asked["seq"], seat=heard["seat"], move=random.choice(asked["moves"]))
            now = heard["table"]["now"] if heard["type"] == "welcome" else heard.get("now")
            if now is None:
                continue
            done += sum(
                each["event"]["event"] == "move" and each["event"]["seat"] == 1 for each in heard.get("steps", ())
            )
            if now["ended"]:
                break
            if (turn := now["turn"]) and turn["seat"] == 0:
                asks = {"seq": now["seq"], "seat": 0}
                rolls = turn["what"] == "roll"
                await say(
                    socket,
                    "roll" if rolls else "play",
                    **asks,
                    **({} if rolls else {"roll": True, "move": random.choice(now["allowed"])}),
                )
    return done


async def measured(game: str, tables: int, moves: int, *, devices: bool) -> tuple[float, int]:
    """Processor seconds, and the moves of bots they were spent on."""
    with tempfile.TemporaryDirectory() as folder:
        settings: dict[str, Any] = {"devices_think": devices, "device_seconds": 60.0}
        server = await asyncio.to_thread(lambda: Server(str(Path(folder) / "bench.sqlite3"), **settings))
        await play(server, game, moves, Random(99))  # whatever is loaded once
        before = spent(server.process.pid)
        done = sum(await asyncio.gather(*(play(server, game, moves, Random(seed)) for seed in range(tables))))
        used = spent(server.process.pid) - before
        server.stop()
    return used, done


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--moves", type=int, default=12, help="moves of each bot")
    args = parser.parse_args()
    for game in ("rolit", "tuki"):
        costs = []
        for devices in (False, True):
            used, done = asyncio.run(measured(game, args.tables, args.moves, devices=devices))
            costs.append(used / done)
            where = "on devices" if devices else "in workers"
            print(f"{game}, {where}: {used:.2f} s for {done} moves of bots, {1000 * used / done:.2f} ms each")
        print(f"{game}: {costs[0] / costs[1]:.0f} times")


if __name__ == "__main__":
    main()
