"""`server.about`: the privacy notice on the page *About* says what the settings say, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.server.about.routes import Kept
from parlour.server.settings import DAY
from parlour.speech.languages import COMPLETE, speak
from tests.server.nodes import start


def test_the_notice_is_made_from_the_settings(tmp_path: Path) -> None:
    kept = {"empty": DAY / 2, "live": 3 * DAY, "ended": 5 * DAY, "people": 8 * DAY}
    node = start(tmp_path, operator="Ada, ada@games.example", lifetimes=kept)
    with node.client() as client:
        told = client.get("/api/about").json()
    node.stop()
    assert told["operator"] == "Ada, ada@games.example" and told["here"]
    assert told["days"] == {"empty": 0.5, "live": 3, "slow": 90, "ended": 5, "rating": 8}


@pytest.mark.parametrize("language", COMPLETE)
def test_everything_kept_has_a_line_of_its_own(language: str) -> None:
    speech = speak(language)
    lines = [speech.say(f"about-kept-{what}") for what in Kept.__struct_fields__]
    assert len({*lines}) == len(lines) and not [line for line in lines if line.startswith("about-")]
