"""Options and their values are said in the language of the person: no word of the code's own is ever shown."""

import re
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast as ftl

import parlour
from parlour.contract.bots import levels
from parlour.games import kind, names
from parlour.speech.languages import COMPLETE, level_name, speak
from parlour.terminal.telling.rules import rules_of
from parlour.terminal.telling.values import chosen, value_name
from parlour.terminal.text.words import bare
from tests.speech.test_languages import FILES, messages

WORD = re.compile(r"[^\W\d_]+")
FREE: dict[tuple[str, str], tuple[Any, ...]] = {
    ("shutbox", "until"): ("game", "stop", "1 points", "2 points", "100 points", "1 rounds", "5 rounds", "22 rounds"),
    ("shutbox", "preshut"): ((), (7,), (1, 2, 3)),
    ("shutbox", "first"): ("rules", 0, 3),
    ("tuki", "first"): ("rules", 0, 5),
    ("rolit", "first"): ("rules", 0, 1),
    ("rolit", "colours"): (("red", "green"), ("blue", "yellow", "red"), ("red", "yellow", "green", "blue")),
}
"""Values of the options that are not a choice among a few."""
GAMES: list[tuple[str, dict[str, Any]]] = [
    *(
        ("shutbox", {"variant": variant})
        for variant in ("classic", "two-ten", "unlucky-seven", "three-down", "digital")
    ),
    ("shutbox", {"variant": "solo", "players": 1}),
    ("shutbox", {"edition": "twelve", "until": "5 rounds", "lead": "rotates", "shut": "counts", "unplayed": "play_on"}),
    ("shutbox", {"edition": "nine", "first": 1, "first_hit": 2, "fewer_dice": "sum-6"}),
    ("tuki", {"players": 6, "first": 5}),
    ("rolit", {"players": 3, "first": 2}),
    ("rolit", {"preset": "reversi", "colours": "blue,yellow"}),
]


QUOTING = ("explore.ftl", "commands.ftl", "errors.ftl", "help.ftl", "options.ftl", "refusals.ftl")
"""Files that quote what one types, which is in the code's own words."""


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word of the language's own messages."""
    found: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, ftl.TextElement):
            found.update(WORD.findall(node.value))
        for value in vars(node).values() if isinstance(node, ftl.SyntaxNode) else ():
            for each in value if isinstance(value, list) else [value]:
                walk(each)

    for file in set(FILES) - set(QUOTING):
        for pattern in messages(language, file).values():
            walk(pattern)
    return frozenset(found)


def foreign(language: str, said: str) -> set[str]:
    """The words of a sentence that the language does not have; in Hebrew `and` is written together with the next."""
    words = set(WORD.findall(bare(said))) - vocabulary(language)
    return {word for word in words if not (language == "he" and word[0] == "ו" and word[1:] in vocabulary("he"))}


def values(game: str) -> list[tuple[str, Any]]:
    return [
        (option.name, value) for option in kind(game).declared for value in option.choices or FREE[game, option.name]
    ]


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", names())
def test_every_value_of_every_option_is_said_in_words_of_the_language(game: str, language: str) -> None:
    speech = speak(language)
    for option, value in values(game):
        said = value_name(speech, game, option, value)
        assert not foreign(language, said), f"{option}={value} is said {said!r}"
        assert said or value == ()
        assert "_" not in said, f"{option}={value} is said {said!r}"


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_the_rules_page_has_no_word_of_another_language(name: str, options: dict[str, Any], language: str) -> None:
    game = parlour.game(name, **options)
    for line, _ in rules_of(speak(language), game):
        assert not foreign(language, line), line


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", names())
def test_every_level_of_a_bot_has_a_name(game: str, language: str) -> None:
    speech = speak(language)
    for level in levels(parlour.game(game)):
        assert speech.knows(f"bot-level-{level}") and not foreign(language, level_name(speech, level))


def test_a_word_of_the_code_would_be_found() -> None:
    """The purpose of the check: values in an older form."""
    assert foreign("de", "game") and foreign("ru", "red and green") and foreign("he", "100 points")
    assert not foreign("fr", speak("fr").say("shutbox-until-points", count=100))


@pytest.mark.parametrize(
    ("language", "game", "option", "value", "said"),
    [
        ("en", "shutbox", "until", "100 points", "100 points"),
        ("de", "shutbox", "until", "100 points", "100 Punkte"),
        ("pl", "shutbox", "until", "22 rounds", "22 rundy"),
        ("ru", "shutbox", "until", "21 points", "до 21 очка"),
        ("he", "shutbox", "until", "2 rounds", "שני סיבובים"),
        ("de", "rolit", "colours", ("red", "green"), "Rot und Grün"),
        ("es", "rolit", "size", 8, "8 × 8"),
        ("sv", "shutbox", "preshut", (1, 2, 3), "1, 2 och 3"),
        ("it", "tuki", "first", 0, "Giocatore 1"),
        ("en", "shutbox", "bust", 0, "none"),
    ],
)
def test_values_in_words(language: str, game: str, option: str, value: Any, said: str) -> None:
    assert bare(value_name(speak(language), game, option, value)) == said


def test_a_seat_that_begins_is_called_by_its_name_and_absent_rules_are_not_listed() -> None:
    game = parlour.game("shutbox", first=1)
    listed = dict(chosen(speak("en"), game, ("Ada", "Bob")))
    assert listed["Who starts"] == "Bob"
    assert not {"First hit", "Unlucky total", "Shut beforehand"} & set(listed)
    assert dict(chosen(speak("en"), parlour.game("shutbox", bust=7)))["Unlucky total"] == "7"


def test_options_that_change_nothing_beside_the_others_are_not_listed() -> None:
    def listed(**options: Any) -> set[str]:
        return set(dict(chosen(speak("en"), parlour.game("shutbox", **options))))

    shut, out = "After a shut box", "When everyone is out"
    assert shut not in listed() and shut in listed(variant="tournament")
    assert out not in listed() and out in listed(variant="young")
    assert not {"Tie", "Who starts", "Rows", shut, out} & listed(variant="solo")
    assert "Tie" in listed() and "Tie" not in listed(variant="young", out="last")
    assert "Fewer dice" in listed() and "Fewer dice" not in listed(dice=1, tiles=6)
