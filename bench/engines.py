"""Advice as a page gives it, in Node, beside the same functions compiled for this machine: Shut the Box and Tuki Tuki.

    python -m bench.engines

By processor time, in turns; the fastest of several runs counts. Both begin with nothing: the time includes laying out
memory, solving the turns of the others and, in Node, its compilers.
"""

from __future__ import annotations

import gzip
from time import process_time
from typing import Any

import numpy as np
from tests.compute.webassembly.asking import questions
from tests.compute.webassembly.page import Page

import parlour
from parlour.compute.webassembly.offer import answer_length
from parlour.compute.webassembly.stamp import module_file
from parlour.contract.engine import Engine, Position
from parlour.engine.ask import Desk

RUNS = 3
CASES: dict[str, tuple[str, dict[str, Any], int]] = {
    "Shut the Box, twelve numbers, alone": ("shutbox", {"edition": "twelve", "players": 1}, 2000),
    "Shut the Box, nine numbers, three players": ("shutbox", {"edition": "nine", "players": 3, "first": 0}, 2000),
    "the same, 20,000 positions": ("shutbox", {"edition": "nine", "players": 3, "first": 0}, 20_000),
    "Tuki Tuki, two players": ("tuki", {"players": 2}, 60),
    "Tuki Tuki, four players": ("tuki", {"players": 4}, 30),
}
"""By name: a game, its options, and how many positions are asked about."""


def in_node(engine: Engine, asked: list[Position]) -> float:
    file, cells = engine.ground(asked[0].ground)
    page = Page(module_file(engine.module))
    most = max(answer_length(len(each.steps), each.players) for each in asked)
    packed, answer = page.array(np.frombuffer(gzip.decompress(file), np.uint8)), page.array(np.zeros(most))
    positions = [page.array(np.array(each.numbers, np.int64)) for each in asked]
    room = [f"i32:{page.reserve(8 * cells)}", f"i32:{cells}"]
    page.call("prepare", *packed, *room)
    for position in positions:
        page.call("values", *room, *position, *answer)
    return page.in_node().seconds


def here(engine: Engine, asked: list[Position]) -> float:
    began, library = process_time(), Desk(engine, asked[0].ground)
    for each in asked:
        library.answer(each, 0)
    return process_time() - began


def measure(name: str, game: str, options: dict[str, Any], number: int) -> None:
    played = parlour.game(game, **options)
    engine, asked = played.engine(), questions(played, number)
    here(engine, asked[:1])  # compiles, or loads what was compiled before
    native = browser = float("inf")
    for _ in range(RUNS):
        native, browser = min(native, here(engine, asked)), min(browser, in_node(engine, asked))
    rates = (number / native, number / browser)
    print(f"{name}: {rates[0]:,.0f} answers a second native, {rates[1]:,.0f} in Node, {rates[1] / rates[0]:.2f}")


if __name__ == "__main__":
    for name, case in CASES.items():
        measure(name, *case)
