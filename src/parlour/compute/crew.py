"""Threads that stay, for steps of a batch too short to hand out through Python (`parlour.compute.loops`).

Nobody gives a thread its games: all take the next part until none is left. So the thread that leads never waits
for one that sleeps, and a step is never slower than on one core by more than the waking takes.
"""

from __future__ import annotations

import weakref
from threading import Event, Thread
from typing import Any, Final

import numpy as np

from parlour.compute.loops import A_CHECK, A_STEP, CONTROL, JOB, WRONG, Loops
from parlour.compute.numba_internals import CAN_SHARE

SHOWN: Final = 7
"""Arrays before those that a step shows."""
GAMES_A_CORE: Final = 1024
"""The fewest games that pay for one more core."""


def crew_size(games: int, cores: int, kernel: Any) -> int:
    """The number of cores that pays for a batch; one without the compiler."""
    shared = CAN_SHARE and hasattr(kernel, "py_func")
    return max(1, min(cores, games // GAMES_A_CORE)) if shared else 1


class Crew:
    """The helper threads of a batch. `arrays` are the batch's, as the loops take them, and never change."""

    def __init__(self, loops: Loops, cores: int, players: int, outcomes: int, arrays: tuple[Any, ...]) -> None:
        self._lead, self._control = loops.lead, np.zeros(CONTROL, np.int64)
        self._arguments = _with_own(arrays, players, outcomes)
        self._compile(loops)
        self._calls, self._asleep = [Event() for _ in range(cores - 1)], [True] * (cores - 1)
        for number in range(cores - 1):
            given = (
                loops.serve,
                self._control,
                self._calls,
                self._asleep,
                number,
                _with_own(arrays, players, outcomes),
            )
            Thread(target=_serve, args=given, name="parlour-batch", daemon=True).start()
        weakref.finalize(self, _end, self._control, self._calls)

    def _compile(self, loops: Loops) -> None:
        """Here, not in all threads at once: no thread serves a control that has ended."""
        ended = np.full(CONTROL, -1, np.int64)
        loops.serve(ended, *self._arguments)

    def step(self) -> None:
        self._job(A_STEP)

    def first_wrong(self, games: int) -> int:
        """The first game whose action is not possible; -1 where all are."""
        self._job(A_CHECK)
        found = int(self._control[WRONG])
        return found if found < games else -1

    def _job(self, kind: int) -> None:
        for call, asleep in zip(self._calls, self._asleep, strict=True):
            if asleep:
                call.set()
        self._lead(self._control, kind, *self._arguments)


def _with_own(arrays: tuple[Any, ...], players: int, outcomes: int) -> tuple[Any, ...]:
    """The arrays, with room of a thread's own for scores and for the chances of a position."""
    mine, shown = arrays[:SHOWN], arrays[SHOWN:]
    return *mine, np.zeros(players, np.int64), *shown, np.zeros(outcomes)


def _serve(
    serve: Any, control: Any, calls: list[Event], asleep: list[bool], number: int, arguments: tuple[Any, ...]
) -> None:
    while control[JOB] >= 0:
        calls[number].wait()
        asleep[number] = False
        calls[number].clear()
        serve(control, *arguments)
        asleep[number] = True


def _end(control: Any, calls: list[Event]) -> None:
    control[JOB] = -1
    for call in calls:
        call.set()
