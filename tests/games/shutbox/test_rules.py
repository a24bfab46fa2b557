"""Each rule of Shut the Box by its id, as a player meets it."""

from fractions import Fraction
from typing import Any

import pytest

import parlour
from parlour import CHANCE, IllegalMove
from parlour.games.shutbox.game import ShutBoxFirst

FULL_ROW = {
    2: ["2"],
    3: ["3", "1+2"],
    4: ["4", "1+3"],
    5: ["5", "1+4", "2+3"],
    6: ["6", "1+5", "2+4", "1+2+3"],
    9: ["9", "1+8", "2+7", "3+6", "4+5", "1+2+6", "1+3+5", "2+3+4"],
}
DICE = {2: "1-1", 3: "2-1", 4: "2-2", 5: "4-1", 6: "5-1", 7: "4-3", 8: "5-3", 9: "6-3", 10: "6-4", 11: "6-5", 12: "6-6"}


def played(*steps: str, **options: Any) -> parlour.State:
    """The state after these steps; seat 0 begins unless told otherwise."""
    return on(parlour.game("shutbox", **{"first": 0, **options}).start(), *steps)


def on(state: parlour.State, *steps: str) -> parlour.State:
    """If the number of dice must be chosen, and the next step is a roll, it is chosen to fit."""
    for step in steps:
        if state.view()["phase"] == "throw" and step[0].isdigit():
            state = state.play(f"roll {len(step.split('-'))}")
        state = state.play(step)
    return state


def turn(*shut: str) -> list[str]:
    """Rolls and the sets they shut: `turn("9", "1+2")` rolls 6-3, shuts 9, rolls 2-1, shuts 1+2."""
    return [step for numbers in shut for step in (DICE[sum(map(int, numbers.split("+")))], numbers)]


@pytest.mark.parametrize("edition", ["tactica", "tactica-shared", "twelve", "nine"])
def test_sb_01_all_numbers_start_open(edition: str) -> None:
    """SB-01"""
    state = played(edition=edition)
    tiles = state.game.options.tiles
    assert all(flap["state"] == "open" for row in state.view()["rows"] for flap in row["flaps"])
    assert state.scores[0] == tiles * (tiles + 1) // 2 or edition == "twelve"


@pytest.mark.parametrize(("total", "sets"), FULL_ROW.items())
def test_sb_02_sb_03_the_sets_of_a_total_on_a_full_row(total: int, sets: list[str]) -> None:
    """SB-02, SB-03"""
    assert set(played(DICE[total]).allowed()) == set(sets)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("8", "must be used whole"),
        ("9+1", "must be used whole"),
        ("1+1+7", "only once"),
        ("4+5+9", "must be used whole"),
    ],
)
def test_sb_02_the_roll_must_be_used_whole(move: str, why: str) -> None:
    """SB-02"""
    with pytest.raises(IllegalMove, match=why):
        played("6-3").play(move)


def test_sb_04_own_rows_stay_shut_for_the_whole_game() -> None:
    """SB-04: while another plays, and in the tie-break."""
    state = played(*turn("9", "10"), "1-1", "2", "1-1")
    assert state.hand == 1 and state.open_numbers(0) == (1, 3, 4, 5, 6, 7, 8)
    tie = on(state, *turn("9", "10"), "1-1", "2", "1-1")
    assert tie.view()["tie"] == "roll" and tie.open_numbers(0) == (1, 3, 4, 5, 6, 7, 8)


def test_sb_04_in_a_shared_box_only_for_the_turn() -> None:
    """SB-04, SB-15"""
    state = played(*turn("9", "10"), "1-1", "2", "1-1", edition="tactica-shared")
    assert state.hand == 1 and len(state.open_numbers(1)) == 10


def test_sb_05_the_turn_ends_at_once_when_the_total_cannot_be_made() -> None:
    """SB-05: a 3 with 1, 2, 3 shut; an 8 with 2, 3, 4 open."""
    state = played(*turn("1+2+3"), "2-1")
    assert state.hand == 1
    last = played(*turn("12", "11", "10", "1+8", "7", "6+5"), "6-3", edition="twelve")
    assert last.actor == 0 and set(last.allowed()) == {"9", "2+3+4"}
    open_234 = last.play("9")
    assert open_234.open_numbers(0) == (2, 3, 4)
    after = open_234.play("5-3")
    assert after.hand == 1 and after.scores[0] == 9


