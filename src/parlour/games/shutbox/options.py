"""The options of Shut the Box: what each may be, what it is when not given, and which combinations make no sense."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from parlour.errors import BadOption
from parlour.game import Options
from parlour.games.shutbox.presets import DEFAULTS, EDITIONS, VARIANTS
from parlour.games.shutbox.sets import dice_counts, shuttable
from parlour.options import Option, check_names, choice, first_seat, whole, whole_number

MOST_POINTS, MOST_ROUNDS = 10_000, 1_000
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
    if isinstance(value, bool) or not 1 <= whole_number(amount) <= most:
        raise ValueError
    return f"{int(amount)} {unit}"


DECLARED: tuple[Option, ...] = (
    choice("edition", "tactica", EDITIONS, "the printed game whose rules hold"),
    choice("variant", "classic", VARIANTS, "a named set of the finer options below"),
    whole("players", None, 1, 12, "how many play: 2 unless given (1 in solo); own rows seat 4, or 2 with more than 12 numbers"),
    Option("first", "rules", "'rules' or a seat number", "who begins: 'rules' rolls a die for it", lambda value: value),
    choice("rows", None, ("own", "shared"), "a row of numbers for each player, or one box for all; set by the edition"),
    whole("tiles", None, 1, 20, "the numbers 1 to this; set by the edition"),
    whole("dice", 2, 1, 4, "how many dice"),
    choice("fewer_dice", None, ("never", "choice", "forced", "sum-6"),
           "when fewer dice are thrown: never; by choice or by force of one die once nothing above 6 is open; "
           "by choice once the open numbers add up to at most 6; set by the edition"),
    choice("score", "sum", ("sum", "digital", "count"), "what open numbers cost: their sum, the digits side by side, or one each"),
    whole("first_hit", 0, 0, 20, "the number that the first roll of a turn must shut; 0 is none"),
    Option("preshut", (), "numbers of the row, for instance 1,2,3", "numbers that start shut", _numbers),
    whole("bust", 0, 0, 24, "the total that ends a turn at once; 0 is none"),
    choice("parity", "all", ("all", "choice"), "all numbers are in play, or each player chooses evens or odds"),
    choice("combine", "sum", ("sum", "exact"), "any sum that makes the total, or only the total or exactly the numbers on the dice"),
    choice("order", "turns", ("turns", "rounds"), "a turn goes on while it can, or is one roll, round and round"),
    choice("tie", None, ("roll", "game", "share"),
           "the tied roll once more, or play one more game, or share the win; 'roll' in a single game with own rows, else 'game'"),
    Option("until", None, f"game, stop, 'N points' (1 to {MOST_POINTS}) or 'N rounds' (1 to {MOST_ROUNDS})",
           "when it ends: after one game, when the solo player stops, or when points or rounds are reached; set by edition and "
           "variant, and '5 rounds' instead of points where scores are digital", _until),
    choice("shut", "wins", ("wins", "counts"), "shutting the box wins everything at once, or just counts as no points and stops the game"),
    choice("unplayed", "open", ("open", "nothing", "play_on"),
           "when shutting the box only counts, the others score what stands open, or nothing if their turn is unfinished, or play on"),
    choice("lead", "stays", ("stays", "rotates"), "who begins the next game of a match: the same seat, or the next one"),
)  # fmt: skip


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

    @property
    def match(self) -> bool:
        """More than one game, with totals."""
        return self.until.endswith(("points", "rounds"))

    @property
    def start_row(self) -> int:
        """The numbers open at the start, as bits: bit n−1 is the number n."""
        row = (1 << self.tiles) - 1
        for number in self.preshut:
            row &= ~(1 << (number - 1))
        return row


def settle(given: Mapping[str, Any]) -> ShutBoxOptions:
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
        raise BadOption("players", o.players, "must be 1 where a lone player goes on until they stop (solo)")
    if o.rows == "own" and o.tiles > LONGEST_ROW and o.players > 2:
        raise BadOption(
            "players",
            o.players,
            f"must be 1 or 2: with {o.tiles} numbers each player takes two of the board's four rows",
        )
    if o.players > MOST_PLAYERS[o.rows]:
        raise BadOption("players", o.players, f"must be from 1 to {MOST_PLAYERS[o.rows]} with rows={o.rows!r}")
    if o.variant == "two-ten" and o.rows == "shared":
        raise BadOption(
            "variant", o.variant, "needs own rows, two for each player: the edition 'tactica', or rows='own'"
        )


def _check_numbers(o: ShutBoxOptions) -> None:
    row = f"the row is 1 to {o.tiles}"
    for number in o.preshut:
        if not 1 <= number <= o.tiles:
            raise BadOption("preshut", o.preshut, f"{number} is not on the row: {row}")
    if o.start_row == 0:
        raise BadOption("preshut", o.preshut, f"leaves nothing to shut: {row}")
    if o.first_hit > o.tiles:
        raise BadOption("first_hit", o.first_hit, f"is not on the row: {row}")
    if o.first_hit in o.preshut:
        raise BadOption("first_hit", o.first_hit, "is shut beforehand (preshut), so no roll can shut it")
    if o.first_hit and o.parity == "choice":
        raise BadOption(
            "first_hit",
            o.first_hit,
            "cannot be asked for where players choose evens or odds: the number may not be in play",
        )
    counts = dice_counts(o.dice, o.fewer_dice)
    if o.bust and not min(counts) <= o.bust <= 6 * o.dice:
        raise BadOption(
            "bust", o.bust, f"is a total that no roll makes: {o.dice} dice make {min(counts)} to {6 * o.dice}"
        )
    if o.score == "digital" and o.tiles > LONGEST_DIGITAL_ROW:
        raise BadOption(
            "score", o.score, f"is for rows of at most {LONGEST_DIGITAL_ROW} numbers, this one has {o.tiles}"
        )


def _check_flow(o: ShutBoxOptions) -> None:
    if o.order == "rounds" and o.rows == "shared":
        raise BadOption("order", o.order, "needs own rows (rows='own'): the box is one player's until their turn ends")
    if o.tie == "roll" and (o.rows == "shared" or o.until != "game"):
        raise BadOption(
            "tie",
            o.tie,
            "needs own rows and a single game, so that the rows still stand; allowed here: game, share",
        )
    if o.unplayed != "open" and o.shut == "wins":
        raise BadOption(
            "unplayed",
            o.unplayed,
            "has no meaning where shutting the box wins at once; give shut='counts' with it",
        )
    if o.unplayed == "nothing" and not o.match:
        raise BadOption(
            "unplayed",
            o.unplayed,
            "would tie everybody with the one who shut the box; it is for matches (until='100 points')",
        )
    if o.lead == "rotates" and not o.match:
        raise BadOption("lead", o.lead, "has no meaning in a single game; it is for matches (until='100 points')")


def _check_playable(o: ShutBoxOptions) -> None:
    """Some first roll must be of use, whatever the player chooses."""
    rows = [("", o.start_row)]
    if o.parity == "choice":
        rows = [(f" among the {word}", o.start_row & bits) for word, bits in (("evens", 0xAAAAA), ("odds", 0x55555))]
    for where, row in rows:
        sets = [
            mask for masks in shuttable(o.tiles, o.dice, o.fewer_dice, o.combine, o.bust).values() for mask in masks
        ]
        usable = [mask for mask in sets if mask & ~row == 0]
        if not usable:
            raise BadOption("tiles", o.tiles, f"no roll of {o.dice} dice could shut any number{where}")
        if o.first_hit and not any(mask >> (o.first_hit - 1) & 1 for mask in usable):
            raise BadOption("first_hit", o.first_hit, f"no first roll of {o.dice} dice could shut it")
