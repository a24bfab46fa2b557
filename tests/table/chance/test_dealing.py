"""The table's side of a draw: kills at each step, several nodes, devices that forge, stall, sleep and die."""

import time
from dataclasses import replace
from random import Random

import pytest
from tests.table.chance.stories import DIE, Story

from parlour.table.dealing import (
    Complete,
    Desk,
    Drop,
    GiveUp,
    Go,
    Present,
    Refused,
    Step,
    Void,
    Wait,
    agree,
    next_step,
    reveal,
)

HASH = "ab" * 32


def opened(devices: int = 2, voids: int = 0, **desk: object) -> tuple[Story, Desk, list[str]]:
    story = Story(Random(8))
    ids = [story.register((seat,)) for seat in range(devices)]
    if devices < 2:
        story.begin()
    story.open(DIE)
    story.ledger = replace(story.ledger, voids=voids)
    return story, Desk(1, HASH, **desk), ids  # type: ignore[arg-type]


def given(story: Story, desk: Desk, id: str, n: int = 1) -> Desk:
    return reveal(story.ledger, desk, id, HASH, n, story.devices[id].link(n))


def test_a_roll_goes_ready_go_reveal_complete() -> None:
    story, desk, ids = opened()
    assert next_step(story.ledger, desk, Present()) == Wait(tuple(ids))
    assert next_step(story.ledger, desk, Present(ready=frozenset(ids))) == Go()
    desk = replace(desk, go=True)
    desk = given(story, desk, ids[1])
    assert next_step(story.ledger, desk, Present()) == Wait((ids[0],))
    desk = given(story, desk, ids[0])
    step = next_step(story.ledger, desk, Present())
    assert step == Complete(tuple(story.devices[id].link(1) for id in ids))
    assert story.ledger.opening is not None
    outcome = story.ledger.outcome(story.ledger.opening, story.table.link(1), step.links)  # type: ignore[union-attr]
    story.ledger.fell(1, outcome, story.table.link(1), step.links)  # type: ignore[union-attr]


def test_no_devices_no_wait() -> None:
    story = Story(Random(8))
    story.begin()
    story.open(DIE)
    assert next_step(story.ledger, Desk(1, HASH), Present()) == Complete(())


def test_asleep_before_go_is_dropped_after_two_seconds_unless_the_table_waits() -> None:
    story, desk, ids = opened()
    present = Present(ready=frozenset(ids[:1]), since_open=1.9)
    assert next_step(story.ledger, desk, present) == Wait((ids[1],))
    late = replace(present, since_open=2.0)
    assert next_step(story.ledger, desk, late) == Drop((ids[1],))
    assert next_step(story.ledger, desk, replace(late, waits=True)) == Wait((ids[1],))


def test_after_go_nothing_is_dropped_however_long_it_takes() -> None:
    """On every node and after every restart: go is durable, so nobody forgets that links may be on their way."""
    story, desk, _ = opened()
    desk = replace(desk, go=True)
    for since in (0.0, 2.0, 15.0, 1e6):
        step = next_step(story.ledger, desk, Present(since_open=since, since_go=since))
        assert isinstance(step, Wait)
        assert step.may_void == (since >= 15)


@pytest.mark.parametrize("who", ["nobody", "silent", "stranger"])
def test_a_void_without_the_agreement_of_those_who_revealed_never_comes(who: str) -> None:
    story, desk, ids = opened()
    desk = given(story, replace(desk, go=True), ids[0])
    if who == "silent":
        desk = agree(story.ledger, desk, ids[1], frozenset(ids))
    if who == "stranger":
        with pytest.raises(Refused, match="not-asked"):
            agree(story.ledger, desk, "00" * 16, frozenset(ids))
    assert isinstance(next_step(story.ledger, desk, Present(since_go=99)), Wait)


def test_a_void_with_agreement_comes_after_fifteen_seconds_and_a_fourth_ends_the_table() -> None:
    for voids, expected in ((2, Void), (3, GiveUp)):
        story, desk, ids = opened(voids=voids)
        desk = agree(story.ledger, given(story, replace(desk, go=True), ids[0]), ids[0], frozenset(ids))
        assert isinstance(next_step(story.ledger, desk, Present(since_go=14.9)), Wait)
        step = next_step(story.ledger, desk, Present(since_go=15))
        assert isinstance(step, expected)
        assert step.links == (story.devices[ids[0]].link(1), None)


