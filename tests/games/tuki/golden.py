"""Playthroughs that a person can read: tests/golden/tuki/*.txt.

Each file starts with what it shows and the options, then has one line a step: who acted, the step, for chance its
probability; and the table every so often. The steps are what is given; everything else is written by

    python -m tests.games.tuki.golden

and the tests compare it. A new file needs only its first two lines and bare steps, one a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import parlour
from parlour.games.tuki.state import TukiState

FOLDER = Path(__file__).parents[2] / "golden" / "tuki"
FILES = sorted(FOLDER.glob("*.txt"))
BOARD_EVERY = 20
STEP = re.compile(
    r"^ *(?:\d+  [^:]+: )?(take \w+|open \w\d|drop(?: \w\d)?|fly \w\d \w\d|[a-d][12]|\d+|parrot|first:\d)(?:  .*)?$"
)


def rendered(text: str) -> str:
    """The whole file again, from its first two lines and its steps."""
    about, options, *lines = text.splitlines()
    game = parlour.game("tuki", **dict(each.split("=") for each in options.split()))
    steps = [found[1] for line in lines if not line.startswith("    |") and (found := STEP.match(line))]
    return "\n".join([about, options, "", *playthrough(game.start(), steps), ""])


def playthrough(state: TukiState, steps: list[str]) -> Iterator[str]:
    for number, step in enumerate(steps, 1):
        yield f"{number:>4}  {who(state)}: {step}{probability(state, step)}"
        state = state.play(step)
        if number % BOARD_EVERY == 0 or number == len(steps) or state.phase == "deal":
            yield from ("", *(f"    | {line}".rstrip() for line in state.text().rstrip().splitlines()), "")


def who(state: TukiState) -> str:
    if state.actor != parlour.CHANCE:
        return f"seat {state.actor}"
    return "chance" if state.hand is None else f"chance, by the hand of seat {state.hand}"


def probability(state: TukiState, step: str) -> str:
    chances: dict[str, Fraction] = {str(outcome): chance for outcome, chance in state.chances()}
    return f"  ({chances[step]})" if chances else ""


if __name__ == "__main__":
    for file in FILES:
        file.write_text(rendered(file.read_text()))
        print(f"written: {file.name}")
