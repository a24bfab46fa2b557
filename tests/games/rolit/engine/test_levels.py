"""The levels that search, and the solution they are measured by."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any

import pytest

import parlour
from parlour.contract.bots import Budget, Explains, Thought, levels
from parlour.engine.ask import asked
from parlour.errors import Unsupported
from parlour.games.rolit.engine import thinker
from parlour.games.rolit.engine.book import booked
from parlour.games.rolit.engine.endgame import ROLIT
from parlour.games.rolit.engine.reading import position_of
from parlour.games.rolit.engine.searcher import thinker_for


def played(game: Any, level: str, other: str, seat: int, budget: Budget) -> Any:
    state = game.start()
    bots = [parlour.bot(game, level if each == seat else other, seed=3) for each in range(game.players)]
    while not state.over:
        state = state.play(bots[state.actor].choose(state, budget))
    return state


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"size": 4}, ("random", "easy", "medium", "perfect")),
        ({"size": 6}, ("random", "easy", "medium", "hard", "perfect")),
        ({"size": 6, "players": 3}, ("random", "easy", "medium", "hard")),
        ({"size": 6, "preset": "reversi"}, ("random", "easy", "medium", "hard")),
        ({"size": 8, "preset": "reversi"}, ("random", "easy", "medium", "hard")),
    ],
)
def test_perfect_is_offered_only_where_the_game_is_solved(options: dict[str, Any], expected: tuple[str, ...]) -> None:
    assert levels(parlour.game("rolit", **options)) == expected


@pytest.mark.parametrize("preset", ["rolit", "reversi"])
def test_hard_beats_easy(preset: str) -> None:
    game = parlour.game("rolit", size=8, first=0, preset=preset)
    for seat in (0, 1):
        assert played(game, "hard", "easy", seat, Budget(nodes=3000)).winners == (seat,)


@pytest.mark.parametrize("players", [3, 4])
def test_several_can_play_hard(players: int) -> None:
    game = parlour.game("rolit", size=6, players=players, first=0)
    end = played(game, "hard", "easy", 0, Budget(seconds=0.05))
    assert end.over


def test_perfect_reaches_the_value_of_the_game_against_anybody() -> None:
    game = parlour.game("rolit", size=4, first=0)
    worths = parlour.solve(game).value(game.start())
    assert isinstance(worths, tuple)
    for seat, worth in enumerate(worths):
        assert played(game, "perfect", "easy", seat, Budget()).scores[seat] >= worth


@pytest.fixture
def slow(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A slow machine: the first proof takes seconds more, others longer than a bot may think. Proofs asked for."""
    asked_for: list[str] = []

    def slowly(name: str) -> Callable[..., Any]:
        answer = getattr(thinker, name)

        def slow(*given: Any) -> Any:
            sleep(0.1 if asked_for else getattr(request, "param", 1.0))
            asked_for.append(name)
            return answer(*given)

        return slow

    for name in ("prove", "exact_move"):
        monkeypatch.setattr(thinker, name, slowly(name))
    return asked_for


@pytest.mark.parametrize(("preset", "slow"), [("rolit", 10.0), ("reversi", 1.0)], indirect=["slow"])
def test_perfect_waits_for_its_proofs_and_makes_no_error(preset: str, slow: list[str]) -> None:
    """By the analysis, in chances to win and in balls; its budget is shorter than any proof."""
    game = parlour.game("rolit", size=4, first=0, preset=preset)
    bots, state = [parlour.bot(game, "perfect", seed) for seed in range(2)], game.start()
    while not state.over:
        move = bots[state.actor].choose(state, Budget(seconds=0.02))
        answer = asked(game.engine(), state)
        best, mine = answer.ranked(state.actor)[0], answer.of(move)
        assert (mine.worth, mine.lead) == (best.worth, best.lead)
        state = state.play(move)
    assert len(slow) > 4


def test_perfect_waits_on_the_middle_board_and_keeps_what_is_proved(slow: list[str]) -> None:
    """Whatever the other plays: the book and live proofs say so of the position after every move."""
    game = parlour.game("rolit", size=6, first=0)
    bot, random, state = parlour.bot(game, "perfect", 1), Random(2), game.start()
    least = booked(position_of(state), 6, ROLIT)[0]
    for _ in range(4):
        state = state.play(bot.choose(state, Budget(seconds=0.02)))
        kept = -thinker_for(state.game.options).proved(position_of(state))[1]
        assert kept >= least
        least = kept
        state = state.play(random.choice(state.legal()))
    assert slow and least > -36


