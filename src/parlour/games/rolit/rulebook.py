"""The rules of Rolit as a player reads them, made for the options of the table."""

from __future__ import annotations

from parlour.contract.rulebook import Chapter, chapter, ours, players
from parlour.games.rolit.board import COLOUR_NAMES
from parlour.games.rolit.engine.maps import known_worth
from parlour.games.rolit.options import MOST_PLAYERS, RolitOptions
from parlour.speech.message import Message, Player

AGE = 7
TIPS = ("size", "corner")


def rulebook(o: RolitOptions, by_seats: bool = False) -> tuple[Chapter, ...]:
    """`by_seats`: the turns follow the seats and not the ring of the board, as in `rolit/1`."""
    return _reversi(o) if o.preset == "reversi" else _rolit(o, by_seats)


def _rolit(o: RolitOptions, by_seats: bool) -> tuple[Chapter, ...]:
    neutral = [name for name in COLOUR_NAMES if name not in o.colours]
    decisions = [*([] if by_seats else ["picture"]), *(["again"] if neutral and o.first == "rules" else [])]
    return (
        chapter("aim", _say("aim"), players(2, MOST_PLAYERS[o.size], AGE)),
        chapter(
            "setup",
            _say("setup", size=o.size),
            _colours("colours", o.colours),
            _colours("neutral", neutral) if neutral else None,
        ),
        chapter("first", *(_first_by_seats(o) if by_seats else (_first(o) or _say("first"),))),
        chapter("turn", _say("turn"), _say("must"), _say("final"), diagram="turn"),
        chapter("cannot", _say("cannot")),
        chapter("tips", *(_say("tip", what=what) for what in TIPS)),
        _worth(o),
        ours("rolit", [*decisions, "corners", "takeback", "shared"]),
    )


def _reversi(o: RolitOptions) -> tuple[Chapter, ...]:
    first = Message("rules-first-alone", {"name": Player(0 if o.first == "rules" else int(o.first))})
    return (
        chapter("aim", _say("reversi-aim")),
        chapter("setup", _say("reversi-setup", size=o.size), _colours("reversi-colours", o.colours)),
        chapter("first", first),
        chapter("turn", _say("reversi-turn")),
        chapter("cannot", _say("reversi-cannot")),
        chapter("tips", *(_say("tip", what=what) for what in TIPS)),
        _worth(o),
    )


def _worth(o: RolitOptions) -> Chapter:
    """RO-11."""
    how = "random" if o.size == 4 else "learned"
    return chapter("worth", _say("worth", how=how), worth=known_worth(o))


def _first(o: RolitOptions) -> Message | None:
    return None if o.first == "rules" else Message("rules-first-seat", {"name": Player(int(o.first))})


def _first_by_seats(o: RolitOptions) -> tuple[Message, ...]:
    """Sentences for the start, the order of turns and the four balls, without the ring."""
    starts = _say("former", what="roll") if o.first == "rules" else None
    order = tuple(Message(f"rolit-colour-{name}") for name in o.colours)
    return (
        starts or Message("rules-first-alone", {"name": Player(int(o.first))}),
        Message("rules-rolit-former", {"what": "order", "colours": order}),
        _say("former", what="picture"),
    )


def _colours(part: str, names: tuple[str, ...] | list[str]) -> Message:
    return Message(f"rules-rolit-{part}", {"colours": tuple(Message(f"rolit-colour-{name}") for name in names)})


def _say(part: str, **facts: str | int) -> Message:
    return Message(f"rules-rolit-{part}", facts)
