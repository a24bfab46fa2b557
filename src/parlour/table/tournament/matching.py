"""A largest matching in any graph, by Edmonds' blossom algorithm: whether all can be paired."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence


def matching(graph: Sequence[Sequence[int]]) -> list[int]:
    """By vertex: its partner in a largest matching, or -1. `graph` has the neighbours of each vertex."""
    mate = [-1] * len(graph)
    for vertex, neighbours in enumerate(graph):  # most are paired at once; paths are searched for the others
        if mate[vertex] < 0:
            free = next((each for each in neighbours if mate[each] < 0), -1)
            if free >= 0:
                mate[vertex], mate[free] = free, vertex
    for vertex in range(len(graph)):
        if mate[vertex] < 0:
            _augment(graph, mate, vertex)
    return mate


def _augment(graph: Sequence[Sequence[int]], mate: list[int], root: int) -> None:
    """Lengthens the matching by one pair, if a path leads from `root` to another vertex that has no partner."""
    size = len(graph)
    parent, base, reached = [-1] * size, list(range(size)), [False] * size
    reached[root] = True
    queue = deque([root])
    while queue:
        here = queue.popleft()
        for there in graph[here]:
            if base[here] == base[there] or mate[here] == there:
                continue
            if there == root or (mate[there] >= 0 and parent[mate[there]] >= 0):  # an odd cycle: it becomes one vertex
                stem = _stem(mate, base, parent, here, there)
                blossom = [False] * size
                _mark(mate, base, parent, blossom, here, stem, there)
                _mark(mate, base, parent, blossom, there, stem, here)
                for vertex in range(size):
                    if blossom[base[vertex]]:
                        base[vertex] = stem
                        if not reached[vertex]:
                            reached[vertex] = True
                            queue.append(vertex)
            elif parent[there] < 0:
                parent[there] = here
                if mate[there] < 0:
                    _turn(mate, parent, there)
                    return
                reached[mate[there]] = True
                queue.append(mate[there])


def _stem(mate: list[int], base: list[int], parent: list[int], one: int, other: int) -> int:
    """The meeting point of the paths from two vertices to the root."""
    passed = set()
    while True:
        one = base[one]
        passed.add(one)
        if mate[one] < 0:
            break
        one = parent[mate[one]]
    while base[other] not in passed:
        other = parent[mate[base[other]]]
    return base[other]


def _mark(
    mate: list[int], base: list[int], parent: list[int], blossom: list[bool], vertex: int, stem: int, child: int
) -> None:
    while base[vertex] != stem:
        blossom[base[vertex]] = blossom[base[mate[vertex]]] = True
        parent[vertex] = child
        child = mate[vertex]
        vertex = parent[mate[vertex]]


def _turn(mate: list[int], parent: list[int], vertex: int) -> None:
    """Along the path that was found, pairs and others change places."""
    while vertex >= 0:
        before = parent[vertex]
        following = mate[before]
        mate[vertex], mate[before] = before, vertex
        vertex = following
