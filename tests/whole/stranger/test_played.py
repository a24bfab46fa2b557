"""A stranger's game is played to the end in the terminal, on the whole screen and line by line; its record is sound."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path

import pytest

pytest.importorskip("pty", reason="pseudo-terminals need a POSIX system")

from tests.terminal.screen import Screen
from tests.whole.stranger.conftest import Run

from parlour.table.verify import verify

SEATS = ("--seat", "Ada", "--seat", "bot:random")


@pytest.mark.long
def test_on_the_whole_screen_in_english_and_german(python: Path, home: Path, run: Run) -> None:
    record = home.parent / "game.jsonl"
    screen = Screen("dare", *SEATS, "--record", str(record), python=str(python))
    text = screen.until(
        lambda text: "[ Stop ]" in text and "Ada: roll, or stop at 0?" in text and "highest wins" in text
    )
    assert "> seat 0: 0" in text and "› Roll ‹" in text, "the board is the game's text, its moves are drawn below it"
    screen.press("\x1bOP")  # F1
    screen.until(lambda text: "from 20 on you" in text and "Players: 2" in text)
    screen.press("\x1b")
    screen.until(lambda text: "[ Stop ]" in text)
    screen.press("\r")
    text = screen.until(lambda text: over(text) or ("Ada rolls" in text and "[ Stop ]" in text))
    if not over(text):
        row, line = next((row, line) for row, line in enumerate(text.split("\n")) if "[ Stop ]" in line)
        screen.click(line.index("[ Stop ]") + 2, row)
    screen.until(over)
    assert screen.leave() == 0
    sound(run, record)
    assert "Ada" in run("replay", str(record)).stdout

    german = Screen("dare", *SEATS, "--language", "de", python=str(python))
    german.until(lambda text: "[ Aufhören ]" in text and "Ada" in text)
    assert german.leave() == 0


def over(text: str) -> bool:
    return "wins!" in text or "share the win" in text


def sound(run: Run, record: Path) -> None:
    """By the installed program, and by the verifier that needs no rules."""
    verify(record.read_bytes())
    assert run("verify", "--finished", str(record)).returncode == 0


def test_from_the_menu_where_a_game_that_is_left_can_be_continued(python: Path, home: Path) -> None:
    screen = Screen(python=str(python))
    screen.until(lambda text: "Dare" in text and "New game" in text)
    screen.press("\x1b[B\x1b[B\x1b[B\r")  # three down: after our own
    screen.until(lambda text: "a 1 costs you everything" in text and "Players" in text)
    screen.press("\x1b[21~")  # F10
    screen.until(lambda text: "[ Stop ]" in text)
    screen.press("\x1b")
    screen.until(lambda text: "Dare, Fox and" in text)
    assert screen.leave() == 0
    assert len(list((home / "games").glob("*.secret"))) == 1, "one game is unfinished, and there is no other"


def test_line_by_line_by_a_program(python: Path, home: Path, run: Run) -> None:
    record, dice = home.parent / "game.jsonl", random.Random(4)
    command = [str(python), "-m", "parlour", "play", "dare", "--json", *SEATS, "--record", str(record)]
    program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert program.stdin is not None and program.stdout is not None
    said, heard = {"say": ""}, []
    while said["say"] not in ("over", "bye"):
        said = json.loads(program.stdout.readline())
        heard.append(said)
        if said["say"] == "legal":
            assert [label["id"] for label in said["labels"]] == [f"dare-move-{move}" for move in said["moves"]]
            print(dice.choice(said["moves"]), file=program.stdin, flush=True)
    program.communicate(timeout=60)
    assert program.returncode == 0 and said["say"] == "over"
    turns = [each["prompt"] for each in heard if each["say"] == "turn"]
    assert turns[0] == {"id": "dare-turn", "arguments": {"name": {"seat": 0}, "points": 0}}
    assert any(each.get("said", {}).get("id", "").startswith("dare-log-") for each in heard)
    sound(run, record)
    text = run("convert", str(record), "--to", "text").stdout
    assert text.startswith("# dare (dare/1)")
