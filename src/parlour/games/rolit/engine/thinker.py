"""Chooses a move for two players: iterative deepening with the learned evaluation, exact once the end is in reach."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Timer
from time import monotonic
from typing import Final, TypeAlias

from parlour.games.rolit.board import hollows_in
from parlour.games.rolit.engine.book import booked, bounds
from parlour.games.rolit.engine.desk import CUT, LIMIT, ORDERED, STOP, WEIGHTS, Desk
from parlour.games.rolit.engine.evaluation import UNIT, Brain
from parlour.games.rolit.engine.exact import prove
from parlour.games.rolit.engine.position import Position
from parlour.games.rolit.engine.root import best_move, exact_move, exact_value
from parlour.games.rolit.engine.table import NO_MOVE

REACH: Final = {4: 12, 6: 24, 8: 22}
"""The most empty hollows for an exact search, by the side of the board."""
SURE: Final = {4: 12, 6: 22}
"""With this many or fewer `perfect` finds the best move, however long it takes."""
WINNER: Final = {4: 12, 6: 26}
"""With this many or fewer it finds a move that keeps a win or a draw, however long it takes."""
MARGIN: Final = 5 * UNIT
"""The margin by which a shallow search must be outside the window to cut a deep one."""
GUESS: Final = 4
"""The depth of the search for the move that a proof tries first."""
SHARE: Final = 0.25
"""The part of the time that goes to estimates before the exact search begins."""


@dataclass(frozen=True)
class Finding:
    """A move with its value: the lead in balls at the end, exact or estimated."""

    ball: int
    value: float
    depth: int
    exact: bool
    nodes: int
    line: tuple[int, ...] = ()


Told: TypeAlias = Callable[[Finding], None]


class Thinker:
    """Searches positions of one two-player game, one at a time, and keeps its table between them."""

    def __init__(self, size: int, rule: int, brain: Brain | None, buckets: int = 1 << 17) -> None:
        self.size, self.rule, self.brain = size, rule, brain
        self.guesses, self.proofs = Desk(size, buckets), Desk(size, buckets)
        for desk in (self.guesses, self.proofs):
            if brain is not None:
                desk.kept.append(brain)
                desk.cells[WEIGHTS] = brain.address
        self.guesses.cells[CUT] = MARGIN
        self._likely: dict[Position, int] = {}
        if brain is not None:
            self.proofs.cells[ORDERED] = 12

    def stop(self) -> None:
        """Ends the running search; may be called from any thread."""
        self.guesses.stop()
        self.proofs.stop()

    def think(
        self, position: Position, seconds: float, depth: int = 60, nodes: int = 0, told: Told = lambda _: None
    ) -> Finding:
        """The best move found within the limits; `told` hears of every better founded one."""
        self.guesses.ready()
        self.proofs.ready()
        self.guesses.cells[LIMIT] = nodes
        balls = [1 << hollow for hollow in hollows_in(position.open_hollows(self.rule))]
        best = Finding(balls[0], 0.0, 0, False, 0)
        if len(balls) == 1:
            return best
        near = position.empties <= REACH[self.size]
        began = monotonic()
        if self.brain is not None:
            best = self._deeper(position, seconds * SHARE if near else seconds, depth, told) or best
        if near and depth >= 20 and not nodes:
            left = seconds - (monotonic() - began)
            best = self._exact(position, best, left, told) or best
        return best

    def think_surely(self, position: Position, seconds: float, told: Told = lambda _: None) -> Finding:
        """Proves a move without a limit of time: the best one near the end, before that one that keeps a sure result.

        The seconds limit only a lost position and one too early to prove, and `stop` ends everything.
        """
        self.proofs.ready()
        if position.empties <= SURE[self.size]:
            found = self._best(position, self._quickly(position), told)
        else:
            low = self._sure_of(position)
            found = self._keeping(position, low) if low > -self.size * self.size else None
            if not found and not self.proofs.cells[STOP]:
                return self.think(position, seconds, told=told)
        return found or self.think(position, seconds / 4, told=told)

    def _sure_of(self, position: Position) -> int:
        """The least lead known from the book; near the end a win or a draw is proved."""
        low, high = self.proved(position)
        lost = -self.size * self.size
        if low == lost and high >= 0 and position.empties <= WINNER[self.size]:
            try:
                return next((lead for lead in (1, 0) if not self.at_most(position, lead - 1)), lost)
            except InterruptedError:
                pass
        return low

    def _quickly(self, position: Position) -> Finding:
        """A guess at the best move, with which proving begins."""
        ball = 1 << hollows_in(position.open_hollows(self.rule))[0]
        if self.brain is None:
            return Finding(ball, 0.0, 0, False, 0)
        self.guesses.ready()
        self.guesses.cells[LIMIT] = 0
        ball, value = self._ranked(position, GUESS)
        return Finding(ball, value / UNIT, GUESS, False, self.guesses.nodes)

    def _keeping(self, position: Position, low: int) -> Finding | None:
        """A move after which the seat keeps its proved result."""
        try:
            balls = self.likeliest(position, low)
            if self.proved(position.after(balls[0]))[1] > -low:  # none is proved: the likeliest first
                guess = self._quickly(position).ball
                balls.sort(key=lambda ball: ball != guess)
            for ball in balls:
                if self.at_most(position.after(ball), -low):
                    line = (ball.bit_length() - 1,)
                    return Finding(ball, float(low), position.empties, True, self.proofs.nodes, line)
        except InterruptedError:
            pass
        return None

    def proved(self, position: Position) -> tuple[int, int]:
        """The lower and upper bounds of a position's value, from the book and the table."""
        low, high = bounds(self.proofs, position, self.size)
        least, most = booked(position, self.size, self.rule)
        return max(low, least), min(high, most)

    def likeliest(self, position: Position, lead: int) -> list[int]:
        """The moves, with those that are already proved to keep a lead in front."""
        balls = [1 << hollow for hollow in hollows_in(position.open_hollows(self.rule))]
        return sorted(balls, key=lambda ball: self.proved(position.after(ball))[1] > -lead)

    def _deeper(self, position: Position, seconds: float, most: int, told: Told) -> Finding | None:
        """Iterative deepening; the last completed depth counts."""
        desk, found = self.guesses, None
        timer = _timer(seconds, desk)
        began = monotonic()
        for depth in range(1, min(most, position.empties) + 1):
            ball, value = self._ranked(position, depth)
            if desk.cells[STOP] and found is not None:
                break
            found = Finding(ball, value / UNIT, depth, False, desk.nodes, (ball.bit_length() - 1,))
            told(found)
            if monotonic() - began > 0.6 * seconds:
                break
        timer.cancel()
        return found

    def _ranked(self, position: Position, depth: int) -> tuple[int, int]:
        """The best move at a depth and its value in units."""
        first = self._likely.get(position, NO_MOVE)
        hollow = int(best_move(self.guesses.address, *position, first, depth, self.rule))
        self._likely = {position: hollow}
        return 1 << hollow, self.guesses.value

    def _exact(self, position: Position, likely: Finding, seconds: float, told: Told) -> Finding | None:
        """The best move by its exact value, if time suffices."""
        timer = _timer(seconds, self.proofs)
        try:
            return self._best(position, likely, told)
        finally:
            timer.cancel()

    def _best(self, position: Position, likely: Finding, told: Told) -> Finding | None:
        """The same without a limit of time; nothing if stopped."""
        desk, first = self.proofs, likely.ball.bit_length() - 1
        hollow = int(exact_move(desk.address, *position, first, round(likely.value), self.rule))
        if hollow == NO_MOVE:
            return None
        total = self.guesses.nodes + desk.nodes
        finding = Finding(1 << hollow, float(desk.value), position.empties, True, total, (hollow,))
        told(finding)
        return finding

    def value(self, position: Position, guess: int = 0) -> int:
        """The exact value for the seat to move; `InterruptedError` when stopped."""
        found = int(exact_value(self.proofs.address, *position, guess, self.rule))
        if self.proofs.cells[STOP]:
            raise InterruptedError
        return found

    def at_most(self, position: Position, value: int) -> bool:
        """Whether the exact value is no more than this."""
        low, high = self.proved(position)
        return high <= value or (low <= value and self._prove(position, value) <= value)

    def _prove(self, position: Position, alpha: int) -> int:
        desk = self.proofs
        found = int(prove(desk.address, *position, position.empties, alpha, self.rule, 0))
        if desk.cells[STOP]:
            raise InterruptedError
        return found


def _timer(seconds: float, desk: Desk) -> Timer:
    timer = Timer(max(seconds, 0.0), desk.stop)
    timer.daemon = True
    timer.start()
    return timer