def test_sb_06_shutting_the_last_number_wins_before_others_have_played() -> None:
    """SB-06"""
    state = played(*turn("10", "9", "8", "7", "6", "5"), *turn("1+2+3+4"), players=4)
    assert state.over and state.winners == (0,) and state.outright == 0
    assert state.scores == (0, 55, 55, 55)


def test_sb_07_the_choice_of_one_die_opens_when_nothing_above_6_is_open() -> None:
    """SB-07"""
    before = played(*turn("10", "9", "8"))
    assert before.actor == CHANCE and before.chances()[0][0].faces == (1, 1)
    state = before.play("6-1").play("7")
    assert state.actor == 0 and state.allowed() == ("roll 1", "roll 2")
    one = state.play("roll 1")
    assert [str(outcome) for outcome, _ in one.chances()] == list("123456")
    assert one.play("5").allowed() == ("5", "2+3", "1+4")


def test_sb_07_the_twelve_flap_box_always_throws_both() -> None:
    """SB-07"""
    state = played(*turn("12", "11", "10", "9", "8", "7"), edition="twelve")
    assert state.actor == CHANCE and len(state.chances()) == 21


def test_sb_07_several_dice_offer_every_number_of_them() -> None:
    """SB-07, decided: any number of dice from one to all."""
    assert played(edition="nine", tiles=6, dice=3).allowed() == ("roll 1", "roll 2", "roll 3")


def test_sb_08_the_highest_die_begins_and_ties_roll_again() -> None:
    """SB-08"""
    state = parlour.game("shutbox", players=3).start()
    assert state.hand == 0 and [p for _, p in state.chances()] == [Fraction(1, 6)] * 6
    state = state.play("first:4").play("first:5").play("first:5")
    assert state.hand == 1, "the tied seats 1 and 2 roll again"
    state = state.play("first:2")
    assert state.hand == 2
    state = state.play("first:3")
    assert state.hand == 2 and state.view()["phase"] == "roll" and state.view()["leader"] == 2


def test_sb_10_sb_11_sb_12_scores() -> None:
    """SB-10, SB-11, SB-12: 1, 2 and 5 open count 8, 125 or 3; 1 and 10 open count 110 side by side."""
    steps = [*turn("10", "9", "8", "7", "6"), *turn("3+4")]
    for score, expected in (("sum", 8), ("digital", 125), ("count", 3)):
        assert played(*steps, score=score).scores[0] == expected
    one_and_ten = played(*turn("9", "8", "7", "6", "5", "4", "2+3"), score="digital")
    assert one_and_ten.scores[0] == 110


def test_sb_13_the_tied_roll_once_more_on_their_rows() -> None:
    """SB-13: in turn order, on rows as they stand, scored again, repeated while tied."""
    lost = [*turn("10", "9"), "5-5", "2+8", "6-3", "3+6", "6-6", "5+7", "6-6"]  # 1 and 4 are left
    state = played(*lost, *lost, first=1)
    assert state.view()["tie"] == "roll" and state.actor == 1, "nothing above 6 is open: seat 1 may choose its dice"
    assert state.scores == (5, 5)
    shut = on(state, "4-1", "1+4")
    assert shut.over and shut.winners == (1,) and shut.outright == 1
    again = on(state, "6", "6-6")
    assert again.view()["tie"] == "roll" and again.actor == 1, "still tied: they roll again"
    better = on(again, "4", "4", "6")
    assert better.over and better.winners == (1,) and better.scores == (5, 1)


def test_sb_13_the_win_is_shared_when_no_roll_could_help() -> None:
    """SB-13, decided: with two dice always, a lone 1 can never be shut."""
    lost = [*turn("2+3"), "1-1"]
    state = played(*lost, *lost, tiles=3, fewer_dice="never")
    assert state.over and state.winners == (0, 1) and state.outright is None


def test_sb_14_sb_15_the_tied_play_one_more_game_among_themselves() -> None:
    """SB-14, SB-15: with the numbers flipped back up; seat 1 is out of it."""
    seven = ["6-6", "2+10", "6-6", "3+9", "6-6", "4+8", "6-6", "5+7", "6-6"]  # 1 and 6 are left
    worse = [*seven[:6], "1-1"]  # 1, 5, 6 and 7 are left
    tied = played(*seven, *worse, *seven, edition="tactica-shared", players=3)
    assert tied.view()["tie"] == "game" and tied.hand == 0 and tied.scores == (7, 19, 7)
    assert len(tied.open_numbers(0)) == 10
    done = on(tied, *worse, *seven)
    assert done.over and done.winners == (2,) and done.scores == (7, 19, 7)
    assert done.sheet == ((7, 19, 7), (19, None, 7))


