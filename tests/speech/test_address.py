"""Forms of address: one in each language, and people who begin, not sums or dice."""

import re

import pytest
from tests.speech.test_glossary import said

from parlour.speech.languages import COMPLETE

FORMAL = {
    "fr": r"\b(vous|votre|vos)\b|\b(?!allez|chez|assez|nez|rendez)\w+ez\b",
    "es": r"\busted",
    "nl": r"\b(u|uw)\b",
    "pl": r"\b(pan|pani|państwo)\b",
    "ru": r"\b(вы|вас|вам|вами|ваш\w*)\b|\w\w+йте\b|\b(нажм|введ|подожд|продолж|удал|выбер)ите\b",
    "he": r"(?<![א-ת])(?:"
    r"[ובכלמש]?(?:של|אות|אית|אלי|עלי|ממ|לפני|אחרי|אצל|עצמ|מקומ|שמ|תור|יד)ך|לך|אתה|"
    r"(?:ו|ש|כש|וש)?(?:שיחק|ניצח|הפסד|בחר|עשי|הגע|קיבל|פתח|סגר|הצטרפ|כתב|שמר|רצי|ידע|ראי|היי|עזב|חזר|מצא|שלח|סיימ|שיני|ניסי|בדק|ביקש)ת"
    r")(?![א-ת])",
}
"""Languages that address a family by its first name (in Hebrew: as several people), and the forms that would not
fit."""
TO_TWO = {"web-fair-compare", "web-fair-qr", "web-fair-same", "web-fair-different"}
"""Messages to two players who compare their games."""
WHOEVER = {
    "he": r"\bמי\b",
    "de": r"\bwer\b|\bdie person\b",
    "fr": r"\bqui\b",
    "es": r"\bquien\b",
    "it": r"\bchi\b",
    "nl": r"\bwie\b",
    "da": r"\bden,? (der|med)\b",
    "sv": r"\bden (som|med)\b",
    "pl": r"\bkto\b",
    "ru": r"\b(кто|кого)\b",
}
BEGINNING = (
    "rules-shutbox-first",
    "rules-tuki-first",
    "shutbox-turn-opening",
    "board-opening",
    "shutbox-first.about",
    "tuki-first.about",
)
"""Messages about beginning by the highest roll or sum."""


@pytest.mark.parametrize("language", sorted(FORMAL))
def test_everybody_is_addressed_in_the_same_form(language: str) -> None:
    formal = re.compile(FORMAL[language])
    assert {id: text for id, text in said(language).items() if formal.search(text) and id not in TO_TWO} == {}


@pytest.mark.parametrize("form", ["ששיחקת", "בעצמך", "כשניצחת", "שלך", "ובחרת", "ממך"])
def test_one_person_is_noticed_in_hebrew(form: str) -> None:
    """Suffixes of pronouns and verbs in the past; the words of the games that only look like them are no address."""
    assert re.search(FORMAL["he"], f"ניסיון {form} עד סופו")
    assert not re.search(FORMAL["he"], "מהלך, דרך, צריך, הולך, הטלת קובייה, לקחת קלף, תחילת התור, ששיחקתם בעצמכם")


@pytest.mark.parametrize("language", [code for code in COMPLETE if code != "en"])
@pytest.mark.parametrize("id", BEGINNING)
def test_a_person_begins_and_not_a_number(language: str, id: str) -> None:
    assert re.search(WHOEVER[language], said(language)[id]), said(language)[id]
