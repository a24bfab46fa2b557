"""The rules of Tuki Tuki, one by one, by their ids."""

from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest
from tests.games.tuki.playing import anything, draw, played, ready, waiting, walk

import parlour
from parlour.games.tuki.cards import DECK, NAMES, SLOTS
from parlour.games.tuki.state import TukiState


def texts(state: TukiState) -> set[str]:
    return set(map(str, state.legal()))


def chance_of(state: TukiState, card: str) -> Fraction:
    return {str(outcome): chance for outcome, chance in state.chances()}.get(card, Fraction(0))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play_with_108_cards_tk_01(players: int) -> None:
    """TK-01"""
    game = parlour.game("tuki", players=players)
    assert game.players == players
    assert sum(DECK) == 108
    start = {str(outcome): chance for outcome, chance in game.start().chances()}
    assert start == {**{str(n): Fraction(8, 108) for n in range(13)}, "parrot": Fraction(4, 108)}


@pytest.mark.parametrize("players", [1, 7, "two", 2.0, True])
def test_any_other_number_of_players_is_refused_tk_01(players: object) -> None:
    """TK-01"""
    with pytest.raises(parlour.BadOption, match="players"):
        parlour.game("tuki", players=players)


def test_a_round_is_dealt_face_down_and_starts_the_discard_tk_02() -> None:
    """TK-02"""
    game = parlour.game("tuki", players=3)
    state = game.start()
    assert state.actor == parlour.CHANCE
    assert state.hand is None
    state = state.play("7")
    view = state.view()
    assert view["discard"] == {"top": "7", "size": 1}
    assert view["stock"]["count"] == 108 - 3 * 8 - 1
    assert [seat["hidden"] for seat in view["seats"]] == [8, 8, 8]


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_as_many_rounds_as_agreed_each_from_the_whole_deck_tk_02(rounds: int) -> None:
    """TK-02"""
    game = parlour.game("tuki", rounds=rounds)
    assert parlour.game("tuki").options_dict["rounds"] == 5
    deals = [state for state, _ in walk(game, 3) if state.phase == "deal"]
    assert len(deals) == rounds
    assert all(dict(state.chances()) == dict(deals[0].chances()) for state in deals)
    assert [len(state.rounds) for state in deals] == list(range(rounds))


def test_each_opens_two_of_their_own_choice_tk_03() -> None:
    """TK-03"""
    state = played(parlour.game("tuki").start(), "12")
    assert (state.actor, texts(state)) == (0, {f"open {slot}" for slot in SLOTS})
    state = played(state, "open d2")
    assert (state.actor, state.hand) == (parlour.CHANCE, 0)
    state = played(state, "4")
    assert state.actor == 0
    assert "open d2" not in texts(state)
    state = played(state, "open a1, 4")
    assert state.actor == 1
    state = played(state, "open a1, 0, open c2, 9")
    assert state.actor == 1  # 9 against 8
    assert texts(state) == {"take stock", "take discard"}


@pytest.mark.parametrize(
    ("opened", "begins"),
    [
        ("3 4/5 6/0 1", 1),
        ("12 0/5 6/0 1", 0),
        ("a1=5 a2=parrot/9 0/0 8", 0),  # the parrot mimics the 5 below: 10
        ("a1=5 b2=parrot/6 0/0 4", 1),  # nothing to mimic: 0
        ("a1=parrot a2=parrot/0 0/0 1", 2),
    ],
)
def test_the_highest_sum_begins_and_parrots_count_what_they_mimic_tk_03(opened: str, begins: int) -> None:
    """TK-03"""
    assert ready(opened, first="rules").actor == begins


