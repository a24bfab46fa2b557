"""Positions of random games asked about in a page, and what the library answers: every number, bit for bit."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from contextlib import suppress
from random import Random
from typing import Any

import numpy as np
from parlour.contract.question import Question
from parlour.engine.host import Thinking
from tests.compute.webassembly.page import Page, i64

import parlour
from parlour.compute.webassembly.offer import ANSWER, WORTH
from parlour.compute.webassembly.stamp import module_file
from parlour.errors import Unsupported

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
STEPS = 2
"""Steps of each search; every so many positions all moves are judged too."""
ADVICE_EVERY, SEARCH_EVERY = 50, {"tuki": 20}
"""A second step takes many rollouts in Tuki Tuki: it is asked for now and then."""


def questions(game: Any, number: int, seed: int = 1) -> list[Question]:
    """Positions of random games in which there is something to choose, all on one ground."""
    random, found, state = Random(seed), list[Question](), game.start()
    while len(found) < number:
        if state.over:
            state = game.start()
        elif not state.legal():
            state = state.play(random.choice(state.chances())[0])
        else:
            with suppress(Unsupported):
                asked = game.question(state)
                found += [asked] if not found or asked.ground == found[0].ground else []
            state = state.play(random.choice(state.legal()))
    return found


def asked(name: str, options: dict[str, Any], number: int) -> tuple[Page, list[list[str]]]:
    """A page that is asked, with the answers of the library."""
    game = parlour.game(name, **options)
    kind, all_asked = type(game), questions(game, number)
    ground = all_asked[0].ground
    file, cells = kind.ground(ground)
    page = Page(module_file(kind.browser))
    packed, answer = page.array(np.frombuffer(gzip.decompress(file), np.uint8)), page.array(np.zeros(ANSWER))
    positions = [page.array(np.array(each.position, np.int64)) for each in all_asked]
    room = [f"i32:{page.reserve(8 * cells)}", f"i32:{cells}"]
    page.call("prepare", *packed, *room)
    at, library = int(answer[0].partition(":")[2]), Thinking(kind, ground)
    expected = [["0"]]
    for place, (each, position) in enumerate(zip(all_asked, positions, strict=True)):
        read = tuple(at + 8 * cell for cell in range(WORTH + len(each.moves)))
        if place % ADVICE_EVERY == 0:
            page.call("advise", *room, *position, *answer, read=read)
            expected.append(_answer(library, "advise", each))
        own = np.zeros(ANSWER)
        for step in range(STEPS if place % SEARCH_EVERY.get(name, 1) == 0 else 1):
            page.call("search", *room, *position, *answer, i64(step), read=read)
            expected.append(_answer(library, "search", each, own, step))
            if expected[-1][0] == "0":
                break
    return page, expected


def _answer(library: Thinking, name: str, question: Question, own: Any = None, *more: int) -> list[str]:
    """What a function answers, and the bits of all numbers that it leaves."""
    answer = np.zeros(ANSWER) if own is None else own
    given = library.offered[name](library.room, np.array(question.position, np.int64), answer, *more)
    return [str(int(given)), *_bits(answer[: WORTH + len(question.moves)])]


def _bits(numbers: Any) -> Iterable[str]:
    return map(str, numbers.view(np.int64).tolist())
