"""Probes of what the pages of Shut the Box say."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import parlour
from parlour.contract.game import Game
from parlour.contract.state import State
from parlour.errors import BadOption
from parlour.games.shutbox.view import PHASES
from parlour.speech.languages import PLAIN
from parlour.speech.message import Message
from tests.games.probes import probe
from tests.games.test_rules_pages import turn_ends_with

Facts = Mapping[str, Any]
LONGEST = 1_500
NODES = 3_000
LONG_ROW = 12
"""Beyond it, looking for an end of a turn takes too long."""
PLAYED_OFF = 40
"""How many steps of ties that never end are looked at."""


class Edge(NamedTuple):
    """A step of a game, and the positions before and after it."""

    before: State[Any]
    step: str
    after: State[Any]


def open_flaps(state: State[Any], seat: int) -> frozenset[int]:
    return frozenset(state.open_numbers(seat))  # type: ignore[attr-defined]


def phase(state: State[Any]) -> str:
    return PHASES[state.phase]  # type: ignore[attr-defined]


def seat_of(state: State[Any]) -> int:
    return int(state.seat)  # type: ignore[attr-defined]


def is_tied(state: State[Any]) -> bool:
    """Whether a tie is being played off."""
    return state.view()["tie"] is not None


def numbers(step: str) -> frozenset[int]:
    return frozenset(map(int, step.split("+")))


def cost(left: frozenset[int], score: str) -> int:
    return {"sum": sum(left), "digital": int("0" + "".join(map(str, sorted(left)))), "count": len(left)}[score]


# ---- games that are played on purpose


def hapless(state: State[Any], patience: Callable[[int], int], ties: bool = False) -> list[Edge]:
    """Everyone misses as soon as they can, but first makes `patience(seat)` rolls that fit. Nobody shuts the box.

    It ends with the game, with a tie (unless ties are played off), or where only the last flaps could be shut.
    """
    played: list[Edge] = []
    rolls: dict[Any, int] = {}
    while not state.over and len(played) < (PLAYED_OFF if ties else LONGEST):
        at, seat = phase(state), seat_of(state)
        if at == "opening":
            step = "first:6" if seat == 0 else "first:1"
        elif at == "roll":
            turn = (seat, len(state.sheet))  # type: ignore[attr-defined]
            fits, misses = rolls_by_use(state)
            wait = rolls.get(turn, 0) < patience(seat)
            rolls[turn] = rolls.get(turn, 0) + 1
            step = next(iter([*fits, *misses] if wait else [*misses, *fits]))
        elif at == "shut":
            sets = [str(move) for move in state.legal() if numbers(str(move)) != open_flaps(state, seat)]
            if not sets:
                break
            step = min(sets, key=lambda each: (len(numbers(each)), each))
        elif at == "throw":
            step = str(state.legal()[-1])
        else:
            step = "stop" if at == "stop" else str(state.legal()[0])
        after = state.play(step)
        played.append(Edge(state, step, after))
        state = after
        if is_tied(state) and not ties:
            break
    return played


def rolls_by_use(state: State[Any]) -> tuple[list[str], list[str]]:
    """The rolls that fit something and those that end the turn."""
    fits: list[str] = []
    misses: list[str] = []
    for roll, _ in state.chances():
        (fits if phase(state.play(roll)) == "shut" else misses).append(str(roll))
    return fits, misses


@lru_cache(maxsize=128)
def all_alike(game: Game) -> tuple[Edge, ...]:
    """Everyone rolls and shuts the same, and at least once, so that all tie."""
    return tuple(hapless(game.start(), lambda seat: 1))


@lru_cache(maxsize=128)
def all_different(game: Game) -> tuple[Edge, ...]:
    """Later seats last longer."""
    return tuple(hapless(game.start(), lambda seat: 3 * seat))


def ended(game: Game) -> tuple[Edge, ...]:
    """The same game, if it came to its end."""
    edges = all_different(game)
    return edges if edges and edges[-1].after.over else ()


def opened(game: Game) -> State[Any]:
    """The position in which the first player begins: seat 0, or whom the table chose."""
    state = game.start()
    while phase(state) == "opening":
        state = state.play("first:6" if seat_of(state) == 0 else "first:1")
    return state


@lru_cache(maxsize=128)
def box_shut(game: Game) -> Edge | None:
    """The move by which the first player shuts the box, found by trying rolls and moves."""
    return shut_from(opened(game))


def shut_from(state: State[Any]) -> Edge | None:
    """The mover's shut box in this game, or in this tie."""
    tie = is_tied(state)
    me, sheet = seat_of(state), len(state.view()["sheet"])
    waiting, seen = [state], set[str]()
    while waiting and len(seen) < NODES:
        state = waiting.pop()
        if state.over or state.code() in seen or len(state.view()["sheet"]) > sheet or is_tied(state) != tie:
            continue
        seen.add(state.code())
        at, seat = phase(state), seat_of(state)
        if seat != me and not state.view()["rows"][me]["done"]:
            waiting.append(state.play(staying(state)))
            continue
        if seat != me:
            continue
        steps = [str(step) for step in state.allowed()]
        if at == "shut":
            for step in steps:
                if numbers(step) == open_flaps(state, me):
                    return Edge(state, step, state.play(step))
            steps.sort(key=lambda step: (len(numbers(step)), max(numbers(step))))
        waiting += [after for after in map(state.play, steps) if at != "roll" or phase(after) == "shut"]
    return None