def test_a_reveal_that_arrives_in_time_completes_the_draw_after_all() -> None:
    """`void` looks again under the lock: the missing reveal has arrived meanwhile, on another node."""
    story, desk, ids = opened()
    desk = agree(story.ledger, given(story, replace(desk, go=True), ids[0]), ids[0], frozenset(ids))
    desk = given(story, desk, ids[1])
    assert isinstance(next_step(story.ledger, desk, Present(since_go=99)), Complete)


def test_for_a_device_that_died_its_person_agrees_from_another_one() -> None:
    story, desk, ids = opened()
    desk = given(story, replace(desk, go=True), ids[0])
    new = story.register((0,))
    here = frozenset({ids[1], new})
    desk = agree(story.ledger, desk, new, here)
    assert isinstance(next_step(story.ledger, desk, Present(since_go=99)), Void)
    again = reveal(story.ledger, desk, ids[0], HASH, 1, story.devices[ids[0]].link(1))
    assert isinstance(next_step(story.ledger, again, Present(since_go=99)), Wait), "it came back: the word lapses"


def test_if_nobody_revealed_a_person_of_a_missing_seat_agrees_from_a_new_device() -> None:
    story, desk, _ = opened()
    desk = replace(desk, go=True)
    assert isinstance(next_step(story.ledger, desk, Present(since_go=99)), Wait)
    new = story.register((1,))
    desk = agree(story.ledger, desk, new, frozenset({new}))
    assert isinstance(next_step(story.ledger, desk, Present(since_go=99)), Void)


def test_forged_late_early_and_foreign_reveals_are_refused() -> None:
    story, desk, ids = opened()
    link = story.devices[ids[0]].link(1)
    gone = replace(desk, go=True)
    for code, arguments in {
        "too-early": (desk, ids[0], HASH, 1, link),
        "link": (gone, ids[0], HASH, 1, story.devices[ids[0]].link(2)),
        "not-asked": (gone, ids[0], "00" * 32, 1, link),
    }.items():
        with pytest.raises(Refused, match=code):
            reveal(story.ledger, *arguments)
    with pytest.raises(Refused, match="link"):
        reveal(story.ledger, gone, ids[1], HASH, 1, link)
    with pytest.raises(Refused, match="not-asked"):
        reveal(story.ledger, gone, ids[0], HASH, 2, link)
    with pytest.raises(Refused, match="not-asked"):
        reveal(story.ledger, gone, "00" * 16, HASH, 1, link)
    story.fall()
    with pytest.raises(Refused, match="late"):
        reveal(story.ledger, gone, ids[0], HASH, 1, link)
    assert given(*opened()[:1], gone, ids[0]).reveals == {ids[0]: link}, "the same again is welcome"


def run(story: Story, desk: Desk, ids: list[str], order: list[int], kills: list[int]) -> tuple[str, int]:
    """Plays a draw to its outcome, forgetting all that is not durable before the steps that are named."""
    ready: frozenset[str] = frozenset()
    number = 0
    while True:
        if number in kills:
            ready = frozenset()  # the node is gone; another one takes over with what is durable
        step: Step = next_step(story.ledger, desk, Present(ready=ready))
        if isinstance(step, Complete):
            assert story.ledger.opening is not None
            return story.ledger.outcome(story.ledger.opening, story.table.link(1), step.links), number
        if isinstance(step, Go):
            desk = replace(desk, go=True)
        elif desk.go:
            waiting = [ids[at] for at in order if ids[at] not in desk.reveals]
            desk = given(story, desk, waiting[0])
        else:
            ready |= {next(id for id in ids if id not in ready)}
        number += 1


def test_killed_at_each_step_the_outcome_is_the_same() -> None:
    story, desk, ids = opened()
    expected, steps = run(story, desk, ids, [0, 1], [])
    for order in ([0, 1], [1, 0]):
        for first in range(steps + 1):
            for second in range(first, steps + 3):
                assert run(story, desk, ids, order, [first, second])[0] == expected


def test_forged_reveals_at_the_largest_gap_cost_little() -> None:
    story = Story(Random(8))
    id = story.register((0,))
    story.begin()
    story.leave(id)
    for _ in range(63):
        story.open(DIE)
        story.fall()
    story.back(id)
    story.open(DIE)
    desk = Desk(64, HASH, go=True)
    start = time.process_time()
    for number in range(200):
        with pytest.raises(Refused, match="link"):
            reveal(story.ledger, desk, id, HASH, 64, number.to_bytes(32, "big"))
    assert (time.process_time() - start) / 200 < 0.002, "64 hashes: about a tenth of a millisecond"
