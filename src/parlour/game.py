"""The contract between the rules of a game and everyone who uses them.

A `Game` is a game with its options; `Game.start()` gives the first `State`. A state waits for a seat, for chance, or
for nobody (the game is over). Rules never draw: at a chance node the state lists the outcomes with their exact
probabilities, and whoever runs the game draws one. `State.play` takes a move, an outcome, or the text of one, and
gives a new state; it is the only door, and it checks everything.

The errors a caller can meet are drawn in `parlour.errors`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping
from dataclasses import asdict, dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar

from parlour.errors import IllegalMove, Unsupported
from parlour.message import Message, spoken
from parlour.options import Option

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from parlour.bot import BotFactory
    from parlour.solution import Progress, Solution

CHANCE: Final = -1
"""`State.actor` when the next step is an outcome of chance."""

Step: TypeAlias = Hashable
"""A move or an outcome: an immutable value whose `str` is its notation."""

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


class Simulation(NamedTuple):
    """Many random games: `scores[i, seat]`, and `lengths[i]`, the number of moves and outcomes of game i."""

    scores: NDArray[np.int64]
    lengths: NDArray[np.int64]


@dataclass(frozen=True)
class Options:
    """What every game lets one choose. A game's own options extend this; all of them are plain values."""

    players: int
    first: str | int


G = TypeVar("G", bound="Game")


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
        """The moves open to the actor; `()` when chance or nobody moves."""

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

    @property
    def outright(self) -> int | None:
        """The seat that won by an event of play whatever the scores say, if the game ended so."""
        return None

    @property
    def over(self) -> bool:
        return self.actor is None

    def play(self, step: Step) -> State[G]:
        """The state after a move or an outcome, given as a value or as its text. Raises `IllegalMove`."""
        known = self.read(step) if isinstance(step, str) else step
        if not self._allows(known):
            raise IllegalMove(step, self.refusal(known), position=self.standing(), allowed=self.allowed())
        return self._after(known)

    def allowed(self) -> tuple[str, ...]:
        """The notation of every step that `play` takes here."""
        return tuple(str(step) for step in self.legal() or (outcome for outcome, _ in self.chances()))

    @abstractmethod
    def read(self, text: str) -> Step:
        """The step a text denotes, or `BadNotation`. It need not be legal here."""

    @abstractmethod
    def refusal(self, step: Step) -> Message:
        """Why this step, which is not allowed here, is not: in one clause, by the rules of the game."""

    @abstractmethod
    def headline(self) -> str:
        """Where the game stands, in one short line of English: for `repr`, logs and boards in plain text."""

    def standing(self) -> Message:
        """The same as a message, for every language."""
        return spoken(self.headline())

    @abstractmethod
    def _after(self, step: Step) -> State[G]:
        """The state after an allowed step; trusts its caller."""

    def _allows(self, step: Step) -> bool:
        return step in self.legal() or any(step == outcome for outcome, _ in self.chances())

    @abstractmethod
    def view(self) -> dict[str, Json]:
        """Plain JSON data: all that a client needs to draw the position, without knowing a rule."""

    @abstractmethod
    def text(self) -> str:
        """The board in plain text, readable without colour."""

    @abstractmethod
    def svg(self) -> str:
        """The board as a picture."""

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<{self.game.name} {self.headline()}>"


@dataclass(frozen=True)
class Game(ABC):
    """A game with its options settled. Two games are equal when their names and options are."""

    options: Options

    name: ClassVar[str]
    rules: ClassVar[str]
    """Name and version of the rules, written in every record: `shutbox/1`. A change of rules is a new version."""
    best: ClassVar[str]
    """`"low"` or `"high"`: which score wins."""
    declared: ClassVar[tuple[Option, ...]]
    """Every option of the game, as declared."""

    @classmethod
    @abstractmethod
    def make(cls, given: Mapping[str, Any]) -> Game:
        """The game with these options; `BadOption` says what is wrong with them and what is allowed."""

    @abstractmethod
    def start(self) -> State[Any]: ...

    @property
    def players(self) -> int:
        return self.options.players

    @property
    def options_dict(self) -> dict[str, Any]:
        """The options as plain values: `parlour.game(game.name, **game.options_dict) == game`."""
        return asdict(self.options)

    def simulate(self, n: int, seed: int, cores: int) -> Simulation:
        raise Unsupported(Message("cannot-simulate", {"game": self.name}))

    def solve(self, objective: str | None, *, exact: bool, progress: Progress | None) -> Solution:
        raise Unsupported(Message("cannot-solve", {"game": self.name}))

    def bots(self) -> Mapping[str, BotFactory]:
        """The bots this game offers besides `random`: level to factory, weakest first. Imported when asked for."""
        return {}

    def __repr__(self) -> str:
        chosen = ", ".join(f"{name}={value!r}" for name, value in self.options_dict.items())
        return f"parlour.game({self.name!r}, {chosen})"
