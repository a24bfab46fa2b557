"""`parlour bots`: lists the levels of bots, weakest first, each with a sentence."""

from __future__ import annotations

import argparse
import json

from parlour.bot import levels
from parlour.cli.choosing import chosen, game_arguments
from parlour.cli.columns import columns
from parlour.cli.speaking import say, speech


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    found = levels(chosen(args))
    print(json.dumps(found) if args.json else "\n".join(columns([(level, _about(level)) for level in found], "<<", "")))
    return 0


def _about(level: str) -> str:
    """The level in one sentence, where there is one."""
    id = f"bot-level-{level}.about"
    return say(id) if speech().knows(id) else ""
