"""`parlour exam`: writes questions about positions for language models, and scores answers."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from parlour.contract.options import within
from parlour.errors import BadOption, system_says
from parlour.speech.languages import COMPLETE, speak
from parlour.speech.message import Message
from parlour.study.exam import MOST, questions, score
from parlour.study.simulate import checked_seed
from parlour.terminal.commands.choosing import chosen, option_arguments
from parlour.terminal.commands.progress import Progress
from parlour.terminal.commands.speaking import say


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=say("help-exam-game"))
    option_arguments(parser)
    parser.add_argument("-o", "--output", metavar="FILE.jsonl", help=say("help-exam-output"))
    parser.add_argument("-n", type=int, default=100, help=say("help-exam-n"))
    parser.add_argument("--seed", type=int, default=0, help=say("help-seed"))
    parser.add_argument("--language", metavar="CODE", default="en", help=say("help-play-language", codes=COMPLETE))
    parser.add_argument("--score", metavar="FILE.jsonl", nargs=2, help=say("help-exam-score"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    if args.score:
        found = score(*map(Path, args.score))
        numbers = {name: f"{value:.4f}" if isinstance(value, float) else value for name, value in asdict(found).items()}
        print(json.dumps(asdict(found), indent=2) if args.json else say("exam-scored", **numbers))
        return 0
    speech = speak(args.language, isolating=False)
    if args.game is None or args.output is None:
        raise BadOption("--output", args.output, Message("option-exam"))
    game = chosen(args)
    n = within("-n", args.n, 1, MOST, Message("option-from-to", {"least": 1, "most": MOST}))
    progress = Progress(n, say("progress-positions"))
    try:
        asked = questions(game, n, checked_seed(args.seed), speech, progress.show)
    finally:
        progress.end()
    try:
        lines = (json.dumps(each, ensure_ascii=False) + "\n" for each in asked)
        Path(args.output).write_text("".join(lines), encoding="utf-8")
    except OSError as error:
        raise BadOption("--output", args.output, Message("cli-cannot-write", {"reason": system_says(error)})) from error
    data = {"file": args.output, "questions": len(asked), "language": args.language, "seed": args.seed}
    print(json.dumps(data, indent=2) if args.json else say("exam-made", file=args.output, questions=len(asked)))
    return 0
