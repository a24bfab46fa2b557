"""Proximal policy optimisation on batches of games that stay where the network is: on a GPU nothing is copied.

One network plays all seats. It gives each move a weight, and each seat, counted from the mover, its expected reward, so
that every step of a game teaches about all seats (generalised advantage estimates by seat).
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch

import parlour
from parlour.study.agents.network import FARTHEST, ONE, Encoding, Network
from parlour.study.tasks import Task

FEW_VALUES = 16
"""A number with at most this many values is told value by value, where they are names rather than measures."""
LAMBDA, CLIP, EPOCHS, PARTS = 0.95, 0.2, 3, 8
POINTS = 20.0
"""Points alone are divided by this."""
WARM_UP = 64


@dataclass
class Plan:
    seed: int
    layers: tuple[int, ...]
    seconds: float
    """By the clock on a GPU, else of the processor."""
    updates: int
    games: int
    steps: int
    device: str
    """There the network is."""
    envs: str
    """There the games are."""
    rate: float = 1e-3
    entropy: float = 0.02


@dataclass
class Curve:
    points: list[dict[str, float]] = field(default_factory=list)


def shared(array: Any, device: str) -> Any:
    """An array of a batch as a tensor: the same memory where the network is beside the games."""
    tensor = torch.from_numpy(array) if isinstance(array, np.ndarray) else torch.from_dlpack(array)
    return tensor.to(device)


class Games:
    """A batch of games as tensors; they change with the next step."""

    def __init__(self, task: Task, plan: Plan, n: int, seed: int, reset: str = "same_step") -> None:
        game, device = task.game(), plan.device
        reward = "score" if game.players == 1 else "zero_sum"
        cores = 0 if n > 1024 else 1
        self.env = parlour.batch(
            game, n, seed=seed, device=plan.envs, reset=reset, reward=reward, check=False, cores=cores
        )
        self._device, self._copied = device, plan.envs != device
        self._scale = POINTS if game.players == 1 else 1.0
        self._take()

    def _take(self) -> None:
        turn = self.env.turn
        self._turn = [shared(each, self._device) for each in (turn.observation, turn.mask, turn.actor)]
        self._after = [shared(each, self._device) for each in (turn.rewards, turn.terminated)]
        self.n = len(self._turn[2])

    @property
    def seen(self) -> Any:
        return self._turn[0].reshape(self.n, -1)

    @property
    def mask(self) -> Any:
        return self._turn[1]

    @property
    def actor(self) -> Any:
        return self._turn[2].long()

    @property
    def rewards(self) -> Any:
        return self._after[0] / self._scale

    @property
    def ended(self) -> Any:
        return self._after[1]

    def step(self, actions: Any) -> None:
        self.env.step(actions if self.env.turn.actor.__class__ is not np.ndarray else actions.cpu().numpy())
        if self._copied:
            self._take()


def encoding(task: Task, plan: Plan) -> Encoding:
    """The inputs, by random games: constants are left out, few values are told one by one."""
    game, random = task.game(), np.random.default_rng(plan.seed)
    env, met = parlour.batch(game, 512, seed=plan.seed, check=False), []
    for _ in range(WARM_UP):
        met.append(env.turn.observation.reshape(512, -1).copy())
        env.step((env.mask() * (random.random(env.mask().shape) + 1e-6)).argmax(1))
    seen = np.concatenate(met).astype(np.int64)
    measured, middle, scale, named, value = [], [], [], [], []
    for place in range(seen.shape[1]):
        values = np.unique(seen[:, place])
        if len(values) == 2:
            named.append(place)
            value.append(int(values[1]))
        elif 2 < len(values) <= FEW_VALUES:
            named += [place] * len(values)
            value += values.tolist()
        if len(values) > 2:
            measured.append(place)
            middle.append(round(float(seen[:, place].mean())))
            scale.append(max(1, round(ONE / max(float(seen[:, place].std()), 1e-3))))
    return Encoding(*(np.array(each, np.int64) for each in (measured, middle, scale, named, value)))


class Player(torch.nn.Module):
    """The policy, and beside it the judgement of the seats; without layers both are linear."""

    def __init__(self, seen: Encoding, layers: tuple[int, ...], actions: int, players: int, device: str) -> None:
        super().__init__()
        names = ("measured", "middle", "scale", "named", "value")
        for name, array in zip(names, seen, strict=True):
            self.register_buffer(name, torch.from_numpy(array))
        sizes = [len(seen.measured) + len(seen.named), *layers]
        self.policy, self.judgement = (
            torch.nn.ModuleList(torch.nn.Linear(*pair) for pair in zip(sizes, [*sizes[1:], out], strict=True))
            for out in (actions, players)
        )
        with torch.no_grad():
            for last in (self.policy[-1], self.judgement[-1]):
                last.weight *= 0.01
        self.to(device)

    def inputs(self, seen: Any) -> Any:
        numbers = (seen[:, self.measured].long() - self.middle) * self.scale
        flags = (seen[:, self.named].long() == self.value).float()
        return torch.cat([numbers.clamp(-FARTHEST, FARTHEST).float() / ONE, flags], 1)

    def forward(self, x: Any, mask: Any) -> tuple[Any, Any]:
        weights, worth = x, x
        for place, (one, other) in enumerate(zip(self.policy, self.judgement, strict=True)):
            weights, worth = one(torch.relu(weights) if place else x), other(torch.relu(worth) if place else x)
        return weights.masked_fill(~mask, -1e9), worth

    def network(self, seen: Encoding, about: dict[str, Any]) -> Network:
        """The policy in whole numbers."""
        layers = []
        for each in self.policy:
            weights, offsets = each.weight.detach().cpu().double().numpy().T, each.bias.detach().cpu().double().numpy()
            whole = np.rint(weights * ONE).clip(-32767, 32767).astype(np.int64)
            layers.append((whole, np.rint(offsets * ONE * ONE).clip(-(2**31) + 1, 2**31 - 1).astype(np.int64)))
        return Network(about, seen, tuple(layers))


def by_seat(relative: Any, actor: Any) -> Any:
    """From the mover's order of seats to that of the table."""
    seats = torch.arange(relative.shape[1], device=relative.device)
    return relative.gather(1, (seats - actor[:, None]) % relative.shape[1])


