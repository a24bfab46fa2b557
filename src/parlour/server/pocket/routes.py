"""The routes on one device: tables, games, records and thinking."""

from __future__ import annotations

from parlour.server.about import routes as about
from parlour.server.games import lessons
from parlour.server.games import routes as games
from parlour.server.pocket.carrying import go_on
from parlour.server.records import routes as records
from parlour.server.tables import routes as tables
from parlour.server.thinking import routes as thinking

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
    go_on,
    tables.table_now,
    tables.events,
    tables.commands,
    tables.overview,
    thinking.explore,
    thinking.advise,
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
]
