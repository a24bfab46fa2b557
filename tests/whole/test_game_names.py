"""Only a game's own folders know it by name: everybody else asks the contract.

Its own are `games/NAME`, the drawings `terminal/boards/NAME` and `web/src/games/NAME`, and the languages. `order.txt`
says in which order the games are listed.
"""

import re
from functools import cache
from pathlib import Path

from parlour.games import names
from parlour.speech.languages import PLAIN

ROOT = Path(__file__).parents[2]
SEARCHED = ("src", "web/src")
ELSEWHERE = ("src/parlour/speech/languages/", "src/parlour/web/", "src/parlour/games/order.txt")
OWN = ("src/parlour/games/", "src/parlour/terminal/boards/", "web/src/games/")
TEXT = {".py", ".ts", ".js", ".svelte", ".css", ".tcss", ".html", ".json", ".md", ".txt", ".sql", ".toml"}


@cache
def spellings(game: str) -> re.Pattern[str]:
    """Its name in code, and the one that is printed on the box."""
    printed = PLAIN.say(f"game-{game}").replace(" ", r"[ _-]?")
    return re.compile(rf"{game}|{printed}", re.IGNORECASE)


def files() -> list[Path]:
    found = [path for folder in SEARCHED for path in (ROOT / folder).rglob("*") if path.suffix in TEXT]
    return sorted(path for path in found if not place(path).startswith(ELSEWHERE))


def place(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def owner(path: Path) -> str:
    """The game whose own file this is, if it is one."""
    for folder in OWN:
        if place(path).startswith(folder):
            return place(path).removeprefix(folder).split("/")[0].split(".")[0]
    return ""


def named_in(path: Path) -> set[str]:
    """The games that a file names, but for its own."""
    text = path.read_text(encoding="utf-8")
    return {game for game in names() if game != owner(path) and spellings(game).search(text)}


def test_no_file_names_a_game_that_is_not_its_own() -> None:
    assert {place(path): named for path in files() if (named := named_in(path))} == {}


def test_names_are_found_however_they_are_spelt() -> None:
    for text in ("shutbox", "Shut the Box", "ShutBoxState", "shut_the_box", "SHUTBOX"):
        assert spellings("shutbox").search(text)
    assert not spellings("shutbox").search("shut boxes")
