"""The engine of Shut the Box: what brute force finds, with nothing left over from one position to the next."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from numba import config

import parlour
from parlour.compute.webassembly.offer import answer_length
from parlour.compute.webassembly.stamp import module_file
from parlour.contract.engine import Answer, Worth
from parlour.engine.ask import Desk, asked
from parlour.errors import Unsupported
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.engine.ground import NOTHING, ground
from tests.compute.webassembly.page import Page, i64
from tests.games.shutbox.solver.brute import Positions, exactly, key
from tests.games.shutbox.solver.rational import rational

ONE: dict[str, Any] = {"tiles": 3, "dice": 1}
SMALL: list[dict[str, Any]] = [
    ONE,  # SB-13: one more roll each
    {"tiles": 2, "dice": 2, "fewer_dice": "choice", "score": "count"},
    {"tiles": 4, "dice": 1, "tie": "share"},
    {**ONE, "tie": "game"},  # SB-14: one more game
    {**ONE, "rows": "shared", "score": "digital"},
    {**ONE, "shut": "counts", "unplayed": "play_on"},
    {"tiles": 4, "dice": 1, "parity": "choice"},  # SB-28
    {"tiles": 4, "dice": 1, "first_hit": 2},  # SB-24
    {"tiles": 5, "dice": 1, "preshut": (1, 2), "bust": 3},  # SB-26, SB-27
    {"tiles": 3, "dice": 2, "combine": "exact", "tie": "share"},  # SB-30
    {"tiles": 2, "dice": 1, "order": "rounds"},  # SB-21
    {"tiles": 2, "dice": 1, "until": "2 rounds", "rows": "shared"},
    {"tiles": 2, "dice": 1, "until": "3 points", "rows": "shared"},
    {"tiles": 2, "dice": 1, "players": 3},
    {"tiles": 2, "dice": 2, "score": "count", "players": 3},
    {"tiles": 2, "dice": 1, "players": 3, "tie": "game"},
    {"tiles": 2, "dice": 1, "players": 3, "until": "2 points", "rows": "shared"},
    {"tiles": 2, "dice": 1, "players": 4, "tie": "share", "rows": "shared"},
    {"tiles": 1, "dice": 1, "players": 4},
    {"tiles": 1, "dice": 1, "players": 5, "rows": "shared", "tie": "share"},
]


@pytest.mark.parametrize("options", SMALL[::4] if config.DISABLE_JIT else SMALL, ids=str)
def test_every_step_is_worth_what_brute_force_finds(options: dict[str, Any]) -> None:
    game: Any = parlour.game("shutbox", first=0, **options)
    engine, found = game.engine(), Positions(game.start())
    worth, proved = rational(found), 0
    states = [state for state in found.states.values() if not state.over]
    for state in states[:: max(1, len(states) // (30 if config.DISABLE_JIT else 150))]:
        answer = asked(engine, state)
        assert engine.proves(state) == answer.exact and not answer.more and engine.unit == "win"
        for each in answer.steps:
            true = tuple(map(float, worth[key(state.play(each.move))]))
            assert each.worth == pytest.approx(true, abs=1e-11 if each.exact else 0.1)
            assert (each.error == 0) == each.exact
        proved += answer.exact
    assert proved >= (1 if game.players > 3 and game.options.tie == "roll" else 10)


@pytest.mark.parametrize("options", [{"tiles": 4, "dice": 1}, {"tiles": 3, "dice": 2, "variant": "solo"}], ids=str)
def test_alone_it_is_the_points_left(options: dict[str, Any]) -> None:
    game: Any = parlour.game("shutbox", players=1, **options)
    engine = game.engine()
    assert engine.unit == "score" and engine.largest == sum(range(1, game.options.tiles + 1))
    for state in [each.state for each in line(game, 7, most=40) if each.state.phase != at.STOPPING]:
        for each in asked(engine, state).steps:
            points = exactly(state.play(each.move), lambda end: end.scores[0], min)
            assert each.worth == (pytest.approx(-float(points), abs=1e-12),) and each.exact and each.lead == ()


class Seen:
    """A position of a game, what its engine says, and what was played."""

    def __init__(self, state: Any, answer: Answer, step: Any) -> None:
        self.state, self.answer, self.step = state, answer, step

    @property
    def here(self) -> Worth:
        if self.state.actor != parlour.CHANCE:
            return self.answer.ranked(self.state.actor)[0].worth
        chances = dict(self.state.chances())
        parts = [(float(chances[each.move]), each.worth) for each in self.answer.steps]
        return tuple(sum(chance * worth[seat] for chance, worth in parts) for seat in range(self.state.game.players))


def line(game: Any, seed: int, most: int = 100_000, choose: Any = None) -> Iterator[Seen]:
    """A game in which every other move is any; alone it stops after three games."""
    random, state, engine, games = Random(seed), game.start(), game.engine(), 0
    for _ in range(most):
        if state.over:
            return
        answer = asked(engine, state)
        if state.actor == parlour.CHANCE:
            outcomes, chances = zip(*state.chances(), strict=True)
            step = random.choices(outcomes, list(map(float, chances)))[0]
        elif state.phase == at.STOPPING:
            games += 1
            step = state.legal()[games // 3]
        elif choose:
            step = choose(state)
        else:
            step = random.choice([random.choice(state.legal()), answer.ranked(state.actor)[0].move])
        yield Seen(state, answer, step)
        state = state.play(step)


def result(state: Any) -> Worth:
    if state.game.players == 1:
        return (-float(state.scores[0]),)
    return tuple((seat in state.winners) / len(state.winners) for seat in range(state.game.players))


SOLVED: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 1, "tiles": 13},
    {"variant": "solo", "edition": "nine"},
    {"players": 2},
    {"players": 2, "variant": "even-or-odd"},
    {"players": 2, "variant": "two-first", "tiles": 8},
    {"players": 2, "variant": "young", "tiles": 5},
    {"players": 2, "edition": "nine", "tiles": 6, "until": "30 points"},
    {"players": 2, "edition": "nine", "tiles": 6, "until": "3 rounds"},
    {"players": 2, "edition": "nine", "variant": "digital", "tiles": 7},
    {"players": 3, "tiles": 7},
    {"players": 3, "tiles": 6, "variant": "no-surprises"},
    {"players": 3, "edition": "nine"},
    {"players": 4, "edition": "nine", "tie": "share"},
    {"players": 6, "edition": "nine", "tiles": 6},
]
GREAT: list[dict[str, Any]] = [
    {"players": 2, "variant": "two-ten"},
    {"variant": "two-ten", "until": "stop"},
    {"players": 2, "variant": "young"},
    {"players": 2, "variant": "tournament"},
    {"players": 3},
]


@pytest.mark.parametrize("options", [*SOLVED, *(pytest.param(each, marks=pytest.mark.long) for each in GREAT)], ids=str)
def test_solved_means_nought(options: dict[str, Any]) -> None:
    """A position is worth what was said of it one step before, to every seat; the end is what it was said to be."""
    game: Any = parlour.game("shutbox", **options)
    assert game.engine().approximation is None and parlour.solve(game).approximation is None
    for seed in range(1 if options in GREAT else 4):
        before: Worth | None = None
        for each in line(game, seed):
            if before is not None:
                assert each.here == pytest.approx(before, abs=1e-9)
            assert each.answer.exact
            going_on = each.state.phase == at.STOPPING and str(each.step) == "again"
            before = None if going_on else each.answer.of(each.step).worth
        assert before is not None and before == pytest.approx(result(each.state.play(each.step)), abs=1e-9)


@pytest.mark.parametrize("options", SOLVED, ids=str)
def test_perfect_makes_no_error_at_all(options: dict[str, Any]) -> None:
    game: Any = parlour.game("shutbox", **options)
    bot = parlour.bot(game, "perfect")
    for each in line(game, 3, choose=bot.choose):
        if each.state.legal():
            assert each.answer.of(each.step).worth == each.here


@pytest.mark.parametrize(
    "options",
    [
        {"players": 3, "variant": "young", "tiles": 5},
        {"players": 3, "edition": "nine", "tiles": 5, "until": "2 rounds"},
        {"players": 4, "tiles": 3},
        {"players": 3, "tiles": 15, "rows": "shared"},
    ],
    ids=str,
)
def test_estimates_say_so(options: dict[str, Any]) -> None:
    game: Any = parlour.game("shutbox", first=0, **options)
    engine, state = game.engine(), game.start()
    answer = asked(engine, state)
    assert engine.approximation is not None and not engine.proves(state) and not answer.exact
    assert all(each.error > 0 and sum(each.worth) == pytest.approx(1) for each in answer.steps)


@pytest.mark.parametrize(
    "options",
    [{"players": 2, "tiles": 6}, {"players": 3, "tiles": 6}, {"players": 3, "edition": "nine", "tiles": 5}],
    ids=str,
)
def test_an_answer_does_not_depend_on_earlier_questions(options: dict[str, Any]) -> None:
    game: Any = parlour.game("shutbox", **options)
    engine = game.engine()
    positions = [engine.position(each.state) for seed in range(3) for each in line(game, seed)]
    (name,) = {each.ground for each in positions}
    told = [repr(Desk(engine, name).answer(each, 1)) for each in positions[:: len(positions) // 5]]
    kept = Desk(engine, name)
    for each in Random(1).sample(positions, len(positions)):
        kept.answer(each, 0)
    assert told == [repr(kept.answer(each, 0)) for each in positions[:: len(positions) // 5]]


def test_ties_of_three_are_told_apart_wherever_it_is_asked() -> None:
    """SB-13: the move that a hint shows is the move that the analysis judges by and the solution ranks first."""
    game: Any = parlour.game("shutbox", players=3, tiles=6)
    solved = parlour.solve(game)
    for each in line(game, 5):
        if each.state.legal():
            known = {ranked.move: ranked.value for ranked in solved.best(each.state)}
            for valued in each.answer.steps:
                assert valued.worth[each.state.actor] == pytest.approx(known[valued.move], abs=1e-12)


def test_who_cannot_win_any_more_leaves_few_points() -> None:
    """With one die the 8 stays open, and the first has only 1 left: no move wins, and the points decide."""
    game: Any = parlour.game("shutbox", tiles=8, dice=1, players=2)
    state = game.set_up({"open": "1,2,3,8", "dice": "3", "rows": "1"})
    me = state.actor
    answer = asked(state.game.engine(), state)
    assert {each.worth[me] for each in answer.steps} == {0.0} and answer.exact
    leads = {str(each.move): each.lead for each in answer.steps}
    assert leads["1+2"][1 - me] == leads["3"][1 - me] == -1.0
    assert leads["1+2"][me] == pytest.approx(-11 + 3 / 6)  # a 3 shuts the 3
    assert leads["3"][me] == pytest.approx(-11 + 3 / 6 + 1 / 6 * (1 + 2 / 6) + 1 / 6 * (2 + 1 / 6))
    assert [str(each.move) for each in answer.ranked(me)] == ["3", "1+2"]


def test_in_a_series_going_on_is_not_judged() -> None:
    """SB-22: 35 points are left, and what another game would bring is another game's."""
    state: Any = parlour.game("shutbox", players=1, edition="nine", until="stop").start()
    for step in ("6-4", "1+3+6", "2-1"):
        state = state.play(step)
    solved, answer = parlour.solve(state.game), asked(state.game.engine(), state)
    assert state.allowed() == ("again", "stop")
    assert solved.value(state) == 35.0 and [each.value for each in solved.best(state)] == [35.0, 35.0]
    assert [each.worth for each in answer.steps] == [(-35.0,), (-35.0,)]
    assert str(parlour.bot(state.game, "perfect").choose(state)) == "again"


