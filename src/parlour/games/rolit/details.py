"""Details that describe a position: the balls on the board, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.contract.options import Option, check_names, one_of
from parlour.errors import BadNotation, BadOption
from parlour.games.rolit import code
from parlour.games.rolit.board import COLOUR_NAMES
from parlour.games.rolit.state import RolitRules, RolitState
from parlour.speech.message import Message


def _colour(value: object) -> str:
    if value not in COLOUR_NAMES:
        raise ValueError(value)
    return str(value)


DETAILS = (
    Option(
        "board",
        None,
        Message("advise-board-form"),
        str,
        about=Message("help-advise-board"),
        usual=("8/8/8/3ry3/3bg3/8/8/8",),
    ),
    Option("turn", None, one_of(COLOUR_NAMES), _colour, COLOUR_NAMES, Message("help-advise-turn"), ("red",)),
)


def set_up(game: RolitRules, given: Mapping[str, Any]) -> RolitState:
    """Places every ball as described. The first player moves unless the details name another."""
    check_names(DETAILS, given)
    known = {each.name: each.check(given[each.name]) for each in DETAILS if each.name in given}
    turn = known.get("turn", game.options.colours[0])
    if turn not in game.options.colours:
        raise BadOption("turn", turn, Message("advise-turn-colours", {"colours": game.options.colours}))
    board = known.get("board", code.written(game.first_balls(), game.options.size, None).split(" ")[0])
    try:
        return game.at(f"{board} {turn}")
    except BadNotation:
        raise BadOption("board", board, Message("advise-board-form")) from None
