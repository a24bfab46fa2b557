"""`parlour bots`: who would play against you?"""

from __future__ import annotations

import argparse
import json

from parlour.bot import levels
from parlour.cli.choosing import chosen, game_arguments
from parlour.cli.speaking import say


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    found = levels(chosen(args))
    print(json.dumps(found) if args.json else "\n".join(found))
    return 0
