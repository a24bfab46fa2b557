"""Verifiable chance of the first format: the page's vectors, exactness of the pick, and statistics over many draws."""

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
from tests.table.first import Chains, first_table, sha
from tests.table.race import race

from parlour.table import bot_seat, dump, event_from_json, new_table, parse
from parlour.table.verify import draw, pick, verify
from parlour.table.weights import weigh

PAGE = (Path(__file__).parents[1] / "golden" / "records" / "README.md").read_text()
SECRET = bytes(range(32))


def test_the_chains_of_the_page_follow_from_its_words() -> None:
    chains = Chains(SECRET, links=4, chains=2)
    rows = re.findall(r"^\| (\d) \| `([0-9a-f]{64})` \| (?:`([0-9a-f]{64})`)? ?\|$", PAGE, re.MULTILINE)
    assert [int(number) for number, _, _ in rows] == list(range(8))
    assert [link for _, link, _ in rows] == [chains.link(number).hex() for number in range(8)]
    assert [following for _, _, following in rows] == [chains.next_commitment(number).hex() for number in range(8)]
    assert chains.commitment().hex() in PAGE
    whole = Chains(SECRET, chains=1024)
    assert whole.commitment().hex() in PAGE
    assert whole.link(0).hex() in PAGE


def test_the_draws_of_the_page_follow_from_its_words() -> None:
    chains = Chains(SECRET, links=4, chains=2)
    pattern = r"^\| (\d) \| (\d+) \| (?:\(empty\)|`([0-9a-f]*)`) \| `([0-9a-f]{64})` \| (\d) \| (\d+) \|$"
    rows = re.findall(pattern, PAGE, re.MULTILINE)
    assert len(rows) == 3
    for number, seq, nonce, block, d6, r36 in rows:
        link = chains.link(int(number))
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
    assert 0 <= draw(weights, link, "t", 1, nonce) < len(weights)


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


def long_game(links: int, goal: int) -> tuple[bytes, int]:
    chains = Chains(SECRET, links, chains=1000)
    table = first_table(race(goal=goal), [bot_seat("easy")] * 2, seed=2, chains=chains, id="long")
    return dump(table.header, table.log), table.position.drawn


@pytest.mark.parametrize("links", [1, 2, 7, 64])
def test_a_game_longer_than_a_chain_goes_on_with_the_next(links: int) -> None:
    data, draws = long_game(links, goal=60)
    assert draws > 64
    findings = verify(data)
    assert (findings.status, findings.sealed, findings.draws) == ("finished", True, draws), findings.problem
    assert parse(data, race).table.ended


def test_a_chain_that_was_not_prepared_before_the_game_is_found() -> None:
    """A table that made its second chain from another secret, in the middle of the game, is found out."""
    data, _ = long_game(64, goal=60)
    table = parse(data, race).table
    honest = Chains(SECRET, 64, 1000)
    steered = Chains(sha(b"another secret"), 64, 1000)
    log = []
    forged = new_table(table.header)
    number = 0
    for event in table.log:
        if event.kind == "outcome" and number >= 63:
            chances = weigh(forged.state)
            link = (honest if number < 64 else steered).link(number)
            nonce = bytes.fromhex(event.nonce)  # type: ignore[attr-defined]
            outcome = chances[draw([weight for _, weight in chances], link, "long", forged.seq + 1, nonce)][0]
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
