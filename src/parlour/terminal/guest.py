"""A table on another server for the screens of the terminal, followed from its exact lines by our own rules.

A `Seat` of `parlour.adapters.remote` does the talking, with a device that takes part in every draw. Its requests block,
so `follow` has a thread of its own; the screen applies what it hears there, and hands over what the person does.
"""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple
from urllib.error import HTTPError

from msgspec.structs import replace

from parlour.adapters.remote import Link, Seat, Server
from parlour.adapters.remote.seat import WAIT
from parlour.errors import BadNotation, BadOption, IllegalMove, ParlourError, Refused
from parlour.speech.message import Message
from parlour.table import Accepted, Answer, Command, Consent, Decline, Play, Refusal, Roll, Table
from parlour.table import Seat as Sitting
from parlour.table.header import header_from_json
from parlour.table.lines import event_of
from parlour.table.table import new_table
from parlour.table.verify import SECOND, START, unseal

FIRST_PATIENCE, PATIENCE = 5.0, 60.0
"""Seconds of retries for a server that does not answer: on joining, and during play."""
LOOK_EVERY = 1.0
"""Seconds between two looks at the table while our own move is awaited."""


class News(NamedTuple):
    """The latest news of the table: exact lines, and its state."""

    lines: list[str]
    now: dict[str, Any]


class _Overheard(Server):
    """Keeps the lines that a seat receives."""

    def __init__(self) -> None:
        super().__init__(FIRST_PATIENCE)
        self.header = ""
        self.lines: list[str] = []

    def ask(self, method: str, url: str, key: str = "", body: Any = None, **more: Any) -> Any:
        answer = super().ask(method, url, key, body, **more)
        if isinstance(answer, dict):
            if "header" in answer:
                self.header, self.lines = answer["header"], list(answer["lines"])
            self.lines += [step["line"] for step in answer.get("steps", ())]
        return answer


class Guest:
    """A person at this terminal who plays at a remote table; `table` is rebuilt from its lines by our rules."""

    torn = 0

    def __init__(self, link: str, name: str) -> None:
        where = Link.of(link)
        _check(where.server)
        self._server = _Overheard()
        try:
            self._seat = Seat(where, self._server, name or self._name_at(where))
        except Refused as refused:
            if refused.code == "not_found":
                raise BadOption("LINK", link, Message("join-not-found")) from refused
            raise
        self._server.patience = PATIENCE
        self.seats: tuple[int, ...] = self._seat.seats
        self.link: str = self._seat.link
        """Returns to this seat."""
        parsed, self._head = unseal(self._server.header.encode(), START)
        self.table: Table = new_table(header_from_json(parsed, format=SECOND))
        self.now: dict[str, Any] = {}
        self._said: SimpleQueue[Callable[[Seat], None]] = SimpleQueue()
        self.sent = False
        """Whether something was sent and its answer has not been heard."""
        self.left, self._polite = False, True
        self.hear(self._news())

    def _name_at(self, where: Link) -> str:
        """The name that the person has at the table already, where the link is that of their seat."""
        try:
            told = self._server.ask("GET", where.api, where.token)
            return str(told["now"]["seats"][told["you"]["seats"][0]]["person"] or "")
        except (Refused, LookupError):  # an invitation opens nothing yet
            return ""

    @property
    def sitting(self) -> tuple[Sitting, ...]:
        """The players in the seats, by name. Lines have hashes of names; the server sends the names separately."""
        return self._sitting

    @property
    def our_turn(self) -> bool:
        turn = self.table.turn
        return turn is not None and turn.seat in self.seats and self.now["turn"] is not None and not self.sent

    @property
    def askable(self) -> bool:
        """Whether everybody may be asked to take our last move back."""
        return self._seat.askable and not self.sent

    @property
    def asked(self) -> bool:
        """Whether our answer is awaited to a request to take a move back."""
        return bool(self._seat.asked) and not self.sent

    def take(self, command: Command) -> Answer:
        """Hands over a move, a roll, or the answer to a request; refuses what is forbidden."""
        if isinstance(command, Consent | Decline):
            if not (self.asked or (isinstance(command, Consent) and self.askable)):
                return Refusal("cannot_undo", Message("command-undo"), self.table.seq)
            of, agrees = command.of, isinstance(command, Consent)
            return self._hand_over(lambda seat: seat.agree(of) if agrees else seat.decline(of))
        if not self.our_turn:
            return Refusal("not_your_turn", Message("command-not-asked"), self.table.seq)
        move = None
        if isinstance(command, Play):
            state = self.table.state
            try:
                read = state.read(command.move)
                state.play(read)
                move = str(read)
            except BadNotation as error:
                return Refusal("bad_notation", error.why, self.table.seq, state.allowed())
            except IllegalMove as error:
                return Refusal("illegal_move", error.why, self.table.seq, state.allowed())
        elif not isinstance(command, Roll):
            return Refusal("not_asked", Message("command-not-asked"), self.table.seq)
        return self._hand_over(lambda seat: seat.act(move) if seat.our_turn else None)

    def _hand_over(self, what: Callable[[Seat], None]) -> Accepted:
        self.sent = True
        self._said.put(what)
        return Accepted(())

    def hear(self, news: News) -> None:
        """Applies the received messages. Only the thread that shows the table calls it."""
        for line in news.lines:
            parsed, self._head = unseal(line.encode(), self._head)
            self.table.apply(event_of(parsed, self.table.position, {}))
        named = zip(self.table.seats, news.now["seats"], strict=True)
        self._sitting = tuple(replace(seat, name=each["name"]) for seat, each in named)
        self.now, self.sent = news.now, False

    def follow(self, tell: Callable[[News], None]) -> None:
        """Sends the person's actions and reports news, until the game ends or the person leaves."""
        seat = self._seat
        while not seat.now["ended"] and not self.left:
            with suppress(Empty):
                awaited = seat.our_turn or seat.asked
                said = self._said.get(timeout=LOOK_EVERY) if awaited else self._said.get_nowait()
                if not self.left:
                    said(seat)
            if not self.left:
                seat.listen(int(LOOK_EVERY) if seat.askable else WAIT)
                tell(self._news())

    def _news(self) -> News:
        lines, self._server.lines = self._server.lines, []
        return News(lines, self._seat.now)

    def close(self) -> None:
        """Ends the person's part; `follow` returns when the server has answered."""
        self.left = True
        self._said.put(lambda seat: None)

    def say_goodbye(self) -> None:
        """Takes our device out of the table, so that no draw waits for it; the seat stays ours."""
        if self._polite and not self.table.ended:
            self._polite, self._server.patience = False, 0.0
            with suppress(ParlourError):  # an unreachable server notices by itself
                self._seat.leave()

    def fall_silent(self) -> None:
        """Stops sending to this server, without a goodbye."""
        self._polite = False
        self.close()


def _check(server: str) -> None:
    """Refuses an address at which there is no Parlour."""
    asked = urllib.request.Request(f"{server}/api/games", headers={"Accept": "application/json"})
    try:
        with urllib.request.urlopen(asked, timeout=FIRST_PATIENCE) as answer:
            found = json.load(answer)
    except ValueError as error:
        raise BadOption("LINK", server, Message("join-no-server")) from error
    except HTTPError as error:
        raise BadOption("LINK", server, Message("join-no-server")) from error
    except OSError as error:
        why = str(getattr(error, "reason", "") or error)
        raise Refused("unreachable", Message("client-unreachable", {"url": server, "why": why})) from error
    if not isinstance(found, dict) or "games" not in found:
        raise BadOption("LINK", server, Message("join-no-server"))
