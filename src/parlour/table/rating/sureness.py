"""How sure a rating is, in a word: children read no deviations."""

from __future__ import annotations

from typing import Literal, TypeAlias

from parlour.table.rating.model import Rating

Sureness: TypeAlias = Literal["new", "unsure", "fair", "sure"]
STEPS: tuple[tuple[float, Sureness], ...] = ((2.5, "sure"), (4.0, "fair"), (6.5, "unsure"))
"""Up to which deviation a rating is how sure."""


def sureness(rating: Rating) -> Sureness:
    return next((word for most, word in STEPS if rating.sigma <= most), "new")
