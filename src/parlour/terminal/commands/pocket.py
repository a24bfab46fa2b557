"""`parlour pocket`: writes the pages with an interpreter as a folder that plays without a server."""

from __future__ import annotations

import argparse
from pathlib import Path

from parlour.errors import BadOption, Unsupported, system_says
from parlour.speech.message import Message
from parlour.terminal.commands.progress import Progress
from parlour.terminal.commands.speaking import say


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("-o", "--output", metavar="FOLDER", required=True, type=Path, help=say("help-pocket-output"))


def run(args: argparse.Namespace) -> int:
    from parlour.server.pocket.folder import missing, write

    if (needed := missing()) is not None:
        raise Unsupported(Message("cannot-pocket", {"file": needed}))
    bar = Progress(100, "%")
    try:
        size = write(args.output, lambda done: bar.show(int(100 * done)))
    except OSError as error:
        raise BadOption("--output", str(args.output), system_says(error)) from error
    bar.end()
    print(say("pocket-done", folder=str(args.output), size=round(size / 1e6, 1)))
    return 0