def from_mover(absolute: Any, actor: Any) -> Any:
    seats = torch.arange(absolute.shape[1], device=absolute.device)
    return absolute.gather(1, (seats + actor[:, None]) % absolute.shape[1])


def train(task: Task, plan: Plan) -> tuple[Network, dict[str, Any]]:
    """The network, and how it was trained: its curve is by steps and seconds."""
    torch.manual_seed(plan.seed)
    game, seen_as = task.game(), encoding(task, plan)
    player = Player(seen_as, plan.layers, len(game.actions), game.players, plan.device)
    optimiser = torch.optim.Adam(player.parameters(), lr=plan.rate, eps=1e-5)
    games = Games(task, plan, plan.games, plan.seed)
    clock = time.perf_counter if plan.device == "cuda" else time.process_time
    curve, started, told, update, spent = [score(task, plan, player)], clock(), 0.0, 0, 0.0
    curve[0] |= {"steps": 0, "seconds": 0.0}
    while update < plan.updates and spent < plan.seconds:
        done = max(update / plan.updates, spent / plan.seconds)
        for group in optimiser.param_groups:
            group["lr"] = plan.rate * (1 - done)
        kept = played(player, games, plan)
        improved(player, optimiser, kept, plan, plan.entropy * (1 - done))
        update += 1
        if plan.device == "cuda":
            torch.cuda.synchronize()
        spent = clock() - started
        if spent - told > plan.seconds / 12:
            told = spent
            curve.append(
                score(task, plan, player) | {"steps": update * plan.games * plan.steps, "seconds": round(spent, 2)}
            )
            started += clock() - started - spent  # the clock stands while the curve is measured
    curve.append(score(task, plan, player) | {"steps": update * plan.games * plan.steps, "seconds": round(spent, 2)})
    report = {
        "seed": plan.seed, "layers": list(plan.layers), "games": plan.games, "steps_each": plan.steps,
        "updates": update, "steps": update * plan.games * plan.steps, "seconds": round(spent, 2),
        "parameters": sum(each.numel() for each in player.policy.parameters()),
        "device": torch.cuda.get_device_name() if plan.device == "cuda" else "cpu", "games_on": plan.envs,
        "torch": torch.__version__,
    }  # fmt: skip
    label = "ppo" if plan.layers else "linear"
    about = {
        "task": task.id, "agent": label if plan.seed == 1 else f"{label}-{plan.seed}", "rules": task.rules,
        "options": game.options_dict, "trained": report, "parlour": parlour.__version__,
    }  # fmt: skip
    return player.network(seen_as, about), {**report, "curve": curve}


