"""The family's season: its statistics, seasons of several phones as one, and its page."""

from __future__ import annotations

import json
import random
import re
import zlib
from base64 import urlsafe_b64encode
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import Page, expect

from parlour.study.analysis.fell import Draw, summed
from parlour.study.analysis.profile import STUDENT, mean, ratio
from tests.web.axe import Scans
from tests.web.conftest import Server, Visit, missing_messages, sideways, until
from tests.web.sources import answered
from tests.web.tables import finished

STATISTICS = "src/parts/season/statistics.ts"
MERGE = "src/parts/season/merge.ts"
FALLEN = "src/parts/season/fallen.ts"
PACKING = "src/parts/season/packing.ts"
HOUR = 3_600_000
EVENING = 1_700_000_000_000 // (24 * HOUR) * 24 * HOUR + 20 * HOUR
"""Eight in the evening, universal time."""


def account(luck: float, result: float, errors: float = 0.0, decisions: int = 10) -> dict[str, Any]:
    blank = {"start": 0.5, "luckError": 0, "error": 0, "accuracy": None}
    return {**blank, "luck": luck, "result": result, "errors": errors, "decisions": decisions}


def seat(
    name: str, *, won: bool, score: int = 0, told: dict[str, Any] | None = None, level: str = ""
) -> dict[str, Any]:
    return {"name": name, "level": level, "won": won, "score": score, "account": told}


def game(*seats: dict[str, Any], time: int = EVENING) -> dict[str, Any]:
    return {"time": time, "best": "high", "unit": "win", "seats": list(seats)}


DUELS = """gaps => gaps.map((gap, time) => {
  const seat = (name, won, luck) => ({ name, level: '', won, score: 0,
    account: { luck, result: Number(won), errors: 0, decisions: 1 } });
  const seats = [seat('Ada', true, 0.5 - gap / 2), seat('Ben', false, gap / 2 - 0.5)];
  return { time, best: 'high', unit: 'win', seats };
})"""
"""Games in which Ada, luck taken out, is ahead of Ben by these amounts."""


def test_what_fell_adds_up_as_in_the_library_and_files_are_checked() -> None:
    source = random.Random(8)
    drawn = [Draw((source.choice("12"),), (("1", 0.4), ("2", 0.6))) for _ in range(9)]
    drawn += [Draw((source.choice("231"),), (("3", 0.2), ("2", 0.5), ("1", 0.3))) for _ in range(9)]
    parts = [json.loads(json.dumps(to_builtins(summed("tuki", "cards", each)))) for each in (drawn[:9], drawn[9:])]
    (found,) = answered(FALLEN, "(made, given) => made.added(given)", parts)
    whole = summed("tuki", "cards", drawn)
    assert (tuple(found["faces"]), tuple(found["fell"]), found["draws"]) == (whole.faces, whole.fell, whole.draws)
    assert found["due"] == pytest.approx(whole.due) and found["shared"] == pytest.approx(whole.shared)
    wrong = [{"draws": -1}, {"faces": ["1", "1"]}, {"fell": [1]}, {"shared": ["2"]}, {"kind": "coins"}]
    sound = "(made, given) => given.map(each => made.sound(each, 'tuki') !== null)"
    assert answered(MERGE, sound, [parts[0], *(parts[0] | each for each in wrong)]) == [True] + 5 * [False]


def test_means_have_the_intervals_of_the_library() -> None:
    source = random.Random(5)
    given = [[source.gauss(1, 2) for _ in range(count)] for count in (1, 2, 7, 31, 60)]
    decisions = [[source.randrange(1, 20) for _ in each] for each in given]
    found = answered(STATISTICS, "(made, given) => given.map(each => made.mean(each))", given)
    for each, values in zip(found, given, strict=True):
        expected = mean(values)
        assert each["value"] == pytest.approx(expected.value) and each["error"] == pytest.approx(expected.error)
    found = answered(STATISTICS, "(made, [a, b]) => a.map((each, at) => made.ratio(each, b[at]))", [given, decisions])
    for each, values, times in zip(found, given, decisions, strict=True):
        expected = ratio(values, times)
        assert each["value"] == pytest.approx(expected.value) and each["error"] == pytest.approx(expected.error)


