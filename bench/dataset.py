"""The baselines of the benchmark on positions with exact values: python -m bench.dataset FILE.npz

A linear model for each action is fitted to the values of the positions for training (ridge regression on the
observation, centred and scaled), and plays the action that it values most among the legal ones. The measure, on the
positions for testing: how much the move chosen loses against the best one (regret), and how often it is a best one.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

RIDGE = 10.0
SAME = 1e-6


def features(observation: Any) -> Any:
    flat = observation.reshape(len(observation), -1).astype(np.float64)
    return np.concatenate([flat, flat**2, np.ones((len(flat), 1))], 1)


def fitted(seen: Any, values: Any) -> Any:
    """The weights of each action, by the positions in which it is legal; what was never legal is never chosen."""
    weights = np.zeros((values.shape[1], seen.shape[1]))
    for action in range(values.shape[1]):
        known = ~np.isnan(values[:, action])
        if known.any():
            x, y = seen[known], values[known, action].astype(np.float64)
            weights[action] = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y)
    return weights


def measured(values: Any, best: Any, chosen: Any) -> tuple[float, float, float]:
    """Mean regret, its standard error, and the part of moves that are best ones."""
    regret = best - values[np.arange(len(values)), chosen]
    return float(regret.mean()), float(regret.std(ddof=1) / len(regret) ** 0.5), float((regret < SAME).mean())


def main(file: str) -> None:
    with np.load(file) as data:
        held = {name: data[name] for name in ("observation", "values", "value", "mask", "test")}
    test, train = held["test"], ~held["test"]
    x = features(held["observation"])
    middle, spread = x[train].mean(0), x[train].std(0)
    x = np.where(spread > 0, (x - middle) / np.where(spread > 0, spread, 1), 1.0)
    weights = fitted(x[train], held["values"][train])
    values, best, mask = (held[name][test] for name in ("values", "value", "mask"))
    linear = np.where(mask, x[test] @ weights.T, -np.inf).argmax(1)
    each = np.where(mask, best[:, None] - values, 0).sum(1) / mask.sum(1)
    matched = np.where(mask, np.abs(best[:, None] - values) < SAME, False).sum(1) / mask.sum(1)
    print(f"{train.sum()} positions for training, {test.sum()} for testing")
    print(f"any move   regret {each.mean():.4f} ± {each.std(ddof=1) / len(each) ** 0.5:.4f}  best {matched.mean():.1%}")
    regret, error, right = measured(values, best, linear)
    print(f"linear     regret {regret:.4f} ± {error:.4f}  best {right:.1%}")


if __name__ == "__main__":
    main(sys.argv[1])
