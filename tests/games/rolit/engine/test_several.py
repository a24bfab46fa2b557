"""Thinking among three and four: maxⁿ against a plain one, and the tree's own book-keeping."""

from __future__ import annotations

from math import inf
from random import Random

import numpy as np
import pytest
from tests.games.rolit.engine.positions import Several, after, random_company

from parlour.games.rolit.board import hollows_in
from parlour.games.rolit.engine.company import Company, Outlook
from parlour.games.rolit.engine.crowd import BALLS, judge
from parlour.games.rolit.engine.evaluation import Brain
from parlour.games.rolit.engine.grower import Grower
from parlour.games.rolit.engine.tree import COUNT, FIRST, PRIOR, VISITS
from parlour.games.rolit.engine.weights import brains
from parlour.games.rolit.kernel import hollows

NAMES = {3: "three-6", 4: "four-6"}


def plain(position: Several, players: int, depth: int, learned: tuple[Brain, ...]) -> tuple[float, ...]:
    """The shares by seat in turn, each seat choosing for itself; of equal moves the first counts."""
    balls, empty = position
    if not empty or not depth:
        shares = np.zeros(4)
        addresses = np.array([brain.address for brain in learned], np.uint64)
        judge(addresses, np.array(balls, np.uint64), empty, empty.bit_count(), players, shares)
        return tuple(map(float, shares[:players]))
    found = []
    for hollow in hollows_in(int(hollows(balls[0], balls[1] | balls[2] | balls[3], empty))):
        shares_then = plain(after(position, hollow, players), players, depth - 1, learned)
        found.append((*shares_then[-1:], *shares_then[:-1]))
    return max(found, key=lambda each: each[0])


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("empties", "depth"), [(20, 2), (12, 3), (4, 4)])
def test_looking_ahead_is_what_a_plain_search_finds(players: int, empties: int, depth: int) -> None:
    learned = brains(NAMES[players])
    random, company = Random(players), Company(players, learned)
    for _ in range(5):
        position = random_company(random, 6, players, empties)
        found = company.think(*position, 1e6, depth)
        assert found.shares == pytest.approx(plain(position, players, depth, learned))


@pytest.mark.parametrize("players", [3, 4])
def test_every_visit_and_every_share_of_a_tree_is_accounted_for(players: int) -> None:
    grower = Grower(players, brains(NAMES[players]))
    balls, empty = random_company(Random(1), 6, players, 9)
    found = grower.think(balls, empty, inf, 400)
    assert sum(found.shares) == pytest.approx(1.0, abs=1e-4)
    assert found.hollow == found.line[0] and found.depth == len(found.line)
    links, worths = grower.links[: found.nodes], grower.worths[: found.nodes]
    assert links[0, VISITS] == 400
    assert worths[:, :players].sum(axis=1) == pytest.approx(np.maximum(links[:, VISITS], 1), rel=1e-4)
    inner = [node for node in range(found.nodes) if links[node, COUNT]]
    for node in inner:
        children = slice(links[node, FIRST], links[node, FIRST] + links[node, COUNT])
        went_down = int((links[children, VISITS] - 1).sum())
        assert links[node, VISITS] == went_down + (1 if node == 0 else 2)
        assert worths[children, PRIOR].sum() == pytest.approx(1.0, abs=1e-4)


@pytest.mark.parametrize("players", [3, 4])
def test_a_tree_finds_who_can_win(players: int) -> None:
    """With four hollows left a tree is soon complete: its move keeps the share of the win that maxⁿ finds."""
    learned = brains(NAMES[players])
    random, grower = Random(players), Grower(players, learned)
    for _ in range(10):
        position = random_company(random, 6, players, 4)
        best = plain(position, players, 4, learned)
        hollow = grower.think(*position, inf, 3000).hollow
        reached = plain(after(position, hollow, players), players, 3, learned)
        assert reached[-1] > best[0] - BALLS


def test_a_tree_stops_when_asked() -> None:
    grower = Grower(4, brains("four-6"))
    balls, empty = random_company(Random(2), 6, 4, 25)
    heard = list[Outlook]()

    def once(found: Outlook) -> None:
        heard.append(found)
        grower.stop()

    found = grower.think(balls, empty, 1e6, told=once)
    assert len(heard) == 1 and found == heard[0]
