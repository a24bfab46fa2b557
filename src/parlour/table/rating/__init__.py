"""Ratings: estimates of playing strength from finished games."""

from __future__ import annotations

from parlour.table.rating.levels import Measured, measured
from parlour.table.rating.model import NEW, Rating, Sureness, rated, sureness

__all__ = ["NEW", "Measured", "Rating", "Sureness", "measured", "rated", "sureness"]
