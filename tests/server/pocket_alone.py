"""A page's server where only the standard library, `msgspec` and this package are: prints its answers.

The arguments are records to replay, of which it prints the hash of each answer, checks of options as JSON, or walks:
games with `steps`, of which it prints every request that a page makes of such a game, with status and code, and what
was logged as an error.
"""

from __future__ import annotations

import asyncio
import builtins
import json
import logging
import random
import re
import sys
from hashlib import sha256
from importlib.machinery import PathFinder
from importlib.util import find_spec
from pathlib import Path
from typing import Any

OURS = ("parlour", "msgspec", "_msgspec", "typing_extensions")


class Ours(PathFinder):
    """Finds none of what is installed beside these, and no module of ours that the page's folder lacks."""

    left_out = re.compile(r"\Z.")

    @classmethod
    def find_spec(cls, name: str, path: Any = None, target: Any = None) -> Any:
        first = name.partition(".")[0]
        known = first in OURS or first in sys.stdlib_module_names
        found = super().find_spec(name, path, target) if known else None
        return None if found and Ours.left_out.search(str(found.origin)) else found


def stand_in() -> None:
    """Lets this package import only what the interpreter has: other packages and what is cut out are not there."""
    sys.meta_path[:] = [Ours if each is PathFinder else each for each in sys.meta_path]

    from parlour.server.pocket.library import SOURCES_LEFT_OUT, kept

    Ours.left_out = SOURCES_LEFT_OUT

    real = builtins.__import__

    def importing(name: str, scope: Any = None, *more: Any, level: int = 0, **others: Any) -> Any:
        level = more[2] if len(more) > 2 else level
        ours = level == 0 and str((scope or {}).get("__name__")).startswith(("parlour.", "msgspec."))
        if ours and name.partition(".")[0] in sys.stdlib_module_names:
            file, source = name.replace(".", "/"), str(getattr(find_spec(name), "origin", ""))
            if source.endswith(".py") and not (kept(f"{file}.py") or kept(f"{file}/__init__.py")):
                raise ModuleNotFoundError(f"{name} is cut out of the library")
        return real(name, scope, *more, **others) if more[2:] else real(name, scope, *more, level=level, **others)

    builtins.__import__ = importing


