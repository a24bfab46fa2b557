"""What `parlour solve` prints: the value of a game, the best first moves, and how turns end."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

from parlour.game import CHANCE
from parlour.games.shutbox.rules import ShutBox, ShutBoxState
from parlour.games.shutbox.sets import numbers_of
from parlour.games.shutbox.solver.row.alone import Alone
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.winning import Winning
from parlour.solution import Solution

MOST_ROWS = 8


def report(solved: Solution) -> dict[str, Any]:
    """Plain data: what `parlour solve` prints."""
    game = solved.game
    assert isinstance(game, ShutBox)
    data: dict[str, Any] = {"objective": solved.objective, "note": solved.note}
    if isinstance(solved, Alone):
        data["expected_score"] = plain(solved.expected_score)
        data["shut_probability"] = plain(solved.shut_probability)
        data |= where_it_goes(solved)
    else:
        data["win_probability"] = list(solved.win_probability or ())
        first = start_with_seat_0(game)
        data["win_probability_by_turn"] = [float(value) for value in np.atleast_1d(np.array(solved.value(first)))]
        if isinstance(solved, Winning) and (turns := solved.turns()):
            data["expected_score"], data["shut_probability"] = (solved.by_seat(each) for each in turns)
    data["first_moves"] = first_moves(solved)
    return data


def plain(value: Any) -> Any:
    """A number that JSON can say; a fraction as its text, which loses nothing."""
    return str(value) if isinstance(value, Fraction) else value


def start_with_seat_0(game: ShutBox) -> ShutBoxState:
    """The start of the game with seat 0 to begin."""
    return type(game).make(game.options_dict | {"first": 0}).start()


def first_moves(solved: Solution) -> list[dict[str, Any]]:
    """For every first roll (with the dice the player would throw) the best move and what it is worth."""
    game = solved.game
    assert isinstance(game, ShutBox)
    state = start_with_seat_0(game)
    before = []
    while state.actor != CHANCE:
        before.append(str(solved.best(state)[0].move))
        state = state.play(before[-1])  # type: ignore[assignment]
    found = []
    for outcome, chance in state.chances():
        after = state.play(outcome)
        moves = solved.best(after) if after.actor == 0 else ()
        best = {"move": str(moves[0].move), "value": plain(moves[0].value)} if moves else {"move": None}
        found.append({"before": before, "roll": str(outcome), "chance": float(chance), **best})
    return found


def where_it_goes(solved: Alone) -> dict[str, Any]:
    """How turns end: each score's share, the commonest last rows, and how often each number is left open."""
    chance = solved.ending_rows()
    rows = np.argsort(-chance, kind="stable")[:MOST_ROWS]
    numbers = numbers_of(graph(solved.options).start)
    index = np.arange(len(chance))
    return {
        "scores": {str(score): share for score, share in solved.score_distribution().items()},
        "last_rows": [{"open": numbers_of(int(row)), "chance": float(chance[row])} for row in rows if chance[row] > 0],
        "left_open": {str(n): float(chance[index >> (n - 1) & 1 == 1].sum()) for n in numbers},
    }
