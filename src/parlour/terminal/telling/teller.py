"""Describes seats, turns, results and refusals in a language, with the players' names."""

from __future__ import annotations

from dataclasses import dataclass, replace

from parlour.contract.bots import is_plain
from parlour.speech.languages import Speech, level_name
from parlour.speech.message import Message
from parlour.table import Ended, Refusal, Seat, Table
from parlour.table.places import ending

SHOWN = 12
"""The most legal moves listed in a refusal."""


def for_people(message: Message) -> Message:
    """The message with its seat counted from 1, as players are on the board; notation counts from 0."""
    seat = message.arguments.get("seat")
    return replace(message, arguments={**message.arguments, "seat": seat + 1}) if isinstance(seat, int) else message


@dataclass(frozen=True)
class Teller:
    """Describes one table in one language."""

    speech: Speech
    seats: tuple[Seat, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.name(seat) for seat in range(len(self.seats)))

    @property
    def short_names(self) -> tuple[str, ...]:
        """The short name for boards: bots without their level."""
        return tuple(self.short_name(seat) for seat in range(len(self.seats)))

    def name(self, seat: int) -> str:
        who, name = self.seats[seat], self.short_name(seat)
        return self.speech.say("seat-bot", name=name, level=level_name(self.speech, who.level)) if who.is_bot else name

    def short_name(self, seat: int) -> str:
        who = self.seats[seat]
        return who.name or self.speech.say("face-name", number=seat + 1)

    def tell(self, message: Message) -> str:
        """A message of the game, with the names of the players."""
        return self.speech.tell(message, self.names)

    def turn(self, table: Table, unready: bool = False) -> str:
        """The seat to move and the expected step; at the end, the result. `unready` bots wait for compiled code."""
        turn = table.turn
        if table.ended:
            return self.result(table)
        if table.position.paused:
            return self.speech.say("turn-paused")
        if turn is not None and turn.who.is_bot and unready and not is_plain(table.header.game, turn.who.level):
            game = self.tell(type(table.header.game).title)
            return self.speech.say("web-bot-getting-ready", name=self.name(turn.seat), game=game)
        if turn is not None and turn.who.is_bot:
            return self.speech.say("turn-bot", name=self.name(turn.seat))
        return self.tell(table.state.prompt())

    def result(self, table: Table) -> str:
        end = next(event for event in reversed(table.log) if isinstance(event, Ended))
        return self.tell(ending(end, table.position))

    def refused(self, refusal: Refusal, given: str) -> str:
        """The reason for a refusal, and what is allowed."""
        said = self.speech.say(f"refused-{refusal.code}", move=given[:40])
        if refusal.code in ("illegal_move", "bad_notation"):
            said += f" ({self.tell(for_people(refusal.why))})"
        if not refusal.allowed:
            return said
        moves = self.speech.say("list-comma").join(refusal.allowed[:SHOWN])
        more = "" if len(refusal.allowed) <= SHOWN else "-more"
        return f"{said} {self.speech.say(f'refused-allowed{more}', moves=moves, count=len(refusal.allowed))}"
