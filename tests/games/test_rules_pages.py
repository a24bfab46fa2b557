"""The pages of rules, as servers and terminals show them: no sentence is false, and each of our own rules is marked."""

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.contract.game import CHANCE, Game
from parlour.contract.state import State
from parlour.errors import BadOption
from parlour.games.shutbox.presets import EDITIONS, VARIANTS
from parlour.speech.languages import COMPLETE, speak
from parlour.speech.message import Message
from parlour.terminal.telling.rules import rules_of

DIAGRAMS = Path(__file__).parents[2] / "web" / "src" / "games" / "shutbox" / "diagrams.json"
SEATS = range(1, 13)
BOX = "No rulebook describes this box"
DICE = "we extend that to other flaps and other numbers of dice"
LIMIT = "The limit of 12 players is ours."


def every_box() -> Iterator[dict[str, Any]]:
    """Every edition with every variant and every number of players that goes with them."""
    for edition, variant, players in product(EDITIONS, VARIANTS, SEATS):
        options = {"edition": edition, "variant": variant, "players": players}
        try:
            parlour.game("shutbox", **options)
        except BadOption:
            continue
        yield options


BOXES = list(every_box())
GAMES: list[tuple[str, dict[str, Any]]] = [
    *(("shutbox", options) for options in BOXES),
    *(("tuki", {"players": players, "rounds": rounds}) for players in range(2, 7) for rounds in (1, 2, 5, 20)),
    *(("tuki", {"first": first}) for first in (0, 1)),
    *(("rolit", {"size": size, "players": players}) for size in (6, 8) for players in (2, 3, 4)),
    ("rolit", {"size": 4}),
    *(("rolit", {"preset": "reversi", "size": size, "first": first}) for size in (4, 8) for first in ("rules", 1)),
]


def boxes(variant: str) -> list[dict[str, Any]]:
    return [box for box in BOXES if box["variant"] == variant]


def page(name: str, language: str = "en", **options: Any) -> tuple[str, ...]:
    """The lines of the page, and of the list of what was chosen, without headings."""
    return told(parlour.game(name, **options), language)


@cache
def told(game: Game, language: str = "en") -> tuple[str, ...]:
    return tuple(line for line, style in rules_of(speak(language, isolating=False), game) if line and not style)


@cache
def said(game: Game) -> list[Message]:
    return [paragraph for chapter in game.rulebook() for paragraph in chapter.paragraphs]


def ours(game: Game) -> list[object]:
    """Which of our own rules are marked."""
    return [message.arguments["what"] for message in said(game) if message.id == f"rules-{game.name}-ours"]


def listed(**options: Any) -> set[str]:
    """The names of the options that the terminal lists."""
    lines = page("shutbox", **options)
    start = next(i for i, line in enumerate(lines) if line.startswith("Players: "))
    return {line.partition(": ")[0] for line in lines[start:]}


# ---- how many play


@pytest.mark.parametrize("language", COMPLETE)
def test_no_range_of_players_has_equal_ends(language: str) -> None:
    """RO-01: the 4×4 board is for two, and no page says *2 to 2*."""
    speech = speak(language, isolating=False)
    for name, options in GAMES:
        for message in said(parlour.game(name, **options)):
            if message.id.startswith("rules-who"):
                least, most = message.arguments.get("least"), message.arguments.get("most")
                assert least is None or least != most, options
                assert not re.search(r"(?<!\d)(\d+)\D+\1(?!\d)", speech.tell(message)), speech.tell(message)
    assert "2" not in speech.tell(said(parlour.game("rolit", size=4))[1])


def test_the_small_board_of_rolit_is_for_two_players() -> None:
    """RO-01."""
    assert "For two players, from age 7." in page("rolit", size=4)
    assert "For 2 to 4 players, from age 7." in page("rolit", size=6)


