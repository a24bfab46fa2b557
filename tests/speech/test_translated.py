"""Every translation was made from the English of today (`translated.txt`), and one that was not is found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.speech import translated
from tests.speech.translated import Line

RUN = "run `python -m tests.speech.translated`"


def test_no_translation_is_stale() -> None:
    before, now = translated.stored(translated.STORED.read_text()), translated.current()
    stale = translated.stale(before, now)
    changed = sorted(id for id in before | now if before.get(id) != now.get(id))
    assert (list(stale), changed) == ([], []), RUN


def line(english: str = "e", **translations: str) -> Line:
    return Line(english, {"de": "d", "fr": "f"} | translations)


def test_a_changed_english_makes_unchanged_translations_stale() -> None:
    assert translated.stale({"a-b": line()}, {"a-b": line("new")}) == {"a-b": ["de", "fr"]}
    assert translated.stale({"a-b": line()}, {"a-b": line("new", de="new")}) == {"a-b": ["fr"]}
    assert not translated.stale({"a-b": line()}, {"a-b": line("new", de="new", fr="new")})
    assert not translated.stale({"a-b": line()}, {"a-b": line(de="better"), "new-id": line()})


def test_line_breaks_do_not_count_and_words_do() -> None:
    assert translated.fingerprint("a =\n    One word") == translated.fingerprint("a = One word")
    assert translated.fingerprint("a = One word") != translated.fingerprint("a = One  Word")


@pytest.fixture
def changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[dict[str, Line]], Path]:
    """Stores fingerprints, and gives messages that differ from them to the command."""
    file = tmp_path / "translated.txt"
    monkeypatch.setattr(translated, "STORED", file)

    def change(now: dict[str, Line]) -> Path:
        file.write_text(translated.written({"a-b": line(), "c-d": line()}))
        monkeypatch.setattr(translated, "current", lambda: now)
        return file

    return change


def test_the_command_stores_nothing_stale(
    changes: Callable[[dict[str, Line]], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    now = {"a-b": line("new", de="new"), "c-d": line(fr="better")}
    file = changes(now)
    assert translated.main([]) == 1
    assert capsys.readouterr().out == ("a-b: the English has changed; translate it in fr, or confirm it with --still\n")
    assert translated.stored(file.read_text()) == {"a-b": line(), "c-d": line(fr="better")}
    assert translated.main(["--still", "a-b"]) == 0
    assert translated.stored(file.read_text()) == now


def test_the_command_names_an_id_that_does_not_exist(
    changes: Callable[[dict[str, Line]], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    changes({"a-b": line()})
    with pytest.raises(SystemExit):
        translated.main(["--still", "a-c"])
    assert "no message has the id a-c" in capsys.readouterr().err
