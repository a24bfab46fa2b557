"""`bench.baselines.tables`: the manual shows the tables that the stored results make."""

from __future__ import annotations

import pytest
from bench.baselines.tables import DOCS, PAGES, exploited, loaded, replaced, trained

from parlour.study.tasks import task, tasks


@pytest.mark.parametrize("name", PAGES)
def test_the_pages_hold_the_tables_of_the_files(name: str) -> None:
    text = (DOCS / name).read_text(encoding="utf-8")
    for made in PAGES[name]:
        assert made() in text, "made by: python -m bench.baselines.tables --write"
        assert replaced(text, made()) == text


def test_a_table_takes_the_place_of_its_older_self() -> None:
    page = "before\n\n|agent|`a`|\n|---|--:|\n|`old`|1|\n\nafter\n\n|task|`b`|\n|---|--:|\n"
    assert replaced(page, "|agent|`a`|\n|new|\n") == page.replace("|---|--:|\n|`old`|1|\n", "|new|\n", 1)
    with pytest.raises(StopIteration):
        replaced(page, "|agent|`b`|\n")


def test_policies_of_every_task_have_two_curves_of_each_kind() -> None:
    curves = loaded("trained")
    for each in tasks():
        agents = sorted(curve["agent"] for curve in curves if curve["task"] == each.id)
        assert agents == ["linear", "linear-2", "ppo", "ppo-2"]
        assert f"`{each.id}`" in trained()


def test_best_play_gains_nothing_and_bounds_hold() -> None:
    for each in loaded("exploited"):
        assert each["total"] == pytest.approx(sum(each["gains"]), abs=1e-5) and min(each["gains"]) >= 0
        assert len(each["gains"]) == task(each["task"]).players
        assert (each["agent"] == "perfect") == (each["total"] < 1e-6)
    assert "|`perfect`|0.000|" in exploited()