def test_sb_16_the_match_adds_up_and_ends_with_the_round() -> None:
    """SB-16: to 100 points by default; all have had equally many turns."""
    state = played(edition="twelve", until="80 points")
    bad = ["1-1", "2", "1-1"]  # 78 − 2 = 76 points
    state = on(state, *bad, *bad)
    assert not state.over and state.scores == (76, 76)
    state = on(state, *bad, "6-6", "12", "1-1", "2", "1-1")
    assert state.over and state.winners == (1,) and state.scores == (152, 140)
    assert parlour.game("shutbox", edition="twelve").options.until == "100 points"
    assert parlour.game("shutbox", edition="twelve", score="digital").options.until == "5 rounds"


def test_sb_16_shutting_the_box_wins_the_whole_match_whatever_the_totals() -> None:
    """SB-16"""
    bad = ["1-1", "2", "1-1"]
    state = played(*bad, "6-6", "12", "6-6", "3+9", "6-6", "4+8", "6-6", "5+7", "6-5", "11", "2-2", edition="twelve")
    assert state.scores == (76, 1 + 2 + 6 + 10)
    state = on(state, *turn("12", "11", "10", "9", "8", "7", "6", "5", "1+2+3", "4"))
    assert state.over and state.winners == (0,) and state.outright == 0 and state.scores == (76, 19)


def test_sb_16_a_tie_at_the_end_plays_one_more_round_among_the_tied() -> None:
    """SB-16"""
    bad, less = ["1-1", "2", "1-1"], ["1-1", "2", "2-1", "3", "1-1"]
    state = played(*bad, *less, *less, edition="twelve", until="70 points", players=3)
    assert state.view()["tie"] == "game" and state.hand == 1
    state = on(state, *less, *bad)
    assert state.winners == (1,) and state.scores == (76, 73, 73)


@pytest.mark.parametrize(
    ("options", "most"), [({"edition": "tactica"}, 4), ({"edition": "twelve"}, 12), ({"variant": "two-ten"}, 2)]
)
def test_sb_17_player_counts(options: dict[str, Any], most: int) -> None:
    """SB-17"""
    for players in range(1, most + 1):
        assert parlour.game("shutbox", **options, players=players).players == players
    for players in (0, most + 1):
        with pytest.raises(parlour.BadOption, match="players"):
            parlour.game("shutbox", **options, players=players)


def test_sb_20_classic_is_the_default() -> None:
    """SB-20"""
    assert parlour.game("shutbox") == parlour.game("shutbox", edition="tactica", variant="classic", players=2)


def test_sb_21_young_players_roll_once_each_round_and_round() -> None:
    """SB-21: who cannot shut is out; the first to shut all wins."""
    state = played("6-4", "10", variant="young")
    assert state.hand == 1
    state = state.play("6-4").play("10").play("5-4").play("9")
    assert state.hand == 1
    state = state.play("1-1").play("2").play("4-4").play("8").play("1-1")
    assert state.view()["rows"][1]["done"] and state.hand == 0, "seat 1 is out, seat 0 goes on alone"
    state = on(state, *turn("7", "6", "5", "1+2+3+4"))
    assert state.winners == (0,) and state.outright == 0


def test_sb_21_if_everyone_is_out_the_lowest_wins() -> None:
    """SB-21, decided"""
    state = played("1-1", "2", "2-1", "3", "1-1", "2-1", "1+2", "2-1", variant="young")
    assert state.over and state.winners == (1,) and state.scores == (53, 49)


def test_sb_21_or_the_last_one_in_wins() -> None:
    """SB-21, decided: `out`; the same rolls, but seat 0 was out first, and the game is over then."""
    steps = ("1-1", "2", "2-1", "3", "1-1")
    state = played(*steps, variant="young", out="last")
    assert state.over and state.winners == (1,) and state.scores == (53, 52) and state.outright is None
    three = played("1-1", "2", "1-1", "2", "1-1", "2", "1-1", variant="young", players=3, out="last")
    assert not three.over and three.hand == 1
    assert three.play("1-1").winners == (2,)


def test_sb_21_alone_there_is_nobody_to_outlast() -> None:
    """SB-21, decided: `out`"""
    state = played("1-1", "2", variant="young", players=1, out="last")
    assert not state.over and state.play("1-1").winners == (0,)