def test_nobody_is_called_better_beyond_what_the_games_carry() -> None:
    """At the limits of the test, with too few games, and in seasons of two people who play alike."""
    five = [-1.0, -0.5, 0.0, 0.5, 1.0]
    width = (2.5 / 4) ** 0.5 / 5**0.5
    limits = [STUDENT[3] * width, 1.533 * width]
    shifted = [[each + limit * factor for each in five] for limit in limits for factor in (1.0001, 0.9999)]
    better = f"(made, given) => given.map(each => made.better(({DUELS})(each), 'Ada', 'Ben'))"
    verdicts = answered(STATISTICS, better, [*shifted, [-0.1] * 9, [0.9] * 4])
    assert verdicts == ["sure", "likely", "likely", "open", "open", "few"]
    source = random.Random(1)
    alike = [[source.gauss(0, 1) for _ in range(8)] for _ in range(600)]
    seasons = f"(made, given) => given.map(each => made.verdict(({DUELS})(each))?.sure)"
    found = answered(STATISTICS, seasons, alike)
    assert found.count("sure") / 600 < 0.08 and (found.count("sure") + found.count("likely")) / 600 < 0.26
    apart = [[source.gauss(1.5, 1) for _ in range(20)] for _ in range(60)]
    assert set(answered(STATISTICS, seasons, apart)) == {"sure"}


def test_a_season_adds_up() -> None:
    """Shared wins are divided; wins, luck and what is left of them agree; bots and people alone are apart."""

    def ended(hours: int, luck: float, *, won: bool) -> dict[str, Any]:
        mine, theirs = account(luck, float(won)), account(-luck, float(not won))
        seats = seat("Ada", won=won, told=mine), seat("Ben", won=not won, told=theirs)
        return game(*seats, time=EVENING + hours * HOUR)

    shared = game(seat("Ada", won=True, score=5), seat("Ben", won=True, score=5), time=EVENING + 3 * HOUR)
    games = [ended(0, 0.3, won=True), shared, ended(6, -0.2, won=False), ended(30, -0.9, won=False)]
    bots = game(seat("Ada", won=True), seat("", won=False, level="easy"))
    alone = game(seat("Ada", won=False))
    script = """(made, { games, bots, alone }) => ({
      rows: made.standings(games), kinds: [...games, bots, alone].map(made.kindOf),
      duel: made.duel(games, 'Ada', 'Ben'), evening: made.luckiest(games, () => 0),
      curves: made.curves(games, ['Ada', 'Ben']),
    })"""
    found = answered(STATISTICS, script, {"games": games, "bots": bots, "alone": alone})
    assert found["kinds"] == ["together"] * 4 + ["bots", "alone"]
    ada = next(row for row in found["rows"] if row["name"] == "Ada")
    ben = next(row for row in found["rows"] if row["name"] == "Ben")
    assert (ada["games"], ada["wins"], ada["fair"], ada["analysed"]) == (4, 1.5, 2, 3)
    assert (ben["streak"], ben["longest"], ada["streak"], ada["longest"]) == (3, 3, 0, 2)
    for row, results in ((ada, 1), (ben, 2)):
        left = row["skill"]["value"] * 3 + row["lucky"]
        assert left == pytest.approx(results - 1.5), "wins above the fair share are luck and the rest"
    assert found["duel"] == {"ahead": 1, "even": 1, "behind": 2}
    assert (found["evening"]["name"], found["evening"]["games"]) == ("Ben", 1)
    assert found["evening"]["luck"] == pytest.approx(0.9)
    lucky = seat("Ada", won=True, told=account(0.4, 1))
    night = [game(lucky, seat("Ben", won=False), time=EVENING + hours * HOUR) for hours in (3, 8)]
    late = answered(STATISTICS, "(made, given) => made.luckiest(given, () => 0)", night)
    assert (late["games"], late["luck"]) == (2, pytest.approx(0.8)), "an evening goes on after midnight"
    assert found["curves"]["lines"][0][-1] == pytest.approx(ada["skill"]["value"] * 3)


def result(table: str, **more: Any) -> dict[str, Any]:
    players = [{"name": name, "level": "", "score": 3, "won": name == "Ada"} for name in ("Ada", "Ben")]
    kept = {"table": table, "game": "rolit", "options": {"players": 2, "size": 4}, "best": "high"}
    return {**kept, "time": EVENING, "players": players, "home": "aa", **more}


