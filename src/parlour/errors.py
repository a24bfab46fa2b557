"""Everything that can be wrong with what a caller gives us.

    ValueError
    └── ParlourError
        ├── UnknownGame        no game of that name
        ├── BadOption          an option, its value, or a combination that makes no sense
        ├── IllegalMove        a move or an outcome that the position does not allow
        │   └── BadNotation    a text that is not the notation of any move or outcome of the game
        ├── BadRecord          a record that cannot be read, or that breaks the rules when it is replayed
        ├── RecordBusy         a record that another process is writing
        └── Unsupported        the game is fine, but this cannot be done with it (no solution, no such bot)

Each message names the input, the position where there is one, and what is allowed instead. A caller that only
wants to tell a person what went wrong prints the message; the attributes carry the same facts as data.
"""

from __future__ import annotations

from collections.abc import Iterable


class ParlourError(ValueError):
    """The root: nothing else is raised on purpose because of a caller's input."""


class UnknownGame(ParlourError):
    def __init__(self, name: object, allowed: Iterable[str]) -> None:
        self.name, self.allowed = name, tuple(allowed)
        super().__init__(f"there is no game {name!r}; the games are {', '.join(self.allowed)}")


class BadOption(ParlourError):
    """`option` is the option at fault, `value` what was given, `allowed` what would do."""

    def __init__(self, option: str, value: object, allowed: str) -> None:
        self.option, self.value, self.allowed = option, value, allowed
        super().__init__(f"option {option}={value!r}: {allowed}")

    def __reduce__(self) -> tuple[type[BadOption], tuple[str, object, str]]:
        return type(self), (self.option, self.value, self.allowed)


class IllegalMove(ParlourError):
    """`given` is what was asked for, `position` where, `reason` why not, `allowed` the notations that would do."""

    def __init__(self, given: object, reason: str, *, position: str = "", allowed: Iterable[str] = ()) -> None:
        self.given, self.reason, self.position, self.allowed = given, reason, position, tuple(allowed)
        where = f" at {position}" if position else ""
        instead = f"; allowed: {_some(self.allowed)}" if self.allowed else ""
        super().__init__(f"{str(given)!r} is not possible{where}: {reason}{instead}")

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _rebuild, (type(self), str(self.given), self.reason, self.position, self.allowed)


class BadNotation(IllegalMove):
    """The text is not a move or an outcome of this game at all, in any position."""


class BadRecord(ParlourError):
    """`line` is the line at fault, counted from 1 (0: the file as a whole), `reason` what is wrong with it."""

    def __init__(self, reason: str, line: int = 0) -> None:
        self.reason, self.line = reason, line
        super().__init__(f"line {line}: {reason}" if line else reason)

    def __reduce__(self) -> tuple[type[BadRecord], tuple[str, int]]:
        return type(self), (self.reason, self.line)


class RecordBusy(ParlourError):
    """Another process has the record open for writing; only one may."""


class Unsupported(ParlourError):
    """What was asked for does not exist for this game; the message says what does."""


def _some(texts: tuple[str, ...], most: int = 40) -> str:
    shown = ", ".join(texts[:most])
    return shown if len(texts) <= most else f"{shown} … ({len(texts)} in all)"


def _rebuild(kind: type[IllegalMove], given: str, reason: str, position: str, allowed: tuple[str, ...]) -> IllegalMove:
    return kind(given, reason, position=position, allowed=allowed)
