"""No hindsight, and luck that is luck: every number of a step depends on its own position alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from bench.truth.cases import CASES, made
from bench.truth.games import Line
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import always
from tests.study.analysis.games import account, anything, played

import parlour
from parlour.contract.state import CHANCE
from parlour.engine.advice import engine_of
from parlour.engine.ask import asked
from parlour.study.analysis.balance import Balance
from parlour.study.analysis.line import Played
from parlour.study.analysis.report import StepReport

LATE = ("rolit-6", "reversi-6", "rolit-6-three", "rolit-6-four", "tuki-2")
"""Games that are estimated at first and proved later."""
FEW = settings(max_examples=3, derandomize=True)


def passage(name: str, seed: int, many: int = 8) -> list[Played]:
    """Steps in a row from the middle of a random game."""
    line = Line(name, seed)
    random, before = Random(seed), seed % CASES[name].steps
    steps = list[Played]()
    while len(steps) < before + many and not line.state.over:
        steps.append(line.play(line.draw() if line.state.actor == CHANCE else random.choice(line.state.legal())))
    return steps[-many:]


def otherwise(played: Played, random: Random) -> Played:
    """Any step that is possible there."""
    steps = played.state.legal() or tuple(outcome for outcome, _ in played.state.chances())
    return played._replace(step=random.choice(steps))


@pytest.mark.parametrize("name", always("rolit-4", "rolit-6-three", "reversi-8", "tuki-3", "box-2", of=CASES))
@FEW
@given(st.integers(0, 10_000))
def test_a_step_keeps_its_numbers_whatever_came_before_or_after(name: str, seed: int) -> None:
    """Alone, in another order, cut off, and followed by another step: what a search left behind changes nothing."""
    game, random, steps = made(name), Random(seed), passage(name, seed)
    instalments = 1 if game.name == "rolit" and game.options.size == 4 else 0
    whole = _entered(name, steps, instalments)
    assert _entered(name, steps[::-1], instalments) == whole[::-1]
    cut = random.randrange(len(steps))
    other = _entered(name, [*steps[:cut], otherwise(steps[cut], random)], instalments)
    assert other[:cut] == whole[:cut] and other[cut][1] == whole[cut][1]


def test_neither_does_a_search_change_what_follows_it() -> None:
    for name in ("tuki-3", "rolit-6-three", "rolit-6"):
        steps = passage(name, 20, 3)
        assert _entered(name, steps[::-1], 1) == _entered(name, steps, 1)[::-1]


def _entered(name: str, steps: list[Played], instalments: int | None) -> list[tuple[object, ...]]:
    kept = Balance(engine_of(made(name)), made(name).players, instalments)
    for each in steps:
        kept.enter(each)
    return [_numbers(step) for step in kept.steps]


def _numbers(step: StepReport) -> tuple[object, ...]:
    return step.step, step.before, step.after, step.best, step.loss, step.lead_loss, step.error, step.values


@pytest.mark.parametrize("name", always("tuki-2", "box-3", of=[name for name in CASES if CASES[name].game != "rolit"]))
@FEW
@given(st.integers(0, 10_000))
def test_luck_sums_to_nothing_at_every_draw(name: str, seed: int) -> None:
    """Weighed by its probabilities, over all outcomes; and what one seat gains by an outcome the others lose."""
    game, engine = made(name), engine_of(made(name))
    draws = [each for each in passage(name, seed, 12) if each.state.actor == CHANCE][:2]
    assert draws or game.name == "tuki"
    for each in draws:
        luck = [0.0] * game.players
        for outcome, chance in each.state.chances():
            kept = Balance(engine, game.players, 0)
            kept.enter(each._replace(step=outcome))
            change = kept.steps[0].change
            luck = [total + float(chance) * part for total, part in zip(luck, change, strict=True)]
            assert game.players == 1 or sum(change) == pytest.approx(0.0, abs=1e-6)
        assert luck == pytest.approx([0.0] * game.players, abs=1e-9)


@pytest.mark.parametrize("name", always("rolit-6-four", "tuki-2", of=LATE))
def test_from_where_all_is_proved_on_nothing_is_unexplained(name: str) -> None:
    """Solved means zero error: whatever is played there adds up to the result, and the best move loses exactly 0."""
    engine, proved = engine_of(made(name)), 0
    for seed in range(4):
        line, random, steps = Line(name, seed), Random(seed), list[Played]()
        while not line.state.over:
            known = bool(steps) or engine.proves(line.state)
            step = line.play(line.draw() if line.state.actor == CHANCE else random.choice(line.state.legal()))
            if known:
                steps.append(step)
        seats, kept = account(steps, engine)
        assert all(abs(seat.residual) < 1e-9 and seat.error == seat.luck_error == 0.0 for seat in seats)
        judged = [step for step in kept.steps if step.values]
        assert all(step.exact and step.loss >= 0.0 for step in judged)
        assert all(step.loss == 0.0 for step in judged if step.step == step.values[0].move)
        proved += len(judged)
    assert proved >= 4


def test_a_series_alone_is_summed_game_by_game() -> None:
    game = parlour.game("shutbox", variant="solo", tiles=6, dice=1)

    def on(state: Any) -> Any:
        return next((move for move in state.legal() if str(move) == "again"), state.legal()[0])

    line, games = [], 0
    for each in _series(game, on, 4):
        line.append(each)
        games += str(each.step) == "again"
    (seat,), kept = account(line, game.engine())
    assert games >= 2 and abs(seat.residual) < 1e-9
    going_on = [step for step in kept.steps if not step.judged]
    assert len(going_on) == games and not any(step.loss or step.mark for step in going_on)


def _series(game: Any, player: Any, many: int) -> list[Any]:
    """A line of this number of games alone."""
    line, seed = list[Any](), 0
    state, again = game.start(), 0
    random = Random(seed)
    while not state.over and again < many:
        if state.actor == CHANCE:
            step, seat = random.choice(state.chances())[0], state.hand
        else:
            step, seat = player(state), state.actor
        again += str(step) == "again"
        line.append(Played(len(line) + 1, state, step, seat, ""))
        state = state.play(step)
    return line


def test_a_player_who_is_lost_is_still_measured() -> None:
    """On the second scale a move that throws points away counts although no chance to win is left."""
    game = parlour.game("rolit", size=4)
    line = played(game, [anything(5), anything(6)], seed=3)
    seats, kept = account(line, game.engine())
    assert all(seat.accuracy is None or 0.0 <= seat.accuracy <= 1.0 for seat in seats)
    thrown = [step for step in kept.steps if step.loss == 0 and step.lead_loss > 1]
    assert all(step.stake > 0 for step in thrown) and thrown
    best = [seat for seat in seats if not any(step.lead_loss for step in kept.steps if step.seat == seat.seat)]
    assert all(seat.accuracy in (None, 1.0) for seat in best)
    answer = asked(game.engine(), line[-1].state)
    assert answer.exact
