"""The output of `parlour solve`: the value of a game, the best first moves, and how turns end."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np

from parlour.contract.game import CHANCE
from parlour.contract.solution import Cell, Labelled, Section, Solution, Summary
from parlour.games.shutbox.sets import numbers_of
from parlour.games.shutbox.solver.row.alone import Alone
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.variation import Box, changed
from parlour.games.shutbox.solver.winning import Winning
from parlour.games.shutbox.state import ShutBoxState
from parlour.speech.message import Message

MOST_ROWS = 8


def report(solved: Solution) -> Summary:
    data = numbers_told(solved)
    first = Section(Message("solve-first"), tuple(map(_first_move, data["first_moves"])))
    ends = (Section(Message("solve-where"), _ends(data)),) if "scores" in data else ()
    return Summary(data, (Section(None, _values(data)), first, *ends))


def numbers_told(solved: Solution) -> dict[str, Any]:
    """Plain data."""
    data: dict[str, Any] = {"objective": solved.objective, "note": solved.note}
    if isinstance(solved, Alone):
        data["expected_score"] = plain(solved.expected_score)
        data["shut_probability"] = plain(solved.shut_probability)
        data |= where_it_goes(solved)
    else:
        data["win_probability"] = list(solved.win_probability or ())
        first = start_with_seat_0(solved)
        data["win_probability_by_turn"] = [float(value) for value in np.atleast_1d(np.array(solved.value(first)))]
        if isinstance(solved, Winning) and (turns := solved.turns()):
            data["expected_score"], data["shut_probability"] = (solved.by_seat(each) for each in turns)
    data["first_moves"] = first_moves(solved)
    return data


def plain(value: Any) -> Any:
    """A number that JSON can say; a fraction as its text, which loses nothing."""
    return str(value) if isinstance(value, Fraction) else value


def number(value: Any) -> str:
    """A number as people read it; a fraction in full."""
    return str(value) if isinstance(value, str | Fraction) else f"{value:z.6f}"


def start_with_seat_0(solved: Solution) -> ShutBoxState:
    """The start of the game with seat 0 to begin."""
    assert isinstance(solved.game, Box)
    return replace(changed(solved.game, {"first": 0}).start(), game=solved.game)


def first_moves(solved: Solution) -> list[dict[str, Any]]:
    """The best move and its value for every first roll, with the best number of dice."""
    state = start_with_seat_0(solved)
    before = []
    while state.actor != CHANCE:
        before.append(str(solved.best(state)[0].move))
        state = state.play(before[-1])
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


def _values(data: dict[str, Any]) -> tuple[tuple[Cell, ...], ...]:
    if "win_probability" in data:
        return (
            (Message("solve-by-seat"), "  ".join(map(number, data["win_probability"]))),
            (Message("solve-by-turn"), "  ".join(map(number, data["win_probability_by_turn"]))),
        )
    return (
        (Message("solve-score"), number(data["expected_score"])),
        (Message("solve-shut"), number(data["shut_probability"])),
    )


def _first_move(each: dict[str, Any]) -> tuple[Cell, ...]:
    rolled = "".join(f"{move}, " for move in each["before"]) + each["roll"]
    if each["move"] is None:
        return rolled, Message("solve-nothing-fits"), ""
    return rolled, each["move"], number(each["value"])


def _ends(data: dict[str, Any]) -> tuple[tuple[Cell, ...], ...]:
    likely = sorted(data["scores"].items(), key=lambda item: -item[1])[:MOST_ROWS]
    return (
        (Message("solve-scores"), tuple(Labelled(score, f"{share:.1%}") for score, share in likely)),
        (
            Message("solve-rows"),
            tuple(Labelled(_row(each["open"]), f"{each['chance']:.1%}") for each in data["last_rows"]),
        ),
        (Message("solve-left-open"), tuple(Labelled(n, f"{share:.0%}") for n, share in data["left_open"].items())),
    )


def _row(numbers: tuple[int, ...]) -> str | Message:
    return "+".join(map(str, numbers)) or Message("solve-box")
