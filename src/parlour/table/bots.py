"""Bots in their seats: the bot whose turn it is, and its command."""

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
        """Allows one thought at a time: the previous one may still be ending in another thread."""

    def at(self, seat: int, level: str) -> Bot:
        if (seat, level) not in self._seated:
            self._seated[seat, level] = self._make(self.game, level, self._random.getrandbits(63))
        return self._seated[seat, level]

    def command(self, table: Table, budget: Budget = FREE) -> Play | None:
        """The move of the bot whose turn it is, as a command to the table; `None` when it is not a bot's turn."""
        turn = table.turn
        if turn is None or turn.what != "move" or not turn.who.is_bot or table.position.paused:
            return None
        seq, state = table.seq, table.state  # the present ones: a move may be taken back while the bot thinks
        with self._thinking:
            move = self.at(turn.seat, turn.who.level).choose(state, budget)
        return Play(id=new_id(), seq=seq, seat=turn.seat, move=str(move))

    def stop(self) -> None:
        """Asks a bot that thinks in another thread to end soon, because its move is no longer needed."""
        for seated in list(self._seated.values()):
            if isinstance(seated, Stops):
                seated.stop()