def staying(state: State[Any]) -> str:
    """A step by which another player stays in, if possible."""
    if phase(state) == "roll":
        fits, misses = rolls_by_use(state)
        return [*fits, *misses][0]
    return min(map(str, state.allowed()), key=lambda step: (step.count("+"), step))


def first_round(edges: tuple[Edge, ...]) -> tuple[dict[int, frozenset[int]], list[int]] | None:
    """Each seat's open flaps after the first round, and its score."""
    left: dict[int, frozenset[int]] = {}
    for before, _, after in edges:
        if phase(before) == "roll" and phase(after) != "shut" and not before.view()["tie"]:
            left[seat_of(before)] = open_flaps(before, seat_of(before))
        if after.view()["tie"]:
            return None
        if after.view()["sheet"]:
            return left, list(after.view()["sheet"][0])
    return (left, list(edges[-1].after.scores)) if edges and edges[-1].after.over else None


def sums(left: frozenset[int], total: int) -> set[frozenset[int]]:
    """The sets of open flaps that add up to a total."""
    found = {frozenset[int](): 0}
    for number in left:
        found |= {some | {number}: made + number for some, made in found.items() if made + number <= total}
    return {some for some, made in found.items() if made == total and some}


@lru_cache(maxsize=128)
def decisions(game: Game) -> tuple[State[Any], ...]:
    """Positions in which a roll must be used: after every roll that fits, early in the games above."""
    rolling = [
        edge.before for edge in (*all_different(game)[:5], *path_to_shut(game)[:9]) if phase(edge.before) == "roll"
    ]
    after = [state.play(roll) for state in rolling for roll, _ in state.chances()]
    return tuple(state for state in after if phase(state) == "shut" and not is_tied(state))


# ---- the aim and the end


def wins_at_once(game: Game) -> bool | None:
    edge = box_shut(game)
    if edge is None:
        return None
    return edge.after.over and list(edge.after.winners) == [seat_of(edge.before)]


def lowest_wins(game: Game) -> bool | None:
    edges = ended(game)
    if not edges:
        return None
    end = edges[-1].after
    return all(end.scores[seat] == min(end.scores) for seat in end.winners)


@probe("rules-shutbox-aim[wins]")
def _(game: Game, facts: Facts) -> bool | None:
    return None if wins_at_once(game) is None else bool(wins_at_once(game)) and lowest_wins(game) is not False


