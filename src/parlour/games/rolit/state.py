"""Rolit: the state of a game and the steps it allows. What a move does to the board is computed by `kernel`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from typing import Any, Self, cast

from parlour.contract.numbers import Observation
from parlour.contract.ruleset import Ruleset
from parlour.contract.state import CHANCE, State, Step, attribute, once
from parlour.errors import BadNotation
from parlour.games.rolit import code as codes
from parlour.games.rolit import notation, numbers
from parlour.games.rolit.board import NUMBERS, Balls, four_colours, hollows_in, names_in, two_colours, whole_board
from parlour.games.rolit.notation import PASS, PLACES, First, Pass, Place
from parlour.games.rolit.options import RolitOptions, settled
from parlour.speech.message import Message


@dataclass(frozen=True, repr=False)
class RolitRules(Ruleset[RolitOptions]):
    """What the rules ask of the options."""

    options: RolitOptions

    @classmethod
    def make(cls, given: Mapping[str, Any]) -> Self:
        return cls(settled(given))

    def start(self) -> RolitState:
        if self.options.first != "rules":
            return RolitState(self, self.first_balls(), int(self.options.first))
        return RolitState(self, self.first_balls(), 0 if self.reversi else CHANCE)

    def first_balls(self) -> Balls:
        """RO-02, or the diagonal start of RO-12."""
        if self.reversi:
            return two_colours(self.options.size, *self.seat_colours)
        return four_colours(self.options.size)

    @property
    def reversi(self) -> bool:
        return self.options.preset == "reversi"

    @attribute
    def seat_colours(self) -> tuple[int, ...]:
        """The colour each seat plays, as its place in the list of colours."""
        return tuple(NUMBERS[name] for name in self.options.colours)

    @property
    @once
    def order(self) -> tuple[int, ...]:
        """RO-03: the seats in the order of play, which the ring of the board fixes, whoever named a colour first."""
        return tuple(sorted(range(self.players), key=lambda seat: self.seat_colours[seat]))

    def in_turn_from(self, seat: int) -> tuple[int, ...]:
        """All seats in the order of play, beginning with this one."""
        at = self.order.index(seat)
        return self.order[at:] + self.order[:at]

    @attribute
    def actions(self) -> tuple[Step, ...]:
        return numbers.actions(self.options)

    @attribute
    def outcomes(self) -> tuple[Step, ...]:
        return numbers.outcomes(self.seat_colours)

    @attribute
    def observation(self) -> Observation:
        return numbers.observation(self.options)

    def at(self, code: str) -> RolitState:
        """The position of a code; the colours must be those of this game, and every seat's turn possible."""
        balls, turn = codes.read(code, self.options.size)
        foreign = self.reversi and any(some for colour, some in enumerate(balls) if colour not in self.seat_colours)
        if foreign or (turn is not None and turn not in self.seat_colours) or not any(balls):
            raise BadNotation(code, Message("code-none"))
        if turn is None and self.start().turn != CHANCE:
            raise BadNotation(code, Message("code-none"))
        return RolitState(self, balls, CHANCE if turn is None else self.seat_colours.index(turn))

    def before(self, seat: int) -> int:
        """The seat whose turn comes before this one's."""
        return self.in_turn_from(seat)[-1]


