"""Simulated games between levels: the very games that their bots play before the referee.

Cases of engines are marked `once`: without the compiler they would take hours.
"""

from __future__ import annotations

from importlib import import_module
from math import inf
from typing import Any

import numpy as np
import pytest
from numba import config

import parlour
from parlour import CHANCE, BadOption
from parlour.compute.kernels import below, stream
from parlour.games.rolit.board import COLOUR_NAMES
from parlour.games.rolit.bots import balls_now
from parlour.games.rolit.engine.company import Company
from parlour.games.rolit.engine.endgame import REVERSI, ROLIT
from parlour.games.rolit.engine.files import course_name
from parlour.games.rolit.engine.grower import Grower
from parlour.games.rolit.engine.levels import FAR, sight
from parlour.games.rolit.engine.policies import BUCKETS, HARD_NODES, HARD_STEPS
from parlour.games.rolit.engine.reading import position_of
from parlour.games.rolit.engine.searcher import LAST
from parlour.games.rolit.engine.thinker import Thinker
from parlour.games.rolit.engine.weights import brains
from parlour.games.rolit.notation import PLACES
from parlour.games.rolit.turns import in_turn
from parlour.games.shutbox import layout as box
from parlour.games.shutbox.engine.child import appeal
from parlour.games.shutbox.solver.bots import SLIPS
from parlour.games.tuki.choices import nth, ways
from parlour.games.tuki.engine.brain import Brain
from parlour.games.tuki.engine.child import childs_value
from parlour.games.tuki.layout import encode, number_of
from tests.cases import SLOW_TO_COMPILE

SEED = 5
SLOW = bool(config.DISABLE_JIT)
pytestmark = pytest.mark.filterwarnings("ignore:overflow")  # random numbers wrap around, also without the compiler


def any_of(some: Any, rng: Any) -> Any:
    return some[below(rng, len(some))]


def best_of(moves: Any, values: list[float], rng: Any) -> Any:
    return any_of([move for move, value in zip(moves, values, strict=True) if value == max(values)], rng)


