"""Solutions under way: each is computed in a thread, once for all bots and questions of a process."""

from __future__ import annotations

from concurrent.futures import Future

from parlour.contract.solution import Solution
from parlour.games.shutbox.solver.effort import within_reach
from parlour.games.shutbox.solver.match.many_points import ManyMatch, quick_unit
from parlour.games.shutbox.solver.rough import Rough
from parlour.games.shutbox.solver.solve import solve
from parlour.games.shutbox.solver.under_way import UnderWay
from parlour.games.shutbox.solver.variation import Box
from parlour.speech.message import Message

_rows, _games = UnderWay(), UnderWay()
"""Rows take a moment, and never wait behind slow solutions for playing to win."""


def solving(game: Box, objective: str) -> Future[Solution]:
    """The solution under way, shared by the bots of a process."""
    under_way = _games if objective == "win" else _rows
    return under_way.get((game, objective), lambda: solution(game, objective))


def forget() -> None:
    """Forgets all solutions, as a new process has none."""
    _rows.cache_clear()
    _games.cache_clear()


def solution(game: Box, objective: str) -> Solution:
    """A solution that takes seconds: where the exact one takes minutes and is not cached, an estimate."""
    if objective == "win" and not within_reach(game.options):
        return Rough(game, Message("unsolved-effort"))
    if objective == "win" and (unit := quick_unit(game.options)):
        return ManyMatch(game, unit=unit)
    return solve(game, objective, exact=False, progress=None)
