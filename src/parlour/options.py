"""Options of a game, declared once: checking, parsing, listing and documenting all read the same declaration."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from parlour.errors import BadOption, ParlourError


@dataclass(frozen=True)
class Option:
    """One option: `read` turns what a caller gave (a value, or its text) into the stored value.

    `read` raises `ValueError` for anything else; `allowed` says in words what would do. A `default` of `None`
    means that the default depends on the other options; `about` then says how.
    """

    name: str
    default: Any
    allowed: str
    about: str
    read: Callable[[Any], Any]
    choices: tuple[Any, ...] = ()

    def check(self, value: object) -> Any:
        try:
            return self.read(value)
        except ParlourError:
            raise
        except (ValueError, TypeError) as error:
            raise BadOption(self.name, value, f"must be {self.allowed}") from error


def choice(name: str, default: Any, choices: Iterable[Any], about: str) -> Option:
    """An option that takes one of a few values."""
    values = tuple(choices)

    def read(value: object) -> Any:
        for known in values:
            if (type(known) is type(value) and known == value) or str(known) == value:
                return known
        raise ValueError

    listed = ", ".join(map(str, values))
    return Option(name, default, f"one of {listed}", about, read, values)


def whole(name: str, default: int | None, low: int, high: int, about: str) -> Option:
    """An option that takes a whole number from `low` to `high`."""

    def read(value: object) -> int:
        number = whole_number(value)
        if not low <= number <= high:
            raise ValueError
        return number

    return Option(name, default, f"a whole number from {low} to {high}", about, read, tuple(range(low, high + 1)))


def whole_number(value: object) -> int:
    """`3` and `"3"` are 3; `True`, `3.0` and `"３"` are not whole numbers here."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
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
        raise BadOption(
            "first", value, f"must be 'rules' or a seat from 0 to {players - 1} (there are {players} players)"
        )
    return seat


def check_names(options: Iterable[Option], given: Mapping[str, object]) -> None:
    names = [option.name for option in options]
    for name, value in given.items():
        if name not in names:
            raise BadOption(name, value, f"is not an option of this game; its options are {', '.join(names)}")