@dataclass(frozen=True, repr=False)
class RolitState(State[RolitRules]):
    """`turn` is the seat whose turn it is, `CHANCE` before the ball is rolled.

    `last` and `before` (the step that led here and the balls before it) are for drawing: they take no part in
    comparing states.
    """

    balls: Balls
    turn: int
    last: Step | None = field(default=None, compare=False)
    before: Balls = field(default=(0, 0, 0, 0), compare=False)

    @attribute
    def occupied(self) -> int:
        red, yellow, green, blue = self.balls
        return red | yellow | green | blue

    @attribute
    def empty(self) -> int:
        return whole_board(self.game.options.size) & ~self.occupied

    @attribute
    def actor(self) -> int | None:
        """RO-10: the game is over when every ball is placed; in reversi (RO-12) when neither player can capture."""
        if not self.empty:
            return None
        if self.game.reversi and not self.captures_now() and not self.capturing(1 - self.turn):
            return None
        return self.turn

    def colour_of(self, seat: int) -> int:
        return self.game.seat_colours[seat]

    def capturing(self, seat: int) -> int:
        """RO-04: the set of hollows where this seat would capture something."""
        own = self.balls[self.colour_of(seat)]
        return int(_kernel().capturing(own, self.occupied ^ own, self.empty))

    @once
    def captures_now(self) -> int:
        """The set of hollows where the seat to move captures something."""
        return self.capturing(self.turn)

    @once
    def hollows(self) -> int:
        """RO-06 to RO-08: where the seat to move may put a ball; in reversi only where it captures."""
        if self.captures_now() or self.game.reversi:
            return self.captures_now()
        return int(_kernel().neighbours(self.occupied)) & self.empty

    def captured_at(self, hollow: int) -> int:
        """RO-05: the set of balls that turn if the seat to move puts a ball into this hollow."""
        return self.captures().get(hollow, 0)

    @once
    def captures(self) -> dict[int, int]:
        """The same for every hollow where something can be captured."""
        where = self.captures_now()
        own = self.balls[self.colour_of(self.turn)]
        captured = _kernel().captured_at_each(own, self.occupied ^ own, where)
        return dict(zip(hollows_in(where), captured, strict=True))

    @once
    def legal(self) -> tuple[Step, ...]:
        """RO-08: nobody ever passes, but in reversi (RO-12), where a seat that cannot capture must."""
        if self.turn == CHANCE or self.actor is None:
            return ()
        return tuple([PLACES[hollow] for hollow in hollows_in(self.hollows())]) or (PASS,)

    @once
    def allowed(self) -> tuple[str, ...]:
        if self.turn == CHANCE or self.actor is None:
            return super().allowed()
        return tuple(names_in(self.hollows())) or (str(PASS),)

    def chances(self) -> tuple[tuple[Step, Fraction], ...]:
        """RO-03: four colours, equally likely; a neutral one rolls again, so those that play are equally likely."""
        if self.turn != CHANCE:
            return ()
        return tuple((First(colour), Fraction(1, self.game.players)) for colour in self.game.seat_colours)

    @property
    def hand(self) -> int | None:
        """RO-03 lets any player roll the ball: seat 0 does."""
        return 0 if self.turn == CHANCE else None

    @attribute
    def scores(self) -> tuple[int, ...]:
        """RO-10: the balls that show a seat's colour."""
        return tuple([self.balls[colour].bit_count() for colour in self.game.seat_colours])

    @property
    def winners(self) -> tuple[int, ...]:
        """RO-10: the most balls; equal counts share the win."""
        if not self.over:
            return ()
        most = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == most)

    def read(self, text: str) -> Step:
        return notation.read(text, self.game.options.size)

    def code(self) -> str:
        turn = None if self.turn == CHANCE else self.colour_of(self.turn)
        return codes.written(self.balls, self.game.options.size, turn)

    def _allows(self, step: Step) -> bool:
        if isinstance(step, Place) and self.turn != CHANCE:
            return bool(self.hollows() >> step.hollow & 1)
        return super()._allows(step)

    def _after(self, step: Step) -> RolitState:
        if isinstance(step, First):
            return RolitState(self.game, self.balls, self.game.seat_colours.index(step.colour), step, self.balls)
        following = self.game.in_turn_from(self.turn)[1]
        balls = self.balls if isinstance(step, Pass) else self._with(cast(Place, step).hollow)
        return RolitState(self.game, balls, following, step, self.balls)

    def _with(self, hollow: int) -> Balls:
        """RO-04, RO-05: the balls after the seat to move fills a hollow."""
        mine = self.captured_at(hollow) | 1 << hollow
        balls = [some & ~mine for some in self.balls]
        balls[self.colour_of(self.turn)] |= mine
        red, yellow, green, blue = balls
        return red, yellow, green, blue


@cache
def _kernel() -> Any:
    """The compiled rules, imported with the first move: choosing a game must not wait for the compiler."""
    from parlour.games.rolit import kernel

    return kernel
