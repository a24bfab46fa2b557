"""`parlour serve`: serves the games to browsers and programs."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from parlour.contract.options import requirement, whole_from
from parlour.errors import BadOption
from parlour.speech.message import Message
from parlour.terminal.commands.speaking import complain, say, speech
from parlour.terminal.commands.welcoming import welcome
from parlour.terminal.interrupts import end_at_once


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=int, default=8000, help=say("help-serve-port"))
    parser.add_argument("--host", default="127.0.0.1", help=say("help-serve-host"))
    parser.add_argument("--database", help=say("help-serve-database"))
    parser.add_argument("--data", type=Path, help=say("help-serve-data"))
    parser.add_argument("--url", default="", help=say("help-serve-url"))
    parser.add_argument("--origin", action="append", default=[], help=say("help-serve-origin"))
    parser.add_argument(
        "--proxies",
        default="127.0.0.1",
        help=say("help-serve-proxies"),
    )
    parser.add_argument("--home", action="store_true", help=say("help-serve-home"))
    parser.add_argument("--open", action="store_true", help=say("help-serve-open"))
    parser.add_argument("--workers", type=int, help=say("help-serve-workers"))
    parser.add_argument("--operator", default="", help=say("help-serve-operator"))
    parser.add_argument("--devices-think", action="store_true", help=say("help-serve-devices-think"))
    parser.add_argument("--no-push", dest="push", action="store_false", help=say("help-serve-no-push"))
    parser.add_argument("--offline", type=Path, metavar="FOLDER", help=say("help-serve-offline"))
    parser.add_argument("--metrics", default="", metavar="HOST:PORT", help=say("help-serve-metrics"))


def run(args: argparse.Namespace) -> int:
    if not 0 <= args.port <= 65535:
        raise BadOption("port", args.port, requirement(whole_from(0, 65535)))
    if args.workers is not None and args.workers < 1:
        raise BadOption("workers", args.workers, Message("serve-workers"))
    if args.offline is not None:
        from parlour.server.offline.folder import check

        check(args.offline)
    end_at_once()  # until the server listens for signals
    os.environ["PARLOUR_PLAIN"] = os.environ["PARLOUR_QUIET"] = "1"  # workers compile, while nobody waits
    from parlour.compute.machine import data_folder
    from parlour.server.ops.listening import PortInUse, bound, bound_from
    from parlour.server.service import serve
    from parlour.server.settings import Settings

    database = args.database or str((args.data or data_folder()) / "parlour.sqlite3")
    more = {} if args.workers is None else {"workers": args.workers}
    settings = Settings(
        database=database,
        host=args.host,
        port=args.port,
        url=args.url,
        origins=tuple(args.origin),
        proxies=args.proxies,
        metrics=args.metrics,
        home=args.home,
        operator=args.operator,
        devices_think=args.devices_think,
        push=args.push,
        offline=args.offline,
        **more,
    )
    try:
        sockets, port = bound(args.host, args.port), args.port
    except PortInUse as error:
        if not args.open:  # a program expects this port and no other
            raise
        complain("serve", speech().tell(error.message))
        sockets, port = bound_from(args.host, args.port + 1)
    if args.open or sys.stdout.isatty():
        welcome(args.host, port or sockets[0].getsockname()[1], browser=args.open)
    status = serve(settings, sockets)
    sys.stdout.flush()
    os._exit(status)  # all is written: exit without tearing down threads and modules
