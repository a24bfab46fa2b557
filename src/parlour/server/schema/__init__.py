"""Every message of the server, in and out, over HTTP and over WebSocket. docs/api.md explains them with examples.

Clients send `commands` and `requests`; `table` shows a table; `responses` are everything else that the server says.
What happened at a table are the table's own events. All of them have their names here.

Validation, the OpenAPI document and the TypeScript types of the web client all come from these declarations. No
message holds a sentence for people: codes are fixed, and the client says them in its own language.
"""

from __future__ import annotations

from parlour.server.schema.analysis import Analysing, Analysis, AnalysisMoment, Line, Lined, LineStep
from parlour.server.schema.commands import (
    Agree,
    Begin,
    Command,
    DeviceCommand,
    DrawAnswer,
    End,
    Pause,
    React,
    Reaction,
    Ready,
    Rematch,
    Resume,
    Return,
    Reveal,
    TakeOver,
    Thought,
)
from parlour.server.schema.daily import Daily, DailyEntry, DailyGame, OpenDaily, OpenedDaily
from parlour.server.schema.exploration import Chance, Explored
from parlour.server.schema.lesson import Lesson
from parlour.server.schema.ratings import (
    Enter,
    Field,
    Figure,
    KeyLink,
    Me,
    MyGame,
    MyRating,
    NameMe,
    Rated,
    RatedSeat,
    RatedTable,
    Ratings,
)
from parlour.server.schema.requests import (
    Check,
    Claim,
    EnterCode,
    Explore,
    FromClient,
    Hello,
    InviteFor,
    Join,
    MyTable,
    MyTables,
    NewClock,
    NewSeat,
    Nod,
    OpenTable,
    Pace,
    SetHome,
    Sync,
)
from parlour.server.schema.responses import (
    Advice,
    Answer,
    Chapter,
    Checked,
    Claimed,
    Clocked,
    Closing,
    Coaching,
    Coded,
    Drawing,
    FromServer,
    GameInfo,
    Games,
    Happened,
    Health,
    Home,
    Invitation,
    Joined,
    Mine,
    Opened,
    OptionInfo,
    Overview,
    Overviews,
    Presence,
    Question,
    Reach,
    Refused,
    Replay,
    Rules,
    Think,
    Verified,
    Welcome,
)
from parlour.server.schema.said import Offer, Player, Said
from parlour.server.schema.table import (
    ClockNow,
    Draw,
    Ended,
    Now,
    PartyMember,
    Paused,
    SeatNow,
    Step,
    Steps,
    TableNow,
    Turn,
    Undoable,
    You,
)
from parlour.server.schema.tournament import (
    JoinTournament,
    LinkFor,
    OpenedTournament,
    OpenTournament,
    RunTournament,
    TournamentNow,
    TournamentPerson,
    TournamentRound,
    TournamentStanding,
    TournamentTable,
)
from parlour.table import Back, Chain, Leave, Play, Register, Roll, Undo
from parlour.table.clock import Clock

__all__ = (
    "Advice", "Agree", "Analysing", "Analysis", "AnalysisMoment", "Answer", "Back", "Begin", "Chain", "Chance",
    "Chapter", "Check", "Checked", "Claim", "Claimed", "Clock", "ClockNow", "Clocked", "Closing", "Coaching", "Coded",
    "Command", "Daily", "DailyEntry", "DailyGame", "DeviceCommand", "Draw", "DrawAnswer", "Drawing", "End", "Ended",
    "Enter", "EnterCode", "Explore", "Explored", "Field", "Figure", "FromClient", "FromServer", "GameInfo", "Games",
    "Happened", "Health", "Hello", "Home", "Invitation", "InviteFor", "Join", "JoinTournament", "Joined", "KeyLink",
    "Leave", "Lesson", "Line", "LineStep", "Lined", "LinkFor", "Me", "Mine", "MyGame", "MyRating", "MyTable",
    "MyTables", "NameMe", "NewClock", "NewSeat", "Nod", "Now", "Offer", "OpenDaily", "OpenTable", "OpenTournament",
    "Opened", "OpenedDaily", "OpenedTournament", "OptionInfo", "Overview", "Overviews", "Pace", "PartyMember", "Pause",
    "Paused", "Play", "Player", "Presence", "Question", "Rated", "RatedSeat", "RatedTable", "Ratings", "Reach", "React",
    "Reaction", "Ready", "Refused", "Register", "Rematch", "Replay", "Resume", "Return", "Reveal", "Roll", "Rules",
    "RunTournament", "Said", "SeatNow", "SetHome", "Step", "Steps", "Sync", "TableNow", "TakeOver", "Think", "Thought",
    "TournamentNow", "TournamentPerson", "TournamentRound", "TournamentStanding", "TournamentTable", "Turn", "Undo",
    "Undoable", "Verified", "Welcome", "You",
)  # fmt: skip
