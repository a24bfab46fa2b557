"""A position of a game: what everyone can see, the acting seat, and the possible steps.

A state waits for a seat, for chance, or for nobody (the game is over). Rules never draw: at a chance node the state
lists the outcomes with their exact probabilities, and the referee draws one. `State.play` takes a move, an
outcome, or the text of one, and gives a new state; it is the only door, and it checks everything.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeAlias, TypeVar

from parlour.contract.ruleset import Json, Ruleset, fields_alone, itself
from parlour.contract.ruleset import attribute as attribute
from parlour.contract.ruleset import once as once
from parlour.errors import BadNotation, IllegalMove, Unsupported
from parlour.speech import catalogue
from parlour.speech.message import Message, Player, listed, spoken

if TYPE_CHECKING:
    from random import Random

    from numpy.typing import NDArray

CHANCE: Final = -1
"""`State.actor` when the next step is an outcome of chance."""

Step: TypeAlias = Hashable
"""A move or an outcome: an immutable value whose `str` is its notation."""

G = TypeVar("G", bound=Ruleset[Any])


@dataclass(frozen=True)
class State(ABC, Generic[G]):
    """A position. Immutable, hashable, comparable, picklable; two equal states have the same future."""

    game: G

    @property
    @abstractmethod
    def actor(self) -> int | None:
        """The seat to move, `CHANCE`, or `None` when the game is over."""

    @abstractmethod
    def legal(self) -> tuple[Step, ...]:
        """The moves open to the actor; `()` when chance or nobody moves. Decorate it with `once`."""

    @abstractmethod
    def chances(self) -> tuple[tuple[Step, Fraction], ...]:
        """Each outcome with its probability, summing to exactly 1; `()` when a seat moves."""

    @property
    @abstractmethod
    def hand(self) -> int | None:
        """At a chance node the seat whose hand rolls or draws (`None`: the table's own); elsewhere `None`."""

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The scores of play so far, by seat."""

    @property
    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The seats that won, ascending; `()` until the game is over."""

    @abstractmethod
    def read(self, text: str) -> Step:
        """The step a text denotes, or `BadNotation`. It need not be legal here."""

    @abstractmethod
    def _after(self, step: Step) -> Self:
        """The state after an allowed step; trusts its caller."""

    @property
    def outright(self) -> int | None:
        """The seat that won by an event of play whatever the scores say, if the game ended so."""
        return None

    @property
    def over(self) -> bool:
        return self.actor is None

    def play(self, step: Step) -> Self:
        """The state after a move or an outcome, given as a value or as its text. Raises `IllegalMove`."""
        known = self.parsed(step) if isinstance(step, str) else step
        if not self._allows(known):
            raise IllegalMove(step, self.refusal(known), position=self.standing(), allowed=self.allowed())
        return self._after(known)

    def parsed(self, text: str) -> Step:
        """The step a text denotes; `BadNotation` says where the game stands, and what is allowed there."""
        try:
            return self.read(text)
        except BadNotation as error:
            raise BadNotation(error.given, error.why, position=self.standing(), allowed=self.allowed()) from None

    @once
    def allowed(self) -> tuple[str, ...]:
        """The notation of every step that `play` takes here."""
        return tuple([str(step) for step in self.legal() or (outcome for outcome, _ in self.chances())])

    def _allows(self, step: Step) -> bool:
        if self.actor == CHANCE:
            return any(step == outcome for outcome, _ in self.chances())
        return step in self.legal()

    def draw(self, random: Random) -> Step:
        """An outcome of chance, drawn with its exact probability."""
        chances = self.chances()
        if not chances:
            raise Unsupported(Message("cannot-draw-here", {"state": repr(self)}))
        whole = lcm(*(chance.denominator for _, chance in chances))
        left = random.randrange(whole)
        at = -1
        while left >= 0:
            at += 1
            left -= chances[at][1].numerator * whole // chances[at][1].denominator
        return chances[at][0]

    # A position in numbers and as text, for programs (see `parlour.contract.numbers`).

    def mask(self) -> NDArray[Any]:
        """Which of `game.actions` are legal here: an array of bools, all false where no seat moves."""
        import numpy as np

        found = np.zeros(len(self.game.actions), np.bool_)
        found[[self.game.number(move) for move in self.legal()]] = True
        return found

    def observe(self, seat: int) -> NDArray[Any]:
        """The position as this seat sees it: an array as `game.observation` describes it."""
        return self.game.observed(self, seat)

    def code(self) -> str:
        """The position as one line of text; `game.at(code)` reads it back."""
        raise self.game.unnumbered()

    # Descriptions of a position. Each is the game's own if its presenter has it.

    def describe(self, step: Step) -> Message:
        """Describes this step, played from here: one line of the log, in the third person, with `name` the player."""
        if own := self.game.presenter.describe:
            return own(self, step)
        seat = self.hand if self.actor == CHANCE else self.actor
        if seat is None:
            return Message("play-step-table", {"step": str(step)})
        return Message("play-step", {"name": Player(seat), "step": str(step)})

    def label(self, step: Step) -> Message:
        """The step as it is offered on a button."""
        own = self.game.presenter.label
        return own(self, step) if own else spoken(str(step))

    def reason(self, move: Step, other: Step) -> Message | None:
        """Reasons for a legal move against another one, by the rules; `None` where the game gives none."""
        own = self.game.presenter.reason
        return own(self, move, other) if own and move != other else None

    def prompt(self) -> Message:
        """The acting player and the expected step; at the end, the result."""
        if self.over:
            return self.result()
        if own := self.game.presenter.prompt:
            return own(self)
        if self.actor != CHANCE:
            return Message("play-turn", {"name": Player(self.actor or 0)})
        if self.hand is None:
            return Message("turn-table")
        return Message("turn-wait-roll", {"name": Player(self.hand)})

    def result(self) -> Message:
        """The winners; for a single player, where nobody wins or loses, the score.

        A game may have messages of its own: `GAME-result-outright` for a win by an event of play, `GAME-result-alone`
        for the score, and `GAME-result-alone-outright`.
        """
        alone = "-alone" if self.game.players == 1 else ""
        outright, score = f"{self.game.name}-result{alone}-outright", f"{self.game.name}-result-alone"
        if self.outright is not None and catalogue.knows(catalogue.ENGLISH, outright):
            return Message(outright, {"name": Player(self.outright)})
        if not alone:
            return won_by(self.winners)
        own = catalogue.knows(catalogue.ENGLISH, score)
        return Message(score if own else "result-alone", {"score": self.scores[0]})

    def refusal(self, step: Step) -> Message:
        """The reason why this step is not allowed here, in one clause, by the rules of the game."""
        if own := self.game.presenter.refusal:
            return own(self, step)
        return Message("play-over") if self.over else Message("play-not-now")

    def standing(self) -> Message:
        """The state of the game, in one short line."""
        if own := self.game.presenter.standing:
            return own(self)
        return self.prompt() if type(self).headline is State.headline else spoken(self.headline())

    def headline(self) -> str:
        """`standing` in English: for `repr`, logs and boards in plain text."""
        return str(self.standing())

    # How a position is drawn.

    def view(self) -> dict[str, Json]:
        """Plain JSON data, all that a client needs to draw the position: one envelope, and the game's own members."""
        if own := self.game.presenter.view:
            written: dict[str, Json] = json.loads(own(self))
            return written
        actor = self.actor
        return {
            "game": self.game.name,
            "phase": "over" if actor is None else "roll" if actor == CHANCE else "move",
            "actor": actor,
            "hand": self.hand,
            "scores": list(self.scores),
            "winners": list(self.winners),
            "sheet": [],
            "legal": [] if actor in (None, CHANCE) else list(self.allowed()),
            **self.drawing(),
        }

    def drawing(self) -> dict[str, Json]:
        """The members of the view that are the game's own; `phase` and `sheet` (rows of finished rounds) among them."""
        own = self.game.presenter.drawing
        return own(self) if own else {"svg": self.svg(), "text": self.text()}

    def text(self) -> str:
        """The board in plain text, readable without colour."""
        own = self.game.presenter.text
        return own(self) if own else self.headline()

    def svg(self) -> str:
        """The board as a picture; unless the game draws one, that of its text."""
        own = self.game.presenter.svg
        return own(self) if own else _typed(self.text())

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<{self.game.name} {self.headline()}>"

    __getstate__, __deepcopy__ = fields_alone, itself


def following(state: State[Any]) -> tuple[Step, ...]:
    """The steps possible in a position, in the order of the rules: its moves, or the outcomes of chance."""
    return state.legal() or tuple(outcome for outcome, _ in state.chances())


def won_by(seats: Iterable[int]) -> Message:
    """These seats have won, or share the win."""
    first, *others = map(Player, seats)
    if others:
        return Message("result-shared", {"names": listed([first, *others])})
    return Message("result-winner", {"name": first})


def _typed(text: str) -> str:
    """Lines of text as a picture."""
    from html import escape

    lines = text.splitlines() or [""]
    width, height = 10 * max(map(len, lines)) + 40, 22 * len(lines) + 30
    rows = "".join(
        f'<text x="20" y="{22 * row + 32}" xml:space="preserve">{escape(line)}</text>' for row, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<rect width="{width}" height="{height}" rx="8" fill="#fffdf7"/>'
        f'<g font-family="monospace" font-size="16" fill="#222">{rows}</g></svg>'
    )
