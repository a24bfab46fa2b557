"""Ratings: how strong somebody plays a game, as far as finished games tell."""

from __future__ import annotations

from parlour.rating.levels import Measured, measured
from parlour.rating.model import NEW, Rating, rated
from parlour.rating.sureness import Sureness, sureness

__all__ = ["NEW", "Measured", "Rating", "Sureness", "measured", "rated", "sureness"]
