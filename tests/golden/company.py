"""People with devices at one table, in memory: whatever can happen to devices happens, and the log is as a server's."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from parlour.contract.game import Game
from parlour.table import Accepted, Bots, Command, Play, Roll, Seat, Table, bot_seat, decide, more, new_header, new_id
from parlour.table.chance import Links, Opening
from parlour.table.commands import (
    Back,
    Begin,
    Chain,
    Consent,
    Decline,
    End,
    Leave,
    Pause,
    React,
    Register,
    Resume,
    Sit,
    Undo,
)
from parlour.table.dealing import Complete, Drop, Void
from parlour.table.draft import closed
from parlour.table.header import Takeback
from parlour.table.hot_seat import HotSeat
from parlour.table.naming import by_hash
from parlour.table.position import Played
from parlour.table.table import new_table

ASLEEP, SILENT, GONE = 3, 5, 7
"""The draws for which a device sleeps, stays silent after go, and has left."""


class Company:
    """A table whose people elsewhere have a device each, and those at its screen one for all of them."""

    def __init__(self, game: Game, seats: Iterable[Seat], random: Random, late: bool, takeback: Takeback) -> None:
        """With `late`, nobody waits for devices: they come when the game has begun."""
        self.random, secret = random, secrets.token_bytes(32)
        header, names = new_header(game, seats, secret, takeback=takeback)
        self.table: Table = new_table(header, by_hash(names))
        self.links, self.bots = Links(header.id, b"", secret), Bots(game)
        self.devices: dict[str, HotSeat] = {}
        self._take(more(self.table, self.links))
        if late:
            self.say(Begin(id=new_id(), seat=0))
        here = tuple(seat for seat, who in enumerate(header.seats) if who.kind == "here")
        for own in [(seat,) for seat, who in enumerate(header.seats) if who.kind == "elsewhere"] + [here] * bool(here):
            self.register(own)
        self.settle()

    def take_back(self) -> bool:
        """Now and then the one person takes a move back, where that is allowed, or asks all others."""
        if (asks := self.table.position.askable) is not None and self.random.random() < 0.3:
            self.ask(asks)
            return True
        last = self.table.position.undoable
        if last is None or self.random.random() < 0.7:
            return False
        self.say(Undo(id=new_id(), seq=self.table.seq, seat=last.seat, of=last.seq))
        return True

    def ask(self, move: Played) -> None:
        """Everybody agrees, or somebody does not."""
        agrees = self.random.random() < 0.6
        for seat in sorted(self.table.position.persons, key=lambda seat: seat != move.seat):
            at: Any = {"id": new_id(), "seq": self.table.seq, "of": move.seq, "device": self.device_of(seat)}
            if agrees or seat == move.seat:
                self.say(Consent(**at, seats=(seat,), line=self.table.hash_of(move.seq)))
            else:
                self.say(Decline(**at, seat=seat))
                return

    def device_of(self, seat: int) -> str:
        ledger = self.table.position.ledger
        assert ledger is not None
        return next((id for id, member in ledger.members.items() if seat in member.seats), "")

    def register(self, seats: tuple[int, ...]) -> None:
        device, after = HotSeat.fresh(), self._opens
        self.devices[device.id] = device
        top = Links(self.table.header.id, bytes.fromhex(device.id), device.secret, after).top(after)
        self.say(Register(id=new_id(), device=device.id, seats=seats, after=after, top=top.hex()))

    @property
    def _opens(self) -> int:
        assert self.table.position.ledger is not None
        return self.table.position.ledger.opens

    def say(self, command: Command, revealed: Mapping[str, bytes] | None = None) -> None:
        answer = decide(self.table, command, self.links, revealed=revealed)
        assert isinstance(answer, Accepted), answer
        self._take(answer)

    def _take(self, answer: Accepted) -> None:
        self.table.names |= by_hash(answer.names)
        for event, position in zip(answer.events, answer.positions, strict=True):
            self.table.apply(event, position)
        self.table.pressed = answer.pressed

    def settle(self, leave_open: int = 0) -> None:
        """Closes every draw but the one that is to be left open; devices sleep, fall silent, return, add chains."""
        while (opening := self._opening()) is not None and opening.n != leave_open:
            party = opening.ids
            if opening.n == ASLEEP and party:
                self._close(Drop(party[-1:]))
                self.say(Back(id=new_id(), device=party[-1]))
            elif opening.n == SILENT and party:
                self._close(Void(party[:1], (None, *self._links(opening)[1:])))
                self.say(Back(id=new_id(), device=party[0]))
            else:
                self._close(Complete(self._links(opening)))
                self._add_chains()
            if opening.n == GONE and party:
                for device in party:
                    self.say(Leave(id=new_id(), device=device))
        self._return()

    def _return(self) -> None:
        """Devices that have left come back after a draw without them."""
        ledger = self.table.position.ledger
        assert ledger is not None
        if ledger.opens > GONE and not self.table.ended:
            for device in [id for id, member in ledger.members.items() if not member.present]:
                self.say(Back(id=new_id(), device=device))

    def _opening(self) -> Opening | None:
        assert self.table.position.ledger is not None
        return self.table.position.ledger.opening

    def _links(self, opening: Opening) -> tuple[bytes, ...]:
        return tuple(self.devices[device].reveal(self.table, opening) for device in opening.ids)

    def _close(self, step: Complete | Drop | Void) -> None:
        self._take(closed(self.table, self.links, step, {}))

    def _add_chains(self) -> None:
        for device in self.devices.values():
            due = device.due(self.table)
            if isinstance(due, Chain):
                self.say(due)

    def step(self) -> None:
        """The next player moves or rolls."""
        turn = self.table.turn
        assert turn is not None
        command: Command | None = self.bots.command(self.table)
        if command is None and turn.what == "roll":
            command = Roll(id=new_id(), seq=self.table.seq, seat=turn.seat)
        elif command is None:
            move, own = self.random.choice(self.table.state.allowed()), self._device_of(turn.seat)
            command = Play(id=new_id(), seq=self.table.seq, seat=turn.seat, move=move, device=own)
        self.say(command)

    def _device_of(self, seat: int) -> str:
        assert self.table.position.ledger is not None
        members = self.table.position.ledger.members.items()
        return next((id for id, member in members if seat in member.seats), "")

    def interlude(self, person: Seat) -> None:
        """Seat 0 claps, pauses, goes away; a bot takes over; the person returns, with another device."""
        seq = self.table.seq
        self.say(React(id=new_id(), seq=seq, seat=0, what="clap"))
        self.say(Pause(id=new_id(), seq=seq, seat=0, why="tea"))
        self.say(Sit(id=new_id(), seq=seq, seat=0, who=bot_seat("random"), why="away"))
        self.say(Resume(id=new_id(), seq=self.table.seq))
        self.settle()
        self.say(Sit(id=new_id(), seq=self.table.seq, seat=0, who=person, why="back"))
        self.register((0,))
        self.settle()

    def break_off(self) -> None:
        """The table is broken off; if a draw is open, its first device has revealed and the others have not."""
        opening = self._opening()
        first = {} if opening is None else {opening.ids[0]: self._links(opening)[0]}
        self.say(End(id=new_id(), seq=self.table.seq, why="broken_off", seat=0), first)
