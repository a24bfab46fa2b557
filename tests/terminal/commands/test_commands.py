"""The command line as a user meets it: what it prints, what it refuses, and how it exits."""

import json
import re
import subprocess
import sys
import time
from typing import Any

import pytest

from parlour.games import kind, names
from parlour.terminal import commands as cli


def parlour(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "parlour", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=120)


def test_importing_parlour_is_light() -> None:
    code = "import sys, parlour; print(any(name in sys.modules for name in ('numba', 'numpy', 'textual', 'litestar')))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "False\n"


@pytest.mark.parametrize("arguments", [["--help"], []], ids=["help", "nothing"])
def test_help_lists_every_command(arguments: list[str]) -> None:
    """Also when no command is named."""
    shown = parlour(*arguments)
    assert shown.returncode == 0 and not shown.stderr
    assert all(name in shown.stdout for name in cli.COMMANDS)


def test_help_puts_what_is_for_research_under_a_heading() -> None:
    playing, research = parlour("--help").stdout.split("\nfor research:\n")
    assert {"play", "serve", "analyse"} <= set(playing.split()) and "perft" not in playing
    assert [line.split()[0] for line in research.splitlines() if line[4:5].strip()][-3:] == ["perft", "worth", "train"]


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        (["simulat"], "simulate"),
        (["simulate", "rolt"], "rolit"),
        (["simulate", "rolit", "sise=4"], "size"),
        (["simulate", "rolit", "preset=revrsi"], "reversi"),
        (["simulate", "rolit", "--cors", "2"], "--cores"),
        (["arena", "rolit", "--bots", "hard,esy"], "easy"),
        (["play", "rolit", "--seat", "bot:esy"], "bot:easy"),
        (["xyzzy"], None),
        (["simulate", "rolit", "size=5"], None),
    ],
)
def test_a_slip_is_told_with_the_word_that_was_meant(
    given: list[str], meant: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status: object = cli.main(given)
    except SystemExit as refused:
        status = refused.code
    said = capsys.readouterr().err
    assert status == 2 and (f"did you mean {meant}?" in said if meant else "did you mean" not in said)


def test_options_of_a_game_may_be_left_out_and_help_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["simulate", "--help"])
    assert "GAME [OPTION=VALUE ...]" in " ".join(capsys.readouterr().out.split())


def test_games_lists_options_as_text_and_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["games"]) == 0
    text = capsys.readouterr().out
    assert cli.main(["games", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert list(data) == list(names())
    for name, options in data.items():
        assert name in text
        assert all(option["name"] in text and option["about"] for option in options)


def test_simulate_prints_what_came_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "shutbox", "players=3", "-n", "500", "--seed", "4", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 500 and len(data["mean_scores"]) == 3
    assert all(least <= mean <= most for least, mean, most in zip(
        data["least_scores"], data["mean_scores"], data["most_scores"], strict=True))  # fmt: skip
    assert cli.main(["simulate", "shutbox", "players=3", "-n", "500", "--seed", "4"]) == 0
    assert "500 random games of Shut the Box" in capsys.readouterr().out


@pytest.mark.parametrize("policies", [[], ["--policies", "easy"]])
def test_simulate_times_the_games_and_not_the_compiler(
    policies: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Like on a machine where nothing is compiled yet: the first call takes a second."""
    box, name = kind("shutbox"), "simulate_policies" if policies else "simulate"
    quick, called = getattr(box, name), list[int]()

    def compiling(*args: Any, **more: Any) -> Any:
        if not called:
            time.sleep(1)
        called.append(1)
        return quick(*args, **more)

    cli.main(["simulate", "shutbox", "-n", "200", *policies])  # what this test itself must compile
    monkeypatch.setattr(box, name, compiling)
    capsys.readouterr()
    assert cli.main(["simulate", "shutbox", "-n", "200", "--json", *policies]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["seconds"] < 0.8 and data["games_per_second"] > 250
    assert cli.main(["simulate", "shutbox", "-n", "200", *policies]) == 0
    assert re.search(r"200 random games of Shut the Box in 0\.\d\d s \([\d,]+ a second\)", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "shutbox", "players=99"], "option players='99'"),
        (["simulate", "shutbox", "players"], "name=value"),
        (["simulate", "shutbox", "-n", "0"], "option n=0"),
        (["simulate", "shutbox", "--seed", "-1"], "option seed=-1"),
        (["simulate", "shutbox", "--cores", "-1"], "option cores=-1"),
        (["games", "chess"], "there is no game 'chess'"),
        (["advise", "tuki", "--at", "3"], "option --at=3: only together with --record"),
        (["simulate", "shutbox", "-n", "many"], "invalid int value: 'many'"),
        (["dance"], "invalid choice: 'dance'"),
        (["simulate"], "required: GAME\n"),
        (["play", "--seat"], "expected one argument"),
    ],
    ids=" ".join,
)
def test_bad_input_is_named_and_exits_with_2(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = cli.main(arguments)
    except SystemExit as end:  # of the parser
        status = end.code
    told = capsys.readouterr().err
    assert status == 2
    assert says in told
    assert "Traceback" not in told


@pytest.mark.parametrize("arguments", [["simulate", "shutbox", "players=99"], ["dance"]], ids=" ".join)
def test_a_whole_process_exits_so_too(arguments: list[str]) -> None:
    refused = parlour(*arguments)
    assert refused.returncode == 2
    assert arguments[0] in refused.stderr and "Traceback" not in refused.stderr


def test_a_reader_that_goes_away_is_no_error() -> None:
    piped = f"{sys.executable} -m parlour games | head -1"
    shown = subprocess.run(["bash", "-c", piped], capture_output=True, text=True, timeout=60)
    assert shown.stdout.startswith("shutbox") and shown.stderr == ""
