"""A player who has nothing but a keyboard: finds things with Tab, arrows and Page Down, and presses Enter."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.conftest import until

MOST_TABS = 80
READY = """() => {
  if (document.querySelector('.after')) return 'over';
  if (document.querySelector('.roll button[aria-disabled=false]')) return 'roll';
  const room = document.querySelector('.room');
  if (!room || room.dataset.busy === 'true') return null;
  if (document.querySelector('.board .choice.main:not([disabled])')) return 'choice';
  if (document.querySelector('.board [data-place]:not([aria-disabled=true])')) return 'place';
  return null;
}"""
FITS = "([fits, text]) => document.activeElement.matches(fits) && document.activeElement.textContent.includes(text)"


class Keyboard:
    def __init__(self, page: Page) -> None:
        self.page, self.placed = page, 0

    def focus(self, selector: str, text: str = "") -> None:
        """Tab until something that fits the selector, and has this text, has the focus."""
        for _ in range(MOST_TABS):
            if self.page.evaluate(FITS, [selector, text]):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} {text} is not reached by keyboard")

    def press(self, selector: str, text: str = "") -> None:
        self.focus(selector, text)
        self.page.keyboard.press("Enter")

    def play(self) -> str:
        """Does whatever is asked for next; gives what that was, `over` at the end. The focus is never lost."""
        what = str(until(self.page, READY))
        assert self.page.evaluate("document.activeElement !== document.body"), f"nothing has the focus before: {what}"
        if what == "roll":
            self.press(".roll button")
        elif what == "choice":
            self.press(".board .choice.main")
        elif what == "place":
            self._place()
        return what

    def _place(self) -> None:
        """Goes to a place that may be chosen, another one each time, and chooses it."""
        self.focus(".board [data-place]")
        for _ in range(1 + self.placed % 8):
            self.page.keyboard.press("PageDown")
        while self.page.evaluate("document.activeElement.getAttribute('aria-pressed')") == "true":
            self.page.keyboard.press("PageDown")  # picked already; once more would take it back
        self.placed += 1
        self.page.keyboard.press("Enter")
