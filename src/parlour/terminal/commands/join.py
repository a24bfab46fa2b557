"""`parlour join`: a seat at a table on another server, played on this terminal with its own rules and device."""

from __future__ import annotations

import argparse

from parlour.errors import Unsupported
from parlour.speech.languages import COMPLETE
from parlour.speech.message import Message
from parlour.terminal.commands.screen import full_screen, on_a_screen, uncompiled
from parlour.terminal.commands.speaking import say, speech


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("link", metavar="LINK", help=say("help-join-link"))
    parser.add_argument("--name", metavar="NAME", default="", help=say("help-join-name"))
    parser.add_argument("--language", metavar="CODE", help=say("help-play-language", codes=COMPLETE))
    parser.add_argument("--bidi", choices=("here", "terminal"), default="here", help=say("help-play-bidi"))


def run(args: argparse.Namespace) -> int:
    uncompiled()
    from parlour.adapters.remote import Link
    from parlour.terminal.guest import Guest

    spoken = speech(args.language or "")  # report a wrong language first
    Link.of(args.link)
    if not on_a_screen():
        raise Unsupported(Message("join-no-screen"))
    guest = Guest(args.link, args.name)
    try:
        return full_screen("join", spoken.code, lambda: guest, args.bidi)
    finally:
        guest.say_goodbye()
