"""Bots in their seats: whose turn it is when a bot's, and the command it gives."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from threading import Lock

from parlour.contract.bots import FREE, Bot, Budget, Stops, bot
from parlour.contract.game import Game
from parlour.table.commands import Play, new_id
from parlour.table.table import Table


class Bots:
    """The bots of a table, made when first needed, one for each seat and level, from a number to draw from."""

    def __init__(self, game: Game, seed: int | None = None, make: Callable[[Game, str, int], Bot] = bot) -> None:
        self.game, self._random, self._make = game, Random(seed), make
        self._seated: dict[tuple[int, str], Bot] = {}
        self._thinking = Lock()
        """One thought at a time: the one before may still be coming to its end in another thread."""

    def at(self, seat: int, level: str) -> Bot:
        if (seat, level) not in self._seated:
            self._seated[seat, level] = self._make(self.game, level, self._random.getrandbits(63))
        return self._seated[seat, level]

    def command(self, table: Table, budget: Budget = FREE) -> Play | None:
        """The move of the bot whose turn it is, as a command to the table; `None` when it is not a bot's turn."""
        turn = table.turn
        if turn is None or turn.what != "move" or not turn.who.is_bot or table.position.paused:
            return None
        seq, state = table.seq, table.state  # as they are now: a move may be taken back while the bot thinks
        with self._thinking:
            move = self.at(turn.seat, turn.who.level).choose(state, budget)
        return Play(id=new_id(), seq=seq, seat=turn.seat, move=str(move))

    def stop(self) -> None:
        """Has a bot that thinks now, in another thread, end soon, where it can; its move is not wanted any more."""
        for seated in list(self._seated.values()):
            if isinstance(seated, Stops):
                seated.stop()
