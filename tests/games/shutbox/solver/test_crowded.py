"""SB-13 with three and four seats: ties are broken on the rows as they stand, and the solution knows them all."""

from math import prod
from typing import Any

import numpy as np
import pytest
from numba import config

import parlour
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.engine import ground
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.row.levels import below, last_rows
from parlour.games.shutbox.solver.ties.pairs import pair_values
from parlour.games.shutbox.solver.ties.roll_off import RollOff
from parlour.games.shutbox.solver.ties.triple_values import break_ties
from parlour.games.shutbox.solver.ties.triples import number_of, triples_of
from parlour.games.shutbox.solver.turns.scores import four_tied
from parlour.games.shutbox.solver.winning import at_most
from tests.games.shutbox.solver.rational import worth_of, worth_of_play
from tests.games.shutbox.solver.test_in_turn import furthest

SMALL: list[dict[str, Any]] = [
    {"tiles": 2, "dice": 1},
    {"tiles": 2, "dice": 2, "fewer_dice": "choice"},
    {"tiles": 3, "dice": 1},
    {"tiles": 2, "dice": 2, "score": "count"},
    {"tiles": 3, "dice": 1, "shut": "counts", "unplayed": "play_on"},
    {"tiles": 3, "dice": 1, "shut": "counts"},
    {"tiles": 4, "preshut": (1,), "dice": 1},
    {"tiles": 2, "dice": 2, "combine": "exact"},
    {"tiles": 2, "dice": 2, "fewer_dice": "never"},
]
FEW = [SMALL[0], SMALL[-1]] if config.DISABLE_JIT else SMALL


@pytest.mark.parametrize("options", FEW, ids=str)
def test_three_seats_have_the_values_that_brute_force_finds(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", players=3, first=0, **options)
    assert furthest(game) < 1e-12
    assert parlour.solve(game).note == ""


def furthest_at_the_start(solved: Any, true: Any) -> float:
    return max(abs(float(mine) - other) for mine, other in zip(solved.win_probability, true, strict=True))


def test_four_seats_are_off_by_no_more_than_their_ties_of_four() -> None:
    game = parlour.game("shutbox", tiles=2, dice=1, players=4, first=0)
    solved: Any = parlour.solve(game)
    crowd = four_tied(solved.game.options, lambda place, rows: solved.turn(4, place, rows))
    assert 0 < furthest_at_the_start(solved, worth_of(game.start())) < crowd / 4
    played = worth_of_play(game.start(), lambda state: solved.best(state)[0].move)
    assert 0 < furthest_at_the_start(solved, played) <= crowd * 3 / 4
    assert "a four-way tie" in solved.note


def test_four_tied_roll_as_brute_force_would() -> None:
    """Once four are tied, nothing is left to approximation."""
    state = parlour.game("shutbox", tiles=2, dice=1, players=4, first=0).start()
    for step in ("1", "1", "1") * 3:
        state = state.play(step)
    assert sum(parlour.solve(state.game).value(state)) == pytest.approx(1)  # three are tied, the fourth is to play
    for step in ("1", "1", "1"):
        state = state.play(step)
    assert state.p[at.TIED] == at.TIE_ROLL
    solved = parlour.solve(state.game)
    assert solved.value(state) == pytest.approx(worth_of(state), abs=1e-12)
    later = state.play("1")
    assert solved.value(later) == pytest.approx(worth_of(later), abs=1e-12)


@pytest.mark.parametrize(
    "options",
    [
        {"tiles": 3, "dice": 2},
        {"tiles": 5, "preshut": (1, 2)},
        {"tiles": 4, "dice": 2, "score": "digital"},  # sets of one roll lead to different scores
        pytest.param({"tiles": 7}, marks=pytest.mark.long),
    ],
    ids=str,
)
def test_all_ties_of_three_are_what_one_at_a_time_finds(options: dict[str, Any]) -> None:
    """The compiled table beside the readable rolls, tie by tie."""
    o = parlour.game("shutbox", players=3, **options).options
    g, rows = graph(o, tie_roll=True), below(o, last_rows(o))
    pairs, ties = pair_values(g), triples_of(o, [rows] * 3)
    parts, crowd = break_ties(g, pairs, ties), RollOff(o, lambda one, two: float(pairs[one, two]))
    assert len(parts) == sum(prod(column) for column in ties.size.T.tolist())
    for level, size in enumerate(ties.size[0].tolist()):
        tied = ties.listed[0, ties.first[0, level] :][:size].tolist()
        for one, two, three in [(a, b, c) for a in tied for b in tied for c in tied][:: max(1, size**3 // 8)]:
            found = parts[number_of(ties, one, two, three)]
            assert found == pytest.approx(crowd.tie((one, two, three)), abs=1e-12)
            assert np.sum(found) == pytest.approx(1)


def test_the_last_of_three_tied_throws_two_dice_where_one_cannot_be_enough() -> None:
    """The others stand at 1; from 1+2+5 only a 7 ties them, and only an 8 shuts the box."""
    game = parlour.game("shutbox", tiles=5, dice=2, players=3)
    parts = RollOff(game.options, lambda one, two: 0.5).value((0b1, 0b1, 0b10011), 2)
    tied = RollOff(game.options, lambda one, two: 0.5).tie((0b1, 0b1, 0b1))
    assert parts[2] == pytest.approx(5 / 36 + 6 / 36 * tied[2])
    assert sum(parts) == pytest.approx(1)


def test_no_roll_helps_anybody() -> None:
    """SB-13: then the win is shared; a total of 1 is out of reach for two dice."""
    game = parlour.game("shutbox", tiles=3, dice=2, fewer_dice="never", players=3)
    assert RollOff(game.options, lambda one, two: 0.5).tie((1, 1, 1)) == (1 / 3, 1 / 3, 1 / 3)


def test_where_ties_are_too_many_they_are_equal_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The solution says how often it comes to that, which bounds what it can cost."""
    monkeypatch.setattr(ground, "MOST_TIES", 0)
    ground.ties_told_apart.cache_clear()
    game = parlour.game("shutbox", tiles=2, dice=1, players=3, first=0)
    solved: Any = parlour.solve(game)
    ground.ties_told_apart.cache_clear()
    most = solved.crowd * 2 / 3
    assert 0 < furthest_at_the_start(solved, worth_of(game.start())) < most
    played = worth_of_play(game.start(), lambda state: solved.best(state)[0].move)
    assert 0 < furthest_at_the_start(solved, played) <= most
    assert "three or more" in solved.note
    assert f"no chance is off by more than {at_most(most)}" in solved.note


def test_it_tells_how_far_it_is() -> None:
    told: list[float] = []
    parlour.solve(parlour.game("shutbox", tiles=3, dice=1, players=3, score="digital"), progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1
