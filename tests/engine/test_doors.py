"""One question, one answer: library, command line, page, analysis and bots say the same of a position, bit for bit."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from parlour.compute.webassembly.stamp import module_file
from parlour.contract.bots import levels
from parlour.contract.engine import Valued
from parlour.contract.state import CHANCE, State
from parlour.study.analysis.ledger import Ledger
from parlour.study.analysis.line import Played
from parlour.terminal.commands import main

ROOT = Path(__file__).parents[2]
FEW, MANY = 20, 1_000
NINE = {"edition": "nine"}
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "rolit-4": ("rolit", {"size": 4}),
    "rolit-6": ("rolit", {"size": 6}),
    "rolit-8": ("rolit", {}),
    "reversi": ("rolit", {"preset": "reversi"}),
    "rolit-three": ("rolit", {"size": 6, "players": 3}),
    "rolit-four": ("rolit", {"size": 6, "players": 4}),
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


def in_page(game: parlour.Game, states: list[State[Any]], folder: Path) -> list[list[Any]]:
    """The answers of the page's own sources, in the order of the rules; positions on other grounds are left out."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("no Node.js here to run the module in")
    engine = game.engine()
    asked = [engine.position(state) for state in states]
    file, cells = engine.ground(asked[0].ground)
    (folder / "ground").write_bytes(gzip.decompress(file))
    listed = [{"numbers": list(map(str, each.numbers)), "steps": len(each.steps)} for each in asked]
    job = {"module": str(module_file(engine.module)), "ground": str(folder / "ground"), "cells": cells}
    (folder / "job").write_text(
        json.dumps({**job, "players": game.players, "instalments": engine.instalments, "positions": listed})
    )
    command = [node, str(ROOT / "tests/engine/ask.mjs"), str(ROOT / "web"), str(folder / "job")]
    answers = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    named = [[str(step) for step in each.steps] for each in asked]
    return [
        [{"move": move, **step} for move, step in zip(moves, answer["steps"], strict=True)]
        for moves, answer in zip(named, answers, strict=True)
    ]


def same(name: str, options: dict[str, Any], many: int, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = parlour.game(name, **options)
    states = list(islice(positions(game), many))
    library = [parlour.advise(state) for state in states]
    for state, moves, page in zip(states, library, in_page(game, states, folder), strict=True):
        seat = state.actor
        assert seat is not None and seat != CHANCE
        expected = [plain(each) for each in moves]
        assert told(capsys, name, options, state) == expected, "the command line"
        assert sorted(page, key=_move) == sorted(expected, key=_move), "the page"
        ledger = Ledger(game.engine(), game.players)
        ledger.enter(Played(1, state, moves[-1].move, seat, ""))
        (step,) = ledger.steps
        listed = [(str(each.move), ledger.rounded(each.worth), each.lead) for each in moves]
        assert [(each.move, each.values, each.lead) for each in step.values] == listed, "the analysis"
        assert step.before == ledger.rounded(moves[0].worth) and step.state == state
        if "perfect" in levels(game) and all(each.exact for each in moves):
            chosen = parlour.bot(game, "perfect", 1).choose(state)
            worth = next(each.worth[seat] for each in moves if each.move == chosen)
            assert worth == pytest.approx(moves[0].worth[seat], abs=1e-9), "the bot"


def _move(each: dict[str, Any]) -> str:
    return str(each["move"])


@pytest.mark.parametrize("case", GAMES)
def test_every_door_gives_the_same_answer(case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    same(*GAMES[case], FEW, tmp_path, capsys)


@pytest.mark.long
@pytest.mark.parametrize("case", GAMES)
def test_a_thousand_positions_have_one_answer(case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    same(*GAMES[case], MANY, tmp_path, capsys)


def test_an_answer_depends_on_position_and_budget_alone() -> None:
    game = parlour.game("tuki", players=3)
    first, second = islice(positions(game), 2)
    alone = parlour.advise(first)
    parlour.advise(second)
    assert parlour.advise(first) == alone
    deeper = parlour.advise(first, parlour.Budget(nodes=3_000))
    assert parlour.advise(first, parlour.Budget(nodes=3_000)) == deeper != alone


def test_there_is_no_advice_where_there_is_nothing_to_choose() -> None:
    with pytest.raises(parlour.Unsupported):
        parlour.advise(parlour.game("shutbox").start())
