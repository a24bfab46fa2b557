"""The answer to "was that luck?" (`study/analysis/verdict.py`), at its limits, and the page's twin of it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from tests.web.sources import answered

from parlour.speech.languages import COMPLETE, speak
from parlour.study.analysis.report import Report, SeatReport, StepReport, empty
from parlour.study.analysis.verdict import verdict
from parlour.table.seats import Seat

JUST = 2.0**-39
"""The smallest step of worth."""


def seat(at: int, **known: Any) -> SeatReport:
    return msgspec.structs.replace(empty(at, Seat("here", "")), **known)


def move(at: int, loss: float, **known: Any) -> StepReport:
    step = StepReport(
        number=1,
        seq=1,
        kind="move",
        seat=at,
        step="a",
        by="",
        before=(0.0,),
        after=(0.0,),
        best="b",
        loss=loss,
        lead_loss=0.0,
        stake=1.0,
        mark="",
        exact=True,
        error=0.0,
        judged=True,
        values=(),
    )
    return msgspec.structs.replace(step, **known)


def report(*seats: SeatReport, steps: tuple[StepReport, ...] = (), **known: Any) -> Report:
    whole = Report(
        game="g",
        rules="1",
        options={},
        record="",
        quick=False,
        instalments=1,
        unit="win",
        largest=1.0,
        finished=True,
        exact=True,
        note="",
        estimated=None,
        seats=seats,
        steps=steps,
        version=1,
    )
    return msgspec.structs.replace(whole, **known)


def winner(luck: float, errors: float, others: float, unexplained: float = 0.0) -> SeatReport:
    return seat(0, start=0.5, result=1.0, luck=luck, errors=errors, others=others, unexplained=unexplained)


def reasons(*accounts: tuple[float, ...]) -> list[str]:
    """The verdict on winners, and the same on losers by mirrored accounts."""
    won = [verdict(report(winner(*each), seat(1)), 0) for each in accounts]
    lost = [
        verdict(
            report(seat(0, start=0.5, luck=-luck, errors=-others, others=-errors, unexplained=sum(rest)), seat(1)), 0
        )
        for luck, errors, others, *rest in accounts
    ]
    assert [each and each.outcome for each in won] == ["won"] * len(accounts)
    assert [each and each.outcome for each in lost] == ["lost"] * len(accounts)
    found = [each.reason for each in won if each]
    assert [each.reason for each in lost if each] == found
    return [str(each) for each in found]


def test_luck_gave_more_than_the_errors_of_the_others() -> None:
    at, below, above = (0.3, -0.1, 0.3), (0.3 - JUST, -0.1, 0.3), (0.3 + JUST, -0.1, 0.3)
    assert reasons(at, below, above) == ["mistakes", "mistakes", "luck"]


def test_skill_is_what_others_threw_away_beyond_the_winner() -> None:
    at, below, above = (0.25, -0.25, 0.5), (0.25 - JUST, -0.25, 0.5), (0.25 + JUST, -0.25, 0.5)
    assert reasons(at, below, above) == ["skill", "skill", "mistakes"]


def test_errors_on_both_sides_do_not_cancel_into_luck() -> None:
    assert reasons((0.5, -1.0, 1.0), (0.5, 0.0, 0.0), (-0.5, 0.0, 1.0)) == ["mistakes", "luck", "skill"]


def test_an_error_of_another_that_harmed_the_winner_leaves_luck() -> None:
    assert reasons((0.75, -0.125, -0.125)) == ["luck"]


@pytest.mark.parametrize(
    ("luck", "errors", "others", "said", "margin"),
    [(0.5, -0.125, 0.25, "luck", 0.25), (0.25, -0.125, 0.75, "skill", 0.375), (0.5, -0.5, 0.625, "mistakes", 0.125)],
)
def test_a_residual_that_could_change_the_verdict_leaves_none(
    luck: float, errors: float, others: float, said: str, margin: float
) -> None:
    """`margin` is the distance to the nearest other verdict; at the margin itself equality is not luck."""
    below, above = margin - JUST, margin + JUST
    assert reasons(*((luck, errors, others, each) for each in (0, below, above))) == [said, said, "unknown"]
    assert reasons((luck, errors, others, margin)) == ["unknown" if said == "luck" else said]


def test_a_game_that_is_nearly_all_residual_has_no_verdict() -> None:
    assert reasons((-0.002, -0.1, 0.126, 0.476)) == ["unknown"]


@pytest.mark.parametrize(
    ("losses", "said"),
    [((0.25,), 1), ((0.25 - JUST, 0.0), 0), ((0.125, 0.125), 2), ((0.1, 0.1, 0.05), 3), ((0.1, 0.05, 0.05, 0.05), 0)],
)
def test_few_moves_that_cost_half_of_what_was_lost_are_counted(losses: tuple[float, ...], said: int) -> None:
    lost = seat(0, start=0.5, result=0.0, errors=-0.5)
    others = (move(1, 9.0), move(0, 9.0, judged=False), move(0, 9.0, kind="chance"))
    found = verdict(report(lost, seat(1), steps=(*others, *(move(0, each) for each in losses))), 0)
    assert found == (0, "lost", "moves" if said else "skill", said)


def test_moves_of_a_winner_are_not_counted() -> None:
    assert verdict(report(winner(0.0, -0.25, 0.75), seat(1), steps=(move(0, 0.25),)), 0) == (0, "won", "skill", 0)


def test_it_is_about_the_reader_then_the_only_person_then_the_seat_that_gained_most() -> None:
    three = [seat(0, level="easy"), seat(1, start=0.5), seat(2, level="hard", result=1.0)]
    assert [verdict(report(*three), each).seat for each in (0, 2, None)] == [0, 2, 1]  # type: ignore[union-attr]
    people = [seat(0), seat(1), seat(2, start=0.5, result=1.0)]
    assert verdict(report(*people)) == (2, "won", "unknown" if people[2].unexplained else "skill", 0)


@pytest.mark.parametrize(
    ("result", "finished", "said"),
    [
        (1.0, True, "won"),
        (0.0, True, "lost"),
        (1 - JUST, True, "shared"),
        (JUST, True, "shared"),
        (0.5, True, "shared"),
        (0.5, False, "behind"),
        (0.5 + JUST, False, "ahead"),
        (1.0, False, "ahead"),
        (0.0, False, "behind"),
    ],
)
def test_outcomes(result: float, finished: bool, said: str) -> None:
    found = verdict(report(seat(0, start=0.5, result=result, luck=result - 0.5), seat(1), finished=finished), 0)
    assert found is not None and found.outcome == said
    assert (found.reason == "even") == (result == 0.5)


def test_nobody_wins_alone_or_by_points() -> None:
    assert verdict(report(seat(0))) is None
    assert verdict(report(seat(0), seat(1), unit="score")) is None


def test_a_page_finds_the_same() -> None:
    chosen = Random(5)

    def number() -> float:
        return chosen.choice([0.0, 0.5, 1.0, -0.25, 0.125, chosen.uniform(-1, 1)])

    def random_seat(at: int) -> SeatReport:
        parts = {name: number() for name in ("start", "result", "luck", "errors", "others")}
        return seat(at, level=chosen.choice(["", "easy"]), unexplained=chosen.choice([0.0, 0.05, 0.5]), **parts)

    games = []
    for _ in range(150):
        seats = [random_seat(at) for at in range(chosen.choice([1, 2, 2, 3]))]
        steps = tuple(move(chosen.randrange(3), number(), judged=chosen.random() < 0.8) for _ in range(6))
        unit = chosen.choice(["win"] * 9 + ["score"])
        game = report(*seats, steps=steps, unit=unit, finished=chosen.random() < 0.8)
        games.append((game, chosen.choice([None, *range(len(seats))])))
    seats = ("seat", "level", "start", "result", "luck", "errors", "others", "unexplained")
    parts = {"seats": seats, "steps": ("kind", "seat", "judged", "loss")}
    given = [
        [
            {"unit": game.unit, "finished": game.finished}
            | {
                name: [{each: getattr(one, each) for each in read} for one in getattr(game, name)]
                for name, read in parts.items()
            },
            reader,
        ]
        for game, reader in games
    ]
    page = answered(
        "src/parts/analysis/verdict.ts",
        "({ verdictOf }, given) => given.map(([game, me]) => verdictOf(game, me))",
        given,
    )
    found = [verdict(game, reader) for game, reader in games]
    assert page == [each and each._asdict() for each in found]
    assert {each.reason for each in found if each} == {"luck", "skill", "mistakes", "moves", "even", "unknown"}


@pytest.mark.parametrize("language", COMPLETE)
def test_the_answer_has_at_most_twelve_words(language: str) -> None:
    speech = speak(language, isolating=False)
    endings = [f"verdict-{each}{you}" for each in ("won", "lost", "shared", "ahead", "behind") for you in ("", "-you")]
    longest = max((speech.say(id, name="Ada") for id in endings), key=lambda said: len(said.split()))
    for reason in ("luck", "skill", "mistakes", "moves", "even", "unknown"):
        for count in (1, 2, 3):
            said = f"{longest} {speech.say(f'verdict-by-{reason}', count=count)}"
            assert len(said.replace("\u202f?", "?").split()) <= 12 and "verdict-" not in said
