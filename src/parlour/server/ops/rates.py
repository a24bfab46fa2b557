"""All limits of a node, made from its settings."""

from __future__ import annotations

from parlour.server.ops.limits import Bucket, ByAddress, Connections
from parlour.server.ops.sockets import Sockets, most_sockets
from parlour.server.settings import Limits

LONG_EACH, LONG_TOGETHER = 2, 16
FOLLOWING = 32
"""Requests of one address that wait for news of tournaments; whoever comes then is answered at once."""


class RateLimits:
    """What a node lets each address do."""

    def __init__(self, limits: Limits, proxies: str) -> None:
        self.requests, self.openings = ByAddress(*limits.requests), ByAddress(*limits.openings)
        self.foreign = ByAddress(*limits.foreign)
        """Requests that pages of other sites make a browser send, or that come to a foreign name."""
        self.messages, self.frames = ByAddress(*limits.address_messages), ByAddress(*limits.address_frames)
        self.uploads = ByAddress(*limits.uploads)
        self.guesses, self.all_guesses = ByAddress(*limits.guesses), Bucket(*limits.all_guesses)
        self.claims = ByAddress(*limits.claims)
        self.tournaments, self.rounds = ByAddress(*limits.tournaments), ByAddress(*limits.round_tables)
        self.following = Connections(FOLLOWING, limits.all_connections)
        """Requests that wait until something happens in a tournament."""
        self.people = ByAddress(*limits.new_people)
        self.connections = Connections(limits.connections, limits.all_connections)
        self.waiting = Connections(limits.waiting, limits.all_connections)
        """Requests that have not been answered."""
        self.long = Connections(LONG_EACH, LONG_TOGETHER)
        """Long logs that are being told."""
        most = most_sockets(limits.all_connections + limits.sockets)
        self.sockets = Sockets(limits.sockets, most, limits.arrivals, proxies)

    def forget(self) -> None:
        """Lets go of addresses that have not asked for anything lately."""
        by_address = (self.requests, self.openings, self.messages, self.frames, self.uploads, self.guesses, self.claims)
        for each in (*by_address, self.foreign, self.tournaments, self.rounds, self.people, self.sockets):
            each.forget()
