"""Typography by each language's own rules: per cent, ellipsis, quotation marks, minus; in French also ; : ! ? « »."""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from tests.speech.test_glossary import said
from tests.speech.test_languages import FILES, messages

import parlour
from parlour.errors import BadOption
from parlour.speech.languages import COMPLETE, speak
from parlour.terminal.telling.rules import rules_of

MARK = re.compile(r"(?<!\u202f)[;!?»]|(?<!\u202f):(?!\w|//|…)|«(?!\u202f)")
"""A mark without its space. A colon within a word is notation: first:2, HOST:PORT, https://."""

QUOTED = re.compile(r"first: |%\(\w+\)s")
FRENCH = speak("fr", isolating=False)


BEFORE_PERCENT = dict.fromkeys(("de", "da", "sv", "es", "ru"), "\u00a0") | {"fr": "\u202f"}
"""The space between a number and %, as `Intl.NumberFormat` writes it; none in the other languages."""

BEFORE_ELLIPSIS = dict.fromkeys(("de", "da", "sv"), "\u00a0")
"""The space between a word and …; none in the other languages."""

QUOTES = {
    "en": "“”",
    "de": "„“",
    "fr": "«»",
    "es": "«»",
    "it": "«»",
    "nl": "‘’",
    "da": "»«",
    "sv": "””",
    "pl": "„”",
    "ru": "«»",
    "he": "״״",
}
MARKS = '“”„‟‘‚«»‹›״"'
"""Quotation marks of all languages, without the apostrophe ’."""

HOLE = "\ufffc"
"""Stands for an argument or a message within a message."""


def texts(node: Any) -> Iterator[str]:
    """The texts of a message: each variant by itself, with a hole for everything that is filled in."""
    if isinstance(node, ftl.Pattern):
        yield "".join(each.value if isinstance(each, ftl.TextElement) else HOLE for each in node.elements)
    for value in vars(node).values() if isinstance(node, ftl.SyntaxNode) else ():
        for each in value if isinstance(value, list) else [value]:
            yield from texts(each)


def written(language: str) -> list[tuple[str, str]]:
    return [(id, text) for file in FILES for id, pattern in messages(language, file).items() for text in texts(pattern)]


def spaced(language: str, text: str) -> list[str]:
    """Per cent signs and ellipses behind a number or word with another space than the language's own."""
    percent = re.findall(rf"[\d{HOLE}](\s*)%(?!\()", text)
    ellipsis = re.findall(rf"[\w{HOLE})](\s*)…", text)
    wanted = BEFORE_PERCENT.get(language, ""), BEFORE_ELLIPSIS.get(language, "")
    return [f"{space!r}%" for space in percent if space != wanted[0]] + [
        f"{space!r}…" for space in ellipsis if space != wanted[1]
    ]


def misquoted(language: str, text: str) -> str:
    """Quotation marks that are not the language's own, or do not open and close in turn."""
    opening, closing = QUOTES[language][0], QUOTES[language][1]
    foreign = "".join(mark for mark in text if mark in MARKS and mark not in QUOTES[language])
    marks = [mark for mark in text if mark in QUOTES[language] and mark in MARKS]
    if closing == "’":  # also an apostrophe
        return foreign + ("" if len(marks) <= text.count(closing) else opening)
    wanted = [opening, closing] * (len(marks) // 2)
    return foreign + ("" if marks == wanted else "".join(marks))


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("en", "53%, wait…", "53 %, wait …"),
        ("de", "53\u00a0%, warte\u00a0…", "53%, warte…"),
        ("fr", "53\u202f%, attends…", "53\u00a0%, attends …"),
        ("ru", "53\u00a0%, жди…", "53 %, жди\u00a0…"),
    ],
)
def test_the_spaces_that_are_looked_for(language: str, right: str, wrong: str) -> None:
    assert not spaced(language, right)
    assert len(spaced(language, wrong)) == 2


def test_the_quotation_marks_that_are_looked_for() -> None:
    assert (
        not misquoted("de", "„ja“ und „nein“") and not misquoted("nl", "‘ja’, foto’s") and not misquoted("sv", "”ja”")
    )
    assert misquoted("de", "“ja”") and misquoted("de", "“ja„") and misquoted("da", "«ja»") and misquoted("nl", "‘ja")
    assert misquoted("he", "”כן“") and misquoted("sv", "”ja") and misquoted("en", '"yes"')


@pytest.mark.parametrize("language", COMPLETE)
def test_per_cent_and_ellipsis_stand_as_the_language_writes_them(language: str) -> None:
    assert not {id: found for id, text in written(language) if (found := spaced(language, text))}


@pytest.mark.parametrize("language", COMPLETE)
def test_quotation_marks_are_the_language_s_own(language: str) -> None:
    assert not {id: found for id, text in written(language) if (found := misquoted(language, text))}


@pytest.mark.parametrize("language", COMPLETE)
def test_negative_numbers_have_a_minus_and_no_hyphen(language: str) -> None:
    """A hyphen before a digit is an option (-n 5), a range or a notation (4-3), never a sign."""
    assert not [id for id, text in written(language) if re.search(r"(?<![\w-])-(?=\d)|\(-\)", text)]


def wrong(text: str) -> list[str]:
    return MARK.findall(QUOTED.sub("", text))


def test_the_pattern_finds_what_is_wrong() -> None:
    assert wrong("Quoi ?") == ["?"] and wrong("un : deux") == [":"] and wrong("« oui »") == ["«", "»"]
    assert not wrong("Quoi\u202f? Un\u202f: deux, «\u202foui\u202f», first:2, https://games.example")


def test_every_french_message() -> None:
    assert not {id: text for id, text in said("fr").items() if wrong(text)}


@pytest.mark.parametrize("name", ["shutbox", "tuki", "rolit"])
def test_rules_moves_and_prompts_in_french(name: str) -> None:
    game = parlour.game(name)
    state = game.start()
    said = [line for line, _ in rules_of(FRENCH, game, ("Ada", "Ben"))]
    for _ in range(40):
        if state.over:
            break
        steps = state.legal() or [outcome for outcome, _ in state.chances()]
        told = chain.from_iterable((state.describe(step), state.label(step)) for step in steps)
        said += [FRENCH.tell(message, ("Ada", "Ben")) for message in (state.prompt(), *told)]
        state = state.play(steps[0])
    assert not [line for line in said if wrong(line)]


def test_an_error_made_of_several_messages() -> None:
    with pytest.raises(BadOption) as caught:
        parlour.game("rolit", size=5)
    told = FRENCH.tell(caught.value.message)
    assert "\u202f: " in told and not wrong(told)
