"""`engine.book`: whole, consistent by the readable rules, and the same however a board is turned."""

from __future__ import annotations

import hashlib
from random import Random

import pytest
from bench.rolit_engine.early import reached, who_wins
from bench.rolit_engine.long_search import Long, Way
from bench.rolit_engine.solving import first_position
from tests.games.rolit.engine.positions import random_position
from tests.reference import rolit as oracle

import parlour
from parlour.engine.ask import asked
from parlour.games.rolit.engine.book import FOLDER, booked
from parlour.games.rolit.engine.endgame import REVERSI, ROLIT
from parlour.games.rolit.engine.position import Position
from parlour.games.rolit.engine.symmetry import turned
from parlour.games.rolit.engine.weights import brains

LAST = 26
"""The book knows who wins every position with as many empty hollows, or more."""
WHOLE = ["diagonal"]
BIT = {(row, column): 1 << 8 * row + column for row in range(6) for column in range(6)}


def decided(bounds: tuple[int, int]) -> bool:
    low, high = bounds
    return low > 0 or high < 0 or low == high == 0


def sign(bounds: tuple[int, int]) -> int:
    assert decided(bounds)
    return (bounds[0] > 0) - (bounds[1] < 0)


def test_every_book_is_as_it_was_made() -> None:
    told = dict(reversed(line.split()) for line in (FOLDER / "SHA256SUMS").read_text().splitlines())
    assert told == {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in FOLDER.glob("*.npz")}


@pytest.mark.parametrize("case", WHOLE)
def test_every_early_position_is_decided(case: str) -> None:
    first, rule = first_position(6, case)
    positions = reached(6, case, first, LAST)
    assert len(positions) == {"diagonal": 4701, "reversi": 1632}[case]
    assert all(decided(booked(each, 6, rule)) for each in positions)


@pytest.mark.parametrize("case", WHOLE)
def test_the_second_player_wins_by_four(case: str) -> None:
    first, rule = first_position(6, case)
    low, high = booked(first, 6, rule)
    assert low <= -4 <= high < 0
    assert case == "reversi" or low == high


def position_of(table: oracle.Table) -> Position:
    sets = dict.fromkeys(["", *oracle.COLOURS], 0)
    for (row, column), bit in BIT.items():
        sets[table.board[row][column]] |= bit
    own, other = table.colour(), table.colours[oracle.following(table)]
    rest = [sets[colour] for colour in oracle.COLOURS if colour not in table.colours]
    return Position(sets[own], sets[other], rest[0] | rest[1], sets[""])


@pytest.mark.parametrize("case", WHOLE)
def test_a_position_is_won_if_a_move_by_the_rulebook_leads_to_a_lost_one(case: str) -> None:
    random, colours = Random(case), [["red", "green"], ["green", "red"], ["blue", "yellow"]]
    reversi = case == "reversi"
    rule = REVERSI if reversi else ROLIT
    for number in range(9):
        table = oracle.setup(6, colours[number % 3], number % 2, reversi)
        while len(oracle.empty_hollows(table)) > LAST:
            after = [oracle.after(table, place) for place in oracle.legal(table) or [None]]
            best = max(-sign(booked(position_of(each), 6, rule)) for each in after)
            assert sign(booked(position_of(table), 6, rule)) == best
            table = random.choice(after)


def test_a_book_answers_the_same_however_the_board_lies() -> None:
    random = Random(3)
    for _ in range(30):
        position = Position(*random_position(random, 6, random.randint(LAST, 31)))
        views = {booked(Position(*(int(turned(each, way, 6)) for each in position)), 6, ROLIT) for way in range(8)}
        assert len(views) == 1


def test_the_engine_answers_early_positions_exactly_and_at_once() -> None:
    random = Random(5)
    for colours in ("red,green", "yellow,blue"):
        state = parlour.game("rolit", size=6, first=0, colours=colours).start()
        while state.empty.bit_count() > LAST:  # type: ignore[attr-defined]
            answer = asked(state.game.engine(), state, 0)
            assert answer.exact
            state = state.play(random.choice(state.legal()))


@pytest.mark.long
@pytest.mark.parametrize("case", WHOLE)
def test_another_search_finds_the_same_winners(case: str) -> None:
    """With the evaluation learned for the other game, without symmetry, replacing otherwise."""
    first, rule = first_position(6, case)
    brain = brains("two-6" if case == "reversi" else "reversi-6")[0]
    for position in Random(1).sample(reached(6, case, first, LAST), 6):
        search = Long(6, rule, Way(brain, ordered=10, mirrors=99, scheme=1, buckets=1 << 22))
        assert sign(who_wins(search, position, 6)) == sign(booked(position, 6, rule))
