"""Numbers that everybody reads: on the cards of Tuki Tuki in whatever font, and the largest on a television."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.cases import always, first
from tests.web.conftest import Visit, until
from tests.web.table.conftest import ADA, GRACE_HERE, Lay, Table, lay, server

__all__ = ["lay", "server"]  # fixtures

WIDE = """() => {
  const { style } = document.documentElement;
  style.setProperty('--serif', '"DejaVu Sans", Verdana, sans-serif');
  style.setProperty('letter-spacing', '0.2em');
}"""
"""Wider than any serif that a device may have in place of the one that is asked for."""
FACES = """() => [...document.querySelectorAll('.board svg:has(> .paper) text')].map(text => {
  const around = text.parentElement.querySelector(':scope > rect') ?? text.closest('svg').querySelector('.paper');
  const [card, { x, y, width, height }] = [around.getBBox(), text.getBBox()];
  const across = x >= card.x && x + width <= card.x + card.width;
  const down = y >= card.y - 2 && y + height <= card.y + card.height + 2;
  const centred = Math.abs(x + width / 2 - card.x - card.width / 2) < 1;
  const box = [x, y, width, height].join(' ');
  return [Number(text.textContent), text.classList.contains('number'), across && down && centred, box];
})"""
SHOWN = """() => [...document.querySelectorAll('.side li')].map(each =>
  ['.score', '.total'].map(part => each.querySelector(part).innerText.replace('−', '-')))"""
SIZES = """() => [...document.querySelectorAll('.side li *')]
  .filter(each => /\\d/.test(each.innerText) && !each.children.length)
  .map(each => [parseFloat(getComputedStyle(each).fontSize), each.className])"""


def drawn(page: Page, table: Table) -> None:
    seq = table.ask("")["now"]["seq"]
    until(page, "seq => Number(document.querySelector('[data-seq]')?.dataset.seq) >= seq", seq)


@pytest.mark.long
def test_every_number_lies_on_its_card_in_a_wide_font(lay: Lay, visit: Visit) -> None:
    table = lay("tuki", *[ADA] * 6, rounds=1)
    page = visit(f"/t/{table.id}", width=1920, height=1080)
    page.wait_for_selector(".room .board .board")
    page.evaluate(WIDE)
    seen: set[int] = set()
    for _ in range(40):
        for _ in range(6):
            table.step()
        drawn(page, table)
        faces = page.evaluate(FACES)
        assert [face for face in faces if not face[2]] == []
        seen |= {number for number, on_its_own, _, _ in faces if on_its_own}
        if seen == set(range(13)):
            return
    raise AssertionError(f"only {sorted(seen)} were seen")


@pytest.mark.parametrize("players", first(1, [6, 2]))
def test_the_largest_number_on_a_television_is_what_the_open_cards_count(lay: Lay, visit: Visit, players: int) -> None:
    table = lay("tuki", *[ADA] * players, rounds=5)
    for _ in range(12 * players):
        table.step()
    page = visit(f"/t/{table.id}/tv", width=1920, height=1080)
    page.wait_for_selector(".tv .board .board")
    drawn(page, table)
    view = table.view()
    assert view["round"] == 1 and any(seat["score"] for seat in view["seats"])
    assert page.evaluate(SHOWN) == [[str(seat["score"]), "Total 0"] for seat in view["seats"]]
    size, largest = max(page.evaluate(SIZES))
    assert largest.startswith("score") and size >= 0.025 * 1080


SPREAD = """() => {
  const felt = document.querySelector('.tv .board .table').getBoundingClientRect();
  const rows = [...document.querySelectorAll('.tv .row')].map(row => row.getBoundingClientRect());
  const high = rows.reduce((sum, row) => sum + row.height, 0);
  return [felt.width / innerWidth, Math.min(...rows.map(row => row.width)) / felt.width, high / felt.height];
}"""
SMALLEST = """() => {
  const texts = document.createTreeWalker(document.querySelector('.tv'), NodeFilter.SHOW_TEXT);
  const sizes = [];
  while (texts.nextNode()) {
    const { parentElement: around, data } = texts.currentNode;
    if (!data.trim() || around.getBoundingClientRect().width < 2 || around.closest('.qr')) continue;
    const scale = around.getScreenCTM ? around.getScreenCTM().a : 1;
    sizes.push([parseFloat(getComputedStyle(around).fontSize) * scale / innerHeight, data.trim()]);
  }
  return sizes.sort(([one], [other]) => one - other)[0];
}"""
"""The smallest letters on a television, drawn or written, as a share of its height."""


def test_three_rows_of_shut_the_box_fill_a_television(lay: Lay, visit: Visit) -> None:
    table = lay("shutbox", *[ADA] * 3)
    page = visit(f"/t/{table.id}/tv", width=1920, height=1080)
    page.wait_for_selector(".tv .board .row")
    wide, row, high = page.evaluate(SPREAD)
    assert wide > 0.95 and row > 0.6 and high > 0.85
    faces = page.locator(".tv .board .row [data-face]").count()
    assert faces == 3


TABLES: list[tuple[str, str, int, dict[str, object]]] = [
    ("four rows", "shutbox", 4, {}),
    ("twenty flaps", "shutbox", 2, {"variant": "two-ten"}),
    ("a match", "shutbox", 4, {"variant": "tournament"}),
    ("one box for twelve", "shutbox", 12, {"edition": "twelve"}),
    ("two at cards", "tuki", 2, {"rounds": 2}),
    ("six at cards", "tuki", 6, {"rounds": 1}),
    ("balls", "rolit", 4, {"size": 8}),
]


@pytest.mark.parametrize(("name", "game", "players", "options"), always("four rows", of=TABLES))
def test_every_letter_on_a_television_is_read_from_across_the_room(
    lay: Lay, visit: Visit, name: str, game: str, players: int, options: dict[str, object]
) -> None:
    """On a screen 54 cm high, three metres away, capitals of that size are seen at 11 arc minutes; an eye needs 5."""
    table = lay(game, *[ADA] * players, **options)
    for _ in range(4 * players):
        table.step()
    page = visit(f"/t/{table.id}/tv", width=1920, height=1080)
    page.wait_for_selector(".tv .board .board")
    drawn(page, table)
    smallest, letters = page.evaluate(SMALLEST)
    assert smallest >= 0.026, letters


def test_nobody_has_a_zero_at_a_box_that_they_have_not_played(lay: Lay, visit: Visit) -> None:
    """One box for all: the points of the player, and no number for those whose turn is still to come."""
    table = lay("shutbox", *[ADA] * 3, edition="nine")
    while table.view()["phase"] == "opening":
        table.step()
    page = visit(f"/t/{table.id}/tv", width=1920, height=1080)
    page.wait_for_selector(".tv .side .score")
    drawn(page, table)
    player = table.view()["seat"]
    assert page.locator(".side .score").all_inner_texts() == ["45" if seat == player else "–" for seat in range(3)]


def test_a_television_names_everybody_at_rolit_once(lay: Lay, visit: Visit) -> None:
    """On the board, beside the colour, in letters that are read from across the room."""
    table = lay("rolit", ADA, GRACE_HERE, size=6)
    page = visit(f"/t/{table.id}/tv", width=1920, height=1080)
    page.wait_for_selector(".tv .board .board")
    shown = page.locator(".tv > .board, .tv > .side").all_inner_texts()
    assert [" ".join(shown).count(name) for name in ("Ada", "Grace")] == [1, 1]
    letters = page.locator(".counts :is(bdi, strong)")
    sizes = letters.evaluate_all("all => all.map(each => parseFloat(getComputedStyle(each).fontSize))")
    assert min(sizes) >= 0.026 * 1080
    assert letters.evaluate_all("all => all.every(each => each.scrollWidth <= each.clientWidth + 1)")
