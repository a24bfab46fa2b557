"""Every address of the server. docs/api.md lists them."""

from __future__ import annotations

from litestar import Response, get

from parlour.server.about import routes as about
from parlour.server.core.messages.answers import not_found
from parlour.server.daily import routes as daily
from parlour.server.games import lessons
from parlour.server.games import routes as games
from parlour.server.home import routes as home
from parlour.server.offline import routes as offline
from parlour.server.people import routes as people
from parlour.server.ratings import routes as ratings
from parlour.server.records import routes as records
from parlour.server.reminders import routes as reminders
from parlour.server.tables import routes as tables
from parlour.server.tables.request import AnyRequest, part_of
from parlour.server.thinking import routes as thinking
from parlour.server.tournaments import routes as tournaments
from parlour.server.transport import monitoring
from parlour.server.transport.pages import Pages


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """A file of the web client; the client handles any address that is neither a file nor the API's."""
    path = request.scope["path"]
    found = None if path.startswith("/api/") or path == "/api" else part_of(request, Pages).find(path)
    if found is None:
        raise not_found()
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=found.headers(packed=False), media_type=found.kind)
    packed = bool(found.packed) and "gzip" in request.headers.get("accept-encoding", "")
    body = found.packed if packed else found.body
    return Response(body, headers=found.headers(packed), media_type=found.kind)


ROUTES = [
    about.about,
    games.games,
    games.ready,
    games.messages,
    lessons.lesson,
    games.sheets,
    games.check,
    games.rules,
    tables.new_table,
    tables.table_now,
    tables.events,
    tables.commands,
    people.invite,
    people.enter_code,
    people.join_table,
    people.claim,
    people.claim_now,
    people.nod,
    thinking.explore,
    thinking.advise,
    thinking.module,
    thinking.ground,
    thinking.question,
    thinking.advice,
    thinking.coach,
    thinking.reason,
    records.analysis,
    records.line,
    records.line_of_record,
    records.analyse_record,
    records.study,
    records.tally,
    records.fallen,
    records.record,
    records.replay_table,
    records.replay_record,
    records.verify_record,
    daily.daily,
    daily.play_daily,
    daily.list_daily,
    tournaments.new_tournament,
    tournaments.tournament_now,
    tournaments.invite_to_tournament,
    tournaments.join_tournament,
    tournaments.run_tournament,
    tournaments.new_tournament_link,
    tournaments.leave_tournament,
    ratings.best,
    ratings.me,
    ratings.name_me,
    ratings.delete_me,
    ratings.link,
    ratings.table_rating,
    ratings.enter,
    reminders.reminding,
    reminders.remind,
    reminders.stop,
    tables.overview,
    people.my_data,
    people.delete_my_data,
    home.home,
    home.set_home,
    monitoring.health,
    monitoring.metrics,
    offline.offline,
    page,
]
