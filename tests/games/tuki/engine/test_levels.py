"""The levels at the table: what they take, what they say, and that they answer before the engine is ready."""

from collections import Counter
from concurrent.futures import Future
from random import Random
from typing import Any

import pytest
from tests.games.tuki.engine.positions import few_left, positions
from tests.games.tuki.playing import played, ready

import parlour
from parlour.contract.bots import Budget, Explains, Thought, levels
from parlour.contract.game import CHANCE
from parlour.games.tuki.cards import DECK, FACE_DOWN
from parlour.games.tuki.engine import readiness
from parlour.games.tuki.engine.child import GUESS, foreseen, open_cards
from parlour.games.tuki.engine.thumb import expected
from parlour.games.tuki.state import TukiState
from parlour.speech.languages import Speech

LEVELS = ("easy", "medium", "hard")
SOME = Budget(nodes=100)


def whole_game(game: parlour.Game, names: list[str], seed: int) -> Any:
    bots = [parlour.bot(game, name, seed=seed + number) for number, name in enumerate(names)]
    state, random = game.start(), Random(seed)
    while not state.over:
        if state.actor == CHANCE:
            outcomes, weights = zip(*state.chances(), strict=True)
            state = state.play(random.choices(outcomes, [float(weight) for weight in weights])[0])
        else:
            assert state.actor is not None
            state = state.play(bots[state.actor].choose(state, SOME))
    return state


def test_the_levels_are_these() -> None:
    assert levels(parlour.game("tuki")) == ("random", *LEVELS)


def often(level: str, state: TukiState, tries: int) -> dict[str, float]:
    """How often a bot makes each move."""
    bot = parlour.bot(state.game, level, seed=7)
    made = Counter(str(bot.choose(state, SOME)) for _ in range(tries))
    return {move: times / tries for move, times in made.items()}


@pytest.mark.parametrize(("level", "tries", "least"), [("medium", 200, 0.75), ("hard", 3, 1.0)])
def test_it_takes_the_card_that_makes_a_pair_and_puts_it_there(level: str, tries: int, least: float) -> None:
    """One decision in five of `medium` is a child's."""
    state = ready("12 3 / 5 5")
    assert often(level, state, tries)["take discard"] >= least
    assert often(level, played(state, "take discard"), tries)["a2"] >= least


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize("opened", ["1 3 / 5 5", "5 6 / 1 3", "0 7 / 9 9"])
def test_it_leaves_a_twelve_that_fits_nowhere(opened: str, level: str) -> None:
    assert often(level, ready(opened), 5)["take stock"] >= 0.8


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 6])
def test_it_tells_the_chances_of_all_seats_and_says_why(level: str, players: int) -> None:
    state = ready(" / ".join(["4 9"] * players), rounds=5)
    thoughts: list[Thought] = []
    bot = parlour.bot(state.game, level, seed=1)
    move = bot.choose(state, Budget(nodes=40, report=thoughts.append))
    assert thoughts[-1].move == move
    assert len(thoughts[-1].evaluation) == players
    assert sum(thoughts[-1].evaluation) == pytest.approx(1)
    assert isinstance(bot, Explains)
    assert any(letter.isdigit() for letter in Speech("en").tell(bot.explain(state, move)))


def one_hidden(state: TukiState) -> bool:
    return state.phase == "place" and state.drawn and not state.ending and len(state.hidden(state.seat)) == 1


def test_with_one_card_hidden_it_compares_closing_with_waiting() -> None:
    """TK-08, TK-09"""
    said = set()
    for state in positions(parlour.game("tuki", rounds=1), range(12), one_hidden):
        bot = parlour.bot(state.game, "hard", seed=1)
        assert isinstance(bot, Explains)
        message = bot.explain(state, bot.choose(state, SOME))
        assert 0 <= int(str(message.arguments["other"])) <= 100
        said.add(message.id)
    assert said
    assert said <= {"tuki-why-close", "tuki-why-wait"}


