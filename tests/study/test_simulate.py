"""Simulations in parts: by number, by workers, and on a cluster; what comes out is what one core finds."""

import json
import os
import signal
from typing import Any

import pytest

import parlour
from parlour import BadOption
from parlour.study.arena.workers import InThisProcess, cluster_workers
from parlour.study.simulate import count_in_parts
from parlour.terminal.commands import main

CASES: list[Any] = [
    ("shutbox", {"players": 3}, None),
    ("shutbox", {"players": 2}, "easy"),
    ("tuki", {"players": 2, "rounds": 1}, None),
    pytest.param("tuki", {"players": 2, "rounds": 1}, "easy", marks=pytest.mark.long),  # compiles for long
    ("rolit", {"players": 3}, None),
    ("rolit", {"preset": "reversi"}, None),
    ("rolit", {"players": 2, "size": 4}, "easy"),
]


@pytest.mark.parametrize(("name", "options", "policies"), CASES)
def test_a_part_has_the_games_of_the_whole(name: str, options: dict[str, Any], policies: str | None) -> None:
    game = parlour.game(name, **options)
    whole = parlour.simulate(game, 400, seed=4, policies=policies)
    for first, n in ((0, 3), (1, 130), (127, 2), (128, 64), (399, 1)):
        part = parlour.simulate(game, n, seed=4, policies=policies, first=first)
        for of_part, of_whole in zip((*part, part.winners), (*whole, whole.winners), strict=True):
            assert (of_part == of_whole[first : first + n]).all()
    assert count_in_parts(game, 400, InThisProcess(), seed=4, policies=policies) == whole.counts


def test_the_first_game_is_a_number_that_there_is() -> None:
    game = parlour.game("shutbox", players=1)
    for first, device in ((-1, "cpu"), (2**63 - 1, "cpu"), (1, "cuda")):
        with pytest.raises(BadOption, match="first"):
            parlour.simulate(game, 1, first=first, device=device)


def test_it_is_told_how_far_the_work_is() -> None:
    told: list[int] = []
    count_in_parts(parlour.game("shutbox", players=1), 1000, InThisProcess(), done=told.append)
    assert told == sorted(told) and len(told) > 200 and told[-1] == 1000


PLAIN = ["simulate", "rolit", "size=4", "players=2", "-n", "300", "--policies", "easy,random", "--json"]


def said(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert main(arguments) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    del data["seconds"], data["games_per_second"]
    return data


def test_the_command_gives_its_work_to_a_cluster(capsys: pytest.CaptureFixture[str]) -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        there = said([*PLAIN, "--cluster", cluster.scheduler_address], capsys)
    assert there == said(PLAIN, capsys)
    assert main([*PLAIN, "--cluster", "tcp://127.0.0.1:1", "--device", "cuda"]) == 2


@pytest.mark.long
def test_a_worker_of_a_cluster_is_killed_in_the_middle() -> None:
    distributed = pytest.importorskip("distributed")
    game = parlour.game("tuki", players=3)
    with (
        distributed.LocalCluster(n_workers=3, threads_per_worker=1, dashboard_address=None) as cluster,
        cluster_workers(cluster.scheduler_address) as executor,
    ):
        victims = [next(iter(cluster.workers.values())).pid]

        def kill(games: int) -> None:
            while victims:
                os.kill(victims.pop(), signal.SIGKILL)

        there = count_in_parts(game, 100_000, executor, seed=2, done=kill)
    assert not victims
    assert there == parlour.simulate(game, 100_000, seed=2).counts
