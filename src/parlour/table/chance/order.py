"""The order in which events may stand in a log."""

from __future__ import annotations

WHILE_OPEN = frozenset(
    ("pause", "resume", "seat", "reaction", "device", "leave", "back", "drop", "outcome", "void", "end")
)
"""The entries allowed between an `open` and its close, and the entries that close it."""
AFTER_END = frozenset(("reaction", "rematch"))
CLOSING = frozenset(("drop", "outcome", "void"))
DRAWING = frozenset(("begin", "device", "leave", "back", "open", "drop", "void", "chain"))
"""The kinds of events that a table by hand lacks."""

JOINING = frozenset(("begin", "device", "leave", "back", "drop", "void"))
"""The kinds of events that a table lacks where one device draws alone."""


class Disorder(Exception):
    """An event that may not stand here: `code` names the rule of docs/fairness.md that it breaks."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


def check(kind: str, *, opened: bool, owed: bool, ended: bool) -> None:
    """Whether an event of this kind may come next. `owed`: a dropped or voided draw has not been opened again yet."""
    if ended:
        fits = kind in AFTER_END
    elif opened:
        fits = kind in WHILE_OPEN
    else:
        fits = kind not in CLOSING and not (owed and kind == "move")
    if not fits:
        raise Disorder("order")
