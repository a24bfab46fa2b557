"""Games of bots against bots, by the deal: the same luck for every seating.

A deal is one stream of luck for each hand, and as many games as there are seats: the bots move on by one seat
from game to game, the luck stays. So the dice or cards a seat gets do not favour anybody, and far fewer games show
who is stronger. A deal depends on the job and its number alone, never on who else plays, where or in which order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from parlour.contract.bots import Bot, Budget
from parlour.contract.game import CHANCE, Game, State, Step
from parlour.errors import BadRecord, Unsupported
from parlour.speech.message import Message
from parlour.study.arena.entrants import seated
from parlour.table.weights import weigh

LONGEST = 1_000_000


@dataclass(frozen=True)
class Job:
    """The pairing: the bot that starts at seat i is `levels[i]`, one for each seat."""

    game: Game
    levels: tuple[str, ...]
    seed: int = 0
    seconds: float | None = None
    nodes: int | None = None
    opening: int = 0
    """How many moves at the start of every game are drawn: the same ones in all games of a deal."""

    def to_json(self) -> dict[str, Any]:
        opening = {"opening": self.opening} if self.opening else {}
        return {
            "arena": 1,
            "rules": self.game.rules,
            "game": self.game.name,
            "options": self.game.options_dict,
            "levels": self.levels,
            "seed": self.seed,
            "seconds": self.seconds,
            "nodes": self.nodes,
            **opening,
        }


@dataclass(frozen=True)
class Played:
    """One game: which bot (its place in `Job.levels`) sat at each seat, who won, the scores, and how many steps."""

    bots: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    steps: int


@dataclass(frozen=True)
class Deal:
    number: int
    games: tuple[Played, ...] = field(default=())

    def to_json(self) -> dict[str, Any]:
        return {"deal": self.number, "games": [vars(game) for game in self.games]}


def deal_from_json(data: Any) -> Deal:
    try:
        games = tuple(
            Played(tuple(each["bots"]), tuple(each["winners"]), tuple(each["scores"]), each["steps"])
            for each in data["games"]
        )
        return Deal(int(data["deal"]), games)
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(Message("record-arena-deal", {"why": str(error)})) from error


class Luck:
    """The outcomes of one deal: the n-th draw of a hand is the same number in every game of the deal."""

    def __init__(self, seed: int, deal: int) -> None:
        self._seed, self._deal = seed, deal
        self._streams: dict[int | None, Random] = {}

    def draw(self, state: State[Any]) -> Step:
        hand = state.hand
        if hand not in self._streams:
            self._streams[hand] = Random(f"luck {self._seed} {self._deal} {hand}")
        weights = [weight for _, weight in weigh(state)]
        number = self._streams[hand].getrandbits(160) * sum(weights) >> 160
        for (outcome, _), weight in zip(state.chances(), weights, strict=True):
            number -= weight
            if number < 0:
                return outcome
        raise AssertionError("the weights were summed above")


def play_deal(job: Job, number: int) -> Deal:
    """All seatings of one deal."""
    seats = range(job.game.players)
    seatings = [tuple((seat + turn) % job.game.players for seat in seats) for turn in seats]
    return Deal(number, tuple(_play(job, number, seating) for seating in seatings))


def play_deals(job: Job, numbers: Sequence[int]) -> list[Deal]:
    return [play_deal(job, number) for number in numbers]


def _play(job: Job, number: int, seating: tuple[int, ...]) -> Played:
    luck, budget = Luck(job.seed, number), Budget(job.seconds, job.nodes)
    bots = [_bot(job, number, seating, seat) for seat in range(job.game.players)]
    state, steps, drawn = job.game.start(), 0, 0
    opening = Random(f"opening {job.seed} {number}")
    while (actor := state.actor) is not None:
        if actor == CHANCE:
            step = luck.draw(state)
        elif drawn < job.opening:
            step, drawn = opening.choice(state.legal()), drawn + 1
        else:
            step = bots[actor].choose(state, budget)
        state, steps = state.play(step), steps + 1
        if steps > LONGEST:
            raise Unsupported(Message("cannot-end", {"game": repr(job.game), "steps": LONGEST}))
    return Played(seating, state.winners, state.scores, steps)


def _bot(job: Job, number: int, seating: tuple[int, ...], seat: int) -> Bot:
    level = job.levels[seating[seat]]
    seed = Random(f"bot {job.seed} {number} {seating} {seat}").getrandbits(63)
    return seated(job.game, level, seed)