def test_a_ground_is_known_by_its_options_alone() -> None:
    game: Any = parlour.game("shutbox")
    name = game.engine().position(game.start()).ground
    assert ground(name) == ground(name) and len(ground(name).file) < 20_000
    long_row = "99.4.never.sum.0.0.0.all.sum"
    hostile = ("", ".", "../..", "." * 8, "." * 9999, long_row, name.upper(), f"{name}.", name.replace("2", "1e9"))
    for each in hostile:
        with pytest.raises(Unsupported):
            ground(each)


def test_long_rows_and_matches_bring_their_values() -> None:
    for options in ({"players": 1, "tiles": 14}, {"edition": "nine", "tiles": 4, "until": "2 rounds"}):
        game: Any = parlour.game("shutbox", **options)
        assert game.engine().position(game.start()).ground == NOTHING
    with pytest.raises(Unsupported):
        over = parlour.game("shutbox", players=1, tiles=1, dice=1).start()
        while not over.over:
            over = over.play((over.legal() or [each for each, _ in over.chances()])[0])
        over.game.engine().position(over)


@pytest.mark.parametrize(
    "options",
    [
        {"variant": "solo", "edition": "nine"},
        {"players": 2, "tiles": 7, "variant": "two-first"},
        {"players": 2, "edition": "nine", "tiles": 6, "until": "3 rounds"},
        {"players": 3, "tiles": 6, "variant": "no-surprises"},
        {"players": 4, "tiles": 4},
        {"players": 5, "edition": "nine", "tiles": 5},
    ],
    ids=str,
)
def test_a_page_answers_as_the_library(options: dict[str, Any]) -> None:
    """The module that pages run, in Node: every number, bit for bit."""
    game: Any = parlour.game("shutbox", **options)
    engine = game.engine()
    positions = [engine.position(each.state) for seed in range(3) for each in line(game, seed)]
    most = max(positions, key=lambda each: each.ground != NOTHING).ground
    asked_for, here = [each for each in positions if each.ground == most], Desk(engine, most)
    page, (file, cells) = Page(module_file(engine.module)), engine.ground(most)
    packed = page.array(np.frombuffer(gzip.decompress(file), np.uint8))
    lengths = [answer_length(len(each.steps), each.players) for each in asked_for]
    given = [page.array(np.array(each.numbers, np.int64)) for each in asked_for]
    answers = [page.array(np.zeros(length)) for length in lengths]
    memory = [f"i32:{page.reserve(8 * cells)}", f"i32:{cells}"]
    page.call("prepare", *packed, *memory)
    expected = [["0"]]
    for position, numbers, answer, length in zip(asked_for, given, answers, lengths, strict=True):
        at, own = int(answer[0].partition(":")[2]), np.zeros(length)
        page.call("values", *memory, *numbers, *answer, read=tuple(at + 8 * cell for cell in range(length)))
        page.call("search", *memory, *numbers, *answer, i64(0))
        here.values(here.memory, np.array(position.numbers, np.int64), own)
        expected += [["0", *map(str, own.view(np.int64).tolist())], ["0"]]
    assert len(asked_for) > 10 and page.in_node().answers == expected