def test_a_tie_is_decided_by_lot_among_the_tied_tk_03() -> None:
    """TK-03"""
    state = ready("3 4/1 1/5 2", first="rules")
    assert (state.actor, state.hand) == (parlour.CHANCE, None)
    assert [(str(outcome), chance) for outcome, chance in state.chances()] == [
        ("first:0", Fraction(1, 2)),
        ("first:2", Fraction(1, 2)),
    ]
    assert played(state, "first:2").actor == 2
    with pytest.raises(parlour.IllegalMove, match="TK-03"):
        state.play("first:1")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_option_first_names_who_begins_every_round_tk_03(seat: int) -> None:
    """TK-03"""
    begins = [
        state.actor
        for (before, _), (state, _) in pairwise(walk(parlour.game("tuki", players=3, first=seat, rounds=3), 5))
        if before.phase == "turn up" and state.phase == "take"
    ]
    assert begins == [seat] * 3


def test_a_turn_starts_with_the_stock_or_the_discard_tk_04() -> None:
    """TK-04"""
    state = ready("3 4/5 6")
    assert texts(state) == {"take stock", "take discard"}
    assert played(state, "take discard").view()["taken"] == {"card": "12", "from": "discard"}
    drawing = played(state, "take stock")
    assert (drawing.actor, drawing.hand) == (parlour.CHANCE, 0)
    assert chance_of(drawing, "3") == Fraction(7, 103)
    assert chance_of(drawing, "9") == Fraction(8, 103)
    assert played(drawing, "9").view()["taken"] == {"card": "9", "from": "stock"}


def test_an_open_card_is_replaced_and_goes_to_the_discard_tk_05() -> None:
    """TK-05"""
    state = played(ready("3 4/5 6"), "take stock, 0, b1")
    assert state.actor == 1
    assert state.grids[0][SLOTS.index("b1")] == 0
    assert state.view()["discard"] == {"top": "4", "size": 2}


def test_a_hidden_card_is_replaced_and_turned_over_on_the_discard_tk_06() -> None:
    """TK-06"""
    state = played(ready("3 4/5 6"), "take discard, d2")
    assert (state.actor, state.hand) == (parlour.CHANCE, 0)
    assert state.view()["turning"] == {"seat": 0, "to": "discard"}
    assert state.stock_count == 108 - 16 - 1
    state = played(state, "parrot")
    assert state.grids[0][SLOTS.index("d2")] == 12
    assert state.view()["discard"] == {"top": "parrot", "size": 1}
    assert state.actor == 1


def test_a_stock_card_may_be_dropped_and_then_a_hidden_card_is_opened_tk_07() -> None:
    """TK-07"""
    state = played(ready("3 4/5 6"), "take stock, 11")
    hidden = [slot for slot in SLOTS if slot not in ("a1", "b1")]
    assert texts(state) == {*SLOTS, *(f"drop {slot}" for slot in hidden)}
    state = played(state, "drop c2, 8")
    assert state.grids[0][SLOTS.index("c2")] == 8
    assert state.view()["discard"] == {"top": "11", "size": 2}
    assert state.actor == 1


def test_a_card_from_the_discard_must_be_placed_tk_07() -> None:
    """TK-07"""
    state = played(ready("3 4/5 6"), "take discard")
    assert texts(state) == set(SLOTS)
    with pytest.raises(parlour.IllegalMove, match=r"must be placed \(TK-07\)"):
        state.play("drop c2")


def one_hidden(players: int = 2) -> TukiState:
    """Seat 0 to move with d2 alone hidden; the others wait with much hidden."""
    state = ready("/".join(["3 4", *["5 6"] * (players - 1)]))
    for slot in ("a2", "b2", "c1", "c2", "d1"):
        state = played(state, f"take stock, 9, drop {slot}, 10")
        for _ in range(players - 1):
            state = played(state, "take discard, a1")
    return state


def test_with_two_hidden_cards_none_may_wait_tk_08() -> None:
    """TK-08, TK-07"""
    state = ready("3 4/5 6")
    for slot in ("a2", "b2", "c1", "c2"):
        state = played(state, f"take stock, 9, drop {slot}, 10, take discard, a1")
    state = played(state, "take stock, 0")
    assert {move for move in texts(state) if move.startswith("drop")} == {"drop d1", "drop d2"}


