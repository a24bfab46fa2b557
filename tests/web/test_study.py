"""The study board: any position, set up, linked or met in a game; what was chosen and what is best on the board."""

from __future__ import annotations

import re
from random import Random
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

import parlour
from parlour.contract.state import State
from parlour.speech.languages import speak
from parlour.study.analysis.report import StepReport
from parlour.table.record import parse
from tests.web.axe import Scans
from tests.web.conftest import ROOT, Server, Visit, missing_messages, sideways
from tests.web.keyboard import Keyboard
from tests.web.tables import finished
from tests.web.test_analysis import PATIENCE, analysed

RECORDS = ROOT / "tests/golden/second"
ROLIT = RECORDS / "rolit-takeback.jsonl"
ISOLATES = dict.fromkeys(range(0x2066, 0x206A))
SLOW = 120_000
"""Milliseconds: the server starts a worker for the first position."""


def plain(text: str) -> str:
    """Without the invisible characters around arguments."""
    return text.strip().translate(ISOLATES)


def ranked(page: Page) -> list[str]:
    expect(page.locator(".ranking strong").first).to_be_visible(timeout=SLOW)
    return [plain(text) for text in page.locator(".ranking .label").all_inner_texts()]


def tile(page: Page, label: str) -> Locator:
    return page.locator(".panel li button", has=page.locator(f".what:text-is('{label}')"))


def sentence(page: Page) -> Locator:
    return page.locator(".study .sentence")


def studied(page: Page, record: str, keys: str) -> None:
    """Walks through a replay by these keys, and goes to the study board."""
    page.locator("input[type=file]").set_input_files(RECORDS / record)
    page.get_by_role("button", name="Watch replay").click(timeout=SLOW)
    page.get_by_role("slider").focus()
    for key in keys.split():
        page.keyboard.press(key)
    page.get_by_role("link", name="Analyse from here").click()
    expect(page.locator(".study .board").first).to_be_visible(timeout=SLOW)


def test_the_best_move_is_two_clicks_from_the_first_page(visit: Visit) -> None:
    page = visit("/", 320, 640)
    page.locator('a[href="/study/shutbox"]').click()
    expect(tile(page, "6 · 3").locator("strong")).to_be_visible(timeout=SLOW)
    tile(page, "6 · 3").click()
    assert ranked(page)[0] == "shut 9" and sideways(page) == 0
    expect(page.locator(".why")).to_contain_text("Keeps more flaps open")
    link = page.url
    page.locator(".ranking button").first.click()
    expect(tile(page, "6 · 3")).to_be_visible(timeout=SLOW)
    page.get_by_role("button", name="Back", exact=True).click()
    assert ranked(page)[0] == "shut 9" and page.url == link
    page.get_by_role("button", name="Set up").click()
    page.locator(".panel .flaps button", has_text="9").click()  # shut it: the roll stays
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".ranking .label").first).not_to_contain_text("9", timeout=SLOW)
    kept = ranked(page)
    page.goto(link.replace("/study/", "/explore/"))  # an address of old
    assert ranked(page)[0] == "shut 9" and "/study/shutbox#" in page.url
    page.goto(link.partition("#")[0])
    page.reload()
    assert ranked(page) == kept, "what was set up last is there again"
    assert missing_messages(page) == []


TAPS = """addEventListener('click', event => {
  if (event.isTrusted) sessionStorage.taps = +(sessionStorage.taps ?? 0) + 1 }, true)"""
SEEN = """what => { const { top, bottom, left, right } = document.querySelector(what).getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight + 1 && left >= 0 && right <= innerWidth + 1; }"""


