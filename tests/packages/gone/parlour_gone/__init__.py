"""A game that imports a name which Parlour does not have."""

from parlour_dare import Dare

from parlour.contract import Meeple


class Gone(Dare):
    name, rules, piece = "gone", "gone/1", Meeple
