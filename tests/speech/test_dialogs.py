"""Buttons say what they do: none that ends a game for everybody reads like the one that leaves a dialog."""

import pytest

from parlour.speech.languages import COMPLETE, speak

CANCEL = {
    "en": {"Cancel", "Abort"},
    "he": {"ביטול", "לבטל", "להפסיק"},
    "de": {"Abbrechen", "Abbruch"},
    "fr": {"Annuler", "Arrêter", "Interrompre"},
    "es": {"Cancelar", "Interrumpir"},
    "it": {"Annulla", "Interrompi"},
    "nl": {"Annuleren", "Afbreken"},
    "da": {"Annuller", "Afbryd"},
    "sv": {"Avbryt"},
    "pl": {"Anuluj", "Przerwij", "Przerywamy"},
    "ru": {"Отмена", "Отменить", "Прервать"},
}
"""By language: the words on buttons that leave a dialog or stop something halfway."""
ENDS = ("web-end", "web-gone-end")


@pytest.mark.parametrize("language", COMPLETE)
def test_a_button_that_ends_the_game_does_not_say_cancel(language: str) -> None:
    speech = speak(language)
    assert not CANCEL[language] & {speech.say(id) for id in ENDS}
    stays = {speech.say(id) for id in ("web-end-no", "web-close")}
    assert not stays & {speech.say(id) for id in ENDS}
