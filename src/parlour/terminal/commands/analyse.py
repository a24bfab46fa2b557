"""`parlour analyse`: separates luck from skill in finished games."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import msgspec

from parlour.errors import BadOption
from parlour.speech.message import Message
from parlour.study.analysis import analyse
from parlour.study.analysis.chart import bar, parts_of, text_graph
from parlour.study.analysis.line import line_of
from parlour.study.analysis.many import analyse_many
from parlour.study.analysis.moments import moments
from parlour.study.analysis.page import page
from parlour.study.analysis.profile import profiles
from parlour.study.analysis.report import Report
from parlour.study.analysis.telling import Telling
from parlour.study.arena.workers import cluster_workers, local_workers
from parlour.table.record import load
from parlour.terminal.commands import fairness
from parlour.terminal.commands.profiling import data, lines
from parlour.terminal.commands.progress import Progress
from parlour.terminal.commands.speaking import columns, complain, say, speech, write_picture


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="RECORD", nargs="+", help=say("help-analyse-file"))
    parser.add_argument("--quick", action="store_true", help=say("help-analyse-quick"))
    parser.add_argument("--fresh", action="store_true", help=say("help-analyse-fresh"))
    parser.add_argument("--workers", type=int, default=1, help=say("help-arena-workers"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=say("help-arena-cluster"))
    parser.add_argument("--html", metavar="FILE.html", help=say("help-analyse-html"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    if len(args.files) > 1:
        return _many(args)
    file = args.files[0]
    report = _analysed(file, args)
    telling = Telling(report, line_of(load(file).table), speech())
    if args.html:
        write_picture("--html", args.html, page(telling))
    if args.json:
        print(json.dumps(msgspec.to_builtins(report), indent=2, ensure_ascii=False))
    elif not args.html:
        print("\n".join([*_lines(telling), *fairness.lines(report.fell, speech())]))
    return 0


def _many(args: argparse.Namespace) -> int:
    """The profile of every player; records that cannot be analysed are named and left out."""
    if args.html:
        raise BadOption("--html", args.html, Message("analysis-one"))
    reports: list[Report] = []
    progress, files = Progress(len(args.files), ""), [Path(file) for file in args.files]
    with cluster_workers(args.cluster) if args.cluster else local_workers(args.workers) as workers:
        for file, answer in analyse_many(files, workers, quick=args.quick, fresh=args.fresh, done=progress.show):
            if isinstance(answer, Report):
                reports.append(answer)
            else:
                complain("analyse", say("profile-left-out", file=str(file), why=answer.message))
    progress.end()
    found = profiles(reports)
    once = {report.record: report.fell for report in reports}.values()
    fair = fairness.lines((each for fell in once for each in fell), speech())
    print(data(found) if args.json else "\n".join([*lines(found, len(reports)), *fair]))
    return 0 if len(reports) == len(args.files) else 1


def _analysed(file: str, args: argparse.Namespace) -> Report:
    progress = Progress(100, "%")
    report = analyse(
        Path(file),
        quick=args.quick,
        fresh=args.fresh,
        progress=lambda done: progress.show(round(100 * done), ""),
    )
    progress.end()
    return report


def _lines(telling: Telling) -> list[str]:
    """The whole report as text."""
    report, say = telling.report, telling.say
    told = [telling.sentence(each) for each in moments(report)]
    if not any(each.erred for each in report.steps):
        told.append(say("analysis-no-mistake"))
    return [
        telling.title(),
        *filter(None, [telling.verdict()]),
        "",
        say("analysis-graph" if report.unit == "win" else "analysis-graph-points"),
        *text_graph(telling),
        *(f"  {seat + 1} {name}" for seat, name in enumerate(telling.names)),
        "",
        say("analysis-account"),
        *_account(telling),
        "",
        *_bars(telling),
        say("analysis-moments"),
        *(f"  {sentence}" for sentence in told),
        "",
        say("analysis-marks-title"),
        *columns([(name, telling.marks(at), telling.accuracy(at)) for at, name in enumerate(telling.names)], "<<<"),
        "",
        *telling.remarks(),
    ]


def _account(telling: Telling) -> list[str]:
    heads = [telling.say(f"analysis-{each}") for each in ("player", "start", "luck", "errors", "others", "residual")]
    rows = [[*heads, telling.say("analysis-result")]]
    for seat in telling.report.seats:
        parts = [telling.change(value) for _, value in parts_of(seat)]
        rows.append([telling.names[seat.seat], telling.number(seat.start), *parts, telling.number(seat.result)])
    return columns(rows, "<>>>>>>")


def _bars(telling: Telling) -> list[str]:
    report = telling.report
    largest = max(report.largest / 4, *(abs(value) for seat in report.seats for _, value in parts_of(seat)))
    lines: list[str] = []
    for seat in report.seats:
        rows = [(telling.say(f"analysis-{part}"), bar(value, largest)) for part, value in parts_of(seat)]
        lines += [telling.names[seat.seat], *columns(rows, "<<"), ""]
    return lines