@probe("rules-shutbox-aim[last]")
def _(game: Game, facts: Facts) -> bool | None:
    return wins_at_once(game)


@probe("rules-shutbox-aim[counts]")
def _(game: Game, facts: Facts) -> bool | None:
    """A shut box scores nothing, and the player with the lowest score wins; the box itself wins nothing."""
    edge = box_shut(game)
    if edge is None:
        return None
    me, after = seat_of(edge.before), edge.after
    scored = after.view()["sheet"][-1][me] if after.view()["sheet"] else after.view()["rows"][me]["score"]
    return scored == 0 and after.outright is None and lowest_wins(game) is not False


@probe("rules-shutbox-aim[solo]")
def _(game: Game, facts: Facts) -> bool | None:
    edges = ended(game)
    return sorted(map(str, edges[-1].before.legal())) == ["again", "stop"] if edges else None


@probe("rules-shutbox-end[wins]")
def _(game: Game, facts: Facts) -> bool | None:
    """The others have not moved when the first player's box is shut."""
    edge = box_shut(game)
    if edge is None:
        return None
    start = opened(game)
    others = [seat for seat in range(game.players) if seat != seat_of(edge.before)]
    unplayed = all(open_flaps(edge.before, seat) == open_flaps(start, seat) for seat in others)
    return bool(others) and unplayed and bool(wins_at_once(game))


@probe("rules-shutbox-end[once]")
def _(game: Game, facts: Facts) -> bool | None:
    return wins_at_once(game)


@probe("rules-shutbox-end[solo]")
def _(game: Game, facts: Facts) -> bool | None:
    edge = box_shut(game)
    return None if edge is None else edge.after.over and list(edge.after.scores) == [0]


@probe("rules-shutbox-end[match]")
def _(game: Game, facts: Facts) -> bool | None:
    """After a round that somebody else won, the first box to be shut still wins the match."""
    for before, _, after in all_different(game):
        if len(after.view()["sheet"]) > len(before.view()["sheet"]):
            if after.over:
                return wins_at_once(game) and len(after.view()["sheet"]) > 0
            edge = shut_from(after)
            return None if edge is None else edge.after.over and list(edge.after.winners) == [seat_of(edge.before)]
    return False if ended(game) else None


def after_a_shut_box(game: Game) -> tuple[list[int], bool] | None:
    """Everyone's score in the round, or so far, and whether another player still plays in it."""
    edge = box_shut(game)
    if edge is None:
        return None
    rounds, after = len(edge.before.view()["sheet"]), edge.after
    if len(after.view()["sheet"]) > rounds:
        return list(after.view()["sheet"][rounds]), False
    return list(after.scores), not after.over


@probe("rules-shutbox-end[open]", "rules-shutbox-end[round]")
def _(game: Game, facts: Facts) -> bool | None:
    found = after_a_shut_box(game)
    if found is None:
        return None
    points, more = found
    edge = box_shut(game)
    assert edge is not None
    others = [score for seat, score in enumerate(points) if seat != seat_of(edge.before)]
    return not more and min(points) == 0 < min(others, default=0) and edge.after.outright is None


@probe("rules-shutbox-end[nothing]")
def _(game: Game, facts: Facts) -> bool | None:
    found = after_a_shut_box(game)
    return None if found is None else not found[1] and game.players > 1 and not any(found[0])


@probe("rules-shutbox-end[play_on]")
def _(game: Game, facts: Facts) -> bool | None:
    found = after_a_shut_box(game)
    return None if found is None else found[1]


@probe("rules-shutbox-out[score]")
def _(game: Game, facts: Facts) -> bool | None:
    """The others are out, and the last player still rolls; then the lowest score wins."""
    edges = ended(game)
    last = [edge for edge in edges if edge.after.over]
    if not last or game.players < 2:
        return None
    return (
        sum(not row["done"] for row in last[0].before.view()["rows"]) <= 1
        and lowest_wins(game)
        and (phase(last[0].before) == "roll")
    )


