"""The sentences of a rules page, tried out in games played by the referee under the same options (SB, TK, RO)."""

import re
from functools import cache
from itertools import permutations
from random import Random
from typing import Any

import pytest

import parlour
from parlour.contract.game import Game
from parlour.errors import BadOption
from parlour.games.shutbox.game import ShutBoxFirst
from parlour.games.shutbox.options import DECLARED as SHUTBOX
from parlour.speech.languages import COMPLETE, speak
from parlour.speech.message import Message
from tests.cases import SLOW_TO_COMPILE
from tests.games.probes import PROBES, key, rolit, shutbox, tuki
from tests.games.test_rules_pages import BOXES

assert shutbox and tuki and rolit


def false_sentences(game: Game) -> list[str]:
    """The sentences of the page that a game disproves."""
    return [key(each) for each in sentences(game) if tried(game, each) is False]


def sentences(game: Game) -> list[Message]:
    return [paragraph for chapter in game.rulebook() for paragraph in chapter.paragraphs]


def tried(game: Game, said: Message) -> bool | None:
    """A game's verdict on a sentence; `None` also for a sentence without a probe."""
    found = PROBES.get(f"{key(said)}:{game.name}") or PROBES.get(key(said))
    return found(game, said.arguments) if found else None


FEW = [box for box in BOXES if box["players"] == (1 if box["variant"] == "solo" else 2)]
FINER: list[dict[str, Any]] = [
    {"variant": "young", "out": "last", "players": 3},
    {"variant": "young", "edition": "tactica", "tiles": 6, "players": 3},
    {"variant": "tournament", "unplayed": "nothing"},
    {"variant": "tournament", "unplayed": "open", "parity": "choice"},
    {"shut": "counts", "players": 3},
    {"shut": "counts", "unplayed": "play_on", "rows": "shared"},
    {"edition": "twelve", "until": "3 rounds", "lead": "rotates"},
    {"tie": "share", "first": 1},
    {"fewer_dice": "forced"},
    {"fewer_dice": "sum-6"},
    {"fewer_dice": "never", "tiles": 9},
    {"combine": "exact", "dice": 3, "fewer_dice": "never"},
    {"variant": "solo", "shut": "counts"},
]
FORMER = (
    {"variant": "tournament", "unplayed": "nothing", "players": 2},
    {"variant": "tournament", "unplayed": "open", "parity": "choice", "players": 2},
)
"""Played by the first version of the rules, as records of such games are."""
SHORT, LONG, PIECE = 25, 500, 25
"""Random option sets of the quick and the long tests, and those of one long test: half a minute on a quiet core."""
SOME: dict[str, tuple[Any, ...]] = {
    "until": ("game", "3 rounds", "40 points", "stop"),
    "preshut": ((), (1,), (2, 5), (1, 2, 3)),
    "players": (1, 2, 3, 4),
    "tiles": (2, 5, 6, 9, 10, 12),
    "dice": (1, 2, 2, 3),
    "first_hit": (0, 1, 2, 6),
    "bust": (0, 3, 7),
    "first": ("rules", 0, 1),
}


COLOURS = ("red", "yellow", "green", "blue")
OF_OTHERS: dict[str, dict[str, tuple[Any, ...]]] = {
    "tuki": {"players": (2, 3, 4, 5, 6), "first": ("rules", *range(6)), "rounds": (1, 1, 1, 1, 2, 3, 5)},
    "rolit": {
        "size": (4, 6, 8),
        "players": (2, 3, 4),
        "colours": tuple(",".join(some) for count in (2, 3, 4) for some in permutations(COLOURS, count)),
        "first": ("rules", *range(4)),
        "preset": ("rolit", "reversi"),
    },
}
"""Values of every option of these games."""


def drawn(seed: int, name: str = "shutbox") -> dict[str, Any]:
    """A random set of options that go together."""
    random = Random(seed)
    values = OF_OTHERS.get(name) or {option.name: SOME.get(option.name, option.choices) for option in SHUTBOX}
    while True:
        options = {option: random.choice(some) for option, some in values.items()}
        chosen = {option: value for option, value in options.items() if random.random() < 0.5}
        try:
            return parlour.game(name, **chosen).options_dict
        except BadOption:
            continue


@pytest.mark.parametrize("name", OF_OTHERS)
def test_every_declared_option_is_drawn(name: str) -> None:
    assert set(OF_OTHERS[name]) == set(parlour.game(name).options_dict)


PLAYED = [pytest.param(each, marks=SLOW_TO_COMPILE if number % 2 else ()) for number, each in enumerate(FEW)]


@pytest.mark.parametrize("options", [*PLAYED, *FINER], ids=str)
def test_no_page_of_a_preset_says_what_a_game_disproves(options: dict[str, Any]) -> None:
    assert not false_sentences(parlour.game("shutbox", **options))


@pytest.mark.parametrize("options", FORMER, ids=str)
def test_no_page_of_a_former_version_says_what_a_game_disproves(options: dict[str, Any]) -> None:
    assert not false_sentences(ShutBoxFirst.make(options))


@pytest.mark.parametrize("seed", range(SHORT))
def test_no_page_of_random_options_says_what_a_game_disproves(seed: int) -> None:
    assert not false_sentences(parlour.game("shutbox", **drawn(seed))), drawn(seed)


@pytest.mark.long
@pytest.mark.parametrize("first", range(SHORT, SHORT + LONG, PIECE))
def test_no_page_of_many_random_options_says_what_a_game_disproves(first: int) -> None:
    for seed in range(first, first + PIECE):
        assert not false_sentences(parlour.game("shutbox", **drawn(seed))), drawn(seed)