def test_the_small_board_is_solved_for_each_beginner() -> None:
    game = parlour.game("rolit", size=4)
    solved = parlour.solve(game)
    assert solved.value(game.start()) == (8, 8)
    assert solved.win_probability == (Fraction(1, 2), Fraction(1, 2))
    assert solved.value(game.start().play("first:red")) == (7, 9)
    best = solved.best(game.start().play("first:red"))
    assert best[0].value == -2


@pytest.mark.parametrize(
    ("colours", "line"),
    [
        (
            "red,green",
            "e3 d2 c1 b3 d5 f3 b4 c5 f4 a3 e4 f5 b6 c6 d6 b5 a2 a1 e2 d1 e1 f1 f2 b1 f6 b2 c2 e6 e5 a6 a4 a5",
        ),
        (
            "red,yellow",
            "e3 d2 c5 b4 c1 f3 c2 b3 a3 c6 e4 e2 b2 b1 a1 a2 f4 f5 e5 f2 d5 f6 f1 e6 d6 b6 b5 e1 a6 a5 a4 d1",
        ),
    ],
)
def test_the_lines_of_the_solved_board_replay(colours: str, line: str) -> None:
    game = parlour.game("rolit", size=6, first=0, colours=colours)
    solved, state = parlour.solve(game), game.start()
    assert solved.value(state) == (16, 20)
    for number, move in enumerate(line.split()):
        if number >= 14:
            assert solved.value(state) == (16, 20)
        state = state.play(move)
    assert (state.over, state.scores) == (True, (16, 20))


def test_what_is_out_of_reach_is_said() -> None:
    large, crowd = parlour.game("rolit", first=0), parlour.game("rolit", size=6, players=3)
    with pytest.raises(Unsupported):
        parlour.solve(large).value(large.start())
    with pytest.raises(Unsupported):
        parlour.solve(crowd)


def test_a_search_stops_at_once_and_tells_what_it_found() -> None:
    game = parlour.game("rolit", size=8, first=0)
    bot, heard, state = parlour.bot(game, "hard"), list[Thought](), game.start()
    for _ in range(12):  # beyond the opening book
        state = state.play(state.legal()[0])
    bot.choose(state, Budget(nodes=200))
    thinking = Event()

    def report(thought: Thought) -> None:
        heard.append(thought)
        thinking.set()

    def stop() -> None:
        thinking.wait()  # a stop before the search begins would be forgotten
        thinker_for(game.options).stop()

    Thread(target=stop).start()
    began = monotonic()
    bot.seconds = 30.0  # type: ignore[attr-defined]
    move = bot.choose(state, Budget(seconds=30.0, report=report))
    assert monotonic() - began < 10
    assert heard[-1].move == move and heard[-1].depth >= 1 and heard[-1].nodes > 0 and heard[-1].line == (move,)


@pytest.mark.parametrize(
    "options", [{"preset": "reversi"}, {}, {"colours": "red,yellow"}, {"colours": "blue,red"}], ids=str
)
def test_the_opening_book_answers_the_first_moves_however_the_board_lies(options: dict[str, Any]) -> None:
    game = parlour.game("rolit", size=8, first=0, **options)
    for state in (game.start(), *(game.start().play(move) for move in game.start().legal())):
        heard = list[Thought]()
        move = parlour.bot(game, "hard").choose(state, Budget(report=heard.append))
        assert move in state.legal()
        assert (heard[-1].move, heard[-1].nodes) == (move, 0) and heard[-1].depth > 1


def test_a_move_is_explained() -> None:
    game = parlour.game("rolit", size=6, first=0)
    bot = parlour.bot(game, "medium")
    assert isinstance(bot, Explains)
    said = bot.explain(game.start(), bot.choose(game.start()))
    assert said.id in ("rolit-why-guard", "rolit-why-moves")


def test_shares_of_the_win_belong_to_their_seats_in_any_order_of_play() -> None:
    """RO-03: the same game with two colours swapped between two seats promises the same to each colour."""
    promised = []
    for colours in ("red,yellow,green", "red,green,yellow"):
        heard = list[Thought]()
        game = parlour.game("rolit", size=6, colours=colours, first=0)
        state = game.start()
        for _ in range(10):
            state = state.play(state.legal()[0])
        parlour.bot(game, "medium").choose(state, Budget(report=heard.append))
        assert heard[-1].evaluation
        promised.append(heard[-1].evaluation)
    (red, yellow, green), swapped = promised
    assert swapped == (red, green, yellow)
    assert yellow != green
