"""The lesson of Tuki Tuki: open, take and swap, pairs and fours, a parrot, and closing."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.contract.lesson import Scene, Task, look, move, scene
from parlour.games.tuki.state import TukiState
from parlour.speech.message import Message

OPTIONS = {"players": 2, "rounds": 1, "first": 0}
THEIRS = ("open a1", "9", "open b2", "12")
"""The other player opens a 9 and a 12."""
TWELVES = ("7", "open a1", "12", "open a2", "12", "open a1", "9", "open b2", "0")
THREES = (
    *("7", "open a1", "3", "open a2", "3", *THEIRS),
    *("take stock", "3", "b1", "10", "take stock", "3", "drop c1", "5"),
)
"""Two threes one above the other, a third beside them, and a fourth on the discard pile."""
PARROT = ("parrot", "open a1", "12", "open b1", "6", "open a1", "9", "open b2", "0")
MINE = (("b1", "3"), ("b2", "3"), ("c1", "parrot"), ("c2", "7"), ("d1", "12"))
OTHERS = (("a2", "9"), ("b1", "0"), ("c1", "4"), ("c2", "8"), ("d1", "2"))
CLOSING = (
    *("7", "open a1", "3", "open a2", "3", *THEIRS),
    *(
        step
        for (mine, card), (theirs, other) in zip(MINE, OTHERS, strict=True)
        for step in ("take stock", "10", f"drop {mine}", card, "take stock", "11", f"drop {theirs}", other)
    ),
)
"""Everybody has one hidden card left, d2."""
HIDDEN = ("b1", "b2", "c1", "c2", "d1", "d2")


def lesson(start: TukiState) -> tuple[Scene, ...]:
    """`start` is the first position of a game with `OPTIONS`."""
    return (
        scene(
            start,
            ("7",),
            _do("open", "open a1", then=("12",)),
            _do("below", "open a2", then=("12",)),
            look(_say("pair")),
        ),
        scene(
            start,
            TWELVES,
            _do("take", "take stock", then=("1",)),
            _do("put", *HIDDEN, then=("10",)),
            look(_say("old")),
        ),
        scene(start, THREES, _do("third", "take discard"), _do("fourth", "b2", then=("8",)), look(_say("four"))),
        scene(start, PARROT, _do("parrot", "take discard"), _do("mimic", "a2", then=("11",)), look(_say("mimics"))),
        scene(
            start,
            CLOSING,
            _do("hidden", "take stock", then=("1",)),
            _do("close", "d2", then=("11", "take stock", "11", "drop d2", "6")),
            look(_say("won")),
        ),
    )


def _do(part: str, *wanted: str, then: Sequence[str] = ()) -> Task:
    return move(_say(part), *wanted, then=then, otherwise=_say(f"{part}.otherwise"))


def _say(part: str) -> Message:
    return Message(f"lesson-tuki-{part}")
