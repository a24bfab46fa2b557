"""The fast captures of one hollow, and the rules on whole arrays, agree with the kernel."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from parlour.compute.kernels import jit
from parlour.games.rolit import kernel
from parlour.games.rolit.engine import captures, fields


@jit
def disagreements(own: Any, others: Any) -> int:
    wrong = 0
    for hollow in range(64):
        ball = np.uint64(1) << np.uint64(hollow)
        if not (own | others) & ball:
            wrong += captures.capture(hollow, own, others) != kernel.captured(own, others, ball)
    return wrong


def random_boards(count: int) -> list[tuple[int, int]]:
    random = Random(5)
    boards = []
    for _ in range(count):
        occupied, mine = random.getrandbits(64) | random.getrandbits(64), random.getrandbits(64)
        boards.append((occupied & mine, occupied & ~mine))
    return boards


def test_each_hollow_captures_what_the_kernel_says() -> None:
    assert sum(disagreements(np.uint64(own), np.uint64(others)) for own, others in random_boards(300)) == 0


def test_arrays_of_boards_follow_the_kernel() -> None:
    boards = random_boards(300)
    own, others = (np.array(column, np.uint64) for column in zip(*boards, strict=True))
    empty = ~(own | others)
    ball = empty & (~empty + np.uint64(1))
    expected_open = [int(kernel.hollows(a, b, e)) for (a, b), e in zip(boards, empty, strict=True)]
    expected_taken = [int(kernel.captured(a, b, c)) for (a, b), c in zip(boards, ball, strict=True)]
    assert fields.Rules(np).open_to(own, others, empty).tolist() == expected_open
    assert fields.captured(own, others, ball).tolist() == expected_taken
    assert fields.how_many(own).tolist() == [a.bit_count() for a, _ in boards]
