"""Which games can be solved for winning, and why the others cannot."""

from __future__ import annotations

from parlour.games.shutbox.options import ShutBoxOptions


def why_unsolved(o: ShutBoxOptions) -> str:
    """Empty where `solve` can play to win; else why not, in a clause."""
    if o.match:
        return "matches are not solved yet"
    if o.order == "rounds":
        return "games of one roll each are not solved yet"
    if o.tiles > 14:
        return "rows this long are not solved yet"
    return ""
