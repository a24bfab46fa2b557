"""Shorthand for the tests: games played from text, and random play."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import parlour
from parlour.games.tuki.cards import HIDDEN, NAMES, PARROT, SLOTS
from parlour.games.tuki.state import TukiState

COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"

Chooser = Callable[[TukiState, Random], Any]


def played(state: TukiState, text: str) -> TukiState:
    """The state after steps separated by commas."""
    for step in text.split(","):
        state = state.play(step.strip())
    return state


def ready(opened: str, start: str = "12", **options: Any) -> TukiState:
    """A round in which each seat has opened a1 and b1; `opened` lists the cards, two a seat.

    With one seat's cards written as `a1=3 a2=3` other slots are opened instead.
    """
    seats = opened.split("/")
    game = parlour.game("tuki", players=len(seats), **{"rounds": 1, "first": 0, **options})
    state = played(game.start(), start)
    for cards in seats:
        for slot, card in zip(("a1", "b1"), cards.split(), strict=True):
            where, _, what = card.rpartition("=")
            state = played(state, f"open {where or slot}, {what}")
    return state


def draw(state: TukiState, random: Random) -> Any:
    outcomes, weights = zip(*state.chances(), strict=True)
    return random.choices(outcomes, [weight.numerator * 10**9 // weight.denominator for weight in weights])[0]


def anything(state: TukiState, random: Random) -> Any:
    return random.choice(state.legal())


def waiting(state: TukiState, random: Random) -> Any:
    """Never opens the last card of its own will: rounds grow long and the stock runs out."""
    hidden = len(state.hidden(state.seat))
    legal = {str(move): move for move in state.legal()}
    if hidden == 1:
        closing = {name for name in legal if state.phase == "place" and closes(state, name)}
        legal = {name: move for name, move in legal.items() if name not in closing} or legal
    if "take stock" in legal and random.random() < 0.8:
        return legal["take stock"]
    return random.choice(list(legal.values()))


def closes(state: TukiState, move: str) -> bool:
    last = SLOTS[state.hidden(state.seat)[0]]
    return move in (last, f"drop {last}") or (move.startswith("fly") and move.endswith(last))


def walk(game: parlour.Game, seed: int, choose: Chooser = anything) -> Iterator[tuple[TukiState, Any]]:
    """Every position of a random game with the step taken there; last the end, with None."""
    random, state = Random(seed), game.start()
    while not state.over:
        step = draw(state, random) if state.actor == parlour.CHANCE else choose(state, random)
        yield state, step
        state = state.play(step)
    yield state, None


def grid(text: str) -> tuple[int, ...]:
    """A grid from two rows of text: `7 . 3 P / 7 . 3 5`, `.` hidden and `P` a parrot."""
    above, below = (row.split() for row in text.split("/"))
    return tuple(card(each) for column in zip(above, below, strict=True) for each in column)


def card(text: str) -> int:
    return HIDDEN if text == "." else PARROT if text == "P" else NAMES.index(text)