def test_seasons_merge_to_the_same_in_any_order_and_however_often() -> None:
    full = {"accounts": [account(0.1, 1), account(-0.1, 0)], "unit": "win"}
    phones = [
        [result("a"), result("b", **full), result("c", accounts=None)],
        [result("a", **full), result("b", thin=True), result("d", home="bb")],
        [result("b", **full, home="0c"), result("c"), result("a", options={"size": 4, "players": 2}, **full)],
    ]
    script = "(made, orders) => orders.map(order => order.reduce((all, each) => made.merged(all, each), []))"
    orders = [list(each) for each in permutations(phones)] + [[*phones, *phones], [phones[0], phones[0], *phones]]
    first, *others = answered(MERGE, script, orders)
    assert [each["table"] for each in first] == ["a", "b", "c", "d"]
    assert all("accounts" in each for each in first[:3]) and first[2]["accounts"] is None
    assert all(other == first for other in others)


def test_a_file_from_elsewhere_is_checked() -> None:
    good = result("good", accounts=[account(0.1, 1), account(-0.1, 0)], unit="win", evil="<script>")
    bad = [
        result("long name", players=[{"name": "x" * 41, "level": "", "score": 1, "won": True}]),
        result("seats", players=[{"name": "x", "level": "", "score": 1, "won": True}] * 13),
        result("score", players=[{"name": "x", "level": "", "score": "1", "won": True}]),
        result("a b"),
        result("game", game="../x"),
        result("time", time=-1),
        result("best", best="most"),
        None,
        7,
    ]
    season = {"parlour": "season", "version": 1, "results": [*bad, good], "people": [["__proto__", "Ada"], ["x"], 3]}
    polluted = '{"parlour":"season","version":1,"results":[],"people":[],"__proto__":{"bad":1}}'
    others = ["", "{", "[]", '{"parlour":"season","version":2,"results":[]}']
    script = """(made, given) => [...given, JSON.stringify('x'.repeat(4e6))]
      .map(each => made.read(each)).concat([({}).bad ?? null])"""
    read, harmless, *none = answered(MERGE, script, [json.dumps(season), polluted, *others])
    (kept,) = read["results"]
    assert kept["table"] == "good" and "evil" not in kept and len(kept["accounts"]) == 2
    assert read["people"] == [["__proto__", "Ada"]] and harmless["results"] == [] and none == [None] * 6
    names = """(made, { results }) => {
      const called = new Map([["Ada", "Mum"], [made.personKey("Ben", "bb"), "Ben 2"]]);
      const all = people => made.renamed(results, people).map(each => each.players.map(({ name }) => name));
      return [...all(called), ...all(made.recalled(results, called, 'Ben 2', 'Uncle'))]; }"""
    mum = [*good["players"][:1], {**good["players"][1], "name": "Mum"}]
    named = {"results": [result("a"), result("b", home="bb"), result("c", players=mum)]}
    first, last = ["Mum", "Ben"], ["Ada", "Mum"]
    assert answered(MERGE, names, named) == [first, ["Mum", "Ben 2"], last, first, ["Mum", "Uncle"], last]


def test_links_and_codes_carry_a_season() -> None:
    script = """async (made, text) => {
      const letters = await made.packed(text);
      const all = made.codes(letters);
      let parts = [], whole = null;
      const strange = ['', 'x', '1.2.1.aa', '1.1.99.aa', '7.1.2.abc'];
      for (const each of [...strange, ...[...all].reverse(), all[0]].filter((_, at) => at < 5 + all.length)) {
        ({ parts, whole } = made.collected(parts, each)); }
      const damaged = made.collected(all.slice(0, -1), all.at(-1).slice(0, -1) + '_').whole;
      const none = await made.unpacked('%%%');
      return [await made.unpacked(whole ?? ''), all.length, damaged, none, made.codes('x'.repeat(9999))];
    }"""
    text = json.dumps([result(str(number)) for number in range(9)])
    back, count, damaged, none, many = answered(PACKING, script, text)
    assert back == text and count > 1 and damaged is None and none is None and many == []
    packer = zlib.compressobj(wbits=-15)
    bomb = urlsafe_b64encode(packer.compress(b"x" * 5_000_000) + packer.flush()).decode().rstrip("=")
    assert answered(PACKING, "(made, letters) => made.unpacked(letters)", bomb) is None