def test_what_to_do_at_the_real_box_takes_at_most_ten_taps(visit: Visit) -> None:
    """From the first page, with four flaps of ten open and any roll; the next turn takes the move and two dice."""
    page = visit("/", 390, 844)
    page.add_init_script(TAPS)
    page.reload()
    page.locator('a[href="/study/shutbox#setup"]').click()
    page.get_by_role("button", name="Flip all flaps").click()
    for number in (1, 2, 5, 9):
        page.locator(f".panel [data-place='set {number}']").click()
    dice = page.locator(".panel .dice button")
    dice.nth(3).click()
    dice.nth(2).click()
    answer = page.locator(".study .answer")
    expect(answer).to_have_text(re.compile(r"shut \W*2\W* and \W*5"), timeout=SLOW)
    assert int(page.evaluate("sessionStorage.taps")) == 8
    expect(page.locator(".place [data-place='flap 5'] .star")).to_have_count(1)
    for width, height in ((390, 844), (320, 640), (844, 390), (1366, 650)):
        page.set_viewport_size({"width": width, "height": height})
        for what in (".study .answer", ".study .place .board", ".panel .dice button:last-child", ".ways .primary"):
            assert page.evaluate(SEEN, what), (width, height, what)
    page.get_by_role("button", name="Played: ").click()
    expect(page.locator(".study .sentence")).to_have_text("What fell?", timeout=SLOW)
    for face in (6, 3):
        dice.nth(face - 1).click()
    expect(page.locator(".study .place")).to_contain_text("= 9", timeout=SLOW)
    page.goto(page.url.partition("#")[0] + "#setup")
    page.reload()
    expect(page.locator(".panel [aria-pressed=true]")).to_have_count(2, timeout=SLOW)  # 1 and 9
    assert missing_messages(page) == []


@pytest.mark.long
def test_one_die_is_told_where_the_rules_allow_it(visit: Visit) -> None:
    page = visit("/study/shutbox#setup", locale="de")
    page.get_by_role("button", name="Alle Klappen umdrehen").click()
    for number in (1, 2, 3):
        page.locator(f".panel [data-place='set {number}']").click()
    page.locator(".panel .dice button").nth(2).click()
    expect(page.locator(".study .answer")).to_contain_text("3", timeout=SLOW)
    page.locator(".panel .dice button").nth(0).click()  # there was a second die
    expect(page.locator(".study .place")).to_contain_text("= 4", timeout=SLOW)
    assert missing_messages(page) == []


def dragged(page: Page, first: str, last: str) -> None:
    ends = [page.locator(f".panel [data-place='{place}']").bounding_box() for place in (first, last)]
    (x, y), (to_x, to_y) = [(box["x"] + 12, box["y"] + 12) for box in ends if box]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(to_x, to_y, steps=12)
    page.mouse.up()


@pytest.mark.long
def test_a_row_is_painted_by_dragging_and_cards_take_one_tap_each(visit: Visit) -> None:
    page = visit("/study/rolit#setup", 1366, 768)
    page.get_by_role("button", name="Empty the board").click()
    dragged(page, "c4", "f4")
    page.locator(".panel .brushes label").nth(1).click()
    dragged(page, "c5", "f5")
    expect(page.locator(".study .answer")).to_be_visible(timeout=SLOW)
    laid = page.locator(".place [data-place][aria-label*=red], .place [data-place][aria-label*=yellow]")
    expect(laid).to_have_count(8)
    dragged(page, "c4", "d4")  # painted over with yellow, not taken away
    expect(page.locator(".place [data-place][aria-label*=yellow]")).to_have_count(6, timeout=SLOW)
    page.goto(page.url.partition("/study")[0] + "/study/tuki#setup")
    for card in ("1", "2", "parrot"):
        page.locator(f".deck button:has-text('{card}')").first.click() if card != "parrot" else page.locator(
            ".deck button"
        ).last.click()
    slots = page.locator(".panel .grid").first.locator("button")
    expect(slots.nth(3)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".study .answer")).to_be_visible(timeout=SLOW)
    scans = Scans(page)
    scans.take("a real table set up")
    assert scans.found == {} and missing_messages(page) == []


@pytest.mark.long
def test_a_real_box_is_set_up_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/study/shutbox#setup")
    keyboard = Keyboard(page)
    page.get_by_role("button", name="Flip all flaps").wait_for()
    keyboard.press(".panel fieldset button", "Flip all flaps")
    page.keyboard.press("Shift+Tab")
    for number in (1, 2, 5, 9):
        keyboard.focus(".panel [data-place]")
        page.keyboard.press("Home")
        for _ in range(number - 1):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
    for face in (4, 3):
        keyboard.press(f".panel .dice button:nth-child({face})")
    expect(page.locator(".study .answer")).to_have_text(re.compile(r"shut \W*2\W* and \W*5"), timeout=SLOW)
    page.get_by_role("button", name="Played: ").wait_for()
    keyboard.press(".ways button", "Played: ")
    expect(page.locator(".study .sentence")).to_have_text("What fell?", timeout=20_000)
    assert missing_messages(page) == []


