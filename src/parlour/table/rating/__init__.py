"""Ratings: how strong somebody plays a game, as far as finished games tell."""

from __future__ import annotations

from parlour.table.rating.levels import Measured, measured
from parlour.table.rating.model import NEW, Rating, rated
from parlour.table.rating.sureness import Sureness, sureness

__all__ = ["NEW", "Measured", "Rating", "Sureness", "measured", "rated", "sureness"]
