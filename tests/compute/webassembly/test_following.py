"""The rules as pages follow them, in Node by the page's own sources: tables, moves, lists of chances and results."""

from __future__ import annotations

import contextlib
import json
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.compute.webassembly.page import HERE

import parlour
from parlour.compute.webassembly.stamp import module_file
from parlour.contract.state import CHANCE
from parlour.errors import BadOption
from parlour.games import kind
from parlour.games.shutbox.encoding import CODES
from parlour.games.shutbox.presets import EDITIONS, VARIANTS
from parlour.table.record import load
from parlour.table.weights import weigh

ROOT = HERE.parents[2]
GOLDEN = sorted(ROOT.glob("tests/golden/second/*.jsonl"))

CHOICES = {**CODES, "until": ("game", "stop", "50 points", "3 rounds"), "combine": ("sum", "exact")}


def followed(job: dict[str, Any], folder: Path) -> dict[str, Any]:
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not here")
    (folder / "job.json").write_text(json.dumps(job))
    command = [node, str(HERE / "follow.mjs"), str(ROOT / "web"), str(folder / "job.json")]
    told: dict[str, Any] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return told


def about(game: Any) -> dict[str, Any]:
    return {
        "game": game.name,
        "rules": game.rules,
        "options": json.loads(json.dumps(game.options_dict)),
        "seats": game.players,
    }


def boxes(more: int = 400) -> list[Any]:
    """Every edition with every variant, and many rows and dice."""
    rng, found = random.Random(1), []
    for edition in EDITIONS:
        for variant in VARIANTS:
            _add(found, edition=edition, variant=variant)
    for _ in range(more):
        given: dict[str, Any] = {"tiles": rng.randint(1, 20), "dice": rng.randint(1, 4), "players": rng.randint(1, 4)}
        given |= {name: rng.choice(list(codes)) for name, codes in CHOICES.items() if rng.random() < 0.3}
        if rng.random() < 0.3:
            given |= {"bust": rng.randint(1, 24), "first_hit": rng.randint(0, 9), "preshut": [rng.randint(1, 9)]}
        _add(found, **given)
    return found


def _add(found: list[Any], **options: Any) -> None:
    with contextlib.suppress(BadOption):
        found.append(parlour.game("shutbox", **options))


def others() -> list[Any]:
    found = [parlour.game("tuki", players=players, first=first) for players in range(2, 7) for first in ("rules", 1)]
    found += [parlour.game("tuki", players=2, rounds=rounds) for rounds in (1, 20)]
    for size, players in ((4, 2), (6, 2), (6, 3), (6, 4), (8, 2), (8, 3), (8, 4)):
        found += [parlour.game("rolit", size=size, players=players, first=first) for first in ("rules", 1)]
    found += [parlour.game("rolit", size=size, preset="reversi") for size in (4, 6, 8)]
    found += [parlour.game("rolit", colours=colours) for colours in (("blue", "red"), ("green", "blue", "yellow"))]
    return [*found, parlour.game("rolit", colours=("blue", "red"), preset="reversi", first=1)]


@pytest.mark.parametrize("more", [60, pytest.param(400, marks=pytest.mark.long)])
def test_tables_moves_and_outcomes_are_those_of_the_library(more: int, tmp_path: Path) -> None:
    games = boxes(more) + others()
    assert len(games) > 80 + more * 7 // 40
    told = followed({"tables": [about(game) for game in games], "walks": []}, tmp_path)["tables"]
    for game, found in zip(games, told, strict=True):
        expected = game.kernel().table.astype(np.int64).view(np.uint64)
        assert found["tables"] == [str(number) for number in expected], game
        assert found["actions"] == [str(step) for step in game.actions], game
        assert found["outcomes"] == [str(step) for step in game.outcomes], game


def look(state: Any) -> list[Any]:
    """A page's findings at a node, told by the readable rules."""
    chances = [list(pair) for pair in weigh(state)] if state.actor == CHANCE else []
    view = state.view() | {"legal": sorted(state.view()["legal"])}
    legal = sorted(map(str, state.legal()))
    return [state.actor, state.hand, legal, chances, list(state.scores), list(state.winners), view]


def walk(game: Any, steps: list[str]) -> list[Any]:
    state, seen = game.start(), []
    seen.append(look(state))
    for step in steps:
        state = state.play(step)
        seen.append(look(state))
    return seen


def played(game: Any, seed: int) -> list[str]:
    """A game at random."""
    rng, state, steps = random.Random(seed), game.start(), []
    while state.actor is not None:
        chances = [str(step) for step, _ in state.chances()]
        steps.append(rng.choice(chances if state.actor == CHANCE else state.allowed()))
        state = state.play(steps[-1])
    return steps


def same(found: list[Any], expected: list[Any]) -> None:
    for page, here in zip(found, expected, strict=True):
        page[2], page[-1]["legal"] = sorted(page[2]), sorted(page[2])
        assert page[:-1] == here[:-1]
        assert_part(page[-1], here[-1])


def assert_part(expected: Any, shown: Any) -> None:
    """The board that a page expects is part of the view: members of objects, lists whole."""
    if isinstance(expected, dict):
        for name, each in expected.items():
            assert_part(each, shown[name])
    elif isinstance(expected, list):
        assert len(expected) == len(shown)
        for one, other in zip(expected, shown, strict=True):
            assert_part(one, other)
    else:
        assert expected == shown


@pytest.mark.parametrize("sample", [pytest.param(60, marks=pytest.mark.long)])
def test_games_at_random_are_followed_node_by_node(sample: int, tmp_path: Path) -> None:
    """The acting seat, the roller, the moves, the list of chances in its order, scores and winners."""
    rng = random.Random(2)
    games = [*rng.sample(boxes(), sample), *others()]
    games = [game for game in games if getattr(game.options, "until", "") != "stop"]
    walks = [(game, played(game, seed)) for seed, game in enumerate(games)]
    job = [{**about(game), "module": str(module_file(game.browser)), "steps": steps} for game, steps in walks]
    told = followed({"tables": [], "walks": job}, tmp_path)["walks"]
    for found, (game, steps) in zip(told, walks, strict=True):
        same(found, walk(game, steps))


@pytest.mark.long
def test_the_golden_games_are_followed(tmp_path: Path) -> None:
    walks = []
    for file in GOLDEN:
        table = load(file).table
        steps = [str(getattr(event, event.kind)) for event in table.log if event.kind in ("move", "outcome")]
        if not any(event.kind == "undo" for event in table.log):
            walks.append((table.header.game, steps))
    job = [{**about(game), "module": str(module_file(game.browser)), "steps": steps} for game, steps in walks]
    told = followed({"tables": [], "walks": job}, tmp_path)["walks"]
    for found, (game, steps) in zip(told, walks, strict=True):
        same(found, walk(game, steps))


def test_the_page_knows_the_rules_in_force(tmp_path: Path) -> None:
    games = [parlour.game(name) for name in ("rolit", "shutbox", "tuki")]
    for game in games:
        assert kind(game.name).rules == game.rules
    told = followed({"tables": [about(game) for game in games], "walks": []}, tmp_path)["tables"]
    assert len(told) == len(games) and all(found["tables"] for found in told)
