"""Policies as tables: the probability of each move by own row, roll and what is to be beaten.

A `Turn` is the table for one thing to beat. Rolls of one kind (`row.graph`) offer the same rows, so they are averaged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from parlour.compute.kernels import jit
from parlour.contract.bots import Policy, checked_odds
from parlour.contract.state import Step
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.engine.child import DISTRACTED, SLIPS
from parlour.games.shutbox.notation import Shut, Throw, Word
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.policies import shown_sets
from parlour.games.shutbox.sets import likelihood, mask_of
from parlour.games.shutbox.solver.policies import Book, alone, book
from parlour.games.shutbox.solver.row.choice import NOISE
from parlour.games.shutbox.solver.row.graph import Graph, graph, kinds
from parlour.games.shutbox.solver.variation import Box
from parlour.games.shutbox.state import ShutBoxState

EVEN, ODD = Word("even"), Word("odd")


class Situation(NamedTuple):
    """All that a seat knows before its turn, except its own row."""

    order: tuple[int, ...]
    """The seats of this game in turn order."""
    place: int
    leaders: tuple[int, ...]
    """The seats with the lowest score so far."""
    row: int
    """A row with that score; 0 for the first turn."""


class Turn(NamedTuple):
    """Probabilities; arrays only, so that compiled functions take it as it is."""

    half: Any
    """SB-28: `half[0]` evens, `half[1]` odds."""
    dice: Any
    """`dice[row, n]`: to throw n dice."""
    shut: Any
    """`shut[n, i]`: after a throw of n dice, to make of the row `graph.after[i]`."""


Table = Callable[[Situation], Turn]


def level_table(game: Box, level: str) -> Table:
    """The table of a level."""
    o = game.options
    if level == "random":
        return _always(any_move(o))
    if level == "easy":
        return _always(child(game))
    if level in SLIPS or game.players == 1:
        slips = SLIPS.get(level, 0.0)
        return _always(mixed(o, (slips, child(game)), (1 - slips, best_move(graph(o), *alone(game), 0.0))))
    return _to_win(game)


def _always(turn: Turn) -> Table:
    return lambda _: turn


def _to_win(game: Box) -> Table:
    b, g = book(game, True), graph(game.options)

    @lru_cache(maxsize=64)
    def turn(table: int) -> Turn:
        return best_move(g, b.worth[table], b.dice[table].astype(np.int64), NOISE)

    return lambda situation: turn(_table_of(b, situation))


def _table_of(b: Book, situation: Situation) -> int:
    """See `parlour.games.shutbox.policies.table_to_win`."""
    first = int(b.starts[len(situation.order), situation.place])
    tied = len(situation.leaders)
    return first + (0 if not tied else (tied - 1) * b.levels + int(b.level[situation.row]))


def nothing(o: ShutBoxOptions) -> Turn:
    g = graph(o)
    return Turn(np.zeros(2), np.zeros((len(g.fewest), o.dice + 1)), np.zeros((o.dice + 1, len(g.after))))


def mixed(o: ShutBoxOptions, *parts: tuple[float, Turn]) -> Turn:
    """At each decision, each part with its probability."""
    found = nothing(o)
    for share, turn in parts:
        for goal, source in zip(found, turn, strict=True):
            goal += share * source
    return found


def any_move(o: ShutBoxOptions) -> Turn:
    """Each move equally likely."""
    found = nothing(o)
    found.half[:] = 0.5
    fill_any(graph(o), found)
    return found


def child(game: Box) -> Turn:
    """`Child` as a table."""
    o, g, sure = game.options, graph(game.options), nothing(game.options)
    sure.half[0] = 1.0
    sure.dice[np.arange(len(g.most)), g.most] = 1.0
    shown = dict(zip(game.tables[1].rolls, shown_sets(game).tolist(), strict=True))
    for kind, rolls in enumerate(kinds(o).values()):
        for roll in rolls:
            part = float(likelihood(roll)) / float(g.weight[len(roll), kind])
            fill_childs(g, kind, shown[roll], part, sure.shut[len(roll)])
    return mixed(o, (DISTRACTED, any_move(o)), (1 - DISTRACTED, sure))


def best_move(g: Graph, worth: Any, dice: Any, noise: float) -> Turn:
    """The first of the best moves; `dice[g.start]` is the half, where one is chosen."""
    most = g.weight.shape[0]
    found = Turn(np.zeros(2), np.zeros((len(g.fewest), most)), np.zeros((most, len(g.after))))
    if len(g.halves):
        found.half[dice[g.start]] = 1.0
    fill_best(g, worth, dice, noise, found)
    return found


@jit
def fill_any(g: Graph, turn: Turn) -> None:
    kinds = g.weight.shape[1]
    for row in range(1, g.start + 1):
        if row & ~g.start:
            continue
        for dice in range(g.fewest[row], g.most[row] + 1):
            turn.dice[row, dice] = 1.0 / (g.most[row] + 1 - g.fewest[row])
        for kind in range(kinds):
            low, high = g.first[row * kinds + kind], g.first[row * kinds + kind + 1]
            for i in range(low, high):
                for dice in range(turn.shut.shape[0]):
                    turn.shut[dice, i] = 1.0 / (high - low)


@jit
def fill_childs(g: Graph, kind: int, shown: int, part: float, goal: Any) -> None:
    """Adds `part` to what a child shuts with a roll of that kind that shows this set: it, or the fewest and biggest."""
    kinds = g.weight.shape[1]
    for row in range(1, g.start + 1):
        if row & ~g.start:
            continue
        liked, found = -1, -1
        for i in range(g.first[row * kinds + kind], g.first[row * kinds + kind + 1]):
            mask, many, biggest = row & ~np.int64(g.after[i]), 0, 0
            for n in range(20):
                if mask >> n & 1:
                    many, biggest = many + 1, n + 1
            likes = (1000 if mask == shown else 0) + 40 * (20 - many) + biggest
            if likes > liked:
                liked, found = likes, i
        if found >= 0:
            goal[found] += part


@jit
def fill_best(g: Graph, worth: Any, dice: Any, noise: float, turn: Turn) -> None:
    kinds = g.weight.shape[1]
    for row in range(1, g.start + 1):
        if row & ~g.start:
            continue
        thrown = g.fewest[row] if row == g.start and len(g.halves) else dice[row]
        turn.dice[row, thrown] = 1.0
        for kind in range(kinds):
            best, found = 0.0, -1
            for i in range(g.first[row * kinds + kind], g.first[row * kinds + kind + 1]):
                if found < 0 or worth[g.after[i]] > best + noise:
                    best, found = worth[g.after[i]], i
            if found >= 0:
                for each in range(turn.shut.shape[0]):
                    turn.shut[each, found] = 1.0


class Asked:
    """The table of a policy that is asked at one position of each kind: other rows are the least with their score."""

    def __init__(self, game: Box, policy: Policy) -> None:
        self._game, self._policy, self._g = game, policy, graph(game.options)
        self._known: dict[Situation, Turn] = {}
        self._rolls = game.tables[1].number
        self._reached = reached(game.options)

    def __call__(self, situation: Situation) -> Turn:
        if situation not in self._known:
            self._known[situation] = self._turn(situation)
        return self._known[situation]

    def _turn(self, situation: Situation) -> Turn:
        g, found = self._g, nothing(self._game.options)
        if len(g.halves):
            odds = self._odds(situation, g.start, at.CHOOSING)
            found.half[:] = odds.get(EVEN, 0.0), odds.get(ODD, 0.0)
        for row in self._reached:
            low, high = int(g.fewest[row]), int(g.most[row])
            odds = self._odds(situation, row, at.THROWING) if low < high else {Throw(low): 1.0}
            for dice in range(low, high + 1):
                found.dice[row, dice] = odds.get(Throw(dice), 0.0)
                self._fill(found, situation, row, dice)
        return found

    def _fill(self, found: Turn, situation: Situation, row: int, dice: int) -> None:
        g = self._g
        for kind, rolls in enumerate(kinds(self._game.options).values()):
            low, high = g.first[row * g.weight.shape[1] + kind : row * g.weight.shape[1] + kind + 2].tolist()
            if high <= low + 1:
                found.shut[dice, low:high] = 1.0
                continue
            place = {row & ~after: low + i for i, after in enumerate(g.after[low:high].tolist())}
            for roll in (roll for roll in rolls if len(roll) == dice):
                part = float(likelihood(roll)) / float(g.weight[dice, kind])
                for move, chance in self._odds(situation, row, at.SHUTTING, self._rolls[roll]).items():
                    if chance:
                        assert isinstance(move, Shut)
                        found.shut[dice, place[mask_of(move.numbers)]] += part * chance

    def _odds(self, situation: Situation, row: int, phase: int, roll: int = -1) -> Mapping[Step, float]:
        state = self._state(situation, row, phase, roll)
        return checked_odds(state, self._policy(state))

    def _state(self, situation: Situation, row: int, phase: int, roll: int) -> ShutBoxState:
        begun, o = self._game.start(), self._game.options
        p, order, place = begun.p.copy(), situation.order, situation.place
        p[at.LEADER], p[at.SEAT], p[at.PHASE] = order[0], order[place], phase
        p[at.IN], p[at.DONE] = sum(1 << seat for seat in order), sum(1 << seat for seat in order[:place])
        p[at.TIED] = at.NO_TIE if len(order) == self._game.players else at.TIE_GAME
        p[at.FACE : at.FACE + 12] = 0
        for seat in range(self._game.players):
            stands = situation.row if seat in situation.leaders else o.start_row
            p[at.ROW + seat], p[at.HALF + seat] = (row if seat == order[place] else stands), 0
            if len(self._g.halves) and phase != at.CHOOSING and seat in order[: place + 1]:
                p[at.HALF + seat] = 2 if p[at.ROW + seat] & at.ODDS else 1
        tables = self._game.tables[1]
        p[at.COUNT] = len(tables.rolls[roll]) if roll >= 0 else self._g.most[row]
        p[at.ROLL], p[at.ROLLER] = roll, p[at.SEAT] if roll >= 0 else -1
        return replace(begun, position=p.tobytes())


@lru_cache(maxsize=8)
def reached(o: ShutBoxOptions) -> tuple[int, ...]:
    """The rows of a turn at which something is rolled, ascending."""
    g = graph(o)
    kinds, found = g.weight.shape[1], {*g.halves.tolist()} or {g.start}
    waiting = list(found)
    while waiting:
        row = waiting.pop()
        offered: Iterator[int] = (int(each) for each in g.after[g.first[row * kinds] : g.first[(row + 1) * kinds]])
        for after in offered:
            if after and after not in found:
                found.add(after)
                waiting.append(after)
    return tuple(sorted(found))
