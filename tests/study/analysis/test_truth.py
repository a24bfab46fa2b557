"""The analysis against truth: it adds up, luck is fair, and errors are what was thrown away."""

from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest
from tests.cases import always
from tests.study.analysis.games import BruteForce, account, anything, bots, played

import parlour
from parlour.contract.game import CHANCE, Game, State
from parlour.contract.state import Step
from parlour.engine.ask import asked
from parlour.study.analysis.report import SeatReport

TINY: dict[str, Any] = {"edition": "nine", "tiles": 4, "dice": 1, "first": 0, "tie": "share"}
GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "a tiny box": ("shutbox", {**TINY, "players": 2}, 400),
    "a tiny box of three": ("shutbox", {**TINY, "players": 3, "tiles": 3}, 150),
    "a box": ("shutbox", {"edition": "nine", "players": 2}, 20),
    "alone": ("shutbox", {"edition": "nine", "variant": "solo", "players": 1}, 60),
    "a small board": ("rolit", {"size": 4}, 120),
    "a small board of reversi": ("rolit", {"size": 4, "preset": "reversi"}, 80),
    "a board of four": ("rolit", {"size": 6, "players": 4}, 3),
    "a board of two": ("rolit", {"size": 6, "players": 2}, 4),
    "cards": ("tuki", {"players": 2, "rounds": 1}, 3),
}
EXACT = ("a tiny box", "a box", "a small board", "a small board of reversi")


def games(name: str, many: int) -> list[list[SeatReport]]:
    kind, options, _ = GAMES[name]
    game = parlour.game(kind, **options)
    engine = game.engine()
    found = []
    for seed in range(many):
        line = played(game, [anything(seed * 7 + seat) for seat in range(game.players)], seed)
        found.append(account(line, engine, 0)[0])
    return found


def check(seat: SeatReport) -> None:
    assert seat.result - seat.start == seat.luck + seat.errors + seat.others + seat.residual
    assert seat.unexplained**2 == pytest.approx(seat.residual**2 + seat.error**2 + seat.luck_error**2)


@pytest.mark.parametrize("name", always("a tiny box", "alone", "a small board", "a board of four", of=GAMES))
def test_the_account_of_every_game_adds_up_to_the_last_bit(name: str) -> None:
    for seats in games(name, GAMES[name][2]):
        for seat in seats:
            check(seat)
            assert name not in EXACT or abs(seat.residual) < 1e-9
        if len(seats) > 1:
            assert abs(sum(seat.luck for seat in seats)) < 1e-6
            assert sum(seat.result for seat in seats) == pytest.approx(1)


@pytest.mark.long
@pytest.mark.parametrize("name", ["a tiny box", "a small board", "a small board of reversi"])
def test_the_account_of_thousands_of_games_adds_up_to_the_last_bit(name: str) -> None:
    for seats in games(name, 3_000):
        for seat in seats:
            check(seat)
            assert abs(seat.residual) < 1e-9


@pytest.mark.parametrize("options", [{**TINY, "players": 2}, {**TINY, "players": 2, "tiles": 3, "dice": 2}])
def test_values_of_tiny_boxes_are_those_of_brute_force(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", **options)
    truth, engine = BruteForce(), game.engine()
    for seed in range(40):
        line = played(game, [anything(seed), anything(seed + 1)], seed)
        _, kept = account(line, engine)
        for each, step in zip(line, kept.steps, strict=True):
            assert step.before == pytest.approx(truth.value(each.state), abs=1e-9)
            assert step.after == pytest.approx(truth.value(each.state.play(each.step)), abs=1e-9)
            for move in step.values:
                assert move.values == pytest.approx(truth.value(each.state.play(move.move)), abs=1e-9)


def test_luck_is_zero_on_average_over_all_that_chance_may_bring() -> None:
    """The steps of a whole game tree: at every chance node, luck weighed by its probabilities."""
    game = parlour.game("shutbox", **{**TINY, "players": 2, "tiles": 3})
    engine = game.engine()

    def walk(state: State[Any], depth: int) -> None:
        if state.over or depth == 0:
            return
        steps = state.legal() or [outcome for outcome, _ in state.chances()]
        if state.actor == CHANCE:
            judged = {each.move: each.worth for each in asked(engine, state).steps}
            mean = [sum(float(p) * judged[o][seat] for o, p in state.chances()) for seat in range(2)]
            assert mean == pytest.approx(BruteForce().value(state), abs=1e-9)
        for step in steps:
            walk(state.play(step), depth - 1)

    walk(game.start(), 5)


def test_luck_is_zero_on_average_over_many_games() -> None:
    luck = [seats[0].luck for seats in games("a tiny box", 600)]
    assert abs(fmean(luck)) < 4 * stdev(luck) / sqrt(len(luck))


@pytest.mark.parametrize(
    ("name", "options"), [("shutbox", {"edition": "nine", "players": 2}), ("rolit", {"size": 4, "players": 2})]
)
def test_perfect_bots_make_no_errors(name: str, options: dict[str, Any]) -> None:
    game = parlour.game(name, **options)
    engine = game.engine()
    for seed in range(6):
        seats, kept = account(played(game, bots(game, "perfect", "perfect"), seed), engine)
        assert [seat.errors for seat in seats] == [0.0, 0.0]
        assert not any(step.loss or step.erred for step in kept.steps)


class OneSlip:
    """Plays the best move, but once, at its first choice, the worst: it knows what it threw away."""

    def __init__(self, truth: BruteForce) -> None:
        self.truth, self.lost, self.slipped = truth, 0.0, False

    def __call__(self, state: State[Any]) -> Step:
        seat = state.actor
        assert seat is not None
        ranked = sorted(state.legal(), key=lambda move: self.truth.value(state.play(move))[seat])
        if self.slipped or len(ranked) == 1:
            return ranked[-1]
        self.slipped = True
        best, worst = (self.truth.value(state.play(move))[seat] for move in (ranked[-1], ranked[0]))
        self.lost += best - worst
        return ranked[0]


@pytest.mark.parametrize("options", [{**TINY, "players": 2}, {**TINY, "players": 2, "tiles": 5}])
def test_what_is_thrown_away_on_purpose_is_measured(options: dict[str, Any]) -> None:
    game: Game = parlour.game("shutbox", **options)
    truth, engine = BruteForce(), game.engine()
    thrown = 0
    for seed in range(40):
        slips = [OneSlip(truth), OneSlip(truth)]
        seats, _ = account(played(game, slips, seed), engine)
        for seat, slip in zip(seats, slips, strict=True):
            assert seat.errors == pytest.approx(-slip.lost, abs=1e-9)
            thrown += slip.lost > 0
        assert seats[0].others == pytest.approx(slips[1].lost, abs=1e-9)
    assert thrown > 10
