"""The lesson of Shut the Box: roll, shut what fits, run out, and, with luck, shut the box."""

from __future__ import annotations

from parlour.contract.lesson import Scene, look, move, roll, scene
from parlour.games.shutbox.state import ShutBoxState
from parlour.speech.message import Message

OPTIONS = {"players": 2, "first": 0}
FEW_LEFT = ("5-5", "10", "5-4", "9", "4-4", "8", "4-2", "6", "4-3", "3+4", "4-3", "7")
"""Leaves 1, 2 and 5 open."""
ONE_LEFT = (*FEW_LEFT, "roll 1", "1", "1", "roll 1", "5", "5")


def lesson(start: ShutBoxState) -> tuple[Scene, ...]:
    """`start` is the first position of a game with `OPTIONS`."""
    return (
        scene(start, (), roll(_say("roll"), "6-3"), move(_say("shut")), look(_say("again"))),
        scene(
            start,
            FEW_LEFT,
            move(_say("die"), "roll 1", then=("4",), otherwise=_say("die.otherwise")),
            look(_say("over")),
        ),
        scene(
            start,
            ONE_LEFT,
            move(_say("luck"), "roll 1", then=("2",), otherwise=_say("luck.otherwise")),
            move(_say("last")),
            look(_say("won")),
        ),
    )


def _say(part: str) -> Message:
    return Message(f"lesson-shutbox-{part}")
