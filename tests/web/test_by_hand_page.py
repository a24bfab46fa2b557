"""A table by hand in the browser: two taps tell a roll, and a wrong tap is taken back."""

from __future__ import annotations

from tests.web.conftest import Visit, missing_messages


def test_people_tap_what_fell(visit: Visit) -> None:
    page = visit("/new/shutbox")
    page.get_by_role("checkbox", name="With our own dice and cards").check()
    page.locator(".go button").click()
    pad, dice, back = page.get_by_role("region", name="What fell?"), ".board svg[data-place=dice]", ".take-back"
    for face in ("6", "1"):  # who begins
        pad.get_by_role("button", name=face, exact=True).click()
        page.locator(f"{back}[aria-disabled=false]").wait_for()
    page.locator(".tapped").wait_for()
    for face in ("3", "5"):
        pad.get_by_role("button", name=face, exact=True).click()
    page.locator(f"{dice}[aria-label*='8']").wait_for()
    page.locator(back).click()
    page.locator(".tapped").wait_for()
    assert not missing_messages(page)
