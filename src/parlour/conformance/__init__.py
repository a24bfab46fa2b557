"""Checks by random play that a game keeps the contract.

    >>> import parlour, parlour.conformance
    >>> parlour.conformance.check(parlour.game(name), games=20)

Works on any `parlour.Game`, your own included. The first broken promise raises `Broken`, whose message names the
promise and lists the steps that lead to the position. `deep=True` checks the whole game: every option and number of
players, observations, simulations, batches, bots, solutions and engines.
At a terminal: `python -m parlour.conformance NAME option=value …`.
"""

from parlour.conformance.promises import Broken, Checked
from parlour.conformance.whole import check

__all__ = ["Broken", "Checked", "check"]
