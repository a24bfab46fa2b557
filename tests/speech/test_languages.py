"""Messages: complete in every language, the same ids and arguments everywhere, and all that the code asks for."""

import ast
import re
import string
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from parlour.contract.state import State
from parlour.errors import BadOption
from parlour.games import game, kind, names
from parlour.games.shutbox.view import PHASES
from parlour.games.tuki.phases import PHASES as TUKI_PHASES
from parlour.speech.languages import COMPLETE, PLAIN, preferred, speak
from parlour.speech.message import Message
from parlour.table import REFUSALS, Host, Play, Refusal, here
from parlour.table.verify import SENTENCES
from parlour.terminal.telling.teller import Teller

SOURCE = Path(__file__).parents[2] / "src" / "parlour"
FILES = sorted(path.name for path in (SOURCE / "speech" / "languages" / "en").glob("*.ftl"))
ID = re.compile(r"[a-z][a-zA-Z0-9_]*(-[a-zA-Z0-9_]+)+(\.[a-z]+)?")


@cache
def messages(language: str, file: str) -> dict[str, Any]:
    """By id, attributes included: the pattern of each message in a file. Junk is a mistake in the file."""
    found: dict[str, Any] = {}
    for entry in FluentParser().parse(files("parlour.speech.languages").joinpath(language, file).read_text()).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}/{file} has {entry.id.name} twice"
            found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


def variables(pattern: Any, known: dict[str, Any]) -> set[str]:
    """The arguments that a message takes, also those of the messages it refers to."""
    found: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ftl.MessageReference):
            name = node.id.name
            walk(known[name] if name in known else messages("en", "games.ftl")[name])  # games have their names there
        for value in vars(node).values() if isinstance(node, ftl.SyntaxNode) else ():
            for each in value if isinstance(value, list) else [value]:
                walk(each)

    walk(pattern)
    return found


@cache
def english() -> dict[str, dict[str, Any]]:
    return {file: messages("en", file) for file in FILES}


@cache
def known_ids() -> frozenset[str]:
    return frozenset(id for known in english().values() for id in known)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_ids_and_arguments(language: str, file: str) -> None:
    known = messages(language, file)
    assert list(known) == list(english()[file]), set(known) ^ set(english()[file])
    for id, pattern in known.items():
        assert variables(pattern, known) == variables(english()[file][id], english()[file]), f"{language}: {id}"


def test_no_id_stands_in_two_files() -> None:
    assert sum(map(len, english().values())) == len(known_ids())


@pytest.mark.parametrize("game", names())
def test_every_game_option_and_value_has_a_name_and_an_explanation(game: str) -> None:
    needed = {f"game-{game}", f"game-{game}.about"}
    for option in kind(game).declared:
        needed |= {f"{game}-{option.name}", f"{game}-{option.name}.about"}
        words = [value for value in option.choices if isinstance(value, str)]
        needed |= {f"{game}-{option.name}-{value}" for value in words}
        if option.name in ("edition", "variant", "preset"):
            needed |= {f"{game}-{option.name}-{value}.about" for value in words}
    assert not needed - known_ids()


PLAYED: dict[str, tuple[dict[str, Any], ...]] = {
    "shutbox": ({}, {"variant": "even-or-odd"}, {"variant": "solo"}, {"edition": "nine", "first": 0}),
    "tuki": ({"rounds": 1}, {"players": 6, "rounds": 1}),
    "rolit": ({}, {"size": 4, "preset": "reversi"}),
}
"""Options whose games have every kind of step."""


def said_of(state: State[Any]) -> set[str]:
    """The ids of all that is said of a position and of what may follow, messages within messages included."""

    def ids(message: Message) -> set[str]:
        inner = (each for each in message.arguments.values() if isinstance(each, Message))
        return {message.id}.union(*map(ids, inner))

    steps = state.legal() or [outcome for outcome, _ in state.chances()]
    told = [message for step in steps for message in (state.describe(step), state.label(step))]
    return set().union(*map(ids, [state.prompt(), *told]))


@pytest.mark.parametrize("name", names())
def test_every_step_and_turn_can_be_told_and_every_such_message_is_used(name: str) -> None:
    used: set[str] = set()
    for options in PLAYED[name]:
        for seed in (12, 15, 18):  # in Tuki Tuki of six, a lot decides who begins
            state, random = game(name, **options).start(), Random(seed)
            while not state.over:
                used |= said_of(state)
                state = state.play(random.choice(state.allowed()))
    assert not used - known_ids()
    form = re.compile(rf"{name}-(move|log|turn)-\w")
    parts = {f"{name}-log-stuck"}  # of another message
    assert {id for id in known_ids() if form.match(id) and "." not in id} - parts <= used


