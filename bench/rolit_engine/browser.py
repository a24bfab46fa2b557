"""Rolit's engine as a page runs it, in Node, beside the same functions compiled for this machine.

    python -m bench.rolit_engine.browser

Both do the same searches from empty tables, in turns, by processor time; the fastest of several runs counts. Node's
time includes its compilers.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from tests.compute.webassembly.page import Page, i64
from tests.games.rolit.engine.pages import MODULE, placed
from tests.games.rolit.engine.positions import random_position

from parlour.games.rolit.engine.desk import CUT, NODES, ORDERED, WEIGHTS, Desk
from parlour.games.rolit.engine.endgame import ROLIT
from parlour.games.rolit.engine.root import best_move, exact_move
from parlour.games.rolit.engine.table import NO_MOVE
from parlour.games.rolit.engine.thinker import MARGIN
from parlour.games.rolit.engine.weights import brains

SIZE = 8
RUNS = 5
BUCKETS = 1 << 14


def desk_for(exact: bool) -> Desk:
    desk, brain = Desk(SIZE, BUCKETS), brains(f"two-{SIZE}")[0]
    desk.kept.append(brain)
    desk.cells[WEIGHTS] = brain.address
    if exact:
        desk.cells[ORDERED] = 12
    else:
        desk.cells[CUT] = MARGIN
    return desk


def measure(name: str, function: Callable[..., Any], empties: int, number: int, sixth: int, exact: bool) -> None:
    random = Random(1)
    asked = [(*random_position(random, SIZE, empties), NO_MOVE, sixth, ROLIT) for _ in range(number)]
    native, browser, nodes = float("inf"), float("inf"), 0
    for _ in range(RUNS):
        desk = desk_for(exact)
        page = Page(MODULE)
        at = placed(page, desk, brains(f"two-{SIZE}")[0])
        for each in asked:
            page.call(name, i64(at), *map(i64, each), read=(at + 8 * NODES,))
        began = process_time()
        for each in asked:
            function(desk.address, *each)
        native, nodes = min(native, process_time() - began), desk.nodes
        given = page.in_node()
        assert given.answers[-1][1] == str(nodes)
        browser = min(browser, given.seconds)
    rates = (nodes / native / 1e6, nodes / browser / 1e6)
    print(f"{name}: {nodes:,} nodes, {rates[0]:.2f} M/s native, {rates[1]:.2f} M/s in Node, {rates[1] / rates[0]:.2f}")


if __name__ == "__main__":
    measure("best_move", best_move, empties=40, number=30, sixth=9, exact=False)
    measure("exact_move", exact_move, empties=18, number=20, sixth=0, exact=True)
