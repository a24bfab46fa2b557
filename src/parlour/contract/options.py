"""Options of a game, declared once: checking, parsing, listing and documenting all read the same declaration."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from operator import index
from typing import Any

from parlour.errors import BadOption, ParlourError
from parlour.speech.message import Message

FIRST = Message("option-first-allowed")
"""Values of the option `first`, in every game."""


def requirement(allowed: Message) -> Message:
    """The message "must be …"."""
    return Message("option-must", {"allowed": allowed})


def one_of(values: Iterable[str]) -> Message:
    return Message("option-one-of", {"values": tuple(values)})


def whole_from(low: int, high: int) -> Message:
    return Message("option-whole", {"low": low, "high": high})


@dataclass(frozen=True)
class Option:
    """One option: `read` turns what a caller gave (a value, or its text) into the stored value.

    `read` raises `ValueError` for anything else; `allowed` describes valid values. A `default` of `None`
    means that the default depends on the other options. `about` explains the option; see `described`.
    Where there are too many values for `choices`, `usual` are those people mostly want. An option with one value for
    each seat, no two the same, names in `each` what a seat chooses from.
    """

    name: str
    default: Any
    allowed: Message
    read: Callable[[Any], Any]
    choices: tuple[Any, ...] = ()
    about: Message | str = ""
    usual: tuple[Any, ...] = ()
    each: tuple[Any, ...] = ()

    def check(self, value: object) -> Any:
        try:
            return self.read(value)
        except ParlourError:
            raise
        except (ValueError, TypeError) as error:
            raise BadOption(self.name, value, requirement(self.allowed)) from error


def choice(name: str, default: Any, choices: Iterable[Any], about: str = "") -> Option:
    """An option that takes one of a few values."""
    values = tuple(choices)

    def read(value: object) -> Any:
        if (number := integer(value)) is not None:
            value = number
        for known in values:
            if (type(known) is type(value) and known == value) or str(known) == value:
                return known
        raise ValueError

    return Option(name, default, one_of(map(str, values)), read, values, about)


def whole(name: str, default: int | None, low: int, high: int, about: str = "") -> Option:
    """An option that takes a whole number from `low` to `high`."""

    def read(value: object) -> int:
        number = whole_number(value)
        if not low <= number <= high:
            raise ValueError
        return number

    return Option(name, default, whole_from(low, high), read, tuple(range(low, high + 1)), about)


def described(game: str, options: Iterable[Option]) -> tuple[Option, ...]:
    """The options of a game of this package, each explained by the message `GAME-OPTION.about`."""
    return tuple(replace(option, about=Message(f"{game}-{option.name}.about")) for option in options)


def integer(value: object) -> int | None:
    """A value that is a whole number, NumPy's too, as an `int`; `None` for others, `True` and `3.0` among them."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    try:
        return index(value)
    except TypeError:  # NumPy's True
        return None


def within(name: str, value: object, low: int, high: int, why: Message) -> int:
    """An argument that must be a whole number from `low` to `high`; raises `BadOption` otherwise."""
    number = integer(value)
    if number is None or not low <= number <= high:
        raise BadOption(name, value, why)
    return number


def whole_number(value: object) -> int:
    """`3` and `"3"` are 3; `True`, `3.0` and `"３"` are not whole numbers here."""
    if (number := integer(value)) is not None:
        return number
    if isinstance(value, str) and value.isascii() and value.strip().lstrip("-").isdigit():
        return int(value)
    raise ValueError(value)


def first_seat(players: int, value: object) -> str | int:
    """The option `first`, common to all games: `"rules"`, or a seat number."""
    if value == "rules":
        return "rules"
    try:
        seat = whole_number(value)
    except ValueError:
        seat = -1
    if not 0 <= seat < players:
        raise BadOption("first", value, Message("option-first", {"last": players - 1, "players": players}))
    return seat


def check_names(options: Iterable[Option], given: Mapping[str, object]) -> None:
    """Refuses an unknown option: `BadOption` lists the options."""
    names = [option.name for option in options]
    for name, value in given.items():
        if name not in names:
            raise BadOption(name, value, Message("option-unknown", {"options": tuple(names)}))