@probe("rules-shutbox-out[last]")
def _(game: Game, facts: Facts) -> bool | None:
    edges = ended(game)
    if not edges or game.players < 2:
        return None
    rows = edges[-1].after.view()["rows"]
    still_in = [row["seat"] for row in rows if not row["done"]]
    return list(edges[-1].after.winners) == still_in


# ---- setting up


@probe("rules-shutbox-rows[own]", "rules-shutbox-rows[shared]", "rules-shutbox-rows[alone]", "rules-shutbox-rows[two]")
def _(game: Game, facts: Facts) -> bool | None:
    view = game.start().view()
    rows = {
        "own": not view["shared"] and len(view["rows"]) > 1 and len(view["rows"][0]["flaps"]) <= 12,
        "two": not view["shared"] and len(view["rows"][0]["flaps"]) > 12,
        "alone": len(view["rows"]) == 1,
        "shared": bool(view["shared"]) and len(view["rows"]) > 1,
    }
    tiles = [[flap["number"] for flap in row["flaps"]] for row in view["rows"]]
    return rows[facts["rows"]] and all(row == list(range(1, facts["tiles"] + 1)) for row in tiles)


@probe("rules-shutbox-preshut")
def _(game: Game, facts: Facts) -> bool | None:
    rows = game.start().view()["rows"]
    shut = [[str(flap["number"]) for flap in row["flaps"] if flap["state"] == "shut"] for row in rows]
    return all(row == list(facts["flaps"]) for row in shut)


@probe("rules-shutbox-parity")
def _(game: Game, facts: Facts) -> bool | None:
    state = opened(game)
    if sorted(map(str, state.legal())) != ["even", "odd"]:
        return False
    halves = [open_flaps(state.play(half), seat_of(state)) for half in ("even", "odd")]
    return all(number % 2 == 0 for number in halves[0]) and all(number % 2 for number in halves[1])


@probe("rules-shutbox-ours[parity]")
def _(game: Game, facts: Facts) -> bool | None:
    """Every seat that gets a turn chooses for itself."""
    chose = {seat_of(before) for before, step, _ in all_alike(game) if step in ("even", "odd")}
    moved = {seat_of(before) for before, _, _ in all_alike(game) if phase(before) != "opening"}
    return None if not moved else chose == moved


@probe("rules-shutbox-first")
def _(game: Game, facts: Facts) -> bool | None:
    """The last seat rolls a six and starts; the seat after it is next."""
    state = game.start()
    if phase(state) != "opening":
        return False
    while phase(state) == "opening":
        state = state.play("first:6" if seat_of(state) == game.players - 1 else "first:1")
    return seat_of(state) == game.players - 1 and next_seat(state) in (0, None)


@probe("rules-first-seat:shutbox")
def _(game: Game, facts: Facts) -> bool | None:
    state, seat = game.start(), facts["name"].seat
    return (
        phase(state) != "opening" and seat_of(state) == seat and next_seat(state) in ((seat + 1) % game.players, None)
    )


def next_seat(state: State[Any]) -> int | None:
    me = seat_of(state)
    seats = [seat_of(edge.after) for edge in hapless(state, lambda seat: 0) if not edge.after.over]
    return next((seat for seat in seats if seat != me), None)


@probe("rules-shutbox-ours[first]")
def _(game: Game, facts: Facts) -> bool | None:
    """Two sixes: only these two roll again."""
    state = game.start()
    if phase(state) != "opening":
        return False
    for seat in range(game.players):
        state = state.play("first:6" if seat < 2 else "first:1")
    again = [seat_of(state)]
    state = state.play("first:2")
    again.append(seat_of(state))
    return again == [0, 1] and phase(state.play("first:1")) != "opening"


