"""Probes of what the pages of Tuki Tuki say."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any

from parlour.contract.game import CHANCE, Game
from parlour.contract.state import State
from tests.games.probes import probe

Facts = Mapping[str, Any]
Edge = tuple[State[Any], str, State[Any]]


@lru_cache(maxsize=16)
def edges(game: Game) -> tuple[Edge, ...]:
    """Every step of two random games in which cards are drawn as the deck allows."""
    found: list[Edge] = []
    for seed in range(2):
        state, random = game.start(), Random(seed)
        while not state.over:
            step = str(state.draw(random)) if state.actor == CHANCE else random.choice(state.allowed())
            after = state.play(step)
            found.append((state, step, after))
            state = after
    return tuple(found)


def ends(game: Game) -> list[State[Any]]:
    return [after for _, _, after in edges(game) if after.over]


def seat(state: State[Any], number: int) -> dict[str, Any]:
    return dict(state.view()["seats"][number])


@probe("rules-tuki-aim", "rules-tuki-total", "rules-tuki-ours[shared]")
def _(game: Game, facts: Facts) -> bool | None:
    """The sheet has this number of rounds, and all players with the lowest total win."""
    for state in ends(game):
        sheet = state.view()["sheet"]
        totals = [sum(points[number] for points in sheet) for number in range(game.players)]
        lowest = [number for number, total in enumerate(totals) if total == min(totals)]
        if list(state.winners) != lowest or len(sheet) != facts.get("rounds", len(sheet)):
            return False
    return True


@probe("rules-tuki-setup")
def _(game: Game, facts: Facts) -> bool | None:
    """The first card may be any: of 108, eight of each number and four parrots. Then all see eight hidden cards."""
    chances = {str(card): chance * 108 for card, chance in game.start().chances()}
    cards = {**{str(number): 8 for number in range(13)}, "parrot": 4}
    dealt = game.start().play("5").view()
    return chances == cards and dealt["discard"]["top"] == "5" and all(each["hidden"] == 8 for each in dealt["seats"])


@probe("rules-tuki-open", "rules-tuki-ours[order]")
def _(game: Game, facts: Facts) -> bool | None:
    """Seat after seat opens two cards, and only then somebody takes one."""
    opened = []
    for state, step, _ in edges(game):
        if step.startswith("take"):
            break
        if step.startswith("open"):
            opened.append(state.actor)
    return (
        len(opened) == 2 * game.players
        and all(opened.count(each) == 2 for each in opened)
        and all(opened[i] == opened[i + 1] for i in range(0, len(opened), 2))
    )


def start_with(game: Game, cards: Mapping[int, tuple[str, str]], second: str = "b1") -> State[Any]:
    """The position after these two cards of each seat were opened, at a1 and `second`."""
    state, turned = game.start().play("5"), dict[int, int]()
    while state.view()["phase"] in ("open", "turn up"):
        if state.actor == CHANCE:
            number = int(state.view()["seat"])
            state = state.play(cards[number][turned.get(number, 0)])
            turned[number] = turned.get(number, 0) + 1
        else:
            state = state.play("open a1" if turned.get(state.actor, 0) == 0 else f"open {second}")
    return state


@probe("rules-tuki-first")
def _(game: Game, facts: Facts) -> bool | None:
    """The last seat opens the highest sum and starts; then it is the turn of seat 0."""
    last = game.players - 1
    state = start_with(game, {number: ("9", "8") if number == last else ("1", "2") for number in range(game.players)})
    if state.actor != last:
        return False
    for step in ("take discard", "c1"):
        state = state.play(step)
    while state.actor == CHANCE:
        state = state.play(state.chances()[0][0])
    return state.actor == 0


@probe("rules-tuki-ours[draw]")
def _(game: Game, facts: Facts) -> bool | None:
    state = start_with(game, {number: ("9", "8") if number < 2 else ("1", "2") for number in range(game.players)})
    return state.actor == CHANCE and sorted(str(step) for step, _ in state.chances()) == ["first:0", "first:1"]


@probe("rules-tuki-ours[opened]")
def _(game: Game, facts: Facts) -> bool | None:
    """A parrot alone counts 0 towards the sum: 7 beats a parrot with 6."""
    last = game.players - 1
    cards = {number: ("6", "parrot") if number == 0 else ("1", "2") for number in range(game.players)}
    return start_with(game, {**cards, last: ("7", "0")}).actor == last


@probe("rules-first-seat:tuki")
def _(game: Game, facts: Facts) -> bool | None:
    last = game.players - 1
    low = start_with(game, {number: ("9", "8") if number == last else ("1", "2") for number in range(game.players)})
    return low.actor == facts["name"].seat


@probe("rules-tuki-turn", "rules-tuki-drop", "rules-tuki-last")
def _(game: Game, facts: Facts) -> bool | None:
    """Any slot may be replaced; a stock card may be discarded for opening a card, with one hidden also for nothing."""
    for state, _, _ in edges(game):
        taken = state.view()["taken"]
        if state.view()["phase"] != "place" and not (taken and state.actor not in (CHANCE, None)):
            continue
        slots = seat(state, state.actor)["slots"]
        hidden = {each["slot"] for each in slots if each["card"] is None}
        allowed = {move for move in state.allowed() if not move.startswith("fly")}
        drops = {f"drop {slot}" for slot in hidden} | ({"drop"} if len(hidden) == 1 else set())
        wanted = {each["slot"] for each in slots} | (drops if taken["from"] == "stock" else set())
        if allowed != wanted:
            return False
    return True


@probe("rules-tuki-end")
def _(game: Game, facts: Facts) -> bool | None:
    """When a player first has no hidden card, the others take one turn each and the round ends."""
    closed: int | None = None
    after: list[int] = []
    for state, step, _ in edges(game):
        view = state.view()
        if closed is None and view["closer"] is not None:
            closed, after = int(view["closer"]), []
        if closed is not None and step.startswith("take"):
            after.append(int(state.actor or 0))
        if closed is not None and view["closer"] is None:
            order = [(closed + turn) % game.players for turn in range(1, game.players)]
            taken = after if not step.startswith("take") else after[:-1]
            if taken != order:
                return False
            closed = None
    return True


@probe("rules-tuki-count", "rules-tuki-sets", "rules-tuki-parrot", "rules-tuki-ours[parrots]")
def _(game: Game, facts: Facts) -> bool | None:
    """The points of every open grid, added up by hand."""
    found = 0
    for _, _, after in edges(game):
        for each in after.view()["seats"]:
            cards = [slot["card"] for slot in each["slots"]]
            if None in cards:
                continue
            found += 1
            if each["score"] != points(cards):
                return False
    return True if found else None


def points(cards: list[str]) -> int:
    columns = [tuple(cards[i : i + 2]) for i in range(0, 8, 2)]
    paired: dict[str, int] = {}
    loose = 0
    for one, two in columns:
        if one == two == "parrot":
            continue
        if one == two or "parrot" in (one, two):
            number = two if one == "parrot" else one
            paired[number] = paired.get(number, 0) + 1
        else:
            loose += int(one) + int(two)
    return loose + sum({1: 0, 2: -10, 3: -15, 4: -20}[pairs] for pairs in paired.values())


@probe("rules-tuki-tip[four]")
def _(game: Game, facts: Facts) -> bool | None:
    return points(["3", "3", "3", "3", *"4567"]) == points(["3", "3", "0", "0", *"4567"]) - 10


@probe("rules-tuki-fly")
def _(game: Game, facts: Facts) -> bool | None:
    """A parrot mimics a 7. With another 7 in hand it can fly to each hidden card, with an 8 to none."""
    starter = started(game).actor
    state = start_with(
        game, {number: ("parrot", "7") if number == starter else ("1", "2") for number in range(game.players)}, "a2"
    )
    hidden = [slot["slot"] for slot in seat(state, state.actor)["slots"] if slot["card"] is None]
    flights = {
        card: sorted(move for move in state.play("take stock").play(card).allowed() if move.startswith("fly"))
        for card in ("7", "8")
    }
    landed = state.play("take stock").play("7").play(f"fly a1 {hidden[0]}")
    while landed.actor == CHANCE:
        landed = landed.play(landed.chances()[0][0])
    slots = {slot["slot"]: slot["card"] for slot in seat(landed, state.actor)["slots"]}
    return (
        flights == {"7": [f"fly a1 {slot}" for slot in hidden], "8": []}
        and slots["a1"] == "7"
        and slots[hidden[0]] == "parrot"
    )


@probe("rules-tuki-ours[closing]")
def _(game: Game, facts: Facts) -> bool | None:
    """The player who replaces the last hidden card has closed, if nobody had before."""
    found = 0
    for state, step, after in edges(game):
        if state.actor in (CHANCE, None) or state.view()["closer"] is not None or not state.view()["taken"]:
            continue
        hidden = [slot["slot"] for slot in seat(state, state.actor)["slots"] if slot["card"] is None]
        if len(hidden) == 1 and step.split()[-1] == hidden[0] and not step.startswith("drop"):
            found += 1
            while after.actor == CHANCE:
                after = after.play(after.chances()[0][0])
            if after.view()["closer"] != state.actor:
                return False
    return True if found else None


def started(game: Game) -> State[Any]:
    state = start_with(game, dict.fromkeys(range(game.players), ("1", "2")))
    while state.actor == CHANCE:
        state = state.play(state.chances()[0][0])
    return state


@probe("rules-tuki-ours[stalled]")
def _(game: Game, facts: Facts) -> bool | None:
    """Everyone swaps a1 with the discard pile: the 50th turn without a stock card brings the last turns."""
    state, turns = started(game), 0
    while state.view()["ending"] is None and turns < 60:
        state = state.play("take discard").play("a1")
        turns += 1
    last = 0
    while not state.over and state.view()["ending"] is not None and state.actor != CHANCE:
        state = state.play("take discard").play("a1")
        last += 1
        while state.actor == CHANCE and state.view()["phase"] == "finish":
            state = state.play(state.chances()[0][0])
    return turns == 50 and last == game.players


@probe("rules-tuki-ours[stock]")
def _(game: Game, facts: Facts) -> bool | None:
    """Everyone draws and puts the card on a1: the stock is rebuilt under the top card, twice, and then it ends."""
    state, rebuilt = started(game), 0
    for _ in range(1_000):
        if state.view()["ending"] is not None:
            return rebuilt == 2
        before = state.view()["stock"]["rebuilds"]
        state = state.play("take stock")
        state = state.play(state.chances()[0][0]).play("a1")
        if state.view()["stock"]["rebuilds"] > before:
            rebuilt += 1
            if state.view()["discard"]["size"] != 1:
                return False
    return False
