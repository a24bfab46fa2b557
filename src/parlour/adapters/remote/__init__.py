"""Your own bot at a table of another server.

    from parlour.adapters.remote import play
    result = play("https://…/t/TABLE#i=TOKEN", "hard", name="Robot")

`play` sits down with an invitation or a seat's link and plays to the end. Its device takes part in every draw and
checks every event (`parlour.table.device`). It waits and retries when the server limits requests, restarts or cannot be
reached. Besides Parlour it needs only the standard library.
"""

from parlour.adapters.remote.asking import Server
from parlour.adapters.remote.link import Link
from parlour.adapters.remote.playing import Result, play
from parlour.adapters.remote.seat import Seat

__all__ = ["Link", "Result", "Seat", "Server", "play"]
