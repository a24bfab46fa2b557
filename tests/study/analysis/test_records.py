"""The analysis of records: every one that is kept, twice the same, found again, and refused where it makes no sense."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cases import always

import parlour
from parlour.errors import BadRecord
from parlour.speech.languages import COMPLETE
from parlour.study.analysis import MARKS, Report, cache
from parlour.study.analysis import study as module
from parlour.study.analysis.line import line_of
from parlour.table import Host, here
from parlour.table.record import load
from parlour.terminal.commands import main

GOLDEN = Path(__file__).parents[2] / "golden"
RECORDS = {
    f"{path.parent.name}/{path.stem}": path
    for path in sorted((*GOLDEN.glob("records/*.jsonl"), *GOLDEN.glob("second/*.jsonl")))
}
USUAL = ("second/shutbox-2-players", "second/rolit-takeback", "records/rolit-4x4", "records/shutbox-solo")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    copy = tmp_path / "game.jsonl"
    copy.write_bytes(RECORDS["second/rolit-takeback"].read_bytes())
    return copy


@pytest.mark.parametrize("name", always(*USUAL, of=RECORDS))
def test_every_record_adds_up(name: str) -> None:
    report = parlour.analyse(RECORDS[name].read_text(encoding="utf-8"), quick=True)
    assert report.finished == load(RECORDS[name]).table.state.over
    for seat in report.seats:
        assert seat.result - seat.start == seat.luck + seat.errors + seat.others + seat.residual
        assert seat.errors <= 0 and (abs(seat.residual) < 1e-9 or not report.exact)
    for step in report.steps:
        assert (step.mark in MARKS) == (step.kind == "move" and step.judged)
        assert len(step.before) == len(step.after) == len(report.seats)
        if step.kind == "move" and step.judged:
            assert step.best in {each.move for each in step.values} and step.seat is not None


def test_an_analysis_gives_the_same_numbers_again() -> None:
    text = RECORDS["records/rolit-4x4"].read_text(encoding="utf-8")
    assert parlour.analyse(text).to_json() == parlour.analyse(text).to_json()


def test_steps_carry_their_positions(record: Path) -> None:
    for report in (parlour.analyse(record), parlour.analyse(record)):  # worked out, and read from what was kept
        states = [each.state for each in line_of(load(record).table)]
        assert [step.state for step in report.steps] == states
        assert str(report.steps[0].state.parsed(report.steps[0].step)) == report.steps[0].step


def test_the_winner_ends_with_a_whole_win() -> None:
    path = RECORDS["second/shutbox-2-players"]
    winners = load(path).table.state.winners
    report = parlour.analyse(path.read_text(encoding="utf-8"))
    assert [seat.result for seat in report.seats] == [1 / len(winners) if seat in winners else 0 for seat in range(2)]


def test_what_was_taken_back_does_not_count(record: Path) -> None:
    report, table = parlour.analyse(record), load(record).table
    moves = [event for event in table.log if event.kind == "move"]
    undone = [event for event in table.log if event.kind == "undo"]
    assert undone and len([step for step in report.steps if step.kind == "move"]) < len(moves)


def test_what_was_found_is_kept_beside_the_record(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = parlour.analyse(record)
    assert cache.beside(record, quick=False).exists()
    monkeypatch.setattr(module, "analysed", lambda *_, **__: pytest.fail("it was worked out again"))
    assert parlour.analyse(record) == first
    assert msgspec.json.decode(first.to_json(), type=Report) == first


def test_another_pass_or_record_is_worked_out_anew(record: Path) -> None:
    parlour.analyse(record)
    assert parlour.analyse(record, quick=True).quick
    record.write_bytes(RECORDS["records/rolit-4x4"].read_bytes())
    assert parlour.analyse(record).record == load(record).head


def test_a_spoilt_file_is_ignored_and_written_over(record: Path) -> None:
    first = parlour.analyse(record)
    kept = cache.beside(record, quick=False)
    for spoilt in (b"", b"{}", b"[1, 2", kept.read_bytes()[:-9]):
        kept.write_bytes(spoilt)
        assert parlour.analyse(record) == first
        assert msgspec.json.decode(kept.read_bytes(), type=Report) == first


def test_where_nothing_can_be_written_it_is_kept_among_the_cached_files(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path / "cache"))
    cache.beside(record, quick=False).mkdir()  # a folder cannot be replaced by a file
    first = parlour.analyse(record)
    assert cache.elsewhere(record, quick=False).is_file()
    monkeypatch.setattr(module, "analysed", lambda *_, **__: pytest.fail("it was worked out again"))
    assert parlour.analyse(record) == first


def test_progress_is_told_and_may_stop_it(record: Path) -> None:
    told: list[float] = []
    parlour.analyse(record, progress=told.append)
    assert told == sorted(told) and told[-1] == 1.0

    def stop(done: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        parlour.analyse(record, fresh=True, progress=stop)


def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord):
        parlour.analyse(tmp_path / "none.jsonl")
    with pytest.raises(BadRecord):
        parlour.analyse('{"no": "record"}\n')
    with Host.create(parlour.game("rolit", size=4, first=0), [here("Ada"), here("Ben")], path=tmp_path / "new.jsonl"):
        pass
    with pytest.raises(BadRecord, match="has no moves yet"):
        parlour.analyse(tmp_path / "new.jsonl")


def test_the_command_prints_text_data_and_a_page(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record)]) == 0
    title, verdict, *_ = capsys.readouterr().out.splitlines()
    assert title.startswith("Was that luck?") and re.fullmatch(r".+ (won|shared the win)\. .+[.?]", verdict)
    assert main(["analyse", str(record), "--json"]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    seat = data["seats"][0]
    assert seat["result"] - seat["start"] == seat["luck"] + seat["errors"] + seat["others"] + seat["residual"]
    target = record.with_suffix(".html")
    assert main(["analyse", str(record), "--html", str(target)]) == 0
    page = target.read_text(encoding="utf-8")
    assert f'<p class="verdict">{verdict}</p>' in page
    assert "<svg" in page and "src=" not in page and "<script" not in page
    assert all(target.startswith("#") for target in re.findall(r"(?:href=\"|url\()([^\")]*)", page))


@pytest.mark.parametrize("language", COMPLETE)
def test_every_language_tells_it(
    language: str, record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_LANGUAGE", language)
    target = record.with_suffix(".html")
    assert main(["analyse", str(record)]) == 0 and main(["analyse", str(record), "--html", str(target)]) == 0
    said = capsys.readouterr().out + target.read_text(encoding="utf-8")
    assert "analysis-" not in said and "verdict-" not in said and "{" not in said.split("</style>")[1]
    assert ('dir="rtl"' in said) == (language == "he")


def test_several_records_give_profiles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = []
    for number in range(3):
        names.append(tmp_path / f"{number}.jsonl")
        names[-1].write_bytes(RECORDS["records/rolit-4x4"].read_bytes())
    assert main(["analyse", *map(str, names)]) == 0
    assert "±" in capsys.readouterr().out
    assert main(["analyse", *map(str, names), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert all(each["games"] % 3 == 0 and each["luck"]["error"] == 0 for each in data)
    assert main(["analyse", *map(str, names), str(tmp_path / "none.jsonl")]) == 1
    assert "none.jsonl" in capsys.readouterr().err
