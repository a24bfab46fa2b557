"""A bot of one's own at somebody else's table, over the network.

    from parlour.adapters.remote import play
    result = play("https://…/t/TABLE#i=TOKEN", "hard", name="Robot")

`play` sits down with an invitation or the link of a seat, plays to the end and takes part in every draw with a device
that checks what it is told (`parlour.table.device`). Too many requests, a server that starts anew and a lost
connection are waited out. It needs nothing but the standard library besides Parlour.
"""

from parlour.adapters.remote.asking import Server
from parlour.adapters.remote.link import Link
from parlour.adapters.remote.playing import Result, play
from parlour.adapters.remote.seat import Seat

__all__ = ["Link", "Result", "Seat", "Server", "play"]
