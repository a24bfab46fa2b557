"""Tuki Tuki as it is played on a kitchen table: a real deck, shuffled and dealt, that nobody may look into.

Written from the rulebook and from nothing else, slow and obvious. `Table.play` takes a move as text and returns the
cards that everybody then sees turned over, in order. `shuffle` and `lot` are handed in, so that a test can decide,
count or draw them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

Card = int | str
PARROT = "parrot"
SLOTS = ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2"]
FULL_DECK: list[Card] = [number for number in range(13) for _ in range(8)] + [PARROT] * 4

Shuffle = Callable[[Sequence[Card]], list[Card]]
Lot = Callable[[list[int]], int]


def count_points(cards: dict[str, Card]) -> int:
    """The points of a whole open grid, given as slot → card."""
    points, pairs = 0, Counter[int]()
    for column in sorted({slot[0] for slot in cards}):
        above, below = cards[column + "1"], cards[column + "2"]
        numbers = {card for card in (above, below) if card != PARROT}
        if len(numbers) == 2:
            points += sum(numbers)
        elif len(numbers) == 1:
            pairs[numbers.pop()] += 1
    return points - sum({1: 0, 2: 10, 3: 15, 4: 20}[many] for many in pairs.values())


class Player:
    """Eight cards on the table (fewer where a test reduces the game); `open` are the slots whose card faces up."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards = dict(zip(SLOTS, cards, strict=False))
        self.open: set[str] = set()
        self.had_last_turn = False

    def hidden(self) -> list[str]:
        return [slot for slot in self.cards if slot not in self.open]

    def seen(self, slot: str) -> Card | None:
        return self.cards[slot] if slot in self.open else None

    def opening(self) -> int:
        """The sum that decides who begins: a parrot is worth the open number it shares a column with."""
        total = 0
        for slot in self.open:
            card = self.cards[slot]
            if card == PARROT:
                card = self.seen(across(slot))
            total += card if isinstance(card, int) else 0
        return total


def across(slot: str) -> str:
    return slot[0] + ("2" if slot[1] == "1" else "1")


class Table:
    def __init__(
        self,
        players: int,
        shuffle: Shuffle,
        lot: Lot,
        *,
        rounds: int = 1,
        first: int | None = None,
        deck: Sequence[Card] = FULL_DECK,
        slots: int = len(SLOTS),
    ) -> None:
        self.how_many, self.shuffle, self.lot, self.rounds, self.first = players, shuffle, lot, rounds, first
        self.deck, self.slots = list(deck), slots
        self.points: list[list[int]] = []
        self.over = False

    # --- a round -------------------------------------------------------------------------------------------------

    def deal(self) -> list[str]:
        """Shuffles everything, deals eight each, turns up the first card of the discard pile."""
        self.stock = self.shuffle(self.deck)
        self.players = [Player([self.stock.pop() for _ in range(self.slots)]) for _ in range(self.how_many)]
        self.discard = [self.stock.pop()]
        self.in_hand: Card | None = None
        self.from_stock = False
        self.stage, self.mover = "open", 0
        self.rebuilds = self.discards_in_a_row = 0
        self.last_turns = False
        return [str(self.discard[0])]

    def moves(self) -> set[str]:
        me = self.players[self.mover]
        if self.stage == "open":
            return {f"open {slot}" for slot in me.hidden()}
        if self.stage == "take":
            return {"take discard"} | ({"take stock"} if self.stock else set())
        return set(me.cards) | self.drops(me) | self.flights(me)

    def drops(self, me: Player) -> set[str]:
        if not self.from_stock:
            return set()
        waiting = {"drop"} if len(me.hidden()) == 1 else set()
        return waiting | {f"drop {slot}" for slot in me.hidden()}

    def flights(self, me: Player) -> set[str]:
        return {
            f"fly {slot} {landing}"
            for slot in me.open
            for landing in me.hidden()
            if me.cards[slot] == PARROT and me.seen(across(slot)) == self.in_hand and self.in_hand != PARROT
        }

    def play(self, move: str) -> list[str]:
        words = move.split()
        if words[0] == "open":
            return self.open_first(words[1])
        if words[0] == "take":
            return self.take(words[1])
        seen = self.use_card(words)
        self.in_hand = None
        return seen + self.after_turn()

    def open_first(self, slot: str) -> list[str]:
        me = self.players[self.mover]
        me.open.add(slot)
        seen = [str(me.cards[slot])]
        if len(me.open) == 2:
            self.mover += 1
        if self.mover == self.how_many:
            seen += self.decide_who_begins()
        return seen

    def decide_who_begins(self) -> list[str]:
        sums = [player.opening() for player in self.players]
        best = [seat for seat in range(self.how_many) if sums[seat] == max(sums)]
        lots: list[str] = []
        if self.first is not None:
            self.mover = self.first
        elif len(best) == 1:
            self.mover = best[0]
        else:
            self.mover = self.lot(best)
            lots = [f"first:{self.mover}"]
        self.start_turn()
        return lots

    # --- a turn --------------------------------------------------------------------------------------------------

    def start_turn(self) -> None:
        self.stage = "take"
        if not self.stock and len(self.discard) > 1:
            top = self.discard.pop()
            self.stock, self.discard = self.shuffle(self.discard), [top]
            self.rebuilds += 1
        if self.rebuilds == 2 or self.discards_in_a_row == 50:
            self.last_turns = True

    def take(self, pile: str) -> list[str]:
        self.stage = "place"
        self.from_stock = pile == "stock"
        self.in_hand = (self.stock if self.from_stock else self.discard).pop()
        self.discards_in_a_row = 0 if self.from_stock else self.discards_in_a_row + 1
        return [str(self.in_hand)] if self.from_stock else []

    def use_card(self, words: list[str]) -> list[str]:
        me = self.players[self.mover]
        assert self.in_hand is not None
        if words[0] == "drop":
            self.discard.append(self.in_hand)
            return self.turn_over(me, words[1]) if len(words) == 2 else []
        if words[0] == "fly":
            me.cards[words[1]] = self.in_hand
            return self.replace(me, words[2], PARROT)
        return self.replace(me, words[0], self.in_hand)

    def replace(self, me: Player, slot: str, card: Card) -> list[str]:
        """The old card goes to the discard pile; it is news only if it was hidden."""
        old, news = me.cards[slot], slot not in me.open
        me.cards[slot] = card
        me.open.add(slot)
        self.discard.append(old)
        return [str(old)] if news else []

    def turn_over(self, me: Player, slot: str) -> list[str]:
        me.open.add(slot)
        return [str(me.cards[slot])]

    def after_turn(self) -> list[str]:
        me, seen = self.players[self.mover], []
        if not me.hidden():
            self.last_turns = True
        if self.last_turns:
            me.had_last_turn = True
            seen = [text for slot in me.hidden() for text in self.turn_over(me, slot)]
        if all(player.had_last_turn for player in self.players):
            return seen + self.count()
        self.mover = (self.mover + 1) % self.how_many
        self.start_turn()
        return seen

    def count(self) -> list[str]:
        self.points.append([count_points(player.cards) for player in self.players])
        self.over = len(self.points) == self.rounds
        return [] if self.over else self.deal()
