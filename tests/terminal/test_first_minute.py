"""The first minute after an installation, in the terminal: nothing is compiled, and people play meanwhile."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

import pytest

pytest.importorskip("pty", reason="pseudo-terminals need a POSIX system")

from parlour.terminal.commands import main
from tests.cases import always
from tests.terminal.screen import Screen

AT_ONCE = 2.0
"""Processor seconds within which the board is there; on a quiet machine as many seconds pass."""
LEAVING = 10.0
"""Seconds within which the program ends on a busy machine; on a quiet one it takes less than two."""
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
needs_proc = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="Linux tells what a process has used")


def used(pid: int) -> float:
    """Processor seconds of a process."""
    return sum(map(int, Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13])) / TICKS


def children(pid: int) -> list[int]:
    found = (each.read_text() for each in Path(f"/proc/{pid}/task").glob("*/children"))
    return [int(child) for line in found for child in line.split()]


def lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def at_once(words: str, *arguments: str, **settings: str) -> Screen:
    """A screen with these words: the quickest of three starts, as a busy machine counts more seconds for equal work."""
    taken = []
    for _ in range(3):
        screen = Screen(*arguments, **settings)
        screen.until(lambda text: words in text)
        taken.append(used(screen.pid))
        if taken[-1] < AT_ONCE:
            return screen
        screen.leave()
    pytest.fail(f"the board took {taken} processor seconds")


@needs_proc
@pytest.mark.parametrize("game", always("shutbox", of=("rolit", "tuki", "shutbox")))
def test_a_board_is_there_at_once_and_simple_bots_move(game: str, home: Path, tmp_path: Path) -> None:
    seats = ("--seat", "Ada", "--seat", "bot:easy")
    screen = at_once("Your moves", game, "players=2", *seats, NUMBA_CACHE_DIR=str(tmp_path / "cache"))
    assert children(screen.pid) == [], "nothing that is here needs to be compiled"
    assert screen.leave() == 0


@needs_proc
@pytest.mark.parametrize(
    "keys", [pytest.param("\x11", id="ctrl-q", marks=pytest.mark.long), pytest.param("\x03\x03", id="ctrl-c twice")]
)
def test_a_strong_bot_is_awaited_in_words_and_left_at_once(keys: str, home: Path, tmp_path: Path) -> None:
    cold = {"NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    seats = ("--seat", "Ada", "--seat", "bot:hard")
    screen = at_once("plays as soon as Rolit is ready", "rolit", "first=1", *seats, **cold)
    screen.until(lambda text: "Getting ready for the first time: Rolit" in text)
    (compiling,) = children(screen.pid)
    began = time.monotonic()
    assert screen.leave(keys) == 0
    assert time.monotonic() - began < LEAVING
    assert not lives(compiling)


@pytest.mark.long
def test_a_person_moves_while_a_strong_bot_is_made_ready_and_then_it_plays(home: Path) -> None:
    screen = Screen("rolit", "first=0", "--seat", "Ada", "--seat", "bot:hard")
    screen.until(lambda text: "Your moves" in text)
    screen.press("\r")
    screen.until(lambda text: text.count(" plays ") >= 2 and "Your moves" in text)
    assert "Getting ready" not in screen.until(lambda text: "F3" in text), "it says why it moved so"
    assert screen.leave() == 0


@pytest.mark.long
def test_a_coach_is_awaited_in_words_and_speaks(home: Path) -> None:
    screen = Screen("rolit", "first=0", "--seat", "Ada", "--seat", "bot:easy", "--coach", "tell")
    screen.until(lambda text: "Your moves" in text)
    screen.until(lambda text: "Chance to win:" in text or "Equally good:" in text)
    assert screen.leave() == 0


def test_programs_are_told_that_a_bot_is_awaited_and_an_interrupt_ends_it(home: Path, tmp_path: Path) -> None:
    cold = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    command = [sys.executable, "-m", "parlour", "play", "rolit", "first=1", "--seat", "Ada", "--seat", "bot:hard"]

    def heard() -> None:  # also where these tests run in the background of a shell, which ignores it
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, env=cold, text=True, preexec_fn=heard) as lines:
        assert lines.stdout is not None
        assert lines.stdout.readline().startswith("hello ")
        assert lines.stdout.readline() == "wait seat=1 game=rolit\n"
        began = time.monotonic()
        lines.send_signal(signal.SIGINT)
        assert lines.wait(LEAVING) == 130
        assert time.monotonic() - began < LEAVING


@needs_proc
def test_a_bot_whose_process_always_ends_is_replaced_and_the_record_says_so(home: Path, tmp_path: Path) -> None:
    cold = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "cache"), "PARLOUR_LANGUAGE": "en"}
    seats = ("--seat", "Ada", "--seat", "bot:hard", "--record", str(tmp_path / "record"))
    command = [sys.executable, "-m", "parlour", "play", "rolit", "first=1", *seats]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, env=cold, text=True) as lines:
        assert lines.stdin is not None and lines.stdout is not None
        with killing(lines.pid):
            told = [next(lines.stdout) for _ in range(5)]
        lines.stdin.write("quit\n")
        lines.stdin.flush()
        assert lines.wait(LEAVING) == 0
    _, _, replaced, move, turn = told
    assert "kind=seat" in replaced and "now plays at the level “easy”" in replaced
    assert move.startswith("move seq=2 seat=1 ") and turn.startswith("turn seat=0 ")
    assert main(["verify", str(tmp_path / "record")]) == 0


@needs_proc
def test_a_person_at_the_screen_plays_on_when_a_bot_is_replaced(home: Path, tmp_path: Path) -> None:
    screen = Screen("rolit", "first=1", "--seat", "Ada", "--seat", "bot:hard", NUMBA_CACHE_DIR=str(tmp_path / "cache"))
    with killing(screen.pid):
        screen.until(lambda text: "now plays at the level" in text and "Your moves" in text)
    assert screen.leave() == 0


@contextmanager
def killing(pid: int) -> Iterator[None]:
    """Meanwhile every process that this one starts is killed."""
    over = Event()

    def kill() -> None:
        while not over.wait(0.1):
            for each in children(pid):
                with suppress(ProcessLookupError):
                    os.kill(each, signal.SIGKILL)

    killer = Thread(target=kill)
    killer.start()
    yield
    over.set()
    killer.join()


@pytest.mark.long
def test_lines_with_a_strong_bot_play_a_whole_game(home: Path) -> None:
    command = [sys.executable, "-m", "parlour", "play", "tuki", "rounds=1", "--seat", "bot:hard", "--seat", "bot:easy"]
    played = subprocess.run(command, capture_output=True, text=True, check=True, timeout=200)
    assert played.stdout.splitlines()[-1].startswith("over ")
