"""`parlour.conformance.check(game, deep=True)`: a correct game passes, and each broken one is caught by a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from fractions import Fraction
from itertools import count
from random import Random
from typing import Any

import numpy as np
import pytest
from parlour_dare.engine import Exact
from parlour_dare.rules import DECLARED, Daring
from parlour_dare.solver import Careful, Solved, easy, hard
from tests.cases import always
from tests.conformance import loaded, misere
from tests.conformance.conftest import PACKAGE
from tests.conformance.whole_game import Whole, by_bots

import parlour
from parlour.conformance import Broken, check
from parlour.contract import CHANCE, FIRST, Message, Option, Ranked, choice, first_seat
from parlour.contract.bots import RandomBot
from parlour.contract.challenge import Challenge
from parlour.contract.engine import Answer
from parlour.contract.lesson import look, move, scene
from parlour.contract.rulebook import Chapter


def broken(state: dict[str, Any] | None = None, **methods: Any) -> Whole:
    """The correct game with some methods of its states, or of itself, replaced."""
    kind: Any = type("BrokenState", (Daring,), {"__module__": __name__, **(state or {})})
    after = kind._after

    def of(found: Daring) -> Any:
        return kind(found.game, found.scores, found.seat, found.rolling)

    kind._after = lambda self, step: of(after(self, step))
    own = {
        "start": lambda self: kind(self, (0,) * self.players),
        "at": lambda self, code: of(Whole.at(self, code)),
    }
    game = type("BrokenGame", (Whole,), {"__module__": __name__, **own, **methods})
    globals().update(BrokenState=kind, BrokenGame=game)
    made = game.make({"players": 2})
    assert isinstance(made, Whole)
    return made


@pytest.fixture(params=[80, pytest.param(400, marks=pytest.mark.long)])
def looked_at(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """How many positions are compared with each other: enough to find the faults here, or the usual number."""
    monkeypatch.setattr("parlour.conformance.whole.LOOKED_AT", request.param)


@pytest.mark.long
@pytest.mark.usefixtures("looked_at")
def test_the_correct_game_passes() -> None:
    report = check(broken(), deep=True)
    assert report.variants == 8 and report.games > 10 and not report.left_out
    assert check(Whole.make({"players": 1}), deep=True).variants == 8


def crash(*anything: Any, **named: Any) -> Any:
    raise TypeError("'NoneType' object is not subscriptable")


def seen(change: Any) -> Any:
    """Observations, changed."""
    return lambda self, state, seat: change(Whole.observed(self, state, seat))


def hiding_the_points(found: Any) -> Any:
    found[3] = 0
    return found


def doubled(self: Any, n: int, seed: int, cores: int, first: int = 0) -> Any:
    found = Whole.simulate(self, n, seed, cores, first)
    return parlour.Simulation(found.scores * 2, found.lengths, first=first)


def lowest_wins(self: Any, n: int, seed: int, cores: int, first: int = 0) -> Any:
    return parlour.Simulation(*Whole.simulate(self, n, seed, cores, first), best="low", first=first)


def longer(self: Any, n: int, seed: int, cores: int, first: int = 0) -> Any:
    found = Whole.simulate(self, n, seed, cores, first)
    return parlour.Simulation(found.scores, found.lengths + 1, first=first)


def by_number(self: Any, n: int, seed: int, cores: int, first: int = 0) -> Any:
    return Whole.simulate(self, n, seed + n, cores, first)


def forgets_first(self: Any, n: int, seed: int, cores: int, first: int = 0) -> Any:
    return Whole.simulate(self, n, seed, cores)


def random_policy(self: Any, levels: Any, n: int, seed: int, cores: int, first: int = 0) -> Any:
    return by_bots(self, ("random",) * self.players, n, seed, first)


def kernel(**changed: Any) -> Any:
    return lambda self: Whole.kernel(self)._replace(**changed)


@dataclass
class Says:
    """A bot that always makes the same move."""

    move: Any

    def choose(self, state: Any, budget: Any = None) -> Any:
        return self.move


@dataclass
class Crashes:
    def choose(self, state: Any, budget: Any = None) -> Any:
        return crash()


def coward(game: Any, random: Any) -> Any:
    return Careful(0)


def bots(**known: Any) -> Any:
    return lambda self: known


class WorstFirst(Solved):
    def best(self, state: Any) -> Any:
        return super().best(state)[::-1]


class Nines(Solved):
    def best(self, state: Any) -> Any:
        return tuple(Ranked(each.move, 9.0) for each in super().best(state))


class HalfRanked(Solved):
    def best(self, state: Any) -> Any:
        return super().best(state)[:1]


class BlindToChance(Solved):
    def value(self, state: Any) -> Any:
        return (0.5, 0.5) if state.actor == CHANCE else super().value(state)


class Hopeful(Solved):
    def value(self, state: Any) -> Any:
        return tuple(each + 0.2 for each in super().value(state))  # type: ignore[union-attr]


def solving(kind: Any) -> Any:
    return lambda self, objective, *, exact, progress: kind(self)


class Wrong(Exact):
    """An engine whose answers are changed."""

    def answer(self, state: Any, instalments: int) -> Answer:
        found = super().answer(state, instalments)
        return found._replace(steps=tuple(each._replace(worth=self.changed(each.worth, state)) for each in found.steps))

    def changed(self, worth: Any, state: Any) -> Any: ...


class DoesNotAddUp(Wrong):
    def changed(self, worth: Any, state: Any) -> Any:
        return (worth[0] * 0.9, 1 - worth[0] * 0.9) if state.actor == CHANCE else worth


class OutOfRange(Wrong):
    def changed(self, worth: Any, state: Any) -> Any:
        return tuple(2 * each for each in worth)


class OneStep(Exact):
    def answer(self, state: Any, instalments: int) -> Answer:
        found = super().answer(state, instalments)
        return found._replace(steps=found.steps[:1])


def valuing(kind: Any) -> Any:
    return lambda self: kind(self)


def crowded(self: Any) -> Any:
    return Daring(self, (0,) * self.players) if self.players != 4 else crash()


def refuses_stop(self: Any, step: Any) -> Any:
    if step == "stop" and self.seat == 1:
        raise parlour.IllegalMove(step, "not today")
    return Daring._after(self, step)


def impossible(cls: Any) -> Any:
    return (scene(cls.make({}).start(), (), move(Message("dare-learn-roll"), "fly"), look(Message("dare-learn-won"))),)


def hasty(cls: Any) -> Any:
    return (scene(cls.make({}).start(), (), move(Message("dare-learn-roll"), "roll")),)


def untitled(self: Any) -> Any:
    return (Chapter("turn", Message("rules-dare-nowhere.title"), (Message("rules-dare-turn"),)),)


def picky(cls: Any, given: Any) -> Any:
    return {}["missing"] if given.get("first") == 1 else Whole.make.__func__(cls, given)  # type: ignore[attr-defined]


def careless(self: Any, code: str) -> Any:
    """Reads its own codes, and falls over any other text."""
    seat, scores = code.split()
    return Daring(self, tuple(map(int, scores.split(","))), int(seat.rstrip("r")), seat.endswith("r"))


def lenient(cls: Any, given: Any) -> Any:
    return Whole.make.__func__(cls, {name: value for name, value in given.items() if name in ("players", "first")})  # type: ignore[attr-defined]


def converting(cls: Any, given: Any) -> Any:
    return Whole.make.__func__(cls, {**given, "players": int(given.get("players", 2))})  # type: ignore[attr-defined]


def only_two(factory: Any) -> Any:
    return lambda game, random: factory(game, random) if game.players == 2 else crash()


def tripled_for_three(self: Any, n: int, seed: int, cores: int, first: int = 0) -> Any:
    found = Whole.simulate(self, n, seed, cores, first)
    return parlour.Simulation(found.scores * (3 if self.players == 3 else 1), found.lengths, first=first)


class Shallow(Exact):
    def answer(self, state: Any, instalments: int) -> Answer:
        return crash() if instalments else super().answer(state, 0)  # type: ignore[no-any-return]


class Wavering(Exact):
    """Searching changes what it called exact."""

    def answer(self, state: Any, instalments: int) -> Answer:
        found = super().answer(state, 0)
        return found._replace(
            steps=tuple(each._replace(worth=each.worth[::-1]) for each in found.steps[:instalments])
            + found.steps[instalments:]
        )


class ForTwo(Exact):
    def answer(self, state: Any, instalments: int) -> Answer:
        return super().answer(state, 0) if self.solved.game.players == 2 else crash()  # type: ignore[no-any-return]


def nobody(cls: Any, day: Any) -> Challenge:
    return Challenge({}, ("hardest",))


NUMBERS = count()


def newest(cls: Any, day: Any, told: Any = NUMBERS) -> Challenge:
    return Challenge({}, ("easy",), par=next(told))


def shy(cls: Any, given: Any) -> Any:
    made = Whole.make.__func__(cls, {**given, "first": 0})  # type: ignore[attr-defined]
    return {}["missing"] if first_seat(made.players, given.get("first", 0)) == 1 else made


def equal_by_seat(self: Any, other: Any) -> bool:
    return (self.seat, self.rolling) == (other.seat, other.rolling)


STATES: dict[str, tuple[dict[str, Any], str]] = {
    "legal crashes": ({"legal": crash}, "can be asked for in every position; it raises TypeError"),
    "picture that is no XML": ({"svg": lambda self: "<svg>"}, "a well-formed picture; it raises ParseError"),
    "prompt without an attribute": ({"prompt": lambda self: self.sentence}, "are messages; it raises AttributeError"),
    "an allowed step is refused": (
        {"_after": refuses_stop},
        "is allowed can be .*played; it raises IllegalMove: 'stop'",
    ),
    "unequal probabilities in floats": (
        {"chances": lambda self: tuple((str(face), 1 / 6) for face in range(1, 7)) if self.rolling else ()},
        "probabilities are Fractions",
    ),
    "codes that lose the die": ({"code": lambda self: f"{self.seat} {self.scores[0]},0"}, "code of a position"),
    "equal states with different futures": (
        {"__eq__": equal_by_seat, "__hash__": lambda self: hash((self.seat, self.rolling))},
        "equal states have equal futures",
    ),
    "a mask of everything": ({"mask": lambda self: np.ones(2, np.bool_)}, "the mask is what is legal"),
    "chance for nobody": (
        {"actor": property(lambda self: None if self.rolling else Daring.actor.fget(self))},  # type: ignore[attr-defined]
        "without chance there is no hand",
    ),
    "a seat that is not there": (
        {"actor": property(lambda self: CHANCE if self.rolling else 7 if self.seat == 0 else Daring.actor.fget(self))},  # type: ignore[attr-defined]
        "the actor is a seat",
    ),
    "a list of moves": ({"legal": lambda self: list(Daring.legal(self))}, "are tuples"),
    "a loaded die": ({"draw": lambda self, random: "6"}, r"draw\(\) draws by the probabilities"),
    "half a chance": (
        {"chances": lambda self: (("2", Fraction(1, 2)),) if self.rolling else ()},
        "sum to exactly 1",
    ),
}
GAMES: dict[str, tuple[dict[str, Any], str]] = {
    "observation out of range": ({"observed": seen(lambda found: found + 100)}, "is within 0 to 25, not from"),
    "observation of wrong shape": ({"observed": seen(lambda found: found[:-1])}, "has the shape"),
    "observation of wrong type": (
        {"observed": seen(lambda found: found.astype(float))},
        "is of type int8, not float64",
    ),
    "observation that hides the points": ({"observed": seen(hiding_the_points)}, "an observation loses nothing"),
    "simulate by other rules": (
        {"simulate": doubled},
        r"simulate\(\) plays by the rules of the referee: the mean score",
    ),
    "simulate with other winners": ({"simulate": lowest_wins}, "the winners of a simulated game have the best score"),
    "simulate with other lengths": ({"simulate": longer}, r"simulate\(\) plays by the rules .* the mean length"),
    "simulate by the number of games": ({"simulate": by_number}, "depends on seed and number alone"),
    "simulate from the first": ({"simulate": forgets_first}, "goes on with the tenth game"),
    "a policy that is no bot": (
        {"simulate_policies": random_policy},
        r"simulate\(policies='easy'\) plays by the rules",
    ),
    "batch, misère": ({"kernel": kernel(settle=misere.settle)}, "a batch rewards the winners"),
    "batch with a loaded die": ({"kernel": kernel(draw=loaded.draw)}, "a batch draws by the probabilities"),
    "batch for more players": ({"kernel": kernel(table=np.array([1]))}, "a batch (says who acts|observes)"),
    "batch that crashes": ({"kernel": crash}, r"batch\(\) gives games side by side; it raises"),
    "illegal bot": ({"bots": bots(easy=lambda game, random: Says("fly"))}, "chooses a legal move, not 'fly'"),
    "bot that crashes": (
        {"bots": bots(easy=lambda game, random: Crashes())},
        "chooses a legal move; it raises TypeError",
    ),
    "bots from strong to weak": ({"bots": bots(easy=hard, hard=coward)}, "'hard' is no weaker than 'easy'"),
    "solve that ranks the worst first": ({"solve": solving(WorstFirst)}, "ranks the best move first"),
    "solve with values of 9": ({"solve": solving(Nines)}, "is that of the position it leads to: .*, not 9.0"),
    "solve that leaves out moves": ({"solve": solving(HalfRanked)}, "ranks every legal move once"),
    "solve that is blind to chance": ({"solve": solving(BlindToChance)}, "worth what|position it leads to|best move"),
    "solve with too much hope": ({"solve": solving(Hopeful)}, "chances that sum to 1"),
    "engine that does not add up": ({"engine": valuing(DoesNotAddUp)}, "an engine adds up"),
    "engine out of range": ({"engine": valuing(OutOfRange)}, "from 0 to 1 and sum to 1"),
    "engine of one step": ({"engine": valuing(OneStep)}, "judges every step"),
    "a start that crashes with four": (
        {"start": crowded, "at": Whole.at},
        "players=4.* a game has a first position; it raises TypeError",
    ),
    "a lesson that is impossible": ({"lesson": classmethod(impossible)}, "a lesson can be played"),
    "a lesson without an end": ({"lesson": classmethod(hasty)}, "a scene ends with a look"),
    "a chapter without a title": ({"rulebook": untitled}, "'rules-dare-nowhere.title' exists"),
    "an option that nobody declared": ({"make": classmethod(lenient)}, "refuses no-such-option=1 with BadOption"),
    "a wrong value that crashes": ({"make": classmethod(converting)}, "refuses players='no such value' with BadOption"),
    "a wrong code that crashes": (
        {"start": lambda self: Daring(self, (0,) * self.players), "at": careless},
        "gives a position, or refuses the code with BadNotation; it raises ValueError",
    ),
    "a challenge against nobody": ({"challenge": classmethod(nobody)}, "a challenge names levels of the game"),
    "a challenge of the moment": ({"challenge": classmethod(newest)}, "is the same whenever it is asked"),
    "bots for two alone": ({"bots": bots(easy=only_two(easy))}, "players=.*a bot can be made for every variant"),
    "a bot that ignores its seed": (
        {"bots": bots(easy=lambda game, random: RandomBot(Random()))},
        "the same moves with the same seed",
    ),
    "simulate by other rules for three": (
        {"simulate": tripled_for_three},
        "players=3.*plays by the rules of the referee",
    ),
    "engine that cannot search": ({"engine": valuing(Shallow)}, "judges all that can follow a position; it raises"),
    "engine that wavers": ({"engine": valuing(Wavering)}, "knows exactly does not change by searching|adds up"),
    "engine for two alone": ({"engine": valuing(ForTwo)}, "players=.*judges all that can follow a position; it raises"),
    "a first seat that crashes": (
        {"declared": (DECLARED[0], Option("first", "rules", FIRST, lambda value: value)), "make": classmethod(shy)},
        "first=1, which is declared, makes a game or is refused",
    ),
    "a declared option that crashes": (
        {"declared": (DECLARED[0], choice("first", 0, [0, 1])), "make": classmethod(picky)},
        "first=1, which is declared, makes a game or is refused",
    ),
}


SLOW = {
    "a declared option that crashes",  # as a first seat that crashes
    "batch, misère",  # as a batch with a loaded die
    "simulate by other rules for three",  # as by other rules
    "a start that crashes with four",
    "bots for two alone",  # as an engine for two alone
}


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("which", STATES)
def test_a_broken_state_is_caught_by_its_sentence(which: str) -> None:
    methods, sentence = STATES[which]
    caught(broken(methods), sentence)


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("which", always(*GAMES.keys() - SLOW, of=GAMES))
def test_a_broken_game_is_caught_by_its_sentence(which: str) -> None:
    methods, sentence = GAMES[which]
    caught(broken(**methods), sentence)


def caught(game: Whole, sentence: str) -> None:
    with pytest.raises(Broken, match=f"(?s)breaks a promise: .*{sentence}|{sentence}") as found:
        check(game, deep=True)
    assert "\n  after: " in str(found.value)


def test_there_are_enough_of_them() -> None:
    assert len(STATES) + len(GAMES) >= 50


@pytest.mark.long
@pytest.mark.usefixtures("looked_at")
def test_the_levels_may_be_equal() -> None:
    check(broken(bots=bots(easy=easy, hard=easy)), games=1, deep=True)


@pytest.mark.parametrize(
    ("arguments", "status", "said"), [(["rolit", "size=3"], 2, "size='3'"), (["go"], 2, "no game")]
)
def test_the_program_refuses_what_is_no_game(arguments: list[str], status: int, said: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "parlour.conformance", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(PACKAGE)},
    )
    assert done.returncode == status and said in done.stderr and "Traceback" not in done.stderr
