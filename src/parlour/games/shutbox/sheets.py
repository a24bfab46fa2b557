"""Shut the Box on paper: score sheet, the box, sheets to guess and count with, their answers, and three lessons."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from importlib.resources import files
from typing import Any, Final

from parlour.contract.sheet import Block, Cell, Sheet, score_sheet, text
from parlour.games.shutbox.presets import EDITIONS
from parlour.games.shutbox.sets import likelihood, mask_of, numbers_of, rolls, sums
from parlour.speech.message import Message

BOXES: Final = ("nine", "tactica", "twelve")
ROWS: Final = ((7, 8), (1, 2, 3), (2, 4, 6), (6, 7, 8), (1, 9), (3, 5, 8, 9), (1, 2, 10), (2, 11, 12))
"""The rows to guess about, from likely to unlikely and back."""
GAMES, PLAYERS, THROWS = 10, 6, 36
STEPS: Final = {"young": 5, "middle": 5, "older": 5}
"""The lessons, and how many steps each has."""
LINE: Final = 'fill="none" stroke="#000"'
LETTERS: Final = 'font-family="serif" font-size="10" text-anchor="middle"'


def sheets() -> tuple[Sheet, ...]:
    games = [Message("sheet-game", {"number": number}) for number in range(1, GAMES + 1)]
    known = json.loads(files(__package__).joinpath("answers.json").read_text(encoding="utf-8"))
    return (
        score_sheet("shutbox", games, PLAYERS),
        box(),
        counting(),
        guessing(),
        answers(known),
        *lessons(),
    )


def box() -> Sheet:
    return Sheet("box", Message("paper-box"), (Block(text=Message("paper-box-about"), svg="".join(flaps(12, 180))),))


def flaps(tiles: int, wide: int) -> Iterator[str]:
    """A row of flaps with a fold above the numbers, and a tray for the dice; in millimetres."""
    each, tall, tray = wide / tiles, 70, 90
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 {wide + 2} {tall + tray + 8}">'
    for number in range(tiles):
        x, middle = number * each, (number + 0.5) * each
        yield f'<rect x="{x:g}" y="0" width="{each:g}" height="{tall}" {LINE} stroke-width="0.6"/>'
        yield f'<text x="{middle:g}" y="{tall - 12}" {LETTERS}>{number + 1}</text>'
        yield f'<circle cx="{middle:g}" cy="{tall - 34}" r="{each * 0.36:g}" {LINE} stroke-width="0.3"/>'
    yield f'<path d="M0 20H{wide}" {LINE} stroke-width="0.4" stroke-dasharray="3 2"/>'
    yield f'<rect x="0" y="{tall + 5}" width="{wide}" height="{tray}" rx="4" {LINE} stroke-width="0.6"/></svg>'


def counting() -> Sheet:
    heads = tuple(map(Message, ("paper-total-of-dice", "paper-marks", "paper-how-many")))
    table = Block(heads=heads, rows=tuple((str(total), "", "") for total in range(2, 13)), tall=True)
    return Sheet("totals", Message("paper-totals"), (text("paper-totals-about"), table))


def guessing() -> Sheet:
    heads = tuple(map(Message, ("paper-open", "paper-my-guess", "paper-twenty", "paper-how-many")))
    table = Block(heads=heads, rows=tuple((_spelt(row), "", "", "") for row in ROWS), tall=True)
    return Sheet("guess", Message("paper-guess"), (text("paper-guess-about"), table))


def answers(known: dict[str, Any]) -> Sheet:
    """Exact chances by the game's own tables; what best play leaves stands in `answers.json`."""
    ways = {total: _of(total) for total in range(2, 13)}
    heads = tuple(f"1–{EDITIONS[each]['tiles']}" for each in BOXES)
    left = [(str(number), *(_left(known[each]["left"], number) for each in BOXES)) for number in range(1, 13)]
    first = [(str(total), *(known[each]["first"].get(str(total), "") for each in BOXES)) for total in range(2, 13)]
    return Sheet(
        "answers",
        Message("paper-answers"),
        (
            text("paper-answers-totals"),
            Block(heads=tuple(map(str, ways)), rows=(tuple(map(str, ways.values())),)),
            text("paper-answers-fits"),
            Block(heads=tuple(map(_spelt, ROWS)), rows=(tuple(str(fitting(row)) for row in ROWS),)),
            text("paper-answers-boxes"),
            Block(
                text=Message("paper-answers-left"),
                heads=(Message("paper-shut-number"), *heads),
                rows=(
                    (Message("paper-all-open"), *(_left(known[each]["left"], 0) for each in BOXES)),
                    *left,
                    (Message("paper-box-shut"), *(_decimal("paper-percent", known[each]["shut"]) for each in BOXES)),
                ),
            ),
            Block(
                text=Message("paper-answers-first"), heads=(Message("paper-total-of-dice"), *heads), rows=tuple(first)
            ),
            text("paper-answers-lesson"),
        ),
    )


def _left(known: dict[str, str], number: int) -> Cell:
    return _decimal("paper-decimal", known[str(number)]) if str(number) in known else ""


def _decimal(id: str, value: str) -> Message:
    whole, tenths = value.split(".")
    return Message(id, {"whole": int(whole), "tenths": int(tenths)})


def _of(total: int) -> int:
    return int(THROWS * sum((likelihood(roll) for roll in rolls(2) if sum(roll) == total), Fraction()))


def fitting(row: tuple[int, ...]) -> int:
    """How many of the 36 throws of two dice fit a row (SB-02)."""
    mask = mask_of(row)
    totals = {total for total in range(2, 13) if any(not each & ~mask for each in sums(12, total))}
    return sum(map(_of, totals))


def _spelt(row: tuple[int, ...]) -> str:
    return ", ".join(map(str, row))


def lessons() -> Iterator[Sheet]:
    for name, steps in STEPS.items():
        numbered = Block(
            rows=tuple((str(step), Message(f"paper-lesson-{name}-{step}")) for step in range(1, steps + 1))
        )
        yield Sheet(
            f"lesson-{name}",
            Message(f"paper-lesson-{name}"),
            (text(f"paper-lesson-{name}-aim"), text("paper-lesson-need"), numbered),
            "lesson",
        )


def spelt_set(mask: int) -> str:
    return "+".join(map(str, numbers_of(mask)))
