"""The worth of every move: exact near the end, by the rules alone; the same whatever was asked before."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from math import isnan
from typing import Any

import pytest
from tests.cases import first
from tests.games.rolit.engine import uncompiled
from tests.games.rolit.engine.asked import reached

import parlour
from parlour.contract.engine import Answer
from parlour.engine.ask import Desk, asked
from parlour.games.rolit.engine.engine import RolitEngine
from parlour.games.rolit.state import RolitState

TWO: list[dict[str, Any]] = [
    {"size": 4},
    {"size": 4, "preset": "reversi"},
    {"size": 6},
    {"size": 6, "preset": "reversi"},
    {"size": 8},
    {"size": 8, "preset": "reversi"},
]
MORE: list[dict[str, Any]] = [{"size": 6, "players": 3}, {"size": 8, "players": 3}, {"size": 6, "players": 4}]
OTHERS: list[dict[str, Any]] = [{"size": 8, "colours": "green,red"}, {"size": 6, "colours": "blue,red,green"}]
"""Seats that do not follow the ring of the board."""
ALL = [*TWO, *MORE, {"size": 8, "players": 4}, *OTHERS]


@cache
def by_the_rules(state: RolitState) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Worth and lead by seat if every seat wants the win first, then the lead, then the first of equal moves."""
    if state.over:
        scores, seats = state.scores, range(state.game.players)
        worth = tuple(1 / len(state.winners) if seat in state.winners else 0.0 for seat in seats)
        return worth, tuple(float(scores[seat] - max(scores[:seat] + scores[seat + 1 :])) for seat in seats)
    seat = state.turn
    return max(
        (by_the_rules(state.play(move)) for move in state.legal()), key=lambda found: (found[0][seat], found[1][seat])
    )


def all_of(state: RolitState, instalments: int) -> Answer:
    return asked(state.game.engine(), state, instalments)  # type: ignore[attr-defined]


@pytest.mark.parametrize("options", ALL, ids=str)
@pytest.mark.parametrize("instalments", [0, 2])
def test_every_move_of_an_ending_is_worth_what_the_rules_say(options: dict[str, Any], instalments: int) -> None:
    for seed in range(6):
        state = reached(options, 3 + seed % 4, seed)
        answer = all_of(state, instalments)
        assert tuple(each.move for each in answer.steps) == state.legal()
        assert answer.exact and not answer.more
        for each in answer.steps:
            assert (each.worth, each.lead) == by_the_rules(state.play(each.move))
            assert each.error == 0.0


@pytest.mark.parametrize("preset", ["rolit", "reversi"])
def test_the_small_board_is_solved_from_its_first_move(preset: str) -> None:
    state = parlour.game("rolit", size=4, preset=preset, first=0).start()
    solved = parlour.solve(state.game)
    while not state.over:
        answer = all_of(state, 0)
        assert answer.exact
        for each in answer.steps:
            first, second = solved.value(state.play(each.move))
            assert each.lead == (first - second, second - first)
            assert each.worth[0] == (0.5 if first == second else float(first > second))
        state = state.play(answer.ranked(state.actor)[0].move)


@pytest.mark.parametrize("options", [*TWO[2:], *MORE], ids=str)
def test_a_search_proves_what_a_glance_estimates(options: dict[str, Any]) -> None:
    """Twelve empty hollows between two, ten among several."""
    state = reached(options, 12 if "players" not in options else 10, 5)
    answer, proved = all_of(state, 0), all_of(state, 3)
    assert answer.more and not answer.exact
    assert proved.exact and not proved.more
    for each in proved.steps:  # one move further on everything is proved at once, or soon
        after = state.play(each.move)
        best = all_of(after, 3).ranked(after.actor)[0]
        assert (best.worth, best.lead) == (each.worth, each.lead)


@pytest.mark.parametrize("options", ALL, ids=str)
def test_every_move_has_a_worth_for_every_seat(options: dict[str, Any]) -> None:
    for empties in (60, 30, 11):
        state = reached(options, empties, empties)
        for instalments in (0, 1):
            answer = all_of(state, instalments)
            assert tuple(each.move for each in answer.steps) == state.legal()
            for each in answer.steps:
                assert len(each.worth) == state.game.players and sum(each.worth) == pytest.approx(1.0, abs=1e-5)
                assert all(0.0 <= part <= 1.0 for part in each.worth)
                assert each.exact == (each.error == 0.0)
                assert not any(isnan(part) for part in each.lead)


@pytest.mark.parametrize("options", [{"size": 6}, {"size": 4}, {"size": 8, "players": 3}], ids=str)
def test_the_seat_that_begins_is_an_outcome_like_a_move(options: dict[str, Any]) -> None:
    state = parlour.game("rolit", **options).start()
    answer = all_of(state, 0)
    assert [each.move for each in answer.steps] == [outcome for outcome, _ in state.chances()]
    assert all(sum(each.worth) == pytest.approx(1.0, abs=1e-5) for each in answer.steps)


@pytest.mark.parametrize("options", first(1, of=[MORE[0], MORE[2], TWO[2], TWO[5]]), ids=str)
def test_what_was_asked_before_does_not_matter(options: dict[str, Any]) -> None:
    states = [reached(options, empties, 3) for empties in (26, 25, 14)]
    engine = RolitEngine(states[0].game)
    positions = [engine.position(state) for state in states]
    fresh = [Desk(engine, each.ground).answer(each, 2) for each in positions]
    desk = Desk(engine, positions[0].ground)
    for place in (2, 0, 1, 0, 2):
        desk.answer(positions[place - 1], 1)
        assert desk.answer(positions[place], 2) == fresh[place]


@pytest.mark.parametrize("options", [{"size": 6}, {"size": 8, "preset": "reversi"}, {"size": 6, "players": 4}], ids=str)
def test_among_moves_that_all_win_or_all_lose_the_lead_decides(options: dict[str, Any]) -> None:
    seen = set()
    for seed in range(60):
        state = reached(options, 6, seed)
        answer, seat = all_of(state, 0), state.turn
        worths = {each.worth[seat] for each in answer.steps}
        leads = {each.lead[seat] for each in answer.steps}
        if len(worths) == 1 and len(leads) > 1:
            seen |= worths
            assert answer.ranked(seat)[0].lead[seat] == max(leads)
    assert seen >= {0.0, 1.0}


def test_a_finished_game_has_nothing_to_ask() -> None:
    state = parlour.game("rolit", size=4, first=0).start()
    while not state.over:
        state = state.play(state.legal()[0])
    with pytest.raises(parlour.Unsupported):
        all_of(state, 0)  # type: ignore[arg-type]


def test_the_book_proves_the_first_moves_of_the_middle_board() -> None:
    state = parlour.game("rolit", size=6, first=0).start()
    best = all_of(state, 0).ranked(0)[0]  # type: ignore[arg-type]
    assert best.exact and best.worth in ((0.0, 1.0), (0.5, 0.5), (1.0, 0.0))


@pytest.mark.parametrize("which", ["at once", pytest.param("searched", marks=pytest.mark.long)])
def test_without_the_compiler_the_answers_are_the_same(which: str) -> None:
    chosen = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.rolit.engine.uncompiled", which],
        env=chosen,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == json.dumps(uncompiled.answers(which == "searched"))
