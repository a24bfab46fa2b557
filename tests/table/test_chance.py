"""Verifiable chance: the page's vectors, exactness of the pick, and statistics over millions of draws."""

import hashlib
import hmac
import re
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.first import first_header
from tests.table.race import race

from parlour.errors import BadOption, Unsupported
from parlour.table import (
    Bots,
    Chance,
    Host,
    Play,
    Refusal,
    Roll,
    bot_seat,
    dump,
    elsewhere,
    event_from_json,
    new_table,
    parse,
)
from parlour.table.decide import Accepted, advance, decide
from parlour.table.first_chance import drawn, weigh
from parlour.table.verify import draw, pick, verify

PAGE = (Path(__file__).parents[2] / "docs" / "fairness-1.md").read_text()
SECRET = bytes(range(32))


def sha(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def test_the_chains_of_the_page_follow_from_its_words() -> None:
    """Computed here from the words of the page alone, and compared with its vectors and with the table's chains."""
    chance = Chance(SECRET, links=4, chains=2)
    rows = re.findall(r"^\| (\d) \| `([0-9a-f]{64})` \| (?:`([0-9a-f]{64})`)? ?\|$", PAGE, re.MULTILINE)
    assert len(rows) == 8
    seeds = [sha(b"parlour next chain" + SECRET), SECRET]
    chains = []
    for seed in seeds:
        links = [seed]
        for _ in range(3):
            links.append(sha(links[-1]))
        chains.append(links)
    commitments = [sha(chain[-1]) for chain in chains]
    assert commitments[0].hex() in PAGE
    assert chance.commitment() == commitments[0]
    for (number, link, following), ours in zip(rows, chains[0][::-1] + chains[1][::-1], strict=True):
        assert link == ours.hex() == chance.link(int(number)).hex()
        assert following == chance.next_commitment(int(number)).hex() == (commitments[1].hex() if number == "3" else "")
    assert Chance(SECRET).commitment().hex() in PAGE
    assert Chance(SECRET).link(0).hex() in PAGE


def test_the_draws_of_the_page_follow_from_its_words() -> None:
    chance = Chance(SECRET, links=4, chains=2)
    pattern = r"^\| (\d) \| (\d+) \| (?:\(empty\)|`([0-9a-f]*)`) \| `([0-9a-f]{64})` \| (\d) \| (\d+) \|$"
    rows = re.findall(pattern, PAGE, re.MULTILINE)
    assert len(rows) == 3
    for number, seq, nonce, block, d6, r36 in rows:
        link = chance.link(int(number))
        message = b"example-table\x00" + int(seq).to_bytes(8, "big") + bytes(4) + bytes.fromhex(nonce)
        assert hmac.new(link, message, hashlib.sha256).hexdigest() == block
        assert int(block, 16) % 6 + 1 == int(d6)
        assert draw([1] * 6, link, "example-table", int(seq), bytes.fromhex(nonce)) == int(d6) - 1
        assert draw([1] * 36, link, "example-table", int(seq), bytes.fromhex(nonce)) == int(r36)
    assert pick([1, 1, 1], [7, 6, 4].__getitem__, bits=3) == 1


@pytest.mark.parametrize("weights", [[1], [1, 1, 1], [3, 2, 1], [1, 2, 4, 5], [7, 1], [8], [5, 11], [31, 1, 1]])
def test_the_pick_is_exactly_proportional(weights: list[int]) -> None:
    """All blocks of a few bits, equally likely: those accepted fall exactly by weight, the others draw again."""
    bits, total = 6, sum(weights)
    fell: Counter[int] = Counter()
    rejected = 0
    for block in range(1 << bits):
        asked: list[int] = []

        def block_of(counter: int, first: int = block, asked: list[int] = asked) -> int:
            asked.append(counter)
            return first if counter == 0 else 0

        index = pick(weights, block_of, bits)
        if asked == [0]:
            fell[index] += 1
        else:
            rejected += 1
            assert asked == [0, 1]
    accepted = sum(fell.values())
    assert rejected == (1 << bits) % total
    for index, weight in enumerate(weights):
        assert Fraction(fell[index], accepted) == Fraction(weight, total)


def test_two_blocks_deep_the_pick_is_still_proportional() -> None:
    fell: Counter[int] = Counter()
    for blocks in product(range(8), repeat=3):
        if any(block < 5 for block in blocks):
            fell[pick([2, 2, 1], blocks.__getitem__, bits=3)] += 1
    assert fell[0] == fell[1] == 2 * fell[2]


@given(
    st.lists(st.integers(1, 999), min_size=1, max_size=30), st.binary(min_size=32, max_size=32), st.binary(max_size=64)
)
def test_every_draw_is_one_of_the_outcomes(weights: list[int], link: bytes, nonce: bytes) -> None:
    chances = tuple((str(number), weight) for number, weight in enumerate(weights))
    assert drawn(chances, link, "t", 1, nonce) in dict(chances)


def chi_square(fell: Counter[int], weights: list[int], n: int) -> float:
    expected = [n * weight / sum(weights) for weight in weights]
    return sum((fell[index] - mean) ** 2 / mean for index, mean in enumerate(expected))


@pytest.mark.parametrize(
    ("weights", "n", "limit"),
    [
        ([1] * 6, 200_000, 20.5),  # the 0.999 quantile of chi-square with 5 degrees of freedom
        ([1, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 1, 2, 1], 200_000, 45.3),  # two dice, 20 degrees
        ([8] * 13 + [4], 200_000, 34.5),  # a pack of Tuki Tuki, 13 degrees
    ],
)
def test_draws_fall_as_they_should(weights: list[int], n: int, limit: float) -> None:
    link = sha(b"statistics")
    fell: Counter[int] = Counter(draw(weights, link, "statistics", seq, b"") for seq in range(n))
    assert chi_square(fell, weights, n) < limit


@pytest.mark.long
def test_draws_fall_as_they_should_over_millions() -> None:
    """Links of real chains, successive pairs too: 5 million draws, none depending on the one before."""
    n, faces = 5_000_000, 6
    singles: Counter[int] = Counter()
    pairs: Counter[int] = Counter()
    before = 0
    link = sha(b"millions")
    for seq in range(n):
        face = draw([1] * faces, link, "millions", seq, b"nonce")
        singles[face] += 1
        pairs[before * faces + face] += 1
        before, link = face, sha(link)
    assert chi_square(singles, [1] * 6, n) < 20.5
    assert chi_square(pairs, [1] * 36, n) < 66.7  # the 0.999 quantile with 35 degrees of freedom


def long_game(links: int, chains: int, goal: int) -> tuple[bytes, int]:
    chance = Chance(SECRET, links, chains)
    table = new_table(first_header(race(goal=goal), [bot_seat("easy")] * 2, chance, id="long"))
    for event in advance(table, chance):
        table.apply(event)
    bots = Bots(table.header.game, seed=2)
    while command := bots.command(table):
        answer = decide(table, command, chance)
        assert isinstance(answer, Accepted), answer
        for event in answer.events:
            table.apply(event)
    return dump(table.header, table.log), table.position.drawn


@pytest.mark.parametrize("links", [1, 2, 7, 64])
def test_a_game_longer_than_a_chain_goes_on_with_the_next(links: int) -> None:
    data, draws = long_game(links, 1000, goal=60)
    assert draws > 64
    findings = verify(data)
    assert (findings.status, findings.sealed, findings.draws) == ("finished", True, draws), findings.problem
    assert parse(data, race).table.ended


def test_a_chain_that_was_not_prepared_before_the_game_is_found() -> None:
    """A table that made its second chain from another secret, in the middle of the game, is found out."""
    data, _ = long_game(64, 1000, goal=60)
    table = parse(data, race).table
    honest = Chance(SECRET, 64, 1000)
    steered = Chance(sha(b"another secret"), 64, 1000)
    log = []
    forged = new_table(table.header)
    number = 0
    for event in table.log:
        if event.kind == "outcome" and number >= 63:
            chances = weigh(forged.state)
            link = (honest if number < 64 else steered).link(number)
            nonce = bytes.fromhex(event.nonce)  # type: ignore[attr-defined]
            outcome = drawn(chances, link, "long", forged.seq + 1, nonce)
            following = steered.next_commitment(number).hex()
            changed = {"link": link.hex(), "outcome": outcome, "next": following, "chances": chances, "same": 0}
            event = msgspec.structs.replace(event, **changed)
        elif event.kind == "end":
            event = msgspec.structs.replace(event, seed=steered.seed(number).hex())
        try:
            forged.apply(event)
        except ValueError:
            break
        number += event.kind == "outcome"
        log.append(event)
    seed = steered.seed(number).hex()
    if not forged.ended:
        end = {"seq": forged.seq + 1, "event": "end", "why": "tea", "scores": list(forged.state.scores)}
        log.append(event_from_json({**end, "winners": [], "seed": seed}))
    findings = verify(dump(table.header, log))
    assert number > 64
    assert findings.status == "bad"
    assert "not the one prepared" in findings.problem


def test_when_every_link_is_drawn_the_table_says_so() -> None:
    chance = Chance(SECRET, links=1, chains=2)
    table = new_table(first_header(race(goal=100), [elsewhere(), elsewhere()], chance))
    answer = decide(table, Roll(id="a", seq=0, seat=0, nonce="00"), chance)
    assert isinstance(answer, Accepted)
    table.apply(answer.events[0])
    with pytest.raises(Unsupported, match="all are drawn"):
        chance.link(2)
    host = Host(new_table(first_header(race(goal=100), [elsewhere()] * 2, chance)), Chance(SECRET, 1, 1), None)
    host.take(Roll(id="a", seq=0, seat=0, nonce="00"))
    host.take(Play(id="b", seq=1, seat=0, move="rest"))
    answer = host.take(Roll(id="c", seq=2, seat=1, nonce="00"))
    assert isinstance(answer, Refusal)
    assert answer.code == "chance_exhausted"


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(BadOption, match="32 bytes"):
        Chance(b"short")


def test_the_nonce_matters_and_so_does_everything_else() -> None:
    link = sha(b"x")
    first = [draw([1] * 10**6, link, "t", 1, b"")]
    others = [
        draw([1] * 10**6, link, "t", 1, b"\0"),
        draw([1] * 10**6, link, "t", 2, b""),
        draw([1] * 10**6, link, "u", 1, b""),
        draw([1] * 10**6, sha(link), "t", 1, b""),
    ]
    assert len(set(first + others)) == 5