@probe("rules-who", "rules-who-any", "rules-who-exactly")
def _(game: Game, facts: Facts) -> bool | None:
    least, most = facts.get("least", facts.get("players")), facts.get("most", facts.get("players"))
    chosen = {**game.options_dict, "first": "rules", "colours": None} if game.name == "rolit" else {
        **game.options_dict, "first": "rules"
    }  # fmt: skip
    return [number for number in range(15) if playable(game.name, {**chosen, "players": number})] == list(
        range(least, most + 1)
    )


def playable(name: str, options: dict[str, Any]) -> bool:
    try:
        parlour.game(name, **options)
    except BadOption:
        return False
    return True


@probe("rules-shutbox-ours[seats]", "rules-shutbox-ours[limit]", "rules-shutbox-ours[alone]")
def _(game: Game, facts: Facts) -> bool | None:
    """The named number of players can play, and no more; the 210 can be played alone."""
    chosen = {**game.options_dict, "first": "rules"}
    most = max(number for number in range(1, 15) if playable("shutbox", {**chosen, "players": number}))
    return playable("shutbox", {**chosen, "players": 1}) if facts["what"] == "alone" else most == facts["most"]


# ---- a turn


@probe("rules-shutbox-roll[sum]")
def _(game: Game, facts: Facts) -> bool | None:
    """Beyond what a first roll must shut, every sum is allowed, and nothing else."""
    found = []
    for state in decisions(game):
        fitting = sums(open_flaps(state, seat_of(state)), total(state))
        found.append({numbers(str(move)) for move in state.legal()} == wanted(game, state, fitting))
    return all(found) if found else None


@probe("rules-shutbox-roll[exact]")
def _(game: Game, facts: Facts) -> bool | None:
    states = decisions(game)
    found = []
    for state in states:
        faces, left = state.view()["roll"]["faces"], open_flaps(state, seat_of(state))
        either = {frozenset([total(state)]), frozenset(faces) if len(set(faces)) == len(faces) else frozenset([0])}
        moves = {numbers(str(move)) for move in state.legal()}
        found.append(moves == wanted(game, state, {some for some in either if some <= left}))
    return all(found) if found else None


def total(state: State[Any]) -> int:
    return sum(state.roll.faces)  # type: ignore[attr-defined]


def wanted(game: Game, state: State[Any], sets: set[frozenset[int]]) -> set[frozenset[int]]:
    """Those with the number that the first roll must shut, as long as it is open."""
    hit = first_hit(game)
    fresh = hit and open_flaps(state, seat_of(state)) == fresh_row(game, state)
    return {some for some in sets if hit in some} if fresh else sets


@lru_cache(maxsize=128)
def first_hit(game: Game) -> int:
    return int(game.start().view()["first_hit"])


def fresh_row(game: Game, state: State[Any]) -> frozenset[int]:
    row = open_flaps(game.start(), 0)
    half = state.view()["rows"][seat_of(state)]["half"]
    return frozenset(each for each in row if half is None or (each % 2 == 0) == (half == "even"))


@probe("rules-shutbox-example")
def _(game: Game, facts: Facts) -> bool | None:
    """A roll of all dice with this total may shut these sets, unless the first roll must shut something."""
    sets = {numbers(each) for each in facts["sets"]}
    left = open_flaps(game.start(), 0)
    states = [state for state in decisions(game) if total(state) == facts["total"]]
    fresh = [state for state in states if open_flaps(state, seat_of(state)) == left and not state.view()["first_hit"]]
    legal = all({numbers(str(move)) for move in state.legal()} == sets for state in fresh)
    return legal and sets == sums(left, facts["total"])


@probe("rules-shutbox-example-exact")
def _(game: Game, facts: Facts) -> bool | None:
    """Among the first decisions with this roll, on the row as it starts: the total, or the faces."""
    faces = sorted(map(int, listed_numbers(facts["faces"])))
    states = [state for state in decisions(game) if sorted(state.view()["roll"]["faces"]) == faces]
    fresh = [state for state in states if open_flaps(state, seat_of(state)) == fresh_row(game, state)]
    wanted = {frozenset([facts["total"]]), frozenset(faces)}
    moves = [{numbers(str(move)) for move in state.legal()} for state in fresh if not state.view()["first_hit"]]
    return all(each == wanted for each in moves) if moves else None


