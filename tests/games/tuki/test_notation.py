"""Notation, and refusals that say what the rules allow instead."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.tuki.decks import Heavy
from tests.games.tuki.playing import played, ready

import parlour
from parlour.games.tuki.cards import HIDDEN, PARROT, SLOTS
from parlour.games.tuki.layout import packed_grid
from parlour.games.tuki.notation import Card, Drop, First, Fly, Open, Put, Take, read
from parlour.games.tuki.packed import free_parrots

SLOT = st.integers(0, 7)
STEPS = st.one_of(
    st.builds(Open, SLOT),
    st.sampled_from([Take("stock"), Take("discard"), Drop()]),
    st.builds(Put, SLOT),
    st.builds(Drop, SLOT),
    st.builds(Fly, SLOT, SLOT),
    st.builds(Card, st.integers(0, 13)),
    st.builds(First, st.integers(0, 5)),
)


@given(STEPS)
def test_every_step_reads_back_from_its_text(step: object) -> None:
    assert read(str(step)) == step
    assert read(f"  {str(step).upper()} ") == step


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("open a1", Open(0)),
        ("take stock", Take("stock")),
        ("take discard", Take("discard")),
        ("d2", Put(7)),
        ("drop", Drop()),
        ("drop b1", Drop(2)),
        ("fly a1 c2", Fly(0, 5)),
        ("7", Card(7)),
        ("parrot", Card(13)),
        ("first:2", First(2)),
    ],
)
def test_the_notation_is_this(text: str, step: object) -> None:
    assert str(step) == text
    assert read(text) == step


@pytest.mark.parametrize(
    "text", ["", "13", "07", "e1", "a3", "a1 b1", "take", "fly a1", "first:", "first:٣", "open", "drop e9"]
)
def test_anything_else_is_no_notation(text: str) -> None:
    with pytest.raises(parlour.BadNotation, match="Tuki Tuki is written open a1, take stock"):
        ready("3 4/5 6").play(text)


@pytest.mark.parametrize(
    ("steps", "wrong", "reason"),
    [
        ("", "open c1", "seat 0 takes a card from the stock or from the discard pile"),
        ("", "a1", "seat 0 takes a card"),
        ("", "7", "seat 0 takes a card"),
        ("", "first:0", "seat 0 takes a card"),
        ("take stock", "take discard", "seat 0 draws the top card of the stock"),
        ("take stock, 9", "take stock", "has the 9 in hand and must place or discard it"),
        ("take stock, 9", "drop", "with 6 hidden cards left, discarding a card means opening one of them"),
        ("take stock, 9", "drop a1", "a1 is open already"),
        ("take stock, 9", "fly a1 c1", "there is no open parrot at a1"),
        ("take stock, 9", "fly c1 d1", "there is no open parrot at c1"),
        ("take discard", "drop c1", "a card taken from the discard pile must be placed"),
        ("take stock, 9", None, "neither a move nor an outcome"),
        ("take discard, c1", "a1", "a hidden card of seat 0 is being turned over"),
    ],
)
def test_refusals_say_what_the_rules_ask_for(steps: str, wrong: str | None, reason: str) -> None:
    state = ready("3 4/5 6")
    state = played(state, steps) if steps else state
    with pytest.raises(parlour.IllegalMove) as refused:
        state.play(wrong)
    assert reason in refused.value.reason
    assert refused.value.allowed == state.allowed()


def test_a_card_that_is_opened_already_tk_03() -> None:
    """TK-03"""
    state = played(parlour.game("tuki").start(), "12, open b2, 3")
    with pytest.raises(parlour.IllegalMove, match="the card at b2 is open already"):
        state.play("open b2")


def test_a_card_that_is_used_up_tk_01() -> None:
    """TK-01"""
    state = played(ready("a1=parrot a2=parrot/a1=parrot a2=parrot"), "take stock")
    with pytest.raises(parlour.IllegalMove, match="there is no parrot left"):
        state.play("parrot")


def test_an_empty_stock_that_cannot_be_rebuilt_tk_16() -> None:
    """TK-16: this takes a deck with no card to spare."""

    class NoStock(Heavy):
        deck = (0, 0, 1, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 1)

    state = played(NoStock.make({"first": 0}).start(), "5, open a1, 5, open a2, 5, open a1, 5, open a2, 5")
    assert state.stock_count == 0
    assert [str(move) for move in state.legal()] == ["take discard"]
    with pytest.raises(parlour.IllegalMove, match="the stock is empty"):
        state.play("take stock")


GRIDS = st.lists(st.sampled_from([HIDDEN, PARROT, 0, 7]), min_size=8, max_size=8).map(tuple)


@given(GRIDS, st.sampled_from([0, 7, 12, PARROT]))
def test_flights_are_offered_only_where_the_rule_allows_them_tk_14(grid: tuple[int, ...], taken: int) -> None:
    """TK-14"""
    named = dict(zip(SLOTS, grid, strict=True))
    other_row = {"1": "2", "2": "1"}
    allowed = {
        f"fly {start} {landing}"
        for start in SLOTS
        for landing in SLOTS
        if named[start] == PARROT
        and named[start[0] + other_row[start[1]]] == taken
        and taken not in (PARROT, HIDDEN)
        and named[landing] == HIDDEN
    }
    bits, hidden = free_parrots(packed_grid(grid), taken), [slot for slot in SLOTS if named[slot] == HIDDEN]
    parrots = [slot for number, slot in enumerate(SLOTS) if bits >> number & 1]
    assert {f"fly {parrot} {landing}" for parrot in parrots for landing in hidden} == allowed
