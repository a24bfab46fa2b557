"""The bots of Tuki Tuki."""

from random import Random

import parlour
from parlour.game import CHANCE
from parlour.games.tuki.bots import GUESS, expected, judge, open_cards
from parlour.games.tuki.cards import DECK, FACE_DOWN
from parlour.games.tuki.state import TukiState


def start(*cards: str) -> TukiState:
    """The first turn of seat 0, after these cards: the discard, then what each seat opened at a1 and b1."""
    state = parlour.game("tuki", rounds=1, first=0).start().play(cards[0])
    for slot, card in zip(("a1", "b1", "a1", "b1"), cards[1:], strict=True):
        state = state.play(f"open {slot}").play(card)
    assert isinstance(state, TukiState)
    return state


def test_it_takes_the_card_that_makes_a_pair_and_puts_it_there() -> None:
    state = start("12", "12", "3", "5", "5")
    bot = parlour.bot(state.game, "medium", seed=1)
    assert str(bot.choose(state)) == "take discard"
    taken = state.play("take discard")
    assert str(bot.choose(taken)) == "a2"


def test_it_leaves_a_twelve_that_fits_nowhere() -> None:
    state = start("12", "1", "3", "5", "5")
    assert str(parlour.bot(state.game, "medium", seed=1).choose(state)) == "take stock"


def test_hidden_cards_cost_what_the_unseen_ones_do_on_average() -> None:
    low = (8, 8, *(0,) * 12)
    assert expected(FACE_DOWN, low) < expected(FACE_DOWN, DECK)
    assert expected((0,) * 8, (0,) * 14) == -20, "nothing unseen: what lies there counts"


def test_a_round_that_is_counted_is_not_counted_again() -> None:
    """A whole game of medium against random: at the end the judgement is minus the score."""
    game, random = parlour.game("tuki", rounds=1), Random(3)
    bots = [parlour.bot(game, "medium", seed=1), parlour.bot(game, "random", seed=2)]
    state = game.start()
    while not state.over:
        if state.actor == CHANCE:
            outcomes, weights = zip(*state.chances(), strict=True)
            state = state.play(random.choices(outcomes, [float(weight) for weight in weights])[0])
        else:
            assert state.actor is not None
            state = state.play(bots[state.actor].choose(state))
    assert isinstance(state, TukiState)
    assert [judge(state, seat) for seat in (0, 1)] == [-score for score in state.scores]
    assert state.scores[0] < state.scores[1]


def test_a_child_likes_low_cards_and_overlooks_the_pair_that_a_high_one_makes() -> None:
    """TK-04: three decisions of four by what it sees at once; `medium` takes the twelve that makes a pair."""
    taken = []
    for discard in ("1", "12"):
        state = start(discard, "12", "3", "5", "5")
        bot = parlour.bot(state.game, "easy", seed=7)
        taken.append(sum(str(bot.choose(state)) == "take discard" for _ in range(200)) / 200)
    assert taken[0] > 0.8
    assert taken[1] < 0.2


def test_a_child_counts_its_open_cards_and_guesses_the_hidden_ones() -> None:
    state = start("12", "1", "3", "5", "5")
    assert open_cards(state, 0) == -(1 + 3 + 6 * GUESS)
    assert open_cards(state, 1) == -(5 + 5 + 6 * GUESS)
