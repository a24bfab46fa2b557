"""Ratings, as OpenSkill works them out: invariants for all players and endings."""

from __future__ import annotations

from math import isclose
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.web.strangers.gamble import Gamble

from parlour.contract.bots import levels
from parlour.contract.game import Game
from parlour.games import kinds
from parlour.table.places import places
from parlour.table.rating import NEW, Rating, measured, rated, sureness

DOCS = (Path(__file__).parents[3] / "docs" / "ratings.md").read_text(encoding="utf-8")
RATINGS = st.builds(Rating, st.floats(0, 60), st.floats(0.5, 9))


@st.composite
def games(draw: st.DrawFn) -> tuple[list[Rating], list[int]]:
    """The players and their places, ties among them."""
    players = draw(st.integers(2, 8))
    before = draw(st.lists(RATINGS, min_size=players, max_size=players))
    scores = draw(st.lists(st.integers(0, 5), min_size=players, max_size=players))
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return before, list(places(scores, winners, "high"))


def near(one: Rating, other: Rating) -> bool:
    return isclose(one.mu, other.mu, abs_tol=1e-9) and isclose(one.sigma, other.sigma, abs_tol=1e-9)


@settings(max_examples=60)
@given(games(), st.randoms(use_true_random=False))
def test_the_order_of_the_seats_does_not_matter(game: tuple[list[Rating], list[int]], chance: Random) -> None:
    before, placed = game
    order = list(range(len(before)))
    chance.shuffle(order)
    after = rated(before, placed)
    turned = rated([before[seat] for seat in order], [placed[seat] for seat in order])
    assert all(near(after[seat], turned[at]) for at, seat in enumerate(order))


@settings(max_examples=60)
@given(games())
def test_what_some_gain_others_lose(game: tuple[list[Rating], list[int]]) -> None:
    """Changes are in proportion to the variance, and divided by it they cancel out."""
    before, placed = game
    after = rated(before, placed)
    tau = 25 / 300
    gained = [(new.mu - old.mu) / (old.sigma**2 + tau**2) for old, new in zip(before, after, strict=True)]
    assert abs(sum(gained)) < 1e-9
    assert all(new.sigma > 0 and new.sigma**2 <= old.sigma**2 + tau**2 for old, new in zip(before, after, strict=True))
    if placed.count(0) == 1:
        assert gained[placed.index(0)] >= 0, "a sole winner does not lose by it"


@given(st.integers(2, 8), RATINGS)
def test_equals_who_tie_stay_equal(players: int, rating: Rating) -> None:
    after = rated([rating] * players, [0] * players)
    assert all(isclose(each.mu, rating.mu, abs_tol=1e-9) for each in after)


@settings(max_examples=60)
@given(games(), st.data())
def test_bots_never_change_and_nobody_gains_by_a_bot(game: tuple[list[Rating], list[int]], data: st.DataObject) -> None:
    before, placed = game
    seats = st.sets(st.integers(0, len(before) - 1))
    fixed, helped = data.draw(seats), data.draw(seats)
    after = rated(before, placed, fixed, helped)
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        if seat in fixed:
            assert new == old
        elif seat in helped:
            assert new == old or new.mu < old.mu
        elif helped:
            assert new == old or new.mu > old.mu


@given(st.lists(st.integers(0, 9), min_size=2, max_size=8), st.sampled_from(["low", "high"]), st.data())
def test_winners_are_first_and_scores_decide_the_rest(scores: list[int], best: str, data: st.DataObject) -> None:
    winners = data.draw(st.sets(st.integers(0, len(scores) - 1), min_size=1))
    placed = places(scores, winners, best)  # type: ignore[arg-type]
    assert all((place == 0) == (seat in winners) for seat, place in enumerate(placed))
    better = min if best == "low" else max
    others = [seat for seat in range(len(scores)) if seat not in winners]
    if others:
        first = min(placed[seat] for seat in others)
        assert first == len(winners)
        assert {scores[seat] for seat in others if placed[seat] == first} == {better(scores[seat] for seat in others)}


def test_a_player_who_lost_on_time_comes_last() -> None:
    assert places([3, 9, 5], {1}, "high", lost={1}) == (1, 2, 0)
    assert places([0, 0], {0, 1}, "low", lost={0}) == (1, 0)


def test_what_is_shown() -> None:
    assert (NEW.about, NEW.surely, sureness(NEW)) == (25, 0, "new")
    assert (Rating(26.4, 2.0).about, Rating(26.4, 2.0).surely) == (26, 20)
    assert [sureness(Rating(25, sigma)) for sigma in (8, 5, 3, 1.5)] == ["new", "unsure", "fair", "sure"]
    assert Rating(3.0, 2.0).surely == 0 and Rating(-2.0, 1.0).about == 0, "never below nothing"


@pytest.mark.parametrize("kind", list(kinds()), ids=lambda kind: kind.name)
def test_every_level_of_every_game_has_been_measured(kind: type[Game]) -> None:
    for players in range(2, kind.seats({})[1] + 1):
        known = measured(kind, players)
        named = levels(kind.make({"players": players}))
        assert tuple(known) == tuple(named), f"{kind} for {players}"
        assert all(each.games > 0 and each.rating.sigma > 0 for each in known.values())
        mus = [each.rating.mu for each in known.values()]
        assert mus[-1] > mus[0], "the strongest level is stronger than the weakest"
        shown = [f"{each.rating.mu:.1f} ± {each.rating.sigma:.1f} ({each.games})" for each in known.values()]
        assert f"| {players} players | {' | '.join(shown)} |" in DOCS, "run `python tables/ratings.py --deals 0`"
        assert isclose(sum(mus) / len(mus), NEW.mu, abs_tol=0.02), "a newcomer is taken to be as strong as the mean"


@pytest.mark.parametrize(
    ("sigma", "word"),
    [(2.5, "sure"), (2.51, "fair"), (4.0, "fair"), (4.01, "unsure"), (6.5, "unsure"), (6.51, "new")],
)
def test_how_sure_a_rating_is_changes_at_its_limits(sigma: float, word: str) -> None:
    assert sureness(Rating(25, sigma)) == word


def test_a_game_that_nobody_measured_has_no_ratings() -> None:
    assert measured(Gamble, 2) == {}
