"""The contract between the rules of a game and everyone who uses them.

A `Game` is a game with its options; `Game.start()` gives the first `State`. The contract of a state is in
`contract.state`; what a game may be able to do besides (simulate, solve, bots …) is asked for here, and a game that
cannot says so with `Unsupported`.

The errors a caller can meet are drawn in `parlour.errors`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from parlour.contract.bots import BotFactory, Effort, Policy
from parlour.contract.options import Option
from parlour.contract.results import Simulation as Simulation
from parlour.contract.rulebook import Chapter, brought
from parlour.contract.ruleset import Json as Json
from parlour.contract.ruleset import Options as Options
from parlour.contract.ruleset import Presenter as Presenter
from parlour.contract.ruleset import Ruleset as Ruleset
from parlour.contract.solution import Advice, Progress, Section, Solution, Summary
from parlour.contract.state import CHANCE as CHANCE
from parlour.contract.state import State as State
from parlour.contract.state import Step as Step
from parlour.contract.state import once as once
from parlour.errors import ParlourError, Unsupported
from parlour.speech.message import Message

if TYPE_CHECKING:
    from parlour.compute.gpu import Player
    from parlour.contract.challenge import Challenge, Day
    from parlour.contract.engine import Engine
    from parlour.contract.lesson import Scene
    from parlour.contract.sheet import Sheet
    from parlour.contract.tally import Entered, Tally
    from parlour.contract.training import Plan, Told, Trained
    from parlour.speech.languages import Speech


class WorthMap(Protocol):
    """A map of what each place of a board is worth: values and standard errors, row by row, `None` where unknown."""

    @property
    def games(self) -> int: ...

    @property
    def values(self) -> tuple[tuple[float | None, ...], ...]: ...

    @property
    def errors(self) -> tuple[tuple[float | None, ...], ...]: ...

    def text(self) -> str: ...

    def svg(self, title: str = "") -> str: ...


@dataclass(frozen=True, repr=False)
class Game(Ruleset[Any], ABC):
    """A game with its options settled. Two games are equal when their rules and options are."""

    deepest: ClassVar[int] = 0
    """The longest sequences of moves that `perft` counts."""
    details: ClassVar[tuple[Option, ...]] = ()
    """Details that describe a position (`set_up`, `advise`); the first of `usual` is an example."""
    browser: ClassVar[str] = ""
    """The module that declares what the game offers to browsers; empty where it offers nothing."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if not cls.__module__.startswith("parlour."):
            from parlour.contract.strangers import guard

            guard(cls)

    @classmethod
    @abstractmethod
    def make(cls, given: Mapping[str, Any]) -> Game:
        """The game with these options; `BadOption` says what is wrong with them and what is allowed."""

    @abstractmethod
    def start(self) -> State[Any]:
        """The first position."""

    def at(self, code: str) -> State[Any]:
        """The position that a code denotes (`State.code`); `BadNotation` where it denotes none of this game."""
        raise self.unnumbered()

    @classmethod
    def former(cls) -> tuple[type[Game], ...]:
        """The kinds that play by former versions of the rules, for old records; each overrides only what differs."""
        return ()

    @classmethod
    def under(cls, rules: str) -> type[Game] | None:
        """The kind that plays by that version of the rules; `None` where there is none."""
        return next((kind for kind in (cls, *cls.former()) if kind.rules == rules), None)

    def renewed(self) -> Game:
        """The same game by the present rules, as a rematch is played."""
        return self

    @classmethod
    def seats(cls, given: Mapping[str, Any]) -> tuple[int, int]:
        """The least and the most players that go with the other options given; `BadOption` where none do."""
        fitting = list(cls._fitting(given))
        if not fitting:
            cls.make(given)  # says what is wrong
        return (fitting[0], fitting[-1])

    @classmethod
    def _fitting(cls, given: Mapping[str, Any]) -> Iterator[int]:
        players = next(option for option in cls.declared if option.name == "players")
        for number in players.choices:
            try:
                cls.make({**given, "players": number})
            except ParlourError:
                continue
            yield number

    def unusual(self) -> tuple[str, ...]:
        """The options, players aside, that have another value than they get where nobody names them."""
        passed = self.options.idle | {"players"}
        return tuple(
            name for name, value in self.options_dict.items() if name not in passed and self._unnamed(name) != value
        )

    def _unnamed(self, option: str) -> object:
        """The value that the rules give an option beside all others; `None` where they go together no more."""
        rest = {name: value for name, value in self.options_dict.items() if name != option}
        with suppress(ParlourError):
            return self.make(rest).options_dict[option]
        return None

    def rulebook(self) -> tuple[Chapter, ...]:
        """The rules as a player reads them, true for these options; unless a game chooses, all that its files say."""
        return brought(self.name)

    @classmethod
    def lesson(cls) -> tuple[Scene, ...]:
        """The game learned by playing it, for the player in seat 0; nothing where a game has no lesson."""
        return ()

    @classmethod
    def sheets(cls) -> tuple[Sheet, ...]:
        """The sheets to print; none unless a game says so."""
        return ()

    @classmethod
    def challenge(cls, day: Day) -> Challenge | None:
        """The game's challenge for a seed, always the same; `None` for a game without challenges."""
        return None

    def simulate(self, n: int, seed: int, cores: int, first: int = 0) -> Simulation:
        """`n` random games, numbered from `first` on; the checked door to it is `parlour.simulate`."""
        self.kernel()  # raises if there is none
        from parlour.compute.loops import simulate

        return Simulation(*simulate(self, n, seed, cores, first), first=first)

    def policies(self) -> tuple[str, ...]:
        """The levels of bots that simulations can play by, `random` among them."""
        return ("random",)

    def simulate_policies(self, levels: tuple[str, ...], n: int, seed: int, cores: int, first: int = 0) -> Simulation:
        """`n` games, numbered from `first` on, in which each seat plays by its level.

        The door to it is `parlour.simulate(…, policies=…)`.
        """
        return self.simulate(n, seed, cores, first)

    def gpu_player(self) -> Player:
        """Plays its random games on a GPU; callers use `parlour.simulate(…, device="cuda")`."""
        self.kernel()
        from parlour.compute.gpu import kernel_player

        return kernel_player(self)

    def solve(self, objective: str | None, *, exact: bool, progress: Progress | None) -> Solution:
        """Best play; the door to it is `parlour.solve`."""
        raise Unsupported(Message("cannot-solve", {"game": self.name}))

    def respond(self, policies: Sequence[str | Policy], responder: int | None) -> tuple[float, ...] | None:
        """By seat, the worth of the game while each seat plays its policy, the responder its best response to them.

        `None` where positions must be taken apart one by one; the door to it is `parlour.study.exploit`.
        """
        return None

    def report(self, solved: Solution) -> Summary:
        """A solution of this game in numbers."""
        chances = tuple(f"{float(chance):.6f}" for chance in solved.win_probability or ())
        data = {"objective": solved.objective, "note": solved.note, "win_probability": list(map(float, chances))}
        return Summary(data, (Section(None, ((Message("solve-by-seat"), "  ".join(chances)),)),))

    def picture(self, solved: Solution, speech: Speech) -> str | None:
        """A solution of this game as SVG; `None` where there is nothing to draw."""
        return None

    def solutions_page(self, progress: Progress | None = None) -> str:
        """The page of documentation with the solutions of all variants, in Markdown."""
        raise Unsupported(Message("cannot-solve", {"game": self.name}))

    def set_up(self, given: Mapping[str, Any]) -> State[Any]:
        """The position that somebody describes; `given` are details by name. `BadOption` names the one at fault.

        Where the details say how many play, the position is of a game with that many players.
        """
        raise Unsupported(Message("cannot-set-up", {"game": self.name}))

    def advise(self, given: Mapping[str, Any], objective: str | None = None, *, exact: bool = False) -> Advice:
        """The moves of a position, ranked; `given` are details by name. `BadOption` names the one at fault."""
        raise Unsupported(Message("cannot-solve", {"game": self.name}))

    def engine(self) -> Engine:
        """Knows what every move is worth; `Unsupported` where the game has none."""
        raise Unsupported(Message("cannot-judge", {"game": self.name}))

    @property
    def advises(self) -> bool:
        """Whether the game has an engine."""
        return type(self).engine is not Game.engine

    def tally(self, rounds: Sequence[Entered], stopped: bool = False) -> Tally:
        """A score sheet kept by hand, counted by the rules; `stopped` ends it where it may end early.

        `BadOption` names the round that cannot be, `Unsupported` says that the game has no sheet.
        """
        raise Unsupported(Message("cannot-tally", {"game": self.name}))

    def perft(self, depth: int) -> int:
        """The number of sequences of `depth` moves; a game that ends earlier counts once."""
        raise Unsupported(Message("cannot-perft", {"game": self.name}))

    def worth(self, games: int, seed: int) -> WorthMap:
        """The value of each place of the board, by that many random games."""
        raise Unsupported(Message("cannot-worth", {"game": self.name}))

    def train(self, plan: Plan, told: Told) -> Trained:
        """Learns by playing against itself; an interrupted training is resumed."""
        raise Unsupported(Message("cannot-train", {"game": self.name}))

    def bots(self) -> Mapping[str, BotFactory]:
        """The bots this game offers besides `random`: level to factory, weakest first. Imported when asked for."""
        return {}

    def levels_compiled(self) -> tuple[str, ...]:
        """The levels of `bots()` with NumPy and Numba, weakest first; the same here, unless a game says so."""
        return tuple(self.bots())

    def opens_by_book(self, level: str) -> bool:
        """Whether a bot of this level looks its first moves up in a book, which pages without a server lack."""
        return False

    def effort(self, level: str) -> Effort:
        """Cost of a bot of this level for callers that limit its time; nothing, unless a game says so."""
        return Effort()
