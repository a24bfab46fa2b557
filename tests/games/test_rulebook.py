"""The rules a player reads are made from the options of the table: every sentence exists, and none is false for it."""

import re
from functools import cache
from itertools import product
from typing import Any

import pytest

import parlour
from parlour.games import kind
from parlour.games.shutbox.presets import EDITIONS, VARIANTS
from parlour.speech.languages import COMPLETE, speak
from parlour.speech.message import Message

PLAIN = speak("en", isolating=False)
SHUTBOX: list[dict[str, Any]] = [
    {"edition": edition, "variant": variant}
    for edition, variant in product(EDITIONS, VARIANTS)
    if not (variant in ("young", "two-ten") and edition != "tactica")
]
GAMES: list[tuple[str, dict[str, Any]]] = [
    *(("shutbox", options) for options in SHUTBOX),
    ("shutbox", {"edition": "nine", "tiles": 11, "players": 6}),
    ("shutbox", {"edition": "twelve", "until": "5 rounds", "shut": "counts", "unplayed": "play_on"}),
    ("shutbox", {"fewer_dice": "forced", "first": 1}),
    ("shutbox", {"fewer_dice": "sum-6", "tie": "share"}),
    *(("tuki", {"players": players, "rounds": rounds}) for players in (2, 6) for rounds in (1, 5)),
    ("tuki", {"first": 1}),
    *(("rolit", {"players": players, "size": 6}) for players in (2, 3, 4)),
    ("rolit", {"first": 1}),
    ("rolit", {"preset": "reversi"}),
]

SPECIAL_TURNS = (
    "young", "two-first", "three-first", "three-down", "unlucky-seven", "even-or-odd", "two-ten", "sum-or-exact",
)  # fmt: skip
"""Variants whose turn is not that of the picture."""


def text_of(name: str, **options: Any) -> str:
    game = parlour.game(name, **options)
    return "\n".join(PLAIN.tell(each) for chapter in game.rulebook() for each in chapter.paragraphs)


@cache
def chapters() -> list[tuple[str, list[Message]]]:
    """The title and the sentences of every chapter of every game."""
    books = [parlour.game(name, **options).rulebook() for name, options in GAMES]
    return [(chapter.part, [chapter.title, *chapter.paragraphs]) for book in books for chapter in book]


@pytest.mark.once
@pytest.mark.parametrize("language", COMPLETE)
def test_every_sentence_exists_in_every_language(language: str) -> None:
    speech = speak(language, isolating=False)
    told: dict[str, str] = {}
    for part, messages in chapters():
        for each in messages:
            if repr(each) not in told:
                told[repr(each)] = line = speech.tell(each)
                assert line and not re.search(r"rules-|[{}$]", line), line
        said = [told[repr(each)] for each in messages]
        assert len(said) > 1 and len(set(said)) == len(said), (part, said)


@pytest.mark.parametrize("options", SHUTBOX, ids=str)
def test_the_end_is_told_as_the_options_have_it(options: dict[str, Any]) -> None:
    """SB-06, SB-16, SB-21, SB-22, SB-32."""
    o = parlour.game("shutbox", **options).options
    text = text_of("shutbox", **options)
    wins = "wins at once" in text or "you win at once.\n" in text
    assert wins == (o.shut == "wins" and not o.match and o.until != "stop")
    assert ("wins the whole match" in text) == (o.shut == "wins" and o.match)
    assert ("the lowest total wins" in text) == (o.until.endswith("points"))
    assert ("you are out" in text) == (o.order == "rounds")
    assert ("ends your turn; there is no second chance" in text) == (o.order == "turns")
    assert ("your best one counts" in text) == (o.until == "stop")


@pytest.mark.parametrize("options", SHUTBOX, ids=str)
def test_counting_dice_and_ties_are_told_as_the_options_have_them(options: dict[str, Any]) -> None:
    """SB-07, SB-10 to SB-14."""
    o = parlour.game("shutbox", **options).options
    text = text_of("shutbox", **options)
    rules = {"sum": "are added up.", "digital": "side by side as one number.", "count": "costs one point."}
    assert [score for score, said in rules.items() if said in text] == [o.score]
    assert ("always roll all the dice" in text) == (o.fewer_dice == "never")
    assert ("how many dice to throw" in text) == (o.fewer_dice in ("choice", "sum-6"))
    assert ("on their rows as they stand" in text) == (o.tie == "roll" and o.players > 1)
    assert ("play one more game" in text) == (o.tie == "game" and o.players > 1 and not o.match)
    assert ("play one more round" in text) == (o.tie == "game" and o.players > 1 and o.match)


