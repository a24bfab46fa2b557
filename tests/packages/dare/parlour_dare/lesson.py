from typing import Any

from parlour.contract import Message, State
from parlour.contract.lesson import Scene, look, move, scene


def lesson(start: State[Any]) -> tuple[Scene, ...]:
    dare = move(Message("dare-learn-roll"), "roll", then=["6"], otherwise=Message("dare-learn-roll.otherwise"))
    stop = move(Message("dare-learn-stop"), "stop", then=["roll", "1"], otherwise=Message("dare-learn-stop.otherwise"))
    return (scene(start, (), dare, stop, look(Message("dare-learn-won"))),)
