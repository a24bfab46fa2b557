"""Two browsers and a bot at one table, with a reload and a killed server in between: nobody loses anything."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Server, Visit, missing_messages, until

LOG = "document.querySelectorAll('.log li').length"


def act(page: Page) -> bool:
    """Rolls or moves if it is this page's turn."""
    if page.locator(".after").count():
        return False
    if page.locator(".room").get_attribute("data-busy") == "true":
        return False
    roll = page.locator(".roll button[aria-disabled=false]")
    if roll.count():
        roll.click()
        return True
    page.evaluate("document.querySelectorAll('aside details').forEach(each => each.open = true)")
    move = page.locator("aside details ul button:not([disabled])")
    if move.count():
        move.first.click()
        return True
    return False


def play(pages: list[Page], steps: int) -> None:
    for _ in range(steps):
        for page in pages:
            act(page)
        pages[0].wait_for_timeout(150)


@pytest.mark.long
def test_two_browsers_and_a_bot_survive_a_reload_and_a_killed_server(visit: Visit, server: Server) -> None:
    ada = visit("/new/shutbox", locale="en")
    ada.fill("ol li:first-child input", "Ada")
    ada.get_by_role("button", name="+ someone by link").click()
    ada.locator(".go button").click()
    ada.wait_for_selector(".lobby input[readonly]")
    link = ada.locator(".lobby input[readonly]").input_value()
    assert ada.locator(".lobby .qr svg").count() == 0, "a link to this computer is no use to a phone"

    grace = visit(link.removeprefix(server.address), locale="en")
    grace.fill("dialog input", "Grace")
    grace.get_by_role("button", name="Take a seat").click()
    grace.wait_for_selector("dialog[open]", state="detached")
    ada.locator(".lobby li", has_text="Grace").wait_for()
    ada.get_by_role("button", name="Start").click()
    until(ada, "document.querySelector('aside')?.innerText.includes('Grace')")
    assert "#" not in grace.url, "the token is taken out of the address bar"

    play([ada, grace], 30)
    before = ada.evaluate(LOG)
    assert before > 0
    grace.reload()
    grace.wait_for_selector(".room .board")
    play([ada, grace], 10)

    server.kill()
    until(ada, "document.querySelector('.room').dataset.busy === 'true'")
    ada.get_by_text("Connection lost").wait_for()
    server.start()
    ada.get_by_text("Connection lost").wait_for(state="detached", timeout=30_000)
    assert ada.evaluate(LOG) >= before

    for _ in range(400):
        if ada.locator(".after").count() and grace.locator(".after").count():
            break
        play([ada, grace], 1)
    assert ada.locator(".after tbody").inner_text() == grace.locator(".after tbody").inner_text()
    told = [page.locator(".after h2").inner_text() for page in (ada, grace)]
    assert all(told) and told.count("You win!") <= 1, told
    assert ada.locator(".after td").all_inner_texts() == grace.locator(".after td").all_inner_texts()
    check_the_game(ada)
    assert not missing_messages(ada) and not missing_messages(grace)


def check_the_game(page: Page) -> None:
    page.get_by_role("button", name="Check this game").click()
    verdict = page.locator(".finding")
    verdict.wait_for()
    assert "follow from their lists of chances" in verdict.inner_text()
    assert "devices took part" in page.locator(".check").inner_text()


def test_a_spectator_sees_everything_and_can_do_nothing(visit: Visit, server: Server) -> None:
    player = visit("/new/rolit")
    player.locator(".go button").click()
    player.wait_for_selector(".room")
    onlooker = visit(player.url.removeprefix(server.address))
    onlooker.wait_for_selector(".room .board")
    until(player, "document.querySelector('aside').innerText.includes('watching')")
    assert onlooker.locator(".roll").count() == 0
    assert onlooker.locator("[data-place]:not([aria-disabled=true])").count() == 0
    player.locator(".roll button").click()
    until(onlooker, f"{LOG} > 0")


@pytest.mark.long
def test_everybody_on_one_screen_is_told_whom_to_hand_it_to(visit: Visit) -> None:
    page = visit("/new/rolit")
    page.locator("ol li:nth-child(2) select.kind").select_option("here")
    page.fill("ol li:nth-child(1) input", "Ada")
    page.fill("ol li:nth-child(2) input", "Grace")
    page.locator(".go button").click()
    page.wait_for_selector(".room")
    page.locator(".roll button").click()
    hollow = page.locator("[data-place]:not([aria-disabled=true])").first
    hollow.wait_for()
    first = page.locator(".pass").inner_text()
    hollow.click()
    until(page, "first => document.querySelector('.pass')?.innerText !== first", first)
    second = page.locator(".pass").inner_text()
    assert ("Ada" in first) == ("Grace" in second) and ("Grace" in first) == ("Ada" in second)
    assert ("Ada" in first) != ("Grace" in first)
