"""A position that somebody looks into, without a table, and all that can follow it."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.server.schema.responses import Question
from parlour.server.schema.said import Offer, Said


class Chance(msgspec.Struct, frozen=True, kw_only=True):
    """What chance may bring, and how likely that is."""

    outcome: str
    label: Said
    chance: float


class Explored(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    rules: str
    options: dict[str, Any]
    """All of them; details may have changed how many play."""
    code: str
    """The position; `Explore.at` gives it again."""
    view: dict[str, Any]
    prompt: Said
    said: list[Said]
    """What each of the steps was."""
    moves: list[Offer]
    outcomes: list[Chance]
    question: Question | None
    """As the game's module for browsers takes it, where the position can be thought about there."""
