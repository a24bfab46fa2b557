"""The line protocol, driven as a program drives it."""

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from parlour.table import load
from parlour.table.verify import verify
from parlour.terminal import commands as cli
from tests.cases import first


def play(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "parlour", "play", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=120)


class Program:
    """A program at the other end: reads objects, answers with moves."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "parlour", "play", "--json", *arguments]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        said: dict[str, Any] = json.loads(self.process.stdout.readline())
        return said

    def until(self, *words: str) -> dict[str, Any]:
        while (said := self.read())["say"] not in words:
            pass
        return said

    def send(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def close(self) -> int:
        self.process.communicate(timeout=60)
        return self.process.returncode


@pytest.mark.parametrize(
    "arguments", first(1, [["shutbox"], ["rolit", "size=4"], ["tuki", "rounds=1"]]), ids=lambda each: each[0]
)
def test_a_program_plays_a_whole_game_and_the_record_verifies(arguments: list[str], tmp_path: Path) -> None:
    record, dice = tmp_path / "game.jsonl", random.Random(1)
    program = Program(*arguments, "--seat", "Ada", "--seat", "bot:random", "--record", str(record))
    hello = program.read()
    assert (hello["say"], hello["protocol"], hello["game"]) == ("hello", 1, arguments[0])
    while program.until("turn", "over")["say"] == "turn":
        program.send(dice.choice(program.read()["moves"]))
    assert program.close() == 0
    assert load(record).table.ended
    verify(record.read_bytes())


def test_text_lines(tmp_path: Path) -> None:
    asked = "board\nlegal\nview\nscores\nhelp\n\nnonsense\na1\nf4\nquit\n"
    shown = play("rolit", "first=0", "--seat", "Ada", "--seat", "Bob", "--record", str(tmp_path / "r"), stdin=asked)
    lines = shown.stdout.splitlines()
    assert shown.returncode == 0 and not shown.stderr
    assert lines[0].startswith("hello protocol=1 game=rolit ")
    assert lines[1:3] == ["turn seat=0 seq=0 name=Ada", "legal f4, d6, f6"]
    assert lines[3].startswith("board     a  b  c")
    assert [line for line in lines if line.startswith("scores")] == ["scores 1, 1"]
    view = next(line for line in lines if line.startswith("view "))
    assert json.loads(view.removeprefix("view "))["game"] == "rolit"
    refusals = [line for line in lines if line.startswith("refused")]
    assert refusals[0].startswith("refused code=bad_notation") and refusals[1].startswith("refused code=illegal_move")
    assert "move seq=1 seat=0 move=f4" in lines
    assert lines[-1] == f"bye seq=1 record={tmp_path / 'r'}"


def test_the_end_of_the_input_is_a_goodbye_and_the_game_goes_on_later() -> None:
    first = play("rolit", "first=0", "--seat", "Ada", "--seat", "Bob", "--json", stdin="f4\n").stdout.splitlines()
    again = play("--resume", "--json").stdout.splitlines()
    moves = [json.loads(line) for line in again if json.loads(line)["say"] == "move"]
    assert json.loads(first[-1])["say"] == json.loads(again[-1])["say"] == "bye"
    assert [move["move"] for move in moves] == ["f4"]


def test_without_a_game_and_a_terminal_it_is_shut_the_box() -> None:
    assert play(stdin="quit\n").stdout.startswith("hello protocol=1 game=shutbox ")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "there is no game 'chess'"),
        (["rolit", "size=5"], "size"),
        (["rolit", "size"], "name=value"),
        (["rolit", "--seat", "bot:genius"], "bot:random"),
        (["rolit", *["--seat", "x"] * 3], "there are 2 seats"),
        (["--language", "xx"], "must be one of en, he"),
        (["--resume"], "there is no unfinished game"),
        (["--resume", "nowhere.jsonl"], "nowhere.jsonl"),
        (["rolit", "--resume", "x"], "cannot be combined with a game"),
        (["rolit", "--record", "/nowhere/at/all"], "cannot make"),
    ],
)
def test_wrong_arguments_are_told_in_a_line_and_exit_with_2(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["play", *arguments]) == 2
    told = capsys.readouterr().err
    assert says in told and told.count("\n") == 1 and "Traceback" not in told


def test_a_whole_process_exits_so_too() -> None:
    shown = play("rolit", "size=5")
    assert shown.returncode == 2
    assert "size" in shown.stderr and shown.stderr.count("\n") == 1 and "Traceback" not in shown.stderr


def test_any_bytes_are_answered_without_a_traceback() -> None:
    command = [sys.executable, "-m", "parlour", "play", "shutbox", "first=0", "--seat", "Ada"]
    noise = b"\x00\xff\xfe\n" + b"9" * 5000 + b"\n" + "שלום\n".encode() + b"1+" * 300 + b"\nquit\n"
    shown = subprocess.run(command, input=noise, capture_output=True, timeout=120)
    assert shown.returncode == 0
    assert b"Traceback" not in shown.stderr and shown.stdout.count(b"refused") == 4
