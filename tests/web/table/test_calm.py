"""The table stays calm: log and moves have room in any round, and no menu offers what makes no sense there."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit, until
from tests.web.table.conftest import ADA, BOT, GRACE_HERE, ComeTo, Lay, at

LISTS = """() => {
  const lists = document.querySelector('.side .lists').getBoundingClientRect();
  return [...document.querySelectorAll('.side :is(.log li, summary)')]
    .map(each => each.getBoundingClientRect())
    .filter(box => box.height > 10 && box.top >= lists.top - 1 && box.bottom <= Math.min(lists.bottom, innerHeight) + 1)
    .length;
}"""
MARKERS = """() => [...document.querySelectorAll('.side summary')]
  .map(each => getComputedStyle(each).listStylePosition)"""
PRESSED = ".board [data-place^=flap]:not([aria-disabled=true])"
NAMES = """() => [...document.querySelectorAll('.board .counts bdi')]
  .filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.innerText)"""


def test_in_the_second_round_log_and_moves_are_in_sight_and_the_menu_is_short(come_to: ComeTo, visit: Visit) -> None:
    """At one screen: no television, no link for spectators, nobody to invite; the totals stand once."""
    table = come_to(lambda view: view["round"] == 2, "tuki", ADA, GRACE_HERE, rounds=2)
    page = at(visit, table.link, width=1280, height=720)
    until(page, "document.querySelector('.room').dataset.busy === 'false' || document.querySelector('.scene')")
    assert page.evaluate(LISTS) >= 6, "the headings, and the last lines of the log"
    assert set(page.evaluate(MARKERS)) == {"inside"}, "no triangle outside of its card"
    assert page.locator(".side .lists .score").count() == 0, "the board says how everybody stands"
    assert page.locator(".tools button:visible").count() <= 3
    page.locator(".tools .menu").click(force=True)
    offered = page.locator(".side .menu .buttons > *").all_inner_texts()
    assert len(offered) <= 7, offered
    assert not {"Show on TV", "Link for spectators", "Invite"} & set(offered)


@pytest.mark.long
def test_four_at_one_laptop_press_flaps_as_wide_as_a_finger(come_to: ComeTo, visit: Visit) -> None:
    """The rows at the sides too."""
    people = [ADA, *[GRACE_HERE | {"name": f"Player {seat}"} for seat in (2, 3, 4)]]
    for seat in (1, 3):
        table = come_to(
            lambda view, seat=seat: (
                view["phase"] == "shut" and view["seat"] == seat and len(view["rows"][seat]["flaps"]) == 10
            ),
            "shutbox",
            *people,
        )
        page = at(visit, table.link, width=1280, height=720)
        boxes = page.locator(PRESSED).evaluate_all("all => all.map(each => each.getBoundingClientRect())")
        assert boxes and min(min(box["width"], box["height"]) for box in boxes) >= 44


def test_names_at_rolit_are_whole_where_there_is_room(lay: Lay, visit: Visit) -> None:
    page = at(visit, lay("rolit", ADA | {"name": "Grandmother"}, BOT).link, width=1180, height=820)
    assert page.evaluate(NAMES) == []
