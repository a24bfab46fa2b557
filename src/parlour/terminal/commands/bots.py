"""`parlour bots`: lists the levels of bots, weakest first, each with a sentence."""

from __future__ import annotations

import argparse
import json

from parlour.contract.bots import levels
from parlour.speech.languages import level_about
from parlour.terminal.commands.choosing import chosen, game_arguments
from parlour.terminal.commands.speaking import columns, say, speech


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    game = chosen(args)
    found = levels(game)
    if args.json:
        print(json.dumps(found))
    else:
        told = [(level, level_about(speech(), game.name, level)) for level in found]
        print("\n".join(columns(told, "<<", "")))
    return 0
