"""`repr` of what a researcher looks at: a solution, its ranked moves, a batch; and copies."""

import copy

import parlour


def test_ranked_moves_show_their_notation() -> None:
    game = parlour.game("shutbox", players=1, edition="nine", variant="solo")
    solved = parlour.solve(game)
    best = solved.best(game.start().play("6-3"))[0]
    assert repr(best).startswith(f"Ranked({best.move!s}, ") and str(best.move) in ("9", "3+6", "4+5")
    assert repr(solved) == f"<Alone {game!r} objective='score' exact>"


def test_a_batch_shows_its_game_and_size() -> None:
    game = parlour.game("rolit", preset="reversi", size=4)
    assert repr(parlour.batch(game, 3)) == f"<Batch {game!r} n=3>"


def test_games_and_positions_never_change_so_that_a_copy_of_one_is_itself() -> None:
    state = parlour.game("tuki").start()
    assert copy.deepcopy([state, state.game]) == [state, state.game]
    assert copy.deepcopy(state) is state and copy.deepcopy(state.game) is state.game
