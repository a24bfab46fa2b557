"""A whole game at a table far away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from parlour.adapters.remote.asking import Server
from parlour.adapters.remote.link import Link
from parlour.adapters.remote.seat import Seat
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
) -> Result:
    """Sits down at a table and plays to the end of the game.

    `link` is an invitation (`#i=`) or the link of a seat (`#k=`). `player` is a level of the game's bots, or makes a
    bot for a game and a `Random`, as in the arena. `patience` is how many seconds a server that does not answer is
    asked again. `seated` is told once the seat is ours: `seat.link` comes back to it.
    """
    seat = Seat(Link.of(link), Server(patience), name)
    if seated is not None:
        seated(seat)
    chooser: Bot = bot(seat.game, player) if isinstance(player, str) else player(seat.game, Random())
    while not (ended := seat.now["ended"]):
        if seat.our_turn:
            rolls = seat.now["turn"]["what"] == "roll"
            seat.act(None if rolls else str(chooser.choose(seat.state)))
        seat.listen()
    return Result(seat.seats, tuple(ended["scores"]), tuple(ended["winners"]), ended["why"])
