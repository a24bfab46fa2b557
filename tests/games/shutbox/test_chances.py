"""Chances on one row: totals against fractions by brute force, strategies against a twin and the solution."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.games.shutbox import chances
from parlour.games.shutbox.solver.policies import alone
from tests.cases import always

EDITIONS = ("nine", "tactica", "twelve")
GAMES = 20_000


def box(edition: str, **options: Any) -> Any:
    return parlour.game("shutbox", edition=edition, players=1, until="game", **options)


def sets(numbers: frozenset[int], total: int) -> list[frozenset[int]]:
    return [
        frozenset(each)
        for size in range(1, len(numbers) + 1)
        for each in combinations(sorted(numbers), size)
        if sum(each) == total
    ]


@pytest.mark.parametrize("edition", always("tactica", of=EDITIONS))
def test_totals_are_those_of_every_throw(edition: str) -> None:
    """SB-02: a total fits where some of the open numbers add up to it."""
    game = box(edition)
    t, tiles = game.tables[0], game.options.tiles
    for row in range(1, 1 << tiles, 29):
        numbers = frozenset(n for n in range(1, tiles + 1) if row >> (n - 1) & 1)
        for count in (2,) if edition == "twelve" else (1, 2):
            ways = np.zeros(2 * chances.TOTALS, np.int64)
            chances.totals(t, row, count, ways)
            thrown = [sum(faces) for faces in product(range(1, 7), repeat=count)]
            assert ways[: chances.TOTALS].tolist() == [thrown.count(total) for total in range(chances.TOTALS)]
            usable = [total if sets(numbers, total) else -1 for total in thrown]
            assert ways[chances.TOTALS :].tolist() == [usable.count(total) for total in range(chances.TOTALS)]


def by(strategy: int, choices: list[frozenset[int]]) -> list[frozenset[int]]:
    """The sets that a strategy may shut, as its name says it."""
    if strategy == chances.ANY:
        return choices
    if strategy == chances.LARGEST:
        return [max(choices, key=lambda each: sorted(each, reverse=True))]
    if strategy == chances.FEWEST:
        return [min(choices, key=lambda each: (len(each), [-n for n in sorted(each, reverse=True)]))]
    return [min(choices, key=lambda each: (-len(each), min(each), sorted(each, reverse=True)))]


def twin(strategy: int, tiles: int) -> dict[int, Fraction]:
    """The scores of turns on a short row, one die once nothing above 6 is open, in fractions."""
    found = dict[int, Fraction]()
    coming = {frozenset(range(1, tiles + 1)): Fraction(1)}
    while coming:
        numbers = max(coming, key=sum)  # whatever leads to it has been played
        chance, dice = coming.pop(numbers), 1 if max(numbers, default=0) <= 6 else 2
        if not numbers:
            found[0] = chance
            continue
        for faces in product(range(1, 7), repeat=dice):
            choices, part = sets(numbers, sum(faces)), chance / 6**dice
            if not choices:
                found[sum(numbers)] = found.get(sum(numbers), Fraction()) + part
            picks = by(strategy, choices) if choices else []
            for each in picks:
                coming[numbers - each] = coming.get(numbers - each, Fraction()) + part / len(picks)
    return found


def spread(game: Any, strategy: int) -> Any:
    worth, dice = alone(game)
    found = np.zeros(sum(range(game.options.tiles + 1)) + 1)
    chances.spread(game.tables[0], strategy, worth, dice.astype(np.int64), np.zeros(len(worth)), found)
    return found


@pytest.mark.parametrize("strategy", [chances.LARGEST, chances.FEWEST, chances.SMALLEST, chances.ANY])
def test_a_strategy_leaves_what_its_twin_leaves(strategy: int) -> None:
    found = twin(strategy, 7)
    told = spread(box("nine", tiles=7), strategy)
    assert sum(found.values()) == 1
    assert told.tolist() == pytest.approx([float(found.get(score, 0)) for score in range(len(told))], abs=1e-12)


@pytest.mark.parametrize("edition", always("nine", of=EDITIONS))
def test_best_play_leaves_what_the_solution_expects(edition: str) -> None:
    game = box(edition)
    found = spread(game, chances.BEST)
    assert found.sum() == pytest.approx(1) and found @ np.arange(len(found)) == pytest.approx(
        parlour.solve(game).expected_score
    )
    for strategy in (chances.LARGEST, chances.FEWEST, chances.SMALLEST, chances.ANY):
        assert spread(game, strategy) @ np.arange(len(found)) > found @ np.arange(len(found))


def test_races_come_to_what_is_exact() -> None:
    """The mean lies within four standard errors; a stretch of a race is the same as the whole race there."""
    game = box("nine")
    worth, dice = alone(game)
    for strategy in (chances.LARGEST, chances.FEWEST, chances.SMALLEST, chances.ANY, chances.BEST):
        given = (game.tables[0], strategy, worth, dice.astype(np.int64), 7)
        scores, again = np.zeros(GAMES, np.int64), np.zeros(50, np.int64)
        chances.race(*given, 0, np.zeros(1, np.uint64), scores)
        chances.race(*given, 100, np.zeros(1, np.uint64), again)
        exact = spread(game, strategy)
        mean, square = (exact @ np.arange(len(exact)) ** power for power in (1, 2))
        assert again.tolist() == scores[100:150].tolist()
        assert abs(scores.mean() - mean) < 4 * ((square - mean**2) / GAMES) ** 0.5
