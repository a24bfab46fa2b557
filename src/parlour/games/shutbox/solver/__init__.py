"""Shut the Box, solved: `solve` finds the solver for a game and an objective.

alone      one row, by expected score or by the probability of shutting the box (exactly, if asked)
in_turn    a single game, turns in sequence, any number of seats: the probability to win
crowded    the same where three or more can be tied and the rows of all of them matter (SB-13)
young      one roll each, round and round, for two: the probability to win
match      many games, to so many points or rounds, for two: the probability to win the match
many_young young players of three or four: an estimate
many_match matches of three or more to so many points: exact if short, else an estimate
many_rounds  the same over so many rounds: an estimate
rough      what is out of reach (`scope`): a rough estimate
"""

from __future__ import annotations

from parlour.errors import BadOption, Unsupported
from parlour.games.shutbox.rules import ShutBox
from parlour.games.shutbox.solver.alone import Alone, ExactAlone
from parlour.games.shutbox.solver.crowded import Crowded, told_apart
from parlour.games.shutbox.solver.in_turn import InTurn
from parlour.games.shutbox.solver.many_match import ManyMatch
from parlour.games.shutbox.solver.many_rounds import ManyRounds
from parlour.games.shutbox.solver.many_young import ManyYoung
from parlour.games.shutbox.solver.match import Match
from parlour.games.shutbox.solver.rough import Rough
from parlour.games.shutbox.solver.scope import why_unsolved
from parlour.games.shutbox.solver.young import Young
from parlour.message import Message
from parlour.options import must, one_of
from parlour.solution import Progress, Solution

OBJECTIVES = ("score", "shut", "win")


def solve(game: ShutBox, objective: str | None, exact: bool, progress: Progress | None) -> Solution:
    goal = objective or ("score" if game.players == 1 else "win")
    if goal not in OBJECTIVES:
        raise BadOption("objective", objective, must(one_of(OBJECTIVES)))
    if goal != "win":
        return ExactAlone(game, goal) if exact else Alone(game, goal)
    if exact:
        raise Unsupported(Message("cannot-solve-exactly"))
    if game.players == 1:
        raise Unsupported(Message("cannot-win-alone"))
    return _to_win(game, progress)


def _to_win(game: ShutBox, progress: Progress | None) -> Solution:
    if reason := why_unsolved(game.options):
        return Rough(game, reason)
    many = game.players > 2
    if game.options.match:
        return _match_of_many(game, progress) if many else Match(game, progress)
    if game.options.order == "rounds":
        return ManyYoung(game) if many else Young(game)
    return Crowded(game, progress) if told_apart(game.options) else InTurn(game, progress)


def _match_of_many(game: ShutBox, progress: Progress | None) -> Solution:
    points = game.options.until.endswith("points")
    return ManyMatch(game, progress) if points else ManyRounds(game, progress)
