"""The command line in the language of the environment: help, output and errors."""

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from unicodedata import category

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.speech.test_languages import known_ids

from parlour.games.shutbox.solver.solve import OBJECTIVES
from parlour.speech.languages import COMPLETE, speak
from parlour.terminal import commands as cli
from parlour.terminal.commands import completion
from parlour.terminal.commands.parsing import translated
from parlour.terminal.commands.speaking import columns, width

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src" / "parlour"
RECORDS = ROOT / "tests" / "golden" / "records"
RECORD = str(RECORDS / "tuki-2-players.jsonl")

NOTATION = re.compile(r"`[^`]*`|\S*[=/._]\S*|(?<!\w)--?\w[\w-]*|JSON Lines|take (stock|discard)|[A-Z]{2,}")
THREE_WORDS = re.compile(r"[A-Za-z]{2,}(?: +[A-Za-z]{2,}){2,}")  # values with commas between them are a list
HEBREW = re.compile(r"[א-ת]")

ORDINARY = [
    [],
    ["games"],
    ["games", "rolit"],
    ["bots", "shutbox"],
    ["simulate", "shutbox", "-n", "100"],
    ["verify", RECORD],
    ["verify", RECORD, "--head", "0" * 64],
    ["perft", "rolit", "size=4", "--depth", "2"],
    ["worth", "rolit", "size=4", "-n", "100"],
    ["solve", "shutbox", "tiles=4", "players=1"],
    ["solve", "shutbox", "tiles=4", "players=3", "first=0"],
    ["advise", "shutbox", "--open", "1,2,5,9", "--dice", "4-3"],
    ["advise", "shutbox", "--open", "5", "--dice", "3-3", "--objective", "score"],
    ["advise", "shutbox", "--open", "9,10"],
    ["arena", "rolit", "size=4", "--deals", "2", "--workers", "1", "--sprt", "0.5:0.6"],
]
WRONG = [
    ["dance"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "rolit", "-n", "many"],
    ["simulate", "rolit", "-n"],
    ["simulate", "rolit", "--bogus"],
    ["simulate", "rolit", "players"],
    ["simulate", "rolit", "players=9"],
    ["games", "--json=1"],
    ["arena", "rolit", "--plot", "x.png"],
    ["arena", "rolit", "--se", "1"],
    ["arena", "rolit", "--sprt", "half"],
    ["worth", "tuki"],
    ["perft", "rolit", "--depth", "0"],
    ["worth", "rolit", "size=4", "-n", "100", "--svg", "/no/such/folder/map.svg"],
    ["solve", "shutbox", "tiles=4", "--plot", "x.svg"],
    ["advise", "shutbox", "--open", "x"],
    ["advise", "shutbox", "--open", "9", "--dice", "1+2"],
    ["advise", "shutbox", "players=1", "--open", "9", "--objective", "win"],
    ["advise", "shutbox", "--open", "9", "--rows", "1", "--objective", "shut"],
    ["advise", "shutbox", "--open", "9", "--rows", "1", "--exact"],
    ["advise", "shutbox", "--open", "9", "--rows", "1;2"],
    ["advise", "shutbox", "--open", "9", "--rows", "me/1"],
    ["advise", "shutbox", "--open", "9", "--best", "3"],
    ["advise", "shutbox", "--open", "9", "--best", "3", "--rows", "1"],
    ["advise", "shutbox", "tie=share", "--open", "9", "--best", "99"],
    ["advise", "shutbox", "--open", "9", "--to-come", "-1"],
    ["advise", "shutbox", "--open", "9", "--to-come", "9"],
    ["advise", "shutbox", "variant=tournament", "--open", "9", "--to-come", "1"],
    ["advise", "shutbox", "variant=young", "--open", "9", "--to-come", "1"],
    ["advise", "shutbox", "variant=young", "--open", "9", "--rows", "me/me"],
    ["verify", RECORD, "--head", "short"],
    ["verify", "/no/such/record"],
    ["replay", RECORD, "--at", "100000"],
    ["convert", RECORD, "--to", "text", "-o", RECORD],
    ["play", "--resume", RECORD, "rolit"],
    ["serve", "--port", "99999"],
    ["serve", "--workers", "0"],
]


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path / "cache"))


