"""Events in the making: what a command leads to, and what follows from it by itself, at a table of the first format."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from parlour.contract.game import CHANCE, Step
from parlour.speech.message import Message
from parlour.table.chance.draw import Chances
from parlour.table.commands import Play, Refusal, Roll
from parlour.table.event import Event
from parlour.table.events import Ended, OutcomeDrawn
from parlour.table.first_chance import Chance, drawn, weigh
from parlour.table.naming import Name
from parlour.table.position import Position
from parlour.table.seats import Seat
from parlour.table.table import Table
from parlour.table.verify import NONCE


@dataclass(frozen=True)
class Accepted:
    """Yes: these events. `repeated` when the command had been taken before, so that they are already in the log."""

    events: tuple[Event, ...]
    repeated: bool = False
    positions: tuple[Position, ...] = field(default=(), compare=False, repr=False)
    """The position after each of the events, to be handed to `Table.apply`; empty when repeated."""
    names: tuple[Name, ...] = ()
    """The names in the events, to be kept beside them; at tables of the second format."""
    pressed: frozenset[int] = frozenset()
    """Hands that have asked to roll and must wait until the first draw may begin, to be kept as `Table.pressed`."""

    @property
    def position(self) -> Position | None:
        """Where the events lead; `None` when repeated."""
        return self.positions[-1] if self.positions else None


Answer = Accepted | Refusal


class NotTaken(Exception):
    """A command is refused: `code` is one of `REFUSALS`."""

    def __init__(self, code: str, why: Message, allowed: tuple[str, ...] = ()) -> None:
        self.code, self.why, self.allowed = code, why, allowed


class Draft:
    """Events in the making, and the position they lead to. What the two formats do differently, they override."""

    def __init__(self, table: Table, time: str) -> None:
        self.table, self.time = table, time
        self.position = table.position
        self.events: list[Event] = []
        self.positions: list[Position] = []
        self.names: list[Name] = []
        self.listed: dict[Chances, int] = {}
        """Lists of chances that are new in this draft."""
        self.most: int | None = None
        """From so many events on nothing more is drawn unasked: the rest is left to `advance`."""

    def add(self, kind: type[Event], id: str = "", *, step: Step | None = None, **values: Any) -> None:
        event = kind(seq=self.position.seq + 1, time=self.time, id=id, **values)
        self.position = self.position.after(event, step)
        self.events.append(event)
        self.positions.append(self.position)

    def accepted(self) -> Accepted:
        events, positions, names = tuple(self.events), tuple(self.positions), tuple(self.names)
        return Accepted(events, positions=positions, names=names, pressed=self.still_pressing())

    def finish(self) -> None:
        """Draw what the table draws itself, and end the table when the game is over."""
        while self.draws_itself() and (self.most is None or len(self.events) < self.most):
            self.draw()
        if self.position.state.over and not self.position.ended:
            self.end("over")

    def draws_itself(self) -> bool:
        position = self.position
        return position.state.actor == CHANCE and not position.paused and not position.ended and self.may_draw()

    def may_draw(self) -> bool:
        raise NotImplementedError

    def draw(self, id: str = "") -> None:
        """Draw, or open the draw that is due."""
        raise NotImplementedError

    def end(self, why: str, id: str = "", seat: int | None = None) -> None:
        raise NotImplementedError

    def press(self, command: Play | Roll) -> None:
        """The hand of a command asks to roll: one press is one draw."""
        raise NotImplementedError

    def still_pressing(self) -> frozenset[int]:
        """The hands whose press is not answered by a draw yet."""
        return frozenset()

    def named(self, who: Seat) -> dict[str, Any]:
        """What a `seat` event says of the name besides the name."""
        return {}


class FirstDraft(Draft):
    """At a table of the first format: draws are made at once, with the nonce of the hand's owner."""

    def __init__(self, table: Table, chance: Chance, time: str) -> None:
        super().__init__(table, time)
        self.chance = chance
        self.nonces: dict[int, str] = {}
        """By seat: the nonce that came with the command, for the one draw of that hand that it asks for."""

    def press(self, command: Play | Roll) -> None:
        if (isinstance(command, Roll) and not command.nonce) or not NONCE.fullmatch(command.nonce):
            raise NotTaken("bad_nonce", Message("command-nonce"))
        if command.nonce:
            self.nonces[command.seat] = command.nonce

    def may_draw(self) -> bool:
        return self.position.turn is None or self.position.turn.seat in self.nonces

    def draw(self, id: str = "") -> None:
        position, seq = self.position, self.position.seq + 1
        hand = position.state.hand
        nonce = "" if hand is None or not position.turn else self.nonces.pop(hand)
        chances = weigh(position.state)
        link = self.chance.link(position.drawn)
        outcome = drawn(chances, link, self.table.header.id, seq, bytes.fromhex(nonce))
        same = self.table.listed.get(chances) or self.listed.get(chances) or 0
        if not same:
            self.listed[chances] = seq
        self.add(
            OutcomeDrawn,
            id,
            hand=position.state.hand,
            outcome=outcome,
            link=link.hex(),
            nonce=nonce,
            chances=() if same else chances,
            same=same,
            next=self.chance.next_commitment(position.drawn).hex(),
        )

    def end(self, why: str, id: str = "", seat: int | None = None) -> None:
        state, seed = self.position.state, self.chance.seed(self.position.drawn)
        self.add(Ended, id, why=why, scores=state.scores, winners=state.winners, seat=seat, seed=seed.hex())
