"""One word for one thing: what `languages/LANG/glossary.toml` says is what the messages say."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from tests.speech.test_languages import FILES, messages

from parlour.speech.languages import COMPLETE

STRICT = (
    "flap",
    "stock",
    "discard pile",
    "hidden",
    "hollow",
    "capture",
    "table",
    "record",
    "event",
    "device",
    "lesson",
    "bot",
    "coach",
    "discard",
    "rating",
    "spectator",
    "turn",
    "move",
    "round",
    "tournament round",
    "host",
)
"""Terms that every language says wherever English says them."""

NOUNS = {
    "turn": r"(?<!in )(?<!, )(?<!first )\bturns?\b(?! (?:over|it|order|fewer|to the|four|the))",
    "move": r"(?<!to )(?<!can )(?<!never )\bmoves?\b(?!,)",
    "round": r"\brounds?\b(?! robin|')",
    "host": r"\bhosts?\b(?!:)",
}
"""English words that are also verbs, or part of another term."""

VERBS = {
    "turn": {
        "game-rolit.about",
        "rolit-log-capture",
        "rolit-log-capture.you",
        "rolit-move-place",
        "rules-rolit-former",
        "shutbox-unplayed-play_on",
    },
    "move": {"record-not-its-turn", "ratings-how-start", "rules-title"},
    "round": set[str](),
}
"""Messages in which English says them in another sense, or another language says the sense by a verb."""

TYPED = {"tuki-written", "rules-moving-terminal-tuki"}
"""Messages that quote words as they are typed, which are English everywhere."""

OF_TOURNAMENTS = {"verify-duplicate", "wrong-round", "help-verify-round"}
"""Messages about rounds of tournaments; French and Russian have a word of their own for them."""

SHORT = {"tuki-stock", "tuki-discard", "board-stock-name", "board-discard-name", "web-drop-here"}
"""Labels with no room for the whole word."""


def glossary(language: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads(
        files("parlour.speech.languages").joinpath(language, "glossary.toml").read_text(encoding="utf-8")
    )


@cache
def said(language: str) -> dict[str, str]:
    """By id, attributes included: the words of each message in lower case, without arguments."""

    def words(node: Any) -> str:
        if isinstance(node, ftl.TextElement):
            return node.value
        parts = (vars(node)[name] for name in ("elements", "expression", "variants", "value") if name in vars(node))
        return " ".join(
            words(each)
            for part in parts
            for each in (part if isinstance(part, list) else [part])
            if isinstance(each, ftl.SyntaxNode)
        )

    return {id: words(pattern).lower() for file in FILES for id, pattern in messages(language, file).items() if pattern}


def forms(term: dict[str, Any]) -> list[str]:
    return [form.lower() for form in term.get("forms", [term["word"]])]


GLOSSARY = {language: glossary(language) for language in COMPLETE}


@pytest.mark.parametrize("language", COMPLETE)
def test_every_language_has_a_word_for_every_thing_and_says_it(language: str) -> None:
    assert not set(GLOSSARY["en"]) - set(GLOSSARY[language])
    everything = "\n".join(said(language).values())
    for name, term in GLOSSARY[language].items():
        assert set(term) <= {"word", "forms", "not"}, name
        assert any(form in everything for form in forms(term)), f"{language}: nobody says {term['word']}"
        assert any(form in term["word"].lower() for form in forms(term)), f"{language}: {term['word']} has other forms"


@pytest.mark.parametrize("language", COMPLETE)
def test_no_message_uses_another_word_for_the_same_thing(language: str) -> None:
    for name, term in GLOSSARY[language].items():
        for other in term.get("not", []):
            used = re.compile(rf"\b{re.escape(other.lower().rstrip('…'))}" + ("" if other.endswith("…") else r"\b"))
            found = [id for id, text in said(language).items() if used.search(text)]
            assert not found, f"{language}, {name}: {term['word']}, not {other}: {found}"


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("name", STRICT)
def test_where_english_names_a_thing_every_language_names_it_by_its_word(language: str, name: str) -> None:
    kind = name.removeprefix("tournament ")
    english = re.compile(NOUNS.get(kind) or rf"\b({'|'.join(forms(GLOSSARY['en'][name]))})s?\b")
    left_out = TYPED | SHORT | VERBS.get(kind, set())
    there = [id for id, text in said("en").items() if english.search(text) and id not in left_out]
    if kind == "round":
        there = [id for id in there if (id in OF_TOURNAMENTS or id.startswith("tournament-")) == (name != kind)]
    assert there
    word = re.compile("|".join(map(re.escape, forms(GLOSSARY[language][name]))))
    assert not [id for id in there if not word.search(said(language)[id])]


NAMED = {"game-rolit": "Rolit", "game-tuki": "Tuki", "shutbox-tactica": "TACTica"}
"""The messages that hold the names of other people's games: a name is changed there, in each language."""


@pytest.mark.parametrize("language", COMPLETE)
def test_a_name_that_belongs_to_others_stands_in_one_message(language: str) -> None:
    """And where the page *About* says whose it is."""
    folder = files("parlour.speech.languages").joinpath(language)
    lines = "\n".join(folder.joinpath(file).read_text(encoding="utf-8") for file in FILES).splitlines()
    own = {id: line.removeprefix(f"{id} = ") for id in NAMED for line in lines if line.startswith(f"{id} = ")}
    assert set(own) == set(NAMED)
    others = [line for line in lines if not line.startswith(("#", "about-names-text", *(f"{id} =" for id in NAMED)))]
    assert not [line for line in others for name in (*NAMED.values(), *own.values()) if name in line]