@pytest.mark.parametrize("name", OF_OTHERS)
def test_no_page_of_random_options_of_the_others_says_what_a_game_disproves(name: str) -> None:
    """Games of one round are quick; the long test plays all lengths."""
    for seed in range(4):
        options = drawn(seed, name) | ({"rounds": 1} if name == "tuki" else {})
        assert not false_sentences(parlour.game(name, **options)), options


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, LONG, PIECE))
@pytest.mark.parametrize("name", OF_OTHERS)
def test_no_page_of_many_random_options_of_the_others_says_what_a_game_disproves(name: str, first: int) -> None:
    for seed in range(first, first + PIECE):
        assert not false_sentences(parlour.game(name, **drawn(seed, name))), drawn(seed, name)


@pytest.mark.long
@pytest.mark.parametrize("options", BOXES, ids=str)
def test_no_page_for_any_number_of_players_says_what_a_game_disproves(options: dict[str, Any]) -> None:
    assert not false_sentences(parlour.game("shutbox", **options))


OTHERS: list[tuple[str, dict[str, Any]]] = [
    *(("tuki", {"players": players, "rounds": rounds}) for players, rounds in ((2, 1), (3, 2), (6, 1))),
    *(("tuki", {"first": first, "rounds": 1}) for first in (0, 1)),
    *(("rolit", {"size": size, "players": players}) for size in (6, 8) for players in (2, 3, 4)),
    ("rolit", {"size": 4}),
    ("rolit", {"size": 6, "colours": "blue,red,yellow"}),
    ("rolit", {"size": 6, "first": 1}),
    *(("rolit", {"preset": "reversi", "size": size}) for size in (4, 6, 8)),
]


@pytest.mark.parametrize(("name", "options"), OTHERS, ids=str)
def test_no_page_of_tuki_tuki_and_rolit_says_what_a_game_disproves(name: str, options: dict[str, Any]) -> None:
    assert not false_sentences(parlour.game(name, **options))


def told(language: str, said: Message) -> str:
    return speak(language, isolating=False).tell(said)


@cache
def every_sentence() -> tuple[Message, ...]:
    """Each sentence of all the pages above, and of all random options, once."""
    games = [*pool(), *(parlour.game("shutbox", **drawn(seed)) for seed in range(SHORT, SHORT + LONG))]
    return tuple({repr(each): each for game in games for each in sentences(game)}.values())


@pytest.mark.parametrize("language", COMPLETE)
def test_every_language_says_a_sentence_with_the_same_numbers(language: str) -> None:
    """One and two may be words; no part of a message is left unfilled."""
    assert len(every_sentence()) > 250
    for said in every_sentence():
        text = told(language, said)
        english, other = (
            {each for each in re.findall(r"\d+", line) if int(each) > 2} for line in (told("en", said), text)
        )
        assert english == other and not re.search(r"[{}]|rules-", text), text


# ---- the probes themselves

PAPER = {
    *(f"rules-shutbox-ours[{what}]" for what in ("box", "dice", "lead", "mixed", "out", "start", "tie", "unplayed")),
    "rules-tuki-ours[rounds]",
    "rules-ours-about",
}
"""Sentences about printed rulebooks: no game can disprove them."""
ADVICE = {
    *(f"rules-tuki-tip[{what}]" for what in ("low", "close")),
    *(f"rules-rolit-tip[{what}]" for what in ("size", "corner")),
    *(f"rules-rolit-worth[{how}]" for how in ("random", "learned")),
    "rules-rolit-ours[takeback]",
}
"""Sentences about good play, measured maps and tables: tests of bots, maps and tables prove them."""


@cache
def pool() -> tuple[Game, ...]:
    boxes = [*FEW, *FINER, *(drawn(seed) for seed in range(SHORT))]
    made = [parlour.game(name, **options) for name, options in [*(("shutbox", box) for box in boxes), *OTHERS]]
    return (*made, *(ShutBoxFirst.make(options) for options in FORMER))


@cache
def printed() -> dict[tuple[str, str], Message]:
    """By game and key, every sentence that some page has."""
    return {(game.name, key(each)): each for game in pool() for each in sentences(game)}


def test_every_sentence_has_a_probe_or_a_reason_for_none() -> None:
    probed = {(name, said) for name, said in printed() if said in PROBES or f"{said}:{name}" in PROBES}
    assert {said for _, said in printed().keys() - probed} == PAPER | ADVICE
    assert {said.partition(":")[0] for said in PROBES} - {said for _, said in printed()} == set()


@SLOW_TO_COMPILE
def test_every_sentence_is_played_out_somewhere() -> None:
    """A probe that no options let play would prove nothing."""
    still = {(name, said) for name, said in printed() if said not in PAPER | ADVICE}
    for game in pool():
        for each in sentences(game):
            if (game.name, key(each)) in still and tried(game, each):
                still.remove((game.name, key(each)))
    assert not still


ALWAYS = {
    *(f"rules-shutbox-ours[{what}]" for what in ("alone", "digital", "finish", "round")),
    *(f"rules-rolit-{part}" for part in ("aim", "colours", "must", "ours[shared]", "reversi-turn", "turn", "final")),
}
"""Sentences that are true under all options of their game, printed or not."""


@pytest.mark.parametrize("name", ["shutbox", "rolit"])
def test_a_probe_finds_a_sentence_false_where_it_is(name: str) -> None:
    """Each sentence is tried under options whose page does not have it, until a game disproves it."""
    credulous = []
    for (of, said), message in printed().items():
        if of != name or said in PAPER | ADVICE | ALWAYS:
            continue
        others = [game for game in pool() if game.name == name and said not in {key(each) for each in sentences(game)}]
        if others and not any(tried(game, message) is False for game in others):
            credulous.append(said)
    assert not credulous
