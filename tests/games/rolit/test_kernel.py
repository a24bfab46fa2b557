"""The kernel on any position at all, reachable or not, beside the oracle: edges, corners, full boards."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.reference import rolit as oracle

from parlour.games.rolit.board import COLOUR_NAMES, hollows_in, whole_board
from parlour.games.rolit.kernel import captured, capturing, hollows, neighbours

Cells = list[list[int]]


@st.composite
def positions(draw: st.DrawFn) -> Cells:
    """A board of any size; 0 to 3 are colours, and higher numbers leave the hollow empty, more or less often."""
    size = draw(st.sampled_from((4, 6, 8)))
    most = draw(st.sampled_from((3, 4, 6, 12)))
    row = st.lists(st.integers(0, most), min_size=size, max_size=size)
    return draw(st.lists(row, min_size=size, max_size=size))


def sets_of(cells: Cells) -> tuple[int, int, int]:
    """Red's balls, all others, and the empty hollows, as the kernel wants them."""
    at = {(y, x): colour for y, row in enumerate(cells) for x, colour in enumerate(row)}
    own = sum(1 << y * 8 + x for (y, x), colour in at.items() if colour == 0)
    others = sum(1 << y * 8 + x for (y, x), colour in at.items() if 1 <= colour <= 3)
    return own, others, whole_board(len(cells)) & ~own & ~others


def table_of(cells: Cells) -> oracle.Table:
    board = [[COLOUR_NAMES[colour] if colour < 4 else "" for colour in row] for row in cells]
    return oracle.Table(board, list(COLOUR_NAMES), 0)


def places(some: int) -> list[tuple[int, int]]:
    return [divmod(hollow, 8) for hollow in hollows_in(some)]


@settings(max_examples=150)
@given(positions())
def test_open_hollows_are_the_oracle_s(cells: Cells) -> None:
    """RO-04, RO-06, RO-07, RO-08"""
    own, others, empty = sets_of(cells)
    table = table_of(cells)
    assert places(int(capturing(own, others, empty))) == oracle.capturing(table, "red")
    assert places(int(hollows(own, others, empty))) == oracle.legal(table)
    beside = int(neighbours(own | others)) & empty
    assert places(beside) == [place for place in oracle.empty_hollows(table) if oracle.next_to_a_ball(table, place)]


@settings(max_examples=100)
@given(positions())
def test_captures_are_the_oracle_s(cells: Cells) -> None:
    """RO-05: for every empty hollow, also where nothing is captured."""
    own, others, empty = sets_of(cells)
    table = table_of(cells)
    for hollow in hollows_in(empty):
        assert places(int(captured(own, others, 1 << hollow))) == oracle.captures(table, divmod(hollow, 8), "red")
