"""Counts score sheets in a worker: a long one takes a second, which the event loop does not have."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.contract.game import Game
from parlour.contract.tally import Entered, Tally
from parlour.errors import BadOption, Unsupported
from parlour.speech.message import Message

SECONDS = 20.0
"""Far more than any sheet takes; on a slow machine the rules are compiled first."""


def tally(game: Game, rounds: Sequence[Entered], stopped: bool) -> Tally | Message:
    """The sheet as the rules count it, or the reason why they cannot."""
    try:
        return game.tally(rounds, stopped)
    except (BadOption, Unsupported) as error:
        return error.why
