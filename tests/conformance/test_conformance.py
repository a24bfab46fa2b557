"""The conformance kit: it passes a correct game, and catches each kind of broken promise."""

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

from parlour_dare import Dare  # type: ignore[import-not-found]  # noqa: E402
from parlour_dare.rules import Daring  # type: ignore[import-not-found]  # noqa: E402


@pytest.mark.parametrize("file", sorted((PACKAGE / "parlour_dare").glob("*.py")), ids=lambda file: file.name)
def test_the_page_shows_each_file(file: Path) -> None:
    """The manual puts the file in place of the block that names it, as `docs/manual/hooks.py` says."""
    path = file.relative_to(PAGE.parents[1])
    assert f"[`{file.name}`](../{path}):" in PAGE.read_text()
    assert f"```python\n# {path}\n```" in PAGE.read_text()


def test_the_page_shows_the_entry_point_and_messages_as_they_are() -> None:
    assert (PACKAGE / "pyproject.toml").read_text().endswith(PAGE.read_text().split("```toml\n")[1].split("```")[0])
    shown = PAGE.read_text().split("```ftl\n")[1].split("```")[0].splitlines()
    assert set(shown) <= set((PACKAGE / "parlour_dare" / "messages" / "en.ftl").read_text().splitlines())


@pytest.mark.parametrize("players", [1, 2, 9])
def test_the_documented_game_conforms(players: int) -> None:
    report = check(Dare.make({"players": players}), games=20)
    assert report.games == 20 and report.positions > 20 * players


def test_the_page_can_be_read_in_one_sitting() -> None:
    """Without the package, whose files it shows, it is one page."""
    files = list((PACKAGE / "parlour_dare").glob("*.py"))
    assert len(PAGE.read_text().splitlines()) - 3 * len(files) <= 110
    assert sum(file.read_text().count("\n") + 2 for file in files) <= 400


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

    def at(self: Any, code: str) -> Any:
        seat, scores = code.split()
        return kind(self, tuple(map(int, scores.split(","))), int(seat.rstrip("r")), seat.endswith("r"))

    game = type("BrokenGame", (Dare,), {"__module__": __name__, "start": start, "at": at})
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
