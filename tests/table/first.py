"""Games of the first format, `parlour/1` (tests/golden/records/README.md): read and verified, not played."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from random import Random

from parlour.contract.game import CHANCE, Game
from parlour.table import Bots, Ended, Event, Header, Moved, OutcomeDrawn, Seat, Table, new_id, new_table
from parlour.table.events import now
from parlour.table.verify import FORMAT, draw
from parlour.table.weights import weigh


def sha(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


class Chains:
    """The links of a table, in the order in which draws reveal them."""

    def __init__(self, secret: bytes, links: int = 1024, chains: int = 2) -> None:
        self.links, seeds = links, [secret]
        for _ in range(chains - 1):
            seeds.insert(0, sha(b"parlour next chain" + seeds[0]))
        self.chains = [self._chain(seed) for seed in seeds]

    def _chain(self, seed: bytes) -> list[bytes]:
        chain = [seed]
        while len(chain) < self.links:
            chain.append(sha(chain[-1]))
        return chain

    def link(self, number: int) -> bytes:
        return self.chains[number // self.links][self.links - 1 - number % self.links]

    def commitment(self, chain: int = 0) -> bytes:
        return sha(self.chains[chain][-1])

    def next_commitment(self, number: int) -> bytes:
        chain, used = divmod(number + 1, self.links)
        return self.commitment(chain) if used == 0 and chain < len(self.chains) else b""

    def seed(self, drawn: int) -> bytes:
        return self.chains[drawn // self.links][0]


def first_table(
    game: Game, seats: Iterable[Seat], seed: int = 1, chains: Chains | None = None, most: int = 10**6, id: str = ""
) -> Table:
    """A game of bots, and of people who play at random; after `most` events it is still in play."""
    random, bots = Random(seed), Bots(game, seed)
    chains = chains or Chains(random.randbytes(32))
    commitment, sitting = chains.commitment().hex(), tuple(seats)
    table = new_table(Header(game, sitting, id or new_id(), commitment, chains.links, now(), format=FORMAT))
    while not table.ended and table.seq < most:
        table.apply(_next(table, chains, bots, random))
    return table


def _next(table: Table, chains: Chains, bots: Bots, random: Random) -> Event:
    position, state, seq = table.position, table.state, table.seq + 1
    if state.over:
        seed = chains.seed(position.drawn).hex()
        return Ended(seq=seq, time=now(), why="over", scores=state.scores, winners=state.winners, seed=seed)
    if state.actor != CHANCE:
        seat, command = state.actor or 0, bots.command(table)
        move = command.move if command else random.choice(state.allowed())
        return Moved(seq=seq, time=now(), id=new_id(), seat=seat, move=move, by=position.seats[seat].level)
    chances, link, hand = weigh(state), chains.link(position.drawn), state.hand
    nonce = random.randbytes(16) if hand is not None and position.seats[hand].presses else b""
    drawn = draw([weight for _, weight in chances], link, table.header.id, seq, nonce)
    same = table.listed.get(chances, 0)
    return OutcomeDrawn(
        seq=seq,
        time=now(),
        hand=hand,
        outcome=chances[drawn][0],
        link=link.hex(),
        nonce=nonce.hex(),
        chances=() if same else chances,
        same=same,
        next=chains.next_commitment(position.drawn).hex(),
    )
