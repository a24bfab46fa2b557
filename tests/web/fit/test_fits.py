"""Everything needed to play fits without scrolling: every size of screen, game, number of players and variant.

Own row or cards, the dice or piles, what can be chosen, the button, whose turn it is: all of it is on the screen,
whole and uncovered, and from step to step nothing moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Page

from parlour.speech.languages import COMPLETE
from tests.cases import always, first
from tests.web.conftest import Server, Visit, sideways, until
from tests.web.fit.boxes import Boxes, Size, measured
from tests.web.fit.tables import ALL, SIZES, Case, laid, patient, shutbox, waits
from tests.web.table.conftest import Table

READY = """seq => {
  document.querySelector('.scene.round .buttons:not([inert]) .primary')?.click();
  const { dataset } = document.querySelector('.room');
  return Number(dataset.seq) >= seq && dataset.busy === 'false'; }"""
"""The person is to act; the scene at the end of a round is left by its button, as people leave it."""
FEW = [
    shutbox(12, edition="twelve"),
    Case("tuki", 6, (("rounds", 1),)),
    Case("rolit", 4, (("size", 8),)),
]
GAMES = ["shutbox", "tuki", "rolit"]
OTHER_LANGUAGES = [code for code in COMPLETE if code != "en"]
FEW_SIZES = [(1366, 650), (1920, 950), (800, 600), (820, 1180), (390, 844), (320, 640), (844, 390)]
NARROWEST = (320, 640)
"""While something is told, nothing else is tapped on a screen this narrow: its board may be small."""
PHONES = [(390, 844), (360, 740), (320, 640), (844, 390)]
STUDIED = """() => {
  const wrong = document.documentElement.scrollHeight > innerHeight + 1 ? ['the page scrolls'] : [];
  for (const what of ['.sentence', '.place .board', '.panel strong', '.ways button']) {
    const { top, bottom, left, right } = document.querySelector(`.study ${what}`).getBoundingClientRect();
    const off = top < 0 || bottom > innerHeight + 1 || left < 0 || right > innerWidth + 1;
    if (off) wrong.push(`${what} is off the screen`);
  }
  const { width, height } = document.querySelector('.study .place .board').getBoundingClientRect();
  return Math.min(width, height) < 0.38 * Math.min(innerWidth, innerHeight) ? [...wrong, 'the board is small'] : wrong;
}"""
FINGER = 44
"""The width of a finger in pixels. If eight hollows, twelve flaps or twenty do not leave as much, what they leave."""
LEAST = {"flap": 27, "card": 44, "pile": 40, "hollow": 31, "button": 44, "chip": 33, "tap": 37}
ROOMY = 700
"""A screen at least as wide and high as this leaves a finger's width to everything but twenty flaps and their chips."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with patient(tmp_path_factory.mktemp("fit")) as server:
        yield server


class Watch:
    """Looks at a page at many sizes again and again, and notes what is wrong."""

    def __init__(self, page: Page, sizes: Sequence[Size]) -> None:
        self.page, self.sizes = page, sizes
        self.first: dict[Size, dict[str, list[int]]] = {}
        self.wrong: dict[str, list[str]] = {}

    def look(self, when: str) -> None:
        for size in self.sizes:
            found = measured(self.page, size)
            if problems := [*found.wrong, *self._moved(size, found), *_too_small(size, found)]:
                self.wrong[f"{size[0]}×{size[1]}, {when}"] = problems[:6]

    def _moved(self, size: Size, found: Boxes) -> list[str]:
        before = self.first.setdefault(size, {})
        moved = [what for what, box in found.places.items() if before.setdefault(what, box) != box]
        return [f"{what} moved: {before[what]} → {found.places[what]}" for what in moved]


def _too_small(size: Size, found: Boxes) -> list[str]:
    least = {kind: FINGER if min(size) >= ROOMY and kind not in ("flap", "chip") else LEAST[kind] for kind in LEAST}
    return [f"a {kind} has {side:.0f} px" for kind, side in found.smallest.items() if side < least[kind] - 0.5]


def played(watch: Watch, table: Table, steps: int) -> None:
    """Plays a number of the person's steps, looking before each, and at a half-made choice too."""
    for step in range(steps):
        if not waits(table):
            return
        until(watch.page, READY, table.ask("")["now"]["seq"])
        watch.look(f"step {step}")
        if watch.page.locator(".board .chip").count():
            watch.page.locator(".board .chip").last.evaluate("chip => chip.click()")
            watch.look(f"step {step}, picked")
        table.step()


@pytest.mark.parametrize("case", first(1, FEW), ids=str)
def test_everything_fits(visit: Visit, server: Server, case: Case) -> None:
    with laid(server, case) as table:
        watch = Watch(visit(table.link), FEW_SIZES)
        watch.page.wait_for_selector(".room .board .board")
        played(watch, table, steps=3)
        assert watch.wrong == {}


