"""Practise your mistakes: what was lost is tried again, with a second try, from one game or from all that are kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import parlour
from parlour.study.analysis.report import StepReport
from tests.web.conftest import ROOT, Server, Visit, missing_messages, sideways
from tests.web.tables import finished
from tests.web.test_accessible import Scans
from tests.web.test_analysis import PATIENCE, analysed

SLOW = 60_000
"""Milliseconds: the server starts a worker for the first position."""

RECORD = ROOT / "tests/golden/second/rolit-takeback.jsonl"


def lost() -> list[StepReport]:
    """What people lost in the record, the dearest first."""
    report = parlour.analyse(RECORD.read_text(encoding="utf-8"))
    steps = [step for step in report.steps if step.loss > 0.01 * report.largest and not step.by]
    return sorted(steps, key=lambda step: -step.loss)


def practise(page: Page) -> None:
    page.locator("input[type=file]").set_input_files(RECORD)
    page.get_by_role("button", name="Was that luck?").click()
    analysed(page)
    page.get_by_role("link", name="Practise your mistakes").click()
    expect(page.locator(".frame .board")).to_be_visible(timeout=PATIENCE)


def place(page: Page, move: str) -> None:
    page.locator(f".frame [data-place={move}]").click()


def sentence(page: Page) -> str:
    return page.locator(".sentence").inner_text()


def test_what_was_lost_is_tried_again_and_the_better_move_is_found(visit: Visit) -> None:
    page, step = visit("/record", width=360, height=640), lost()[0]
    practise(page)
    assert "What is better?" in sentence(page) and sideways(page) == 0
    place(page, step.step)
    expect(page.locator(".sentence")).to_contain_text("Try once more")
    place(page, step.step)  # twice the same is one try
    expect(page.locator(".sentence")).to_contain_text("Try once more")
    assert step.best
    place(page, step.best)
    expect(page.locator(".sentence.found")).to_contain_text("the best move")
    assert page.locator("ol li").count() == len(step.values)
    scans = Scans(page)
    scans.take("an exercise that was found")
    assert scans.found == {}
    page.goto(page.url.split("/practice")[0] + "/practice")
    expect(page.locator(".place")).to_contain_text(re.compile(rf"of \W*{len(lost())}\W.*found before"), timeout=SLOW)
    page.get_by_role("button", name="Clear practice").click()
    expect(page.get_by_text("Nothing to practise yet")).to_be_visible()
    assert missing_messages(page) == []


@pytest.mark.long
def test_two_misses_or_a_press_show_the_answer(visit: Visit) -> None:
    page, step = visit("/record"), lost()[0]
    practise(page)
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".sentence")).to_contain_text("The best move was")
    expect(page.locator("ol li").first).to_contain_text(step.best or "")
    assert page.get_by_role("link", name="Analyse from here").count() == 1


@pytest.mark.long
def test_games_that_were_finished_here_are_gone_through(visit: Visit, server: Server) -> None:
    page = visit(finished(server, "rolit", size=4, first=0))
    page.wait_for_selector(".after")
    page.goto(server.address + "/practice")
    page.get_by_role("button", name="Look through one more game").click()
    expect(page.get_by_role("button", name="Look through")).to_have_count(0, timeout=PATIENCE)
    expect(page.get_by_text("Nothing to practise yet").or_(page.locator(".place"))).to_be_visible()
    assert missing_messages(page) == []
