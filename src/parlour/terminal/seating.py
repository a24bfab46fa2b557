"""The players in the seats, from a command line or a menu.

People at the screen sit `elsewhere` for the table: their rolls wait until they press. For programs, which play line by
line, the table rolls at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.contract.bots import levels
from parlour.contract.game import Game
from parlour.errors import BadOption
from parlour.speech.message import Message
from parlour.table import Seat, bot_seat, elsewhere, here
from parlour.table.verify import STRENGTHS

BOT = "bot:"


def read_seat(game: Game, text: str) -> Seat:
    """`bot:easy` is a bot of that level, anything else the name of a person here."""
    if text == "bot":
        return bot_seat(usual_level(game))
    if not text.startswith(BOT):
        return here(text)
    level = text.removeprefix(BOT)
    if level not in levels(game):
        raise BadOption(
            "seat",
            text,
            Message("option-seat-bots", {"game": game.name, "bots": tuple(BOT + each for each in levels(game))}),
        )
    return bot_seat(level)


def pressing(seats: Sequence[Seat]) -> list[Seat]:
    """The same people, who press for their own rolls."""
    return [seat if seat.is_bot else elsewhere(seat.name) for seat in seats]


def coaches_for(seats: Sequence[Seat], given: Sequence[str]) -> list[str]:
    """By seat: the strength of its coach. `tell` is for all people, `Ada=tell` for one of them; the last one counts."""
    names = tuple(seat.name for seat in seats if not seat.is_bot and seat.name)
    found = [""] * len(seats)
    for text in given:
        name, _, strength = text.rpartition("=")
        if strength not in STRENGTHS or (name and name not in names):
            raise BadOption("--coach", text, Message("coach-who", {"strengths": STRENGTHS, "names": names or ("–",)}))
        for number, seat in enumerate(seats):
            if not seat.is_bot and name in ("", seat.name):
                found[number] = strength
    return found


def usual_level(game: Game) -> str:
    known = levels(game)
    return "easy" if "easy" in known else known[-1]


def seats_for(game: Game, given: Sequence[str] = ()) -> list[Seat]:
    """One seat a player: those given, and then bots; with none given, a person and bots."""
    if len(given) > game.players:
        raise BadOption("seat", list(given), Message("option-seat-count", {"players": game.players}))
    texts = list(given) or [""]
    return [read_seat(game, text) for text in [*texts, *["bot"] * (game.players - len(texts))]]
