"""Every order of a small deck, and every history of the program: the same probabilities, exactly."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from zlib import crc32

import pytest
from tests import cases
from tests.games.tuki.decks import Tinier, Tiny
from tests.games.tuki.secret_deck import cards_of
from tests.reference import tuki as reference

import parlour
from parlour.games.tuki.state import TukiState


class Unfolding:
    """Stands in for every shuffle and lot, and goes through all their results, one run after the other."""

    def __init__(self) -> None:
        self.script: list[int] = []

    def runs(self) -> Iterator[None]:
        done = False
        while not done:
            self.at, self.ways = 0, []
            yield
            done = not self.advance()

    def advance(self) -> bool:
        self.script = self.script[: len(self.ways)]
        while self.script and self.script[-1] + 1 == self.ways[len(self.script) - 1]:
            self.script.pop()
        if self.script:
            self.script[-1] += 1
        return bool(self.script)

    def pick(self, ways: int) -> int:
        if self.at == len(self.script):
            self.script.append(0)
        self.ways.append(ways)
        self.at += 1
        return self.script[self.at - 1]

    def shuffle(self, cards: Sequence[reference.Card]) -> list[reference.Card]:
        """One of the distinguishable orders, all of which are equally likely."""
        left, order = Counter(cards), []
        number = self.pick(orders(left))
        while left:
            for card in list(left):
                rest = left - Counter([card])
                if number < orders(rest):
                    order.append(card)
                    left = rest
                    break
                number -= orders(rest)
        return order

    def lot(self, seats: list[int]) -> int:
        return seats[self.pick(len(seats))]

    @property
    def probability(self) -> Fraction:
        return Fraction(1, math.prod(self.ways))


def orders(cards: Counter[reference.Card]) -> int:
    return math.factorial(cards.total()) // math.prod(map(math.factorial, cards.values()))


def decide(policy: int, history: tuple[str, ...], moves: Sequence[str]) -> str:
    """A decision that depends on all that could be seen so far, and on nothing else."""
    if "take stock" in moves and policy % 3:
        return "take stock"  # towards the rebuilds
    ordered = sorted(moves)
    return ordered[crc32(f"{policy} {' '.join(history)}".encode()) % len(ordered)]


def histories_of_the_deck(game: parlour.Game, policy: int) -> dict[tuple[str, ...], Fraction]:
    found: dict[tuple[str, ...], Fraction] = defaultdict(Fraction)
    unfolding = Unfolding()
    for _ in unfolding.runs():
        table = reference.Table(2, unfolding.shuffle, unfolding.lot, deck=cards_of(game.deck), slots=game.slots)
        history = tuple(table.deal())
        while not table.over:
            move = decide(policy, history, list(table.moves()))
            history += (move, *table.play(move))
        found[(*history, str(table.points))] += unfolding.probability
    return found


def histories_of_the_program(game: parlour.Game, policy: int) -> dict[tuple[str, ...], Fraction]:
    found: dict[tuple[str, ...], Fraction] = {}
    waiting_for: list[tuple[TukiState, tuple[str, ...], Fraction]] = [(game.start(), (), Fraction(1))]
    while waiting_for:
        state, history, probability = waiting_for.pop()
        if state.over:
            found[(*history, str([list(state.scores)]))] = probability
        elif state.actor == parlour.CHANCE:
            for outcome, chance in state.chances():
                waiting_for.append((state.play(outcome), (*history, str(outcome)), probability * chance))
        else:
            move = decide(policy, history, [str(each) for each in state.legal()])
            waiting_for.append((state.play(move), (*history, move), probability))
    return found


def both_rebuilds(histories: dict[tuple[str, ...], Fraction]) -> bool:
    """The stock has two cards: the player who draws the fifth has seen it rebuilt twice."""
    return max(history.count("take stock") for history in histories) > 4


@pytest.mark.once
@pytest.mark.parametrize("policy", cases.first(3, of=range(6)))
def test_every_history_of_a_tiny_deck_is_exactly_as_likely(policy: int) -> None:
    """TK-16, TK-17: all orders of 11 cards with every order of both rebuilds, whole rounds."""
    physical = histories_of_the_deck(Tinier.make({"rounds": 1}), policy)
    assert sum(physical.values()) == 1
    assert both_rebuilds(physical) or policy % 3 == 0
    assert physical == histories_of_the_program(Tinier.make({"rounds": 1}), policy)


@pytest.mark.long
@pytest.mark.parametrize("policy", range(3, 7))
def test_every_history_of_a_larger_deck_is_exactly_as_likely(policy: int) -> None:
    """TK-16, TK-17"""
    physical = histories_of_the_deck(Tiny.make({"rounds": 1}), policy)
    assert sum(physical.values()) == 1
    assert both_rebuilds(physical) or policy % 3 == 0
    assert physical == histories_of_the_program(Tiny.make({"rounds": 1}), policy)
