"""The conformance kit: it passes a game of one's own, and catches each kind of broken promise."""

import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from parlour.conformance import Broken, check
from parlour.speech.message import Message

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
PACKAGE = Path(__file__).parents[1] / "packages" / "dare"
sys.path.insert(0, str(PACKAGE))

from parlour_dare import Dare, Daring  # type: ignore[import-not-found]  # noqa: E402


def test_the_page_shows_the_package_as_it_is() -> None:
    assert f"```python\n{(PACKAGE / 'parlour_dare' / '__init__.py').read_text()}```" in PAGE.read_text()
    assert (PACKAGE / "pyproject.toml").read_text().endswith(PAGE.read_text().split("```toml\n")[1].split("```")[0])


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
        ({"prompt": lambda self: "your turn"}, "are messages"),
        ({"describe": lambda self, step: Message("dare-nowhere")}, "'dare-nowhere' exists"),
        ({"label": lambda self, step: Message("dare-turn")}, "has all its arguments"),
        ({"standing": lambda self: Message.plain("")}, "says something"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_broken_promise_is_caught_and_named(methods: dict[str, Any], promise: str) -> None:
    with pytest.raises(Broken, match=promise):
        check(broken(**methods), games=30, longest=500)
