"""The public standing of a tournament."""

from __future__ import annotations

from parlour.server.tournaments import messages
from parlour.server.tournaments.storage import Kept
from parlour.table.chance import rounds
from parlour.table.tournament.schedule import most_people
from parlour.table.tournament.tournament import Match, Person, Tournament


def account(kept: Kept) -> messages.TournamentNow:
    tournament = kept.tournament
    there = {person for person, each in enumerate(tournament.people) if not each.left or _played(tournament, person)}
    return messages.TournamentNow(
        tournament=kept.id,
        version=kept.version,
        name=tournament.name,
        game=tournament.game,
        options=tournament.options,
        size=tournament.size,
        system=tournament.system,
        rounds=tournament.rounds,
        duplicate=tournament.duplicate,
        automatic=tournament.automatic,
        clock=tournament.clock is not None,
        phase=tournament.phase,
        most=most_people(tournament.system, tournament.size),
        people=[_person(person) for person in tournament.people],
        played=[_round(kept, number) for number in range(1, tournament.number + 1)],
        standings=[
            messages.TournamentStanding(
                person=each.person,
                place=each.place,
                points=float(each.points),
                opponents=float(each.opponents),
                beaten=float(each.beaten),
                wins=each.wins,
                games=each.games,
            )
            for each in tournament.standings()
            if each.person in there
        ],
        commitment=rounds.seed(kept.secret, kept.id, 0).hex() if tournament.duplicate else "",
    )


def _person(person: Person) -> messages.TournamentPerson:
    return messages.TournamentPerson(name=person.name, left=person.left, renewed=person.renewed)


def _played(tournament: Tournament, person: int) -> bool:
    return any(
        person in each.byes or any(person in match.people for match in each.matches) for each in tournament.played
    )


def _round(kept: Kept, number: int) -> messages.TournamentRound:
    played = kept.tournament.played[number - 1]
    told = kept.tournament.duplicate and played.done
    return messages.TournamentRound(
        tables=list(map(_table, played.matches)),
        byes=list(played.byes),
        seed=rounds.seed(kept.secret, kept.id, number).hex() if told else None,
    )


def _table(match: Match) -> messages.TournamentTable:
    return messages.TournamentTable(
        table=match.table,
        people=list(match.people),
        places=None if match.places is None else list(match.places),
        why=match.why,
    )
