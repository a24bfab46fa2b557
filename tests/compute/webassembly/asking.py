"""Positions of random games asked about in a page, and what the library answers: every number, bit for bit."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from random import Random
from typing import Any

import numpy as np
from tests.compute.webassembly.page import Page, i64

import parlour
from parlour.compute.webassembly.offer import FURTHER, answer_length
from parlour.compute.webassembly.stamp import module_file
from parlour.contract.engine import Position
from parlour.engine.ask import Desk

CASES: dict[str, tuple[str, dict[str, Any], int]] = {
    "rolit-8": ("rolit", {"players": 2}, 1000),
    "rolit-4": ("rolit", {"players": 2, "size": 4}, 200),
    "reversi-6": ("rolit", {"players": 2, "size": 6, "preset": "reversi"}, 500),
    "rolit-8-three": ("rolit", {"players": 3}, 20),
    "rolit-6-four": ("rolit", {"players": 4, "size": 6}, 20),
    "tuki": ("tuki", {"players": 2}, 1000),
    "tuki-four": ("tuki", {"players": 4}, 300),
    "shutbox": ("shutbox", {"first": 0}, 1000),
    "shutbox-alone": ("shutbox", {"edition": "twelve", "players": 1}, 1000),
    "shutbox-three": ("shutbox", {"edition": "nine", "players": 3, "first": 0}, 500),
}
"""By name: a game, its options, and how many positions are asked about."""
SEARCH_EVERY = {"tuki": 50, "rolit": 20}
"""At every position of this number, two instalments are searched too: at a glance all are asked about."""


def questions(game: Any, number: int, seed: int = 1) -> list[Position]:
    """Positions of random games, all on one ground."""
    random, found, state, engine = Random(seed), list[Position](), game.start(), game.engine()
    while len(found) < number:
        if state.over:
            state = game.start()
        elif engine.judges(state):
            asked = engine.position(state)
            found += [asked] if not found or asked.ground == found[0].ground else []
        state = state.play(random.choice(state.legal() or [outcome for outcome, _ in state.chances()]))
    return found


def asked(name: str, options: dict[str, Any], number: int) -> tuple[Page, list[list[str]]]:
    """A page that is asked, with the answers of the library."""
    game = parlour.game(name, **options)
    engine, all_asked = game.engine(), questions(game, number)
    ground = all_asked[0].ground
    file, cells = engine.ground(ground)
    page = Page(module_file(engine.module))
    lengths = [answer_length(len(each.steps), each.players) for each in all_asked]
    packed, answer = page.array(np.frombuffer(gzip.decompress(file), np.uint8)), page.array(np.zeros(max(lengths)))
    positions = [page.array(np.array(each.numbers, np.int64)) for each in all_asked]
    room = [f"i32:{page.reserve(8 * cells)}", f"i32:{cells}"]
    page.call("prepare", *packed, *room)
    at, library = int(answer[0].partition(":")[2]), Desk(engine, ground)
    expected = [["0"]]
    for place, (each, position, length) in enumerate(zip(all_asked, positions, lengths, strict=True)):
        read = tuple(at + 8 * cell for cell in range(length))
        numbers, own, there = np.array(each.numbers, np.int64), np.zeros(length), [answer[0], f"i32:{length}"]
        page.call("values", *room, *position, *there, read=read)
        expected.append(_answer(library.values(library.memory, numbers, own), own))
        for step in range(2 if place % SEARCH_EVERY.get(name, 1) == 0 else 0):
            if not own[FURTHER]:
                break
            page.call("search", *room, *position, *there, i64(step), read=read)
            expected.append(_answer(library.search(library.memory, numbers, own, step), own))
    return page, expected


def _answer(given: Any, answer: Any) -> list[str]:
    """A function's answer, and the bits of all numbers that it leaves."""
    return [str(int(given)), *_bits(answer)]


def _bits(numbers: Any) -> Iterable[str]:
    return map(str, numbers.view(np.int64).tolist())
