"""A record that is dropped or chosen is shown, replayed and checked in the browser itself."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.table.loaded import loaded_record
from tests.web.conftest import ROOT, Visit, missing_messages

RECORDS = sorted((ROOT / "tests/golden/records").glob("*.jsonl"))
DROP = """([name, text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name));
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""


def check(page: Page, name: str) -> None:
    """Has the page check the record that it has just been given; one that cannot be replayed is checked at once."""
    page.get_by_text(name).wait_for()
    page.wait_for_selector(".finding, .ways button")
    if page.get_by_role("button", name="Check this game").count():
        page.get_by_role("button", name="Check this game").click()


@pytest.mark.parametrize("records", [RECORDS[::5], pytest.param(RECORDS, marks=pytest.mark.long)], ids=["some", "all"])
def test_every_golden_record_is_found_sound_in_the_browser(visit: Visit, records: list[Path]) -> None:
    page = visit("/record")
    for record in records:
        page.locator("input[type=file]").set_input_files(record)
        check(page, record.name)
        verdict = page.locator(".finding.sound")
        verdict.wait_for()
        assert "was changed afterwards" in verdict.inner_text(), record.name
        page.locator(".check").get_by_text("replayed by the rules").wait_for()
    assert not missing_messages(page)


@pytest.mark.parametrize(
    ("spoil", "line", "said"),
    [
        (lambda text: text.replace('"outcome":"', '"outcome":"9', 1), 2, "was changed after it was written"),
        pytest.param(
            lambda text: "\n".join(text.split("\n")[:3] + text.split("\n")[4:]),
            4,
            "was changed after it was written",
            marks=pytest.mark.long,
        ),
        pytest.param(lambda text: text[:-10], -1, "cut off", marks=pytest.mark.long),
        (lambda text: "hello\n", 1, "not be a record at all"),
    ],
)
def test_a_spoilt_record_is_found_out(visit: Visit, spoil: Callable[[str], str], line: int, said: str) -> None:
    page = visit("/record")
    text = next(path for path in RECORDS if "classic" in path.name).read_text(encoding="utf-8")
    page.evaluate(DROP, ["spoilt.jsonl", spoil(text)])
    check(page, "spoilt.jsonl")
    page.get_by_text(said).wait_for()
    at = line if line > 0 else text.count("\n")
    assert re.search(rf"wrong in line \W?{at}\b", page.locator(".finding").inner_text())
    assert page.locator(".finding.sound").count() == 0


def test_loaded_dice_are_found_by_the_page_itself(visit: Visit, tmp_path: Path) -> None:
    """Drawn properly from lists that are not the game's: the browser has the rules, and asks nobody."""
    loaded_record(tmp_path / "loaded.jsonl")
    page = visit("/record")
    page.locator("input[type=file]").set_input_files(tmp_path / "loaded.jsonl")
    check(page, "loaded.jsonl")
    page.get_by_text("This line does not follow the rules of the game.").wait_for()
    assert page.locator(".finding.sound").count() == 0 and not missing_messages(page)


def test_the_page_says_what_it_compared(visit: Visit) -> None:
    page = visit("/record")
    page.locator("input[type=file]").set_input_files(ROOT / "tests/golden/second/shutbox-2-players.jsonl")
    check(page, "shutbox-2-players.jsonl")
    page.locator(".finding.sound").wait_for()
    own = page.locator(".check > ul").inner_text()
    assert "This browser itself compared the lists of chances" in own and "The server says" not in own
    assert "Not checked here" not in own and not missing_messages(page)


def test_a_forged_roll_with_rewritten_hashes_is_found_out(visit: Visit) -> None:
    """A cheat who changes a roll and all the seals after it still cannot make it come out of the lock."""
    lines = next(path for path in RECORDS if "classic" in path.name).read_text(encoding="utf-8").splitlines()
    forged, previous, done = [], "0" * 64, False
    for line in lines:
        body = json.loads(line)
        body.pop("hash")
        if body.get("event") == "outcome" and "-" in body["outcome"] and not done:
            body["outcome"], done = ("6-5" if body["outcome"] != "6-5" else "5-4"), True
        opened = json.dumps(body, ensure_ascii=False, separators=(",", ":"))[:-1]
        previous = hashlib.sha256((previous + opened).encode()).hexdigest()
        forged.append(f'{opened},"hash":"{previous}"}}\n')
    page = visit("/record")
    page.evaluate(DROP, ["forged.jsonl", "".join(forged)])
    check(page, "forged.jsonl")
    page.get_by_text("The proof gives a different result").wait_for()
