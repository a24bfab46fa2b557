"""Whole games judged in a page, position by position, and what the library finds: every number, bit for bit."""

from __future__ import annotations

import gzip
import json
from typing import Any

import numpy as np
from parlour.contract.offered import OfferedValuation
from tests.compute.webassembly.page import Page, i64

from parlour.compute.webassembly.offer import WORTHS
from parlour.compute.webassembly.stamp import module_file
from parlour.games import kind
from parlour.server.records.analyse import outline
from parlour.table import parse


def judged(record: bytes) -> tuple[Page, list[list[str]]]:
    """A page that judges the game of a record, with the answers of the library."""
    told, game = outline(record), parse(record).table.header.game
    steps: list[Any] = json.loads(told.line)["steps"]
    valuation = game.valuation(quick=False, seed=0)
    assert isinstance(valuation, OfferedValuation)
    file, cells = kind(told.game).ground(told.ground)
    page = Page(module_file(game.browser))
    packed = page.array(np.frombuffer(gzip.decompress(file), np.uint8))
    positions = [np.array(list(map(int, each["position"])), np.int64) for each in steps]
    placed = [page.array(each) for each in positions]
    lengths = [WORTHS + len(each["steps"]) * game.players for each in steps]
    answer = page.array(np.zeros(max(lengths)))
    room = [f"i32:{page.reserve(8 * cells)}", f"i32:{cells}"]
    page.call("prepare", *packed, *room)
    at, expected = int(answer[0].partition(":")[2]), [["0"]]
    function = valuation.prepared()
    for number, (position, given, length) in enumerate(zip(positions, placed, lengths, strict=True)):
        page.call("judge", *room, *given, *answer, i64(number), read=tuple(at + 8 * cell for cell in range(length)))
        found = np.zeros(length)
        back = function(valuation.room, position, found, number)
        expected.append([str(int(back)), *map(str, found.view(np.int64).tolist())])
    return page, expected
