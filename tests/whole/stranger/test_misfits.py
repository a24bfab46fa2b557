"""Packages that do not fit this Parlour: each is named in a sentence on every surface, and the other games work on."""

from __future__ import annotations

import json
import subprocess
import urllib.request
from pathlib import Path

import pytest

pytest.importorskip("pty", reason="pseudo-terminals need a POSIX system")

from tests.cases import always
from tests.terminal.screen import Screen
from tests.web.conftest import Server
from tests.whole.stranger.conftest import Run

OTHER_API = (
    "parlour-future was made for version 2 of Parlour's contract; this is version 1, so the game future is left out"
)
GONE = "the game gone cannot be loaded from parlour-gone: cannot import name 'Meeple' from 'parlour.contract'"
LOST = "the game lost from parlour-late does not work with this version of Parlour: cannot import name 'Robot'"
LATE = "the game late from parlour-late does not work with this version of Parlour: "
LEFT_OUT = {"future": OTHER_API, "gone": GONE, "lost": LOST}


@pytest.fixture
def beside(home: Path, misfits: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The packages are found by every program of the test."""
    monkeypatch.setenv("PYTHONPATH", str(misfits))
    return misfits


def in_a_sentence(done: subprocess.CompletedProcess[str], sentence: str) -> None:
    assert done.returncode == 2 and "Traceback" not in done.stderr, done.stderr
    assert any(sentence in line for line in done.stderr.splitlines()), done.stderr


@pytest.mark.usefixtures("beside")
@pytest.mark.parametrize("name", always("future", of=LEFT_OUT))
def test_every_command_says_which_package_does_not_fit(run: Run, name: str) -> None:
    arena = ["arena", name, "--bots", "random,random", "--deals", "2", "--workers", "1"]
    commands = [["games", name], ["bots", name], ["simulate", name], ["solve", name], ["play", name, "--json"], arena]
    more = [["advise", name], ["perft", name], ["learn", name]]
    for command in (*commands, *(more if name == "future" else [])):
        in_a_sentence(run(*command), f"parlour {command[0]}: {LEFT_OUT[name]}")


@pytest.mark.usefixtures("beside")
def test_the_list_of_games_is_whole_and_says_what_is_left_out(run: Run) -> None:
    listed = run("games")
    assert listed.returncode == 0 and "Rolit" in listed.stdout and "Dare" in listed.stdout
    assert "Meeple" not in listed.stdout and "future/1" not in listed.stdout
    lines = listed.stderr.splitlines()
    assert len(lines) == 3 and all(line.startswith("parlour games: ") for line in lines), listed.stderr
    assert all(any(sentence in line for line in lines) for sentence in LEFT_OUT.values())


@pytest.mark.usefixtures("beside")
@pytest.mark.parametrize(
    ("command", "gone"),
    [
        (["simulate", "late"], "takes 3 positional arguments but 5 were given"),
        (["solve", "late"], "no attribute 'Oracle'"),
        (["advise", "late", "--record", "game.jsonl", "--at", "0"], "cannot import name 'Scales'"),
        pytest.param(["analyse", "game.jsonl"], "cannot import name 'Scales'", marks=pytest.mark.long),
        (["learn", "late"], "cannot import name 'Blackboard'"),
        (["arena", "late", "--bots", "bold,random", "--deals", "2", "--workers", "1"], "cannot import name 'Bravery'"),
        pytest.param(
            ["arena", "late", "--bots", "deep,random", "--deals", "2", "--workers", "1"],
            "cannot import name 'Depth'",
            marks=pytest.mark.long,
        ),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_what_fails_late_is_told_by_the_command_that_asks(run: Run, command: list[str], gone: str) -> None:
    if "game.jsonl" in command:
        seats = ("--seat", "bot:random", "--seat", "bot:random")
        assert run("play", "late", "--json", *seats, "--record", "game.jsonl").returncode == 0
    failed = run(*command)
    in_a_sentence(failed, f"parlour {command[0]}: {LATE}")
    assert gone in failed.stderr


@pytest.mark.usefixtures("beside")
def test_what_fits_of_a_late_package_works(run: Run) -> None:
    assert run("bots", "late").stdout.split()[0] == "random"
    assert run("arena", "late", "--bots", "random,random", "--deals", "2", "--workers", "1").returncode == 0


@pytest.mark.usefixtures("beside")
def test_the_library_raises_one_error_that_names_the_package(python: Path) -> None:
    code = """
import parlour
from parlour.contract.bots import bot
late = parlour.game("late")
asked = [lambda name=name: parlour.game(name) for name in ("future", "gone", "lost")]
asked += [lambda: parlour.simulate(late, 5), lambda: parlour.solve(late), lambda: parlour.batch(late, 5)]
asked += [lambda: parlour.bot(late, "bold"), late.engine, late.lesson]
for ask in asked:
    try:
        ask()
    except parlour.Unsupported as error:
        print(error)
print(parlour.game("rolit").name)
"""
    done = subprocess.run([str(python), "-c", code], capture_output=True, text=True, timeout=240)
    lines = done.stdout.splitlines()
    assert done.returncode == 0, done.stderr
    assert len(lines) == 10 and lines[-1] == "rolit"
    assert all(line.startswith(told) for line, told in zip(lines, LEFT_OUT.values(), strict=False))
    assert all(line.startswith(LATE) for line in lines[3:9]), lines


@pytest.mark.usefixtures("beside")
def test_the_menu_shows_the_sentence_in_place_of_the_game(python: Path) -> None:
    screen = Screen(python=str(python), columns=160, lines=40)
    text = " ".join(screen.until(lambda text: "Dare" in text and "parlour-gone" in text).replace("│", "").split())
    assert OTHER_API in text and "the game gone cannot be loaded from parlour-gone: cannot import" in text
    screen.press("\x1b[B\x1b[B\x1b[B\r")  # three down: Dare
    screen.until(lambda text: "a 1 costs you everything" in text)
    assert screen.leave() == 0


@pytest.mark.usefixtures("beside")
def test_a_server_starts_and_lists_what_is_left_out(python: Path, tmp_path: Path) -> None:
    server = Server(tmp_path, python=str(python))
    server.start()
    try:
        with urllib.request.urlopen(f"{server.address}/api/games", timeout=60) as answer:
            told = json.load(answer)
        with urllib.request.urlopen(f"{server.address}/api/daily", timeout=60) as answer:
            assert {"rolit", "tuki"} <= {each["game"] for each in json.load(answer)["games"]}
    finally:
        server.kill()
    assert [each["name"] for each in told["games"]] == ["shutbox", "tuki", "rolit", "dare", "late"]
    assert [each["arguments"]["package"] for each in told["left_out"]] == [
        "parlour-future",
        "parlour-gone",
        "parlour-late",
    ]
    log = (tmp_path / "log").read_text()
    assert "Traceback" not in log
    assert all(f"parlour serve: {sentence}" in log for sentence in LEFT_OUT.values())