class ShutBoxBots:
    """The bots of a game. Random bots draw as the simulation draws."""

    def __init__(self, game: Any) -> None:
        self.bots = {level: parlour.bot(game, "perfect" if game.players == 1 else level) for level in game.policies()}
        for level in SLIPS.keys() & self.bots:
            self.bots[level].slips = 0.0  # type: ignore[attr-defined]

    def outcome(self, state: Any, rng: Any) -> Any:
        if state.phase == box.OPENING:
            return state.chances()[below(rng, 6)][0]
        throw, count = below(rng, 6 ** int(state.p[box.COUNT])), int(state.p[box.COUNT])
        return "-".join(map(str, sorted((throw // 6**i % 6 + 1 for i in range(count)), reverse=True)))

    def move(self, state: Any, level: str, rng: Any) -> Any:
        legal = state.legal()
        if level == "random":
            return any_of(legal, rng)
        slips = round(10 * SLIPS.get(level, 0.0))
        if level == "easy" or (slips and below(rng, 10) < slips):
            return any_of(legal, rng) if below(rng, 4) == 0 else max(legal, key=lambda move: appeal(state, move))
        return self.bots[level].choose(state)


class TukiBots:
    def __init__(self, game: Any) -> None:
        self.brain = Brain()

    def outcome(self, state: Any, rng: Any) -> Any:
        p = encode(state)
        wanted = int(nth(p, below(rng, ways(p))))
        return next(outcome for outcome, _ in state.chances() if number_of(outcome) == wanted)

    def move(self, state: Any, level: str, rng: Any) -> Any:
        legal = state.legal()
        if level == "hard" or (level == "medium" and below(rng, 5) > 0):
            wanted = self.brain.quick(state) if level == "hard" else self.brain.plain(state)
            return next(move for move in legal if number_of(move) == wanted)
        if level == "random" or (level == "easy" and below(rng, 4) == 0):
            return any_of(legal, rng)
        return best_of(legal, [childs_value(state, move) for move in legal], rng)


class RolitHard:
    """The bot with its fixed number of nodes and all the time in the world."""

    def __init__(self, game: Any) -> None:
        learned = brains(course_name(game.options.size, game.players, game.reversi))
        self.thinker = Thinker(game.options.size, REVERSI if game.reversi else ROLIT, learned[0], BUCKETS)
        self.grower, self.company = Grower(game.players, learned), Company(game.players, learned)

    def choose(self, state: Any) -> Any:
        if len(state.legal()) == 1:
            return state.legal()[0]
        if state.game.players == 2:
            return PLACES[self.thinker.think(position_of(state), 1000.0, nodes=HARD_NODES).ball.bit_length() - 1]
        balls = tuple(int(each) for each in in_turn(state))
        if state.empty.bit_count() <= LAST:
            return PLACES[self.company.think(balls, state.empty, inf).hollow]
        return PLACES[self.grower.think(balls, state.empty, inf, HARD_STEPS).hollow]


class RolitBots:
    def __init__(self, game: Any) -> None:
        self.bots: dict[str, Any] = {}
        if "medium" in game.policies():
            hard = RolitHard(game) if sight(game.options) == FAR else parlour.bot(game, "hard")
            self.bots = {"medium": parlour.bot(game, "medium"), "hard": hard}

    def outcome(self, state: Any, rng: Any) -> Any:
        game = state.game
        return f"first:{COLOUR_NAMES[game.seat_colours[game.order[below(rng, game.players)]]]}"

    def move(self, state: Any, level: str, rng: Any) -> Any:
        legal = state.legal()
        if state.allowed() == ("pass",):
            return "pass"
        if level in self.bots:
            return self.bots[level].choose(state)
        if level == "random" or below(rng, 4) == 0:
            return any_of(legal, rng)
        return best_of(legal, [balls_now(state.play(move), state.actor) for move in legal], rng)


BOTS: dict[str, Any] = {"shutbox": ShutBoxBots, "tuki": TukiBots, "rolit": RolitBots}


def by_the_referee(game: Any, levels: tuple[str, ...], number: int) -> tuple[Any, ...]:
    rng, bots = np.array([stream(SEED, number)], dtype=np.uint64), BOTS[game.name](game)
    state, length = game.start(), 0
    while not state.over:
        chance = state.actor == CHANCE
        step = bots.outcome(state, rng) if chance else bots.move(state, levels[state.actor], rng)
        state, length = state.play(step), length + 1
    return state.scores, length, state.winners


def case(name: str, levels: str, games: int, engine: bool = False, **options: Any) -> Any:
    seated = tuple(levels.split())
    marks = [pytest.mark.once] if engine else []
    label = f"{name} {levels} {' '.join(f'{key}={value}' for key, value in options.items())}"
    return pytest.param(name, {"players": len(seated), **options}, seated, games, marks=marks, id=label)


SMALL = {"edition": "nine", "tiles": 4, "dice": 1}
BOX, BALLS = (4, 2) if SLOW else (40, 30)
CASES = [
    case("shutbox", "perfect perfect perfect", BOX, **SMALL),
    case("shutbox", "easy perfect hard", BOX, **SMALL, tie="share"),
    case("shutbox", "perfect easy", BOX, edition="nine", dice=2, tiles=6, variant="even-or-odd"),
    case("shutbox", "medium random", BOX, edition="tactica", tiles=5),
    case("shutbox", "perfect", BOX, edition="nine", dice=2, tiles=6),
    case("shutbox", "easy", BOX, edition="tactica", variant="solo"),
    case("tuki", "easy random", 3, True, rounds=2),
    case("tuki", "medium hard", 3, True, rounds=2),
    case("tuki", "hard easy medium", 3, True, rounds=2),
    case("tuki", "random hard easy medium easy", 3, True, rounds=2),
    case("rolit", "easy random", BALLS, size=6),
    case("rolit", "easy easy random", BALLS, size=6, first=1),
    case("rolit", "random easy random easy", BALLS),
    case("rolit", "random easy", 30, preset="reversi", size=4),  # some end before the board is full
    case("rolit", "medium random", 10, True, size=6),
    case("rolit", "random hard", 3, True, size=6),
    case("rolit", "random hard", 2, True, size=6, preset="reversi"),
    case("rolit", "hard medium", 1, True, preset="reversi"),
    case("rolit", "random medium hard", 3, True, size=6),
    case("rolit", "medium random random medium", 5, True, size=6, first=1),
]


@pytest.mark.parametrize(("name", "options", "levels", "games"), CASES)
def test_the_games_are_those_of_the_bots(name: str, options: Any, levels: tuple[str, ...], games: int) -> None:
    game = parlour.game(name, **options)
    played = parlour.simulate(game, games, seed=SEED, policies=levels)
    for number in range(games):
        scores, length, winners = by_the_referee(game, levels, number)
        assert (tuple(played.scores[number]), played.lengths[number]) == (scores, length)
        assert tuple(np.flatnonzero(played.winners[number])) == tuple(winners)


@pytest.mark.once
@pytest.mark.parametrize(
    ("name", "options", "levels", "few", "many"),
    [
        ("tuki", {"rounds": 1}, "easy", 10, 500),
        ("rolit", {"size": 4}, "easy", 10, 5000),
        ("rolit", {"size": 6}, ("hard", "medium"), 3, 35),
    ],
)
def test_a_game_depends_neither_on_the_number_of_games_nor_on_the_cores(
    name: str, options: Any, levels: Any, few: int, many: int
) -> None:
    game = parlour.game(name, players=2, **options)
    one = parlour.simulate(game, few, seed=1, policies=levels, cores=1)
    two = parlour.simulate(game, many, seed=1, policies=levels, cores=2)
    assert (one.scores == two.scores[:few]).all() and (one.lengths == two.lengths[:few]).all()
    assert len({tuple(scores) for scores in two.scores}) > 1


@pytest.mark.once
@pytest.mark.parametrize(
    ("name", "options", "levels", "games", "least", "most"),
    [
        ("tuki", {}, "easy random", 300, 0.55, 1),
        ("tuki", {}, "medium easy", 300, 0.55, 1),
        ("tuki", {}, "hard medium", 300, 0.55, 1),
        ("rolit", {"size": 6}, "easy random", 20_000, 0.572, 0.672),  # docs/strength.md: 62.2 % ± 5.0 in the arena
        ("rolit", {"size": 6}, "medium easy", 100, 0.9, 1),
        pytest.param("rolit", {"size": 6}, "medium easy easy", 100, 0.6, 1, marks=SLOW_TO_COMPILE),
    ],
)
def test_stronger_levels_win_more(name: str, options: Any, levels: str, games: int, least: float, most: float) -> None:
    seated = levels.split()
    game = parlour.game(name, players=len(seated), **options)
    winners = parlour.simulate(game, games, policies=seated).winners
    assert least < (winners / winners.sum(axis=1, keepdims=True)).mean(axis=0)[0] <= most


@pytest.mark.once
def test_perfect_players_win_and_shut_as_often_as_the_solver_says() -> None:
    game = parlour.game("shutbox", edition="tactica-shared", players=3)
    counts, solved = parlour.simulate(game, 30_000, policies="perfect"), parlour.solve(game)
    assert counts.counts.wins == pytest.approx(solved.win_probability, abs=0.012)
    assert (counts.scores == 0).mean(axis=0) == pytest.approx(solved.shut_probability, abs=0.006)


@pytest.mark.parametrize(("name", "levels"), [("tuki", ("easy", "hard")), ("rolit", ("random", "hard"))])
def test_those_who_think_are_seated_by_the_engine(
    name: str, levels: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_module(f"parlour.games.{name}.engine.policies"), "simulate", lambda *given: given)
    game = parlour.game(name, players=2)
    assert parlour.simulate(game, 7, seed=3, policies=levels) == (game, levels, 7, 3, 1, 0)


@pytest.mark.parametrize(
    ("name", "options", "levels"),
    [
        ("shutbox", {"edition": "tactica", "players": 3}, "random easy medium hard"),
        ("tuki", {"players": 2, "rounds": 1}, "random easy medium hard"),
        ("rolit", {"players": 2}, "random easy medium hard"),
        ("rolit", {"players": 2, "size": 4}, "random easy"),
    ],
)
def test_levels_that_are_not_compiled_are_refused(name: str, options: Any, levels: str) -> None:
    game = parlour.game(name, **options)
    assert game.policies() == tuple(levels.split())
    with pytest.raises(BadOption, match=f"one of {', '.join(levels.split())}$"):
        parlour.simulate(game, 1, policies="perfect")
    with pytest.raises(BadOption, match=f"{game.players} seats"):
        parlour.simulate(game, 1, policies=["easy"] * (game.players + 1))
    with pytest.raises(BadOption, match="device='cuda'"):
        parlour.simulate(game, 1, policies="easy", device="cuda")  # type: ignore[call-overload]
    assert (parlour.simulate(game, 3, policies="random").scores == parlour.simulate(game, 3).scores).all()
