"""Plays one whole game at a remote table."""

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
    """The result of a game, and our seats. `why` is `over`, or the reason why the game was stopped."""

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

    `link` is an invitation (`#i=`) or the link of a seat (`#k=`). `player` is a level of the game's bots, or a
    function from a game and a `Random` to a bot, as in the arena. `patience` limits, in seconds, the retries while the
    server does not answer. `seated` is called with our seat; later, `seat.link` leads back to it.

    `ask` puts questions to a person (`Ask`); without it nothing is confirmed or agreed to. `unprotected` allows tables
    where no device takes part. Raises `Refused` with the code `alarm` if the table breaks its protocol.
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
