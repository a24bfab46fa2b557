"""The golden playthroughs still read, letter by letter, as they were written; and no preset is without one."""

from pathlib import Path

import pytest

from parlour.games.shutbox.presets import EDITIONS, VARIANTS
from tests.golden.playthrough import FILES, FOLDER, game_of, rendered


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_playthrough_reads_as_written(file: Path) -> None:
    assert rendered(file) == file.read_text()


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_and_variant_of_shut_the_box_has_one(edition: str, variant: str) -> None:
    options = game_of(FOLDER / "shutbox" / f"{edition}-{variant}.txt").options_dict
    assert (options["edition"], options["variant"]) == (edition, variant)
