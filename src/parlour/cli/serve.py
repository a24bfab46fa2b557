"""`parlour serve`: the games in the browser, for everybody who can reach this machine."""

from __future__ import annotations

import argparse
from pathlib import Path

from parlour.cli.welcoming import welcome
from parlour.errors import BadOption

ABOUT = "serve the games to browsers and programs, here or across the network"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=int, default=8000, help="the port to listen on (default: 8000)")
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 for all (default: 127.0.0.1)"
    )
    parser.add_argument("--database", help="postgresql://… for several nodes, or the path of a SQLite file")
    parser.add_argument("--data", type=Path, help="the folder for the SQLite file (default: the user's data folder)")
    parser.add_argument("--url", default="", help="the address people use, for invitations: https://games.example")
    parser.add_argument(
        "--origin", action="append", default=[], help="another origin whose pages may use this server; may be repeated"
    )
    parser.add_argument(
        "--proxies",
        default="127.0.0.1",
        help="addresses of reverse proxies to believe, with commas (default: 127.0.0.1)",
    )
    parser.add_argument("--open", action="store_true", help="show the first page in a browser, where there is one")
    parser.add_argument("--workers", type=int, help="processes in which bots think (default: cores − 1)")


def run(args: argparse.Namespace) -> int:
    from parlour.folders import data_folder
    from parlour.server.running import serve
    from parlour.server.settings import Settings

    if not 0 <= args.port <= 65535:
        raise BadOption("port", args.port, "must be 0 to 65535")
    if args.workers is not None and args.workers < 1:
        raise BadOption("workers", args.workers, "must be at least 1")
    database = args.database or str((args.data or data_folder()) / "parlour.sqlite3")
    more = {} if args.workers is None else {"workers": args.workers}
    settings = Settings(
        database=database, host=args.host, port=args.port, url=args.url, origins=tuple(args.origin), **more
    )
    if args.open:
        welcome(args.host, args.port)
    return serve(settings, args.proxies)
