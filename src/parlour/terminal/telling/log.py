"""The log of a table as messages: the game describes its own steps, the table everything else."""

from __future__ import annotations

from typing import Any

from parlour.contract.game import State
from parlour.speech.languages import PLAIN
from parlour.speech.message import Message, Player
from parlour.table import (
    Consented,
    Declined,
    Ended,
    Event,
    Moved,
    OutcomeDrawn,
    Paused,
    Reacted,
    Rematched,
    Resumed,
    Seated,
    Table,
    Undone,
)
from parlour.table.clock import HELPED, LOST, PASSED
from parlour.table.events import PlayEvent
from parlour.table.places import ending
from parlour.table.seats import BOT_FAILED

SIMPLE: dict[type[Event], str] = {
    Paused: "log-paused",
    Resumed: "log-went-on",
    Rematched: "log-rematch",
}


class Log:
    """The messages of all events of a table so far; those that concern chance alone have none.

    A step is described from the position before it.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.state = table.header.first_state()
        self.told: dict[int, Message] = {}
        """By the number of the event."""
        self._before: dict[int, State[Any]] = {}
        """The steps that may be taken back: by the number of its event, the state in which a step was made."""
        self._asks = 0
        """The last move that was asked to be taken back."""
        self._read = 0

    def messages(self) -> list[Message]:
        for event in self.table.log[self._read :]:
            if isinstance(event, PlayEvent):
                self.told[event.seq] = self._tell(event)
        self._read = len(self.table.log)
        return list(self.told.values())

    def _tell(self, event: PlayEvent) -> Message:
        match event:
            case Moved():
                if self.table.header.takeback:
                    self._before[event.seq] = self.state
                return self._step(event.move)
            case Undone():
                self.state = self._before[event.of]
                return Message("log-undone", {"name": Player(event.seat)})
            case Consented():
                asks = self._asks != event.of
                self._asks = event.of
                names = tuple(map(Player, event.seats))
                return Message("log-consent-asked" if asks else "log-consent", {"name": names})
            case Declined():
                if event.seat is None:
                    return Message("log-lapsed")
                return Message("log-declined", {"name": Player(event.seat)})
            case OutcomeDrawn():
                if self.table.header.by_hand:
                    self._before[event.seq] = self.state
                return self._step(event.outcome)
            case Seated() if event.why == BOT_FAILED:
                id = f"bot-level-{event.who.level}"
                level = Message(id) if PLAIN.knows(id) else event.who.level
                return Message("web-log-bot-replaced", {"name": Player(event.seat), "level": level})
            case Seated():
                timed = event.why in (HELPED, PASSED, LOST)
                return Message(f"clock-log-{event.why}" if timed else "log-seated", {"name": Player(event.seat)})
            case Ended():
                return ending(event, self.table.position)
            case Reacted():
                id = f"web-reaction-{event.what}"
                what = Message(id) if PLAIN.knows(id) else event.what
                return Message("log-reacted", {"name": Player(event.seat), "what": what})
        return Message(SIMPLE[type(event)])

    def _step(self, text: str) -> Message:
        step = self.state.parsed(text)
        told, self.state = self.state.describe(step), self.state.play(step)
        return told
