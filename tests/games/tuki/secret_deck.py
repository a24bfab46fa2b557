"""The program and a real deck, played side by side."""

from collections.abc import Iterator
from random import Random

from tests.games.tuki.playing import Chooser
from tests.reference import tuki as reference

import parlour
from parlour.games.tuki.cards import PARROT, Pool
from parlour.games.tuki.state import TukiState


def cards_of(deck: Pool) -> list[reference.Card]:
    return [reference.PARROT if card == PARROT else card for card, many in enumerate(deck) for _ in range(many)]


def beside_a_secret_deck(game: parlour.Game, seed: int, choose: Chooser) -> Iterator[tuple[TukiState, object]]:
    """Both played side by side on one deck; yields every chance node with what the secret deck brought."""
    random, options = Random(seed), game.options_dict
    first = None if options["first"] == "rules" else options["first"]
    table = reference.Table(
        game.players,
        lambda cards: random.sample(list(cards), len(cards)),
        random.choice,
        rounds=options["rounds"],
        first=first,
        deck=cards_of(game.deck),
    )
    state, told = game.start(), table.deal()
    while True:
        for text in told:
            assert state.actor == parlour.CHANCE
            yield state, state.read(text)
            state = state.play(text)
        assert [list(points) for points in state.rounds] == table.points
        assert state.over == table.over
        if state.over:
            return
        assert state.actor == table.mover
        assert set(map(str, state.legal())) == table.moves()
        move = str(choose(state, random))
        state, told = state.play(move), table.play(move)