def test_what_the_210_says_of_its_players() -> None:
    """SB-29: the rulebook says two; that one may play it is ours."""
    for players in (1, 2):
        text = "\n".join(page("shutbox", variant="two-ten", players=players))
        assert "does not say how many can play" not in text
        assert "The 210 is printed for two players; here one player may play it too." in text
    assert "The rulebook does not say how many can play; here up to 4 can." in page("shutbox")


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_number_of_players_of_ours_is_marked(variant: str) -> None:
    """SB-17, SB-29: wherever the page says how many can play, it says what of that is ours."""
    for options in boxes(variant):
        game = parlour.game("shutbox", **options)
        told_how_many = any(message.id.startswith("rules-who") for message in said(game))
        marks = {"seats", "limit", "alone"} & set(map(str, ours(game)))
        assert len(marks) == told_how_many
        if game.options.rows == "shared" and told_how_many:
            assert LIMIT in told(game)


# ---- Shut the Box: what a rulebook says, and what none says


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_choice_of_dice_is_marked_where_we_extend_it(variant: str) -> None:
    """SB-07: printed for the flaps 1 to 10, all of them in play, and two dice."""
    for options in boxes(variant):
        game = parlour.game("shutbox", **options)
        extended = {"even-or-odd", "two-ten"} & {options["variant"]} or options["edition"] == "nine"
        choice = game.options.fewer_dice == "choice"
        assert any(DICE in line for line in told(game)) == bool(choice and extended)


@pytest.mark.parametrize("more", [{}, {"until": "100 points", "shut": "counts"}, {"rows": "own", "order": "rounds"}])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_box_without_a_rulebook_has_none_that_is_silent(more: dict[str, Any], players: int) -> None:
    """SB-33."""
    lines = page("shutbox", edition="nine", players=players, **more)
    assert any(BOX in line for line in lines)
    assert not [line for line in lines if re.search(r"rulebook does not say|rulebook is silent", line)]


def test_the_heading_of_our_own_rules_is_true_without_a_rulebook() -> None:
    for options in ({}, {"edition": "nine"}):
        assert "Decided by us, not by a rulebook:" in page("shutbox", **options)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_others_score_is_told_of_matches_and_not_of_tournaments(edition: str) -> None:
    """SB-32."""
    lines = page("shutbox", edition=edition, until="100 points", shut="counts", unplayed="play_on")
    assert not [line for line in lines if "tournament" in line]
    silent = "The rulebook does not say what the others score when a player shuts the box and the match goes on."
    assert (silent in lines) == (edition != "nine")


@pytest.mark.parametrize("variant", VARIANTS)
def test_only_whole_turns_shut_the_box_before_the_others_have_played(variant: str) -> None:
    """SB-06, SB-21: one roll each, nobody can shut ten flaps before the others have rolled."""
    for options in boxes(variant):
        o = parlour.game("shutbox", **options).options
        lines = page("shutbox", **options)
        early = "The player who shuts the last flap wins at once, even before the others have played." in lines
        once = "Shut the last flap and you win at once." in lines
        single = o.shut == "wins" and o.until == "game"
        assert early == (single and o.variant != "young" and o.players > 1)
        assert once == (single and not early)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_match_has_rounds_and_nothing_else(variant: str) -> None:
    """SB-16, SB-32: the parts of a match are rounds, in the rules, in our own and among the options."""
    for options in [box for box in boxes(variant) if box["players"] > 1]:
        game = parlour.game("shutbox", **options)
        if not game.options.match:
            continue
        parts = {chapter.part: chapter.paragraphs for chapter in game.rulebook()}
        english = speak("en", isolating=False)
        match = [english.tell(each) for part in ("end", "match", "tie", "ours") for each in parts[part]]
        chosen = [
            line for line in told(game) if line.startswith(("Tie:", "Who starts the next", "Variant: Tournament"))
        ]
        assert not [line for line in [*match, *chosen] if re.search(r"\bgames?\b", line)]
        assert any("round" in english.tell(each) for each in parts["match"])
        assert "Tied players play one more round among themselves." in match
        assert not [line for line in match if "number of turns" in line]


@pytest.mark.parametrize("language", COMPLETE)
def test_a_match_is_said_in_the_same_words_everywhere(language: str) -> None:
    """No language has one sentence for the tie of a single game and of a match, whose parts are rounds."""
    speech = speak(language, isolating=False)
    tie = [speech.say("rules-shutbox-tie", tie=tie) for tie in ("game", "round")]
    end = [speech.say("rules-shutbox-end", end=end) for end in ("open", "round", "wins", "once")]
    assert len(set(tie)) == 2 and len(set(end)) == 4
    assert "100" not in speech.say("shutbox-edition-twelve.about") + speech.say("shutbox-variant-tournament.about")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("until", ["5 rounds", "50 points", "game"])
