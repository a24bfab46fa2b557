"""Best play on one row as a page computes it: every bit as the library has it, the last of each float included."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import parlour
from parlour.games.shutbox.encoding import CODES, encoded
from parlour.games.shutbox.engine.browser import best_rows
from parlour.games.shutbox.solver.row.alone import OBJECTIVES, turn
from parlour.games.shutbox.solver.row.graph import flat, graph, kinds
from tests.compute.webassembly.page import Page, hashed, i64
from tests.games.shutbox.engine.pages import MODULE, ends, room, solved

VARIANTS: list[dict[str, Any]] = [
    {},
    {"tiles": 10},
    {"tiles": 9, "fewer_dice": "choice", "score": "digital"},  # SB-11
    {"tiles": 9, "parity": "choice"},  # SB-28
    {"tiles": 9, "first_hit": 7},  # SB-24
    {"tiles": 7, "preshut": (1, 2), "bust": 3},  # SB-26, SB-27
    {"tiles": 6, "combine": "exact"},  # SB-30
    {"tiles": 6, "dice": 3, "score": "count"},
]


@pytest.mark.once
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_page_lists_the_same_rows(options: dict[str, Any]) -> None:
    o: Any = parlour.game("shutbox", players=1, **options).options
    g, page = graph(o), Page(MODULE)
    masks, starts = flat(list(kinds(o)))
    must = 1 << (o.first_hit - 1) if o.first_hit else 0
    given = [each for array in (masks, starts, masks, np.zeros_like(starts)) for each in page.array(array)]
    after = g.after[: g.first[-1]]  # a demanded number leaves room at the end
    listed = [page.array(np.zeros_like(array), asked=True) for array in (g.first, after)]
    page.call("list_rows", i64(g.start), i64(must), *given, *listed[0], *listed[1])
    described = [each for _ in range(3) for each in page.array(np.zeros_like(g.score), asked=True)]
    rule = CODES["score"][o.score]
    page.call("describe_rows", *page.array(encoded(o)[0]), i64(g.start), i64(rule), *described)
    assert page.in_node().hashes == [hashed(array) for array in (g.first, after, g.fewest, g.most, g.score)]


@pytest.mark.once
@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_page_plays_the_same(options: dict[str, Any], objective: str) -> None:
    page, hashes = solved(options, objective)
    assert page.in_node().hashes == hashes


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_the_offered_function_is_the_library_s(objective: str) -> None:
    o: Any = parlour.game("shutbox", players=1, tiles=6).options
    g, known = graph(o), turn(o, objective)
    values, dice = ends(g, objective), np.zeros_like(known.dice)
    best_rows(g.start, g.halves, g.weight, g.fewest, g.most, g.first, g.after, values, dice, *room(g))
    assert np.array_equal(values, known.values) and np.array_equal(dice, known.dice)
