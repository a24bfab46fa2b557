"""Playthroughs that a person can read: tests/golden/GAME/*.txt, one game each.

A file starts with what it shows and the options that matter, then has one line a step: who acted, the step, for
chance its probability; and the board every so often. The steps are what is given; everything else is written again by

    python -m tests.golden.playthrough

and compared by the tests. A new file needs its first two lines and lines of the form `seat 0: 9` or `chance: 6-3`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import parlour

FOLDER = Path(__file__).parent
FILES = sorted(path for path in FOLDER.glob("*/*.txt"))
BOARD_EVERY = 20
STEP = re.compile(r"^ *(?:\d+  )?(?:seat \d+|chance(?:, by the hand of seat \d+)?): (.+?)(?:  \(.*\))?$")


def game_of(path: Path) -> parlour.Game:
    _, options, *_ = path.read_text().splitlines()
    return parlour.game(path.parent.name, **dict(each.split("=", 1) for each in options.split()))


def rendered(path: Path) -> str:
    """The whole file again, from its first two lines and its steps."""
    about, options, *lines = path.read_text().splitlines()
    steps = [found[1] for line in lines if not line.startswith("    |") and (found := STEP.match(line))]
    return "\n".join([about, options, "", *playthrough(game_of(path).start(), steps), ""])


def playthrough(state: parlour.State[Any], steps: list[str]) -> Iterator[str]:
    for number, step in enumerate(steps, 1):
        yield f"{number:>4}  {who(state)}: {step}{probability(state, step)}"
        state = state.play(step)
        if number % BOARD_EVERY == 0 or number == len(steps):
            yield from ("", *(f"    | {line}".rstrip() for line in state.text().rstrip().splitlines()), "")


def who(state: parlour.State[Any]) -> str:
    if state.actor != parlour.CHANCE:
        return f"seat {state.actor}"
    return "chance" if state.hand is None else f"chance, by the hand of seat {state.hand}"


def probability(state: parlour.State[Any], step: str) -> str:
    chances = {str(outcome): chance for outcome, chance in state.chances()}
    return f"  ({chances[step]})" if chances else ""


if __name__ == "__main__":
    for file in FILES:
        file.write_text(rendered(file))
        print(f"written: {file.relative_to(FOLDER)}")
