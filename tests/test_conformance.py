"""The conformance kit: it passes a game of one's own, and catches each kind of broken promise."""

import re
import sys
import types
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from parlour.conformance import Broken, check

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"


def documented() -> dict[str, Any]:
    """The game of docs/adding-a-game.md, as written there, in a module of its own so that its states can be pickled."""
    module = types.ModuleType("documented_game")
    sys.modules["documented_game"] = module
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    exec(compile(code, str(PAGE), "exec"), module.__dict__)
    return vars(module)


GAME = documented()
Dare, Daring = GAME["Dare"], GAME["Daring"]


@pytest.mark.parametrize("players", [1, 2, 9])
def test_the_documented_game_conforms(players: int) -> None:
    report = check(Dare.make({"players": players}), games=20)
    assert report.games == 20 and report.positions > 20 * players


def test_the_page_is_one_page() -> None:
    assert len(PAGE.read_text().splitlines()) <= 110


def broken(**methods: Any) -> Any:
    """The documented game with some promises broken: its states replaced by a class with these methods."""
    kind: Any = type("BrokenState", (Daring,), {"__module__": __name__, **methods})
    globals()["BrokenState"] = kind
    after = kind._after

    def start(self: Any) -> Any:
        return kind(self, (0,) * self.players, 0, False)

    def wrapped(self: Any, step: Any) -> Any:
        found = after(self, step)
        return kind(found.game, found.scores, found.seat, found.rolling)

    kind._after = wrapped
    game = type("BrokenGame", (Dare,), {"__module__": __name__, "start": start})
    globals()["BrokenGame"] = game
    return game.make({"players": 2})


def unfair(self: Any) -> Any:
    return tuple((str(face), Fraction(1, 5)) for face in range(1, 7)) if self.rolling else ()


def lenient(self: Any, step: Any) -> Any:
    return Daring.play(self, step if step in self.allowed() else self.allowed()[0]) if not self.over else self


def never_ends(self: Any, step: Any) -> Any:
    found = Daring._after(self, step)
    return replace(found, seat=found.seat % 2)


@pytest.mark.parametrize(
    ("methods", "promise"),
    [
        ({"chances": unfair}, "sum to exactly 1"),
        ({"view": lambda self: {"scores": self.scores}}, "plain JSON"),
        ({"winners": property(lambda self: (0,))}, "nobody has won before the end"),
        ({"winners": property(lambda self: (0, 1) if self.over else ())}, "best score"),
        ({"hand": property(lambda self: 0)}, "no hand"),
        ({"play": lenient}, "refused with IllegalMove"),
        ({"_after": never_ends}, "the game ends"),
        ({"__hash__": lambda self: id(self)}, "plays the same"),
        ({"legal": lambda self: () if self.rolling or self.over else ("roll", "stop", "stop")}, "listed twice"),
        ({"__setattr__": object.__setattr__}, "cannot be set"),
        ({"text": lambda self: ""}, "draws something"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_broken_promise_is_caught_and_named(methods: dict[str, Any], promise: str) -> None:
    with pytest.raises(Broken, match=promise):
        check(broken(**methods), games=30, longest=500)
