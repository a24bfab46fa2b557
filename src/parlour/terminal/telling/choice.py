"""The choices of a menu: the usual options, with compatible values only."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from parlour.contract.game import Game
from parlour.contract.options import Option
from parlour.errors import BadOption, ParlourError
from parlour.games import game, kind
from parlour.speech.message import Message

PLAYERS = "players"


@dataclass
class Choice:
    """Options of one game in the making. `settled` always gives a game."""

    name: str
    values: dict[str, Any] = field(default_factory=dict)
    own: dict[str, tuple[Any, ...]] = field(default_factory=dict)
    """Options with a value for each seat, such as its colour, as chosen."""
    more: dict[str, str] = field(default_factory=dict)
    """Typed options, which take precedence."""

    def options(self) -> list[str]:
        """In the order of the menu: the number of players is last, because the other options limit it."""
        usual = kind(self.name).usual
        return [*(name for name in usual if name != PLAYERS), *(name for name in usual if name == PLAYERS)]

    def offered(self, option: str) -> list[Any]:
        """The values of an option that fit the choices before it."""
        before = {name: self.values[name] for name in self.options()[: self.options().index(option)]}
        return [value for value in self._declared(option).choices if _works(self.name, {**before, option: value})]

    def choose(self, option: str, value: Any) -> None:
        """Chooses a value; later choices change if they no longer fit."""
        self.values[option] = value
        self.settle()

    def owned(self) -> dict[str, tuple[Any, ...]]:
        """By option: the value of each seat, where each has one of its own."""
        options = self.settled().options
        return {each.name: getattr(options, each.name) for each in kind(self.name).declared if each.each}

    def each_of(self, option: str) -> tuple[Any, ...]:
        """The choices of a seat."""
        return self._declared(option).each

    def take(self, option: str, seat: int, value: Any) -> None:
        """Gives a seat a value, and its former value to the seat that had it."""
        had = self.owned()[option]
        swapped = (had[seat] if each == value else each for each in had)
        self.own[option] = tuple(value if place == seat else each for place, each in enumerate(swapped))

    def settle(self) -> None:
        """Gives every option a value that fits those before it: the chosen one, else the usual one."""
        chosen, self.values = self.values, {}
        for option in self.options():
            offered = self.offered(option)
            usual = getattr(game(self.name, **self.values).options, option)
            wanted = chosen.get(option, usual)
            self.values[option] = wanted if wanted in offered else usual if usual in offered else offered[0]
        self.own = {name: own for name, own in self.own.items() if _works(self.name, {**self.values, name: own})}

    def settled(self) -> Game:
        """The game; `BadOption` if typed values do not go with the rest."""
        return game(self.name, **{**self.values, **self.own, **self.more})

    def write(self, text: str) -> None:
        """Take `tie=share bust=7`; a blank inside a value may be written as an underscore: `until=100_points`."""
        self.more = {}
        for word in text.split():
            name, equals, value = word.partition("=")
            if not equals:
                raise BadOption(word, "", Message("option-written"))
            self.more[name] = self._read(name, value)

    def _read(self, name: str, value: str) -> str:
        blanks = value.replace("_", " ")
        declared = {option.name: option for option in kind(self.name).declared}
        return blanks if name in declared and _only(declared[name], blanks, value) else value

    def _declared(self, name: str) -> Option:
        return next(each for each in kind(self.name).declared if each.name == name)


def _only(option: Option, this: str, other: str) -> bool:
    """Whether the option takes this text and not the other one."""
    return _takes(option, this) and not _takes(option, other)


def _takes(option: Option, text: str) -> bool:
    try:
        option.check(text)
    except ParlourError:
        return False
    return True


def _works(name: str, values: dict[str, Any]) -> bool:
    return _tried(name, tuple(values.items()))


@cache
def _tried(name: str, values: tuple[tuple[str, Any], ...]) -> bool:
    try:
        game(name, **dict(values))
    except ParlourError:
        return False
    return True
