"""The rules of Shut the Box as a player reads them, made for the options of the table."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.games.shutbox.options import LONGEST_ROW, MOST_PLAYERS, ShutBoxOptions
from parlour.games.shutbox.presets import DEFAULTS, EDITIONS, VARIANTS
from parlour.games.shutbox.sets import numbers_of, shuttable
from parlour.message import Message, Player
from parlour.rulebook import Chapter, chapter, ours, players

TACTICA = ("tactica", "tactica-shared")
AGE = 7
AGREED = ("score", "until", "unplayed")
MOST_SETS = 8
"""How many ways to shut a total are listed as an example."""


def rulebook(o: ShutBoxOptions) -> tuple[Chapter, ...]:
    """Every chapter that holds for these options; one with nothing to say is left out."""
    found = (
        chapter("aim", _say("aim", aim=_aim(o)), _players(o)),
        chapter("setup", _rows(o), _preshut(o)),
        chapter("first", _first(o)),
        chapter("turn", *_turn(o), diagram="turn" if _plain_turn(o) else ""),
        _dice(o),
        chapter("end", *_end(o)),
        chapter("count", _say("count", score=o.score)),
        chapter("match", *_match(o)),
        chapter("tie", _say("tie", tie=o.tie) if _ties(o) else None),
        ours("shutbox", _ours(o), most=_most(o)),
    )
    return tuple(each for each in found if each.paragraphs)


def _say(part: str, **facts: str | int) -> Message:
    return Message(f"rules-shutbox-{part}", facts)


def _ties(o: ShutBoxOptions) -> bool:
    """Whether several can have the lowest score and all hope to win."""
    return o.players > 1 and o.out == "score"


def _most(o: ShutBoxOptions) -> int:
    return 2 if o.rows == "own" and o.tiles > LONGEST_ROW else MOST_PLAYERS[o.rows]


def _players(o: ShutBoxOptions) -> Message | None:
    return None if o.until == "stop" else players(1, _most(o), AGE if o.edition in TACTICA else None)


def _aim(o: ShutBoxOptions) -> str:
    return "solo" if o.until == "stop" else o.shut


def _rows(o: ShutBoxOptions) -> Message:
    rows = "two" if o.rows == "own" and o.tiles > LONGEST_ROW else o.rows
    return _say("rows", rows="alone" if o.players == 1 and rows != "two" else rows, tiles=o.tiles)


def _preshut(o: ShutBoxOptions) -> Message | None:
    return Message("rules-shutbox-preshut", {"flaps": tuple(map(str, o.preshut))}) if o.preshut else None


def _first(o: ShutBoxOptions) -> Message | None:
    if o.players == 1:
        return None
    return _say("first") if o.first == "rules" else Message("rules-first-seat", {"name": Player(int(o.first))})


def _turn(o: ShutBoxOptions) -> Iterator[Message | None]:
    yield _say("parity") if o.parity == "choice" else None
    yield _say("roll", combine=o.combine)
    yield _example(o)
    yield _say("go", order=o.order)
    yield _say("first-hit", number=o.first_hit) if o.first_hit else None
    yield _say("bust", total=o.bust) if o.bust else None


def _plain_turn(o: ShutBoxOptions) -> bool:
    """Whether the picture of a turn is true: any sum of open flaps, roll after roll, and nothing shut beforehand."""
    special = o.first_hit or o.preshut or o.bust
    return not special and (o.combine, o.parity, o.order, o.dice) == ("sum", "all", "turns", 2)


def _dice(o: ShutBoxOptions) -> Chapter:
    said = _say("dice", fewer=o.fewer_dice.removesuffix("-6")) if o.dice > 1 else None
    return chapter("dice", said, diagram="dice" if (o.fewer_dice, o.dice) == ("choice", 2) else "")


def _example(o: ShutBoxOptions) -> Message | None:
    """SB-03: the ways to shut the total that has most of them, on the row as it starts."""
    if o.combine != "sum" or o.parity == "choice":
        return None
    sets = shuttable(o.tiles, o.dice, o.fewer_dice, o.combine, o.bust)
    by_total = {sum(roll): masks for roll, masks in sets.items()}
    fitting = {
        total: sorted((numbers_of(mask) for mask in masks if mask & ~o.start_row == 0), key=lambda s: (len(s), s))
        for total, masks in by_total.items()
    }
    few = {total: ways for total, ways in fitting.items() if 1 < len(ways) <= MOST_SETS}
    if not few:
        return None
    total = max(few, key=lambda each: (len(few[each]), -each))
    written = tuple("+".join(map(str, numbers)) for numbers in few[total])
    return Message("rules-shutbox-example", {"total": total, "sets": written})


def _end(o: ShutBoxOptions) -> Iterator[Message | None]:
    if o.until == "stop":
        yield _say("end", end="solo")
        return
    wins = "match" if o.match else "wins"
    yield _say("end", end=wins if o.shut == "wins" else o.unplayed)
    yield _say("out", out=o.out) if o.order == "rounds" else None


def _match(o: ShutBoxOptions) -> Iterator[Message | None]:
    if o.until == "stop":
        yield _say("until", until="stop", count=0)
    if not o.match:
        return
    count, unit = o.until.split()
    yield _say("until", until=unit, count=int(count))
    yield _say("lead", lead=o.lead) if o.players > 1 else None


def _ours(o: ShutBoxOptions) -> Iterator[str]:
    """SB-07 to SB-33: what these options make use of and no rulebook says."""
    if o.edition == "nine":
        yield "box"
    elif _mixed(o):
        yield "mixed"
    if o.players > 1:
        yield from _ours_together(o)
    if o.combine == "exact":
        yield "exact"
    if o.parity == "choice":
        yield from _ours_of_halves(o)
    if o.until == "stop":
        yield "solo"


def _mixed(o: ShutBoxOptions) -> bool:
    """SB-33: whether finer options differ from the edition and variant, but for what may be agreed (SB-11, SB-16)."""
    printed = {**DEFAULTS, **EDITIONS[o.edition], **VARIANTS[o.variant]}
    printed["tie"] = ("roll" if o.rows == "own" and o.until == "game" else "game") if o.edition in TACTICA else o.tie
    return any(getattr(o, name) != value for name, value in printed.items() if name not in AGREED)


def _ours_of_halves(o: ShutBoxOptions) -> Iterator[str]:
    """SB-28."""
    if o.players > 1:
        yield "parity"
    if o.players > 1 and o.shut == "counts" and o.unplayed == "open":
        yield "halves" if o.version == 1 else "half"


def _ours_together(o: ShutBoxOptions) -> Iterator[str]:
    if o.edition == "tactica":
        yield "seats"
    if o.first == "rules":
        yield "first"
        if o.edition not in TACTICA:
            yield "start"
    if _ties(o) and o.tie != "share":
        yield f"tie-{o.tie}"
        if (o.tie, o.shut, o.unplayed) == ("game", "counts", "nothing") and o.version > 1:
            yield "tie-shut"
    if _ties(o) and o.edition not in TACTICA:
        yield "tie"
    if o.order == "rounds":
        yield "out"
    if o.match:
        yield from _ours_in_matches(o)


def _ours_in_matches(o: ShutBoxOptions) -> Iterator[str]:
    if o.until.endswith("points"):
        yield "finish" if o.variant == "tournament" else "round"
    if o.score == "digital":
        yield "digital"
    if o.shut == "counts":
        yield "unplayed"
    yield "lead"
