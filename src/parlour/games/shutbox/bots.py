"""The levels of Shut the Box; docs/strength.md says how strong they are.

`easy` plays like a child who shuts what the dice show. `medium` and `hard` play well but sometimes make a child's move;
`perfect` always plays best and watches the others. It is offered where the game is solved and best play can be computed
while a table waits. Without NumPy and Numba there is only `easy`.
"""

from __future__ import annotations

from collections.abc import Mapping

from parlour.compute.words import INSTALLED
from parlour.contract.bots import BotFactory
from parlour.games.shutbox.engine.child import easy
from parlour.games.shutbox.options import ShutBoxOptions


def offered(o: ShutBoxOptions) -> Mapping[str, BotFactory]:
    """The levels of a game with these options, weakest first."""
    if not INSTALLED:
        return {"easy": easy}
    from parlour.games.shutbox.solver.bots import hard, medium, perfect

    known: Mapping[str, BotFactory] = {"easy": easy, "medium": medium, "hard": hard, "perfect": perfect}
    return {level: known[level] for level in levels(o)}


def levels(o: ShutBoxOptions) -> tuple[str, ...]:
    """Their names, where NumPy and Numba are installed."""
    from parlour.games.shutbox.solver.effort import solved

    usual = ("easy", "medium", "hard")
    return (*usual, "perfect") if solved(o) else usual
