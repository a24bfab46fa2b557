"""Checks messages, rules and lessons: each exists in English, is not empty, and has its arguments."""

from __future__ import annotations

import json
from random import Random

from parlour.conformance.promises import Promises
from parlour.contract.game import Game
from parlour.contract.lesson import LEARNER, course
from parlour.speech.catalogue import ENGLISH, arguments_of, knows
from parlour.speech.message import Message, spoken


class Words:
    """Checks messages, and remembers those that passed: many recur."""

    def __init__(self) -> None:
        self.heard: set[str] = set()

    def was_heard(self, message: Message) -> bool:
        """Whether this message was checked before."""
        words = repr(message)
        known = words in self.heard
        self.heard.add(words)
        return known

    def message(self, promises: Promises, message: Message) -> None:
        if self.was_heard(message):
            return
        promises.promise(knows(ENGLISH, message.id), f"the message {message.id!r} exists")
        missing = arguments_of(message.id) - message.arguments.keys()
        promises.promise(not missing, f"the message {message.id!r} has all its arguments")
        promises.promise(bool(str(message).strip()), f"the message {message.id!r} says something")
        json.dumps(message.to_json(), allow_nan=False)


def check_words(game: Game, words: Words) -> None:
    """Checks the title, the options, the chapters of the rules and the lesson."""
    promises = Promises(game, Random(0))
    with promises.keeping("a game has a title and says what it is about"):
        words.message(promises, game.title)
        if str(game.about):
            words.message(promises, game.about)
    for option in game.declared:
        with promises.keeping(f"the option {option.name!r} says what it takes"):
            words.message(promises, option.allowed)
            if option.about:
                words.message(promises, spoken(option.about))
    with promises.keeping("rulebook() gives chapters of messages"):
        for chapter in game.rulebook():
            words.message(promises, chapter.title)
            for paragraph in chapter.paragraphs:
                words.message(promises, paragraph)
    with promises.keeping("a lesson can be played by the learner's hand alone"):
        _lesson(promises, words)


def _lesson(promises: Promises, words: Words) -> None:
    scenes = promises.game.lesson()
    promises.promise(all(each.tasks and each.tasks[-1].deed == "look" for each in scenes), "a scene ends with a look")
    for moment in course(scenes):
        state, deed = moment.state, moment.task.deed
        promises.path = [frame.step for frame in moment.frames if frame.step]
        promises.promise(deed != "move" or state.actor == LEARNER, "a learner moves when it is their turn")
        promises.promise(deed != "roll" or state.hand == LEARNER, "a learner rolls when it is their hand's turn")
        words.message(promises, moment.task.say)
        words.message(promises, moment.task.otherwise or moment.task.say)
