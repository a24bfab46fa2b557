"""Games between policies, and best responses to them: as brute force finds them at every position of small boxes."""

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from math import sqrt
from random import Random
from typing import Any

import pytest
from numba import config

import parlour
from parlour.contract.bots import Policy, bot
from parlour.errors import BadOption, Unsupported
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.engine.desk import Desk
from parlour.study.exploit import Walk, expected, exploitability, regret
from tests.games.shutbox.solver.brute import Positions, key

BOXES: list[dict[str, Any]] = [
    {"tiles": 4, "dice": 1, "tie": "share"},
    {"tiles": 3, "dice": 1, "tie": "game"},
    {"tiles": 3, "dice": 2, "fewer_dice": "choice", "tie": "share"},
    {"tiles": 3, "dice": 1, "rows": "shared", "shut": "counts", "unplayed": "play_on"},
    {"tiles": 4, "dice": 1, "parity": "choice", "tie": "share"},
    {"tiles": 3, "dice": 1, "players": 3, "tie": "share"},
    {"tiles": 2, "dice": 1, "players": 3, "tie": "game"},
    {"tiles": 2, "dice": 1, "players": 4, "tie": "share", "rows": "shared"},
    {"tiles": 4, "dice": 1, "players": 1},
]
LEVELS = ("random", "easy", "medium", "hard", "perfect")


def brute(start: Any, policies: Sequence[Policy], responder: int | None) -> list[float]:
    """Over all positions until nothing changes."""
    found = Positions(start)
    ends = {k: [1 / len(s.winners) if seat in s.winners else 0.0 for seat in range(s.game.players)]
            for k, s in found.states.items()}  # fmt: skip
    worth = dict(ends)
    parts = {
        k: policies[s.actor](s) if s.actor not in (None, parlour.CHANCE, responder) else {}
        for k, s in found.states.items()
    }
    for _ in range(2000):
        moved = 0.0
        for k, state in reversed(found.states.items()):
            after = found.next[k]
            if not after:
                continue
            if state.actor == responder:
                new = max((worth[each] for each, _ in after), key=lambda one: one[responder or 0])
            else:
                chances = [parts[k].get(move, 0.0) for move in state.legal()] or [float(each) for _, each in after]
                new = [
                    sum(chance * worth[each][seat] for (each, _), chance in zip(after, chances, strict=True))
                    for seat in range(state.game.players)
                ]
            moved = max(moved, *(abs(a - b) for a, b in zip(new, worth[k], strict=True)))
            worth[k] = new
        if moved < 1e-15:
            return worth[key(start)]
    raise AssertionError("brute force did not converge")


def arbitrary(seed: int) -> Policy:
    """Any chances at all, by own row, roll, and what is to be beaten."""

    def policy(state: Any) -> Mapping[Any, float]:
        p = state.p
        done = [seat for seat in range(state.game.players) if p[at.DONE] & p[at.IN] & (1 << seat)]
        costs = [sum(state.open_numbers(seat)) for seat in done]
        beaten = (len(done), int(p[at.IN]).bit_count(), min(costs, default=0), costs.count(min(costs, default=0)))
        roll = state.roll if state.phase == at.SHUTTING else None
        random = Random(f"{seed} {state.open_numbers(state.seat)} {state.phase} {roll} {beaten}")
        weights = [random.choice((0.0, 1.0, random.random())) for _ in state.legal()]
        weights[0] += 0.1
        return {move: weight / sum(weights) for move, weight in zip(state.legal(), weights, strict=True)}

    return policy


def odds_of(game: Any, level: str) -> Policy:
    found: Any = bot(game, level)
    return found.odds  # type: ignore[no-any-return]


def check(game: Any, given: Sequence[Any]) -> None:
    policies = [odds_of(game, each) if isinstance(each, str) else each for each in given]
    found = exploitability(game, given)
    assert found.worth == pytest.approx(brute(game.start(), policies, None), abs=1e-12)
    for seat in range(game.players):
        assert found.response[seat] == pytest.approx(brute(game.start(), policies, seat)[seat], abs=1e-12)


