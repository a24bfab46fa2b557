"""Many records by several workers: the same reports, even if workers die meanwhile."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.errors import ParlourError
from parlour.study.analysis.many import analyse_many
from parlour.study.analysis.report import Report
from parlour.study.arena.workers import InThisProcess, cluster_workers
from parlour.terminal.commands import main

RECORDS = Path(__file__).parents[2] / "golden" / "records"


def copied(folder: Path, names: list[str]) -> list[Path]:
    return [Path(shutil.copy(RECORDS / f"{name}.jsonl", folder)) for name in names]


def here(files: list[Path]) -> dict[str, Report | ParlourError]:
    return {file.name: found for file, found in analyse_many(files, InThisProcess(), quick=True)}


def test_the_command_gives_many_records_to_a_cluster(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    distributed = pytest.importorskip("distributed")
    files = copied(tmp_path, ["shutbox-solo", "rolit-4x4"])
    (tmp_path / "spoilt.jsonl").write_text("{}\n")
    plain = ["analyse", "--quick", "--fresh", "--json", *map(str, (*files, tmp_path / "spoilt.jsonl"))]
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        assert main([*plain, "--cluster", cluster.scheduler_address]) == 1
    there = capsys.readouterr()
    assert "spoilt.jsonl" in there.err
    assert {file.name for file in tmp_path.glob("*.quick.json")} == {f"{file.stem}.quick.json" for file in files}
    assert main(plain) == 1
    assert capsys.readouterr().out == there.out


def test_every_file_has_its_answer_and_what_is_kept_is_read_again(tmp_path: Path) -> None:
    files = copied(tmp_path, ["shutbox-solo", "rolit-4x4"])
    files.insert(1, tmp_path / "nowhere.jsonl")
    heard: list[int] = []
    found = list(analyse_many(files, InThisProcess(), quick=True, done=heard.append))
    assert [file for file, _ in found] == files and heard == [1, 2, 3]
    assert [isinstance(report, Report) for _, report in found] == [True, False, True]
    assert here(files)["rolit-4x4.jsonl"] == found[2][1]


@pytest.mark.long
def test_a_report_does_not_depend_on_how_many_threads_there_are() -> None:
    told = "from parlour.study.analysis import analyse; print(analyse(%r, quick=True).to_json().decode())"
    text = (RECORDS / "shutbox-210.jsonl").read_text()
    outputs = {
        subprocess.run(
            [sys.executable, "-c", told % text],
            env=os.environ | {"OPENBLAS_NUM_THREADS": threads},
            capture_output=True,
            check=True,
        ).stdout
        for threads in ("1", "2")
    }
    assert len(outputs) == 1


@pytest.mark.long
def test_a_worker_of_a_cluster_is_killed_in_the_middle(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    files = copied(tmp_path, sorted(file.stem for file in RECORDS.glob("*.jsonl")))
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        cluster_workers(cluster.scheduler_address) as executor,
    ):
        victim = next(iter(cluster.workers.values())).pid
        found = {}
        for file, report in analyse_many(files, executor, quick=True, fresh=True):
            if not found:
                os.kill(victim, signal.SIGKILL)
            found[file.name] = report
    for file in tmp_path.glob("*.quick.json"):
        file.unlink()
    assert found == here(files)
