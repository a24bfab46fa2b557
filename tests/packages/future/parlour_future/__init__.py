"""A game that was written for the next version of the contract."""

from parlour_dare import Dare


class Future(Dare):
    name, rules, api, messages = "future", "future/1", 2, None