def season(games: int) -> list[dict[str, Any]]:
    """A family's games, Ada the better one, with all kinds of results among them."""
    source, found = random.Random(3), []
    for number in range(games):
        gap, luck = source.gauss(0.5, 0.3), source.gauss(0, 0.2)
        won = luck + gap / 2 > 0
        accounts = [account(luck, float(won), -0.05, 12), account(-luck, float(not won), -0.1 - gap / 9, 12)]
        seats = (("Ada", won), ("Grandmother Wilhelmina", not won))
        players = [{"name": name, "level": "", "score": 9 if wins else 4, "won": wins} for name, wins in seats]
        time = EVENING + number * 9 * HOUR
        found.append(result(f"t{number}", time=time, players=players, accounts=accounts, unit="win"))
    options = {"players": 2, "rounds": 5}
    sheet = result("sheet:1", sheet=True, game="tuki", best="low", options=options, time=EVENING + 1)
    bots = result("bots", accounts=None, time=EVENING + 2)
    bots["players"] = [bots["players"][0], {"name": "", "level": "easy", "score": 1, "won": False}]
    bots["fell"] = [to_builtins(summed("tuki", "cards", [Draw(("parrot",), (("parrot", 0.5), ("1", 0.5)))]))]
    return [*found, sheet, bots]


def opened(visit: Visit, server: Server, kept: list[dict[str, Any]], **how: Any) -> Page:
    page = visit("/", **how)
    page.evaluate("kept => localStorage.setItem('parlour.results', kept)", json.dumps(kept))
    page.goto(f"{server.address}/season")
    page.wait_for_selector("article h2, article .about")
    return page


def test_the_season_says_who_plays_best_on_one_screen(visit: Visit, server: Server, tmp_path: Path) -> None:
    page = opened(visit, server, season(24), width=1366, height=768)
    expect(page.locator(".verdict")).to_contain_text("Ada")
    assert "plays best, luck taken out" in page.locator(".verdict").inner_text()
    assert page.locator(".columns").evaluate("each => each.getBoundingClientRect().bottom <= innerHeight"), "one screen"
    expect(page.get_by_text(re.compile(r"2\W* games count for wins and points only"))).to_be_visible()
    for width, height in ((320, 640), (390, 844), (844, 390), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert sideways(page) <= 0, width
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    saved.value.save_as(tmp_path / "season.json")
    page.get_by_role("button", name="Delete the season").click()
    page.locator("dialog[open]").get_by_role("button", name="Delete the season").click()
    page.get_by_text("No game has been finished on this device yet.").wait_for()
    for added in (26, 0):
        page.locator("input[type=file]").set_input_files(tmp_path / "season.json")
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_text(re.compile(rf"^\W*{added}\W* games were added"))).to_be_visible()
    expect(page.locator(".verdict")).to_contain_text("Ada")
    page.get_by_text("Do the dice and cards look fair?").click()
    page.get_by_text("Too few to tell yet.").wait_for()
    scans = Scans(page)
    scans.take("the season")
    assert scans.found == {} and missing_messages(page) == []


@pytest.mark.long
def test_games_of_this_device_are_analysed_in_the_background(visit: Visit, server: Server) -> None:
    page = visit(finished(server, "rolit", size=4, first=0))
    until(page, "JSON.parse(localStorage['parlour.results'] ?? '[]').length === 1")
    page.goto(f"{server.address}/season")
    expect(page.locator("li", has_text="mistakes cost")).to_be_visible(timeout=180_000)
    expect(page.get_by_text("Against bots")).to_be_visible()
    assert missing_messages(page) == []


@pytest.mark.long
def test_a_link_and_names_of_another_phone(visit: Visit, server: Server) -> None:
    page = opened(visit, server, season(6), locale="de")
    page.get_by_role("button", name="Als Link oder Codes").click()
    expect(page.locator("dialog[open] svg.qr")).to_be_visible()
    script = "() => navigator.clipboard.readText()"
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("dialog[open]").get_by_role("button", name="Link kopieren").click()
    link = page.evaluate(script)
    other = opened(visit, server, [result("other", players=season(1)[0]["players"])], width=390, height=844)
    other.goto("about:blank")
    other.goto(link)
    dialog = other.locator("dialog[open]")
    expect(dialog.locator("select")).to_have_count(3)
    dialog.locator("label", has=other.locator("bdi", has_text="Ada")).locator("select").select_option("\n")
    dialog.get_by_role("button", name="Add", exact=True).click()
    expect(other.locator("ol")).to_contain_text("Ada 2")
    assert missing_messages(other) == []
