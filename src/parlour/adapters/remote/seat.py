"""A seat at a table far away: the position, followed line by line, and a device that takes part in draws."""

from __future__ import annotations

import json
import secrets
from typing import Any

from parlour.adapters.remote.asking import Server
from parlour.adapters.remote.link import Link
from parlour.contract.game import Game, State
from parlour.errors import Refused, Unsupported
from parlour.speech.message import Message
from parlour.table.device import Device
from parlour.table.header import header_from_json
from parlour.table.verify import SECOND, START, unseal

WAIT = 20
"""Seconds that the server keeps a question open until something happens."""
MOVED_ON = {
    "not_your_turn", "roll_first", "move_first", "stale_seq", "unknown_seq", "paused", "over", "drawing", "late",
    "not_asked", "too_early",
}  # fmt: skip
"""Refusals because something else happened first: the thing to do is to look again."""


class Seat:
    """One program at one table. `state` is the position, `now` what the server said last, `seats` are ours."""

    def __init__(self, link: Link, server: Server, name: str) -> None:
        self._link, self._server = link, server
        body = {"token": link.token, "name": name}
        joined = server.ask("POST", f"{link.api}/join", body=body, repeatable=False)
        self.key: str = joined["key"]
        self.seats: tuple[int, ...] = tuple(joined["seats"])
        self.link = link.server + joined["link"]
        """Comes back to this seat."""
        table = server.ask("GET", link.api, self.key)
        self.now: dict[str, Any] = table["now"]
        self.game: Game = _game(table)
        self._states: list[tuple[int, State[Any]]] = [(0, self.game.start())]
        self._heard = self._ready = self._back = 0
        self._registered = False
        self._device = Device.fresh(self.seats, lambda kept: None)
        self._device.told(table["header"].encode())
        for line in table["lines"]:
            self._follow(line)
        if not self.now["ended"]:
            self.say("device", **self._device.registration())

    @property
    def state(self) -> State[Any]:
        return self._states[-1][1]

    @property
    def our_turn(self) -> bool:
        turn = self.now["turn"]
        return bool(turn and turn["seat"] in self.seats and not self.now["paused"] and not self.now["ended"])

    def listen(self) -> None:
        """What has happened at the table since; waits for it, and takes part in the draw that is open."""
        draw = self.now["draw"]
        go = draw["n"] if draw and not draw["go"] else 0
        waits = 0 if self.our_turn else WAIT
        asked = f"{self._link.api}/events?since={self._heard}&wait={waits}&go={go}"
        told = self._server.ask("GET", asked, self.key)
        for step in told["steps"]:
            self._follow(step["line"])
        self.now = told["now"]
        self._take_part()

    def act(self, move: str | None) -> None:
        """The move, or without one the roll, that our seat owes."""
        what = {"type": "roll"} if move is None else {"type": "play", "move": move}
        named = {"device": self._device.kept.id} if self._registered else {}
        self.say(**what, seq=self.now["seq"], seat=self.now["turn"]["seat"], **named)

    def say(self, type: str, **members: Any) -> bool:
        """Sends a command; whether it was done. One that came too late was not; other refusals are raised."""
        id = secrets.token_hex(8)
        self._device.sends(id)
        try:
            command = {"type": type, "id": id, **members}
            self._server.ask("POST", f"{self._link.api}/commands", self.key, command)
        except Refused as refused:
            if refused.code not in MOVED_ON:
                raise
            return False
        return True

    def leave(self) -> None:
        """Our device takes part no more, so that nobody waits for it; the seat stays ours."""
        if self._registered:
            self.say("leave", device=self._device.kept.id)

    def _follow(self, line: str) -> None:
        """One more event, by its exact line, which the device checks."""
        self._device.told(line.encode())
        if self._device.alarm:
            raise Refused("alarm", Message(f"web-fair-alarm-{self._device.alarm}"))
        event = json.loads(line)
        self._heard = event["seq"]
        kind = event["event"]
        if kind == "undo":
            self._states = [each for each in self._states if each[0] < event["of"]]
        elif kind in ("move", "outcome"):
            step = event["move" if kind == "move" else "outcome"]
            self._states.append((event["seq"], self.state.play(step)))
        elif kind == "device" and event["device"] == self._device.kept.id:
            self._registered = True

    def _take_part(self) -> None:
        """Ready, then our link when go was said; a device that was left out comes back, and adds links in time.

        A draw that another device leaves hanging is agreed to be void: the record shows whose fault it was.
        """
        device, draw = self._device, self.now["draw"]
        if not self._registered or self.now["ended"]:
            return
        device.confirmed()
        if (chain := device.chain()) is not None:
            self.say("chain", **chain)
        if draw is None:
            return
        if device.kept.id not in [each["device"] for each in draw["party"]]:
            if draw["n"] != self._back:
                self._back = draw["n"]
                self.say("back", device=device.kept.id)
        elif not draw["go"]:
            if draw["n"] != self._ready and device.ready():
                self._ready = draw["n"]
                self.say("ready", device=device.kept.id, open=draw["open"], n=draw["n"])
        elif (reveal := device.go(draw["n"])) is not None:
            answer = {"device": reveal.device, "open": reveal.open, "n": reveal.n}
            if self.say("reveal", **answer, link=reveal.link):
                device.acknowledged(reveal.n)
            if draw["voidable"]:
                device.agrees(reveal.n)
                self.say("agree", **answer)


def _game(table: dict[str, Any]) -> Game:
    """The game by the rules of the table."""
    if table["format"] != SECOND:
        raise Unsupported(Message("cannot-play-format"))
    return header_from_json(unseal(table["header"].encode(), START)[0], format=SECOND).game