def test_the_last_turn_is_played_exactly() -> None:
    tried = 0
    for state in positions(parlour.game("tuki", rounds=1), range(20), few_left):
        bot = parlour.bot(state.game, "hard", seed=1)
        assert isinstance(bot, Explains)
        best = parlour.advise(state)
        if not all(each.exact for each in best):
            continue
        move = bot.choose(state)
        assert next(each.worth[state.seat] for each in best if each.move == move) == best[0].worth[state.seat]
        tried += 1
    assert tried >= 3


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_it_plays_by_rule_of_thumb_until_the_engine_is_ready(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "_under_way", [Future()])
    state = ready("12 3 / 5 5")
    bot = parlour.bot(state.game, level, seed=1)
    moves = [bot.choose(state, Budget(seconds=0.001)) for _ in range(9)]
    assert "take discard" in map(str, moves)
    assert isinstance(bot, Explains)
    assert bot.explain(state, moves[0]).id == "bot-why-one-ahead"


@pytest.mark.parametrize("players", [2, 4])
def test_whole_games_end(players: int) -> None:
    game = parlour.game("tuki", players=players, rounds=1)
    end = whole_game(game, ["hard", "medium", "easy", "random"][:players], 3)
    assert isinstance(end, TukiState)
    assert len(end.rounds) == 1


def test_medium_scores_less_than_a_child() -> None:
    game = parlour.game("tuki", rounds=5)
    totals = [whole_game(game, ["medium", "easy"], seed).scores for seed in range(6)]
    assert sum(mine for mine, _ in totals) < sum(theirs for _, theirs in totals)


def test_a_child_likes_low_cards_and_overlooks_the_pair_that_a_high_one_makes() -> None:
    """TK-04: three decisions of four by what it sees at once."""
    taken = []
    for discard in ("1", "12"):
        state = ready("12 3 / 5 5", start=discard)
        bot = parlour.bot(state.game, "easy", seed=7)
        taken.append(sum(str(bot.choose(state)) == "take discard" for _ in range(200)) / 200)
    assert taken[0] > 0.8
    assert taken[1] < 0.2


def test_a_child_counts_its_open_cards_and_guesses_the_hidden_ones() -> None:
    state = ready("1 3 / 5 5")
    assert [open_cards(grid) for grid in state.grids] == [1 + 3 + 6 * GUESS, 5 + 5 + 6 * GUESS]


@pytest.mark.parametrize(
    ("steps", "move", "id", "points"),
    [
        ("", "take discard", "tuki-why-child", 1 + 3 + 36),
        ("take discard", "a1", "tuki-why-child", 1 + 3 + 36),
        ("take discard", "b1", "tuki-why-distracted", 12 + 1 + 36),
        ("take discard", "a2", "tuki-why-distracted", 12 + 1 + 3 + 30),
        ("take stock, 12", "a2", "tuki-why-child", 3 + 30),
    ],
)
def test_a_child_says_what_its_cards_will_count(steps: str, move: str, id: str, points: int) -> None:
    """Hidden cards counted as sixes."""
    state = ready("12 3 / 5 5", start="1")
    state = played(state, steps) if steps else state
    bot = parlour.bot(state.game, "easy", seed=1)
    assert isinstance(bot, Explains)
    message = bot.explain(state, state.read(move))
    assert (message.id, message.arguments.get("points")) == (id, points)


def test_a_child_foresees_what_a_card_from_the_stock_may_bring() -> None:
    """TK-04: on average over the cards that may come, each where it counts least."""
    state = ready("12 3 / 5 5", start="1")
    drawn = state.play("take stock")
    least = [min(foreseen(after, move) for move in after.legal()) for after in (drawn.play("0"), drawn.play("12"))]
    assert least == [0 + 3 + 36, 3 + 30]
    assert least[1] < foreseen(state, state.read("take stock")) < open_cards(state.grids[0])


def test_by_rule_of_thumb_hidden_cards_cost_what_the_unseen_ones_do_on_average() -> None:
    low = (8, 8, *(0,) * 12)
    assert expected(FACE_DOWN, low) < expected(FACE_DOWN, DECK)
    assert expected((0,) * 8, (0,) * 14) == -20, "nothing unseen: what lies there counts"
