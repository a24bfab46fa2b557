"""The verdict of an analysis (`web/src/parts/analysis/verdict.ts`): luck, skill, mistakes, or no answer."""

from __future__ import annotations

import pytest

from tests.web.sources import answered

JUST = 2.0**-39
"""The smallest step of worth."""


def verdicts(*accounts: tuple[float, float, float, float]) -> list[str]:
    """The verdict on each account: luck, own errors, others' errors, unexplained."""
    given = [dict(zip(("luck", "errors", "others", "unexplained"), each, strict=True)) for each in accounts]
    found = answered("src/parts/analysis/verdict.ts", "({ verdictOf }, given) => given.map(verdictOf)", given)
    return [str(each) for each in found]


def test_luck_gave_more_than_the_errors_of_the_others() -> None:
    at, below, above = (0.3, -0.1, 0.3, 0.0), (0.3 - JUST, -0.1, 0.3, 0.0), (0.3 + JUST, -0.1, 0.3, 0.0)
    assert verdicts(at, below, above) == ["mistakes", "mistakes", "luck"]


def test_skill_is_what_others_threw_away_beyond_the_winner() -> None:
    at, below, above = (0.25, -0.25, 0.5, 0.0), (0.25 - JUST, -0.25, 0.5, 0.0), (0.25 + JUST, -0.25, 0.5, 0.0)
    assert verdicts(at, below, above) == ["skill", "skill", "mistakes"]


def test_errors_on_both_sides_do_not_cancel_into_luck() -> None:
    assert verdicts((0.5, -1.0, 1.0, 0.0), (0.5, 0.0, 0.0, 0.0), (-0.5, 0.0, 1.0, 0.0)) == ["mistakes", "luck", "skill"]


def test_an_error_of_another_that_harmed_the_winner_leaves_luck() -> None:
    assert verdicts((0.75, -0.125, -0.125, 0.0)) == ["luck"]


@pytest.mark.parametrize(
    ("luck", "errors", "others", "said", "margin"),
    [(0.5, -0.125, 0.25, "luck", 0.25), (0.25, -0.125, 0.75, "skill", 0.375), (0.5, -0.5, 0.625, "mistakes", 0.125)],
)
def test_a_residual_that_could_change_the_verdict_leaves_none(
    luck: float, errors: float, others: float, said: str, margin: float
) -> None:
    """`margin` is the distance to the nearest other verdict; at the margin itself equality is not luck."""
    below, above = margin - JUST, margin + JUST
    found = verdicts(*((luck, errors, others, each) for each in (0, below, above)))
    assert found == [said, said, "unknown"]
    assert verdicts((luck, errors, others, margin)) == ["unknown" if said == "luck" else said]


def test_a_game_that_is_nearly_all_residual_has_no_verdict() -> None:
    assert verdicts((-0.002, -0.1, 0.126, 0.476)) == ["unknown"]
