"""`parlour verify`: checks that records are unchanged, fairly drawn and played by the rules."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict

from parlour.errors import BadOption
from parlour.speech.message import Message
from parlour.table.audit import Audit, audit
from parlour.table.daily import misplayed
from parlour.table.receipt import Receipt, misfit, read_receipt
from parlour.table.record import read_bytes
from parlour.table.verify import FORMAT, HEX32, SECOND, START, Findings, Wrong, check_round, words
from parlour.terminal.commands.speaking import say

SHOWN = 8
"""Files that are named, of those that a server sends otherwise."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="*", help=say("help-verify-files"))
    parser.add_argument("--pages", metavar="ADDRESS", help=say("help-verify-pages"))
    parser.add_argument("--finished", action="store_true", help=say("help-verify-finished"))
    parser.add_argument("--head", metavar="HASH", help=say("help-verify-head"))
    parser.add_argument("--day", metavar="NUMBER", help=say("help-verify-day"))
    parser.add_argument("--round", metavar="NUMBER", help=say("help-verify-round"))
    parser.add_argument("--receipt", metavar="FILE", help=say("help-verify-receipt"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    if bool(args.files) == bool(args.pages):
        raise BadOption("FILE", "", Message("verify-what"))
    return _pages(args) if args.pages else _records(args)


def _pages(args: argparse.Namespace) -> int:
    """Whether a server sends the pages of this installation."""
    from parlour.terminal.pages import compare

    address = args.pages.partition("#")[0]
    if not address.startswith(("http://", "https://")):
        raise BadOption("--pages", args.pages, Message("verify-address"))
    found = compare(address)
    if args.json:
        print(json.dumps(asdict(found), indent=2))
    elif found.other:
        shown = ", ".join(found.other[:SHOWN]) + (", …" if len(found.other) > SHOWN else "")
        print(say("pages-other", address=address, count=len(found.other), files=found.files, which=shown))
    else:
        print(say("pages-same", address=address, files=found.files, digest=found.digest))
    return 1 if found.other else 0


def _records(args: argparse.Namespace) -> int:
    if args.head and not HEX32.fullmatch(args.head):
        raise BadOption("head", args.head, Message("verify-hash"))
    receipt = read_receipt(read_bytes(args.receipt)) if args.receipt else None
    records = {name: read_bytes(name) for name in args.files}
    checked = {name: audit(data) for name, data in records.items()}
    problems = {name: problem(found, args, receipt, records[name]) for name, found in checked.items()}
    if args.json:
        print(json.dumps([{"file": name, **asdict(each.findings)} for name, each in checked.items()], indent=2))
    else:
        for name, each in checked.items():
            print(f"{name}: {described(each.findings, problems[name], receipt)}")
    return 0 if all(each.findings.sound for each in checked.values()) else 1


def problem(found: Audit, args: argparse.Namespace, receipt: Receipt | None, record: bytes) -> Message | None:
    """The fault of the record; flags that demand more than soundness add to the findings."""
    findings = found.findings
    missing = demanded(findings, args) if findings.sound else None
    if findings.sound and missing is None and receipt is not None:
        missing = misfit(receipt, record)
    if findings.sound and missing is None and args.day and found.table is not None:
        missing = misplayed(record, found.table, args.day)
    if findings.sound and missing is None and args.round:
        missing = other_round(record, args.round)
    if missing is None:
        return found.problem
    findings.status, findings.problem, findings.code = "bad", str(missing), "demanded"
    return missing


def other_round(record: bytes, number: str) -> Message | None:
    """Contradictions to the number of a round, which is published when the round is over."""
    try:
        check_round(record, number)
    except Wrong:
        return Message("wrong-round")
    return None


def demanded(findings: Findings, args: argparse.Namespace) -> Message | None:
    """The properties that the flags demand and the record lacks."""
    if args.finished and findings.status != "finished":
        return Message("verify-no-end")
    if args.head and findings.head != args.head:
        return Message("verify-other-head", {"head": findings.head})
    return None


def described(findings: Findings, problem: Message | None, receipt: Receipt | None) -> str:
    status = Message("verify-status", {"status": findings.status.replace(" ", "-")})
    if problem is not None:
        return say("verify-unsound", status=status, problem=placed(findings, problem))
    proven = say("verify-sound", status=status, events=findings.events, draws=findings.draws, own=findings.by_players)
    head = [] if findings.head == START else [say("verify-head", head=findings.head)]
    return "\n  ".join([proven, *shown(findings), *head, *fitting(receipt)])


def fitting(receipt: Receipt | None) -> Iterator[str]:
    """The findings of a device's receipt that fits the record."""
    if receipt is not None:
        yield say("verify-receipt", device=receipt.device, events=receipt.events, links=len(receipt.links))
    if receipt is not None and receipt.alarm:
        yield say("verify-receipt-alarm", alarm=receipt.alarm)


def shown(findings: Findings) -> Iterator[str]:
    """Further findings about the chance of a sound record."""
    if findings.format == FORMAT:
        yield say("verify-first")
    if findings.daily:
        yield say("verify-daily", day=findings.daily)
    if findings.duplicate:
        yield say("verify-duplicate", round=findings.duplicate)
    for seat, strength in enumerate(findings.coach):
        if strength:
            yield say("play-step", name=say("seat-name", number=str(seat + 1)), step=say(f"coach-{strength}"))
    if findings.told is not None:
        yield say("verify-told", count=findings.told)
    if findings.devices:
        yield say("verify-devices", count=findings.devices)
    nobody = findings.told is not None or findings.devices
    for seat, count in enumerate(() if nobody else findings.covered):
        yield say("verify-covered", seat=seat, count=count, draws=findings.draws)
    if findings.format == SECOND and findings.alone and not findings.devices:
        yield say("verify-alone", count=findings.alone)
    if findings.drops:
        yield say("verify-drops", count=findings.drops)
    for n, outcome in findings.voids.items():
        yield say("verify-voided", n=n) if outcome is None else say("verify-would", n=n, outcome=outcome)
    if findings.open:
        yield say("verify-open", n=findings.open)
    yield say("verify-words", seq=findings.events, words=words(findings.events, findings.head))


def placed(findings: Findings, problem: Message) -> Message:
    """The problem, its place, and the number of sound lines before it."""
    if findings.line:
        problem = Message("verify-place", {"line": findings.line, "offset": findings.offset, "problem": problem})
    if findings.status == "torn":
        problem = Message("verify-before", {"problem": problem, "events": findings.events})
    return problem
