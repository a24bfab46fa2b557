"""The game in a real terminal: what the screen shows, and that nothing is lost when the game is killed."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytest.importorskip("pty", reason="pseudo-terminals need a POSIX system")

from parlour.table import Host, load
from parlour.table.verify import verify
from parlour.terminal import saves
from tests.cases import always
from tests.terminal.screen import Screen

SEATS = ("--seat", "Ada", "--seat", "Bob")
MOVED = re.compile(r"(\w+) plays (\w\d)")


def test_kill_9_in_the_middle_of_a_game_loses_nothing(home: Path) -> None:
    seen: list[str] = []
    screen = Screen("rolit", "first=0", *SEATS)
    for _ in range(4):
        screen.until(lambda text: "Your moves" in text)
        screen.press("\r")
        screen.until(lambda text: _moves(text)[-1:] not in ([], seen[-1:]))
        seen.append(_moves(screen.text)[-1])
    screen.kill()

    (save,) = saves.unfinished()
    kept = [str(event.to_json()["move"]) for event in load(save.path).table.log]
    assert kept == seen, "every move that was on the screen is on the disk"

    again = Screen("--resume")
    again.until(lambda text: seen[-1] in _moves(text) and "Your moves" in text)
    again.press("\r")
    again.until(lambda text: _moves(text)[-1] != seen[-1])
    assert again.leave() == 0
    table = load(save.path).table
    assert [str(event.to_json()["move"]) for event in table.log[:4]] == seen and table.seq == 5
    verify(save.path.read_bytes())


def _moves(text: str) -> list[str]:
    return [hollow for _, hollow in MOVED.findall(text)]


@pytest.mark.long
def test_a_closed_window_loses_nothing(home: Path) -> None:
    screen = Screen("tuki", "rounds=1", *SEATS)
    screen.until(lambda text: "Your moves" in text)
    screen.press("\r")
    screen.until(lambda text: "opens a1" in text)
    assert screen.hang_up() == -signal.SIGHUP
    (save,) = saves.unfinished()
    assert any(event.to_json().get("move") == "open a1" for event in load(save.path).table.log)


@pytest.mark.parametrize(
    "seats",
    [SEATS, pytest.param(("--seat", "bot:random", "--seat", "bot:random"), marks=pytest.mark.long)],
    ids=["people", "bots"],
)
def test_under_nohup_a_game_ends_with_its_terminal_and_loses_nothing(seats: tuple[str, ...], home: Path) -> None:
    """The signal is ignored, so the game must see by itself that nobody can read it any more."""
    screen = Screen("tuki", "rounds=5", *seats, nohup=True)
    screen.until(lambda text: "Scores" in text)
    if seats == SEATS:
        screen.press("\r")
    screen.until(lambda text: "opens a1" in text or seats != SEATS)
    assert screen.hang_up() == 129
    (save,) = saves.unfinished()
    assert any("move" in event.to_json() for event in load(save.path).table.log) or seats != SEATS
    Host.resume(save.path).close()  # nobody holds the record any more


@pytest.mark.long
def test_under_nohup_the_menu_and_lines_end_with_their_terminal_too() -> None:
    menu = Screen(nohup=True)
    menu.until(lambda text: "New game" in text)
    assert menu.hang_up() == 129
    lines = Screen("rolit", "first=0", *SEATS, "--plain", nohup=True)
    lines.until(lambda text: "legal" in text)
    assert lines.hang_up() == 141


@pytest.mark.long
def test_who_leaves_is_told_how_to_go_on(home: Path, tmp_path: Path) -> None:
    screen = Screen("rolit", "first=0", *SEATS)
    screen.until(lambda text: "Your moves" in text)
    assert screen.leave() == 0
    assert b"Everything is saved; continue any time with parlour play --resume.\r\n" in screen.raw
    elsewhere = Screen("rolit", "first=0", *SEATS, "--record", str(tmp_path / "our game.jsonl"))
    elsewhere.until(lambda text: "Your moves" in text)
    assert elsewhere.leave() == 0
    assert f"parlour play --resume '{tmp_path / 'our game.jsonl'}'.".encode() in elsewhere.raw


@pytest.mark.long
def test_a_record_cut_anywhere_in_its_last_line_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    screen = Screen("rolit", "first=0", *SEATS, "--record", str(path))
    screen.until(lambda text: "Your moves" in text)
    screen.press("\r")
    screen.until(lambda text: "Ada plays" in text)
    screen.kill()
    path.write_bytes(path.read_bytes()[:-7])
    again = Screen("--resume", str(path))
    again.until(lambda text: "was cut off" in text)
    assert again.leave() == 0
    assert load(path).table.seq == 0


def test_a_click_in_a_real_terminal() -> None:
    screen = Screen("rolit", "first=0", *SEATS)
    screen.until(lambda text: "Your moves" in text)
    # d6: the fourth column of the board, the sixth row
    screen.click(4 + 4 * 3, 2 + 2 * 5)
    screen.until(lambda text: "Ada plays d6" in text)
    assert screen.leave() == 0


@pytest.mark.parametrize("game", always("rolit", of=("shutbox", "rolit", "tuki")))
def test_without_colour_no_colour_is_sent(game: str) -> None:
    """Only greys: red, green and blue of every colour that is sent are the same."""
    screen = Screen(game, *SEATS, NO_COLOR="1", COLORTERM="truecolor")
    screen.until(lambda text: "Your moves" in text)
    assert screen.leave() == 0  # only then has everything come, and the last colour whole
    colours = re.findall(rb"[34]8;2;(\d+);(\d+);(\d+)[;m]", screen.raw)
    assert colours and all(red == green == blue for red, green, blue in colours)


@pytest.mark.long
def test_hebrew_is_seen_from_the_right() -> None:
    screen = Screen("shutbox", "first=0", "--seat", "עדה", "--seat", "bot:random", "--language", "he")
    screen.until(lambda text: "הדע" in text)
    screen.press("\r")  # the roll
    text = screen.until(lambda text: "הדע" in text and "םמוכסש" in text)
    assert b"\x1b[8l" in screen.raw, "the terminal is asked not to order the text again"
    turn = next(line for line in text.split("\n") if "םמוכסש" in line)
    assert turn == turn.rstrip() and turn.endswith(":הדע"), "aligned to the right, the name first"
    assert screen.leave() == 0


def test_the_menu_leads_to_a_game_and_back() -> None:
    screen = Screen()
    screen.until(lambda text: "Shut the Box" in text and "New game" in text)
    screen.press("\r")
    screen.until(lambda text: "Who plays" in text)
    screen.press("\x1b[21~")  # F10
    screen.until(lambda text: "Scores" in text)
    screen.press("\x1b")
    screen.until(lambda text: "Continue" in text)
    assert screen.leave() == 0


def test_a_record_that_cannot_be_used_is_told_after_leaving(tmp_path: Path) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text("nonsense\n")
    screen = Screen("--resume", str(path))
    screen.until(lambda text: "That did not work" in text)
    assert screen.leave() == 2


@pytest.mark.long
@pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed (Debian: apt install tmux)")
def test_under_tmux(tmp_path: Path, home: Path) -> None:
    tmux = ["tmux", "-L", f"parlour-{os.getpid()}", "-f", "/dev/null"]
    game = f"PARLOUR_HOME={home} {sys.executable} -m parlour play rolit first=0 --seat Ada --seat Bob"
    subprocess.run([*tmux, "new-session", "-d", "-x", "80", "-y", "24", game], check=True, timeout=20)
    try:
        _tmux_until(tmux, "Your moves")
        subprocess.run([*tmux, "send-keys", "d6", "Enter"], check=True, timeout=20)
        _tmux_until(tmux, "Ada plays d6")
        subprocess.run([*tmux, "send-keys", "F1"], check=True, timeout=20)
        _tmux_until(tmux, "The aim")
        subprocess.run([*tmux, "send-keys", "End"], check=True, timeout=20)
        _tmux_until(tmux, "Chosen for this game")
    finally:
        subprocess.run([*tmux, "kill-server"], timeout=20)


def _tmux_until(tmux: list[str], expected: str) -> None:
    stop, shown = time.monotonic() + 60, ""
    while expected not in shown:
        assert time.monotonic() < stop, shown
        time.sleep(0.2)
        shown = subprocess.run([*tmux, "capture-pane", "-p"], capture_output=True, text=True, timeout=20).stdout
