"""What happened and what is expected, told in a language. The sentences are in Fluent files; here are their ids."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from parlour.bot import Message
from parlour.game import Game, State
from parlour.languages import Speech
from parlour.table import (
    Ended,
    Event,
    Moved,
    OutcomeDrawn,
    Paused,
    Reacted,
    Refusal,
    Rematched,
    Resumed,
    Seat,
    Seated,
    Table,
)
from parlour.terminal.boards import board
from parlour.terminal.boards.tuki import card_id

MOVES = {
    "shutbox": (
        (r"roll (?P<dice>\d)", "throw"),
        (r"(?P<key>even|odd|again|stop)", ""),
        (r"(?P<numbers>[\d+]+)", "shut"),
    ),
    "tuki": (
        (r"open (?P<slot>..)", "open"),
        (r"take (?P<key>stock|discard)", ""),
        (r"drop", "pass"),
        (r"drop (?P<slot>..)", "drop"),
        (r"fly (?P<parrot>..) (?P<slot>..)", "fly"),
        (r"(?P<slot>[a-d][12])", "put"),
    ),
    "rolit": ((r"pass", "pass"), (r"(?P<hollow>[a-h]\d)", "place")),
}
"""By game: how a move is written, and the key of its messages (`GAME-move-KEY`, `GAME-log-KEY`)."""

OUTCOMES = {
    "shutbox": ((r"first:(?P<face>\d)", "first"), (r"(?P<roll>\d(-\d)*)", "roll")),
    "tuki": ((r"first:(?P<seat>\d)", "first"), (r"(?P<card>\d+|parrot)", "card")),
    "rolit": ((r"first:(?P<colour>\w+)", "first"),),
}
NUMBERS = ("dice",)
"""Arguments that messages count with."""
SHOWN = 12
"""How many of the allowed moves a refusal lists."""


@dataclass(frozen=True)
class Teller:
    """Tells of one game in one language."""

    speech: Speech
    game: Game
    seats: tuple[Seat, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.name(seat) for seat in range(len(self.seats)))

    @property
    def short_names(self) -> tuple[str, ...]:
        """For boards, where there is little room: bots without their level."""
        return tuple(self.short_name(seat) for seat in range(len(self.seats)))

    def name(self, seat: int) -> str:
        who, name = self.seats[seat], self.short_name(seat)
        return self.speech.say("seat-bot", name=name, level=self.level(who.level)) if who.is_bot else name

    def short_name(self, seat: int) -> str:
        who = self.seats[seat]
        return who.name or self.speech.say("bot-name" if who.is_bot else "seat-name", number=seat + 1)

    def level(self, level: str) -> str:
        id = f"bot-level-{level}"
        return self.speech.say(id) if self.speech.knows(id) else level

    def turn(self, table: Table) -> str:
        """Whose turn it is, and what is expected."""
        turn = table.turn
        if table.ended:
            return self.result(table)
        if table.position.paused:
            return self.speech.say("turn-paused")
        if turn is None:
            return self.speech.say("turn-table")
        if turn.what == "roll":
            return self.speech.say("turn-wait-roll", name=self.name(turn.seat))
        if turn.who.is_bot:
            return self.speech.say("turn-bot", name=self.name(turn.seat))
        return self.message(board(self.game.name).expects(table.state.view()), name=self.name(turn.seat))

    def message(self, message: Message, **more: str | int) -> str:
        """A message whose arguments may be ids of words themselves: a colour, a card."""
        arguments: dict[str, Any] = dict(message.arguments)
        for key in ("colour", "card"):
            if key in arguments:
                arguments[key] = self.speech.say(str(arguments[key]), card=str(arguments.get("number", "")))
        return self.speech.say(message.id, **arguments, **more)

    def move(self, move: str, state: State[Any]) -> str:
        """A move as it is offered."""
        key, arguments = _read(MOVES[self.game.name], move)
        if self.game.name == "rolit" and key == "place":
            arguments["captures"] = _captures(state, move)
        return self.speech.say(f"{self.game.name}-move-{key}", **arguments)

    def happened(self, event: Event) -> str:
        """One line of the log."""
        match event:
            case Moved():
                key, arguments = _read(MOVES[self.game.name], event.move)
                return self.speech.say(f"{self.game.name}-log-{key}", name=self.name(event.seat), **arguments)
            case OutcomeDrawn():
                return self._fell(event)
            case Seated():
                return self.speech.say("log-seated", name=self.name(event.seat))
            case Ended():
                return self.ended(event)
            case Reacted():
                return self.speech.say("log-reacted", name=self.name(event.seat), what=event.what)
        return self.speech.say(SIMPLE[type(event)])

    def _fell(self, event: OutcomeDrawn) -> str:
        key, arguments = _read(OUTCOMES[self.game.name], event.outcome)
        id = f"{self.game.name}-log-{key}"
        if "card" in arguments:
            arguments["card"] = self.speech.say(card_id(str(arguments["card"])), card=arguments["card"])
            id += "-table" if event.hand is None else ""
        seat = event.hand
        if "seat" in arguments:
            seat = int(arguments.pop("seat"))
        if "colour" in arguments:
            seat = self.game.options_dict["colours"].index(arguments["colour"])
            arguments["colour"] = self.speech.say(f"rolit-colour-{arguments['colour']}")
        return self.speech.say(id, **arguments, **({} if seat is None else {"name": self.name(seat)}))

    def ended(self, event: Ended) -> str:
        return self._won(event.winners, event.why, None)

    def result(self, table: Table) -> str:
        end = next(event for event in reversed(table.log) if isinstance(event, Ended))
        return self._won(end.winners, end.why, table.state.outright)

    def _won(self, winners: tuple[int, ...], why: str, outright: int | None) -> str:
        if why != "over":
            return self.speech.say("result-broken-off")
        if outright is not None:
            return self.speech.say("result-outright", name=self.name(outright))
        if len(winners) == 1:
            return self.speech.say("result-winner", name=self.name(winners[0]))
        return self.speech.say("result-shared", names=self.speech.listed(map(self.name, winners)))

    def refused(self, refusal: Refusal, given: str) -> str:
        """Why not, and what would do."""
        said = self.speech.say(f"refused-{refusal.code}", move=given[:40])
        if refusal.code in ("illegal_move", "bad_notation"):
            said += f" ({self.speech.tell(refusal.why)})"
        if not refusal.allowed:
            return said
        moves = self.speech.say("list-comma").join(refusal.allowed[:SHOWN])
        more = "" if len(refusal.allowed) <= SHOWN else "-more"
        return f"{said} {self.speech.say(f'refused-allowed{more}', moves=moves, count=len(refusal.allowed))}"


SIMPLE: dict[type[Event], str] = {
    Paused: "log-paused",
    Resumed: "log-went-on",
    Rematched: "log-rematch",
}


def _read(forms: Iterable[tuple[str, str]], text: str) -> tuple[str, dict[str, str | int]]:
    for form, key in forms:
        if found := re.fullmatch(form, text):
            arguments: dict[str, str | int] = {
                name: int(value) if name in NUMBERS else value for name, value in found.groupdict().items()
            }
            return str(arguments.pop("key", key)), arguments
    raise AssertionError(f"no form of the game's notation reads {text!r}")


def _captures(state: State[Any], move: str) -> int:
    moves: Any = state.view()["moves"]
    return next(len(each["captures"]) for each in moves if each["move"] == move)
