"""The core of chance: the page's vectors, chains, exact draws, and parties that follow from the log."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.table.chance import LINKS, MOST_GAP, Disorder, Ledger, Links, descend, drawn, mixed, new_ledger, pick
from parlour.table.chance.draw import block

TABLE = "example-table"
A, B = "00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"
FIRST, SECOND = bytes.fromhex(A), bytes.fromhex(B)
DIE = tuple((str(face), 1) for face in range(1, 7))
THIRTY_SIX = tuple((str(face), 1) for face in range(36))


def own(n: int) -> bytes:
    return descend(TABLE, b"", 4, bytes(range(32)), n)


def of_a(n: int) -> bytes:
    return descend(TABLE, FIRST, 3, bytes(range(32, 64)), n)


def of_b(n: int) -> bytes:
    return descend(TABLE, SECOND, 4, bytes(range(64, 96)), n)


def test_the_chains_of_the_page() -> None:
    assert own(0).hex() == "ef5ac82661b6488fac2d700b97f06edc10e7c728c534fd673e937b2195bcdd0f"
    assert of_a(0).hex() == "6fc939b7986a870413591e0f7188278c9dda9a7ef937efc698f9fd724af3557e"
    assert of_b(1).hex() == "3a85e0033338f5b3f7b0c6b7b5cfa5d763283be2d6a7f29c3b69ac59fa4b5622"
    following = descend(TABLE, b"", 260, bytes(range(96, 128)), 256)
    assert following.hex() == "6241d05e827ccd6f0502c8b8a060a5b5c33cd30d8be96e7963afde70e47c1e99"


@pytest.mark.parametrize(
    ("n", "link", "party", "mix", "die", "rest"),
    [
        (1, own(1), [(FIRST, of_a(1))], "70d30ee1666aedf4e519247cbe69d8f1fea7c56f0d72eac51554f17a8fe5c9aa", "5", "16"),
        (
            2,
            own(2),
            [(FIRST, of_a(2)), (SECOND, of_b(2))],
            "9cf24d0fc8f64839c7bb5497d061d9dc09ff33d92769a7f003f8f01143e36d8f",
            "3",
            "20",
        ),
        (2, own(2), [(SECOND, of_b(2))], "2bc223683f4e18f27e70a37f75a060b81296042e3052514a607645fd9b388c57", "3", "32"),
        (3, own(3), [], "6bc2caa5d605c057115e06fcac0e11b2e55f69d3ee82890e1a096a1cd2d8aac7", "6", "11"),
        (
            3,
            own(3),
            [(FIRST, of_a(3)), (SECOND, of_b(3))],
            "4189ff67306fae473aaf28538d250f2a3626997cb0175078b8124a739696dfd4",
            "5",
            "34",
        ),
        (4, own(4), [(SECOND, of_b(4))], "6e10a75ce0760942a0306521c3751d7604493b0ed60c698208361344e57eeedb", "6", "5"),
        (
            257,
            descend(TABLE, b"", 260, bytes(range(96, 128)), 257),
            [],
            "f31c705e54052612478875d230b530d6223320c37e1a5532f576bd830e85079b",
            "6",
            "11",
        ),
    ],
)
def test_the_draws_of_the_page(
    n: int, link: bytes, party: list[tuple[bytes, bytes]], mix: str, die: str, rest: str
) -> None:
    found = mixed(TABLE, n, link, party)
    assert found.hex() == mix
    assert (drawn(DIE, found), drawn(THIRTY_SIX, found)) == (die, rest)


def test_blocks_that_are_not_fair_are_passed_over() -> None:
    assert pick([1, 1, 1], [7, 6, 4].__getitem__, bits=3) == 1
    assert pick([2, 1], [(1 << 256) - 1, 5].__getitem__) == 1
    assert (1 << 256) % 3 == 1, "so exactly one block of 2^256 is passed over"
    assert pick([2, 1], [(1 << 256) - 2].__getitem__) == 1


@given(st.binary(min_size=32, max_size=32), st.integers(0, 40), st.integers(1, 600))
@settings(max_examples=40)
def test_every_link_hashes_down_to_the_commitment_of_its_chain(secret: bytes, after: int, further: int) -> None:
    links, n = Links(TABLE, FIRST, secret, after), after + further
    start = n - 1 - (n - 1 - after) % LINKS
    assert descend(TABLE, FIRST, n, links.link(n), start) == links.top(start)
    if n > start + 1:
        assert descend(TABLE, FIRST, n, links.link(n), n - 1) == links.link(n - 1)
    with pytest.raises(ValueError, match=str(after)):
        links.link(after)


def test_other_tables_and_parties_have_other_links() -> None:
    seed = bytes(32)
    made = {Links(table, party, seed).link(1) for table in ("a", "b") for party in (b"", FIRST, SECOND)}
    assert len(made) == 6


def started(**changes: object) -> Ledger:
    ledger = new_ledger(TABLE, own(0), persons=(0, 1), seats=2).registered(A, (0,), 0, of_a(0))
    return replace(ledger.registered(B, (1,), 1, of_b(1)), begun=True, **changes)  # type: ignore[arg-type]


def test_a_void_a_return_and_what_the_void_would_have_been() -> None:
    """The story of the page: A alone, then both with A silent, then both again."""
    ledger = started().opened(1, 0, DIE)
    assert ledger.opening is not None and ledger.opening.ids == (A,), "B's first link is x(2)"
    ledger = ledger.fell(1, "5", own(1), [of_a(1)]).opened(2, 1, 1)
    ledger = ledger.voided(2, [A], own(2), [None, of_b(2)])
    assert [member.id for member in ledger.party(3)] == [B]
    ledger = ledger.returned(A).opened(3, 1, 1).fell(3, "5", own(3), [of_a(3), of_b(3)])
    assert descend(TABLE, FIRST, 3, ledger.members[A].link, 2) == of_a(2), "now the voided draw can be computed: 3"
    assert drawn(DIE, mixed(TABLE, 2, own(2), [(FIRST, of_a(2)), (SECOND, of_b(2))])) == "3"


def test_a_drop_reveals_nothing_and_the_draw_is_opened_again() -> None:
    ledger = started().opened(1, 0, DIE).dropped(1, [A])
    with pytest.raises(Disorder, match="order"):
        ledger.allows("move")
    with pytest.raises(Disorder, match="again"):
        ledger.opened(2, 1, 1)
    with pytest.raises(Disorder, match="again"):
        ledger.opened(2, 0, THIRTY_SIX)
    ledger = ledger.opened(2, 0, 1).fell(2, "3", own(2), [of_b(2)])
    ledger.allows("move")
    assert ledger.own.at == 2


@pytest.mark.parametrize(
    ("code", "break_it"),
    [
        ("link", lambda ledger: ledger.fell(1, "5", own(2), [of_a(1)])),  # skipped
        ("link", lambda ledger: ledger.fell(1, "5", own(1), [of_a(2)])),  # misindexed
        ("link", lambda ledger: ledger.fell(1, "5", own(1), [of_a(0)])),  # reused
        ("links", lambda ledger: ledger.fell(1, "5", own(1), [])),
        ("links", lambda ledger: ledger.registered("11" * 16, (0,), 1, own(0)).fell(1, "5", own(1), [of_a(1)] * 2)),
        ("links", lambda ledger: ledger.left(A).fell(1, "5", own(1), [])),
        ("outcome", lambda ledger: ledger.fell(1, "4", own(1), [of_a(1)])),
        ("draw-number", lambda ledger: ledger.fell(2, "5", own(1), [of_a(1)])),
        ("missing", lambda ledger: ledger.dropped(1, [])),
        ("missing", lambda ledger: ledger.dropped(1, [B])),
        ("missing", lambda ledger: ledger.voided(1, [A], own(1), [of_a(1)])),
        ("device", lambda ledger: ledger.registered(A, (0,), 1, of_a(1))),  # an id twice
        ("device", lambda ledger: ledger.registered("11" * 16, (), 1, of_a(1))),
        ("device", lambda ledger: ledger.registered("11" * 16, (2,), 1, of_a(1))),
        ("device", lambda ledger: ledger.registered("11" * 16, (0,), 18, of_a(1))),
        ("presence", lambda ledger: ledger.returned(A)),
        ("presence", lambda ledger: ledger.left(A).left(A)),
        ("unknown-device", lambda ledger: ledger.left("11" * 16)),
        ("next-chain", lambda ledger: ledger.chained(256, own(0))),
        ("next-chain", lambda ledger: ledger.chained(256, own(0), A)),
        ("order", lambda ledger: ledger.allows("move")),
        ("order", lambda ledger: ledger.allows("open")),
        ("order", lambda ledger: ledger.allows("chain")),
        ("order", lambda ledger: ledger.finished().allows("end")),
    ],
)
def test_what_the_log_may_not_say_while_a_draw_is_open(code: str, break_it: object) -> None:
    with pytest.raises(Disorder, match=f"^{code}$"):
        break_it(started().opened(1, 0, DIE))  # type: ignore[operator]


def test_a_copied_commitment_is_worth_nothing() -> None:
    """B registers with A's commitment: no link of A fits B's chain, because the id is in every link."""
    ledger = new_ledger(TABLE, own(0), (0, 1), 2).registered(A, (0,), 0, of_a(0)).registered(B, (1,), 0, of_a(0))
    with pytest.raises(Disorder, match="link"):
        ledger.opened(1, 0, DIE).fell(1, "5", own(1), [of_a(1), of_a(1)])


def test_nobody_draws_before_everybody_brought_a_device_or_begin_was_pressed() -> None:
    ledger = new_ledger(TABLE, own(0), (0, 1), 2).registered(A, (0,), 0, of_a(0))
    with pytest.raises(Disorder, match="begin"):
        ledger.opened(1, 0, DIE)
    assert replace(ledger, begun=True).opened(1, 0, DIE).opening is not None
    assert ledger.seated(1, person=False).opened(1, 0, DIE).opening is not None, "a bot brings none"


def test_a_seat_has_at_most_four_devices_at_a_time() -> None:
    ledger = new_ledger(TABLE, own(0), (0,), 1)
    for number in range(4):
        ledger = ledger.registered(f"{number:032x}", (0,), 0, bytes(32))
    with pytest.raises(Disorder, match="device"):
        ledger.registered("aa" * 16, (0,), 0, bytes(32))
    other = ledger.left("0" * 32).registered("aa" * 16, (0,), 0, bytes(32))
    with pytest.raises(Disorder, match="device"):
        other.returned("0" * 32)


def played(ledger: Ledger, parties: dict[str, Links], table: Links, draws: int) -> Ledger:
    for _ in range(draws):
        n = ledger.opens + 1
        if n > ledger.own.last and not ledger.own.following:
            ledger = ledger.chained(n - 1, table.top(n - 1))
        ledger = ledger.opened(n, None, DIE)
        assert ledger.opening is not None
        links = [parties[id].link(n) for id in ledger.opening.ids]
        outcome = ledger.outcome(ledger.opening, table.link(n), links)
        ledger = ledger.fell(n, outcome, table.link(n), links)
    return ledger


def test_chains_follow_chains_and_a_device_that_adds_none_is_out() -> None:
    table, first, second = Links.fresh(TABLE), Links.fresh(TABLE, FIRST), Links.fresh(TABLE, SECOND)
    parties = {A: first, B: second}
    ledger = new_ledger(TABLE, table.top(0), (0, 1), 2)
    ledger = ledger.registered(A, (0,), 0, first.top(0)).registered(B, (1,), 0, second.top(0))
    ledger = played(ledger, parties, table, 240)
    ledger = ledger.chained(256, first.top(256), A)
    with pytest.raises(Disorder, match="next-chain"):
        ledger.chained(256, first.top(256), A)
    ledger = played(ledger, parties, table, 16)
    with pytest.raises(Disorder, match="used-up"):
        ledger.opened(257, None, DIE)
    ledger = played(ledger, parties, table, 300)
    assert [member.id for member in ledger.party(557)] == [], "A used up its second chain too"
    assert ledger.members[A].at == 512 and ledger.members[B].at == 256


def test_a_gap_of_more_than_64_needs_a_new_id() -> None:
    table, first = Links.fresh(TABLE), Links.fresh(TABLE, FIRST)
    ledger = new_ledger(TABLE, table.top(0), (0,), 1).registered(A, (0,), 0, first.top(0))
    away = played(ledger, {A: first}, table, 1).left(A)
    near = played(away, {}, table, MOST_GAP - 1).returned(A)
    assert [member.id for member in near.party(near.opens + 1)] == [A]
    assert played(near, {A: first}, table, 1).members[A].at == MOST_GAP + 1
    far = played(away, {}, table, MOST_GAP).returned(A)
    assert far.party(far.opens + 1) == ()


def test_three_voids_and_no_more() -> None:
    ledger = started(voids=3).opened(1, 0, DIE)
    with pytest.raises(Disorder, match="voids"):
        ledger.voided(1, [A], own(1), [None])


def test_nothing_but_links_and_their_owners_enters_the_draw() -> None:
    mix = mixed(TABLE, 1, own(1), [(FIRST, of_a(1))])
    others = [
        mixed("another-table", 1, own(1), [(FIRST, of_a(1))]),
        mixed(TABLE, 2, own(1), [(FIRST, of_a(1))]),
        mixed(TABLE, 1, own(2), [(FIRST, of_a(1))]),
        mixed(TABLE, 1, own(1), [(SECOND, of_a(1))]),
        mixed(TABLE, 1, own(1), [(FIRST, of_a(2))]),
        mixed(TABLE, 1, own(1), []),
        mixed(TABLE, 1, own(1), [(FIRST, of_a(1)), (SECOND, of_b(2))]),
        mixed(TABLE, 1, own(1), [(SECOND, of_b(2)), (FIRST, of_a(1))]),
    ]
    assert len({mix, *others}) == 9
    assert block(mix, 0) != block(mix, 1)


def test_a_device_that_grinds_its_seed_gains_nothing() -> None:
    """A table and a device that choose among many seeds before an honest device reveals: the die stays flat."""
    fell = [0] * 6
    link, grinding = own(1), [Links(TABLE, SECOND, bytes([seed]) * 32).link(1) for seed in (1, 2)]
    for game in range(3000):
        honest = Links(TABLE, FIRST, game.to_bytes(32, "big")).link(1)
        without = [drawn(DIE, mixed(TABLE, 1, link, [(SECOND, each)])) for each in grinding]
        best = grinding[without.index(max(without))]
        fell[int(drawn(DIE, mixed(TABLE, 1, link, [(FIRST, honest), (SECOND, best)]))) - 1] += 1
    assert sum((count - 500) ** 2 / 500 for count in fell) < 20.5, "chi-square, five degrees, 0.999"
