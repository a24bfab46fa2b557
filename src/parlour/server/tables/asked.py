"""What a page was asked to think about, until it answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from parlour.server import schema
from parlour.server.schema.refusals import RequestRefused
from parlour.speech.message import Message

CHANCES = 2
"""How often in a row a page may be late, before it is not asked again until it connects anew: first it loads much."""


class Asked:
    """The move of the bot in a seat, after event `seq`. There is one answer, and it is one of `moves`."""

    def __init__(self, seq: int, seat: int, moves: Sequence[str]) -> None:
        self.seq, self.seat, self.moves = seq, seat, frozenset(moves)
        self.move: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """Empty where the page cannot or does not think."""
        self.broken = False
        """Whether the page answered with a move that is not legal: it runs something else than it was given."""

    def hear(self, thought: schema.Thought) -> None:
        """Takes the answer; whatever else is said is refused. After a move that is not legal none is waited for."""
        if (thought.seq, thought.seat) != (self.seq, self.seat) or self.move.done():
            raise not_asked(self.seq)
        self.broken = bool(thought.move) and thought.move not in self.moves
        self.move.set_result("" if self.broken else thought.move)
        if self.broken:
            raise RequestRefused("illegal_move", Message("refused-illegal_move", {"move": thought.move}), self.seq)

    def give_up(self) -> None:
        """The page is gone."""
        if not self.move.done():
            self.move.set_result("")


def not_asked(seq: int) -> RequestRefused:
    return RequestRefused("not_asked", Message("command-not-asked"), seq)
