"""A game that a stranger wrote is installed beside Parlour and known at once to the library and to every command."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.whole.stranger.conftest import PACKAGE, ROOT, Run

PROGRAMS = {
    "types_seen.py": """
from typing import assert_type

import parlour
from parlour.games.rolit import Rolit, RolitState

state = Rolit.make({"size": 6}).start()
assert_type(state, RolitState)
assert_type(state.play("first:red"), RolitState)
assert_type(parlour.game("rolit").start().scores, tuple[int, ...])
""",
    "bot.py": """
import parlour
from parlour.contract.bots import FREE, Budget, levels
from parlour.contract.game import State, Step


class Bold:
    def choose(self, state: State[parlour.Game], budget: Budget = FREE) -> Step:
        return state.legal()[0]


def play(game: parlour.Game, bot: parlour.Bot) -> tuple[int, ...]:
    state = game.start()
    while not state.over:
        state = state.play(bot.choose(state) if state.legal() else state.chances()[0][0])
    return state.winners


winners: tuple[int, ...] = play(parlour.game("rolit", size=4, first=0), Bold())
print(winners, levels(parlour.game("dare")), parlour.bot(parlour.game("tuki"), "easy"))
""",
}
"""A user's code: the types a checker must see, and a bot."""


def python_says(python: Path, code: str) -> str:
    done = subprocess.run([str(python), "-c", code], capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.usefixtures("home")
def test_parlour_comes_from_its_wheel_with_pages_messages_and_types(python: Path) -> None:
    code = "import parlour, pathlib; print(pathlib.Path(parlour.__file__).parent)"
    where = Path(python_says(python, code).strip())
    assert where.is_relative_to(python.parents[1])
    for file in (
        "web/index.html",
        "py.typed",
        "speech/languages/he/table.ftl",
        "games/order.txt",
        "terminal/parlour.tcss",
    ):
        assert (where / file).is_file(), file


@pytest.mark.usefixtures("home")
def test_the_library_finds_the_game_after_our_own_and_it_conforms(python: Path) -> None:
    code = (
        "import parlour; from parlour.conformance import check; from parlour.games import names\n"
        "print(names()[-1], [check(parlour.game('dare', players=n), games=10).games for n in (1, 2, 9)])\n"
        "try: parlour.game('dare').perft(1)\n"
        "except parlour.Unsupported as error: print(error)"
    )
    first, second = python_says(python, code).splitlines()
    assert first == "dare [10, 10, 10]"
    assert "dare" in second


def test_the_game_is_listed_by_its_title_with_its_options(run: Run) -> None:
    listed = run("games", "dare")
    assert listed.returncode == 0 and not listed.stderr
    assert "dare  Dare (rules dare/1)" in listed.stdout
    assert "how many play" in listed.stdout and "seat 0 begins" in listed.stdout
    assert "Trau dich" in run("games", "dare", PARLOUR_LANGUAGE="de").stdout
    assert list(json.loads(run("games", "--json").stdout))[-1] == "dare"
    assert "dare" in run("completion", "bash").stdout


@pytest.mark.parametrize("command", ["solve", "perft", "worth"])
def test_what_the_game_cannot_do_is_said_in_a_line(run: Run, command: str) -> None:
    refused = run(command, "dare", *(["--page"] if command == "solve" else []))
    assert refused.returncode == 2 and not refused.stdout
    assert refused.stderr.startswith(f"parlour {command}: dare ") and refused.stderr.count("\n") == 1


@pytest.mark.long
def test_what_the_game_can_do_is_told_by_its_title(run: Run) -> None:
    assert "Dare, best play for the objective 'win'" in run("solve", "dare").stdout
    assert "1000 random games of Dare" in run("simulate", "dare", "-n", "1000").stdout
    asked = run("advise", "dare")
    assert asked.returncode == 2 and "give its code, or a record" in asked.stderr


@pytest.mark.long
def test_the_kit_checks_the_whole_installed_game(python: Path, home: Path) -> None:
    command = [str(python), "-m", "parlour.conformance", "dare", "players=2", "--games", "3"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stderr
    assert "keeps the contract" in done.stdout and "8 variants" in done.stdout


def test_bots_play_the_game_against_each_other(run: Run) -> None:
    assert json.loads(run("bots", "dare", "--json").stdout) and run("bots", "dare").stdout.startswith("random")
    match = run("arena", "dare", "--bots", "random,random", "--deals", "5", "--workers", "1")
    assert match.returncode == 0, match.stderr
    assert "10 games of dare in 5 deals" in match.stdout


def test_a_package_that_cannot_be_imported_is_named_and_breaks_nothing(run: Run, tmp_path: Path) -> None:
    described = tmp_path / "site" / "broken-1.dist-info"
    described.mkdir(parents=True)
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (described / "entry_points.txt").write_text("[parlour.games]\nbroken = there_is_no_such_module:GAME\n")
    path = str(tmp_path / "site")
    listed = run("games", PYTHONPATH=path)
    assert listed.returncode == 0 and "Dare" in listed.stdout and "there_is_no_such_module" in listed.stderr
    refused = run("bots", "broken", PYTHONPATH=path)
    assert refused.returncode == 2 and "there_is_no_such_module" in refused.stderr
    assert "Traceback" not in listed.stderr + refused.stderr


@pytest.mark.long
@pytest.mark.usefixtures("home")
def test_a_strict_type_checker_accepts_the_manual_a_bot_and_the_documented_game(python: Path, tmp_path: Path) -> None:
    """It sees the installed package alone: no source of Parlour, and no settings of this project."""
    page = (ROOT / "docs/research.md").read_text(encoding="utf-8")
    blocks = [block.split("```")[0] for block in page.split("```python\n")[1:]]
    whole = [block for block in blocks if "import parlour" in block and "parlour.simulate" in block]
    assert whole
    manual = {f"manual_{at}.py": block for at, block in enumerate(whole)}
    game = {f"parlour_dare/{file.name}": file.read_text() for file in (PACKAGE / "parlour_dare").glob("*.py")}
    programs = PROGRAMS | game | manual
    for name, program in programs.items():
        (tmp_path / "written" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "written" / name).write_text(program)
    (tmp_path / "mypy.ini").write_text("[mypy]\n")
    flags = ["--strict", "--config-file", "mypy.ini", "--python-executable", str(python)]
    command = [sys.executable, "-m", "mypy", *flags, *(f"written/{name}" for name in programs)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stdout
    ran = subprocess.run([str(python), "written/bot.py"], capture_output=True, text=True, timeout=120)
    assert "('random', 'easy', 'hard')" in ran.stdout, ran.stderr
