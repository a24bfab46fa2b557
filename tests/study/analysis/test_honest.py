"""No hindsight, and luck that is luck: every number of a step depends on its own position alone."""

from __future__ import annotations

from typing import Any

import pytest
from tests.study.analysis.games import account, anything, played

import parlour
from parlour.contract.state import CHANCE
from parlour.engine.ask import asked
from parlour.study.analysis.ledger import Ledger
from parlour.study.analysis.report import StepReport

GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "cards": ("tuki", {"players": 3, "rounds": 1}, 1),
    "a board of three": ("rolit", {"size": 6, "players": 3}, 2),
    "a board of two": ("rolit", {"size": 6}, 2),
    "a box": ("shutbox", {"edition": "nine", "players": 3}, 0),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_record_cut_off_or_continued_otherwise_gives_the_same_numbers(name: str) -> None:
    kind, options, instalments = GAMES[name]
    game = parlour.game(kind, **options)
    line = played(game, [anything(seat) for seat in range(game.players)], seed=1)[:40]
    _, whole = account(line, game.engine(), instalments)
    for end in (7, 20, 33):
        ledger = Ledger(game.engine(), game.players, instalments)
        for each in line[3:end]:  # begun later, and without what came after
            ledger.enter(each)
        assert [_numbers(step) for step in ledger.steps] == [_numbers(step) for step in whole.steps[3:end]]


def _numbers(step: StepReport) -> tuple[object, ...]:
    return step.step, step.before, step.after, step.best, step.loss, step.lead_loss, step.error, step.values


@pytest.mark.parametrize("name", ["cards", "a box"])
def test_luck_sums_to_nothing_at_every_draw(name: str) -> None:
    kind, options, instalments = GAMES[name]
    game = parlour.game(kind, **options)
    engine, drawn = game.engine(), 0
    for each in played(game, [anything(seat) for seat in range(game.players)], seed=2):
        if each.state.actor != CHANCE:
            continue
        if drawn == 8:
            break
        luck = [0.0] * game.players
        for outcome, chance in each.state.chances():
            ledger = Ledger(engine, game.players, instalments)
            ledger.enter(each._replace(step=outcome))
            luck = [total + float(chance) * part for total, part in zip(luck, ledger.steps[0].change, strict=True)]
        assert luck == pytest.approx([0.0] * game.players, abs=1e-9)
        drawn += 1
    assert drawn == 8


def test_a_series_alone_is_summed_game_by_game() -> None:
    game = parlour.game("shutbox", variant="solo", tiles=6, dice=1)

    def on(state: Any) -> Any:
        return next((move for move in state.legal() if str(move) == "again"), state.legal()[0])

    line, games = [], 0
    for each in _series(game, on, 4):
        line.append(each)
        games += str(each.step) == "again"
    (seat,), ledger = account(line, game.engine())
    assert games >= 2 and abs(seat.residual) < 1e-9
    going_on = [step for step in ledger.steps if not step.judged]
    assert len(going_on) == games and not any(step.loss or step.mark for step in going_on)


def _series(game: Any, player: Any, many: int) -> list[Any]:
    """A line of this number of games alone."""
    line, seed = list[Any](), 0
    state, again = game.start(), 0
    from random import Random

    from parlour.study.analysis.line import Played

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
    seats, ledger = account(line, game.engine())
    assert all(seat.accuracy is None or 0.0 <= seat.accuracy <= 1.0 for seat in seats)
    thrown = [step for step in ledger.steps if step.loss == 0 and step.lead_loss > 1]
    assert all(step.stake > 0 for step in thrown) and thrown
    best = [seat for seat in seats if not any(step.lead_loss for step in ledger.steps if step.seat == seat.seat)]
    assert all(seat.accuracy in (None, 1.0) for seat in best)
    answer = asked(game.engine(), line[-1].state)
    assert answer.exact
