"""Pages with Rolit's engine in their memory, and what the library answers to the same questions."""

from __future__ import annotations

from random import Random

from tests.compute.webassembly.page import Page, hashed, i64
from tests.games.rolit.engine.positions import random_position

from parlour.compute.webassembly.stamp import module_file
from parlour.games.rolit.engine.desk import CUT, NODES, TABLE, VALUE, WEIGHTS, Desk
from parlour.games.rolit.engine.endgame import REVERSI
from parlour.games.rolit.engine.evaluation import ROWS, STARTS, VALUES, Brain
from parlour.games.rolit.engine.files import course_name
from parlour.games.rolit.engine.position import Position
from parlour.games.rolit.engine.root import best_move
from parlour.games.rolit.engine.table import NO_MOVE
from parlour.games.rolit.engine.thinker import MARGIN
from parlour.games.rolit.engine.weights import brains

MODULE = module_file("parlour.games.rolit.engine.browser")
BUCKETS = 1 << 10


def positions(size: int, rule: int, number: int, empties: range) -> list[Position]:
    """Positions of random games in which somebody can move."""
    random, found = Random(size + rule), list[Position]()
    while len(found) < number:
        position = Position(*random_position(random, size, random.choice(empties), reversi=rule == REVERSI))
        if position.open_hollows(rule):
            found.append(position)
    return found


def learned(size: int, rule: int) -> Brain:
    return brains(course_name(size, 2, rule == REVERSI))[0]


def placed(page: Page, desk: Desk, brain: Brain) -> int:
    """Puts a copy of a desk and of what it points to into the page's memory; its address there."""
    thought = brain.cells.copy()
    thought[ROWS], thought[STARTS] = page.place(brain.rows), page.place(brain.starts)
    thought[VALUES] = page.place(brain.weights)
    cells = desk.cells.copy()
    cells[TABLE], cells[WEIGHTS] = page.place(desk.table), page.place(thought)
    page.hashes.append((int(cells[TABLE]), desk.table.nbytes))
    return page.place(cells)


def searches(size: int, rule: int, number: int) -> tuple[Page, list[list[str]], list[int]]:
    """A page that searches random positions; move, value and nodes of each search, and the hash of the whole table."""
    desk, brain = Desk(size, BUCKETS), learned(size, rule)
    desk.cells[WEIGHTS], desk.cells[CUT] = brain.address, MARGIN
    page = Page(MODULE)
    at = placed(page, desk, brain)
    expected: list[list[str]] = []
    for each, position in enumerate(positions(size, rule, number, range(1, size * size - 4))):
        depth = 6 if each % 20 == 0 else 1 + each % 4
        rest = (*position, NO_MOVE, depth, rule)
        page.call("best_move", i64(at), *map(i64, rest), read=(at + 8 * VALUE, at + 8 * NODES))
        hollow = int(best_move(desk.address, *rest))
        expected.append([str(hollow), str(desk.value), str(desk.nodes)])
    return page, expected, [hashed(desk.table)]
