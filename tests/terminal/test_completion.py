"""Shell completion, asked of the shells themselves."""

import shutil
from pathlib import Path

import pytest

pytest.importorskip("pty", reason="pseudo-terminals need a POSIX system")

from parlour.games import names
from parlour.speech.languages import COMPLETE
from parlour.terminal import commands as cli
from parlour.terminal.commands.completion import game_words
from tests.terminal import shells

ASKED: dict[str, set[str]] = {
    "parlour pl": {"play"},
    "parlour ": set(cli.COMMANDS),
    "parlour play ": set(names()),
    "parlour play ro": {"rolit"},
    "parlour play --re": {"--resume", "--record"},
    "parlour play --bidi ": {"here", "terminal"},
    "parlour play rolit --language ": set(COMPLETE),
    "parlour play rolit size=": {"size=4", "size=6", "size=8"},
    "parlour play rolit size=6 pre": {"preset=rolit", "preset=reversi"},
    "parlour play shutbox edition=tw": {"edition=twelve"},
    "parlour convert --to j": {"json", "jsonl"},
    "parlour completion f": {"fish"},
}


WITHOUT = {
    name: pytest.mark.skipif(shutil.which(name) is None, reason=f"{name} is not installed: apt install {name}")
    for name in ("zsh", "fish")
}


@pytest.mark.parametrize("name", ["bash", *(pytest.param(name, marks=mark) for name, mark in WITHOUT.items())])
def test_lines_are_completed(name: str, tmp_path: Path) -> None:
    assert getattr(shells, name)(list(ASKED), tmp_path) == ASKED


@pytest.mark.parametrize(
    ("name", "files"),
    # with nothing of our own on offer, `complete -o default` makes bash offer files by itself
    [
        ("bash", set()),
        pytest.param("zsh", {"_parlour"}, marks=WITHOUT["zsh"]),
        pytest.param("fish", {"config/"}, marks=WITHOUT["fish"]),
    ],
)
def test_where_a_file_is_wanted_files_are_offered_and_not_flags(name: str, files: set[str], tmp_path: Path) -> None:
    assert getattr(shells, name)(["parlour replay "], tmp_path) == {"parlour replay ": files}


@WITHOUT["zsh"]
def test_zsh_finds_the_script_in_its_own_folder_of_functions(tmp_path: Path) -> None:
    assert shells.zsh(["parlour pl"], tmp_path, shells.IN_FPATH) == {"parlour pl": {"play"}}


def test_every_option_with_few_values_is_offered() -> None:
    assert "preset=reversi" in game_words("rolit") and "variant=digital" in game_words("shutbox")