def test_the_last_hidden_card_may_wait_or_be_opened_tk_08() -> None:
    """TK-08"""
    state = played(one_hidden(), "take stock, 0")
    assert {"drop", "drop d2", "d2", "a1"} <= texts(state)
    passed = played(state, "drop")
    assert passed.actor == 1
    assert passed.hidden(0) == (SLOTS.index("d2"),)
    assert not passed.ending
    again = played(passed, "take discard, a1, take stock, 1, drop, take discard, a1, take discard, c1")
    assert again.hidden(0) == (SLOTS.index("d2"),)
    with pytest.raises(parlour.IllegalMove, match=r"opening one of them \(TK-07\)"):
        played(ready("3 4/5 6"), "take stock, 0, drop")


@pytest.mark.parametrize("closing", ["drop d2, 7", "d2, 7"])
def test_who_has_nothing_hidden_closes_and_the_others_have_one_last_turn_tk_09(closing: str) -> None:
    """TK-09"""
    state = played(one_hidden(3), f"take stock, 0, {closing}")
    assert (state.closer, state.actor) == (0, 1)
    assert state.view()["last_turns"] == [1, 2]
    state = played(state, "take discard, a1")
    assert (state.phase, state.hand) == ("finish", 1)
    state = played(state, "1, 2, 1, 2, 1, 2")  # the six hidden cards, opened one by one
    assert state.actor == 2
    assert not state.hidden(1)
    assert state.view()["last_turns"] == [2]
    state = played(state, "take stock, 3, drop a2, 3, 1, 2, 1, 2, 1")
    assert state.over
    assert all(not state.hidden(seat) for seat in range(3))
    assert state.scores == state.rounds[0]


def test_landing_on_the_last_hidden_card_closes_tk_09() -> None:
    """TK-09"""
    state = ready("a1=7 a2=parrot/5 6")
    for slot in ("b1", "b2", "c1", "c2", "d1"):
        state = played(state, f"take stock, 9, drop {slot}, 10, take discard, a1")
    state = played(state, "take stock, 7, fly a2 d2, 3")
    assert state.closer == 0
    assert state.ending == "closed"


def test_number_cards_never_move_tk_12() -> None:
    """TK-12"""
    state = played(ready("a1=7 b1=5/5 6"), "take stock, 7")
    assert not any(move.startswith("fly") for move in texts(state))
    with pytest.raises(parlour.IllegalMove, match="TK-12"):
        state.play("fly a1 c2")
    for (before, step), (after, _) in pairwise(walk(parlour.game("tuki", rounds=2), 8)):
        if before.phase == "place" and not str(step).startswith("fly"):
            changed = [slot for slot in range(8) if before.grids[before.seat][slot] != after.grids[before.seat][slot]]
            assert len(changed) <= 1


def test_a_parrot_flies_only_for_its_number_and_onto_hidden_cards_tk_14() -> None:
    """TK-14"""
    state = ready("a1=7 a2=parrot/5 6")
    hidden = [slot for slot in SLOTS if slot not in ("a1", "a2")]
    right, wrong = played(state, "take stock, 7"), played(state, "take stock, 8")
    assert {move for move in texts(right) if move.startswith("fly")} == {f"fly a2 {slot}" for slot in hidden}
    assert not any(move.startswith("fly") for move in texts(wrong))
    with pytest.raises(parlour.IllegalMove, match="mimics a 7"):
        wrong.play("fly a2 c1")
    with pytest.raises(parlour.IllegalMove, match="hidden card only"):
        right.play("fly a2 a1")
    landed = played(right, "fly a2 c1")
    assert (landed.actor, landed.hand) == (parlour.CHANCE, 0)
    landed = played(landed, "2")
    assert [landed.grids[0][SLOTS.index(slot)] for slot in ("a1", "a2", "c1")] == [7, 7, NAMES.index("parrot")]
    assert landed.view()["discard"] == {"top": "2", "size": 2}