def test_every_refusal_can_be_told() -> None:
    assert not {f"refused-{code}" for code in REFUSALS} - known_ids()
    told = {id.removeprefix("refused-") for id in known_ids() if id.startswith("refused-")}
    assert told - {"allowed", "allowed-more"} == set(REFUSALS)


def test_every_id_used_in_the_code_exists() -> None:
    """Ids are the first arguments of `say`, `knows` and `Message`; those put together from parts are tested below."""
    used: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in ("say", "knows", "Message") and isinstance(node.args[0].value, str):
                    used.add(node.args[0].value)
    assert len(used) > 200
    assert not {id for id in used if ID.fullmatch(id)} - known_ids()


def test_every_message_of_the_terminal_is_said_somewhere() -> None:
    code = "\n".join(path.read_text() for path in (SOURCE / "terminal").rglob("*.py"))
    assert not [id for id in english()["terminal.ftl"] if f'"{id}"' not in code and f"'{id}'" not in code]


def test_every_problem_of_the_verifier_is_said_as_it_says_it_itself() -> None:
    """The verifier is one file without Fluent; its sentences are those of the messages `wrong-CODE`."""
    assert {id.removeprefix("wrong-") for id in known_ids() if id.startswith("wrong-")} == set(SENTENCES)
    for code, sentence in SENTENCES.items():
        facts = {name: f"<{name}>" for _, name, _, _ in string.Formatter().parse(sentence) if name}
        assert PLAIN.say(f"wrong-{code}", **facts) == sentence.format(**facts)


PUT_TOGETHER = {
    "option-shutbox-": (SOURCE / "games/shutbox/options.py", r'_bad\(\s*"\w+",[^"]*"([\w-]+)"'),
    "record-cannot-": (SOURCE, r'cannot\("([\w-]+)"'),
}


def test_ids_that_are_put_together_exist() -> None:
    for beginning, (place, form) in PUT_TOGETHER.items():
        paths = [place] if place.is_file() else sorted(place.rglob("*.py"))
        ends = {end for path in paths for end in re.findall(form, path.read_text())}
        assert ends
        assert not {beginning + end for end in ends} - known_ids()
    assert not {f"tuki-waits-{phase.replace(' ', '-')}" for phase in TUKI_PHASES if phase != "over"} - known_ids()
    assert not {f"shutbox-at-{phase}" for phase in PHASES} - known_ids()


def test_a_refused_move_is_explained_in_the_language_of_the_person() -> None:
    chosen = game("rolit", first=0)
    with Host.create(chosen, [here("Ada"), here("Bob")]) as host:
        answer = host.take(Play(id="1", seq=host.table.seq, seat=0, move="a1"))
        assert isinstance(answer, Refusal) and answer.reason == "a1 is not next to a ball"
        told = Teller(speak("he"), host.table.seats).refused(answer, "a1")
    assert "לא צמוד לרולה" in told and "not" not in told


def test_plurals_and_isolates() -> None:
    assert speak("en").say("shutbox-move-throw", dice=1) == "roll one die"
    assert speak("he").say("shutbox-move-throw", dice=2) == "להטיל שתי קוביות"
    assert "\u2068Ada\u2069" in speak("he").say("result-winner", name="Ada")
    assert speak("en").listed(["a", "b", "c"]).replace("\u2068", "").replace("\u2069", "") == "a, b and c"


@pytest.mark.parametrize(
    ("language", "balls"),
    [
        ("pl", {1: "jedna czerwona kulka", 3: "3 czerwone kulki", 12: "12 czerwonych kulek", 22: "22 czerwone kulki"}),
        ("ru", {1: "один красный шарик", 3: "3 красных шарика", 12: "12 красных шариков", 21: "21 красный шарик"}),
    ],
)
def test_counts_take_the_forms_of_the_language(language: str, balls: dict[int, str]) -> None:
    for count, expected in balls.items():
        said = speak(language).say("board-balls", count=count, colour="red")
        assert said.replace("\u2068", "").replace("\u2069", "") == expected


def test_what_is_missing_is_said_by_its_id_and_not_with_a_crash() -> None:
    assert speak("he").say("no-such-message") == "no-such-message"
    assert not speak("he").knows("no-such-message.about")


def test_a_language_we_do_not_speak_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match=r"language='xx'.*en, he"):
        speak("xx")


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "he_IL.UTF-8"}, "he"),
        ({"LANG": "iw_IL"}, "he"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "fi_FI", "LANG": "he_IL"}, "en"),
        ({"PARLOUR_LANGUAGE": "he", "LANG": "en_US"}, "he"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], code: str) -> None:
    assert preferred(environment) == code
