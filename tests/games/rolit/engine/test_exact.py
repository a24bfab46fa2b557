"""The exact search against an unpruned one on the kernel, and against the readable oracle, on random late positions."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from tests.games.rolit.engine.positions import random_position
from tests.reference import rolit as oracle

from parlour.games.rolit.engine.desk import MIRRORS, NODES, ORDERED, SCHEME, WEIGHTS, Desk
from parlour.games.rolit.engine.endgame import REVERSI, ROLIT
from parlour.games.rolit.engine.position import Position
from parlour.games.rolit.engine.root import exact_value
from parlour.games.rolit.engine.weights import brains


@cache
def unpruned(position: Position, rule: int) -> int:
    """The value by trying everything."""
    ways = [position.after(ball) for ball in bits(position.open_hollows(rule))]
    if not ways:
        if not position.empty or not position.after(0).open_hollows(rule):
            return position.own.bit_count() - position.other.bit_count()
        ways = [position.after(0)]
    return max(-unpruned(each, rule) for each in ways)


def bits(some: int) -> list[int]:
    return [1 << hollow for hollow in range(64) if some >> hollow & 1]


def by_oracle(table: oracle.Table) -> int:
    """The same by the rulebook's own words."""
    if oracle.over(table):
        mine, other = oracle.counts(table)[table.turn], oracle.counts(table)[1 - table.turn]
        return mine - other
    return max(-by_oracle(oracle.after(table, place)) for place in oracle.legal(table) or [None])


def as_table(position: Position, size: int, rule: int) -> oracle.Table:
    board = [[""] * size for _ in range(size)]
    for colour, balls in (("red", position.own), ("green", position.other), ("blue", position.neutral)):
        for hollow in range(64):
            if balls >> hollow & 1:
                board[hollow // 8][hollow % 8] = colour
    return oracle.Table(board, ["red", "green"], 0, rule == REVERSI)


def value_of(desk: Desk, own: int, other: int, neutral: int, empty: int, rule: int) -> int:
    return int(exact_value(desk.address, own, other, neutral, empty, 0, rule))


CASES = [(size, rule) for size in (4, 6, 8) for rule in (ROLIT, REVERSI)]


@pytest.mark.parametrize(("size", "rule"), CASES)
def test_pruning_changes_nothing(size: int, rule: int) -> None:
    random, desk = Random(size), Desk(size, 1 << 12)
    for _ in range(50):
        position = Position(*random_position(random, size, random.randint(2, 8), reversi=rule == REVERSI))
        assert value_of(desk, *position, rule) == unpruned(position, rule)


@pytest.mark.parametrize(("size", "rule"), CASES)
def test_the_oracle_finds_the_same(size: int, rule: int) -> None:
    random, desk = Random(size + 10), Desk(size, 1 << 12)
    for _ in range(20):
        position = Position(*random_position(random, size, random.randint(1, 5), reversi=rule == REVERSI))
        assert value_of(desk, *position, rule) == by_oracle(as_table(position, size, rule))


def ways(size: int, name: str) -> list[Desk]:
    plain, turned, newest = Desk(size, 1 << 14), Desk(size, 1 << 14), Desk(size, 1 << 8)
    for desk in (turned, newest):
        desk.cells[WEIGHTS], desk.cells[ORDERED] = brains(name)[0].address, 8
    turned.cells[MIRRORS] = 7
    newest.cells[SCHEME] = 1
    return [plain, turned, newest]


@pytest.mark.parametrize(("name", "rule"), [("two-6", ROLIT), ("reversi-6", REVERSI), ("two-8", ROLIT)])
def test_evaluation_symmetry_and_replacement_change_nothing(name: str, rule: int) -> None:
    size = int(name[-1])
    random, desks = Random(3), ways(size, name)
    for _ in range(15):
        position = random_position(random, size, 13, reversi=rule == REVERSI)
        assert len({value_of(desk, *position, rule) for desk in desks}) == 1


def test_a_fixed_search_visits_the_same_nodes() -> None:
    """The signature: a deliberate change of the search changes this number with it."""
    desk = Desk(6, 1 << 14)
    desk.cells[WEIGHTS], desk.cells[ORDERED] = brains("two-6")[0].address, 10
    value = value_of(desk, *random_position(Random(6), 6, 16), ROLIT)
    assert (value, int(desk.cells[NODES])) == (-22, 161694)