def test_no_edition_or_variant_names_another_length(edition: str, until: str) -> None:
    """SB-16: *Length* says how long a match is, and nothing contradicts it."""
    for variant in ("classic", "tournament", "digital"):
        more = {} if until != "game" or variant != "tournament" else {"lead": "stays"}
        lines = page("shutbox", edition=edition, variant=variant, until=until, **more)
        assert not [line for line in lines if re.search(r"until some(one|body)|\b100\b", line)]
    digital = page("shutbox", edition="twelve", score="digital")
    assert "Length: 5 rounds" in digital and not [line for line in digital if "100" in line]


def test_solo_ends_with_a_perfect_score_only_where_a_shut_box_ends_it() -> None:
    """SB-22."""
    perfect = "Shutting the last flap ends the session with a perfect score."
    assert perfect in page("shutbox", variant="solo")
    assert perfect not in page("shutbox", variant="solo", shut="counts")


# ---- Shut the Box: examples that can happen

HOUSE: list[dict[str, Any]] = [
    {"tiles": 3, "dice": 1},
    {"tiles": 5, "fewer_dice": "forced"},
    {"fewer_dice": "sum-6"},
    {"tiles": 20, "dice": 4, "rows": "own", "fewer_dice": "never"},
    {"combine": "exact", "dice": 3, "fewer_dice": "never"},
    {"combine": "exact", "dice": 4, "fewer_dice": "never"},
    {"first_hit": 1},
    {"preshut": (1, 2), "parity": "choice"},
    {"bust": 3, "score": "digital"},
]
ROWS = [*({**box, "players": 1} for box in BOXES if box["players"] == 1), *({**rows, "players": 1} for rows in HOUSE)]


def open_flaps(state: State[Any]) -> frozenset[int]:
    flaps = state.view()["rows"][0]["flaps"]
    return frozenset(each["number"] for each in flaps if each["state"] == "open")


def turn_ends_with(state: State[Any], left: frozenset[int], points: int) -> bool:
    """Whether some rolls and moves end the first turn with exactly these flaps open, at this score."""
    tried: set[str] = set()

    def ends(state: State[Any]) -> bool:
        if state.code() in tried:
            return False
        tried.add(state.code())
        flaps = open_flaps(state)
        if state.actor == CHANCE:
            after = [state.play(str(outcome)) for outcome, _ in state.chances()]
            over = [each for each in after if each.over or each.view()["sheet"]]
            if flaps == left and any(each.scores[0] == points for each in over):
                return True
            return any(ends(each) for each in after if each not in over)
        moves = [str(move) for move in state.legal()]
        if state.view()["phase"] == "shut":
            moves = [move for move in moves if not {int(number) for number in move.split("+")} & left]
            moves.sort(key=lambda move: str(min(flaps - left, default=0)) not in move.split("+"))
        return any(ends(state.play(move)) for move in moves)

    return ends(state)


@cache
def example(game: Game) -> tuple[frozenset[int], int] | None:
    """The flaps of the example of counting and their cost, as an English page says them."""
    told_so = [re.fullmatch(r"([\d, and]+) left open cost (\d+) points\.", line) for line in told(game)]
    found = [match for match in told_so if match]
    return (frozenset(map(int, re.findall(r"\d+", found[0][1]))), int(found[0][2])) if found else None


@pytest.mark.parametrize("options", ROWS, ids=str)
def test_a_turn_can_end_with_the_flaps_of_the_example(options: dict[str, Any]) -> None:
    """SB-10 to SB-12, SB-24 to SB-28: the flaps are in play, can be left open together, and cost what is said."""
    game = parlour.game("shutbox", **options)
    found = example(game)
    assert found is not None
    assert turn_ends_with(game.start(), *found), found


