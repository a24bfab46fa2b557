"""Views of a state: data for clients, plain text, a picture, headlines."""

import json
from itertools import chain
from xml.etree import ElementTree

import pytest
from tests.games.tuki.playing import anything, played, ready, waiting, walk

import parlour


def test_slots_show_cards_parrots_with_what_they_mimic_and_pairs_tk_13() -> None:
    """TK-13, TK-17"""
    view = ready("a1=7 a2=parrot/b1=parrot d2=4").view()
    first, second = view["seats"]
    slots = {each["slot"]: each for each in first["slots"]}
    assert slots["a1"] == {"slot": "a1", "card": "7", "value": 7, "pair": True}
    assert slots["a2"] == {"slot": "a2", "card": "parrot", "value": 7, "pair": True}
    assert slots["b1"] == {"slot": "b1", "card": None, "value": None, "pair": False}
    assert first["columns"][0] == {"column": "a", "pair": True, "number": 7, "set": 2, "points": 0}
    assert (first["score"], first["hidden"]) == (0, 6)
    slots = {each["slot"]: each for each in second["slots"]}
    assert slots["b1"] == {"slot": "b1", "card": "parrot", "value": None, "pair": False}
    assert second["score"] == 4


def test_sets_are_marked_tk_11() -> None:
    """TK-11"""
    state = played(ready("a1=7 a2=7/1 2"), "take stock, 7, b1, 5, take discard, a1, take stock, parrot, b2, 5")
    first = state.view()["seats"][0]
    assert [column["set"] for column in first["columns"]] == [4, 4, 0, 0]
    assert first["score"] == -10
    parrots = ready("a1=parrot a2=parrot/1 2").view()["seats"][0]["columns"][0]
    assert parrots == {"column": "a", "pair": True, "number": None, "set": 2, "points": 0}


def test_the_legal_moves_are_sorted_by_what_a_click_means() -> None:
    state = ready("a1=7 a2=parrot/1 2")
    assert state.view()["targets"]["take"] == ["stock", "discard"]
    holding = played(state, "take stock, 7").view()
    assert holding["taken"] == {"card": "7", "from": "stock"}
    assert holding["targets"]["put"] == ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2"]
    assert holding["targets"]["drop"] == ["b1", "b2", "c1", "c2", "d1", "d2"]
    assert holding["targets"]["fly"][0] == {"from": "a2", "to": "b1"}
    assert holding["targets"]["pass"] is False
    opening = played(parlour.game("tuki").start(), "3")
    assert len(opening.view()["targets"]["open"]) == 8


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_targets_are_exactly_the_legal_moves(players: int) -> None:
    game = parlour.game("tuki", players=players, rounds=1)
    for state, _ in chain(walk(game, 4), walk(game, 5, waiting)):
        view = state.view()
        targets = view["targets"]
        texts = [
            *(f"open {slot}" for slot in targets["open"]),
            *(f"take {pile}" for pile in targets["take"]),
            *targets["put"],
            *(f"drop {slot}" for slot in targets["drop"]),
            *(["drop"] if targets["pass"] else []),
            *(f"fly {each['from']} {each['to']}" for each in targets["fly"]),
        ]
        assert texts == view["legal"] == [str(move) for move in state.legal()]


@pytest.mark.parametrize("choose", [anything, waiting])
def test_whose_last_turn_it_is_tk_09(choose: object) -> None:
    """TK-09"""
    seen = set()
    for state, _ in walk(parlour.game("tuki", players=3, rounds=1), 7, choose):
        view = state.view()
        last = [seat["seat"] for seat in view["seats"] if seat["last_turn"]]
        assert last == view["last_turns"][:1]
        if last and state.actor != parlour.CHANCE:
            assert view["to_move"] == view["seat"] == last[0]
            assert view["ending"] in ("closed", "stock")
            seen.add(last[0])
    assert len(seen) == (2 if choose is anything else 3)


def test_a_finished_round_stays_on_the_table_until_the_next_deal() -> None:
    between = [state for state, _ in walk(parlour.game("tuki", rounds=2), 3) if state.phase == "deal"][1]
    view = between.view()
    assert (view["round"], view["rounds"], view["seat"]) == (1, 2, None)
    assert all(slot["card"] for seat in view["seats"] for slot in seat["slots"])
    assert view["sheet"] == [[seat["score"] for seat in view["seats"]]]
    assert view["scores"] == view["sheet"][0]
    assert between.play("5").view()["round"] == 2


def test_the_view_is_small_enough_to_send() -> None:
    assert (
        max(len(json.dumps(state.view())) for state, _ in walk(parlour.game("tuki", players=6, rounds=1), 1)) < 16_000
    )


def test_the_text_marks_hidden_cards_parrots_pairs_and_sums() -> None:
    state = played(ready("a1=7 a2=parrot/b1=parrot d2=4"), "take stock, 9")
    text = state.text()
    assert "in hand 9 (from the stock)" in text
    assert "P7" in text
    assert "pair" in text
    assert "open 4, total 0" in text
    assert "stock 90   discard 12 (pile of 1)" in text
    assert max(map(len, text.splitlines())) <= 80


def words(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter() if element.tag.endswith("text")]


def test_the_picture_says_the_same() -> None:
    state = played(ready("a1=7 a2=parrot/b1=parrot d2=4"), "take stock, 9")
    shown = words(state.svg())
    assert {"stock 90", "discard 1", "seat 0 holds", "pair", "open cards 4", "Round 1 of 1"} <= set(shown)
    four = words(played(ready("a1=7 a2=7/1 2"), "take stock, 7, b1, 5, take discard, a1, take stock, 7, b2, 5").svg())
    assert [text for text in four if text.startswith("four")] == ["four −10", "four"]
    assert shown.count("7") == 3  # a 7 and its corner, and the parrot that mimics it


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_picture_can_be_drawn(players: int) -> None:
    game = parlour.game("tuki", players=players, rounds=1)
    each = {(state.phase, bool(state.discard)): state for state, _ in chain(walk(game, 2), walk(game, 3, waiting))}
    assert ("over", True) in each
    assert any(not discard for _, discard in each)
    assert all("Seat 0" in "".join(words(state.svg())) for state in each.values())


def test_headlines_say_what_the_table_waits_for() -> None:
    state = ready("3 4/5 6")
    assert repr(state) == "<tuki round 1 of 1, seat 0 takes a card from the stock or from the discard pile>"
    assert played(state, "take stock, 9").headline().endswith("seat 0 has the 9 in hand and must place or discard it")
    assert played(state, "take discard").headline().endswith("seat 0 has the 12 in hand and must place it")