def listed_numbers(said: object) -> list[str]:
    return re.findall(r"\d+", PLAIN.tell(said) if isinstance(said, Message) else str(said))


@probe("rules-shutbox-left")
def _(game: Game, facts: Facts) -> bool | None:
    """A turn of a lone player can end with these flaps open, at this cost."""
    if len(game.start().view()["rows"][0]["flaps"]) > LONG_ROW:
        return None
    try:
        alone = parlour.game("shutbox", **{**game.options_dict, "players": 1, "first": "rules"})
    except BadOption:
        return None
    return turn_ends_with(alone.start(), frozenset(map(int, listed_numbers(facts["flaps"]))), facts["points"])


@probe("rules-shutbox-go[turns]")
def _(game: Game, facts: Facts) -> bool | None:
    """After a roll that fits, the same player rolls again."""
    return same_player_goes_on(game)


@probe("rules-shutbox-go[rounds]")
def _(game: Game, facts: Facts) -> bool | None:
    goes_on = same_player_goes_on(game)
    return None if goes_on is None or game.players == 1 else not goes_on


def same_player_goes_on(game: Game) -> bool | None:
    edges = [edge for edge in all_different(game) if phase(edge.before) == "shut" and not edge.before.view()["tie"]]
    both = [
        edge for edge in edges if not edge.after.over and sum(not row["done"] for row in edge.before.view()["rows"]) > 1
    ]
    return all(seat_of(edge.before) == seat_of(edge.after) for edge in both) if both else None


@probe("rules-shutbox-first-hit")
def _(game: Game, facts: Facts) -> bool | None:
    firsts = [state for state in decisions(game) if open_flaps(state, seat_of(state)) == fresh_row(game, state)]
    moves = [numbers(str(move)) for state in firsts if not state.view()["tie"] for move in state.legal()]
    return all(facts["number"] in some for some in moves) if moves else None


@probe("rules-shutbox-bust")
def _(game: Game, facts: Facts) -> bool | None:
    """With the whole row open, this total fits nothing, though flaps could be added up to it."""
    rolling = [before for before, _, _ in all_alike(game) if phase(before) == "roll"]
    ended = [
        phase(state.play(roll)) != "shut"
        for state in rolling
        for roll, _ in state.chances()
        if sum(map(int, str(roll).split("-"))) == facts["total"]
    ]
    return all(ended) if ended else None


@probe(
    "rules-shutbox-dice[never]", "rules-shutbox-dice[choice]", "rules-shutbox-dice[forced]", "rules-shutbox-dice[sum]"
)
def _(game: Game, facts: Facts) -> bool | None:
    """How many dice are thrown when few flaps are open, and when many are; both must have happened."""
    edges = [*all_alike(game), *all_different(game), *path_to_shut(game)]
    few: list[bool] = []
    for before, _, _ in edges:
        if phase(before) not in ("throw", "roll"):
            continue
        left = open_flaps(before, seat_of(before))
        low = sum(left) <= 6 if facts["fewer"] == "sum" else max(left, default=0) <= 6
        most = before.view()["dice"]
        if phase(before) == "throw":
            few.append(low)
            if not low or facts["fewer"] not in ("choice", "sum") or len(before.legal()) < 2:
                return False
        elif low and facts["fewer"] == "forced":
            few.append(True)
            if any("-" in str(roll) for roll, _ in before.chances()):
                return False
        elif (
            (most < game_dice(game) and not low)
            or (facts["fewer"] == "never" and most < game_dice(game))
            or (low and facts["fewer"] in ("choice", "sum") and not chosen_before(edges, before))
        ):
            return False
    return True if few or facts["fewer"] == "never" else None


