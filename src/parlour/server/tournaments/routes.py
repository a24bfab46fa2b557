"""Requests about tournaments."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import Parameter

from parlour.server.ops.limits import address_of
from parlour.server.people.messages import Invitation
from parlour.server.people.routes import reached
from parlour.server.people.service import invitation_by
from parlour.server.tables.request import LONGEST_WAIT, AnyRequest, Since, TableId, key_of, part_of
from parlour.server.tournaments import messages
from parlour.server.tournaments.service import Tournaments


@post("/api/tournaments")
async def new_tournament(request: AnyRequest, data: messages.OpenTournament) -> messages.OpenedTournament:
    return await part_of(request, Tournaments).open(data, address_of(request.scope["client"]))


@get("/api/tournaments/{tournament:str}")
async def tournament_now(
    request: AnyRequest,
    tournament: TableId,
    since: Since = 0,
    wait: Annotated[int, Parameter(ge=0, le=LONGEST_WAIT)] = 0,
) -> messages.TournamentNow:
    """The standing; with `wait`, as soon as its version is past `since`."""
    address = address_of(request.scope["client"])
    return await part_of(request, Tournaments).now(tournament, key_of(request), since, wait, address)


@get("/api/tournaments/{tournament:str}/invite")
async def invite_to_tournament(request: AnyRequest, tournament: TableId) -> Invitation:
    """Its public link, with a QR code."""
    await part_of(request, Tournaments).check(tournament)
    return invitation_by(f"/tournament/{tournament}", *reached(request))


@post("/api/tournaments/{tournament:str}/join", status_code=200)
async def join_tournament(
    request: AnyRequest, tournament: TableId, data: messages.JoinTournament
) -> messages.TournamentNow:
    return await part_of(request, Tournaments).join(tournament, data)


@post("/api/tournaments/{tournament:str}/run", status_code=200)
async def run_tournament(
    request: AnyRequest, tournament: TableId, data: messages.RunTournament
) -> messages.TournamentNow:
    address = address_of(request.scope["client"])
    return await part_of(request, Tournaments).run(tournament, key_of(request), data, address)


@post("/api/tournaments/{tournament:str}/link", status_code=200)
async def new_tournament_link(request: AnyRequest, tournament: TableId, data: messages.LinkFor) -> Invitation:
    """For the organiser: a link with which a player continues on another device."""
    link = await part_of(request, Tournaments).new_link(tournament, key_of(request), data.person)
    return invitation_by(link, *reached(request))


@delete("/api/tournaments/{tournament:str}/mine")
async def leave_tournament(request: AnyRequest, tournament: TableId) -> None:
    """Erases the player's own name; the organiser deletes the whole tournament."""
    await part_of(request, Tournaments).forget(tournament, key_of(request))
