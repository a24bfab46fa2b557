"""Whole random games, by the hundred thousand: the checked door to the games' kernels."""

from __future__ import annotations

from parlour.cores import available_cores
from parlour.game import Game, Simulation
from parlour.message import Message
from parlour.options import within

MOST = 2**63 - 1


def simulate(game: Game, n: int, *, seed: int = 0, cores: int = 1) -> Simulation:
    """`n` games of uniform random legal play: their scores, shape `(n, players)`, and their lengths.

    The same seed gives the same games, on any number of cores; game i of a seed does not depend on `n`.
    `cores=0` means all of them.
    """
    n = within("n", n, 1, MOST, Message("option-games"))
    seed = within("seed", seed, 0, MOST, Message("option-seed", {"most": "2**63 - 1"}))
    cores = within("cores", cores, 0, MOST, Message("option-cores"))
    available = available_cores()
    return game.simulate(n, seed, min(cores or available, available))
