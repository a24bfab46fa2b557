"""A queue that is fair to those who wait: each group has its turn, whatever the others have queued."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    def __init__(self) -> None:
        self._groups: dict[str, deque[T]] = {}
        """In the order in which they have their turn."""

    def __len__(self) -> int:
        return sum(map(len, self._groups.values()))

    def of(self, group: str) -> int:
        """How many of a group wait."""
        return len(self._groups.get(group, ()))

    def add(self, group: str, who: T) -> None:
        self._groups.setdefault(group, deque()).append(who)

    def next(self) -> T | None:
        """The first of the group whose turn it is; the group's next turn comes after those of all others."""
        for group in self._groups:
            waiting = self._groups.pop(group)
            who = waiting.popleft()
            if waiting:
                self._groups[group] = waiting
            return who
        return None

    def remove(self, group: str, who: T) -> None:
        """Forgets somebody who has given up."""
        waiting = self._groups.get(group)
        if waiting is not None and who in waiting:
            waiting.remove(who)
            if not waiting:
                del self._groups[group]
