"""Every message of the server, in and out, over HTTP and over WebSocket. docs/api.md explains them with examples.

Clients send `commands` and `requests`; `table` shows a table; `responses` are everything else that the server says.
What happened at a table are the table's own events. All of them have their names here.

Validation, the OpenAPI document and the TypeScript types of the web client all come from these declarations. No
message holds a sentence for people: codes are fixed, and the client says them in its own language.
"""

from __future__ import annotations

from parlour.server.schema.commands import (
    Command,
    End,
    Pause,
    React,
    Reaction,
    Rematch,
    Resume,
    Return,
    TakeOver,
)
from parlour.server.schema.requests import (
    Check,
    FromClient,
    Hello,
    InviteFor,
    Join,
    MyTable,
    MyTables,
    NewSeat,
    OpenTable,
    Pace,
    Sync,
)
from parlour.server.schema.responses import (
    Answer,
    Chapter,
    Checked,
    Closing,
    FromServer,
    GameInfo,
    Games,
    Happened,
    Health,
    Invitation,
    Joined,
    Mine,
    Opened,
    OptionInfo,
    Overview,
    Overviews,
    Presence,
    Refused,
    Replay,
    Rules,
    Verified,
    Welcome,
)
from parlour.server.schema.said import Offer, Player, Said
from parlour.server.schema.table import (
    Ended,
    Now,
    Paused,
    SeatNow,
    Step,
    Steps,
    TableNow,
    Turn,
    You,
)
from parlour.table import Play, Roll

__all__ = (
    "Answer", "Chapter", "Check", "Checked", "Closing", "Command", "End", "Ended", "FromClient", "FromServer",
    "GameInfo", "Games", "Happened", "Health", "Hello", "Invitation", "InviteFor", "Join", "Joined", "Mine",
    "MyTable", "MyTables", "NewSeat", "Now", "Offer", "OpenTable", "Opened", "OptionInfo", "Overview", "Overviews",
    "Pace", "Pause", "Paused", "Play", "Player", "Presence", "React", "Reaction", "Refused", "Rematch", "Replay",
    "Resume", "Return", "Roll", "Rules", "Said", "SeatNow", "Step", "Steps", "Sync", "TableNow", "TakeOver", "Turn",
    "Verified", "Welcome", "You",
)  # fmt: skip
