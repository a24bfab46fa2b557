"""`parlour play`: a game in the terminal, all seats at one keyboard."""

from __future__ import annotations

import argparse
import random
import sys

from parlour.cli.choosing import chosen, game_arguments
from parlour.errors import IllegalMove
from parlour.game import CHANCE, State

ABOUT = "play a game in the terminal"


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser, default="shutbox")


def run(args: argparse.Namespace) -> int:
    state = chosen(args).start()
    dice = random.SystemRandom()
    while not state.over:
        if state.actor == CHANCE:
            outcomes, weights = zip(*state.chances(), strict=True)
            outcome = dice.choices(outcomes, [float(weight) for weight in weights])[0]
            print(f"  {'' if state.hand is None else f'seat {state.hand} '}draws {outcome}")
            state = state.play(outcome)
            continue
        print(state.text())
        moved = _ask(state)
        if moved is None:
            print("\n  the game is not finished")
            return 0
        state = moved
    print(state.text())
    return 0


def _ask(state: State) -> State | None:  # type: ignore[type-arg]
    while True:
        print(f"seat {state.actor} > ", end="", flush=True)
        line = sys.stdin.readline()
        if not line or line.strip() in ("quit", "exit"):
            return None
        try:
            return state.play(line.strip())
        except IllegalMove as error:
            print(f"  {error}")