def chosen_before(edges: list[Edge], state: State[Any]) -> bool:
    """Whether the number of dice was chosen just before this roll."""
    return any(edge.after == state and phase(edge.before) == "throw" for edge in edges)


def game_dice(game: Game) -> int:
    state = opened(game)
    while phase(state) == "choose":
        state = state.play(state.legal()[0])
    if phase(state) == "throw":
        return len(state.legal())
    return max(str(roll).count("-") + 1 for roll, _ in state.chances())


@lru_cache(maxsize=128)
def path_to_shut(game: Game) -> tuple[Edge, ...]:
    """Everyone lasts as long as possible: rows become short."""
    return tuple(hapless(game.start(), lambda seat: 30))


@probe("rules-shutbox-ours[exact]")
def _(game: Game, facts: Facts) -> bool | None:
    doubles = [
        state
        for state in decisions(game)
        if len(set(state.view()["roll"]["faces"])) < len(state.view()["roll"]["faces"])
    ]
    return all(numbers(str(move)) == {total(state)} for state in doubles for move in state.legal()) if doubles else None


@probe("rules-shutbox-ours[exact-more]")
def _(game: Game, facts: Facts) -> bool | None:
    more = [state for state in decisions(game) if len(state.view()["roll"]["faces"]) > 2]
    either = [({total(state)}, set(state.view()["roll"]["faces"])) for state in more]
    return (
        all(numbers(str(move)) in two for state, two in zip(more, either, strict=True) for move in state.legal())
        if more
        else None
    )


# ---- counting, matches and ties


@probe("rules-shutbox-count[sum]", "rules-shutbox-count[digital]", "rules-shutbox-count[count]")
def _(game: Game, facts: Facts) -> bool | None:
    found = first_round(all_different(game)) or first_round(all_alike(game))
    if found is None:
        return None
    left, points = found
    return all(points[seat] == cost(flaps, facts["score"]) for seat, flaps in left.items())


@probe("rules-shutbox-until[points]")
def _(game: Game, facts: Facts) -> bool | None:
    """The match ends with the round that brings somebody to the limit, and with no round before."""
    edges = ended(game)
    if not edges:
        return None
    end = edges[-1].after
    sheet = list(end.view()["sheet"])
    sofar = [
        [sum(points[seat] for points in sheet[:rounds]) for seat in range(game.players)]
        for rounds in range(1, len(sheet) + 1)
    ]
    reached = [max(totals) >= facts["count"] for totals in sofar]
    return bool(reached) and reached.index(True) == len(reached) - 1 if any(reached) else False


@probe("rules-shutbox-until[rounds]")
def _(game: Game, facts: Facts) -> bool | None:
    edges = ended(game)
    return len(edges[-1].after.view()["sheet"]) == facts["count"] if edges else None


@probe("rules-shutbox-until[stop]")
def _(game: Game, facts: Facts) -> bool | None:
    """Two games: the second may be played because the first is over, and the better one counts."""
    first = hapless(game.start(), lambda seat: 0)
    if not first or not first[-1].after.over:
        return None
    if phase(first[-1].before) != "stop":
        return False
    again = hapless(first[-1].before.play("again"), lambda seat: 3)
    sheet = again[-1].after.view()["sheet"] if again else []
    return list(again[-1].after.scores) == [min(points[0] for points in sheet)] and len(sheet) == 2 if again else None


@probe("rules-shutbox-lead[rotates]", "rules-shutbox-lead[stays]")
def _(game: Game, facts: Facts) -> bool | None:
    for before, _, after in all_different(game):
        if len(after.view()["sheet"]) > len(before.view()["sheet"]) and not after.over and not is_tied(after):
            started = seat_of(opened(game))
            return seat_of(after) == ((started + 1) % game.players if facts["lead"] == "rotates" else started)
    return None


