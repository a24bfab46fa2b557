"""The analysis of games that are over: the library's own numbers, polled, kept, bounded, and refused with a reason."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import parlour
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.records.service import Studies
from parlour.server.workers.pool import Lane
from parlour.server.workers.worker import Heard
from parlour.study.analysis import Report
from parlour.study.analysis.moments import moments, turning_points
from tests.compute.webassembly.test_analysing import LEFT, played
from tests.server.nodes import Running
from tests.server.players import BOT, HERE, bearer, open_table, over

RECORDS = Path(__file__).parent.parent / "golden" / "second"
PLAYED = (RECORDS / "rolit-takeback.jsonl").read_bytes()
GIGABYTE = 1 << 30


def asked(client: httpx.Client, path: str, **more: Any) -> dict[str, Any]:
    """The analysis, asked for again and again until it is there."""
    while (answer := client.get(path, params={"wait": 25}, timeout=60, **more)).status_code == 202:
        assert 0 <= answer.json()["progress"] <= 1
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_table_that_is_over_is_analysed_as_the_library_does_it(node: Running) -> None:
    opened = open_table(node, "rolit", [BOT, BOT], options={"size": 4, "first": 0})
    path, key = f"/api/tables/{opened['table']}", bearer(opened["key"])
    with node.client() as client:
        over(client, opened)
        found = asked(client, f"{path}/analysis", headers=key)
        record = client.get(f"{path}/record", headers=key).text
        again = client.get(f"{path}/analysis", headers=key)
    expected = parlour.analyse(record)
    assert msgspec.convert(found["report"], Report) == expected and again.json() == found
    assert [each["number"] for each in found["moments"]] == [each.step.number for each in moments(expected)]
    assert [each["number"] for each in found["turning"]] == [each.step.number for each in turning_points(expected)]
    assert set(found["better"]) == {str(step.number) for step in expected.steps if step.erred}


def test_a_record_is_sent_once_and_asked_for_by_its_hash(node: Running) -> None:
    with node.client() as client:
        sent = client.post("/api/analyses", content=PLAYED)
        assert sent.status_code in (200, 202), sent.text
        if sent.status_code == 202:
            assert asked(client, f"/api/analyses/{sent.json()['id']}")
        kept = client.post("/api/analyses", content=PLAYED)
    report = msgspec.convert(kept.json()["report"], Report)
    assert kept.status_code == 200 and report == parlour.analyse(PLAYED.decode())


def test_a_page_gets_a_game_in_numbers_and_what_judges_them(node: Running) -> None:
    opened = open_table(node, "rolit", [BOT, BOT], options={"size": 4, "first": 0})
    path, key = f"/api/tables/{opened['table']}", bearer(opened["key"])
    with node.client() as client:
        over(client, opened)
        lined = client.get(f"{path}/line", headers=key).json()
        record = client.get(f"{path}/record", headers=key).content
        sent = client.post("/api/line", content=record).json()
        module, ground = client.get(lined["module"]), client.get(lined["ground"])
    report, line = parlour.analyse(record.decode()), lined["line"]
    assert sent == lined and module.status_code == ground.status_code == 200 and lined["cells"] > 0
    assert line["report"]["record"] == report.record and line["report"]["steps"] == []
    assert [each["steps"][each["step"]] for each in line["steps"]] == [step.step for step in report.steps]
    assert [set(each["steps"]) for each in line["steps"]] == [{m.move for m in step.values} for step in report.steps]
    assert all(each["judged"] for each in line["steps"])


def test_a_game_that_takes_too_long_on_a_device_is_left_to_the_server(node: Running) -> None:
    with node.client() as client:
        refused = client.post("/api/line", content=played("shutbox", LEFT["too long on a device"], seed=1))
        assert (refused.status_code, refused.json()["code"]) == (409, "no_analysis")
        bad = client.post("/api/line", content=b"nonsense")
        assert (bad.status_code, bad.json()["code"]) == (422, "bad_record")
        going = open_table(node, "rolit", [HERE, HERE], options={"size": 4, "first": 0})
        early = client.get(f"/api/tables/{going['table']}/line", headers=bearer(going["key"]))
        assert (early.status_code, early.json()["code"]) == (409, "not_over")


@pytest.mark.long
def test_advice_does_not_wait_for_an_analysis(node: Running) -> None:
    table = open_table(node, "rolit", [HERE, HERE], options={"size": 4, "first": 0})
    with node.client() as client:
        begun = client.post("/api/analyses", content=(RECORDS / "tuki-4-players.jsonl").read_bytes())
        assert begun.status_code == 202
        advice = client.get(f"/api/tables/{table['table']}/advice", headers=bearer(table["key"]), timeout=120)
        assert advice.status_code == 200
        assert client.get(f"/api/analyses/{begun.json()['id']}").status_code == 202


def test_what_cannot_be_analysed_is_refused_with_a_reason(node: Running) -> None:
    going = open_table(node, "rolit", [HERE, HERE], options={"size": 4, "first": 0})
    with node.client() as client:
        early = client.get(f"/api/tables/{going['table']}/analysis", headers=bearer(going["key"]))
        assert (early.status_code, early.json()["code"]) == (409, "not_over")
        assert client.get("/api/tables/nothing/analysis").json()["code"] == "not_found"
        assert client.get(f"/api/analyses/{'0' * 64}").json()["code"] == "not_found"
        assert client.get("/api/analyses/nonsense").json()["code"] == "bad_message"
        bad = client.post("/api/analyses", content=b"nonsense", params={"wait": 25}, timeout=60)
        assert (bad.status_code, bad.json()["code"]) == (422, "bad_record")


async def test_one_address_has_two_analyses_under_way_and_is_then_refused() -> None:
    lane = Lane(GIGABYTE, "server-too-many-requests")
    studies = Studies(lane)
    mine = [studies.begin(f"a{number}", PLAYED, "a") for number in range(2)]
    with pytest.raises(RequestRefused, match="too_many"):
        studies.begin("a2", PLAYED, "a")
    other = studies.begin("b", PLAYED, "b")
    assert studies.find("a0") is mine[0] and await mine[0].within(0) is None
    await asyncio.wait_for(other.task, 120)
    assert await mine[0].within(0) and mine[0].progress == 1.0
    await studies.stop()
    await lane.pool.stop()


class ByHand(Lane):
    """A lane whose jobs end when the test says so."""

    def __init__(self) -> None:
        super().__init__(GIGABYTE, "server-too-many-requests")
        self.jobs: list[asyncio.Future[bytes]] = []

    def admit(self, address: str) -> None:
        """Everybody is let in."""

    async def run(self, job: str, *arguments: object, seconds: float, address: str, heard: Heard | None = None) -> Any:
        self.jobs.append(asyncio.get_running_loop().create_future())
        return await self.jobs[-1]


async def test_a_study_begun_anew_outlives_the_time_of_the_one_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.records.service.MOST_KEPT", 0)
    monkeypatch.setattr("parlour.server.records.service.KEPT", 0.05)
    lane = ByHand()
    studies = Studies(lane)
    first = studies.begin("one", PLAYED, "a")
    while not lane.jobs:
        await asyncio.sleep(0)
    lane.jobs[0].set_result(b"done")
    assert await first.task == b"done"
    while studies.find("one"):
        await asyncio.sleep(0)
    second = studies.begin("one", PLAYED, "a")
    assert await second.within(0.2) is None and studies.find("one") is second
    await studies.stop()
