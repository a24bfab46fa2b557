"""Every edition, variant and player count that makes sense, and a wide choice of finer options."""

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st
from numba import config

import parlour
from parlour.games.shutbox.options import DECLARED
from parlour.games.shutbox.presets import EDITIONS, VARIANTS

NEEDS_OWN_ROWS = ("young", "two-ten")


def _presets() -> Iterator[dict[str, Any]]:
    """Every edition × variant × player count; the variants that need own rows get them."""
    for edition in EDITIONS:
        for variant in VARIANTS:
            options: dict[str, Any] = {"edition": edition, "variant": variant}
            if variant in NEEDS_OWN_ROWS and edition != "tactica":
                options["rows"] = "own"
            for players in range(1, 3 if config.DISABLE_JIT else 13):
                try:
                    yield parlour.game("shutbox", **options, players=players).options_dict
                except parlour.BadOption as error:
                    assert error.option == "players"


PRESETS = list(_presets())


def name(options: dict[str, Any]) -> str:
    return f"{options['edition']}-{options['variant']}-{options['players']}"


finer_options = st.fixed_dictionaries(
    {},
    optional={
        "edition": st.sampled_from(list(EDITIONS)),
        "variant": st.sampled_from(list(VARIANTS)),
        "players": st.integers(1, 4),
        "first": st.sampled_from(["rules", 0]),
        "tiles": st.integers(2, 12),
        "dice": st.integers(1, 3),
        "preshut": st.lists(st.integers(1, 12), max_size=3),
        "first_hit": st.integers(0, 6),
        "bust": st.integers(0, 12),
        "until": st.sampled_from(["game", "3 rounds", "40 points", "stop"]),
        **{option.name: st.sampled_from(option.choices) for option in DECLARED if option.name in (
            "rows", "fewer_dice", "score", "parity", "combine", "order", "tie", "shut", "unplayed", "lead", "out")},
    },
)  # fmt: skip
