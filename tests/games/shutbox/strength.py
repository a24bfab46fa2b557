"""How strong the levels are, worked out exactly: the table of Shut the Box in docs/strength.md.

A level that looks at its own row alone is a chance for each move, by row and roll; so where its turn ends has an exact
distribution, and two such distributions give the chance to win, each order of play counted half. Against `perfect` the
solution says what a row is worth. A tie counts as the best play of the roll-off: the levels slip there too, but ties
decide few games. `python -m tests.games.shutbox.strength` prints the table.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Protocol

import numpy as np

import parlour
from parlour.games.shutbox.engine.child import DISTRACTED
from parlour.games.shutbox.sets import Roll, numbers_of
from parlour.games.shutbox.solver.bots import SLIPS
from parlour.games.shutbox.solver.row.alone import turn
from parlour.games.shutbox.solver.row.graph import graph, kinds, likelihood
from parlour.games.shutbox.solver.row.turn import endings
from parlour.games.shutbox.solver.ties.pairs import pair_values
from parlour.games.shutbox.solver.turns.in_turn import InTurn

BOXES = {"tactica": "ten numbers (`tactica`)", "nine": "nine numbers", "twelve": "twelve numbers"}
LEVELS = ("random", "easy", "medium", "hard", "perfect")

Weights = list[tuple[int, float]]


class Row:
    """The possible results on one row of a two-player game."""

    def __init__(self, game: Any) -> None:
        self.game, self.options = game, game.options
        self.graph, self.alone = graph(game.options), turn(game.options, "score")
        self.rolls: dict[int, list[tuple[Roll, float, int]]] = {}
        for kind, rolls in enumerate(kinds(game.options).values()):
            for roll in rolls:
                self.rolls.setdefault(len(roll), []).append((roll, float(likelihood(roll)), kind))

    @cached_property
    def pairs(self) -> Any:
        return pair_values(graph(self.options, tie_roll=True))

    def offers(self, row: int, kind: int) -> list[int]:
        at = row * self.graph.weight.shape[1] + kind
        found: list[int] = self.graph.after[self.graph.first[at] : self.graph.first[at + 1]].tolist()
        return found

    def dice(self, row: int) -> range:
        return range(int(self.graph.fewest[row]), int(self.graph.most[row]) + 1)


class Level(Protocol):
    def dice(self, at: Row, row: int) -> Weights: ...

    def moves(self, at: Row, row: int, roll: Roll, offers: list[int]) -> Weights: ...


class AnyMove:
    def dice(self, at: Row, row: int) -> Weights:
        return [(dice, 1 / len(at.dice(row))) for dice in at.dice(row)]

    def moves(self, at: Row, row: int, roll: Roll, offers: list[int]) -> Weights:
        return [(after, 1 / len(offers)) for after in offers]


class WhatTheDiceShow:
    """A child's choice: the numbers on the dice, else the fewest and biggest; all dice."""

    def dice(self, at: Row, row: int) -> Weights:
        return [(at.dice(row)[-1], 1.0)]

    def moves(self, at: Row, row: int, roll: Roll, offers: list[int]) -> Weights:
        shuts = {after: numbers_of(row & ~after) for after in offers}
        liked = max(offers, key=lambda each: (shuts[each] == tuple(sorted(roll)), -len(shuts[each]), max(shuts[each])))
        return [(liked, 1.0)]


class LowestScore:
    def dice(self, at: Row, row: int) -> Weights:
        return [(int(at.alone.dice[row]), 1.0)]

    def moves(self, at: Row, row: int, roll: Roll, offers: list[int]) -> Weights:
        return [(min(offers, key=at.alone.score), 1.0)]


@dataclass
class Mixed:
    """The one with this chance at every decision, else the other."""

    chance: float
    one: Level
    other: Level

    def dice(self, at: Row, row: int) -> Weights:
        return self._both(self.one.dice(at, row), self.other.dice(at, row))

    def moves(self, at: Row, row: int, roll: Roll, offers: list[int]) -> Weights:
        return self._both(self.one.moves(at, row, roll, offers), self.other.moves(at, row, roll, offers))

    def _both(self, one: Weights, other: Weights) -> Weights:
        return [(each, self.chance * w) for each, w in one] + [(each, (1 - self.chance) * w) for each, w in other]