def test_sb_22_solo_again_and_again_with_history_and_best() -> None:
    """SB-22"""
    state = played("1-1", "2", "1-1", variant="solo")
    assert state.actor == 0 and state.allowed() == ("again", "stop") and state.scores == (53,)
    state = state.play("again").play("6-6").play("2+10").play("1-1")
    assert state.sheet == ((53,), (43,)) and state.scores == (43,)
    state = state.play("again").play("1-1").play("2").play("1-1")
    assert state.scores == (43,) and state.sheet[-1] == (53,)
    assert state.play("stop").over


def test_sb_22_shutting_the_box_ends_solo_with_the_best_there_is() -> None:
    """SB-22, SB-06"""
    state = played("1-1", "2", "1-1", "again", *turn("10", "9", "8", "7", "6", "5"), "6-4", "1+2+3+4", variant="solo")
    assert state.over and state.scores == (0,) and state.sheet == ((53,), (0,))


def test_sb_23_no_surprises_counts_the_open_numbers() -> None:
    """SB-23"""
    assert played(*turn("9"), variant="no-surprises").scores[0] == 9


def test_sb_24_the_first_roll_must_shut_the_2() -> None:
    """SB-24: a first roll of 4 ends the turn."""
    assert played("3-1", variant="two-first").hand == 1
    assert set(played("6-3", variant="two-first").allowed()) == {"2+7", "1+2+6", "2+3+4"}
    second = played("6-3", "2+7", "3-1", variant="two-first")
    assert set(second.allowed()) == {"4", "1+3"}
    with pytest.raises(IllegalMove, match="first roll of a turn must shut the 2"):
        played("6-3", variant="two-first").play("9")


def test_sb_25_the_first_roll_must_shut_the_3() -> None:
    """SB-25: a first roll of 2 ends the turn."""
    assert played("1-1", variant="three-first").hand == 1
    assert set(played("2-2", variant="three-first").allowed()) == {"1+3"}


def test_sb_26_three_numbers_start_shut() -> None:
    """SB-26"""
    state = played(variant="three-down")
    assert state.scores[0] == 49 and state.open_numbers(0) == (4, 5, 6, 7, 8, 9, 10)


def test_sb_27_a_seven_ends_the_turn_whatever_is_open() -> None:
    """SB-27"""
    state = played(variant="unlucky-seven")
    assert state.scores[0] == 48
    assert state.play("5-2").hand == 1


def test_sb_28_each_player_chooses_evens_or_odds() -> None:
    """SB-28: the others count neither as open nor in the score."""
    state = played(variant="even-or-odd")
    assert state.actor == 0 and state.allowed() == ("even", "odd")
    even = state.play("even")
    assert even.open_numbers(0) == (2, 4, 6, 8, 10) and even.scores[0] == 30
    assert [flap["state"] for flap in even.view()["rows"][0]["flaps"]] == ["out", "open"] * 5
    other = even.play("2-1")
    assert other.actor == 1 and other.play("odd").open_numbers(1) == (1, 3, 5, 7, 9)


def test_sb_29_the_210() -> None:
    """SB-29: two players, numbers to 20, four dice."""
    state = played(variant="two-ten")
    assert state.game.players == 2 and state.scores == (210, 210)
    chances = dict(state.chances())
    assert len(chances) == 126 and sum(chances.values()) == 1
    assert chances[state.read("6-6-6-6")] == Fraction(1, 1296) and chances[state.read("4-3-2-1")] == Fraction(24, 1296)
    assert "20+4" not in state.play("6-6-6-6").allowed() and "4+20" in state.play("6-6-6-6").allowed()


def test_sb_30_sum_or_exact() -> None:
    """SB-30: a double offers only the total; one die its number; four dice all four faces or the total."""
    assert set(played("4-3", variant="sum-or-exact").allowed()) == {"7", "3+4"}
    assert set(played("3-3", variant="sum-or-exact").allowed()) == {"6"}
    assert played("6-6", variant="sum-or-exact").hand == 1, "no 12 on the row"
    low = played("6-4", "10", "5-4", "9", "5-3", "8", "5-2", "7", "4", variant="sum-or-exact")
    assert low.allowed() == ("4",)
    four = played("4-3-2-1", variant="sum-or-exact", tiles=20, dice=4)
    assert set(four.allowed()) == {"10", "1+2+3+4"}
    with pytest.raises(IllegalMove, match="exactly the numbers on the dice"):
        played("4-3", variant="sum-or-exact").play("1+6")


def test_sb_31_digital() -> None:
    """SB-31"""
    assert played(*turn("9", "10"), variant="digital").scores[0] == 12345678


