"""A position of Shut the Box as plain data: all that a client needs to draw it without knowing a rule."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from parlour.contract.ruleset import Json
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.encoding import CODES
from parlour.games.shutbox.notation import Shut
from parlour.games.shutbox.state import ShutBoxState

PHASES = ("opening", "choose", "throw", "roll", "shut", "stop", "over")
TIES = (None, "roll", "game")
HALVES = (None, "even", "odd")


def drawing(state: ShutBoxState) -> dict[str, Json]:
    p, options = state.places, state.game.options
    sets = [list(step.numbers) for step in state.legal() if isinstance(step, Shut)]
    roll = state.roll
    data: dict[str, object] = {
        "edition": options.edition,
        "variant": options.variant,
        "phase": PHASES[state.phase],
        "seat": None if state.over else state.seat,
        "shared": options.rows == "shared",
        "rows": [row_view(state, seat) for seat in range(state.game.players)],
        "roll": None if roll is None else {"faces": list(roll.faces), "total": sum(roll.faces), "seat": p[at.ROLLER]},
        "dice": p[at.COUNT] if state.phase == at.ROLLING else options.dice,
        "sets": sets,
        "flaps": sorted({number for numbers in sets for number in numbers}),
        "outright": state.outright,
        "tie": TIES[p[at.TIED]],
        "leader": None if state.phase == at.OPENING else p[at.LEADER],
        "opening": [p[at.FACE + seat] or None for seat in range(state.game.players)],
        "sheet": [list(points) for points in state.sheet],
        "until": options.until,
        "first_hit": options.first_hit,
        "bust": options.bust,
    }
    return cast(dict[str, Json], data)


def row_view(state: ShutBoxState, seat: int) -> dict[str, object]:
    """One row: each number with its flap `open`, `shut`, or `out` of play (SB-28)."""
    p, options = state.places, state.game.options
    half = HALVES[p[at.HALF + seat]]
    still_open = state.open_numbers(seat)
    flaps = [
        {"number": n, "state": "out" if _out(n, half) else "open" if n in still_open else "shut"}
        for n in range(1, options.tiles + 1)
    ]
    return {
        "seat": seat,
        "flaps": flaps,
        "half": half,
        "score": _score(p[at.ROW + seat], options.score),
        "playing": bool(p[at.IN] >> seat & 1),
        "done": bool(p[at.DONE] >> seat & 1),
    }


def _out(number: int, half: str | None) -> bool:
    return half is not None and (number % 2 == 0) != (half == "even")


@lru_cache(maxsize=1 << 12)
def _score(row: int, rule: str) -> int:
    from parlour.games.shutbox.row import row_score  # the compiler is imported when a board is first drawn

    return int(row_score(row, CODES["score"][rule]))