@pytest.mark.parametrize("language", always("de", of=("he", "de")))
def test_long_and_right_to_left_languages_fit(visit: Visit, server: Server, language: str) -> None:
    with laid(server, Case("tuki", 3, (("rounds", 1),)), alone=False) as table:
        watch = Watch(visit(table.link, locale=language), [(1280, 720), (360, 740), (320, 640), (844, 390)])
        watch.page.wait_for_selector(".room .board .board")
        for step in range(8):
            until(watch.page, READY, table.ask("")["now"]["seq"])
            watch.first = {}  # the table turns to the player
            if step in (0, 7):
                watch.look(f"step {step}")
            table.step()
        assert watch.wrong == {}


@pytest.mark.parametrize("language", always("de", of=("en", "he", "de")))
def test_the_lobby_fits(visit: Visit, server: Server, language: str) -> None:
    """The faces and the button that starts are on every screen; nothing is wider than it, covered, or cut."""
    with laid(server, Case("rolit", 4), guests=True) as table:
        table.grace()
        page = visit(table.link, locale=language)
        page.wait_for_selector(".lobby .start:enabled")
        for size in [*PHONES, (1280, 720), (820, 1180)]:
            wrong = [each for each in measured(page, size).wrong if not each.startswith("the page scrolls")]
            assert wrong == [] and sideways(page) <= 0, (size, wrong)


@pytest.mark.parametrize("game", always("shutbox", of=GAMES))
def test_the_pad_of_a_table_by_hand_fits(visit: Visit, server: Server, game: str) -> None:
    """Faces, cards and balls beside the board or below it, from step to step in the same place."""
    with laid(server, Case(game, 2), alone=False, by_hand=True) as table:
        watch = Watch(visit(table.link), [size for size in FEW_SIZES if size != NARROWEST])
        watch.page.wait_for_selector(".room .by-hand")
        for step in range(9):
            now = table.ask("")["now"]
            until(watch.page, "seq => Number(document.querySelector('.room').dataset.seq) >= seq", now["seq"])
            if game == "rolit":
                watch.first = {}  # the pad goes, and the table turns to the player
            if step in (0, 2, 3, 8):
                watch.look(f"step {step}")
                watch.wrong |= {"narrowest": wrong} if (wrong := measured(watch.page, NARROWEST).wrong) else {}
            table.step()
        assert watch.wrong == {}


def test_a_childs_table_is_the_board_and_three_buttons(visit: Visit, server: Server) -> None:
    """Pieces as large as the screen allows, no percentages; the sentence is read aloud in the language of the page."""
    with laid(server, Case("tuki", 3, (("rounds", 1),))) as table:
        waits(table)
        watch = Watch(visit("/"), FEW_SIZES)
        watch.page.evaluate("localStorage.setItem('parlour.settings', JSON.stringify({ child: true, language: 'de' }))")
        watch.page.goto(server.address + table.link)
        watch.page.wait_for_selector(".room .board .board")
        played(watch, table, steps=2)
        assert watch.wrong == {}
        watch.page.set_viewport_size({"width": 1280, "height": 720})
        assert watch.page.locator(".tools button:visible").count() == 3
        shown = watch.page.locator("body").inner_text()
        assert "%" not in shown and watch.page.locator(".log, .hint, .coach-line").count() == 0
        watch.page.evaluate("void (speechSynthesis.speak = said => (window.said = [said.text, said.lang]))")
        watch.page.get_by_role("button", name="Vorlesen").click()
        text, language = watch.page.evaluate("window.said")
        assert text.strip() and language == "de"


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("case", ALL, ids=str)
def test_everything_fits_everywhere(visit: Visit, server: Server, case: Case) -> None:
    with laid(server, case) as table:
        watch = Watch(visit(table.link), SIZES)
        watch.page.wait_for_selector(".room .board .board")
        played(watch, table, steps=10)
        assert watch.wrong == {}


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("language", OTHER_LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_fits_everywhere(visit: Visit, server: Server, game: str, language: str) -> None:
    with laid(server, Case(game, 3), alone=False) as table:
        watch = Watch(visit(table.link, locale=language), SIZES)
        watch.page.wait_for_selector(".room .board .board")
        for step in range(12):
            until(watch.page, READY, table.ask("")["now"]["seq"])
            watch.first = {}  # the table turns to the player
            watch.look(f"step {step}")
            table.step()
        assert watch.wrong == {}


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("language", OTHER_LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_button_that_takes_back_fits_in_every_language(
    visit: Visit, server: Server, game: str, language: str
) -> None:
    """One person and a bot: nobody else has the button."""
    with laid(server, Case(game, 2)) as table:
        watch = Watch(visit(table.link, locale=language), SIZES)
        watch.page.wait_for_selector(".room .say .take-back")
        played(watch, table, steps=4)
        assert watch.wrong == {}


@pytest.mark.parametrize("game", first(1, of=GAMES))
def test_a_study_fits_without_scrolling(visit: Visit, game: str) -> None:
    """The board, what is asked, the best move or the first roll with its worth, and the ways to go on."""
    page, wrong = visit(f"/study/{game}"), dict[str, list[str]]()
    page.wait_for_selector(".study .panel strong", timeout=120_000)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if problems := page.evaluate(STUDIED):
            wrong[f"{width}×{height}"] = problems
    assert wrong == {}
