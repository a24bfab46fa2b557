"""Pages that solve one row of Shut the Box, and what the library finds."""

from __future__ import annotations

from typing import Any

import numpy as np

import parlour
from parlour.compute.webassembly.stamp import module_file
from parlour.games.shutbox.solver.row.alone import turn
from parlour.games.shutbox.solver.row.graph import Graph, graph
from tests.compute.webassembly.page import Page, hashed, i64

MODULE = module_file("parlour.games.shutbox.engine.browser")


def ends(g: Graph, objective: str) -> Any:
    """What it is worth to end a turn at each row, as `alone.turn` has it."""
    lows, shuts = -g.score / float(max(1, g.score[g.start])), (np.arange(len(g.score)) == 0).astype(float)
    return np.stack([lows, shuts] if objective == "score" else [shuts, lows], axis=1)


def room(g: Graph) -> tuple[Any, Any, Any]:
    return np.zeros(2), np.zeros(2), np.zeros(g.weight.shape[1], np.uint64)


def solved(options: dict[str, Any], objective: str) -> tuple[Page, list[int]]:
    """A page that solves a row; the hashes of its values and of the dice to throw."""
    o: Any = parlour.game("shutbox", players=1, **options).options
    g, page, known = graph(o), Page(MODULE), turn(o, objective)
    parts = (g.halves, g.weight, g.fewest, g.most, g.first, g.after)
    given = [each for array in parts for each in page.array(array)]
    found = [page.array(array, asked=True) for array in (ends(g, objective), np.zeros_like(known.dice))]
    page.call("best_rows", i64(g.start), *given, *found[0], *found[1], *[e for a in room(g) for e in page.array(a)])
    return page, [hashed(known.values), hashed(known.dice)]
