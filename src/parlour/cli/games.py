"""`parlour games`: the games, their options, what each may be and what it is by default."""

from __future__ import annotations

import argparse
import json

from parlour.games import NAMES, kind

ABOUT = "list the games, their options and defaults"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="*", help=f"some of {', '.join(NAMES)} (default: all)")
    parser.add_argument("--json", action="store_true", help="print data instead of text")


def run(args: argparse.Namespace) -> int:
    kinds = [kind(name) for name in args.game or NAMES]
    if args.json:
        print(json.dumps({each.name: _data(each.declared) for each in kinds}, indent=2))
        return 0
    for each in kinds:
        print(f"{each.name}  (rules {each.rules})")
        for option in each.declared:
            default = "" if option.default is None else f" (default: {option.default})"
            print(f"  {option.name:12} {option.allowed}{default}\n  {'':12} {option.about}")
        print()
    return 0


def _data(declared: tuple) -> list[dict[str, object]]:  # type: ignore[type-arg]
    return [
        {"name": o.name, "default": o.default, "allowed": str(o.allowed), "choices": o.choices, "about": o.about}
        for o in declared
    ]
