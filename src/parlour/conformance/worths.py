"""Checks the values of solutions and engines: a position has the value of its best move, or the mean over chance."""

from __future__ import annotations

from itertools import pairwise
from time import monotonic
from typing import Any

from parlour.conformance.promises import Checked, Promises
from parlour.contract.engine import Answer, Engine, shares
from parlour.contract.game import CHANCE
from parlour.contract.solution import Solution, solve
from parlour.contract.state import State, following
from parlour.engine.ask import asked
from parlour.errors import ParlourError, Unsupported

CLOSE = 1e-6
DEEPER = 8
"""The engine searches one of this many positions."""


class _Enough(Exception):
    """Solving takes too long."""


class Solutions(Promises):
    def run(self, report: Checked, positions: int) -> None:
        begun = monotonic()

        def heard(done: float) -> None:
            if monotonic() - begun > self.patience:
                raise _Enough

        with self.keeping("solve() gives a solution"):
            try:
                solved = solve(self.game, progress=heard)
            except Unsupported:
                return
            except _Enough:
                report.left_out.append("the solution")
                return
        with self.keeping("a solution says what a game is worth"):
            self.whole(solved)
        begun = monotonic()
        for number in range(positions):
            for state in self.walk(400):
                if monotonic() - begun > self.patience:
                    return
                if number == 0 or self.random.random() < 0.3:
                    with self.keeping("a solution answers for every position of its game, or says why not"):
                        self.position(solved, state)

    def whole(self, solved: Solution) -> None:
        self.promise(isinstance(solved, Solution), "solve() gives a Solution")
        self.promise(solved.game == self.game, "a solution names its game")
        chances = solved.win_probability
        if chances is None:
            return
        self.promise(len(chances) == self.game.players, "win_probability has a number for each seat")
        self.promise(all(-CLOSE <= float(each) <= 1 + CLOSE for each in chances), "chances to win are from 0 to 1")
        self.promise(abs(sum(map(float, chances)) - 1) < CLOSE, "chances to win sum to 1")

    def position(self, solved: Solution, state: State[Any]) -> None:
        here = self.worth(solved, state)
        if here is None:
            return
        if solved.objective == "win":
            self.promise(
                abs(sum(here) - 1) < CLOSE and min(here) >= -CLOSE, "values of 'win' are chances that sum to 1"
            )
        if state.over:
            self.end(solved, state, here)
            return
        after = [self.worth(solved, state.play(step)) for step in following(state)]
        if any(each is None for each in after):
            return
        if state.actor == CHANCE:
            self.chance(state, here, after)
        else:
            self.moves(solved, state, here, after)

    def worth(self, solved: Solution, state: State[Any]) -> tuple[float, ...] | None:
        """The solution's value by seat; nothing for positions outside its domain."""
        try:
            found = solved.value(state)
        except ParlourError:
            return None
        values = found if isinstance(found, tuple) else (found,)
        self.promise(len(values) in (1, self.game.players), "a position has one value, or one for each seat")
        return tuple(map(float, values))

    def end(self, solved: Solution, state: State[Any], here: tuple[float, ...]) -> None:
        told = shares(state, self.game.players) if solved.objective == "win" else tuple(map(float, state.scores))
        if solved.objective in ("win", "lead", "score"):
            self.promise(_near(here, told[: len(here)]), f"a finished game is worth its result: {told}, not {here}")

    def chance(self, state: State[Any], here: tuple[float, ...], after: list[Any]) -> None:
        weights = [float(chance) for _, chance in state.chances()]
        mean = tuple(sum(w * each[i] for w, each in zip(weights, after, strict=True)) for i in range(len(here)))
        self.promise(
            _near(here, mean), f"before chance a position is worth what follows on average: {mean}, not {here}"
        )

    def moves(self, solved: Solution, state: State[Any], here: tuple[float, ...], after: list[Any]) -> None:
        ranked = solved.best(state)
        legal = state.legal()
        listed = [each.move for each in ranked]
        self.promise(sorted(map(str, listed)) == sorted(map(str, legal)), "best() ranks every legal move once")
        seat = 0 if len(here) == 1 else state.actor or 0
        low = solved.objective == "score" and self.game.best == "low"
        values = dict(zip(legal, after, strict=True))
        worth = [self.to_mover(values[move], seat) * (-1 if low else 1) for move in listed]
        kept = all(one >= other - CLOSE for one, other in pairwise(worth))
        self.promise(kept, f"best() ranks the best move first: {_told(listed, worth)}")
        for each in ranked:
            told = values[each.move]
            known = (told[seat], self.to_mover(told, seat))
            kept = any(abs(float(each.value) - value) < CLOSE for value in known)
            self.promise(
                kept,
                f"the value of {str(each.move)!r} is that of the position it leads to: {known[0]}, not {each.value}",
            )
        best = values[listed[0]]
        kept = abs(here[seat] - best[seat]) < CLOSE
        self.promise(kept, f"a position is worth what the best move is: {best[seat]}, not {here[seat]}")

    def to_mover(self, worth: tuple[float, ...], seat: int) -> float:
        """The lead in a two-player game, else the mover's own value."""
        return worth[seat] - worth[1 - seat] if len(worth) == 2 else worth[seat]


