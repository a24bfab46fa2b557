"""An operator who plays at his own table, against the Python client: it notices, says why, and plays no more."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.adapters.remote import Result, play
from parlour.table.verify import verify
from tests.server import house
from tests.server.nodes import PLENTY, Running, free_port
from tests.server.players import OTHER, invite, open_table

ME = {"kind": "elsewhere", "name": "Operator"}


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    (folder / "cheats").mkdir()
    settings: dict[str, Any] = {"database": str(folder / "parlour.sqlite3"), "port": free_port(), "limits": PLENTY}
    settings |= {"workers": 1, "cheats": str(folder / "cheats")}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen([sys.executable, "-m", house.__name__, json.dumps(settings)], stderr=log, stdout=log)
    running = Running(settings, process, folder / "log")  # type: ignore[arg-type]
    running.wait_until_ready()
    yield running
    process.kill()
    process.wait()


def against(node: Running, cheat: str, **more: Any) -> tuple[Any, Any]:
    """A game of the operator, whose client puts up with everything, and the victim: what each of them met."""
    game: dict[str, Any] = {"game": "shutbox", "options": {"players": 2}} | more
    opened = open_table(node, seats=[OTHER, OTHER], devices=True, **game)
    (Path(node.settings["cheats"]) / opened["table"]).write_text(cheat)
    links = [f"{node.url}/t/{opened['table']}#k={invite(node, opened, seat)}" for seat in (0, 1)]
    met: list[Any] = [None, None]

    def sit(seat: int) -> None:
        try:
            met[seat] = play(links[seat], "random", patience=5, ask=(lambda code: True) if seat == 0 else None)
        except parlour.ParlourError as error:
            met[seat] = error

    threads = [threading.Thread(target=sit, args=(seat,), daemon=True) for seat in (0, 1)]
    for thread in threads:
        thread.start()
    threads[1].join(60)
    assert met[1] is not None, "the victim plays on and on"
    return opened, met[1]


@pytest.mark.long
def test_an_honest_game_is_played_to_the_end(node: Running) -> None:
    opened, met = against(node, "")
    assert isinstance(met, Result) and met.why == "over"
    with node.client() as client:
        record = client.get(
            f"/api/tables/{opened['table']}/record", headers={"Authorization": f"Bearer {opened['key']}"}
        )
    found = verify(record.content)
    assert found.status == "finished" and found.covered == [found.draws] * 2


ALARMS = {
    "loaded_dice": "rules",
    "one_die": "rules",
    "another_order": "rules",
    "another_outcome": "outcome",
    "chosen_link": "link",
    "left_out_of_the_roll": "links",
    "joined_after_the_opening": "links",
    "opened_again": "order",
    "dropped_after_revealing": "drop-after-reveal, or missing",  # by whose roll it was
    "changed_registration": "device",
    "swallowed_registration": "unheard",
    "refused_registration": "refused",
    "heard_and_dropped": "unheard",
    "forged_leave": "not-sent",
    "moved_by_a_bot": "forged-move",
    "bot_for_one_move": "bot-in-seat",
    "another_move": "forged-move",
    "shown_as_duplicate": "shown",
    "time_is_up": "time",
    "somebody_else_sits_down": "forged-move",
}
CONSENTS = {"forged_consent": "forged-consent", "forged_refusal": "forged-consent", "partial_consent": "undo"}


@pytest.mark.parametrize(("cheat", "alarm"), ALARMS.items())
def test_the_client_notices_and_plays_no_more(node: Running, cheat: str, alarm: str) -> None:
    _, met = against(node, cheat)
    assert isinstance(met, parlour.Refused), met
    assert met.code == "alarm" and met.message.arguments["code"] in alarm.split(", or ")
    assert re.fullmatch(
        r"(The|A|This) [^():]+\. Nothing more is sent from here: no moves and no rolls\.", str(met)
    ) or (alarm == "rules" and str(met).startswith("The table breaks the rules: its list of chances"))


@pytest.mark.parametrize(("cheat", "alarm"), CONSENTS.items())
def test_a_move_that_goes_back_without_the_victim_is_noticed(node: Running, cheat: str, alarm: str) -> None:
    _, met = against(node, cheat, game="rolit", options={"size": 4, "first": 0}, takeback=True)
    assert isinstance(met, parlour.Refused), met
    assert (met.code, met.message.arguments["code"]) == ("alarm", alarm)


def test_left_out_again_and_again_without_a_word_is_asked_about(node: Running) -> None:
    _, met = against(node, "deaf")
    assert isinstance(met, parlour.Refused), met
    assert (met.code, met.message.arguments["code"]) == ("notice", "missed")