CHILD = Mixed(DISTRACTED, AnyMove(), WhatTheDiceShow())
ALONE: dict[str, Level] = {
    "random": AnyMove(),
    "easy": CHILD,
    "medium": Mixed(SLIPS["medium"], CHILD, LowestScore()),
    "hard": Mixed(SLIPS["hard"], CHILD, LowestScore()),
}


def ends(at: Row, level: Level) -> Any:
    """By row, the probability that the turn ends there."""
    now, found = np.zeros(at.graph.start + 1), np.zeros(at.graph.start + 1)
    now[at.graph.start] = 1.0
    for row in range(at.graph.start, 0, -1):
        if now[row] == 0:
            continue
        for dice, thrown in level.dice(at, row):
            for roll, likely, kind in at.rolls[dice]:
                chance, offers = now[row] * thrown * likely, at.offers(row, kind)
                if not offers:
                    found[row] += chance
                    continue
                for after, weight in level.moves(at, row, roll, offers):
                    now[after] += chance * weight
    found[0] = now[0]
    return found


def first_wins(at: Row, first: Any, second: Any) -> float:
    """How likely the one who begins wins, from where the two turns end. A shut box wins at once (SB-06)."""
    one, two = np.nonzero(first)[0], np.nonzero(second)[0]
    score_one, score_two = at.graph.score[one][:, None], at.graph.score[two][None, :]
    tied = at.pairs[np.ix_(one, two)] if at.options.tie == "roll" else 0.5
    wins = np.where(score_one == score_two, tied, score_one < score_two)
    wins[:, two == 0] = 0.0
    wins[one == 0, :] = 1.0
    return float(first[one] @ wins @ second[two])


class Strength:
    """The levels of one box against each other."""

    def __init__(self, **options: Any) -> None:
        game: Any = parlour.game("shutbox", players=2, first=0, **options)
        self.row = Row(game)
        self.solved = InTurn(game)
        self.ends = {name: ends(self.row, level) for name, level in ALONE.items()}

    def score(self, level: str) -> float:
        """The mean score of a turn; that of `perfect` when it begins."""
        return float(self._ends(level) @ self.row.graph.score)

    def wins(self, level: str, other: str) -> float:
        """The chance of the level to win against the other, the mean of both orders of play."""
        if other == "perfect":
            return 1 - self.wins(other, level)
        begins = first_wins(self.row, self._ends(level), self._ends(other))
        follows = self._perfect_follows(other) if level == "perfect" else self._follows(level, other)
        return (begins + follows) / 2

    def _ends(self, level: str) -> Any:
        if level not in self.ends:
            values, dice = self.solved.turn(2, 0, ())
            found = np.zeros(self.row.graph.start + 1)
            endings(self.row.graph, values, 0, 0, dice, found, self.row.graph.start)
            self.ends[level] = found
        return self.ends[level]

    def _follows(self, level: str, other: str) -> float:
        return 1 - first_wins(self.row, self._ends(other), self._ends(level))

    def _perfect_follows(self, other: str) -> float:
        """Against every row at which the other's turn can end."""
        start = self.row.graph.start
        return sum(
            float(chance * self.solved.turn(2, 1, (row,))[0][start, 1])
            for row, chance in enumerate(self._ends(other))
            if row and chance
        )


@lru_cache
def strength(edition: str) -> Strength:
    return Strength(edition=edition)


def lines() -> Iterator[str]:
    """The table."""
    yield "| box | level | score of a turn | against the level below | against `perfect` |"
    yield "|---|---|---:|---:|---:|"
    for edition, box in BOXES.items():
        for below, level in zip(("", *LEVELS), LEVELS, strict=False):
            found = strength(edition)
            lower = f"{found.wins(level, below):.1%}" if below else "–"
            best = f"{found.wins(level, 'perfect'):.1%}" if level != "perfect" else "–"
            yield f"| {box} | `{level}` | {found.score(level):.2f} | {lower} | {best} |"


if __name__ == "__main__":
    print("\n".join(lines()))
