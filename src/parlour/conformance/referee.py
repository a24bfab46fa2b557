"""Random play by the referee, which checks every promise about states at each position."""

from __future__ import annotations

import json
import pickle
from dataclasses import FrozenInstanceError, fields
from fractions import Fraction
from random import Random
from typing import Any
from xml.etree import ElementTree

from parlour.conformance.promises import Checked, Promises
from parlour.conformance.words import Words
from parlour.contract.game import CHANCE, Game, State, Step
from parlour.contract.state import following
from parlour.errors import IllegalMove, Unsupported
from parlour.speech.message import Message

NONSENSE: tuple[Any, ...] = (
    "",
    " ",
    "no such move",
    "🎲",
    "a" * 10_000,
    None,
    -(10**9),
    3.5,
    ("x",),
    object(),
)
PICTURES_EVERY = 16
THOROUGH = 150  # steps of each game checked in full; in longer games, every eighth position after that


class Referee(Promises):
    def __init__(self, game: Game, random: Random, longest: int, words: Words) -> None:
        super().__init__(game, random)
        self.longest, self.words, self.report = longest, words, Checked()
        self.seen: dict[str, None] = {}
        self.weighed: dict[int, Any] = {}
        """Lists of chances already checked, by identity: games reuse those of their dice."""
        with self.keeping("actions can be asked for"):
            self.numbered = _numbered(game)

    def run(self, games: int) -> Checked:
        with self.keeping("options_dict makes the same game"):
            self.promise(type(self.game).make(self.game.options_dict) == self.game, "options_dict makes the same game")
        with self.keeping("a game survives pickling"):
            self.promise(pickle.loads(pickle.dumps(self.game)) == self.game, "a game survives pickling")
        with self.keeping("a game has a first position"):
            self.promise(self.game.start() == self.game.start(), "a game always starts from the same position")
        for _ in range(games):
            self.one_game()
            self.report.games += 1
        return self.report

    def one_game(self) -> None:
        state = self.game.start()
        for state in self.walk(self.longest + 1):
            self.promise(len(self.path) < self.longest or state.over, f"the game ends (within {self.longest} steps)")
            self.position(state)
        self.end(state)
        self.report.longest = max(self.report.longest, len(self.path))
        again = self.game.start()
        with self.keeping("a game can be replayed from its notation"):
            for text in self.path:
                again = again.play(text)
        self.promise(again == state and hash(again) == hash(state), "the replayed game ends in an equal state")

    def position(self, state: State[Any]) -> None:
        self.report.positions += 1
        with self.keeping("actor, legal(), chances() and hand can be asked for in every position"):
            self.who_acts(state)
        with self.keeping("scores and winners can be asked for in every position"):
            self.numbers(state)
        if len(self.path) > THOROUGH and len(self.path) % 8 and not state.over:
            return
        with self.keeping("prompt, standing, describe and label are messages"):
            self.said(state)
        with self.keeping("a state can be shown, hashed and pickled"):
            before = (repr(state), hash(state), pickle.dumps(state))
        with self.keeping("every step that is allowed can be written, read and played"):
            self.steps(state)
        with self.keeping("a wrong step is refused with IllegalMove"):
            self.refusals(state)
        with self.keeping("a state is immutable and survives pickling"):
            self.frozen(state)
        with self.keeping("view() is plain JSON data"):
            view = state.view()
            self.promise(json.loads(json.dumps(view, allow_nan=False)) == view, "view() is plain JSON data")
        if self.numbered:
            with self.keeping("a position can be told in numbers, and its code gives it back"):
                self.in_numbers(state)
        if self.report.positions % PICTURES_EVERY == 1 or state.over:
            with self.keeping("text() draws something"):
                self.promise(bool(state.text().strip()), "text() draws something")
            with self.keeping("svg() is a well-formed picture"):
                ElementTree.fromstring(state.svg())
        after = (repr(state), hash(state), pickle.dumps(state))
        self.promise(before == after, "nothing that is asked of a state changes it")

    def in_numbers(self, state: State[Any]) -> None:
        """Checks a position's numbers and code, where the game has them."""
        moves, outcomes = self.game.actions, self.game.outcomes
        for known, listed in ((moves, state.legal()), (outcomes, tuple(outcome for outcome, _ in state.chances()))):
            numbers = [self.game.number(step) for step in listed]
            self.promise([known[number] for number in numbers] == list(listed), "the number of a step is its place")
        if not state.chances():
            legal = {self.game.number(move) for move in state.legal()}
            self.promise({i for i, open_ in enumerate(state.mask()) if open_} == legal, "the mask is what is legal")
        else:
            drawn = state.draw(self.random)
            self.promise(any(drawn == outcome for outcome, _ in state.chances()), "what is drawn can come")
        self.promise(self.game.at(state.code()) == state, "the code of a position gives it back")

    def who_acts(self, state: State[Any]) -> None:
        actor, legal, chances = state.actor, state.legal(), state.chances()
        self.promise(isinstance(legal, tuple) and isinstance(chances, tuple), "legal() and chances() are tuples")
        self.promise(state.over == (actor is None), "over means that nobody acts")
        if actor == CHANCE:
            self.report.chance_nodes += 1
            self.promise(legal == () and chances != (), "at a chance node there are outcomes and no moves")
            self.probabilities(chances)
            self.promise(state.hand is None or state.hand in range(self.game.players), "the hand is a seat or None")
        else:
            self.promise(state.hand is None, "without chance there is no hand")
            self.promise(chances == (), "where no chance acts there are no outcomes")
            self.promise((legal == ()) == (actor is None), "a seat to move has a move, and nobody else has")
            self.promise(actor is None or actor in range(self.game.players), "the actor is a seat, CHANCE or None")

    def probabilities(self, chances: tuple[tuple[Step, Fraction], ...]) -> None:
        if self.weighed.get(id(chances)) is chances:
            return
        self.weighed[id(chances)] = chances
        self.promise(all(isinstance(p, Fraction) and p > 0 for _, p in chances), "probabilities are Fractions above 0")
        self.promise(sum(p for _, p in chances) == 1, "the probabilities sum to exactly 1")

    def numbers(self, state: State[Any]) -> None:
        scores, winners = state.scores, state.winners
        self.promise(isinstance(scores, tuple) and len(scores) == self.game.players, "one score a seat")
        self.promise(all(type(score) is int for score in scores), "scores are whole numbers")
        self.promise(isinstance(winners, tuple), "winners is a tuple")
        self.promise(state.over or winners == (), "nobody has won before the end")

    def steps(self, state: State[Any]) -> None:
        allowed = list(following(state))
        texts = [str(step) for step in allowed]
        self.promise(len(set(texts)) == len(texts) == len(set(allowed)), "no step is listed twice")
        self.promise(tuple(texts) == state.allowed(), "allowed() is the notation of what play takes")
        self.seen.update(dict.fromkeys(texts))
        for step in self.random.sample(allowed, min(4, len(allowed))):
            after, by_text = state.play(step), state.play(str(step))
            self.promise(state.read(str(step)) == step, f"the text {str(step)!r} reads back as its step")
            self.promise(after == by_text and hash(after) == hash(by_text), f"{str(step)!r} as text plays the same")
            self.promise(after != state, f"{str(step)!r} changes the position")

    def said(self, state: State[Any]) -> None:
        """Checks the prompt and a step's messages: they have words, and can be sent."""
        said = [state.prompt(), state.standing()]
        if not state.over:
            step = self.random.choice(following(state))
            said += [state.describe(step), state.label(step)]
        for message in said:
            self.promise(isinstance(message, Message), "prompt, standing, describe and label are messages")
            self.words.message(self, message)

    def refusals(self, state: State[Any]) -> None:
        allowed = state.allowed()
        strangers = [text for text in self.seen if text not in allowed]
        tries = [*self.random.sample(strangers, min(3, len(strangers))), self.random.choice(NONSENSE)]
        for wrong in tries if not state.over else [*tries, *NONSENSE, *strangers[:20]]:
            try:
                state.play(wrong)
            except IllegalMove as refusal:
                known = self.words.was_heard(refusal.why)
                self.promise(known or bool(refusal.reason), f"the refusal of {wrong!r} says why")
                where = refusal.where
                says_where = where is not None and (self.words.was_heard(where) or bool(refusal.position))
                self.promise(says_where, f"the refusal of {wrong!r} says where the game stands")
                self.promise(refusal.allowed == allowed, f"the refusal of {wrong!r} says what is allowed")
            else:
                self.promise(False, f"{wrong!r} is refused with IllegalMove")

    def frozen(self, state: State[Any]) -> None:
        copy = pickle.loads(pickle.dumps(state))
        self.promise(copy == state and hash(copy) == hash(state), "a state survives pickling, equal and of equal hash")
        for field in fields(state):
            try:
                setattr(state, field.name, None)
            except (FrozenInstanceError, AttributeError):
                continue
            self.promise(False, f"the attribute {field.name} cannot be set")

    def end(self, state: State[Any]) -> None:
        winners, scores = state.winners, state.scores
        self.promise(winners != () and list(winners) == sorted(set(winners)), "somebody wins, each seat once")
        self.promise(set(winners) <= set(range(self.game.players)), "the winners are seats")
        if state.outright is not None:
            self.promise(winners == (state.outright,), "who wins outright wins alone")
        else:
            top = min(scores) if self.game.best == "low" else max(scores)
            self.promise(all(scores[seat] == top for seat in winners), "the winners have the best score")


def _numbered(game: Game) -> bool:
    try:
        return bool(game.actions)
    except Unsupported:
        return False
