"""Details that describe a position: everybody's cards, the pile, the card in hand, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from parlour.contract.options import Option, check_names, whole_number
from parlour.errors import BadOption
from parlour.games.tuki import phases
from parlour.games.tuki.cards import EMPTY, HIDDEN, Grid, pool_of
from parlour.games.tuki.code import SIGNS, read_cards
from parlour.speech.message import Message

EXAMPLE = "0?4???5?/7??a????"


def _signs(value: object) -> str:
    if not isinstance(value, str) or set(value) - set(SIGNS + "?/"):
        raise BadOption("cards", value, Message("advise-cards-form"))
    return value


def _card(name: str) -> Callable[[object], int]:
    def read(value: object) -> int:
        if len(str(value)) != 1 or str(value) not in SIGNS:
            raise BadOption(name, value, Message("advise-card-form"))
        return SIGNS.index(str(value))

    return read


def _seat(value: object) -> int:
    try:
        return whole_number(value)
    except ValueError:
        raise BadOption("seat", value, Message("advise-seat-form")) from None


def _detail(name: str, read: Callable[[Any], Any], allowed: str, about: str, example: str) -> Option:
    return Option(name, None, Message(allowed), read, about=Message(about), usual=(example,))


DETAILS = (
    _detail("cards", _signs, "advise-cards-form", "help-advise-cards", EXAMPLE),
    _detail("pile", _card("pile"), "advise-card-form", "help-advise-pile", "5"),
    _detail("hand", _card("hand"), "advise-card-form", "help-advise-hand", "9"),
    _detail("seat", _seat, "advise-seat-form", "help-advise-seat", "1"),
)


def fields(game: Any, given: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a position of the first round; by default all cards are face down and a 5 lies open."""
    check_names(DETAILS, given)
    known = {each.name: each.check(given[each.name]) for each in DETAILS if each.name in given}
    grids = _grids(game, known.get("cards", "/".join(["?" * game.slots] * game.players)))
    pile, hand, seat = known.get("pile", 5), known.get("hand"), known.get("seat", 1)
    if not 1 <= seat <= game.players:
        raise BadOption("seat", given["seat"], Message("advise-seat-form"))
    held = () if hand is None else (hand,)
    seen = pool_of([*(card for grid in grids for card in grid if card != HIDDEN), pile, *held])
    unseen = tuple(all_of - some for all_of, some in zip(game.deck, seen, strict=True))
    if min(unseen) < 0:
        raise BadOption("cards", given.get("cards", ""), Message("advise-cards-many"))
    return {
        "phase": phases.TAKE if hand is None else phases.PLACE,
        "grids": grids,
        "unseen": unseen,
        "rounds": (),
        "discard": (pile,),
        "stock": EMPTY,
        "rebuilds": 0,
        "seat": seat - 1,
        "taken": hand,
        "drawn": hand is not None,
        "target": None,
        "idle": 0,
        "closer": None,
        "ending": "",
        "left": 0,
    }


def _grids(game: Any, cards: str) -> tuple[Grid, ...]:
    """TK-14: a player without hidden cards would have ended the round, so every player has one."""
    grids = tuple(map(read_cards, cards.split("/")))
    if [len(grid) for grid in grids] != [game.slots] * game.players:
        raise BadOption("cards", cards, Message("advise-cards-form"))
    if not all(HIDDEN in grid for grid in grids):
        raise BadOption("cards", cards, Message("advise-cards-hidden"))
    return grids