@pytest.mark.long
def test_balls_and_cards_are_laid_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/study/rolit#setup")
    keyboard = Keyboard(page)
    page.get_by_role("button", name="Empty the board").wait_for()
    keyboard.press(".panel button", "Empty the board")
    for colour, brushes, column in (("red", 0, 3), ("yellow", 1, 4)):
        page.keyboard.press("Shift+Tab")
        keyboard.focus(".panel .brushes input")
        for _ in range(brushes):
            page.keyboard.press("ArrowRight")
        keyboard.focus(".panel .grid [data-place]")
        page.keyboard.press("Home")
        for key in [*3 * ["ArrowDown"], *column * ["ArrowRight"]]:
            page.keyboard.press(key)
        page.keyboard.press("Space")
        laid = page.locator(f".place [data-place][aria-label*={colour}]")
        expect(laid).to_have_count(1, timeout=SLOW)
    page = visit("/study/tuki#setup")
    page.locator(".deck button").first.wait_for()
    Keyboard(page).press(".deck button", "7")
    expect(page.locator(".panel .grid").first.locator("button").nth(1)).to_have_attribute("aria-pressed", "true")
    assert missing_messages(page) == []


@pytest.mark.long
def test_by_keyboard_alone_and_read_aloud(visit: Visit) -> None:
    page = visit("/study/shutbox#tiles=9")
    said, keyboard = page.locator("[role=log]"), Keyboard(page)
    expect(tile(page, "6 · 3")).to_be_visible(timeout=SLOW)
    keyboard.press(".panel button", "6 · 3")
    assert ranked(page)[0] == "shut 9"
    expect(said).to_contain_text("Best: ")
    nine = page.locator(".study [data-place='flap 9']")
    keyboard.focus(".ranking button")
    assert nine.locator(".star").count() == 1
    keyboard.press(".ranking button")
    keyboard.press(".ways button", "Back")
    assert ranked(page)[0] == "shut 9"


def test_balls_are_painted_and_the_page_thinks_about_them_itself(visit: Visit) -> None:
    """Worth and signs stand on the hollows; equal moves are told as equal, and none of them has a reason."""
    page, asked = visit("/study/rolit#size=4"), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    before = ranked(page)
    marks = page.locator(".study .told")
    assert marks.count() == len(before) and page.locator(".why").inner_text() == "These are equally good."
    page.locator(".ranking button").last.hover()
    expect(page.locator(".study .told.lit")).to_have_count(1)
    page.get_by_role("button", name="Set up").click()
    page.locator(".panel [data-place=d1]").click()
    ball = page.locator(".place [data-place=d1]")
    expect(ball).to_have_attribute("aria-label", re.compile("red"), timeout=SLOW)
    page.locator(".panel fieldset").last.get_by_text("green").click()
    page.wait_for_url("**green*", timeout=SLOW)
    page.get_by_role("button", name="Done").click()
    assert ranked(page) and not any(url.endswith("/advice") for url in asked)


@pytest.mark.parametrize(
    ("language", "asked", "ended"),
    [
        pytest.param("en", "Your turn: shut flaps that add up to 1.", "You shut the box!", marks=pytest.mark.long),
        (
            "de",
            "Du bist dran: schließ Klappen, die zusammen 1 ergeben.",
            "Shut the Box! Du schließt alles!",
        ),
    ],
)
def test_the_only_player_is_spoken_to(visit: Visit, language: str, asked: str, ended: str) -> None:
    options = {"edition": "nine", "tiles": 2, "players": 1, "variant": "solo", "dice": 1}
    state = parlour.game("shutbox", **options).start().play("2").play("2").play("1")
    link = urlencode({**options, "rules": state.game.rules, "at": state.code()})
    page = visit(f"/study/shutbox#{link}", locale=language)
    expect(sentence(page)).to_be_visible(timeout=SLOW)
    assert plain(sentence(page).inner_text()) == asked
    page.locator(".ranking button").first.click(timeout=SLOW)
    expect(page.locator(".place .note.strong")).to_be_visible(timeout=SLOW)
    assert plain(sentence(page).inner_text()) == ended and missing_messages(page) == []


