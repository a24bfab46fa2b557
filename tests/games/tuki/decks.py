"""Tuki Tuki with fewer cards: stocks run out soon, and every order of the deck can be looked at."""

from parlour.games.tuki import Tuki
from parlour.games.tuki.cards import Pool


class Small(Tuki):
    """28 cards: for two players eleven are left for the stock."""

    deck: Pool = (3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 3)


class Tiny(Tuki):
    """Two columns of two and 11 cards of three kinds: 8 are dealt, one starts the discard, the stock is two cards."""

    deck: Pool = (0, 0, 2, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 1)
    slots = 4


class Tinier(Tiny):
    """The same with a single 2: 110 orders."""

    deck: Pool = (0, 0, 1, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 1)


class Heavy(Tuki):
    """More of a kind than a position has room for."""

    deck: Pool = (0, 0, 2, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 1)


class Reduced(Tuki):
    """Two columns of two, the numbers 0 to 3 three times each, no parrots: a whole round can be solved.

    Three cards are left for the stock, and three turns in a row that take the discard end the round.
    """

    deck: Pool = (3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    slots = 4
    stalled = 3


class Parrots(Reduced):
    """The same with the numbers 0 to 2 and two parrots."""

    deck: Pool = (3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2)
