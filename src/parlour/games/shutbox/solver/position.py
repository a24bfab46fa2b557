"""Any position of one row, set up by hand: which numbers stand open, and what the dice show."""

from __future__ import annotations

from parlour.errors import BadOption
from parlour.games.shutbox import kernel
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.notation import Roll
from parlour.games.shutbox.rules import ShutBox, ShutBoxState
from parlour.games.shutbox.sets import mask_of, numbers_of
from parlour.message import Message


def position(game: ShutBox, numbers: tuple[int, ...], roll: Roll | None) -> ShutBoxState:
    """Seat 0 is in its turn with these numbers open and, if a roll is given, has just rolled it."""
    row, start = mask_of(numbers), game.options.start_row
    if not numbers or row & ~start or len(set(numbers)) < len(numbers):
        why = Message("option-shutbox-open", {"numbers": numbers_of(start)})
        raise BadOption("open", ",".join(map(str, numbers)), why)
    first = ShutBox.make(game.options_dict | {"first": 0})
    tables, known = first.tables
    p = first.start().p.copy()
    p[at.ROW], p[at.HALF] = row, _half(game, row)
    kernel.begin_roll(p, tables)
    if roll is not None:
        faces = tuple(reversed(roll.faces))
        low, high = (len(faces), len(faces)) if p[at.PHASE] == at.THROWING else (int(p[at.COUNT]),) * 2
        if faces not in known.number or not low <= len(faces) <= high:
            raise BadOption("dice", str(roll), Message("option-shutbox-dice", {"dice": first.options.dice}))
        p[at.COUNT], p[at.PHASE] = len(faces), at.ROLLING
        kernel.act(p, tables, known.number[faces])
    return ShutBoxState(first, p.tobytes(), ())


def _half(game: ShutBox, row: int) -> int:
    """SB-28: a row with numbers of one half only has been chosen; 0 where that is still open or not asked."""
    if game.options.parity != "choice":
        return 0
    return 1 if not row & at.ODDS else 2 if not row & at.EVENS else 0
