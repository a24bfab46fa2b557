"""A bot of one's own at somebody else's table, over the network.

    from parlour.client import play
    result = play("https://…/t/TABLE#i=TOKEN", "hard", name="Robot")

`play` sits down with an invitation or the link of a seat, plays to the end and takes part in every draw with a device
that checks what it is told (`parlour.table.device`). Too many requests, a server that starts anew and a lost
connection are waited out. It needs nothing but the standard library besides Parlour.
"""

from parlour.client.asking import Server
from parlour.client.link import Link
from parlour.client.playing import Result, play
from parlour.client.seat import Seat

__all__ = ["Link", "Result", "Seat", "Server", "play"]