@pytest.mark.parametrize("language", COMPLETE)
def test_the_example_is_the_same_for_any_number_of_players_and_in_every_language(language: str) -> None:
    """Its flaps and points are arguments: no language has numbers of its own."""
    for options in BOXES:
        alone = {**options, "players": 1}
        (shown,) = [each for each in said(parlour.game("shutbox", **options)) if each.id == "rules-shutbox-left"]
        assert shown in said(parlour.game("shutbox", **alone))
        line = speak(language, isolating=False).tell(shown)
        flaps, points = example(parlour.game("shutbox", **options)) or (frozenset(), 0)
        numbers = {int(number) for number in re.findall(r"\d+", line)}
        assert flaps <= numbers <= flaps | {points}, line


def test_the_printed_example_is_kept_where_it_can_happen() -> None:
    """SB-10, SB-26, SB-28, SB-24."""
    assert "1, 2 and 5 left open cost 8 points." in page("shutbox")
    assert "1, 2 and 5 left open cost 125 points." in page("shutbox", variant="digital")
    assert "1, 2 and 5 left open cost 3 points." in page("shutbox", variant="no-surprises")
    for variant in ("even-or-odd", "three-down", "two-first"):
        assert not [line for line in page("shutbox", variant=variant) if "1, 2 and 5" in line]


def test_flaps_that_no_roll_can_shut_leave_no_example() -> None:
    """With one die 7 to 10 stay open, whatever is rolled."""
    assert example(parlour.game("shutbox", dice=1)) is None


@pytest.mark.parametrize(
    ("dice", "rolled"),
    [
        (2, "Rolling 3 and 4, you may shut 7, or 3 and 4."),
        (3, "Rolling 1, 2 and 3, you may shut 6, or 1, 2 and 3."),
        (4, "Rolling 1, 2, 3 and 4, you may shut 10, or 1, 2, 3 and 4."),
    ],
)
def test_the_example_of_sum_or_exact_rolls_all_the_dice(dice: int, rolled: str) -> None:
    """SB-30: with four dice, all four faces or the total; the game lets nothing else be shut."""
    lines = page("shutbox", variant="sum-or-exact", dice=dice)
    assert rolled in lines and not [line for line in lines if "shut the 7" in line]
    more = "More than two dice shut the total, or all the numbers they show if these differ."
    assert (more in lines) == (dice > 2)
    faces, total, *_ = re.split(r", you may shut |, or ", rolled.removeprefix("Rolling ").removesuffix("."))
    numbers = re.findall(r"\d+", faces)
    state = parlour.game("shutbox", variant="sum-or-exact", dice=dice, players=1).start()
    legal = {str(move) for move in state.play("-".join(reversed(numbers))).legal()}
    assert legal == {total, "+".join(numbers)}


# ---- Shut the Box: pictures


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_pictures_show_the_row_and_the_points_of_the_game(variant: str) -> None:
    drawn = json.loads(DIAGRAMS.read_text(encoding="utf-8"))
    for options in boxes(variant):
        game = parlour.game("shutbox", **options)
        costs = {"sum": sum, "digital": lambda flaps: int("".join(map(str, flaps))), "count": len}
        for chapter in game.rulebook():
            for frame in drawn[chapter.diagram] if chapter.diagram else []:
                (row,) = frame["view"]["rows"]
                assert [flap["number"] for flap in row["flaps"]] == list(range(1, game.options.tiles + 1))
                left = [flap["number"] for flap in row["flaps"] if flap["state"] != "shut"]
                assert row["score"] == costs[game.options.score](left)


def test_the_classic_games_have_pictures() -> None:
    for edition, pictures in (("tactica", 2), ("tactica-shared", 2), ("twelve", 1), ("nine", 2)):
        shown = [each.diagram for each in parlour.game("shutbox", edition=edition).rulebook() if each.diagram]
        assert len(shown) == pictures


# ---- what was chosen

NAMES = {
    "first": "Who starts",
    "tie": "Tie",
    "unplayed": "After a shut box",
    "lead": "Who starts the next round",
    "out": "When everyone is out",
    "fewer_dice": "Fewer dice",
}


def rules_but_ours(options: dict[str, Any]) -> list[object]:
    return [chapter for chapter in parlour.game("shutbox", **options).rulebook() if chapter.part != "ours"]


