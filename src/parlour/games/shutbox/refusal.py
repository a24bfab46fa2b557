"""Why a step is not possible, by the rules of Shut the Box."""

from __future__ import annotations

from parlour.games.shutbox.notation import Opening, Roll, Shut, Throw, Word
from parlour.games.shutbox.state import ShutBoxState
from parlour.speech.message import Message


def refusal(state: ShutBoxState, step: object) -> Message:
    if state.over:
        return Message("play-over")
    kinds: tuple[type, ...] = tuple({type(allowed) for allowed in state.legal()})
    if state.chances():
        return _not_an_outcome(state)
    if isinstance(step, Roll | Opening):
        return Message("shutbox-no-outcome", {"seat": state.seat})
    if isinstance(step, Shut) and Shut in kinds:
        return _cannot_shut(state, step)
    if isinstance(step, Throw) and Throw in kinds:
        return Message("shutbox-no-throw", {"dice": state.game.options.dice})
    return _decides(state)


def _decides(state: ShutBoxState) -> Message:
    sample = state.legal()[0]
    if isinstance(sample, Shut):
        return Message("shutbox-no-shut-now", {"seat": state.seat, "roll": str(state.roll)})
    if isinstance(sample, Throw):
        return Message("shutbox-no-throw-now", {"seat": state.seat})
    return Message("shutbox-no-half-now" if sample == Word("even") else "shutbox-no-again-now", {"seat": state.seat})


def _not_an_outcome(state: ShutBoxState) -> Message:
    sample = state.chances()[0][0]
    if isinstance(sample, Opening):
        return Message("shutbox-no-opening-now", {"seat": state.seat})
    assert isinstance(sample, Roll)
    return Message("shutbox-no-roll-now", {"seat": state.seat, "dice": len(sample.faces)})


def _cannot_shut(state: ShutBoxState, step: Shut) -> Message:
    """SB-02: the first thing that is wrong, in the order a player at the table would say it."""
    options, roll = state.game.options, state.roll
    assert roll is not None
    numbers, total = step.numbers, sum(roll.faces)
    if len(set(numbers)) < len(numbers):
        return Message("shutbox-no-twice")
    for number in numbers:
        if not 1 <= number <= options.tiles:
            return Message("shutbox-no-number", {"number": number, "tiles": options.tiles})
        if number not in state.open_numbers(state.seat):
            return Message("shutbox-no-open", {"number": number})
    if sum(numbers) != total:
        return Message("shutbox-no-sum", {"step": str(step), "sum": sum(numbers), "roll": str(roll), "total": total})
    if options.combine == "exact" and len(numbers) > 1 and tuple(sorted(roll.faces)) != numbers:
        return Message("shutbox-no-exact", {"total": total})
    return Message("shutbox-no-first-hit", {"number": options.first_hit})
