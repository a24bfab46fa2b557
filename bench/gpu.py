"""Random games on a GPU, beside the same games on the processor and beside pgx on the same card: `python -m bench.gpu`.

For each game the counts of some games are compared with the processor's, checksum included; then as many are played as
take about a second. `--quick` plays few: for the simulator, and to see that everything is installed.
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

import parlour
from parlour.compute import gpu

GAMES: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("rolit", {"players": 4}, 1 << 29),
    ("rolit", {"preset": "reversi"}, 1 << 28),
    ("rolit", {"players": 2, "size": 6}, 1 << 28),
    ("tuki", {"players": 2, "rounds": 1}, 1 << 26),
    ("tuki", {"players": 4}, 1 << 22),
    ("shutbox", {"players": 2}, 1 << 26),
    ("shutbox", {"edition": "nine", "players": 1}, 1 << 26),
    ("shutbox", {"players": 3, "variant": "tournament"}, 1 << 22),
)
COMPARED = 1 << 18


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few games")
    quick = parser.parse_args().quick
    gpu.require()
    different = 0
    for name, options, many in GAMES:
        game = parlour.game(name, **options)
        some = 100 if quick else COMPARED
        started = perf_counter()
        here = parlour.simulate(game, some, seed=7, device="cuda")
        first = perf_counter() - started
        same = here == parlour.simulate(game, some, seed=7, cores=0).counts
        different += not same
        rates = [rate(game, some if quick else many) for _ in range(1 if quick else 3)]
        said = " ".join(f"{key}={value}" for key, value in options.items())
        shown = " ".join(f"{each:,.0f}" for each in rates)
        print(f"{name} {said}: {'same' if same else 'DIFFERENT'} games; {shown} games a second", end="")
        print(f" ({max(rates) * here.mean_length:,.0f} steps); first use {first:.1f} s", flush=True)
    if not quick:
        print(f"pgx othello on the same card: {pgx()}", flush=True)
    return different


def rate(game: Any, n: int) -> float:
    started = perf_counter()
    parlour.simulate(game, n, seed=1, device="cuda")
    return n / (perf_counter() - started)


def pgx() -> str:
    """The best of some batches: whole random games of Othello in one compiled loop."""
    try:
        import jax
        import pgx as peer
    except ImportError as missing:
        return str(missing)
    env, best = peer.make("othello"), (0.0, 0.0, 0)
    init, step = jax.vmap(env.init), jax.vmap(env.step)

    def one(carry: Any) -> Any:
        state, key, steps = carry
        key, chosen = jax.random.split(key)
        scores = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        moves = jax.random.categorical(chosen, scores, axis=-1)
        return step(state, moves), key, steps + (~state.terminated).sum()

    for batch in (1 << 14, 1 << 16, 1 << 18):

        @jax.jit
        def play(key: Any, batch: int = batch) -> Any:
            begun = (init(jax.random.split(key, batch)), key, jax.numpy.int32(0))
            return jax.lax.while_loop(lambda carry: ~carry[0].terminated.all(), one, begun)[2]

        play(jax.random.PRNGKey(0)).block_until_ready()
        started = perf_counter()
        steps = sum(int(play(jax.random.PRNGKey(seed))) for seed in range(1, 4))
        seconds = perf_counter() - started
        best = max(best, (3 * batch / seconds, steps / seconds, batch))
    return f"{best[0]:,.0f} games, {best[1]:,.0f} steps a second, batch {best[2]:,} ({jax.devices()[0]})"


if __name__ == "__main__":
    raise SystemExit(main())