@pytest.fixture
def hebrew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANGUAGE", "he")


def english_in(text: str) -> list[str]:
    """Runs of three English words, but for notation, flags, commands and the usage line."""
    seen = "".join(sign for sign in text if category(sign) != "Cf")
    without_usage = re.sub(r"^שימוש:.*?(\n(?! )|\Z)", "\n", seen, flags=re.DOTALL)
    return [found[0] for found in THREE_WORDS.finditer(NOTATION.sub(" . ", without_usage))]


def run(arguments: list[str]) -> int | str | None:
    try:
        return cli.main(arguments)
    except SystemExit as left:
        return left.code


def test_an_english_sentence_would_be_found() -> None:
    assert english_in("מקום 0: the turn is over")
    assert not english_in("`parlour games GAME` מציג --objective score או a+b")


@pytest.mark.parametrize("language", COMPLETE)
def test_every_help_can_be_shown(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANGUAGE", language)
    for name in cli.COMMANDS:
        command = next(iter(cli.parser([name])._subparsers._group_actions)).choices[name]  # type: ignore[union-attr, index]
        shown = command.format_help()
        assert "%(" not in shown and "help-" not in shown and "about-" not in shown


@pytest.mark.parametrize("command", [[], *([name] for name in cli.COMMANDS)], ids=" ".join)
@pytest.mark.usefixtures("hebrew")
def test_help_is_hebrew(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*command, "--help"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("שימוש: parlour")
    assert not english_in(shown)
    for line in re.findall(r"^  (?:-\S.*|\S+) {2,}(\S.*)$", shown, re.MULTILINE):
        assert HEBREW.search(line), line


@pytest.mark.parametrize("arguments", ORDINARY, ids=lambda arguments: " ".join(arguments[:2]))
@pytest.mark.usefixtures("hebrew")
def test_output_is_hebrew(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) in (0, 1)
    said = capsys.readouterr()
    assert not english_in(said.out + said.err)
    assert HEBREW.search(said.out) or arguments[0] == "bots", "levels are typed as they are, and there is nothing else"


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
@pytest.mark.usefixtures("hebrew")
def test_a_transcript_is_hebrew(path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run(["convert", str(path), "--to", "text"]) == 0
    said = capsysbinary.readouterr().out.decode()
    assert not english_in(said)
    assert all(HEBREW.search(line) for line in said.splitlines()[1:])


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
@pytest.mark.usefixtures("hebrew")
def test_what_is_wrong_is_told_in_hebrew(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) == 2
    said = capsys.readouterr().err
    assert HEBREW.search(said)
    assert not english_in(said)


@pytest.mark.parametrize(
    "arguments",
    [
        ["games", "--json"],
        ["bots", "tuki", "--json"],
        ["verify", RECORD, "--json", "--head", "0" * 64],
        ["replay", RECORD, "--json", "--at", "5"],
        ["solve", "shutbox", "tiles=4", "players=3", "first=0", "--json"],
        ["advise", "shutbox", "--open", "1,2,5,9", "--dice", "4-3", "--json"],
        ["worth", "rolit", "size=4", "-n", "100", "--json"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_data_is_in_no_language(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = []
    for language in ("en", "he"):
        monkeypatch.setenv("PARLOUR_LANGUAGE", language)
        run(arguments)
        said.append(json.loads(capsys.readouterr().out))
    assert said[0] == said[1]


def test_english_is_plain_text_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "shutbox", "-n", "1000"]) == 0
    said = capsys.readouterr().out
    assert "1000 random games of Shut the Box" in said
    assert not any(category(sign) == "Cf" for sign in said)


@pytest.mark.usefixtures("hebrew")
def test_columns_line_up_whatever_signs_are_invisible() -> None:
    rows = [("רמה", "ניצחונות"), ("easy", "5.0"), ("\u2068random\u2069", "11.0"), ("שָׁלוֹם", "1.0")]
    seen = ["".join(sign for sign in line if category(sign) not in ("Cf", "Mn")) for line in columns(rows, "<>")]
    assert {len(line) for line in seen} == {2 + len("random") + 2 + len("ניצחונות")}
    assert [line[2:].split()[0] for line in seen] == ["רמה", "easy", "random", "שלום"]
    assert width("\u2068שָׁלוֹם\u2069") == 4


@pytest.mark.usefixtures("hebrew")
def test_the_table_of_an_arena_lines_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "rolit", "size=4", "--deals", "2", "--workers", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()[1:4]
    ends = [[cell.end() for cell in re.finditer(r"\S+(?: \S+)*", _seen(line))][1:4] for line in lines]
    assert ends[0] == ends[1] == ends[2]


def _seen(line: str) -> str:
    return "".join(sign for sign in line if category(sign) != "Cf")


def test_whole_processes_speak_hebrew() -> None:
    environment = os.environ | {"PARLOUR_LANGUAGE": "he", "PYTHONIOENCODING": "utf-8"}
    for arguments, status in ((["--help"], 0), (["games", "tuki"], 0), (["verify", RECORD], 0), (["dance"], 2)):
        command = [sys.executable, "-m", "parlour", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=environment, timeout=120)
        assert done.returncode == status
        assert HEBREW.search(done.stdout + done.stderr) and not english_in(done.stdout + done.stderr)


def test_an_output_that_lacks_letters_is_no_error() -> None:
    environment = os.environ | {"PARLOUR_LANGUAGE": "he", "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "parlour", "games", "tuki"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60)
    assert done.returncode == 0 and "players" in done.stdout and "\\u05" in done.stdout


def test_help_imports_neither_tables_nor_numbers() -> None:
    """Help and completion are asked for often, so they must not wait for what only playing needs."""
    code = (
        "import sys; from parlour.terminal.commands import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: print([n for n in ('parlour.table', 'numpy', 'fluent.runtime') if n in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("code", ["en", "he"])
def test_messages_without_arguments_are_what_fluent_makes_of_them(code: str) -> None:
    """They are said without loading Fluent, so the two must agree."""
    bundle, agreed = FluentBundle([code], use_isolating=False), 0
    for path in (SOURCE / "speech" / "languages" / code).glob("*.ftl"):
        bundle.add_resource(FluentResource(path.read_text()))
    for id in sorted(known_ids()):
        name, _, attribute = id.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        text, missing = ("", ["no text"]) if pattern is None else bundle.format_pattern(pattern, {})
        if not missing:
            agreed += 1
            assert speak(code, isolating=False).say(id) == text, id
    assert agreed > 300


def test_argparse_is_left_as_it_was() -> None:
    import argparse
    from gettext import gettext

    run(["dance"])
    assert vars(argparse)["_"] is gettext


def test_sentences_of_argparse_that_no_file_has_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANGUAGE", "he")
    assert translated("dest= is required for options like %r") == "dest= is required for options like %r"
    assert translated("usage: ") == "שימוש: "


def test_the_english_of_argparse_is_its_own() -> None:
    """Its ids are made of its words: this one fails when a new Python says something in other words."""
    ours = {id for id in known_ids() if id.startswith("argparse-")}
    said = Path(sys.modules["argparse"].__file__ or "").read_text()
    asked = {each.value for each in ast.walk(ast.parse(said)) if isinstance(each, ast.Constant)}
    plain = (re.sub(r"%(\(\w+\))?[rs]", " ", str(each).lower()) for each in asked)
    assert not ours - {"argparse-" + "-".join(re.findall(r"\w+", each)) for each in plain}


def test_scripts_of_shells_have_no_comment_but_the_message() -> None:
    for script in (completion.BASH, completion.ZSH):
        comments = re.findall(r"^\s*# (.*)$", script, re.MULTILINE)
        assert comments == ["{about}"]


def test_every_message_of_the_commands_is_used() -> None:
    code = "\n".join(path.read_text() for path in SOURCE.rglob("*.py"))
    made = {f"about-{name}" for name in cli.COMMANDS} | {f"solve-{objective}" for objective in OBJECTIVES}
    text = "\n".join((SOURCE / "speech/languages/en" / file).read_text() for file in ("commands.ftl", "help.ftl"))
    ids = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    unused = [id for id in ids if f'"{id}"' not in code and f"'{id}'" not in code and id not in made]
    assert [id for id in unused if not id.startswith("argparse-") and f"{{ {id} }}" not in text] == []
