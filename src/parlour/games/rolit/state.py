"""The states of Rolit, which implement the contract around the rules in `rules` and `kernel`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Self

from parlour.contract.kernel import Kernel
from parlour.contract.numbers import Longest, Observation
from parlour.contract.position import KernelState
from parlour.contract.ruleset import Ruleset
from parlour.contract.state import CHANCE, Step, attribute, once
from parlour.errors import BadNotation
from parlour.games.rolit import code as codes
from parlour.games.rolit import notation, numbers
from parlour.games.rolit.board import NUMBERS, Balls, four_colours, hollows_in, names_in, two_colours, whole_board
from parlour.games.rolit.notation import PASS, PLACES, Place
from parlour.games.rolit.options import RolitOptions, settled
from parlour.speech.message import Message


@dataclass(frozen=True, repr=False)
class RolitRules(Ruleset[RolitOptions]):
    """The options as the rules need them."""

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
        """RO-03: the seats in the order of play, fixed by the ring of the board, not by the order of choosing."""
        return tuple(sorted(range(self.players), key=lambda seat: self.seat_colours[seat]))

    @once
    def kernel(self) -> Kernel:
        """The rules on integers, imported when a game first starts: choosing a game never waits for the compiler."""
        from parlour.games.rolit.rules import kernel

        return kernel(self)

    def in_turn_from(self, seat: int) -> tuple[int, ...]:
        """All seats in the order of play, beginning with this one."""
        at = self.order.index(seat)
        return self.order[at:] + self.order[:at]

    def colours_from(self, seat: int) -> list[int]:
        """The colours in the order of play, beginning with a seat's, and then the neutral ones."""
        colours = self.seat_colours
        neutral = [colour for colour in range(4) if colour not in colours]
        return [colours[each] for each in self.in_turn_from(seat)] + neutral

    @attribute
    def actions(self) -> tuple[Step, ...]:
        return numbers.actions(self.options)

    @attribute
    def outcomes(self) -> tuple[Step, ...]:
        return numbers.outcomes(self.seat_colours)

    @attribute
    def observation(self) -> Observation:
        return numbers.observation(self.options)

    @property
    def longest(self) -> Longest:
        """A ball for each free hollow; RO-12: in reversi at most one pass before each. RO-03: one ball is rolled."""
        balls = self.options.size**2 - 4
        return Longest(balls * 2 if self.reversi else balls, int(self.start().turn == CHANCE))

    @property
    def extremes(self) -> tuple[int, int]:
        return 0, self.options.size**2

    def at(self, code: str) -> RolitState:
        """The position of a code; the colours must be those of this game, and every seat's turn possible."""
        balls, turn = codes.read(code, self.options.size)
        foreign = self.reversi and any(some for colour, some in enumerate(balls) if colour not in self.seat_colours)
        if foreign or (turn is not None and turn not in self.seat_colours) or not any(balls):
            raise BadNotation(code, Message("code-none"))
        if turn is None and self.start().turn != CHANCE:
            raise BadNotation(code, Message("code-none"))
        return RolitState(self, balls, CHANCE if turn is None else self.seat_colours.index(turn))

    def unpack(self, p: Any) -> RolitState:
        """The state of a position, without the step that led to it."""
        rules = _rules()
        balls, turn = rules.unpack(self, p)
        return RolitState(self, balls, CHANCE if p[rules.TURN] == rules.ROLLING else turn)

    def before(self, seat: int) -> int:
        """The seat whose turn comes before this one's."""
        return self.in_turn_from(seat)[-1]


@dataclass(frozen=True, repr=False)
class RolitState(KernelState[RolitRules]):
    """`turn` is the seat whose turn it is, `CHANCE` before the ball is rolled.

    `last` and `before` (the step that led here and the balls before it) are for drawing: they take no part in
    comparing states.
    """

    balls: Balls
    turn: int
    last: Step | None = field(default=None, compare=False)
    before: Balls = field(default=(0, 0, 0, 0), compare=False)

    @attribute
    def p(self) -> Any:
        return _rules().pack(self)

    @attribute
    def occupied(self) -> int:
        red, yellow, green, blue = self.balls
        return red | yellow | green | blue

    @attribute
    def empty(self) -> int:
        return whole_board(self.game.options.size) & ~self.occupied

    def colour_of(self, seat: int) -> int:
        return self.game.seat_colours[seat]

    def capturing(self, seat: int) -> int:
        """RO-04: the set of hollows where this seat would capture something."""
        own = self.balls[self.colour_of(seat)]
        return int(_rules().capturing(own, self.occupied ^ own, self.empty))

    @once
    def captures_now(self) -> int:
        """The set of hollows where the seat to move captures something."""
        return self.capturing(self.turn)

    @once
    def hollows(self) -> int:
        """RO-06 to RO-08: where the seat to move may put a ball; in reversi only where it captures."""
        return int(self.p[_rules().OPEN])

    def captured_at(self, hollow: int) -> int:
        """RO-05: the set of balls that turn if the seat to move puts a ball into this hollow."""
        return self.captures().get(hollow, 0)

    @once
    def captures(self) -> dict[int, int]:
        """The same for every hollow where something can be captured."""
        where = self.captures_now()
        own = self.balls[self.colour_of(self.turn)]
        captured = _rules().captured_at_each(own, self.occupied ^ own, where)
        return dict(zip(hollows_in(where), captured, strict=True))

    @once
    def legal(self) -> tuple[Step, ...]:
        """RO-08: nobody ever passes, except in reversi (RO-12), where a seat that cannot capture must."""
        if self.actor is None or self.actor == CHANCE:
            return ()
        return tuple([PLACES[hollow] for hollow in hollows_in(self.hollows())]) or (PASS,)

    @once
    def allowed(self) -> tuple[str, ...]:
        if self.actor is None or self.actor == CHANCE:
            return super().allowed()
        return tuple(names_in(self.hollows())) or (str(PASS),)

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
        p = self.played(step)
        balls, turn = _rules().unpack(self.game, p)
        after = RolitState(self.game, balls, turn, step, self.balls)
        after.__dict__["p"] = p
        return after


@cache
def _rules() -> Any:
    """The compiled rules, imported with the first move."""
    from parlour.games.rolit import rules

    return rules
