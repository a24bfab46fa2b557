"""Does a game keep the contract? Random play through it, checking every promise on the way.

    >>> import parlour, parlour.conformance
    >>> parlour.conformance.check(parlour.game(name), games=20)

Works on any `parlour.Game`, your own included. The first broken promise raises `Broken`, whose message says what
was promised, and lists the steps that lead to the position, so that it can be replayed. `deep=True` checks the whole
game: every option and number of players, observations, simulations, batches, bots, solutions and engines.
At a terminal: `python -m parlour.conformance NAME option=value …`.
"""

from parlour.conformance.promises import Broken, Checked
from parlour.conformance.whole import check

__all__ = ["Broken", "Checked", "check"]
