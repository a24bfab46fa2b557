"""The rules of Shut the Box as a player reads them, made for the options of the table."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.contract.rulebook import Chapter, chapter, ours, players
from parlour.games.shutbox import examples
from parlour.games.shutbox.options import LONGEST_ROW, MOST_PLAYERS, ShutBoxOptions
from parlour.games.shutbox.presets import DEFAULTS, EDITIONS, VARIANTS
from parlour.speech.message import Message, Player

TACTICA = ("tactica", "tactica-shared")
AGE = 7
AGREED = ("score", "until", "unplayed")
PICTURED = (9, 10, 12)
"""The rows that pictures are drawn of (tests/web/diagrams.py)."""


def rulebook(o: ShutBoxOptions) -> tuple[Chapter, ...]:
    """Every chapter that holds for these options; one with nothing to say is left out."""
    found = (
        chapter("aim", _say("aim", aim=_aim(o)), _players(o)),
        chapter("setup", _rows(o), _preshut(o)),
        chapter("first", _first(o)),
        chapter("turn", *_turn(o), diagram=_picture(o, "turn") if o.order == "turns" else ""),
        _dice(o),
        chapter("end", *_end(o)),
        chapter("count", _say("count", score=o.score), examples.of_count(o)),
        chapter("match", *_match(o)),
        chapter("tie", _say("tie", tie="round" if o.match and o.tie == "game" else o.tie) if o.tied else None),
        ours("shutbox", _ours(o), most=_most(o)),
    )
    return tuple(each for each in found if each.paragraphs)


def _say(part: str, **facts: str | int) -> Message:
    return Message(f"rules-shutbox-{part}", facts)


def _most(o: ShutBoxOptions) -> int:
    return 2 if o.rows == "own" and o.tiles > LONGEST_ROW else MOST_PLAYERS[o.rows]


def _players(o: ShutBoxOptions) -> Message | None:
    return None if o.until == "stop" else players(1, _most(o), AGE if o.edition in TACTICA else None)


def _aim(o: ShutBoxOptions) -> str:
    if o.until == "stop":
        return "solo"
    last = o.players > 1 and o.shut == "wins" and o.order == "rounds" and o.out == "last"
    return "last" if last else o.shut


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
    yield examples.of_roll(o)
    yield _say("go", order=o.order)
    yield _say("first-hit", number=o.first_hit) if o.first_hit else None
    yield _say("bust", total=o.bust) if o.bust else None


def _picture(o: ShutBoxOptions, part: str) -> str:
    """The picture of this row and score; none where special rules would make it false."""
    special = o.first_hit or o.preshut or o.bust or o.tiles not in PICTURED
    true = not special and (o.combine, o.parity, o.dice) == ("sum", "all", 2)
    return f"{part}-{o.tiles}-{o.score}" if true else ""


def _dice(o: ShutBoxOptions) -> Chapter:
    said = _say("dice", fewer=o.fewer_dice.removesuffix("-6")) if o.dice > 1 else None
    return chapter("dice", said, diagram=_picture(o, "dice") if o.fewer_dice == "choice" else "")


def _end(o: ShutBoxOptions) -> Iterator[Message | None]:
    if o.until == "stop":
        yield _say("end", end="solo") if o.shut == "wins" else None
        return
    yield _say("end", end=_shut(o)) if o.shut == "wins" or o.players > 1 else None
    yield _say("out", out=o.out) if o.order == "rounds" and o.players > 1 else None


def _shut(o: ShutBoxOptions) -> str:
    """SB-06, SB-16, SB-32: the sentence about a shut box. Only a whole turn shuts it before the others have played."""
    if o.shut == "counts":
        return "round" if o.match and o.unplayed == "open" else o.unplayed
    if o.match:
        return "match"
    return "wins" if o.order == "turns" and o.players > 1 else "once"


def _match(o: ShutBoxOptions) -> Iterator[Message | None]:
    if o.until == "stop":
        yield _say("until", until="stop", count=0)
    if not o.match:
        return
    count, unit = o.until.split()
    yield _say("until", until=unit, count=int(count))
    yield _say("lead", lead=o.lead) if o.players > 1 else None


def _ours(o: ShutBoxOptions) -> Iterator[str]:
    """SB-07 to SB-33: our own rules that these options use."""
    if _unprinted(o):
        yield "box"
    elif _mixed(o):
        yield "mixed"
    if o.until != "stop":
        yield _limit(o)
    if o.fewer_dice == "choice" and o.dice > 1 and (o.tiles, o.dice, o.parity) != (10, 2, "all"):
        yield "dice"  # SB-07 is printed for ten flaps and two dice
    if o.players > 1:
        yield from _ours_together(o)
    if o.combine == "exact":
        yield "exact"
        yield from ("exact-more",) if o.dice > 2 else ()
    if o.parity == "choice":
        yield from _ours_of_halves(o)
    if o.until == "stop" and o.shut == "wins":
        yield "solo"


def _unprinted(o: ShutBoxOptions) -> bool:
    """SB-33: no rulebook describes the box of nine, so none is said to be silent."""
    return o.edition == "nine"


def _limit(o: ShutBoxOptions) -> str:
    """SB-17, SB-29: the part of the number of players that is our own rule."""
    if o.variant == "two-ten":
        return "alone"
    return "seats" if o.edition == "tactica" and o.tiles <= LONGEST_ROW else "limit"


def _mixed(o: ShutBoxOptions) -> bool:
    """SB-33: whether finer options differ from the preset, apart from what players may agree (SB-11, SB-16)."""
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
    silent = o.edition not in TACTICA and not _unprinted(o)
    if o.first == "rules":
        yield "first"
        if silent:
            yield "start"
    if o.tied and o.tie != "share":
        yield f"tie-{o.tie}"
        if (o.tie, o.shut, o.unplayed) == ("game", "counts", "nothing") and o.version > 1:
            yield "tie-shut"
    if o.tied and silent:
        yield "tie"
    if o.order == "rounds" and not _unprinted(o):
        yield "out"
    if o.match:
        yield from _ours_in_matches(o)


def _ours_in_matches(o: ShutBoxOptions) -> Iterator[str]:
    if o.until.endswith("points"):
        yield "finish" if o.variant == "tournament" else "round"
    if o.score == "digital":
        yield "digital"
    if _unprinted(o):
        return
    if o.shut == "counts":
        yield "unplayed"
    yield "lead"
