"""Whole random games, by the hundred thousand: the checked door to the games' kernels."""

from __future__ import annotations

from parlour.cores import available_cores
from parlour.errors import BadOption
from parlour.game import Game, Simulation
from parlour.message import Message


def simulate(game: Game, n: int, *, seed: int = 0, cores: int = 1) -> Simulation:
    """`n` games of uniform random legal play: their scores, shape `(n, players)`, and their lengths.

    The same seed gives the same games, on any number of cores; game i of a seed does not depend on `n`.
    `cores=0` means all of them.
    """
    if not isinstance(n, int) or isinstance(n, bool) or n < 1:
        raise BadOption("n", n, Message("option-games"))
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 2**63:
        raise BadOption("seed", seed, Message("option-seed", {"most": "2**63 - 1"}))
    if not isinstance(cores, int) or isinstance(cores, bool) or cores < 0:
        raise BadOption("cores", cores, Message("option-cores"))
    available = available_cores()
    return game.simulate(n, seed, min(cores or available, available))
