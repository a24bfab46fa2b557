"""Plays and analyses single games, and says in plain numbers what was seen in each."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Any, Final

import parlour
from bench.truth.cases import CASES, budget, made, pairings
from parlour.contract.engine import Engine
from parlour.contract.state import CHANCE, State, Step
from parlour.engine.advice import engine_of
from parlour.engine.ask import asked
from parlour.study.analysis.balance import Balance
from parlour.study.analysis.line import Played
from parlour.study.analysis.report import SeatReport, empty
from parlour.study.analysis.verdict import reason
from parlour.table import here

SLIPS: Final = 0.15
"""How often a handicapped player makes a move that was picked before the game."""
CLASSES, THIRDS = 10, 3


@dataclass(frozen=True)
class Account:
    """A seat of a game between two levels."""

    level: str
    luck: float
    rest: float
    unexplained: float
    accuracy: float | None


@dataclass(frozen=True)
class Game:
    """A game between levels: its accounts by seat, and the verdict on the winner."""

    pairing: tuple[str, str]
    seats: tuple[Account, ...]
    verdict: str
    seconds: float


@dataclass(frozen=True)
class Reference:
    """A game of the reference player against itself: by class of each third, positions, their chances, those won."""

    cells: dict[int, tuple[int, float, float]]
    rests: tuple[float, ...]


@dataclass(frozen=True)
class Handicap:
    """The same dice with and without slips: the errors charged to a seat, and its result without less with them.

    Dice that come after a slip meet another position, so luck differs: `luck` is that without less that with slips.
    """

    charged: float
    lost: float
    luck: float


@dataclass
class Line:
    """A game as it goes on: outcomes depend on the seed and on how many were drawn before."""

    name: str
    seed: int
    state: State[Any] = field(init=False)
    drawn: int = 0

    def __post_init__(self) -> None:
        self.state = made(self.name).start()

    def draw(self) -> Step:
        outcomes, chances = zip(*self.state.chances(), strict=True)
        random = Random(f"{self.name} {self.seed} {self.drawn}")
        self.drawn += 1
        step: Step = random.choices(outcomes, list(map(float, chances)))[0]
        return step

    def begin(self) -> list[Played]:
        """The moves at random that a game without dice begins with."""
        random, line, moves = Random(f"{self.name} {self.seed}"), list[Played](), 0
        wild = random.randint(2, CASES[self.name].wild) if CASES[self.name].wild else 0
        while moves < wild and not self.state.over:
            chance = self.state.actor == CHANCE
            step = self.draw() if chance else random.choice(self.state.legal())
            moves += not chance
            line.append(self.play(step))
        return line

    def play(self, step: Step) -> Played:
        state, self.state = self.state, self.state.play(step)
        seat = state.hand if state.actor == CHANCE else state.actor
        return Played(0, state, step, seat, "")


def between(name: str, number: int, instalments: int | None) -> Game:
    """A game of one level against another, in turns through the seats."""
    game, line = made(name), Line(name, number)
    pairs = pairings(game)
    pairing, turn = pairs[number % len(pairs)], number // len(pairs)
    names = [pairing[(seat + turn) % 2] for seat in range(game.players)]
    bots = [parlour.bot(game, level, game.players * number + seat) for seat, level in enumerate(names)]
    steps = line.begin()
    wild = len(steps)
    while not line.state.over:
        seat = line.state.actor
        assert seat is not None
        steps.append(line.play(line.draw() if seat == CHANCE else bots[seat].choose(line.state, budget(name))))
    engine, begun = engine_of(game), process_time()
    balance = Balance(engine, game.players, instalments)
    for each in steps:
        balance.enter(each)
    reports = [balance.of(empty(seat, here())) for seat in range(game.players)]
    seconds = process_time() - begun
    balance.steps = balance.steps[wild:]
    own = [balance.of(empty(seat, here())).accuracy for seat in range(game.players)]
    scale = engine.largest
    found = tuple(
        Account(level, each.luck / scale, each.residual / scale, each.unexplained / scale, accuracy)
        for level, each, accuracy in zip(names, reports, own, strict=True)
    )
    return Game(pairing, found, reason(_most(reports)), seconds)


def _most(reports: list[SeatReport]) -> SeatReport:
    """The seat that gained most: a page tells of it."""
    return max(reports, key=lambda each: each.result - each.start)


def reference(name: str, number: int, instalments: int | None) -> Reference:
    game, line = made(name), Line(name, number)
    line.begin()
    engine, seen, total, said = engine_of(game), list[tuple[float, ...]](), [0.0] * game.players, None
    while not line.state.over:
        worths, best = _valued(engine, line, instalments)
        now = worths[best]
        if line.state.actor == CHANCE:
            now = _mean(line, worths)
        seen.append(now)
        if said is not None:
            total = [so_far + new - old for so_far, new, old in zip(total, now, said, strict=True)]
        said = worths[best]
        line.play(best)
    result = said or ()
    cells: dict[int, tuple[int, float, float]] = {}
    for place, worth in enumerate(seen):
        for chance, won in zip(worth, result, strict=True):
            third = min(THIRDS - 1, place * THIRDS // CASES[name].steps)
            at = CLASSES * third + min(CLASSES - 1, max(0, int(chance * CLASSES)))
            many, sum_of_chances, wins = cells.get(at, (0, 0.0, 0.0))
            cells[at] = (many + 1, sum_of_chances + chance, wins + won)
    return Reference(cells, tuple(total))


def _mean(line: Line, worths: dict[Step, tuple[float, ...]]) -> tuple[float, ...]:
    outcomes = dict(line.state.chances())
    return tuple(
        sum(float(outcomes[each]) * worth[seat] for each, worth in worths.items())
        for seat in range(line.state.game.players)
    )


def _valued(engine: Engine, line: Line, instalments: int | None) -> tuple[dict[Step, tuple[float, ...]], Step]:
    """The value of each step, and the step that the reference player or chance makes."""
    answer = asked(engine, line.state, instalments)
    seat = line.state.actor
    assert seat is not None
    best = line.draw() if seat == CHANCE else answer.ranked(seat)[0].move
    return {each.move: each.worth for each in answer.steps}, best


def handicap(name: str, number: int, instalments: int | None) -> Handicap:
    game = made(name)
    seat = number % game.players
    charged, slipped, luck = _finished(name, number, instalments, seat, slips=True)
    _, result, without = _finished(name, number, instalments, seat, slips=False)
    return Handicap(charged, result - slipped, without - luck)


def _finished(name: str, number: int, instalments: int | None, seat: int, *, slips: bool) -> tuple[float, float, float]:
    """The errors charged to a seat, which slips or does not, its result, and its luck."""
    line, charged, luck, moves, result = Line(name, number), 0.0, 0.0, 0, 0.0
    engine = engine_of(made(name))
    line.begin()
    while not line.state.over:
        worths, best = _valued(engine, line, instalments)
        if line.state.actor == CHANCE:
            luck += worths[best][seat] - _mean(line, worths)[seat]
        else:
            random = Random(f"slip {name} {number} {moves}")
            moves += 1
            if slips and line.state.actor == seat and random.random() < SLIPS:
                worse = random.choice(line.state.legal())
                charged += worths[best][seat] - worths[worse][seat]
                best = worse
        result = worths[best][seat]
        line.play(best)
    scale = engine.largest
    return charged / scale, result / scale, luck / scale
