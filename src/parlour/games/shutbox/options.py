"""The options of Shut the Box: their values and defaults, and the combinations that make no sense."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from parlour.contract.options import FIRST, Option, check_names, choice, described, first_seat, whole, whole_number
from parlour.contract.ruleset import Options
from parlour.errors import BadOption
from parlour.games.shutbox.presets import DEFAULTS, EDITIONS, VARIANTS
from parlour.games.shutbox.sets import dice_counts, shuttable
from parlour.speech.message import Message

MOST_POINTS, MOST_ROUNDS = 10**12, 1_000  # SB-16: a single turn may cost a hundred million points in digital counting
LONGEST_ROW = 12  # more numbers take two of the four rows of an own-rows board (SB-29)
LONGEST_DIGITAL_ROW = 12
MOST_PLAYERS = {"own": 4, "shared": 12}  # SB-17


def _numbers(value: object) -> tuple[int, ...]:
    if isinstance(value, str):
        value = [part for part in value.split(",") if part.strip()]
    if not isinstance(value, Iterable):
        raise ValueError
    return tuple(sorted({whole_number(number) for number in value}))


def _until(value: object) -> str:
    """`game`, `stop`, `100 points` (or just 100), `5 rounds`."""
    if value in ("game", "stop"):
        return str(value)
    amount, _, unit = str(value).partition(" ")
    unit = unit or "points"
    most = {"points": MOST_POINTS, "rounds": MOST_ROUNDS}[unit] if unit in ("points", "rounds") else 0
    if not 1 <= whole_number(amount) <= most:
        raise ValueError
    return f"{int(amount)} {unit}"


DECLARED: tuple[Option, ...] = described(
    "shutbox",
    (
        choice("edition", "tactica", EDITIONS),
        choice("variant", "classic", VARIANTS),
        whole("players", None, 1, 12),
        Option("first", "rules", FIRST, lambda value: value),
        choice("rows", None, ("own", "shared")),
        whole("tiles", None, 1, 20),
        whole("dice", 2, 1, 4),
        choice("fewer_dice", None, ("never", "choice", "forced", "sum-6")),
        choice("score", "sum", ("sum", "digital", "count")),
        whole("first_hit", 0, 0, 20),
        Option("preshut", (), Message("option-shutbox-preshut-allowed"), _numbers),
        whole("bust", 0, 0, 24),
        choice("parity", "all", ("all", "choice")),
        choice("combine", "sum", ("sum", "exact")),
        choice("order", "turns", ("turns", "rounds")),
        choice("tie", None, ("roll", "game", "share")),
        Option(
            "until",
            None,
            Message("option-shutbox-until-allowed", {"points": MOST_POINTS, "rounds": MOST_ROUNDS}),
            _until,
            usual=("game", "stop", "50 points", "100 points", "200 points", "3 rounds", "5 rounds", "10 rounds"),
        ),
        choice("shut", "wins", ("wins", "counts")),
        choice("unplayed", "open", ("open", "nothing", "play_on")),
        choice("lead", "stays", ("stays", "rotates")),
        choice("out", "score", ("score", "last")),
    ),
)


@dataclass(frozen=True)
class ShutBoxOptions(Options):
    edition: str
    variant: str
    rows: str
    tiles: int
    dice: int
    fewer_dice: str
    score: str
    first_hit: int
    preshut: tuple[int, ...]
    bust: int
    parity: str
    combine: str
    order: str
    tie: str
    until: str
    shut: str
    unplayed: str
    lead: str
    out: str

    version: ClassVar[int] = 2
    """Versions of the rules."""

    @property
    def match(self) -> bool:
        """More than one game, with totals."""
        return self.until.endswith(("points", "rounds"))

    @property
    def stops(self) -> bool:
        """Whether shutting the box ends the game at once."""
        return self.shut == "wins" or self.unplayed != "play_on"

    @property
    def tied(self) -> bool:
        """Whether several players can share the lowest score and still hope to win."""
        return self.players > 1 and self.out == "score"

    @property
    def idle(self) -> frozenset[str]:
        alone = self.players == 1
        found = {
            "first": alone,
            "rows": alone,
            "fewer_dice": self.dice == 1,
            "tie": not self.tied,
            "unplayed": alone or self.shut == "wins",
            "lead": alone or not self.match,
            "out": alone or self.order != "rounds",
        }
        return frozenset(name for name, nothing in found.items() if nothing)

    @property
    def start_row(self) -> int:
        """The numbers open at the start, as bits: bit n−1 is the number n."""
        row = (1 << self.tiles) - 1
        for number in self.preshut:
            row &= ~(1 << (number - 1))
        return row


@dataclass(frozen=True)
class FirstOptions(ShutBoxOptions):
    """The options under the first version of the rules."""

    version: ClassVar[int] = 1


def settled(given: Mapping[str, Any]) -> ShutBoxOptions:
    """The options with every default filled in and every combination checked."""
    check_names(DECLARED, given)
    values = {option.name: option.check(given[option.name]) for option in DECLARED if option.name in given}
    edition, variant = values.get("edition", "tactica"), values.get("variant", "classic")
    values = {
        **DEFAULTS,
        **EDITIONS[edition],
        **VARIANTS[variant],
        "edition": edition,
        "variant": variant,
        **values,
    }
    if "until" not in given and values["score"] == "digital" and values["until"].endswith("points"):
        values["until"] = "5 rounds"  # SB-16: digital totals span many orders of magnitude
    if "unplayed" not in given and values["shut"] == "wins":
        values["unplayed"] = "open"  # no player is left to play on
    values.setdefault("players", 1 if values["until"] == "stop" else 2)
    values.setdefault("tie", "roll" if values["rows"] == "own" and values["until"] == "game" else "game")
    values["first"] = first_seat(values["players"], values.get("first", "rules"))
    options = ShutBoxOptions(**values)
    _check(options)
    return options


def _check(o: ShutBoxOptions) -> None:
    _check_seats(o)
    _check_numbers(o)
    _check_flow(o)
    _check_playable(o)


def _check_seats(o: ShutBoxOptions) -> None:
    if o.until == "stop" and o.players > 1:
        raise _bad("players", o.players, "lone")
    if o.rows == "own" and o.tiles > LONGEST_ROW and o.players > 2:
        raise _bad("players", o.players, "two-rows", tiles=o.tiles)
    if o.players > MOST_PLAYERS[o.rows]:
        raise _bad("players", o.players, "seats", most=MOST_PLAYERS[o.rows], rows=repr(o.rows))
    if o.variant == "two-ten" and o.rows == "shared":
        raise _bad("variant", o.variant, "own-two")


def _check_numbers(o: ShutBoxOptions) -> None:
    for number in o.preshut:
        if not 1 <= number <= o.tiles:
            raise _bad("preshut", o.preshut, "number-off-row", number=number, tiles=o.tiles)
    if o.start_row == 0:
        raise _bad("preshut", o.preshut, "nothing-left", tiles=o.tiles)
    if o.first_hit > o.tiles:
        raise _bad("first_hit", o.first_hit, "off-row", tiles=o.tiles)
    if o.first_hit in o.preshut:
        raise _bad("first_hit", o.first_hit, "shut-before")
    if o.first_hit and o.parity == "choice":
        raise _bad("first_hit", o.first_hit, "not-with-parity")
    counts = dice_counts(o.dice, o.fewer_dice)
    if o.bust and not min(counts) <= o.bust <= 6 * o.dice:
        raise _bad("bust", o.bust, "no-total", dice=o.dice, low=min(counts), high=6 * o.dice)
    if o.score == "digital" and o.tiles > LONGEST_DIGITAL_ROW:
        raise _bad("score", o.score, "digital", longest=LONGEST_DIGITAL_ROW, tiles=o.tiles)


def _check_flow(o: ShutBoxOptions) -> None:
    if o.order == "rounds" and o.rows == "shared":
        raise _bad("order", o.order, "own-rows")
    if o.tie == "roll" and (o.rows == "shared" or o.until != "game"):
        raise _bad("tie", o.tie, "tie-roll")
    if o.unplayed != "open" and o.shut == "wins":
        raise _bad("unplayed", o.unplayed, "unplayed-wins")
    if o.unplayed == "nothing" and not o.match:
        raise _bad("unplayed", o.unplayed, "unplayed-match")
    if o.lead == "rotates" and not o.match:
        raise _bad("lead", o.lead, "lead-match")
    if o.out == "last" and (o.order != "rounds" or o.until != "game" or o.shut != "wins"):
        raise _bad("out", o.out, "out-last")


def _check_playable(o: ShutBoxOptions) -> None:
    """Checks that some first roll is of use, whatever the player chooses."""
    rows = {"all": o.start_row}
    if o.parity == "choice":
        rows = {"even": o.start_row & 0xAAAAA, "odd": o.start_row & 0x55555}
    for half, row in rows.items():
        sets = [
            mask for masks in shuttable(o.tiles, o.dice, o.fewer_dice, o.combine, o.bust).values() for mask in masks
        ]
        usable = [mask for mask in sets if mask & ~row == 0]
        if not usable:
            raise _bad("tiles", o.tiles, "no-use", dice=o.dice, half=half)
        if o.first_hit and not any(mask >> (o.first_hit - 1) & 1 for mask in usable):
            raise _bad("first_hit", o.first_hit, "no-first-use", dice=o.dice)


def _bad(option: str, value: object, why: str, **facts: int | str) -> BadOption:
    """`why` is the end of the id of a message, which begins with `option-shutbox-`."""
    return BadOption(option, value, Message(f"option-shutbox-{why}", facts))
