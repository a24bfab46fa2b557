"""Picks the solver for a game and an objective."""

from __future__ import annotations

from parlour.contract.options import one_of, requirement
from parlour.contract.solution import Progress, Solution
from parlour.errors import BadOption, Unsupported
from parlour.games.shutbox.solver.match.many_points import ManyMatch
from parlour.games.shutbox.solver.match.many_rounds import ManyRounds
from parlour.games.shutbox.solver.match.two import Match
from parlour.games.shutbox.solver.rough import Rough
from parlour.games.shutbox.solver.row.alone import Alone, ExactAlone
from parlour.games.shutbox.solver.scope import why_unsolved
from parlour.games.shutbox.solver.turns.in_turn import in_turn
from parlour.games.shutbox.solver.variation import Box
from parlour.games.shutbox.solver.young.many import ManyYoung
from parlour.games.shutbox.solver.young.two import Young
from parlour.speech.message import Message

OBJECTIVES = ("score", "shut", "win")


def solve(game: Box, objective: str | None, exact: bool, progress: Progress | None) -> Solution:
    goal = objective or ("score" if game.players == 1 else "win")
    if goal not in OBJECTIVES:
        raise BadOption("objective", objective, requirement(one_of(OBJECTIVES)))
    if goal != "win":
        return ExactAlone(game, goal) if exact else Alone(game, goal)
    if exact:
        raise Unsupported(Message("cannot-solve-exactly"))
    if game.players == 1:
        raise Unsupported(Message("cannot-win-alone"))
    return _to_win(game, progress)


def _to_win(game: Box, progress: Progress | None) -> Solution:
    if reason := why_unsolved(game.options):
        return Rough(game, reason)
    many = game.players > 2
    if game.options.match:
        return _match_of_many(game, progress) if many else Match(game, progress)
    if game.options.order == "rounds":
        return ManyYoung(game) if many else Young(game)
    return in_turn(game, progress)


def _match_of_many(game: Box, progress: Progress | None) -> Solution:
    points = game.options.until.endswith("points")
    return ManyMatch(game, progress) if points else ManyRounds(game, progress)
