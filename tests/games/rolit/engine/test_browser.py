"""Rolit's engine as a page runs it: the same answers as the library's, down to the last bit of its tables."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.compute.webassembly.page import Page, hashed, i64
from tests.games.rolit.engine.pages import BUCKETS, MODULE, learned, placed, positions, searches

from parlour.games.rolit.engine.desk import NODES, ORDERED, VALUE, WEIGHTS, Desk
from parlour.games.rolit.engine.endgame import REVERSI, ROLIT
from parlour.games.rolit.engine.root import exact_move, exact_value
from parlour.games.rolit.engine.table import NO_MOVE
from parlour.games.rolit.kernel import captured, hollows, lowest

COURSES = pytest.mark.parametrize(("size", "rule"), [(6, ROLIT), (8, ROLIT), (8, REVERSI)])


def signed(some: int) -> int:
    return int(np.uint64(some).astype(np.int64))


@COURSES
def test_moves_and_captures(size: int, rule: int) -> None:
    page, expected = Page(MODULE), list[list[str]]()
    for position in positions(size, rule, 2000, range(1, size * size - 4)):
        own, others, empty = position.own, position.other | position.neutral, position.empty
        open_ = int(hollows(own, others, empty))
        ball = int(lowest(np.uint64(open_)))
        page.call("hollows", i64(own), i64(others), i64(empty))
        page.call("captured", i64(own), i64(others), i64(ball))
        expected += [[str(signed(open_))], [str(signed(int(captured(own, others, ball))))]]
    assert page.in_node().answers == expected


@COURSES
def test_searches_with_the_learned_evaluation(size: int, rule: int) -> None:
    """Move, value and nodes of every search, and at the end the whole transposition table."""
    page, answers, hashes = searches(size, rule, 1000)
    given = page.in_node()
    assert given.answers == answers
    assert given.hashes == hashes


@COURSES
def test_exact_endgames(size: int, rule: int) -> None:
    """The same for the search that proves values, its moves ordered by the learned evaluation."""
    desk, brain = Desk(size, BUCKETS), learned(size, rule)
    desk.cells[WEIGHTS], desk.cells[ORDERED] = brain.address, 9
    page = Page(MODULE)
    at = placed(page, desk, brain)
    expected: list[list[str]] = []

    def ask(name: str, function: Any, *rest: int) -> None:
        page.call(name, i64(at), *map(i64, rest), read=(at + 8 * VALUE, at + 8 * NODES))
        expected.append([str(int(function(desk.address, *rest))), str(desk.value), str(desk.nodes)])

    for position in positions(size, rule, 500, range(1, 11)):
        ask("exact_move", exact_move, *position, NO_MOVE, 0, rule)
        ask("exact_value", exact_value, *position, 3, rule)
    given = page.in_node()
    assert given.answers == expected
    assert given.hashes == [hashed(desk.table)]
