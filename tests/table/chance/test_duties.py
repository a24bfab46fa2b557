"""The demands of a header with `duties` on a log, by the verifier alone; records without it stay valid."""

from collections.abc import Callable
from random import Random

import pytest
from tests.table.chance.stories import DIE, Story, random_story

from parlour.table.verify import verify


class Told(Story):
    """A story that writes whatever it likes."""

    def write(self, kind: str, **members: object) -> None:
        self.add(kind, **members)

    def two(self) -> tuple[str, str]:
        return self.register((0,)), self.register((1,))


def dropped_who_sits_there(story: Told) -> None:
    _, other = story.two()
    story.open(DIE, hand=0)
    story.write("drop", n=1, missing=[other])


def begun(story: Told) -> None:
    story.register((0,))
    story.write("begin")


def opened_without_a_device(story: Told) -> None:
    story.register((0,))
    story.write("open", n=1, hand=0, chances=DIE)


def opened_after_a_void(story: Told) -> None:
    _, other = story.two()
    story.open(DIE, hand=0)
    story.void([other])
    story.write("open", n=2, hand=0, same=1)


def last_of_the_hand(story: Told) -> None:
    one, _ = story.two()
    story.open(DIE, hand=0)
    story.write("drop", n=1, missing=[one])


ATTACKS: list[tuple[Callable[[Told], None], bool, str]] = [
    (dropped_who_sits_there, True, "missing"),
    (begun, True, "order"),
    (opened_without_a_device, True, "begin"),
    (opened_after_a_void, True, "begin"),
    (last_of_the_hand, False, "missing"),
]


@pytest.mark.parametrize(("attack", "waits", "code"), ATTACKS, ids=[attack.__name__ for attack, _, _ in ATTACKS])
def test_a_table_that_says_so_must_keep_to_it(attack: Callable[[Told], None], waits: bool, code: str) -> None:
    story = Told(Random(1), duties=True, waits=waits)
    attack(story)
    found = verify(story.record())
    assert (found.status, found.code) == ("bad", code)


@pytest.mark.parametrize("attack", [dropped_who_sits_there, opened_after_a_void, last_of_the_hand])
def test_records_of_before_need_not(attack: Callable[[Told], None]) -> None:
    story = Told(Random(1), waits=True)
    attack(story)
    assert verify(story.record()).sound


@pytest.mark.parametrize("how", ["back", "new"])
def test_nobody_joins_a_draw_that_is_repeated(how: str) -> None:
    """A device that comes after the drop takes part from the next draw on."""
    story = Told(Random(1), duties=True)
    one, other = story.two()
    story.open(DIE, hand=0)
    story.drop([other])
    if how == "back":
        story.back(other)
    else:
        story.register((1,))
    story.open()
    assert story.ledger.opening is not None and story.ledger.opening.ids == (one,)
    story.fall()
    story.open()
    assert len(story.ledger.opening.ids) == 2
    story.fall()
    found = verify(story.record())
    assert found.sound and found.drops == 1, found.problem


def test_who_stepped_out_is_not_waited_for() -> None:
    story = Told(Random(1), duties=True, waits=True)
    one, other = story.two()
    story.leave(other)
    story.open(DIE, hand=0)
    story.fall()
    assert verify(story.record()).sound and story.ledger.opening is None
    assert [member.id for member in story.ledger.members.values() if member.present] == [one]


def test_stories_with_and_without_are_sound_to_the_verifier_and_the_table() -> None:
    for seed in range(200):
        found = verify(random_story(seed).record())
        assert found.sound, (seed, found.problem)
