"""Pairings: everybody once in a round-robin, nobody twice in one round, byes in turn, no avoidable repetition."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import chain, combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.table.tournament import swiss
from parlour.table.tournament.grouping import groups
from parlour.table.tournament.history import History
from parlour.table.tournament.matching import matching
from parlour.table.tournament.schedule import (
    NextRound,
    next_round,
    pairs_of_the_circle,
    rounds_of,
    sizes,
    usual_rounds,
)


@pytest.mark.parametrize("people", range(2, 33))
def test_in_a_round_robin_of_two_everybody_meets_everybody_once_and_sits_first_as_often(people: int) -> None:
    met, first, byes = Counter[tuple[int, int]](), Counter[int](), Counter[int]()
    for number in range(rounds_of(people)):
        paired, alone = pairs_of_the_circle(range(people), number)
        seated = [person for table in paired for person in table]
        assert sorted([*seated, *alone]) == list(range(people))
        met.update((min(table), max(table)) for table in paired)
        first.update(table[0] for table in paired)
        byes.update(alone)
    assert met == Counter(combinations(range(people), 2))
    assert set(byes.values()) <= {1} and len(byes) == (people if people % 2 else 0)
    assert max(first[person] for person in range(people)) - min(first[person] for person in range(people)) <= 1


@pytest.mark.parametrize("people", range(2, 10))
def test_the_second_time_round_the_seats_are_changed(people: int) -> None:
    rounds = rounds_of(people)
    once = [table for number in range(rounds) for table in pairs_of_the_circle(range(people), number)[0]]
    again = [table for number in range(rounds) for table in pairs_of_the_circle(range(people), number + rounds)[0]]
    assert sorted(again) == sorted((other, one) for one, other in once)


def perfect(people: Sequence[int], met: set[tuple[int, int]]) -> bool:
    """Whether all can be paired without a repetition, by trying everything."""
    if not people:
        return True
    one, *rest = people
    return any(
        (min(one, other), max(one, other)) not in met and perfect([each for each in rest if each != other], met)
        for other in rest
    )


@st.composite
def histories(draw: st.DrawFn) -> tuple[list[int], History]:
    people = draw(st.permutations(range(draw(st.integers(2, 8)))))
    history = History()
    for pair in draw(st.lists(st.sampled_from(list(combinations(range(len(people)), 2))), max_size=24)):
        history.add([pair], [])
    history.byes.update(draw(st.lists(st.sampled_from(people), max_size=10)))
    return list(people), history


@given(histories())
def test_a_swiss_round_repeats_nothing_while_that_can_be(given: tuple[list[int], History]) -> None:
    people, history = given
    paired, byes = swiss.pairs(people, history)
    assert sorted([*(person for table in paired for person in table), *byes]) == sorted(people)
    fewest = min(history.byes[person] for person in people)
    assert all(history.byes[person] == fewest for person in byes) and len(byes) == len(people) % 2
    met = {two for two, times in history.met.items() if times}
    left_out = [[person] for person in people if history.byes[person] == fewest] if len(people) % 2 else [[]]
    possible = any(perfect([each for each in people if each not in out], met) for out in left_out)
    assert possible == (not any(history.meetings(*table) for table in paired))


@given(st.integers(1, 9).flatmap(lambda n: st.sets(st.sampled_from(list(combinations(range(n), 2)) or [(0, 0)]))))
def test_a_matching_is_as_large_as_any(edges: set[tuple[int, int]]) -> None:
    edges = {(one, other) for one, other in edges if one != other}
    size = 1 + max((other for _, other in edges), default=0)
    graph = [[a + b - v for a, b in sorted(edges) if v in (a, b)] for v in range(size)]
    mate = matching(graph)
    assert all(each < 0 or (mate[each] == v and each in graph[v]) for v, each in enumerate(mate))
    assert sum(each >= 0 for each in mate) == 2 * largest(frozenset(edges))


def largest(edges: frozenset[tuple[int, int]]) -> int:
    if not edges:
        return 0
    one, other = edge = min(edges)
    apart = frozenset(each for each in edges if not {one, other} & set(each))
    return max(largest(edges - {edge}), 1 + largest(apart))


@given(st.integers(2, 70), st.integers(2, 6), st.integers(0, 4))
def test_tables_are_as_equal_as_can_be_and_only_those_without_a_place_have_byes(
    people: int, least: int, more: int
) -> None:
    most = least + more
    found = sizes(people, least, most)
    assert all(least <= size <= most for size in found) and sum(found) <= people
    assert not found or found[0] - found[-1] <= 1
    fits = [n for n in range(people + 1) if any(t * least <= n <= t * most for t in range(people + 1))]
    assert sum(found) == max(fits)


@given(
    st.lists(st.lists(st.integers(0, 9), min_size=9, max_size=9), min_size=9, max_size=9),
    st.sampled_from([(3, 3, 3), (5, 4)]),
)
def test_groups_hold_everybody_once_and_no_swap_makes_them_better(
    given: list[list[int]], wanted: tuple[int, ...]
) -> None:
    def cost(one: int, other: int) -> int:
        return given[one][other] + given[other][one]

    def total(tables: Sequence[Sequence[int]]) -> int:
        return sum(cost(*two) for table in tables for two in combinations(table, 2))

    found = groups(range(9), wanted, cost)
    assert sorted(map(len, found)) == sorted(wanted) and sorted(chain.from_iterable(found)) == list(range(9))
    assert all(total(swapped) >= total(found) for swapped in swaps(found))


def swaps(tables: list[list[int]]) -> Iterator[list[list[int]]]:
    for one, other in combinations(chain.from_iterable(tables), 2):
        yield [[{one: other, other: one}.get(each, each) for each in table] for table in tables]


@given(
    st.sampled_from(["round-robin", "swiss"]),
    st.integers(2, 14),
    st.integers(2, 5),
    st.booleans(),
    st.randoms(use_true_random=False),
)
def test_a_whole_tournament_is_fair(system: str, people: int, size: int, fixed: bool, luck: object) -> None:
    history, points = History(), {person: Fraction(0) for person in range(people)}
    least = size if fixed else 2
    if people < least:
        return
    for number in range(usual_rounds(system, people, size)):  # type: ignore[arg-type]
        order = sorted(points, key=lambda person: (-points[person], person))
        plan = NextRound(system, least, size, number, range(people), {each: points[each] for each in order})  # type: ignore[arg-type]
        tables, byes = next_round(plan, history)
        assert sorted([*(person for table in tables for person in table), *byes]) == list(range(people))
        assert all(least <= len(table) <= size for table in tables)
        history.add(tables, byes)
        for table in tables:
            for place, person in enumerate(luck.sample(table, len(table))):  # type: ignore[attr-defined]
                points[person] += Fraction(place, len(table) - 1)
        for person in byes:
            points[person] += 1
        had = [history.byes[person] for person in range(people)]
        assert max(had) - min(had) <= 1


@pytest.mark.parametrize(("people", "size"), [(9, 3), (16, 4), (13, 4), (12, 3), (20, 5)])
def test_at_bigger_tables_everybody_meets_everybody_about_equally_often(people: int, size: int) -> None:
    history, points = History(), {person: Fraction(0) for person in range(people)}
    for number in range(2 * usual_rounds("round-robin", people, size)):
        history.add(*next_round(NextRound("round-robin", 2, size, number, range(people), points), history))
    meetings = [history.meetings(*two) for two in combinations(range(people), 2)]
    assert max(meetings) - min(meetings) <= 3 and min(meetings) >= 1


def test_the_one_who_sat_first_least_often_begins() -> None:
    history = History()
    history.add([(0, 1, 2)], [])
    assert history.seated((0, 1, 2)) == (1, 2, 0), "those who sat first as often stay in their order"
    history.add([(1, 2, 0)], [])
    assert history.seated((2, 0, 1)) == (2, 0, 1) and history.seated((0, 1, 2)) == (2, 0, 1)


@pytest.mark.parametrize("system", ["round-robin", "swiss"])
@pytest.mark.parametrize(("people", "size"), [(8, 2), (7, 2), (9, 3), (12, 4)])
def test_nobody_sits_first_much_more_often(system: str, people: int, size: int) -> None:
    """The lower number wins each table, so that the same people meet at the top."""
    history, points = History(), {person: Fraction(0) for person in range(people)}
    for number in range(3 * size):
        plan = NextRound(system, 2, size, number, range(people), points)  # type: ignore[arg-type]
        tables, byes = next_round(plan, history)
        history.add(tables, byes)
        for table in tables:
            points[min(table)] += 1
    first = [history.first[person] for person in range(people)]
    assert max(first) - min(first) <= 2, first
