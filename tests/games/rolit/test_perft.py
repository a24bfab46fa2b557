"""Counts of move sequences: the published ones of Othello (RO-12), our own from a data file, and the oracle's."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.reference import rolit as oracle

import parlour
from parlour import BadOption
from parlour.games.rolit.perft import perft
from parlour.games.rolit.state import RolitState

COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
DATA = Path(__file__).parent.parent.parent / "golden" / "rolit" / "perft.tsv"
OTHELLO = (4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284, 212258800)
MOST = 5_000_000 if COMPILED else 700
BY_ORACLE = 1500 if COMPILED else 300


def counts() -> dict[str, list[int]]:
    lines = [line.split("\t") for line in DATA.read_text().splitlines() if not line.startswith("#")]
    return {options: [int(number) for number in numbers.split()] for options, numbers in lines}


def game_of(options: str) -> parlour.Game:
    return parlour.game("rolit", **dict(each.split("=") for each in options.split()))


def table_of(game: parlour.Game) -> oracle.Table:
    options = game.options_dict
    first = 0 if options["first"] == "rules" else options["first"]
    return oracle.setup(options["size"], list(options["colours"]), first, options["preset"] == "reversi")


def test_the_data_file_has_the_published_counts_of_othello() -> None:
    """RO-12"""
    assert counts()["preset=reversi"] == list(OTHELLO)


@pytest.mark.parametrize("options", counts())
def test_the_kernel_counts_what_the_data_file_says(options: str) -> None:
    """RO-04 to RO-08, RO-12"""
    state = game_of(options).start()
    for depth, number in enumerate(counts()[options], 1):
        if number <= MOST:
            assert perft(state, depth) == number  # type: ignore[arg-type]


@pytest.mark.skipif(not COMPILED, reason="hundreds of millions of moves need the compiler")
def test_the_deepest_published_counts_of_othello() -> None:
    """RO-12: passes, and games that are over before, first matter at depths 9 to 11."""
    state = parlour.game("rolit", preset="reversi").start()
    assert perft(state, 11) == OTHELLO[10]  # type: ignore[arg-type]


@pytest.mark.skipif(not COMPILED, reason="needs the compiler")
def test_all_games_of_othello_on_the_small_board() -> None:
    """RO-12: there are 60,060 games of 4×4 Othello."""
    assert perft(parlour.game("rolit", preset="reversi", size=4).start(), 20) == 60060  # type: ignore[arg-type]


@pytest.mark.parametrize("options", counts())
def test_the_oracle_confirms_the_first_counts(options: str) -> None:
    table = table_of(game_of(options))
    for depth, number in enumerate(counts()[options], 1):
        if number <= BY_ORACLE:
            assert oracle.perft(table, depth) == number


def test_an_opening_roll_counts_all_who_may_begin() -> None:
    """RO-03: a roll is no move."""
    rolled = parlour.game("rolit", size=6, players=3).start()
    each = [perft(parlour.game("rolit", size=6, players=3, first=seat).start(), 3) for seat in range(3)]  # type: ignore[arg-type]
    assert perft(rolled, 3) == sum(each)  # type: ignore[arg-type]


@pytest.mark.parametrize("depth", [0, -1, 61, 2.0, True, "3"])
def test_a_depth_that_makes_no_sense_is_refused(depth: object) -> None:
    with pytest.raises(BadOption, match="whole number from 1 to 60"):
        perft(parlour.game("rolit").start(), depth)  # type: ignore[arg-type]


def test_passes_and_ends_count_as_published() -> None:
    """RO-12, RO-10: a pass is one sequence; a game that is over, or a full board, counts once at any depth."""
    reversi = parlour.game("rolit", preset="reversi", size=4)
    to_pass = RolitState(reversi, (1 | 8 << 24, 0, 2 | 4 << 24, 0), 1)
    assert [perft(to_pass, depth) for depth in (1, 2, 3)] == [1, 2, 2]
    ended = RolitState(reversi, (1, 0, 0, 0), 0)
    assert [perft(ended, depth) for depth in (1, 5)] == [1, 1]
    nearly_full = RolitState(parlour.game("rolit", size=4), (0x0F0F0F07, 0, 0, 0), 0)  # type: ignore[arg-type]
    assert [perft(nearly_full, depth) for depth in (1, 2, 9)] == [1, 1, 1]
