"""Random games of every size, number of players and choice of colours, ply by ply against the oracle."""

from __future__ import annotations

import os
from itertools import combinations, permutations
from random import Random

import pytest
from tests.reference import rolit as oracle

import parlour
from parlour import conformance
from parlour.games.rolit.board import COLOUR_NAMES, hollow_name
from parlour.games.rolit.state import RolitState

COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
GAMES = 4 if COMPILED else 1
SEATINGS = [(size, players) for size in (4, 6, 8) for players in (2, 3, 4) if size > 4 or players == 2]


def seatings() -> list[tuple[int, tuple[str, ...]]]:
    chosen = [(size, c) for size, players in SEATINGS for c in combinations(COLOUR_NAMES, players)]
    return chosen + [(6, c) for c in list(permutations(COLOUR_NAMES, 3))[1::3]]


def compare(state: RolitState, table: oracle.Table) -> None:
    """Legal moves, what each captures, the board and the counts."""
    assert state.over == oracle.over(table)
    assert list(state.scores) == oracle.counts(table)
    view = state.view()
    assert view["cells"] == [[name or None for name in row] for row in table.board]
    places = [] if state.over else oracle.legal(table)
    offered = {move["move"]: move["captures"] for move in view["moves"] if move["row"] is not None}  # type: ignore[union-attr,index,call-overload]
    assert offered == {
        hollow_name(row * 8 + column): [
            hollow_name(r * 8 + c) for r, c in oracle.captures(table, (row, column), table.colour())
        ]
        for row, column in places
    }


def walk(state: RolitState, table: oracle.Table, random: Random) -> None:
    while not state.over:
        compare(state, table)
        move = random.choice(state.legal())
        place = None if str(move) == "pass" else divmod(move.hollow, 8)  # type: ignore[attr-defined]
        state, table = state.play(move), oracle.after(table, place)  # type: ignore[assignment]
        assert state.turn == table.turn
    compare(state, table)


@pytest.mark.parametrize(("size", "colours"), seatings())
def test_rolit_is_the_oracle(size: int, colours: tuple[str, ...]) -> None:
    """RO-01 to RO-10"""
    random = Random(size * 100 + len(colours))
    for _ in range(GAMES):
        first = random.randrange(len(colours))
        game = parlour.game("rolit", size=size, colours=colours, first=first)
        walk(game.start(), oracle.setup(size, list(colours), first), random)  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [4, 6, 8])
@pytest.mark.parametrize("colours", [("red", "green"), ("blue", "yellow"), ("green", "red")])
def test_reversi_is_the_oracle(size: int, colours: tuple[str, str]) -> None:
    """RO-12"""
    random = Random(size)
    for first in (0, 1) * GAMES:
        game = parlour.game("rolit", size=size, colours=colours, first=first, preset="reversi")
        walk(game.start(), oracle.setup(size, list(colours), first, reversi=True), random)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "options",
    [
        *({"size": size, "players": players} for size, players in SEATINGS),
        *({"size": size, "preset": "reversi"} for size in (4, 6, 8)),
        {"size": 6, "colours": ["blue", "red"]},
        {"size": 6, "colours": "yellow,blue,red"},
        {"size": 4, "colours": ("green", "yellow"), "first": 1},
        {"size": 8, "colours": ("blue", "green", "yellow", "red"), "first": 3},
        {"size": 4, "colours": "blue,yellow", "preset": "reversi", "first": 1},
    ],
    ids=str,
)
def test_the_contract_is_kept(options: dict[str, object]) -> None:
    report = conformance.check(parlour.game("rolit", **options), games=3 if COMPILED else 1)
    assert report.positions > 10
