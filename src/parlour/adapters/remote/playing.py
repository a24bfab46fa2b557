"""A whole game at a table far away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from parlour.adapters.remote.asking import Server
from parlour.adapters.remote.link import Link
from parlour.adapters.remote.seat import Ask, Seat
from parlour.contract.bots import Bot, BotFactory, bot


@dataclass(frozen=True)
class Result:
    """How a game ended, and which seats were ours. `why` is `over`, or what broke it off."""

    seats: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    why: str


def play(
    link: str,
    player: str | BotFactory,
    *,
    name: str = "Robot",
    patience: float = 60.0,
    seated: Callable[[Seat], None] | None = None,
    ask: Ask | None = None,
    unprotected: bool = False,
) -> Result:
    """Sits down at a table and plays to the end of the game.

    `link` is an invitation (`#i=`) or the link of a seat (`#k=`). `player` is a level of the game's bots, or makes a
    bot for a game and a `Random`, as in the arena. `patience` is how many seconds a server that does not answer is
    asked again. `seated` is told once the seat is ours: `seat.link` comes back to it.

    `ask` puts questions to a person (`Ask`); without it nothing is confirmed or agreed to. `unprotected` also plays
    where no device takes part. `Refused` with the code `alarm` says that the table does not keep to the rules.
    """
    seat = Seat(Link.of(link), Server(patience), name, ask=ask, unprotected=unprotected)
    if seated is not None:
        seated(seat)
    chooser: Bot = bot(seat.game, player) if isinstance(player, str) else player(seat.game, Random())
    while not seat.ended:
        if seat.our_turn:
            seat.act(None if seat.turn == "roll" else str(chooser.choose(seat.state)))
        if seat.asked:  # a bot always agrees
            seat.agree(seat.asked)
        seat.listen()
    return Result(seat.seats, seat.state.scores, seat.state.winners, seat.why)
