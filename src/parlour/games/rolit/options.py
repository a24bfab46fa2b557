"""The options of Rolit, and which of them go together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from parlour.contract.options import FIRST, Option, check_names, choice, described, first_seat, whole
from parlour.contract.ruleset import Options
from parlour.errors import BadOption
from parlour.games.rolit.board import COLOUR_NAMES, SIZES
from parlour.speech.message import Message

DEFAULT_COLOURS: Final = {2: ("red", "green"), 3: ("red", "yellow", "green"), 4: COLOUR_NAMES}
"""RO-02: two players take opposite colours; three leave out blue."""

MOST_PLAYERS: Final = {4: 2, 6: 4, 8: 4}
"""RO-01: the 4×4 board is for two."""


@dataclass(frozen=True)
class RolitOptions(Options):
    size: int
    colours: tuple[str, ...]
    preset: str


def read_colours(value: object) -> tuple[str, ...]:
    """`("red", "green")`, `["red", "green"]` and `"red,green"` are the same choice."""
    names = value.replace(" ", "").split(",") if isinstance(value, str) else value
    if not isinstance(names, Sequence):
        raise ValueError(value)
    chosen = tuple(name.lower() if isinstance(name, str) else "" for name in names)
    if not 2 <= len(chosen) <= 4 or len(set(chosen)) < len(chosen) or not set(chosen) <= set(COLOUR_NAMES):
        raise ValueError(value)
    return chosen


DECLARED: Final = described(
    "rolit",
    (
        choice("size", 8, SIZES),
        whole("players", 2, 2, 4),
        Option(
            "colours",
            None,
            Message("option-rolit-colours-allowed", {"colours": COLOUR_NAMES}),
            read_colours,
            each=COLOUR_NAMES,
        ),
        Option("first", "rules", FIRST, lambda value: value),
        choice("preset", "rolit", ("rolit", "reversi")),
    ),
)
_BY_NAME: Final = {option.name: option for option in DECLARED}


def settled(given: Mapping[str, Any]) -> RolitOptions:
    """The options with their defaults filled in; raises `BadOption` for values that do not go together."""
    check_names(DECLARED, given)
    known = {name: _BY_NAME[name].check(value) for name, value in given.items() if value is not None}
    size, preset = known.get("size", 8), known.get("preset", "rolit")
    colours = known.get("colours")
    players = known.get("players", len(colours) if colours else 2)
    _check_players(players, size, preset, "players" if "players" in known else "colours", known)
    if colours is None:
        colours = DEFAULT_COLOURS[players]
    if len(colours) != players:
        raise BadOption("colours", ",".join(colours), Message("option-rolit-colours", {"players": players}))
    return RolitOptions(players, first_seat(players, known.get("first", "rules")), size, colours, preset)


def _check_players(players: int, size: int, preset: str, blame: str, known: Mapping[str, Any]) -> None:
    if preset == "reversi" and players != 2:
        raise BadOption(blame, known[blame], Message("option-rolit-reversi"))
    if players > MOST_PLAYERS[size]:
        raise BadOption(blame, known[blame], Message("option-rolit-small", {"size": size}))
