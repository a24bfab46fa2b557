"""SB-13 for two on long rows, here on short ones, where brute force can say what is true; and the table of the 210."""

from typing import Any

import numpy as np
import pytest
from numba import config

import parlour
from parlour.games.shutbox import ShutBox
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.row.levels import below, last_rows
from parlour.games.shutbox.solver.ties import long_pairs
from parlour.games.shutbox.solver.ties.pairs import pair_values
from parlour.games.shutbox.solver.turns import in_turn, long_rows
from parlour.games.shutbox.solver.turns.long_rows import ends_against, first_of_two, start_of
from parlour.games.shutbox.solver.turns.two_ten import is_two_ten
from tests.games.shutbox.solver.rational import worth_of
from tests.games.shutbox.solver.test_in_turn import furthest
from tests.games.shutbox.solver.test_variants import SMALL as VARIANTS

SMALL: list[dict[str, Any]] = [
    {"tiles": 3, "dice": 1},
    {"variant": "two-ten", **VARIANTS["two-ten"]},
    {"tiles": 2, "dice": 2, "fewer_dice": "choice", "score": "count"},  # SB-12
    {"tiles": 3, "dice": 2, "combine": "exact"},  # SB-30
    {"tiles": 3, "dice": 1, "shut": "counts", "unplayed": "play_on"},
    {"tiles": 4, "dice": 1, "first_hit": 2},  # SB-24
]


def box(**options: Any) -> ShutBox:
    game = parlour.game("shutbox", first=0, **options)
    assert isinstance(game, ShutBox)
    return game


@pytest.fixture(autouse=True)
def _all_rows_are_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_turn, "WIDEST_TIES", 1)


@pytest.mark.once
@pytest.mark.parametrize("options", SMALL, ids=str)
def test_every_position_has_the_value_that_brute_force_finds(options: dict[str, Any]) -> None:
    game = box(**options)
    assert furthest(game) < 1e-12
    assert parlour.solve(game).note == ""


@pytest.mark.parametrize(
    "options",
    [
        {"tiles": 5, "dice": 2},
        {"tiles": 6, "preshut": (2, 4), "dice": 3, "score": "count"},
        *([] if config.DISABLE_JIT else [{"tiles": 8, "dice": 2}, {"tiles": 9, "dice": 4}]),
    ],
    ids=str,
)
def test_ties_against_one_row_are_what_the_table_of_all_pairs_says(options: dict[str, Any]) -> None:
    o = box(**options).options
    pairs, ends = pair_values(graph(o, tie_roll=True)), last_rows(o)
    for row in ends[:: max(1, len(ends) // 12)].tolist():
        tied = ends[graph(o).score[ends] == graph(o).score[row]]
        assert long_pairs.parts_against(o, row)[tied] == pytest.approx(pairs[row, tied], abs=1e-12)
        assert long_pairs.all_parts(o).against(row)[tied] == pytest.approx(pairs[row, tied], abs=1e-12)
        assert long_pairs.part_of(o, row, int(tied[0])) == pytest.approx(pairs[row, tied[0]], abs=1e-12)


def test_rows_that_become_too_many_are_followed_two_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tie after two rounds counts as half: off by half the chance of equal scores in both of them."""
    o = box(tiles=5, dice=1).options
    row = 0b11110
    exactly = long_pairs.part_of(o, row, row)
    monkeypatch.setattr(long_pairs, "MOST_PAIRS", 0)
    assert 0 < abs(long_pairs.part_of(o, row, row) - exactly) < 0.5 / 6**1
    monkeypatch.setattr(long_pairs, "MOST_PAIRS", len(np.nonzero(below(o, np.array([row])))[0]))
    assert abs(long_pairs.part_of(o, row, row) - exactly) < 0.5 / 6**2


def test_out_of_reach_the_first_turn_is_off_by_no_more_than_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second's turn and the tie-break stay exact."""
    monkeypatch.setattr(long_rows, "MOST_WORK", 0)
    told: list[float] = []
    game = box(tiles=4, dice=1)
    solved = parlour.solve(game, progress=told.append)
    off = abs(solved.win_probability[0] - worth_of(game.start())[0])
    assert 0 < off <= first_of_two(game.options).off
    assert "is off by at most" in solved.note
    assert told == sorted(told)
    assert told[-1] == 1
    assert furthest(game, lambda state: state.seat == 1 or state.p[at.TIED] == at.TIE_ROLL) < 1e-12


def test_it_tells_how_far_it_is() -> None:
    told: list[float] = []
    parlour.solve(box(tiles=3, dice=1, bust=2), progress=told.append)
    assert told[-1] == 1


def test_the_210_has_a_table() -> None:
    """SB-29: by whatever name, but not with other rules."""
    o = box(variant="two-ten").options
    first = first_of_two(o)
    assert first.off == 0
    assert np.count_nonzero(first.wins) == 661_916  # and three whose chance rounds to nothing, so full they are
    assert is_two_ten(box(tiles=20, dice=4).options)
    assert not is_two_ten(box(variant="two-ten", preshut=(20,)).options)


ROWS = [(19,), (1, 2, 4, 7), (2, 3, 11, 17), (5, 6, 8, 14, 20), (1, 4, 6, 12, 15, 19), (3, 6, 9, 11, 14, 15, 17)]


@pytest.mark.long
@pytest.mark.parametrize("numbers", ROWS, ids=str)
def test_the_table_of_the_210_has_what_a_turn_against_the_row_is_worth(numbers: tuple[int, ...]) -> None:
    o = box(variant="two-ten").options
    row = sum(1 << (number - 1) for number in numbers)
    assert first_of_two(o).wins[row] == pytest.approx(1 - start_of(o, ends_against(o, row)), abs=2**-32)
