"""`parlour verify`: is this record what it says it is?"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from parlour.errors import BadOption
from parlour.table.audit import Audit, audit
from parlour.table.record import read_bytes
from parlour.table.verify import HEX32, START

ABOUT = "check records: every byte, every proof of chance, every rule"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help="records of games")
    parser.add_argument("--finished", action="store_true", help="a record still in play is not good enough")
    parser.add_argument("--head", metavar="HASH", help="the hash of the last line, as somebody wrote it down")
    parser.add_argument("--json", action="store_true", help="print data instead of text")


def run(args: argparse.Namespace) -> int:
    if args.head and not HEX32.fullmatch(args.head):
        raise BadOption("head", args.head, "must be 64 hexadecimal digits")
    checked = {name: demanded(audit(read_bytes(name)), args) for name in args.files}
    if args.json:
        print(json.dumps([{"file": name, **asdict(each.findings)} for name, each in checked.items()], indent=2))
    else:
        for name, each in checked.items():
            print(f"{name}: {described(each)}")
    return 0 if all(each.findings.sound for each in checked.values()) else 1


def demanded(found: Audit, args: argparse.Namespace) -> Audit:
    """What the flags demand beyond soundness."""
    findings = found.findings
    if findings.sound and args.finished and findings.status != "finished":
        findings.status, findings.problem = "bad", "the record has no end: lines are missing, or it is still in play"
    elif findings.sound and args.head and findings.head != args.head:
        findings.status, findings.problem = "bad", f"its head is {findings.head}, not the one that was written down"
    return found


def described(found: Audit) -> str:
    findings = found.findings
    if not findings.sound:
        where = f"line {findings.line}, byte {findings.offset}: " if findings.line else ""
        rest = f"; the {findings.events} events before it are sound" if findings.status == "torn" else ""
        return f"{findings.status}: {where}{findings.problem}{rest}"
    proven = f"{findings.draws} draws proven, {findings.by_players} of them with a player's own nonce"
    head = "" if findings.head == START else f"\n  head {findings.head}"
    return f"{findings.status}, {findings.events} events, {proven}{head}"
