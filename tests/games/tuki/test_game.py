"""Other features of Tuki Tuki: ranking the moves of a position, and learning."""

from pathlib import Path

from tests.games.tuki.engine.positions import brute_force, few_left, positions

import parlour
from parlour.contract.training import Plan
from parlour.games.tuki.messages import describe, label
from parlour.games.tuki.notation import First, Fly


def test_it_ranks_the_moves_of_a_last_turn_as_brute_force_does() -> None:
    state = next(positions(parlour.game("tuki", rounds=1), range(20), few_left))
    ranked = parlour.advise(state)
    assert {each.move for each in ranked} == set(state.legal())
    best = max(brute_force(state.play(move))[state.seat] for move in state.legal())
    assert ranked[0].exact and abs(ranked[0].worth[state.seat] - best) < 1e-12


def test_it_learns_from_rounds_of_its_own(tmp_path: Path) -> None:
    done: list[int] = []
    trained = parlour.game("tuki").train(Plan(2, 1, 1, tmp_path), done.append)
    assert trained.file.exists()
    assert done == [1, 2]
    assert all(len(curve) == 2 for curve in trained.curves.values())


def test_its_levels_go_from_easy_to_hard() -> None:
    assert [*parlour.game("tuki").bots()] == ["easy", "medium", "hard"]


def test_lots_and_flights_are_told_and_offered_in_words_tk_03_tk_14() -> None:
    """TK-03, TK-14"""
    state = parlour.game("tuki").start()
    lot, flight = First(1), Fly(0, 5)
    assert describe(state, lot).id == label(state, lot).id == "tuki-log-first"
    assert (describe(state, flight).id, label(state, flight).id) == ("tuki-log-fly", "tuki-move-fly")


def test_a_position_is_asked_about_with_the_weights_of_so_many_players() -> None:
    state = parlour.game("tuki", players=5).start().play("5")
    engine = state.game.engine()
    asked = engine.position(state)
    assert asked.ground == "four" and asked.steps == state.legal()
    assert len(engine.ground(asked.ground).file) < 100_000
