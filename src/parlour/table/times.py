"""The arithmetic of clocks: the time left of each seat in milliseconds, as an immutable value.

Nothing here asks what time it is; the caller says so. Between two events of a table one seat's time runs, or none.
"""

from __future__ import annotations

from typing import NamedTuple

from parlour.table.clock import Clock

SHOWN = 3_000
"""Free milliseconds at the start of a turn, in which pages show what has just happened."""
LONGEST = 86_400_000
"""The upper bound of a clock's time, however many increments are added."""
PAUSE, LONG_PAUSE = 1_800_000, 604_800_000
"""The longest pause: half an hour, or a week in games of days."""


class Face(NamedTuple):
    """The clock's state at the moment `since`."""

    left: tuple[int, ...]
    """By seat."""
    free: int = 0
    """The remainder of the free time at the start of the turn."""
    seat: int | None = None
    """The seat whose time runs."""
    since: int = 0
    due: int = 0
    """When that seat's time has run out, or a pause is over; 0 for never."""

    def at(self, now: int) -> Face:
        """The same clock at a later moment. A moment before `since`, as after a clock was set back, costs nothing."""
        elapsed = max(0, now - self.since)
        if self.seat is None or elapsed == 0:
            return self._replace(since=now) if self.seat is not None else self
        charged = max(0, elapsed - self.free)
        left = max(0, self.left[self.seat] - charged)
        return self._replace(left=_with(self.left, self.seat, left), free=max(0, self.free - elapsed), since=now)

    def runs_for(self, seat: int | None, now: int) -> Face:
        """Starts this seat's time, or stops the clock. An unattended clock restarts in the same way."""
        due = 0 if seat is None else now + self.free + self.left[seat]
        return self._replace(seat=seat, since=now if seat is not None else 0, due=due)

    def pauses_until(self, moment: int) -> Face:
        return self._replace(seat=None, since=0, due=moment)


class Timing(NamedTuple):
    """A clock in milliseconds. `scale` is how long its seconds are: 1, except in tests."""

    clock: Clock
    scale: float = 1.0

    def first(self, seats: int) -> Face:
        """Before anything has happened."""
        return Face((self._ms(self.clock.seconds * 1000),) * seats, self._ms(SHOWN))

    def next_turn(self, face: Face) -> Face:
        """The position has changed: where time is given for each move, everybody has all of it again."""
        stock = self.clock.kind == "fischer"
        return face._replace(left=face.left if stock else self.first(len(face.left)).left, free=self._ms(SHOWN))

    def earned(self, face: Face, seat: int) -> Face:
        """The seat has moved."""
        more = min(self._ms(LONGEST), face.left[seat] + self._ms(self.clock.increment * 1000))
        return face._replace(left=_with(face.left, seat, more))

    @property
    def longest_pause(self) -> int:
        return self._ms(LONG_PAUSE if self.clock.kind == "days" else PAUSE)

    def _ms(self, milliseconds: int) -> int:
        return round(milliseconds * self.scale)


def _with(left: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*left[:seat], value, *left[seat + 1 :])
