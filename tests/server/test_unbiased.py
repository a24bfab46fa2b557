"""Thousands of rolls through a real server, with the devices of two players: every total comes as often as it may."""

import asyncio
import json
import re
from collections import Counter
from math import exp, factorial, sqrt
from pathlib import Path
from typing import Any

import pytest

from tests.server.devices import sits
from tests.server.nodes import Running, start
from tests.server.players import ME, OTHER, join, open_table
from tests.server.test_draws import record

ROLLS = 3_000
FALSE_ALARM = 1e-6
"""With which probability each of the two tests fails although nothing is wrong."""
NORMAL = 4.892
"""A normal variable is farther from its mean than this number of standard deviations with probability `FALSE_ALARM`."""
PAIR = re.compile(r"(\d)-(\d)")


async def rolls(node: Running) -> list[tuple[tuple[int, int], dict[str, int]]]:
    """The rolls of two dice in a whole game, each with the weights of what it could have been."""
    opened = open_table(node, "shutbox", [ME, OTHER], devices=True)
    joined = join(node, opened)
    async with (
        sits(node, opened["table"], opened["key"]) as ada,
        sits(node, opened["table"], joined["key"]) as bob,
    ):
        await asyncio.gather(ada.play_on(), bob.play_on())
    lines = [json.loads(line) for line in record(node, opened).splitlines()]
    lists = {line["n"]: dict(line["chances"]) for line in lines if "chances" in line}
    weights = {line["n"]: lists[line.get("same", line["n"])] for line in lines if line.get("event") == "open"}
    drawn = [(PAIR.fullmatch(line["outcome"]), line["n"]) for line in lines if line.get("event") == "outcome"]
    return [((int(found[1]), int(found[2])), weights[n]) for found, n in drawn if found]


def exceeds(x: float, freedom: int) -> float:
    """The probability that a chi-square with an even number of degrees of freedom exceeds x."""
    return exp(-x / 2) * sum((x / 2) ** k / factorial(k) for k in range(freedom // 2))


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_totals_are_unbiased(tmp_path: Path) -> None:
    node = start(tmp_path)
    fell: list[tuple[tuple[int, int], Any]] = []
    while len(fell) < ROLLS:
        for game in await asyncio.gather(*(rolls(node) for _ in range(4))):
            fell += game
    node.kill()
    weights = fell[0][1]
    assert all(each == weights for _, each in fell) and sum(weights.values()) == 36
    counts = Counter(f"{first}-{second}" for (first, second), _ in fell)
    expected = {outcome: len(fell) * weight / 36 for outcome, weight in weights.items()}
    distance = sum((counts[outcome] - many) ** 2 / many for outcome, many in expected.items())
    assert len(expected) == 21 and exceeds(distance, 20) > FALSE_ALARM, (distance, counts)
    mean = sum(first + second for (first, second), _ in fell) / len(fell)
    assert abs(mean - 7) < NORMAL * sqrt(35 / 6 / len(fell)), mean
    print(f"{len(fell)} rolls, mean {mean:.4f}, chi-square {distance:.1f} of 20 degrees of freedom")
