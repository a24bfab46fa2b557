"""Why a step is not possible, by the rules of Shut the Box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.shutbox.notation import Opening, Roll, Shut, Throw, Word

if TYPE_CHECKING:
    from parlour.games.shutbox.rules import ShutBoxState


def why_not(state: ShutBoxState, step: object) -> str:
    if state.over:
        return "the game is over"
    kinds: tuple[type, ...] = tuple({type(allowed) for allowed in state.legal()})
    if state.chances():
        return _not_an_outcome(state, step)
    if isinstance(step, Roll | Opening):
        return f"it is seat {state.seat}'s decision now, not the dice's"
    if isinstance(step, Shut) and Shut in kinds:
        return _cannot_shut(state, step)
    if isinstance(step, Throw) and Throw in kinds:
        return f"that many dice cannot be thrown; there are {state.game.options.dice}"
    return f"seat {state.seat} now decides {_what(state)}"


def _what(state: ShutBoxState) -> str:
    sample = state.legal()[0]
    if isinstance(sample, Shut):
        return f"which numbers to shut with the roll {state.roll}"
    if isinstance(sample, Throw):
        return "how many dice to throw"
    return "between evens and odds" if sample == Word("even") else "whether to play another game"


def _not_an_outcome(state: ShutBoxState, step: object) -> str:
    sample = state.chances()[0][0]
    if isinstance(sample, Opening):
        return f"seat {state.seat} is about to roll one die for the first turn"
    assert isinstance(sample, Roll)
    dice = "1 die" if len(sample.faces) == 1 else f"{len(sample.faces)} dice"
    return f"seat {state.seat} is about to roll {dice}"


def _cannot_shut(state: ShutBoxState, step: Shut) -> str:
    """SB-02: the first thing that is wrong, in the order a player at the table would say it."""
    options, roll = state.game.options, state.roll
    assert roll is not None
    numbers, total = step.numbers, sum(roll.faces)
    if len(set(numbers)) < len(numbers):
        return "a number can be shut only once"
    for number in numbers:
        if not 1 <= number <= options.tiles:
            return f"{number} is not on the row of 1 to {options.tiles}"
        if number not in state.open_numbers(state.seat):
            return f"{number} is not open"
    if sum(numbers) != total:
        return f"{step} makes {sum(numbers)}, and the roll {roll} must be used whole: {total}"
    if options.combine == "exact" and len(numbers) > 1 and tuple(sorted(roll.faces)) != numbers:
        return f"only {total} itself or exactly the numbers on the dice may be shut"
    return f"the first roll of a turn must shut the {options.first_hit}"
