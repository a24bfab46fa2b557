"""Rolit: the state of a game and the steps it allows. What a move does to the board is computed by `kernel`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, ClassVar, cast

from parlour.bot import BotFactory
from parlour.game import CHANCE, Game, Json, Simulation, State, Step, once
from parlour.games.rolit import notation
from parlour.games.rolit.board import (
    NUMBERS,
    Balls,
    four_colours,
    hollows_in,
    two_colours,
    whole_board,
)
from parlour.games.rolit.notation import PASS, PLACES, First, Pass, Place
from parlour.games.rolit.options import DECLARED, RolitOptions, settle
from parlour.message import Message


@dataclass(frozen=True, repr=False)
class Rolit(Game):
    options: RolitOptions

    name: ClassVar = "rolit"
    rules: ClassVar = "rolit/1"
    best: ClassVar = "high"
    declared: ClassVar = DECLARED
    usual: ClassVar = ("players", "size", "preset")

    @classmethod
    def make(cls, given: Mapping[str, Any]) -> Rolit:
        return cls(settle(given))

    def start(self) -> RolitState:
        options = self.options
        if options.first != "rules":
            return RolitState(self, self.first_balls(), int(options.first))
        return RolitState(self, self.first_balls(), 0 if self.reversi else CHANCE)

    def bots(self) -> Mapping[str, BotFactory]:
        from parlour.games.rolit.bots import BOTS

        return BOTS

    def first_balls(self) -> Balls:
        """RO-02, or the diagonal start of RO-12."""
        if self.reversi:
            return two_colours(self.options.size, *self.seat_colours)
        return four_colours(self.options.size)

    @property
    def reversi(self) -> bool:
        return self.options.preset == "reversi"

    @property
    def seat_colours(self) -> tuple[int, ...]:
        """The colour each seat plays, as its place in the list of colours."""
        return tuple(NUMBERS[name] for name in self.options.colours)

    def simulate(self, n: int, seed: int, cores: int) -> Simulation:
        from parlour.games.rolit.simulation import simulate

        return simulate(self, n, seed, cores)


@dataclass(frozen=True, repr=False)
class RolitState(State[Rolit]):
    """`turn` is the seat whose turn it is, `CHANCE` before the ball is rolled.

    `last` and `before` (the step that led here and the balls before it) are for drawing: they take no part in
    comparing states.
    """

    balls: Balls
    turn: int
    last: Step | None = field(default=None, compare=False)
    before: Balls = field(default=(0, 0, 0, 0), compare=False)

    @property
    def occupied(self) -> int:
        red, yellow, green, blue = self.balls
        return red | yellow | green | blue

    @property
    def empty(self) -> int:
        return whole_board(self.game.options.size) & ~self.occupied

    @property
    def actor(self) -> int | None:
        """RO-10: the game is over when every ball is placed; in reversi (RO-12) when neither player can capture."""
        if not self.empty:
            return None
        if self.game.reversi and not self.capturing(self.turn) and not self.capturing(1 - self.turn):
            return None
        return self.turn

    def colour_of(self, seat: int) -> int:
        return self.game.seat_colours[seat]

    def capturing(self, seat: int) -> int:
        """RO-04: the set of hollows where this seat would capture something."""
        from parlour.games.rolit.kernel import capturing

        own = self.balls[self.colour_of(seat)]
        return int(capturing(own, self.occupied ^ own, self.empty))

    def hollows(self) -> int:
        """RO-06 to RO-08: where the seat to move may put a ball; in reversi only where it captures."""
        from parlour.games.rolit.kernel import hollows

        if self.game.reversi:
            return self.capturing(self.turn)
        own = self.balls[self.colour_of(self.turn)]
        return int(hollows(own, self.occupied ^ own, self.empty))

    def captured_at(self, hollow: int) -> int:
        """RO-05: the set of balls that turn if the seat to move puts a ball into this hollow."""
        from parlour.games.rolit.kernel import captured

        own = self.balls[self.colour_of(self.turn)]
        return int(captured(own, self.occupied ^ own, 1 << hollow))

    @once
    def legal(self) -> tuple[Step, ...]:
        """RO-08: nobody ever passes, but in reversi (RO-12), where a seat that cannot capture must."""
        if self.turn == CHANCE or self.actor is None:
            return ()
        return tuple(PLACES[hollow] for hollow in hollows_in(self.hollows())) or (PASS,)

    def chances(self) -> tuple[tuple[Step, Fraction], ...]:
        """RO-03: four colours, equally likely; a neutral one rolls again, so those that play are equally likely."""
        if self.turn != CHANCE:
            return ()
        return tuple((First(colour), Fraction(1, self.game.players)) for colour in self.game.seat_colours)

    @property
    def hand(self) -> int | None:
        """RO-03 lets any player roll the ball: seat 0 does."""
        return 0 if self.turn == CHANCE else None

    @property
    def scores(self) -> tuple[int, ...]:
        """RO-10: the balls that show a seat's colour."""
        return tuple(self.balls[colour].bit_count() for colour in self.game.seat_colours)

    @property
    def winners(self) -> tuple[int, ...]:
        """RO-10: the most balls; equal counts share the win."""
        if not self.over:
            return ()
        most = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == most)

    def _after(self, step: Step) -> RolitState:
        if isinstance(step, First):
            return RolitState(self.game, self.balls, self.game.seat_colours.index(step.colour), step, self.balls)
        following = (self.turn + 1) % self.game.players
        balls = self.balls if isinstance(step, Pass) else self._with(cast(Place, step).hollow)
        return RolitState(self.game, balls, following, step, self.balls)

    def _with(self, hollow: int) -> Balls:
        """RO-04, RO-05: the balls after the seat to move fills a hollow."""
        mine = self.captured_at(hollow) | 1 << hollow
        balls = [some & ~mine for some in self.balls]
        balls[self.colour_of(self.turn)] |= mine
        red, yellow, green, blue = balls
        return red, yellow, green, blue

    def read(self, text: str) -> Step:
        return notation.read(text, self.game.options.size)

    def refusal(self, step: Step) -> Message:
        from parlour.games.rolit.refusal import reason

        return reason(self, step)

    def standing(self) -> Message:
        from parlour.games.rolit.refusal import standing

        return standing(self)

    def drawing(self) -> dict[str, Json]:
        from parlour.games.rolit.view import drawing

        return drawing(self)

    def describe(self, step: Step) -> Message:
        from parlour.games.rolit.messages import describe

        return describe(self, step)

    def label(self, step: Step) -> Message:
        from parlour.games.rolit.messages import label

        return label(self, step)

    def prompt(self) -> Message:
        from parlour.games.rolit.messages import prompt

        return self.result() if self.over else prompt(self)

    def text(self) -> str:
        from parlour.games.rolit.text import text

        return text(self)

    def svg(self) -> str:
        from parlour.games.rolit.picture import svg

        return svg(self)
