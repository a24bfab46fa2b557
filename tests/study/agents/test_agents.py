"""Agents for every game: a search that a seed repeats, and networks in whole numbers."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.errors import BadOption, BadRecord
from parlour.study.agents import label, maker
from parlour.study.agents.network import ONE, Encoding, Network, save
from parlour.study.arena.match import match
from parlour.study.tasks import task

SMALL = task("rolit4-2-v1").game()


def agent(name: str, game: Any = SMALL, seed: int = 1) -> Any:
    found = maker(name)
    assert found is not None
    return found(game, Random(seed))


def positions(game: Any, many: int) -> list[Any]:
    random, found = Random(3), []
    while len(found) < many:
        state = game.start()
        while not state.over:
            state = state.play(state.draw(random) if state.actor == parlour.CHANCE else random.choice(state.legal()))
            if state.actor is not None and state.actor != parlour.CHANCE and len(state.legal()) > 1:
                found.append(state)
    return found[:many]


def test_a_seed_repeats_a_search_whatever_was_searched_before() -> None:
    first, again = agent("mcts:9"), agent("mcts:9")
    some = positions(SMALL, 24)
    played = [first.choose(state) for state in some]
    assert played == list(reversed([again.choose(state) for state in reversed(some)]))
    assert all(move in state.legal() for move, state in zip(played, some, strict=True))
    assert played != [agent("mcts:9", seed=2).choose(state) for state in some]


def test_a_long_search_finds_the_best_moves_near_the_end() -> None:
    solved, found = parlour.solve(SMALL), agent("mcts:2000")
    late = [state for state in positions(SMALL, 60) if state.empty.bit_count() <= 5][:12]
    lost = 0
    for state in late:
        worths = {each.move: each.value for each in solved.best(state)}
        wins = max(worths.values()) > 0
        lost += wins and worths[found.choose(state)] <= 0
    assert len(late) == 12 and lost == 0


def test_a_search_alone_wants_few_points() -> None:
    """With a 3, flap 3 leaves 1 and 2, which three faces of the die shut; 1 and 2 would leave 3."""
    box = parlour.game("shutbox", edition="nine", players=1, variant="solo", until="game", tiles=4, dice=1)
    state = box.start().play(box.start().chances()[2][0])
    assert box.best == "low" and str(agent("mcts:500", box).choose(state)) == "3"


def test_more_rollouts_win_more() -> None:
    tally = match(SMALL, ["mcts:300", "random"], 12, seed=5, opening=2)
    assert tally.by_level["mcts:300"].share.value > 0.7


@pytest.mark.long
def network(game: Any, weights: Any, **about: Any) -> Network:
    entries = int(np.prod(game.observation.shape))
    seen = Encoding(*(np.zeros(0, np.int64),) * 3, np.arange(entries), np.ones(entries, np.int64))
    known = {"task": "rolit4-2-v1", "agent": "toy", "rules": game.rules, "options": game.options_dict}
    return Network({**known, **about}, seen, ((weights, np.arange(len(game.actions)) << 12),))


def test_a_network_plays_the_legal_move_that_it_likes_best(tmp_path: Path) -> None:
    file, entries = tmp_path / "toy.npz", int(np.prod(SMALL.observation.shape))
    save(file, network(SMALL, np.zeros((entries, len(SMALL.actions)), np.int64)))
    player = agent(f"net:{file}")
    for state in positions(SMALL, 6):
        assert player.choose(state) == max(state.legal(), key=SMALL.number), "later moves have a greater offset"
    assert label(f"net:{file}") == "toy"
    weights = np.zeros((entries, len(SMALL.actions)), np.int64)
    weights[:, 0] = 7 * ONE  # each ball speaks for the first hollow
    save(tmp_path / "other.npz", network(SMALL, weights))
    player = agent(f"net:{tmp_path / 'other.npz'}")
    early = [state for state in positions(SMALL, 40) if 0 in map(SMALL.number, state.legal())]
    assert early and {SMALL.number(player.choose(state)) for state in early} == {0}


def test_wrong_names_and_files_are_refused(tmp_path: Path) -> None:
    for name in ("mcts:", "mcts:0", "mcts:many", "mcts:9999999"):
        with pytest.raises(BadOption):
            maker(name)
    assert maker("easy") is None and maker("module:Bot") is None
    with pytest.raises(BadRecord):
        maker(f"net:{tmp_path / 'missing.npz'}")
    for number, content in enumerate((b"no", b"PK\x03\x04", json.dumps({}).encode())):
        (tmp_path / f"{number}.npz").write_bytes(content)
        with pytest.raises(BadRecord):
            maker(f"net:{tmp_path / f'{number}.npz'}")
    entries = int(np.prod(SMALL.observation.shape))
    file = tmp_path / "another.npz"
    save(file, network(SMALL, np.zeros((entries, len(SMALL.actions)), np.int64)))
    with pytest.raises(BadOption):
        agent(f"net:{file}", task("rolit6-2-v1").game())