def can_shut(game: Game, flaps: frozenset[int]) -> bool:
    """Whether some roll of all dice shuts some of these flaps."""
    start = opened(game)
    rolls = [start.play(outcome) for outcome, _ in start.chances()]
    return not rolls or any(numbers(str(move)) <= flaps for rolled in rolls for move in rolled.legal())


@probe("rules-shutbox-tie[roll]", "rules-shutbox-tie[game]", "rules-shutbox-tie[round]", "rules-shutbox-tie[share]")
def _(game: Game, facts: Facts) -> bool | None:
    """All tie, and then play on with the rows as they stand, with fresh rows, or not at all."""
    edges = all_alike(game)
    if not edges or game.players == 1:
        return None
    after = edges[-1].after
    if not is_tied(after):
        if facts["tie"] == "roll" and not any(can_shut(game, open_flaps(after, seat)) for seat in after.winners):
            return None  # SB-13: players whom no roll could help share the win
        return facts["tie"] == "share" if after.over and len(after.winners) > 1 else None
    stand = open_flaps(after, seat_of(after)) != open_flaps(opened(game), seat_of(after))
    return {"roll": stand, "game": not stand, "round": not stand, "share": False}[facts["tie"]]


@probe("rules-shutbox-ours[tie-game]", "rules-shutbox-ours[tie-roll]")
def _(game: Game, facts: Facts) -> bool | None:
    """Tied players who always do the same are never told apart, unless no roll can help any of them."""
    edges = all_alike(game)
    if not edges or not is_tied(edges[-1].after):
        return None
    off = hapless(edges[-1].after, lambda seat: 0, ties=True)
    end = off[-1].after
    if edges[-1].after.view()["tie"] != facts["what"].removeprefix("tie-"):
        return False
    return len(end.winners) > 1 if end.over else len(off) == PLAYED_OFF and is_tied(end)


@probe("rules-shutbox-ours[round]", "rules-shutbox-ours[finish]")
def _(game: Game, facts: Facts) -> bool | None:
    """Nobody has one turn more than another when the match ends."""
    edges = ended(game)
    if not edges:
        return None
    misses = [seat_of(before) for before, _, after in edges if phase(before) == "roll" and phase(after) != "shut"]
    return len({misses.count(seat) for seat in range(game.players)}) == 1


@probe("rules-shutbox-ours[digital]")
def _(game: Game, facts: Facts) -> bool | None:
    return parlour.game("shutbox", edition="twelve", score="digital").start().view()["until"] == "5 rounds"


@probe("rules-shutbox-ours[solo]")
def _(game: Game, facts: Facts) -> bool | None:
    edge = box_shut(game)
    return None if edge is None else edge.after.over and min(edge.after.scores) == 0


@probe("rules-shutbox-ours[half]", "rules-shutbox-ours[halves]")
def _(game: Game, facts: Facts) -> bool | None:
    """The first player shuts the box; a player who has not chosen a half pays the smaller one, or both."""
    edge, found = box_shut(game), after_a_shut_box(game)
    if edge is None or found is None or found[1]:
        return None
    row, score = open_flaps(game.start(), 0), game.options_dict["score"]
    even = frozenset(number for number in row if number % 2 == 0)
    due = {"half": min(cost(even, score), cost(row - even, score)), "halves": cost(row, score)}[facts["what"]]
    spared = [each["seat"] for each in edge.before.view()["rows"] if each["half"] is None]
    return all(found[0][seat] == due for seat in spared) if spared else None


@probe("rules-shutbox-ours[tie-shut]")
def _(game: Game, facts: Facts) -> bool | None:
    """All tie, and in the game that decides the tie one of them shuts the box."""
    edges = all_alike(game)
    if not edges or not is_tied(edges[-1].after):
        return None
    edge = shut_from(edges[-1].after)
    return None if edge is None else edge.after.over and list(edge.after.winners) == [seat_of(edge.before)]