@pytest.mark.parametrize("options", SHUTBOX, ids=str)
def test_the_example_is_what_the_rules_allow(options: dict[str, Any]) -> None:
    """SB-02, SB-03: the sets listed for a total are all that may be shut with it on the row as it starts."""
    found = re.search(r"A total of (\d+) can be ([\d+, ]+)\.", text_of("shutbox", **options))
    if found is None:
        assert options["variant"] in ("sum-or-exact", "even-or-odd")
        return
    game = parlour.game("shutbox", **{**options, "first": 0, "first_hit": 0})
    total, state = int(found[1]), game.start()
    while state.legal():
        state = state.play(state.legal()[-1])  # all the dice
    roll = next(str(outcome) for outcome, _ in state.chances() if sum(map(int, str(outcome).split("-"))) == total)
    assert sorted(map(str, state.play(roll).legal())) == sorted(found[2].split(", "))


def test_what_is_ours_is_marked_as_ours() -> None:
    """SB-08, SB-16, SB-21, SB-30, TK-03, TK-13, TK-16, RO-02, RO-03, RO-06, RO-10."""
    assert "roll again among themselves" in text_of("shutbox")
    assert "roll again among themselves" not in text_of("shutbox", first=0)
    assert "ends with the round" in text_of("shutbox", edition="twelve")
    assert "when everyone is out" in text_of("shutbox", variant="young")
    assert "A double can only shut its total" in text_of("shutbox", variant="sum-or-exact")
    assert "birthday" in text_of("tuki") and "50 turns" in text_of("tuki") and "Two parrots" in text_of("tuki")
    rolit = text_of("rolit")
    assert "rolled again" in rolit and "Diagonal neighbours" in rolit and "share the win" in rolit
    assert "rolled again" not in text_of("rolit", players=4), "no colour is neutral among four"


def test_a_total_that_can_only_be_made_in_one_way_needs_no_example() -> None:
    """SB-03: a row of two numbers."""
    assert "can be" not in text_of("shutbox", tiles=2, dice=1)


def test_finer_options_are_told_to_be_beyond_the_rulebook() -> None:
    """SB-33; what a rulebook lets players agree on (SB-11, SB-16) is none of ours."""
    chosen = "chosen for this table"
    for options in SHUTBOX:
        assert chosen not in text_of("shutbox", **options), options
    assert chosen in text_of("shutbox", fewer_dice="forced") and chosen in text_of("shutbox", tie="share")
    assert chosen not in text_of("shutbox", edition="twelve", until="300 points", score="digital")


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_a_picture_stands_only_beside_rules_it_shows(name: str, options: dict[str, Any]) -> None:
    game = parlour.game(name, **options)
    shown = {each.diagram for each in game.rulebook()} - {""}
    if name == "shutbox":
        o = game.options
        special = o.variant in SPECIAL_TURNS or o.tiles == 11
        turn, dice = f"turn-{o.tiles}-{o.score}", f"dice-{o.tiles}-{o.score}"
        assert (dice in shown) == (o.fewer_dice == "choice" and (o.variant == "young" or not special))
        assert (turn in shown) == (not special)
        assert shown <= {turn, dice}
    else:
        rolit: set[str] = set() if options.get("preset") == "reversi" else {"turn"}
        assert shown == ({"turn", "count", "parrots"} if name == "tuki" else rolit)


def former_text(name: str, **options: Any) -> str:
    former = kind(name).former()[0]
    return "\n".join(PLAIN.tell(each) for chapter in former.make(options).rulebook() for each in chapter.paragraphs)


def test_a_table_of_former_rules_shows_those_it_is_played_by() -> None:
    """RO-03, SB-28: what changed with `rolit/2` and `shutbox/2`."""
    crossed = former_text("rolit", colours="red,green,yellow")
    assert "turns follow the seats (red, green, yellow)" in crossed and "clockwise." not in crossed
    assert "order of play" not in crossed and "Clockwise from the top left" in crossed
    assert former_text("rolit") == text_of("rolit"), "the usual colours already went round the board"
    seated = former_text("rolit", colours="red,green,yellow", first=1)
    assert "Player 2 starts.\n" in seated and "rolled like a die" not in seated
    halves = {"variant": "tournament", "parity": "choice", "unplayed": "open"}
    assert "pays for both halves" in former_text("shutbox", **halves)
    assert "pays the smaller half" in text_of("shutbox", **halves)
    assert "the others score what is open" in former_text("shutbox", variant="tournament")
    assert "the others still finish their turns" in text_of("shutbox", variant="tournament")


def test_what_is_said_of_charges_and_ties_is_said_only_where_it_can_happen() -> None:
    assert "smaller half" not in text_of("shutbox", variant="even-or-odd")
    spared = {"variant": "tournament", "unplayed": "nothing"}
    assert "In such a round, shutting the box wins." in text_of("shutbox", **spared)
    assert "In such a round" not in former_text("shutbox", **spared)