@pytest.mark.parametrize("options", BOXES[1:8:3] if config.DISABLE_JIT else BOXES[:8], ids=str)
def test_levels_and_any_policy_are_worth_what_brute_force_finds(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", first=0, **options)
    check(game, [LEVELS[seat % 4] for seat in range(game.players)])
    check(game, [arbitrary(seat) for seat in range(game.players)])
    check(game, [arbitrary(7), *("perfect",) * (game.players - 1)])


def test_who_begins_is_weighed_by_the_opening_roll() -> None:
    game = parlour.game("shutbox", tiles=3, dice=1, players=2, tie="share")
    check(game, ["easy", arbitrary(1)])


@pytest.mark.parametrize("options", [BOXES[5], BOXES[8]], ids=str)
def test_positions_taken_apart_one_by_one_give_the_same(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", first=0, **options)
    for responder in (None, 0, game.players - 1):
        given = ("easy", "hard", "random")[: game.players]
        assert Walk(game, given, responder).worth(game.start()) == pytest.approx(game.respond(given, responder))
    stubborn = [lambda state: {state.legal()[-1]: 1.0}, *given[1:]]
    best = Walk(game, stubborn, 0).worth(game.start())
    assert best == pytest.approx(game.respond(given, 0)), "a best response owes nothing to the policy that it replaces"


@pytest.mark.parametrize("options", BOXES[::4], ids=str)
def test_a_level_asked_position_by_position_is_its_table(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", **options)
    for level in LEVELS:
        assert expected(game, odds_of(game, level)) == pytest.approx(expected(game, level), abs=1e-13)


def test_best_play_alone_is_worth_its_expected_score() -> None:
    for options in (BOXES[8], {"edition": "nine", "players": 1}):
        game = parlour.game("shutbox", **options)
        assert expected(game, "perfect") == pytest.approx((-parlour.solve(game).expected_score,), abs=1e-12)
    with pytest.raises(AssertionError, match="against others"):
        Desk(game.options, 1).solve()


def test_bots_play_by_the_odds_they_tell() -> None:
    game, random = parlour.game("shutbox", tiles=6, dice=1, players=2, tie="share"), Random(3)
    for level in ("random", "easy", "medium", "perfect"):
        player: Any = bot(game, level, seed=5)
        for state in islice(decisions(game, random), 6):
            odds, seen = player.odds(state), dict.fromkeys(state.legal(), 0)
            for _ in range(400):
                seen[player.choose(state)] += 1
            assert sum(odds.values()) == pytest.approx(1)
            for move, times in seen.items():
                chance = odds.get(move, 0.0)
                assert abs(times - 400 * chance) <= 5 * sqrt(400 * chance * (1 - chance)) + 1e-9


def decisions(game: Any, random: Random) -> Any:
    while True:
        state = game.start()
        while not state.over:
            if state.actor == parlour.CHANCE:
                state = state.play(state.draw(random))
                continue
            if len(state.legal()) > 1:
                yield state
            state = state.play(random.choice(state.legal()))


@pytest.mark.parametrize("players", [2, 3, pytest.param(4, marks=pytest.mark.long)])
@pytest.mark.skipif(bool(config.DISABLE_JIT), reason="takes minutes uncompiled")
def test_nobody_gains_by_leaving_best_play_with_ten_numbers(players: int) -> None:
    game = parlour.game("shutbox", edition="tactica-shared", players=players)
    found = exploitability(game, "perfect")
    assert found.worth == pytest.approx(parlour.solve(game).win_probability, abs=1e-12)
    assert found.gains == pytest.approx((0.0,) * players, abs=1e-12)
    assert exploitability(game, "hard").total > 0.1 > found.total
    assert found._repr_html_().count("<tr>") == 1 + players and "response" in found._repr_html_()


@pytest.mark.skipif(bool(config.DISABLE_JIT), reason="simulates")
def test_simulations_come_out_as_worked_out() -> None:
    game = parlour.game("shutbox", edition="nine", players=3)
    levels = ["easy", "hard", "perfect"]
    played = parlour.simulate(game, 40_000, seed=1, policies=levels)
    won = played.winners / played.winners.sum(axis=1, keepdims=True)
    assert won.mean(axis=0) == pytest.approx(expected(game, levels), abs=0.012)


def test_regret_is_what_a_policy_loses_beside_best_play() -> None:
    game = parlour.game("shutbox", tiles=4, dice=1, tie="share", first=0)
    lost = regret(game, "easy")
    assert lost[1] == pytest.approx(parlour.solve(game).win_probability[1] - expected(game, ["perfect", "easy"])[1])
    assert min(lost) > 0.001
    assert regret(game, "perfect") == pytest.approx((0, 0), abs=1e-13)


def wrong(odds: Callable[[Any], Mapping[Any, float]]) -> Any:
    return lambda: exploitability(parlour.game("shutbox", tiles=4, dice=1, tie="share"), odds)


@pytest.mark.parametrize(
    ("ask", "error", "said"),
    [
        (wrong(lambda state: {state.legal()[0]: 0.5}), Unsupported, "add up to 1"),
        (wrong(lambda state: {"9": 1.0}), Unsupported, "legal moves"),
        (wrong(lambda state: dict.fromkeys(state.legal(), -1.0)), Unsupported, "chances"),
        (lambda: exploitability(parlour.game("rolit", players=2), "random"), Unsupported, "30000 positions"),
        (lambda: exploitability(parlour.game("rolit", players=2), "hard"), Unsupported, "how likely"),
        (lambda: exploitability(parlour.game("shutbox", tie="share"), "best"), BadOption, "perfect"),
        (lambda: exploitability(parlour.game("shutbox", tie="share"), ["easy"] * 3), BadOption, "2 seats"),
    ],
)
def test_what_cannot_be_worked_out_is_refused(ask: Callable[[], Any], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        ask()