def matters(options: dict[str, Any], name: str) -> bool:
    """Whether another value of the option is possible and changes the rules."""
    game = parlour.game("shutbox", **options)
    declared = next(option for option in game.declared if option.name == name)
    for value in declared.choices or ("rules", *range(game.players)):
        try:
            if rules_but_ours({**options, name: value}) != rules_but_ours(options):
                return True
        except BadOption:
            continue
    return False


@pytest.mark.parametrize("variant", VARIANTS)
def test_only_options_that_change_the_rules_are_listed(variant: str) -> None:
    for options in [box for box in boxes(variant) if box["players"] in (1, 2, 4)]:
        shown = listed(**options)
        for name, title in NAMES.items():
            assert (title in shown) == matters(options, name), title


# ---- Rolit


def test_what_rolit_says_of_final_moves() -> None:
    """RO-09: a legal move is final and an illegal one put back; taking moves back is ours."""
    for options in ({}, {"size": 4}, {"players": 4}, {"colours": "red,green,yellow"}):
        lines = page("rolit", **options)
        assert "A legal move is final; after an illegal one, the board is put back as it was." in lines
        mark = lines.index("Decided by us, not by a rulebook:")
        agreeing = "You may choose to allow take-backs; people at several screens must all agree to each."
        assert lines.index(agreeing) > mark


def test_diagonals_and_the_map_are_told_plainly() -> None:
    """RO-06, RO-11."""
    lines = page("rolit")
    assert "Diagonal neighbours count as next to each other." in lines
    assert any(line.startswith("A player who fills a hollow wins that many more (+) or fewer (−)") for line in lines)


@pytest.mark.parametrize("first", ["rules", 0, 1])
@pytest.mark.parametrize("size", [4, 6, 8])
def test_othello_has_no_sides_of_the_board_and_no_clock(size: int, first: str | int) -> None:
    """RO-12."""
    game = parlour.game("rolit", preset="reversi", size=size, first=first)
    lines = told(game)
    assert not [line for line in lines if re.search(r"side of the board|clockwise", line)]
    assert "The players’ colours: red, green." in lines
    assert f"Player {1 if first == 'rules' else int(first) + 1} starts." in lines
    assert not {"rules-first-seat", "rules-rolit-colours"} & {each.id for each in said(game)}


# ---- Tuki Tuki


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("first", ["rules", 0, 1])
def test_everyone_opens_two_cards_no_matter_who_starts(first: str | int, language: str) -> None:
    """TK-03."""
    game = parlour.game("tuki", first=first)
    (chapter,) = [each for each in game.rulebook() if each.part == "first"]
    starts = "rules-tuki-first" if first == "rules" else "rules-first-seat"
    assert [each.id for each in chapter.paragraphs] == ["rules-tuki-open", starts]
    opened, begun = (speak(language, isolating=False).tell(each) for each in chapter.paragraphs)
    assert opened != begun and opened in told(game, language) and begun in told(game, language)
    assert ("opened" in ours(game)) == ("draw" in ours(game)) == (first == "rules")


def test_who_starts_is_the_only_sentence_that_a_chosen_seat_replaces() -> None:
    """TK-03."""
    lines = page("tuki", first=0)
    assert "Everyone opens two of their own cards." in lines
    assert "Player 1 starts, and play continues clockwise." in lines
    assert "Players open their first two cards one after the other." in lines


@pytest.mark.parametrize("rounds", [1, 2, 3, 4, 5, 6, 20])
def test_other_numbers_of_rounds_are_marked(rounds: int) -> None:
    """TK-02."""
    assert ("The rulebook plays five rounds." in page("tuki", rounds=rounds)) == (rounds != 5)


def test_the_stock_and_the_second_tip_of_tuki() -> None:
    """TK-11, TK-16: the top of the discard pile stays, and one card more is no pair."""
    lines = page("tuki")
    assert any(
        line.startswith("An empty stock is rebuilt from the discard pile, except its top card.") for line in lines
    )
    assert "A second pair of the same number takes off ten points." in lines
    assert not [line for line in lines if "second column" in line]
