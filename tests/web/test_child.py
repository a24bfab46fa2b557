"""A child presses everything, twice, in every language: no page breaks, goes empty, or says what nobody wrote."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Error

from tests.cases import first
from tests.web.conftest import Visit, missing_messages

GAMES = ("shutbox", "tuki", "rolit")
STARTS = ["/", "/daily", "/tournament", "/join", "/record", "/rules/tuki"]
STARTS += [f"/{page}/{game}" for page in ("new", "learn", "study") for game in GAMES]
PRESSES = 60
PRESS = """seed => {
  const seen = [...document.querySelectorAll('button, a[href], summary, input, select, [data-place]')].filter(each => {
    const leaves = each.href && (!each.href.startsWith(location.origin) || each.target);
    return each.checkVisibility() && !each.disabled && !leaves && each.type !== 'file';
  });
  const one = seen[seed % seen.length];
  if (!one) return 'nothing to press';
  const said = one.getAttribute('aria-label') ?? one.innerText ?? '';
  if (one.tagName === 'SELECT') {
    one.selectedIndex = seed % one.options.length;
    one.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (one.type === 'text') {
    one.value = ['', 'x', 'ABCD', '🦜', '<b>'][seed % 5];
    one.dispatchEvent(new Event('input', { bubbles: true }));
  } else {
    for (const twice of [1, 2]) {
      if (one.isConnected) one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  }
  return `${one.tagName} ${said.slice(0, 40)}`;
}"""
NOT_WORDS = ("undefined", "NaN", "[object")


CASES = [(start, seed) for start in sorted(STARTS, key="/learn/tuki".__ne__) for seed in (1, 0)]


@pytest.mark.parametrize("case", first(1, of=CASES), ids=str)
def test_everything_is_pressed_twice(visit: Visit, case: tuple[str, int]) -> None:
    start, seed = case
    dice = random.Random(f"{start} {seed}")
    page = visit(start, width=(360, 1280)[seed], height=740)
    pressed: list[str] = []
    for _ in range(PRESSES):
        try:
            pressed.append(page.evaluate(PRESS, dice.randrange(10_000)))
        except Error as error:  # the page was left as it was pressed
            assert "context" in str(error) or "navigat" in str(error), error
        page.wait_for_timeout(dice.choice([0, 30, 150]))
        if dice.random() < 0.05:
            page.keyboard.press("Escape")
    page.wait_for_timeout(300)
    words = page.locator("body").inner_text()
    assert words.strip() and not missing_messages(page), pressed[-12:]
    assert not [each for each in NOT_WORDS if each in words], pressed[-12:]