@pytest.mark.long
def test_what_was_chosen_and_what_is_best_stand_on_the_board(visit: Visit) -> None:
    """In the seat that decides, with its name; stepped through, and played on with the dice of the game."""
    page = visit("/record", width=360, height=640)
    studied(page, "shutbox-2-players.jsonl", "Home" + 3 * " ArrowRight")  # 5-5 was rolled; then 1, 3 and 6 were shut
    positions = parse((RECORDS / "shutbox-2-players.jsonl").read_bytes()).positions()
    assert ranked(page)[0] == "shut 10" and parse_qs(urlsplit(page.url).fragment)["at"] == [positions[3].code()]
    assert plain(page.locator(".ranking button.was .label").inner_text()) == "shut 1, 3 and 6 played"
    struck, best = page.locator(".place g:has(.struck)"), page.locator(".place g:has(.star)")
    assert {each.get_attribute("data-place") for each in struck.all()} >= {"flap 1", "flap 3", "flap 6"}
    assert "flap 10" in {each.get_attribute("data-place") for each in best.all()}
    assert plain(sentence(page).inner_text()) == "Ben: shut flaps that add up to 10." and sideways(page) == 0
    expect(page.locator(".count")).to_have_text(re.compile(r"Move \W*3\W* of \W*12"))
    scans = Scans(page)
    scans.take("the study board")
    page.keyboard.press("ArrowLeft")  # the roll: what came is marked among all that could
    expect(page.locator(".panel .was")).to_contain_text("came up in the game", timeout=SLOW)
    expect(tile(page, "5 · 5").locator("strong")).to_be_visible(timeout=SLOW)
    assert page.locator(".panel li strong").count() == 21
    scans.take("every roll")
    page.keyboard.press("ArrowRight")
    assert ranked(page)[0] == "shut 10"
    page.get_by_role("button", name="Play on from here").click()
    page.locator(".place [data-place='flap 10']").click()
    page.locator(".place .act button").first.click()  # Shut 10
    page.locator(".place .roll.ready button").click(timeout=SLOW)
    expect(page.locator(".place")).to_contain_text("= 9", timeout=SLOW)  # 5-4, as in the game
    assert page.locator(".ranking").count() == 0, "nothing is told while somebody plays"
    page.get_by_role("button", name="Show what is best").click()
    assert ranked(page) and scans.found == {} and missing_messages(page) == []


def last_move(winners: int) -> tuple[State[object], int]:
    """A position of Rolit with one move left that makes a number of seats win, the mover among them; and that seat."""
    random = Random(1)
    while True:
        state = parlour.game("rolit", size=4, first=0).start()
        while not (end := state.play(random.choice(state.legal()))).over:
            state = end
        if len(end.winners) == winners and state.actor in end.winners and len(state.legal()) == 1:
            return state, int(state.actor)


@pytest.mark.parametrize(
    ("winners", "ended"), [pytest.param(1, "You win!", marks=pytest.mark.long), (2, "You share the win with {other}.")]
)
def test_the_end_is_told_to_the_one_who_asked(visit: Visit, winners: int, ended: str) -> None:
    state, me = last_move(winners)
    names = ["Ada", "Ben"]
    link = {"size": 4, "first": 0, "rules": state.game.rules, "at": state.code(), "names": "|".join(names)}
    page = visit(f"/whatif/rolit#{urlencode(link)}")
    expect(sentence(page)).to_contain_text(names[me], timeout=SLOW)
    page.get_by_role("button", name="Play on from here").click()
    expect(sentence(page)).to_contain_text("Your turn")
    page.locator(".place [data-place][aria-disabled=false]").first.click()
    expect(page.locator(".place .won").first).to_be_visible(timeout=SLOW)
    assert plain(sentence(page).inner_text()) == ended.format(other=names[1 - me])
    assert missing_messages(page) == []