def test_sb_32_tournament() -> None:
    """SB-32: scores add up to 100, the first seat rotates, the game in progress is finished."""
    state = played("1-1", "2", "1-1", "2-1", "3", "2-1", "1+2", "2-1", variant="tournament")
    assert state.scores == (53, 49) and state.view()["leader"] == 1 and state.hand == 1
    state = on(state, "1-1", "2", "1-1", "6-4", "10", "1-1", "2", "1-1")
    assert state.over and state.scores == (96, 102) and state.winners == (0,)


SHUT = [*turn("10", "9", "8", "7", "6", "5"), "6-4", "1+2+3+4"]


@pytest.mark.parametrize(("unplayed", "scores"), [("open", (0, 55, 55)), ("nothing", (0, 0, 0))])
def test_sb_32_a_shut_box_stops_the_game_for_those_still_to_play(unplayed: str, scores: tuple[int, ...]) -> None:
    """SB-32, decided: `unplayed`"""
    state = played(*SHUT, variant="tournament", players=3, unplayed=unplayed)
    assert not state.over and state.scores == scores and state.hand == 1


def test_sb_32_or_all_play_on() -> None:
    """SB-32, decided: `unplayed`"""
    state = played(*SHUT, variant="tournament", unplayed="play_on")
    assert state.hand == 1 and state.sheet == ()
    assert state.play("1-1").play("2").play("1-1").sheet == ((0, 53),)
    assert state.game == parlour.game("shutbox", variant="tournament", first=0), "as tournaments do unless agreed"


def test_sb_32_shutting_the_box_wins_a_tie_game_whatever_the_others_would_score() -> None:
    """SB-32, SB-14: also where a turn cut short costs nothing; under the first rules it tied them again."""
    options = {"variant": "tournament", "unplayed": "nothing", "until": "1 points"}
    tied = ("1-1", "2", "1-1", "1-1", "2", "1-1")
    state = played(*tied, *SHUT, **options)
    assert state.over and state.winners == (0,) and state.scores == (53, 53)
    former = on(ShutBoxFirst.make({"first": 0, **options}).start(), *tied, *SHUT)
    assert not former.over and former.sheet == ((53, 53), (0, 0))


@pytest.mark.parametrize(("score", "smaller"), [("sum", 25), ("count", 5), ("digital", 13579)])
def test_sb_28_who_has_chosen_no_half_pays_the_smaller_one(score: str, smaller: int) -> None:
    """SB-28, SB-32: five odd numbers add up to 25; under the first rules all ten were charged."""
    options = {"variant": "tournament", "unplayed": "open", "parity": "choice", "score": score}
    evens = ("even", *turn("10", "8", "6", "2+4"))
    assert played(*evens, **options).sheet == ((0, smaller),)
    former = on(ShutBoxFirst.make({"first": 0, **options}).start(), *evens)
    assert former.sheet == ((0, {"sum": 55, "count": 10, "digital": 12345678910}[score]),)


@pytest.mark.parametrize("score", ["sum", "digital"])
def test_sb_16_any_limit_up_to_a_million_millions_may_be_agreed(score: str) -> None:
    """SB-16: one digital turn on twelve flaps costs more than most limits; totals are exact."""
    game = parlour.game("shutbox", edition="twelve", score=score, first=0, until="1000000000000 points")
    state = on(game.start(), "1-1", "2", "1-1", "1-1", "2", "1-1")
    assert state.scores == ((13456789101112, 13456789101112) if score == "digital" else (76, 76))
    with pytest.raises(parlour.BadOption, match=r"1 to 1000000000000\)"):
        parlour.game("shutbox", edition="twelve", until="1000000000001 points")


@pytest.mark.parametrize(
    ("rule", "steps", "expected"),
    [
        ("never", turn("9", "8", "7"), "chance 2"),
        ("choice", turn("9", "8", "7"), "choose"),
        ("forced", turn("9", "8", "7"), "chance 1"),
        ("sum-6", turn("9", "8", "7"), "chance 2"),
        ("sum-6", turn("9", "8", "7", "6", "4+5"), "choose"),
    ],
)
def test_sb_33_every_family_s_one_die_rule(rule: str, steps: list[str], expected: str) -> None:
    """SB-33, SB-07"""
    state = played(*steps, edition="nine", fewer_dice=rule)
    now = "choose" if state.actor == 0 else f"chance {len(state.chances()[0][0].faces)}"
    assert now == expected
