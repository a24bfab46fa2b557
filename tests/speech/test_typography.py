"""French typography: a narrow no-break space before ; : ! ? » and after «, in the files and in what is made of them."""

import re
from itertools import chain

import pytest
from tests.speech.test_glossary import said

import parlour
from parlour.errors import BadOption
from parlour.speech.languages import speak
from parlour.terminal.telling.rules import rules_of

MARK = re.compile(r"(?<!\u202f)[;!?»]|(?<!\u202f):(?!\w|//|…)|«(?!\u202f)")
"""A mark without its space. A colon within a word is notation: first:2, HOST:PORT, https://."""

QUOTED = re.compile(r"first: |%\(\w+\)s")
FRENCH = speak("fr", isolating=False)


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
