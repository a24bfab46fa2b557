"""`repr` of what a researcher looks at: a solution, its ranked moves, a batch."""

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