def played(player: Player, games: Games, plan: Plan) -> dict[str, Any]:
    """Some steps of all games, with the advantage of each move and what each seat came to."""
    rows: list[tuple[Any, ...]] = []
    after: list[tuple[Any, Any]] = []
    with torch.no_grad():
        for _ in range(plan.steps):
            x, mask, actor = player.inputs(games.seen), games.mask.clone(), games.actor
            weights, worth = player(x, mask)
            odds = torch.log_softmax(weights, 1)
            move = torch.multinomial(odds.exp(), 1).squeeze(1)
            rows.append((x, mask, actor, move, odds.gather(1, move[:, None]).squeeze(1), by_seat(worth, actor)))
            games.step(move)
            after.append((games.rewards.clone(), games.ended.clone()))
        worths = [row[5] for row in rows]
        worths.append(by_seat(player(player.inputs(games.seen), games.mask)[1], games.actor))
        better, advantages = torch.zeros_like(worths[0]), []
        for at in range(plan.steps - 1, -1, -1):
            rewards, ended = after[at]
            goes_on = (~ended).float()[:, None]
            surprise = rewards + goes_on * worths[at + 1] - worths[at]
            better = surprise + LAMBDA * goes_on * better
            advantages.append(better)
        advantages.reverse()
        x, mask, actor, move, odds = (torch.cat([row[place] for row in rows]) for place in range(5))
        gains, before = torch.cat(advantages), torch.cat(worths[:-1])
        own = gains.gather(1, actor[:, None]).squeeze(1)
    return {
        "x": x, "mask": mask, "move": move, "odds": odds, "own": (own - own.mean()) / (own.std() + 1e-8),
        "worth": from_mover(gains + before, actor),
    }  # fmt: skip


def improved(player: Player, optimiser: Any, kept: dict[str, Any], plan: Plan, entropy: float) -> None:
    many = len(kept["move"])
    for _ in range(EPOCHS):
        for part in torch.randperm(many, device=plan.device).chunk(PARTS):
            weights, worth = player(kept["x"][part], kept["mask"][part])
            odds = torch.log_softmax(weights, 1)
            ratio = (odds.gather(1, kept["move"][part][:, None]).squeeze(1) - kept["odds"][part]).exp()
            own = kept["own"][part]
            gain = torch.minimum(ratio * own, ratio.clamp(1 - CLIP, 1 + CLIP) * own).mean()
            doubt = -(odds.exp() * odds.masked_fill(~kept["mask"][part], 0.0)).sum(1).mean()
            loss = -gain + 0.5 * (worth - kept["worth"][part]).square().mean() - entropy * doubt
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


def score(task: Task, plan: Plan, player: Player, n: int = 1024) -> dict[str, float]:
    """The share of the wins against random moves at all other seats, from each seat alike; alone the points."""
    games = Games(task, plan, n, 10_000 + plan.seed, "off")
    players = task.players
    seat = torch.arange(n, device=plan.device) % players
    total = torch.zeros(n, device=plan.device)
    with torch.no_grad():
        while bool((games.actor >= 0).any()):
            mask = games.mask.bool()
            liked = player(player.inputs(games.seen), mask)[0].argmax(1)
            drawn = (torch.rand(mask.shape, device=plan.device) * mask).argmax(1)
            mine = games.actor == seat
            games.step(torch.where(mine, liked, drawn))
            total += games.rewards.gather(1, seat[:, None]).squeeze(1)
    found = total.double()
    worth = found * -POINTS if players == 1 else found + 1 / players
    return {"score": round(float(worth.mean()), 4), "interval": round(1.96 * float(worth.std()) / n**0.5, 4)}
