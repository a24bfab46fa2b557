"""The lesson of Rolit: trap, several lines at once, nothing to trap, a corner, the last ball."""

from __future__ import annotations

from parlour.contract.lesson import Scene, look, move, scene
from parlour.games.rolit.state import RolitState
from parlour.speech.message import Message

OPTIONS = {"size": 6, "players": 2, "first": 0}
SMALL = {"size": 4, "players": 2, "first": 1}
SEVERAL = ("c5", "b4", "a3", "b2", "d2", "c2")
"""Red turns four balls at c1, fewer elsewhere."""
NOTHING = ("e5", "e3", "f3", "d5", "c5", "e6")
"""Red can capture nothing."""
CORNER = ("e5", "b2")
"""Red can take a1."""
LAST = ("a1", "c4", "d2", "a2", "b4", "a4", "a3", "d1", "c1", "d3", "d4")
"""On the small board only b1 is empty; with it red wins by 11 to 5."""


def lesson(start: RolitState, small: RolitState) -> tuple[Scene, ...]:
    """`start` is the first position of a game with `OPTIONS`, `small` of one with `SMALL`."""
    return (
        scene(start, (), move(_say("trap")), look(_say("turned"))),
        scene(start, SEVERAL, move(_say("most"), "c1", otherwise=_say("most.otherwise")), look(_say("lines"))),
        scene(start, NOTHING, move(_say("place")), look(_say("placed"))),
        scene(start, CORNER, move(_say("corner"), "a1", otherwise=_say("corner.otherwise")), look(_say("safe"))),
        scene(small, LAST, move(_say("full")), look(_say("won"))),
    )


def _say(part: str) -> Message:
    return Message(f"lesson-rolit-{part}")