def test_a_parrot_flies_for_a_card_from_the_discard_too_tk_14() -> None:
    """TK-14"""
    state = played(ready("a1=12 a2=parrot/5 6"), "take discard")
    assert "fly a2 d1" in texts(state)


@pytest.mark.parametrize("opened", ["a1=parrot b1=7", "a1=parrot a2=parrot"])
def test_a_parrot_that_mimics_no_number_does_not_fly_tk_14(opened: str) -> None:
    """TK-14"""
    for taken in ("7", "parrot"):
        state = played(ready(f"{opened}/5 6"), f"take stock, {taken}")
        assert not any(move.startswith("fly") for move in texts(state))
        with pytest.raises(parlour.IllegalMove, match="mimics no number"):
            state.play("fly a1 d2")


def test_the_lowest_total_wins_and_equal_totals_share_tk_15() -> None:
    """TK-15"""
    shared = 0
    for seed in range(60):
        *_, (end, _) = walk(parlour.game("tuki", players=4, rounds=1), seed)
        lowest = min(end.scores)
        assert end.winners == tuple(seat for seat in range(4) if end.scores[seat] == lowest)
        shared += len(end.winners) > 1
    assert shared
    *_, (end, _) = walk(parlour.game("tuki", rounds=5), 1)
    assert end.scores == tuple(map(sum, zip(*end.rounds, strict=True)))
    assert len(end.rounds) == 5


def test_an_empty_stock_is_rebuilt_from_the_discard_except_its_top_tk_16() -> None:
    """TK-16"""
    rebuilt = [
        (before, after)
        for (before, _), (after, _) in pairwise(walk(parlour.game("tuki", players=6, rounds=1), 2, waiting))
        if after.rebuilds > before.rebuilds
    ]
    assert len(rebuilt) == 2
    for before, after in rebuilt:
        assert before.stock_count == 0
        assert len(after.discard) == 1
        assert after.stock_count == sum(after.stock) == 59
        assert sum(after.unseen) == sum(len(after.hidden(seat)) for seat in range(6))
        drawing = played(after, "take stock")
        assert {str(card): chance for card, chance in drawing.chances()} == {
            NAMES[card]: Fraction(count, 59) for card, count in enumerate(after.stock) if count
        }


def test_after_the_second_rebuild_everyone_plays_a_last_turn_tk_16() -> None:
    """TK-16"""
    walked = list(pairwise(walk(parlour.game("tuki", players=4, rounds=1), 2, waiting)))
    first, second = (after for (before, _), (after, _) in walked if after.rebuilds > before.rebuilds)
    assert not first.ending
    assert (second.ending, second.closer) == ("stock", None)
    order = [(second.seat + turn) % 4 for turn in range(4)]
    assert second.view()["last_turns"] == order
    last = [state.seat for (state, _), _ in walked if state.phase == "take" and state.ending]
    assert last == order


def test_taking_nothing_but_the_discard_ends_the_round_too_tk_16() -> None:
    """TK-16"""
    state = ready("3 4/5 6/1 2", start="12")
    for _ in range(50):
        assert not state.ending
        state = played(state, "take discard, a1")
    assert state.ending == "stalled"
    assert state.view()["last_turns"] == [state.seat, (state.seat + 1) % 3, (state.seat + 2) % 3]
    random = Random(1)
    while not state.over:
        state = state.play(draw(state, random) if state.actor == parlour.CHANCE else anything(state, random))
    assert len(state.rounds) == 1


def test_a_stock_card_starts_the_count_of_idle_turns_again_tk_16() -> None:
    """TK-16"""
    state = ready("3 4/5 6")
    for _ in range(49):
        state = played(state, "take discard, a1")
    state = played(state, "take stock, 1, a1, take discard, a1")
    assert not state.ending
