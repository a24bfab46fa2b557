"""What the game can be asked for, through the contract."""

import parlour
from parlour.games.rolit.perft import perft
from parlour.games.rolit.worth import worth


def test_perft_and_worth_are_asked_of_the_game() -> None:
    """RO-11, RO-12."""
    game = parlour.game("rolit", size=4, preset="reversi")
    assert [game.perft(depth) for depth in (1, 2)] == [4, 12] == [perft(game.start(), depth) for depth in (1, 2)]
    small = parlour.game("rolit", size=4)
    assert small.worth(64, 1) == worth(small, 64, 1)


def test_a_solution_is_of_the_game_and_knows_its_own_seats() -> None:
    game = parlour.game("rolit", size=4)
    assert parlour.solve(game).game == game
