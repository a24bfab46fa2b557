"""An analysis as one page of HTML that needs nothing else: the graph, bars, boards, sentences and every step."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from string import Template

from parlour.study.analysis.chart import svg_bars, svg_graph
from parlour.study.analysis.moments import Moment, moments
from parlour.study.analysis.report import StepReport
from parlour.study.analysis.telling import Telling


def page(telling: Telling) -> str:
    speech, report = telling.speech, telling.report
    graph = telling.say("analysis-graph" if report.unit == "win" else "analysis-graph-points")
    told = moments(report)
    parts = [
        f"<h1>{escape(telling.title())}</h1>",
        f'<p class="verdict">{escape(telling.verdict())}</p>' if telling.verdict() else "",
        f"<p>{escape(telling.say('analysis-html-about'))}</p>",
        f"<h2>{escape(graph)}</h2>",
        svg_graph(telling),
        f"<h2>{escape(telling.say('analysis-moments'))}</h2>",
        f'<ul class="moments">{"".join(_moment(telling, each) for each in told)}</ul>',
        "" if any(each.kind == "mistake" for each in told) else f"<p>{escape(telling.say('analysis-no-mistake'))}</p>",
        f"<h2>{escape(telling.say('analysis-account'))}</h2>",
        _account(telling),
        *(f"<h3>{escape(name)}</h3>{svg_bars(telling, seat)}" for seat, name in enumerate(telling.names)),
        *(f'<p class="note">{escape(remark)}</p>' for remark in telling.remarks()),
        f"<h2>{escape(telling.say('analysis-steps-title'))}</h2>",
        _steps(telling),
    ]
    here = files("parlour.study.analysis")
    return Template(here.joinpath("page.html").read_text(encoding="utf-8")).substitute(
        lang=speech.code,
        dir="rtl" if speech.right_to_left else "ltr",
        title=escape(telling.title()),
        style=here.joinpath("page.css").read_text(encoding="utf-8"),
        body="\n".join(parts),
    )


def _moment(telling: Telling, moment: Moment) -> str:
    board = telling.line[moment.step.number - 1].state.svg()
    return f"<li>{board}{_seated(telling)}{escape(telling.sentence(moment))}</li>"


def _seated(telling: Telling) -> str:
    """Matches names to the boards, which number the seats."""
    if len(telling.names) == 1:
        return ""
    names = "".join(f"<span>{seat}\u00a0<bdi>{escape(name)}</bdi></span> " for seat, name in enumerate(telling.names))
    return f'<p class="seats">{names}</p>'


def _account(telling: Telling) -> str:
    heads = ("player", "start", "luck", "errors", "others", "residual", "result")
    head = "".join(f'<th scope="col">{escape(telling.say(f"analysis-{each}"))}</th>' for each in heads)
    rows = "".join(
        f'<tr><th scope="row">{escape(telling.names[seat.seat])}</th>'
        + _named(telling, "start", telling.number(seat.start))
        + "".join(_named(telling, part, telling.change(getattr(seat, part))) for part in heads[2:6])
        + _named(telling, "result", telling.number(seat.result))
        + "</tr>"
        for seat in telling.report.seats
    )
    return f'<div class="wide"><table class="account"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def _named(telling: Telling, part: str, value: str) -> str:
    """A cell with its heading, which narrow screens show beside it."""
    return f'<td data-name="{escape(telling.say(f"analysis-{part}"))}"><span>{value}</span></td>'


def _steps(telling: Telling) -> str:
    heads = ("#", telling.say("analysis-step"), *telling.names, telling.say("analysis-loss"))
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    rows = "".join(_step(telling, step) for step in telling.report.steps)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def _step(telling: Telling, step: StepReport) -> str:
    values = "".join(f"<td>{telling.number(value)}</td>" for value in step.after)
    better = ""
    if step.erred:
        mark = telling.say(f"analysis-mark-{step.mark}")
        better = escape(f"{telling.number(step.loss)} ({mark}; {telling.label(step.number, step.best or '')})")
    what = escape(telling.what(step.number))
    first = f'<tr class="{step.mark}"><td>{step.number}</td><td class="words">{what}</td>'
    return f'{first}{values}<td class="loss">{better}</td></tr>'