@pytest.mark.long
def test_the_others_are_played_for_until_the_game_is_over(visit: Visit) -> None:
    page = visit("/record", width=844, height=390, color_scheme="dark")
    studied(page, "rolit-takeback.jsonl", "End" + 4 * " ArrowLeft")
    page.get_by_role("button", name="Play on from here").click()
    choice, over = page.locator(".place [data-place][aria-disabled=false]"), page.locator(".place .won")
    expect(choice.or_(over).first).to_be_visible(timeout=SLOW)
    while over.count() == 0:
        choice.first.click()
        expect(choice.or_(over).first).to_be_visible(timeout=SLOW)
    assert sideways(page) == 0 and missing_messages(page) == []


@pytest.mark.long
def test_any_moment_of_a_record_is_looked_into(visit: Visit) -> None:
    page = visit("/record")
    page.locator("input[type=file]").set_input_files(ROOT / "tests/golden/records/tuki-2-players.jsonl")
    page.get_by_role("button", name="Watch replay").click(timeout=SLOW)
    page.get_by_role("button", name="Step forward").click()
    page.get_by_role("link", name="Analyse from here").click()
    expect(page.locator(".study .board").first).to_be_visible(timeout=SLOW)
    assert "/study/tuki#" in page.url and missing_messages(page) == []


def lost() -> list[StepReport]:
    """The players' losses in the record, the largest first."""
    report = parlour.analyse(ROLIT.read_text(encoding="utf-8"))
    steps = [step for step in report.steps if step.loss > 0.01 * report.largest and not step.by]
    return sorted(steps, key=lambda step: -step.loss)


def practise(page: Page) -> None:
    page.locator("input[type=file]").set_input_files(ROLIT)
    page.get_by_role("button", name="Was that luck?").click()
    analysed(page)
    page.get_by_role("link", name="Practise your mistakes").click()
    expect(page.locator(".study .board").first).to_be_visible(timeout=PATIENCE)


def place(page: Page, move: str) -> None:
    page.locator(f".place [data-place={move}]").click()


def test_what_was_lost_is_tried_again_and_the_better_move_is_found(visit: Visit) -> None:
    page, step = visit("/record", width=360, height=640), lost()[0]
    practise(page)
    expect(sentence(page)).to_contain_text("What is better?")
    assert sideways(page) == 0 and page.locator(".told, .ranking").count() == 0, "the answer is hidden"
    place(page, step.step)
    expect(sentence(page)).to_contain_text("Try once more")
    place(page, step.step)  # twice the same is one try
    expect(sentence(page)).to_contain_text("Try once more")
    assert step.best
    place(page, step.best)
    expect(page.locator(".sentence.found")).to_contain_text("the best move")
    assert len(ranked(page)) == len(step.values) and page.locator(".place .told.played").count() == 1
    scans = Scans(page)
    scans.take("an exercise that was found")
    assert scans.found == {}
    page.goto(page.url.split("/study")[0] + "/practice")  # an address of old
    expect(page.locator("header > .soft").first).to_contain_text(
        re.compile(rf"of \W*{len(lost())}\W.*found before"), timeout=SLOW
    )
    page.get_by_role("button", name="Clear practice").click()
    expect(page.get_by_text("Nothing to practise yet")).to_be_visible()
    assert missing_messages(page) == []


def test_a_position_is_kept_for_practice(visit: Visit) -> None:
    state = parlour.game("rolit", size=4, first=0).start()
    page = visit(f"/study/rolit#{urlencode({'size': 4, 'first': 0, 'rules': state.game.rules, 'at': state.code()})}")
    ranked(page)
    page.get_by_role("button", name="Keep for practice").click()
    page.goto(page.url.partition("#")[0].replace("/rolit", ""))
    expect(sentence(page)).to_have_text("What is best here?", timeout=SLOW)
    page.get_by_role("button", name="Show the answer").click()
    expect(sentence(page)).to_contain_text("The best move was")
    assert speak("en").say("practice-what") and missing_messages(page) == []


@pytest.mark.long
def test_games_that_were_finished_here_are_gone_through(visit: Visit, server: Server) -> None:
    page = visit(finished(server, "rolit", size=4, first=0))
    page.wait_for_selector(".after")
    page.goto(server.address + "/study")
    page.get_by_role("button", name="Look through one more game").click()
    expect(page.get_by_role("button", name="Look through")).to_have_count(0, timeout=PATIENCE)
    expect(page.get_by_text("Nothing to practise yet").or_(page.locator(".study"))).to_be_visible()
    assert missing_messages(page) == []
