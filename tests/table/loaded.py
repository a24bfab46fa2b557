"""A table whose operator loads the dice: it draws properly, by every duty of a table, from lists of his own."""

from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from tests.table.test_second import play_on

import parlour
from parlour.contract.state import State
from parlour.table import Host, draft, here, second
from parlour.table.chance.draw import Chances
from parlour.table.weights import weigh


def loaded(state: State[Any]) -> Chances:
    """Two sixes, nearly always."""
    return tuple((outcome, 100_000 if outcome == "6-6" else weight) for outcome, weight in weigh(state))


def loaded_record(path: Path) -> bytes:
    """A whole game of Shut the Box with these dice, in which the device of both players takes part."""
    game = parlour.game("shutbox", players=2)
    with (
        patch.object(draft, "weigh", loaded),
        patch.object(second, "weigh", loaded),
        Host.create(game, [here("Ada"), here("Bo")], path) as host,
    ):
        play_on(host, Random(3))
    return path.read_bytes()
