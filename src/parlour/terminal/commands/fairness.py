"""Whether what fell at tables by hand looks fair, as `parlour analyse` says it."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.games import kind
from parlour.speech.languages import Speech
from parlour.study.analysis.fell import Fell
from parlour.study.fallen import Look, looks_at
from parlour.terminal.commands.speaking import columns


def lines(sums: Iterable[Fell], speech: Speech) -> list[str]:
    """Nothing where no table was by hand."""
    found = looks_at(sums)
    if not found:
        return []
    told = [line for each in found for line in _told(each, speech)]
    return ["", speech.say("fallen-title"), speech.say("fallen-about"), *told]


def _told(look: Look, speech: Speech) -> list[str]:
    heads = [speech.say(f"fallen-{each}") for each in ("face", "came", "due")]
    rows = [[_face(look, face, speech), str(fell), f"{due:.1f}"] for face, fell, due in look.faces]
    return [
        "",
        f"{speech.tell(kind(look.game).title)}. {speech.say(f'fallen-{look.kind}', count=str(look.draws))}",
        *columns([heads, *rows], "<>>"),
        *_judged(look, speech),
    ]


def _judged(look: Look, speech: Speech) -> list[str]:
    if look.chance is None:
        return [speech.say("fallen-few")]
    odd = _face(look, look.odd, speech)
    verdict = (
        speech.say("fallen-unusual", face=odd)
        if look.unusual
        else speech.say("fallen-usual", percent=str(round(100 * look.chance)))
    )
    if look.noticed is None:
        return [verdict]
    due = next(due for face, _, due in look.faces if face == look.odd)
    fair = due / sum(due for *_, due in look.faces)
    shares = {"share": f"{100 * look.noticed[1]:.0f}", "fair": f"{100 * fair:.0f}"}
    return [verdict, speech.say("fallen-noticed", face=odd, **shares)]


def _face(look: Look, face: str, speech: Speech) -> str:
    """A game's own name of a face, if it has one."""
    ids = (f"{look.game}-face-{face}", f"{look.game}-colour-{face}")
    return next((speech.say(each) for each in ids if speech.knows(each)), face)