class Logged(logging.Handler):
    """Keeps what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(f"{record.getMessage()}: {record.exc_info and record.exc_info[1]!r}")


class Walk:
    """A page that asks everything about a game: without a table, at one, and after it."""

    def __init__(self, house: Any, walk: dict[str, Any]) -> None:
        self.house, self.game, self.options, self.details = house, walk["game"], walk["options"], walk.get("details")
        self.asked: list[tuple[str, int, str]] = []
        self.key, self.dice = "", random.Random(1)

    async def ask(self, address: str, body: Any = None, name: str = "") -> Any:
        raw = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        headers = {"authorization": f"Bearer {self.key}"} if self.key else {}
        found = await self.house.ask("GET" if body is None else "POST", address, headers, raw)
        said = json.loads(found.body) if found.kind == "application/json" else found.body
        self.asked.append((name or address, found.status, said["code"] if found.status >= 400 else ""))
        return said

    async def walk(self, steps: int) -> None:
        game, rules = self.game, {"game": self.game, "options": self.options}
        for address in (
            "/api/games",
            "/api/about",
            "/api/ready",
            f"/api/games/{game}/lesson",
            f"/api/games/{game}/sheets",
        ):
            await self.ask(address)
        for language in ("en", "de"):
            await self.ask(f"/api/games/{game}/messages/{language}")
        checked = await self.ask("/api/check", rules)
        await self.ask("/api/rules", rules)
        await self.ask("/api/tally", {**rules, "rounds": []})
        await self.explores(steps)
        if self.details:
            for what in ("position", "advice"):
                asked = {"options": self.options, "details": self.details}
                await self.ask(f"/api/games/{self.game}/{what}", asked, f"{what} of {self.details}")
        for level in checked["levels"]:
            await self.plays(level, steps)

    async def explores(self, steps: int) -> None:
        """The study board."""
        taken: list[str] = []
        for _ in range(steps):
            asked = {"options": self.options, "steps": taken}
            found = await self.ask(f"/api/games/{self.game}/position", asked, "position")
            await self.ask(f"/api/games/{self.game}/advice", asked, "counsel")
            if "moves" not in found:
                break
            choices = [each["move"] for each in found["moves"]] or [each["outcome"] for each in found["outcomes"]]
            if not choices:
                break
            taken.append(self.dice.choice(choices))
            at = {"options": self.options, "at": found["code"], "picture": True}
            await self.ask(f"/api/games/{self.game}/position", at, "position")

    async def plays(self, level: str, steps: int) -> None:
        """A table against bots of a level, given up after a number of moves."""
        players = self.options.get("players", 2)
        seats = [{"kind": "here", "name": "Ada"}, *[{"kind": "bot", "level": level}] * (players - 1)]
        wanted = {"game": self.game, "options": {"players": players, **self.options}, "seats": seats, "bot_pause": 0}
        coach = [self.dice.choice(["", "tell"])] + [""] * (players - 1)
        opened = await self.ask("/api/tables", {**wanted, "coach": coach})
        assert "key" in opened, opened
        self.key, at = opened["key"], f"/api/tables/{opened['table']}"
        for number in range(steps):
            now = (await self.ask(at, name="table"))["now"]
            turn = now["turn"]
            if now["ended"]:
                break
            if turn is None or turn["bot"]:
                await asyncio.sleep(0.002)
                continue
            said = {"seq": now["seq"], "seat": turn["seat"], "id": f"{number:024d}"}
            if turn["what"] == "roll":
                await self.ask(f"{at}/commands", {"type": "roll", **said}, "roll")
                continue
            for what in ("question", "advice", "coach", f"reason?move={now['allowed'][0]}&other={now['allowed'][-1]}"):
                await self.ask(f"{at}/{what.replace('+', '%2B').replace(' ', '%20')}", name=what.partition("?")[0])
            await self.ask(f"{at}/commands", {"type": "play", "move": self.dice.choice(now["allowed"]), **said}, "play")
        now = (await self.ask(at, name="table"))["now"]
        await self.ask(f"{at}/commands", {"type": "end", "seat": 0, "seq": now["seq"], "id": "e" * 24}, "end")
        for what in ("replay", "line", "analysis?wait=2", "events?since=0", "question"):
            await self.ask(f"{at}/{what}", name=what.partition("?")[0])
        record = await self.ask(f"{at}/record", name="record")
        for what in ("replay", "verify", "line", "analyses?wait=2", "continue"):
            await self.ask(f"/api/{what}", record)
        await self.ask("/api/overview", {"tables": [{"table": opened["table"], "key": self.key}]})
        self.key = ""


class Alike:
    """Finds all moves worth the same."""

    async def judge(self, state: Any, question: Any, seconds: float | None) -> Any:
        from parlour.contract.engine import Answer, Valued

        even = (1 / question.players,) * question.players
        return Answer(
            tuple(Valued(move, even, (), False, 0.0) for move in map(state.parsed, question.moves)),
            1,
            False,
            question.unit,
        )


class Grounds(dict[str, Any]):
    """Has what every engine asks for, but for rows of eleven."""

    def __contains__(self, name: object) -> bool:
        return not str(name).startswith("11.")

    def __missing__(self, name: str) -> tuple[str, int]:
        if name in self:
            return f"{name}.bin", 1
        raise KeyError(name)


async def main(asked: list[str]) -> None:
    from parlour.server.pocket.database import Forgetful
    from parlour.server.pocket.house import House

    house = House(Forgetful(), Alike(), {game: ("", Grounds()) for game in ("shutbox", "tuki", "rolit")})
    await house.open()
    logging.getLogger("parlour.server").addHandler(logged := Logged())
    for each in asked:
        check = each.startswith("{")
        if check and (steps := json.loads(each).get("steps")):
            await (walk := Walk(house, json.loads(each))).walk(steps)
            print(json.dumps({"asked": walk.asked, "logged": logged.said}))
            logged.said.clear()
            continue
        body = each.encode() if check else Path(each).read_bytes()
        found = await house.ask("POST", "/api/check" if check else "/api/replay", {}, body)
        assert found.status == 200, found.body
        print(found.body.decode() if check else sha256(found.body).hexdigest())
    await house.close()


if __name__ == "__main__":
    stand_in()
    asyncio.run(main(sys.argv[1:]))
