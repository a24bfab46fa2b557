"""One question, one answer: library, command line, page, analysis and bots say the same of a position, bit for bit."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.engine.plain import answers

import parlour
from parlour.compute.webassembly.stamp import module_file
from parlour.contract.bots import levels
from parlour.contract.engine import Valued
from parlour.contract.state import CHANCE, State, following
from parlour.study.analysis.balance import Balance
from parlour.study.analysis.line import Played
from parlour.terminal.commands import main

ROOT = Path(__file__).parents[2]
FEW, MANY = 20, 1_000
"""Positions of all games together."""
NINE = {"edition": "nine"}
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "rolit-4": ("rolit", {"size": 4}),
    "rolit-6": ("rolit", {"size": 6}),
    "reversi-8": ("rolit", {"preset": "reversi"}),
    "rolit-6-three": ("rolit", {"size": 6, "players": 3}),
    "rolit-6-four": ("rolit", {"size": 6, "players": 4}),
    **{f"rolit-8-{players}": ("rolit", {"players": players}) for players in range(2, 5)},
    **{f"tuki-{players}": ("tuki", {"players": players}) for players in range(2, 7)},
    **{f"box-{players}": ("shutbox", {**NINE, "players": players}) for players in range(1, 5)},
}


def positions(game: parlour.Game) -> Iterator[State[Any]]:
    """Positions of random games in which there is a choice, a few of each game."""
    random, state = Random(str(game)), game.start()
    while True:
        if state.over:
            state = game.start()
        if len(state.legal()) > 1 and game.engine().judges(state) and random.random() < 0.3:
            yield state
        steps = state.legal() or [outcome for outcome, _ in state.chances()]
        state = state.play(random.choice(steps))


def plain(each: Valued) -> dict[str, Any]:
    return {"move": str(each.move), "worth": list(each.worth), "lead": list(each.lead), "exact": each.exact} | {
        "error": each.error
    }


def told(capsys: pytest.CaptureFixture[str], name: str, options: dict[str, Any], state: State[Any]) -> list[Any]:
    """The answer of `parlour advise`."""
    given = [f"{option}={value}" for option, value in options.items()]
    assert main(["advise", name, *given, "--position", state.code(), "--json"]) == 0
    found: list[Any] = json.loads(capsys.readouterr().out)["moves"]
    return found


def in_page(asked: dict[str, list[State[Any]]], folder: Path) -> dict[str, list[list[Any]]]:
    """By case, the answers of the page's own sources, in the order of the rules: one process asks all modules."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("no Node.js here to run the module in")
    jobs = []
    for case, states in asked.items():
        engine, file = states[0].game.engine(), folder / case
        listed = list(map(engine.position, states))
        packed, cells = engine.ground(listed[0].ground)
        assert {each.ground for each in listed} == {listed[0].ground}
        file.write_bytes(gzip.decompress(packed))
        numbers = [{"numbers": list(map(str, each.numbers)), "steps": len(each.steps)} for each in listed]
        about = {"module": str(module_file(engine.module)), "ground": str(file), "cells": cells, "positions": numbers}
        jobs.append({**about, "players": states[0].game.players, "instalments": engine.instalments})
    (folder / "jobs").write_text(json.dumps(jobs))
    command = [node, str(ROOT / "tests/engine/ask.mjs"), str(ROOT / "web"), str(folder / "jobs")]
    answers = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return {
        case: [
            [{"move": str(move), **step} for move, step in zip(following(state), answer["steps"], strict=True)]
            for state, answer in zip(states, found, strict=True)
        ]
        for (case, states), found in zip(asked.items(), answers, strict=True)
    }


def same(many: dict[str, int], folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The number of positions of each case."""
    asked = {case: list(islice(positions(parlour.game(GAMES[case][0], **GAMES[case][1])), many[case])) for case in many}
    for case, pages in in_page(asked, folder).items():
        for state, page in zip(asked[case], pages, strict=True):
            _same(state, page, told(capsys, *GAMES[case], state))


def _same(state: State[Any], page: list[Any], command: list[Any]) -> None:
    game, seat, moves = state.game, state.actor, parlour.advise(state)
    assert seat is not None and seat != CHANCE
    expected = [plain(each) for each in moves]
    assert command == expected, "the command line"
    assert sorted(page, key=_move) == sorted(expected, key=_move), "the page"
    balance = Balance(game.engine(), game.players)
    balance.enter(Played(1, state, moves[-1].move, seat, ""))
    (step,) = balance.steps
    listed = [(str(each.move), balance.rounded(each.worth), each.lead) for each in moves]
    assert [(each.move, each.values, each.lead) for each in step.values] == listed, "the analysis"
    assert step.before == balance.rounded(moves[0].worth) and step.state == state
    if "perfect" in levels(game) and all(each.exact for each in moves):
        chosen = parlour.bot(game, "perfect", 1).choose(state)
        worth = next(each.worth[seat] for each in moves if each.move == chosen)
        assert worth == pytest.approx(moves[0].worth[seat], abs=1e-9), "the bot"


def _move(each: dict[str, Any]) -> str:
    return str(each["move"])


def test_every_door_gives_the_same_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    same({case: FEW // len(GAMES) + (place < FEW % len(GAMES)) for place, case in enumerate(GAMES)}, tmp_path, capsys)


@pytest.mark.long
@pytest.mark.parametrize("case", GAMES)
def test_a_thousand_positions_have_one_answer(case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    same({case: -(-MANY // len(GAMES))}, tmp_path, capsys)


def test_an_answer_depends_on_position_and_budget_alone() -> None:
    game = parlour.game("rolit", size=6, players=3)
    first, second = islice(positions(game), 2)
    alone = parlour.advise(first)
    parlour.advise(second)
    assert parlour.advise(first) == alone
    deeper = parlour.advise(first, parlour.Budget(nodes=3_000))
    assert parlour.advise(first, parlour.Budget(nodes=3_000)) == deeper != alone


def test_there_is_no_advice_where_there_is_nothing_to_choose() -> None:
    with pytest.raises(parlour.Unsupported):
        parlour.advise(parlour.game("shutbox").start())


def test_without_the_compiler_the_answers_are_the_same() -> None:
    """Small boxes and Tuki Tuki; `tests/games/rolit/engine` compares Rolit."""
    chosen, command = {**os.environ, "NUMBA_DISABLE_JIT": "1"}, [sys.executable, "-m", "tests.engine.plain"]
    done = subprocess.run(command, cwd=ROOT, env=chosen, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == answers()
