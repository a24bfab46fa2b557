"""Least-recently-used caches with a limit in bytes."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar

import numpy as np

P = ParamSpec("P")
T = TypeVar("T")
DEEPEST = 5


class Kept(Generic[P, T]):
    """A function whose results are cached, up to `most` bytes together."""

    def __init__(self, function: Callable[P, T], most: int) -> None:
        self._function, self._most, self._bytes = function, most, 0
        self._known: OrderedDict[Any, tuple[T, int]] = OrderedDict()
        self._lock = threading.Lock()

    def __call__(self, *arguments: P.args, **named: P.kwargs) -> T:
        key = (*arguments, *sorted(named.items())) if named else arguments
        with self._lock:
            if key in self._known:
                self._known.move_to_end(key)
                return self._known[key][0]
        found = self._function(*arguments, **named)
        with self._lock:
            self._keep(key, found, weight(found))
        return found

    def _keep(self, key: Any, found: T, size: int) -> None:
        """The newest result always stays; older ones make room."""
        self._bytes += size - self._known.get(key, (None, 0))[1]
        self._known[key] = (found, size)
        while len(self._known) > 1 and self._bytes > self._most:
            self._bytes -= self._known.popitem(last=False)[1][1]

    @property
    def bytes(self) -> int:
        return self._bytes

    def cache_clear(self) -> None:
        with self._lock:
            self._known.clear()
            self._bytes = 0


def kept(most: int) -> Callable[[Callable[P, T]], Kept[P, T]]:
    """Caches a function of hashable arguments."""
    return lambda function: Kept(function, most)


def weight(thing: object, deep: int = DEEPEST) -> int:
    """The bytes of all arrays found in an object; at least a small constant."""
    if isinstance(thing, np.ndarray):
        return int(thing.nbytes)
    if deep == 0:
        return 100
    if isinstance(thing, dict):
        return 100 + sum(weight(each, deep - 1) for each in thing.values())
    if isinstance(thing, tuple | list):
        return 100 + sum(weight(each, deep - 1) for each in thing)
    parts = getattr(thing, "__dict__", {}).copy()  # another thread may add to it
    return 100 + sum(weight(each, deep - 1) for each in parts.values())
