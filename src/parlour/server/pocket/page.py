"""The entry point for a page's JavaScript: its storage, its engine and its requests."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from parlour.contract.engine import Answer, Valued
from parlour.contract.state import State
from parlour.server.core import messages
from parlour.server.pocket.house import House
from parlour.server.pocket.talking import Conversation
from parlour.server.pocket.working import Prepared


class PageKeeper:
    def __init__(self, keeper: Any) -> None:
        self._keeper = keeper

    async def kept(self) -> tuple[bytes, Sequence[str]]:
        whole, since = await self._keeper.whole(), await self._keeper.since()
        return whole.to_bytes(), since.to_py()

    async def add(self, transaction: str) -> None:
        await self._stored(self._keeper.add(transaction))

    async def replace(self, whole: bytes) -> None:
        await self._stored(self._keeper.replace(_bytes(whole)))

    async def _stored(self, work: Any) -> None:
        from pyodide.ffi import JsException

        try:
            await work
        except JsException as error:
            raise OSError(str(error)) from error


class PageMind:
    def __init__(self, page: Any) -> None:
        self._page = page

    async def judge(self, state: State[Any], question: messages.Question, seconds: float | None) -> Answer | None:
        from pyodide.ffi import JsException

        try:
            told = json.loads(await self._page.judge(msgspec.json.encode(question).decode(), seconds))
        except JsException:
            return None
        return answer_of(state, told)


def answer_of(state: State[Any], told: dict[str, Any]) -> Answer:
    """A page's thought as an engine's answer."""
    steps = tuple(
        Valued(state.parsed(each["move"]), tuple(each["worth"]), tuple(each["lead"]), each["exact"], each["error"])
        for each in told["steps"]
    )
    return Answer(steps, told["nodes"], told["more"], told["unit"])


class Door:
    """All functions that the page's worker may call."""

    def __init__(self, house: House, page: Any) -> None:
        self._house, self._page = house, page
        self._lines: dict[str, Conversation] = {}

    async def ask(self, method: str, address: str, key: str, body: Any) -> Any:
        headers = {"authorization": key} if key else {}
        found = await self._house.ask(method, address, headers, body.to_bytes())
        return _list([found.status, found.kind, _bytes(found.body)])

    def open(self, line: str) -> None:
        def end(code: int) -> None:
            self._lines.pop(line, None)
            self._page.end(line, code)

        self._lines[line] = self._house.talk(lambda message: self._page.tell(line, message), end)

    async def hear(self, line: str, table: str, text: str) -> None:
        if line in self._lines:
            await self._lines[line].hear(table, text)

    async def leave(self, line: str) -> None:
        if line in self._lines:
            await self._lines.pop(line).leave()


async def begin(page: Any) -> Door:
    """Opens the house. Addresses in `page.prepared` are relative to `page.folder`."""
    folder, listed = page.folder, json.loads(page.prepared)
    prepared: Prepared = {
        game: (folder + module, {name: (folder + address, cells) for name, (address, cells) in grounds.items()})
        for game, (module, grounds) in listed.items()
    }
    house = House(PageKeeper(page.keeper), PageMind(page), prepared)
    await house.open()
    return Door(house, page)


def _bytes(data: bytes) -> Any:
    from js import Uint8Array

    array = Uint8Array.new(len(data))
    array.assign(data)
    return array


def _list(items: list[Any]) -> Any:
    from pyodide.ffi import to_js

    return to_js(items)
