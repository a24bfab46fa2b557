"""What a menu offers: the options one usually chooses, and only the values that go together. Knows no game."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from parlour.errors import BadOption, ParlourError
from parlour.game import Game
from parlour.games import game, kind
from parlour.message import Message

USUAL = ("edition", "variant", "preset", "size", "rounds", "players")
"""In the order in which a menu asks; everything else can be written as name=value."""


@dataclass
class Choice:
    """Options of one game in the making. `settled` always gives a game."""

    name: str
    values: dict[str, Any] = field(default_factory=dict)
    more: dict[str, str] = field(default_factory=dict)
    """Options written by hand, which come on top."""

    def options(self) -> list[str]:
        declared = {option.name for option in kind(self.name).declared}
        return [name for name in USUAL if name in declared]

    def offered(self, option: str) -> list[Any]:
        """The values of an option that go with what is chosen before it."""
        before = {name: self.values[name] for name in self.options()[: self.options().index(option)]}
        declared = next(each for each in kind(self.name).declared if each.name == option)
        return [value for value in declared.choices if _works(self.name, {**before, option: value})]

    def choose(self, option: str, value: Any) -> None:
        """Choose a value; what is asked later changes if it no longer goes with it."""
        self.values[option] = value
        self.settle()

    def settle(self) -> None:
        chosen, self.values = self.values, {}
        for option in self.options():
            offered = self.offered(option)
            usual = getattr(game(self.name, **self.values).options, option)
            wanted = chosen.get(option, usual)
            self.values[option] = wanted if wanted in offered else usual if usual in offered else offered[0]

    def settled(self) -> Game:
        """The game; `BadOption` when what was written by hand does not go with the rest."""
        return game(self.name, **{**self.values, **self.more})


def read_options(text: str) -> dict[str, str]:
    """`tie=share bust=7`; blanks inside a value are written with an underscore: `until=100_points`."""
    given = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption(word, "", Message("option-written"))
        given[name] = value.replace("_", " ") if name == "until" else value
    return given


def _works(name: str, values: dict[str, Any]) -> bool:
    return _tried(name, tuple(values.items()))


@cache
def _tried(name: str, values: tuple[tuple[str, Any], ...]) -> bool:
    try:
        game(name, **dict(values))
    except ParlourError:
        return False
    return True
