"""The levels of Shut the Box; docs/strength.md says how strong they are.

`easy` plays like a child who shuts what the dice show. `medium` and `hard` play well and slip into a child's move now
and then; `perfect` never slips and watches the others.
"""

from __future__ import annotations

from collections.abc import Mapping

from parlour.bot import BotFactory
from parlour.games.shutbox.solver.bots import hard, medium, perfect
from parlour.games.shutbox.solver.child import easy

BOTS: Mapping[str, BotFactory] = {"easy": easy, "medium": medium, "hard": hard, "perfect": perfect}
"""Weakest first; `perfect` estimates where it must."""
