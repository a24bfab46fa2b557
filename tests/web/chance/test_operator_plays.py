"""An operator who plays at his own table, a real process that cheats, against the page of the person in seat 1."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from tests.cases import always
from tests.server import house
from tests.web.chance.conftest import Lay, has_devices, roll
from tests.web.chance.test_cheating_server import ALARM, RULES, STOPPED, UNHEARD, Cheating
from tests.web.conftest import Server, Visit, missing_messages
from tests.web.table.conftest import ADA, GRACE, at, says

NOT_SENT = "The table says that this device left or came back. It did not."
TIME = "The table says that your time has run out. By this device’s clock it has not."
BOT = "The table put a bot into your seat for no reason."


class House(Cheating):
    def command(self) -> list[str]:
        *_, settings = super().command()
        return [sys.executable, "-m", house.__name__, settings]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = House(tmp_path_factory.mktemp("house"))
    server.start()
    yield server
    server.kill()


CHEATS = [
    ("bot_for_one_move", 1, BOT),
    ("moved_by_a_bot", 1, STOPPED),
    ("forged_leave", 0, NOT_SENT),
    ("heard_and_dropped", 0, UNHEARD),
    ("loaded_dice", 0, RULES),
    ("time_is_up", 0, TIME),
]


@pytest.mark.long
@pytest.mark.parametrize(("cheat", "first", "sentence"), always("bot_for_one_move", "time_is_up", of=CHEATS))
def test_the_page_of_the_victim_says_so_and_sends_nothing_more(
    server: Server, visit: Visit, lay: Lay, cheat: str, first: int, sentence: str
) -> None:
    """The operator sits in seat 0; `first` rolls."""
    assert isinstance(server, House)
    table = lay("shutbox", ADA, GRACE, first=first)
    (server.cheats / table.id).write_text(cheat)
    pages = [at(visit, table.link), at(visit, table.grace())]
    has_devices(pages[0], table, 2)
    roll(pages[first])
    says(pages[1], ALARM, sentence)
    says(pages[1], ALARM, STOPPED)
    assert pages[1].locator(".room").get_attribute("data-busy") == "true"
    assert not missing_messages(pages[1])
