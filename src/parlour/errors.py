"""The errors for a caller's bad input.

    ValueError
    └── ParlourError
        ├── UnknownGame        no game of that name
        ├── BadOption          an option, its value, or a combination that makes no sense
        ├── IllegalMove        a move or an outcome that the position does not allow
        │   └── BadNotation    a text that is not the notation of any move or outcome of the game
        ├── BadRecord          a record that cannot be read, or that breaks the rules when it is replayed
        ├── RecordBusy         a record that another process is writing
        ├── Refused            a server that refuses what a program asked, or does not answer
        └── Unsupported        the game is fine, but this cannot be done with it (no solution, no such bot)

Each error carries its `message`, which names the input, the position where there is one, and what is allowed instead.
`speak(language).tell(error.message)` says it to a person, `str(error)` in plain English; the attributes carry the same
facts as data. `why` is the clause that says what is wrong, without the frame around it. Raising says nothing yet.
"""

from __future__ import annotations

from collections.abc import Iterable

from parlour.speech.message import Argument, Message, spoken

SHOWN = 40
"""The most allowed moves that a message lists."""


class ParlourError(ValueError):
    """The root: nothing else is raised on purpose because of a caller's input."""

    def __init__(self, why: Message | str) -> None:
        self.why = spoken(why)
        super().__init__(self.why)

    @property
    def message(self) -> Message:
        """The message for people: `why`, and the frame that some errors put around it."""
        return self.why

    def __str__(self) -> str:
        return str(self.message)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


class UnknownGame(ParlourError):
    """`name` is what was asked for, `allowed` the names there are, `meant` the one it looks like, if there is one."""

    def __init__(self, name: object, allowed: Iterable[str]) -> None:
        self.name, self.allowed = name, tuple(allowed)
        self.meant = nearest(str(name), self.allowed)
        known: dict[str, Argument] = {"name": repr(name), "games": self.allowed}
        if self.meant is None:
            super().__init__(Message("error-game", known))
        else:
            super().__init__(Message("error-game-meant", known | {"meant": self.meant}))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), (self.name, self.allowed)


class BadOption(ParlourError):
    """`option` is the option at fault, `value` what was given, `why` what is wrong with it and what would do."""

    def __init__(self, option: str, value: object, why: Message | str) -> None:
        self.option, self.value = option, value
        super().__init__(why)

    @property
    def message(self) -> Message:
        return Message("error-option", {"option": self.option, "value": repr(self.value), "why": self.why})

    @property
    def allowed(self) -> str:
        """`why` in English."""
        return str(self.why)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), (self.option, self.value, self.why)


class IllegalMove(ParlourError):
    """`given` is what was asked for, `where` the position, `why` why not, `allowed` the notations that would do."""

    def __init__(
        self, given: object, why: Message | str, *, position: Message | str = "", allowed: Iterable[str] = ()
    ) -> None:
        self.given, self.allowed = given, tuple(allowed)
        self.where = spoken(position) if position else None
        super().__init__(why)

    @property
    def message(self) -> Message:
        said: dict[str, Argument] = {"given": repr(str(self.given)), "why": self.why}
        if self.where is None:
            refused = Message("error-move", said)
        else:
            refused = Message("error-move-at", said | {"position": self.where})
        if not self.allowed:
            return refused
        id = "error-move-allowed" if len(self.allowed) <= SHOWN else "error-move-allowed-more"
        return Message(id, {"refused": refused, "moves": self.allowed[:SHOWN], "count": len(self.allowed)})

    @property
    def reason(self) -> str:
        """`why` in English."""
        return str(self.why)

    @property
    def position(self) -> str:
        """`where` in English; empty where the position does not matter."""
        return "" if self.where is None else str(self.where)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _rebuild, (type(self), str(self.given), self.why, self.where or "", self.allowed)


class BadNotation(IllegalMove):
    """The text is not a move or an outcome of this game at all, in any position."""


class BadRecord(ParlourError):
    """`line` is the line at fault, counted from 1 (0: the file as a whole), `why` what is wrong with it."""

    def __init__(self, why: Message | str, line: int = 0) -> None:
        self.line = line
        super().__init__(why)

    @property
    def message(self) -> Message:
        return Message("error-line", {"line": self.line, "why": self.why}) if self.line else self.why

    @property
    def reason(self) -> str:
        """`why` in English."""
        return str(self.why)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), (self.why, self.line)


class RecordBusy(ParlourError):
    """Another process has the record open for writing; only one may."""


class Refused(ParlourError):
    """`code` is the server's, or `unreachable`, or `alarm` where a device has found the table out."""

    def __init__(self, code: str, why: Message | str) -> None:
        self.code = code
        super().__init__(why)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), (self.code, self.why)


class Unsupported(ParlourError):
    """The game lacks the requested feature; the message names those it has."""


def what_is_wrong(error: ParlourError) -> Message:
    """The clause of an error that fits into another sentence: without its line or its move, where it has one."""
    return error.why if isinstance(error, IllegalMove | BadRecord) else error.message


def system_says(error: OSError) -> Message:
    """The reason why the system refused; rare reasons are in the system's own words."""
    return Message("error-system", {"kind": type(error).__name__, "text": error.strerror or str(error)})


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name that differs least, if little enough to be a slip: by capitals, spaces or a letter or two."""
    from difflib import get_close_matches

    plain = "".join(sign for sign in name.lower() if sign.isalnum())
    found = get_close_matches(plain, known, n=1, cutoff=0.7)
    return found[0] if found else None


def _rebuild(
    kind: type[IllegalMove], given: str, why: Message, position: Message | str, allowed: tuple[str, ...]
) -> IllegalMove:
    return kind(given, why, position=position, allowed=allowed)
