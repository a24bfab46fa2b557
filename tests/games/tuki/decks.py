"""Tuki Tuki with fewer cards: stocks run out soon, and every order of the deck can be looked at."""

from parlour.games.tuki import Tuki
from parlour.games.tuki.cards import Pool


class Small(Tuki):
    """28 cards: for two players eleven are left for the stock."""

    deck: Pool = (3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 3)


class Tiny(Tuki):
    """19 cards of three kinds: 16 are dealt, one starts the discard, and the stock is two cards."""

    deck: Pool = (0, 0, 2, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 1)


class Tinier(Tuki):
    """The same with a single 2: 342 orders."""

    deck: Pool = (0, 0, 1, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 1)


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
