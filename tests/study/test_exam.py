"""The text exam: questions without answers, and the exact regret of what is answered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.engine.advice import engine_of
from parlour.engine.ask import asked
from parlour.errors import BadRecord
from parlour.speech.languages import COMPLETE, speak
from parlour.study.dataset import for_testing
from parlour.study.exam import question, questions, read, score
from parlour.terminal.commands import main

SMALL = parlour.game("rolit", players=2, size=4, first=0)


def written(file: Path, lines: list[Any]) -> Path:
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return file


def worths(line: dict[str, Any]) -> dict[str, float]:
    state = SMALL.at(line["position"])
    return {str(each.move): each.worth[state.actor or 0] for each in asked(engine_of(SMALL), state).steps}


@pytest.fixture(scope="module")
def some() -> list[dict[str, Any]]:
    return questions(SMALL, 12, 0, speak("en", isolating=False))


def test_questions_hold_legal_moves_and_no_answers(some: list[dict[str, Any]]) -> None:
    assert len(some) == 12 == len({line["id"] for line in some})
    for line in some:
        assert set(line) == {"exam", "id", "language", "text", "moves", "game", "rules", "options", "position"}
        assert for_testing(line["position"]) and line["moves"] == list(SMALL.at(line["position"]).allowed())
        assert all(f"- {move}\n" in line["text"] + "\n" for move in line["moves"])
    assert some == questions(SMALL, 12, 0, speak("en", isolating=False)), "a seed repeats them"


def test_answers_are_scored_by_the_worth_of_their_moves(tmp_path: Path, some: list[dict[str, Any]]) -> None:
    asks = written(tmp_path / "q.jsonl", some)
    best = [{"id": line["id"], "move": max(worths(line), key=worths(line).__getitem__)} for line in some]
    found = score(asks, written(tmp_path / "best.jsonl", best))
    assert (found.questions, found.legal, found.best, found.regret) == (12, 12, 12, 0.0)
    first = score(asks, written(tmp_path / "first.jsonl", [{"id": x["id"], "move": x["moves"][0]} for x in some]))
    assert first.regret == pytest.approx(first.first_move) == pytest.approx(found.first_move)
    assert 0 < found.any_move < 1
    twice = written(tmp_path / "twice.jsonl", [*best, best[3]])
    for wrong, said in ((asks, twice), (written(tmp_path / "two.jsonl", some[:1] * 2), twice)):
        with pytest.raises(BadRecord, match="twice"):
            score(wrong, said)
    with pytest.raises(BadRecord, match="no question has the id f00"):
        score(asks, written(tmp_path / "stray.jsonl", [*best, {"id": "f00", "move": "c1"}]))
    for strange in (None, ["c1"], {"move": "c1"}, "", "\n" * 20_000 + "c1", "\ud800"):
        said = written(tmp_path / "strange.jsonl", [{"id": some[0]["id"], "move": strange}])
        assert score(asks, said).legal == 0
    worst = score(asks, written(tmp_path / "none.jsonl", [{"id": some[0]["id"], "move": "a9"}]))
    lost = [max(each.values()) - min(each.values()) for each in map(worths, some)]
    assert worst.legal == 0 and worst.regret == pytest.approx(sum(lost) / 12)


def test_a_move_is_read_as_people_and_models_write_it() -> None:
    moves = ["4+6", "c1", "open a1"]
    for said, move in (("4+6", "4+6"), (" `C1`. ", "c1"), ("I think:\n\n**open  a1**", "open a1"), ("- c1", "c1")):
        assert read(said, moves) == move
    assert read("", moves) is None and read("c1 or 4+6", moves) is None
    assert read("c1\n4+6\nor neither", moves) == "4+6", "the last one that stands alone"


def test_few_questions_are_found_too() -> None:
    """However few are asked for: positions are taken until enough of them are for testing."""
    one, more = (questions(SMALL, n, 0, speak("en", isolating=False)) for n in (1, 3))
    assert len(one) == 1 and len(more) == 3 and more[0] == one[0]
    tiny = parlour.game("shutbox", edition="nine", players=1, tiles=4, dice=1)
    assert 0 < len(questions(tiny, 100, 0, speak("en", isolating=False))) < 30, "all there are"


def test_seats_have_one_name(some: list[dict[str, Any]]) -> None:
    """Numbers of seats stand in boards too, from 0: no player has another number in the sentences."""
    assert all("layer" not in line["text"] for line in some)


def test_positions_are_told_in_every_language(some: list[dict[str, Any]]) -> None:
    state = SMALL.at(some[0]["position"])
    texts = {question(SMALL, state, speak(code, isolating=False))["text"] for code in COMPLETE}
    assert len(texts) == len(COMPLETE)


def test_strange_files_are_refused(tmp_path: Path, some: list[dict[str, Any]]) -> None:
    answers = written(tmp_path / "a.jsonl", [])
    wrong: list[Any] = [
        [1], {"id": 1}, {**some[0], "game": "chess"}, {**some[0], "position": "x"}, {**some[0], "options": {"size": 1}},
        {**some[0], "rules": "rolit/1"}, {**some[0], "options": []}, {**some[0], "game": []},
    ]  # fmt: skip
    for each in wrong:
        with pytest.raises(BadRecord):
            score(written(tmp_path / "q.jsonl", [each]), answers)
    for content in (b"", b"\xff", b"no"):
        (tmp_path / "q.jsonl").write_bytes(content)
        with pytest.raises(BadRecord):
            score(tmp_path / "q.jsonl", answers)
    with pytest.raises(BadRecord):
        score(tmp_path / "missing.jsonl", answers)


def test_the_command_writes_and_scores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "q.jsonl"
    assert (
        main(["exam", "rolit", "size=4", "players=2", "first=0", "-n", "4", "-o", str(file), "--language", "de"]) == 0
    )
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(lines) == 4 and "Gewinnchance" in lines[0]["text"]
    answers = written(tmp_path / "a.jsonl", [{"id": line["id"], "move": line["moves"][0]} for line in lines])
    capsys.readouterr()
    assert main(["exam", "--score", str(file), str(answers), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["questions"] == found["legal"] == 4
    assert main(["exam", "rolit"]) == 2 and main(["exam", "-o", str(file)]) == 2