class Engines(Promises):
    def run(self, games: int) -> None:
        with self.keeping("engine() says what positions are worth"):
            try:
                engine = self.game.engine()
            except Unsupported:
                return
        begun = monotonic()
        for _ in range(games):
            for state in self.walk(400):
                if state.over or monotonic() - begun > self.patience:
                    break
                with self.keeping("an engine judges all that can follow a position"):
                    self.position(engine, state)

    def position(self, engine: Engine, state: State[Any]) -> None:
        try:
            answer = asked(engine, state, 0)
        except Unsupported:
            return
        self.judged(engine, state, answer)
        self.promise(asked(engine, state, 0) == answer, "an engine answers a question the same way every time")
        if not len(self.path) % DEEPER:
            searched = asked(engine, state, 1)
            self.judged(engine, state, searched)
            self.promise(asked(engine, state, 1) == searched, "an engine answers a question the same way every time")
            kept = not answer.exact or [each.worth for each in searched.steps] == [each.worth for each in answer.steps]
            self.promise(kept, "what an engine knows exactly does not change by searching")
        if answer.exact and engine.judges(state):
            self.adds_up(engine, state, answer)

    def judged(self, engine: Engine, state: State[Any], answer: Answer) -> None:
        """Checks that every step is judged, in the order of the rules and by seat."""
        listed = [each.move for each in answer.steps]
        self.promise(listed == list(following(state)), "an engine judges every step, in the order of the rules")
        for each in answer.steps:
            self.promise(len(each.worth) == self.game.players, "a step is worth something to each seat")
            self.promise(len(each.lead) in (0, self.game.players), "a step has a lead for each seat, or none")
            if engine.unit == "win":
                kept = min(each.worth) >= -CLOSE and abs(sum(each.worth) - 1) < 1e-4
                self.promise(kept, f"chances to win are from 0 to 1 and sum to 1, not {each.worth}")

    def adds_up(self, engine: Engine, state: State[Any], answer: Answer) -> None:
        """Checks that a step has the value of the position after it: its result, best move or mean over chance."""
        for each in self.random.sample(answer.steps, min(3, len(answer.steps))):
            for seat, value in self.of_position(engine, state.play(each.move)).items():
                said = f"after {str(each.move)!r} seat {seat} has {value}, not {each.worth[seat]}"
                self.promise(abs(each.worth[seat] - value) < CLOSE, f"an engine adds up: {said}")

    def of_position(self, engine: Engine, state: State[Any]) -> dict[int, float]:
        """A position's exact value by seat; before a move only the mover's is known."""
        if state.over:
            return dict(enumerate(shares(state, self.game.players))) if engine.unit == "win" else {}
        answer = asked(engine, state, 0)
        if not answer.exact or not engine.judges(state):
            return {}
        if state.actor == CHANCE:
            weights = [float(chance) for _, chance in state.chances()]
            parts = list(zip(weights, (each.worth for each in answer.steps), strict=True))
            return {seat: sum(w * worth[seat] for w, worth in parts) for seat in range(self.game.players)}
        seat = state.actor or 0
        return {seat: max(each.worth[seat] for each in answer.steps)}


def _near(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return len(one) == len(other) and all(abs(a - b) < CLOSE for a, b in zip(one, other, strict=True))


def _told(moves: Any, worth: Any) -> str:
    return ", ".join(f"{move!s} {value:.4f}" for move, value in zip(moves, worth, strict=True))
