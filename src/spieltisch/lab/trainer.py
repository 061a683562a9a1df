"""Data and net on one device, and the way from one to the other: gradients and AdamW written out.

The same lines run on numpy and on PyTorch: only what both call by the same name is used, and `Device` has the rest.
"""

from __future__ import annotations

from importlib import import_module
from math import cos, pi, sqrt
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from spieltisch.ai.net import encoded, policy, stored
from spieltisch.core import game

from .dataset import Dataset

HIDDEN = (256, 64)
LEAST_STD = 0.25  # of an input, so that what hardly ever happens does not shout
EVALUATION_BATCH = 8192  # positions measured together
GRADIENT_CLIP = 1.0  # length of a gradient
WARM_UP = 0.1  # part of the steps in which the learning rate rises
BINS = 10


class TrainingParameters(NamedTuple):
    epochs: int = 8
    batch: int = 2048
    learning_rate: float = 1.5e-3
    weight_decay: float = 0.02
    dropout: float = 0.2  # part of the first layer that is left out, by lot, while it learns
    search_weight: float = 0.5  # how much of the target is the search's expectation instead of the game's end
    n_steps: float = 0.0  # the target is what the old net says of positions so far ahead; 0: only how games ended
    policy_weight: float = 0.5  # weight of the policy's loss
    seconds: float = 1e9
    seed: int = 1
    device: str = ""  # cuda if there is one, else the CPU by PyTorch, else by numpy


class Device:
    """numpy, or PyTorch on a CPU or GPU."""

    def __init__(self, name: str) -> None:
        try:
            torch: Any = import_module("torch") if name != "numpy" else None
        except ModuleNotFoundError:
            torch = None
        self.torch = torch
        self.tools: Any = np if torch is None else torch
        self.name = "numpy" if torch is None else name or ("cuda" if torch.cuda.is_available() else "cpu")

    def put(self, values: Any) -> Any:
        return values if self.torch is None else self.torch.from_numpy(np.ascontiguousarray(values)).to(self.name)

    def back(self, values: Any) -> Any:
        return values if self.torch is None else values.cpu().numpy()

    def floats(self, values: Any) -> Any:
        return values.astype(np.float32) if self.torch is None else values.float()

    def repeat(self, values: Any, counts: Any) -> Any:
        return np.repeat(values, counts) if self.torch is None else self.torch.repeat_interleave(values, counts)

    def count(self, number: int) -> Any:
        return np.arange(number) if self.torch is None else self.torch.arange(number, device=self.name)

    def lots(self, rows: int, width: int, part: float) -> Any:
        """Zeros for that part of all places, by lot, and for the others what keeps the sum."""
        drawn = np.random.rand(rows, width) if self.torch is None else self.torch.rand(rows, width, device=self.name)
        return self.floats(drawn >= part) / (1 - part)

    def added(self, places: Any, weights: Any, size: int) -> Any:
        """Sums of the weights by place."""
        return self.floats(self.tools.bincount(places, weights, size))


class Trainer:
    def __init__(self, title: str, dataset: Dataset, parameters: TrainingParameters, begin: Path | None) -> None:
        self.parameters, self.device = parameters, Device(parameters.device)
        self.chance = np.random.default_rng(parameters.seed)
        self.game = game(title)
        self.rows = policy(self.game).size + 1
        self.table = self.device.put(policy(self.game).rows.astype(np.int64))
        self.data = {name: self.device.put(value) for name, value in dataset._asdict().items()}
        self.learned = np.flatnonzero(~dataset.choosing & ~dataset.held_out)
        self.tested = np.flatnonzero(dataset.choosing) if dataset.choosing.any() else self.learned
        self.held_out = np.flatnonzero(dataset.held_out)
        self.batch = max(32, min(parameters.batch, len(self.learned) // 16))
        self.steps, self.step = max(1, parameters.epochs * (len(self.learned) // self.batch + 1)), 0
        some = dataset.x[:: max(1, len(dataset.x) // 100_000)].astype(np.float32)
        self.mean = self.device.put(some.mean(0))
        self.spread = self.device.put(np.maximum(some.std(0), LEAST_STD))
        self.net: dict[str, Any] = {}
        if begin is None:
            self.net = {name: self.device.put(value) for name, value in self._fresh(dataset).items()}
        else:
            self.take(stored(self.game, begin))
        self.target = self._targets(dataset)
        self.first = {name: 0.0 * value for name, value in self.net.items()}  # moments of the gradient
        self.second = {name: 0.0 * value for name, value in self.net.items()}

    def _targets(self, dataset: Dataset) -> Any:
        tools, weight = self.device.tools, self.parameters.search_weight
        won, hoped = self.data["won"], self.data["hoped"]
        if self.parameters.n_steps:
            if not encoded(self.game).steady:
                raise ValueError(f"in {self.game.name} outputs change their meaning with the seat: n_steps must be 0")
            return self.device.put(returns(self.told(), dataset, self.parameters.n_steps))
        return tools.where(tools.isnan(hoped), won, weight * tools.nan_to_num(hoped) + (1 - weight) * won)

    def _fresh(self, dataset: Dataset) -> dict[str, Any]:
        """Weights by chance."""
        inputs, outputs = dataset.x.shape[1], dataset.won.shape[1]
        shapes: dict[str, tuple[float, tuple[int, ...]]] = {
            "w0": (0.5, (inputs, HIDDEN[0])),
            "b0": (0.0, (HIDDEN[0],)),
            "w1": (1.4, HIDDEN),
            "b1": (0.0, (HIDDEN[1],)),
            "value": (1.0, (HIDDEN[1], outputs)),
            "value_bias": (0.0, (outputs,)),
            "policy": (0.0, (self.rows, HIDDEN[1])),
            "policy_bias": (0.0, (self.rows,)),
        }
        drawn = {
            name: self.chance.standard_normal(shape) * size / sqrt(shape[0]) for name, (size, shape) in shapes.items()
        }
        return {name: value.astype(np.float32) for name, value in drawn.items()}

    def weights(self) -> dict[str, Any]:
        """As they are stored: the scale of the inputs folded into the first layer, and the last row of zeros."""
        kept = {name: self.device.back(value).copy() for name, value in self.net.items()}
        kept["w0"] = kept["w0"] / self.device.back(self.spread)[:, None]
        kept["b0"] = kept["b0"] - self.device.back(self.mean) @ kept["w0"]
        kept["policy"][-1] = 0.0
        kept["policy_bias"][-1] = 0.0
        return kept

    def take(self, kept: dict[str, Any]) -> None:
        """The other way round."""
        mean, spread = self.device.back(self.mean), self.device.back(self.spread)
        net = {**kept, "b0": kept["b0"] + mean @ kept["w0"], "w0": kept["w0"] * spread[:, None]}
        self.net = {name: self.device.put(value) for name, value in net.items()}

    # -- forward

    def look(self, which: Any, kept: Any = 1.0) -> tuple[Any, Any, Any]:
        """Inputs and both hidden layers."""
        net = self.net
        x = (self.device.floats(self.data["x"][which]) - self.mean) / self.spread
        low = x @ net["w0"] + net["b0"]
        low = low * (low > 0) * kept
        high = low @ net["w1"] + net["b1"]
        return x, low, high * (high > 0)

    def shares(self, high: Any, which: Any) -> Any:
        logits = self.device.tools.clip(high @ self.net["value"] + self.net["value_bias"], -25, 25)
        raised = self.device.tools.exp(logits) * self.data["mask"][which]
        return raised / raised.sum(1)[:, None]

    def told(self) -> Any:
        """The shares of all positions."""
        parts = []
        for at in range(0, len(self.data["x"]), EVALUATION_BATCH):
            which = self.device.put(np.arange(at, min(at + EVALUATION_BATCH, len(self.data["x"]))))
            parts.append(self.device.back(self.shares(self.look(which)[2], which)))
        return np.concatenate(parts)

    def cross_entropy(self, shares: Any, target: Any) -> Any:
        return -(target * self.device.tools.log(self.device.tools.clip(shares, 1e-7, 1))).sum(1)

    def options(self, high: Any, which: Any) -> tuple[Any, Any, Any, Any]:
        """Of all options of these positions: whose they are, their rows, their weights, and the net's own weights."""
        device, start = self.device, self.data["start"]
        counts = start[which + 1] - start[which]
        place = device.repeat(device.count(len(which)), counts)
        option = device.count(len(place)) - device.repeat(counts.cumsum(0) - counts, counts) + start[which][place]
        rows = self.table[self.data["side"][which][place], self.data["action"][option]]
        added = high @ self.net["policy"].T + self.net["policy_bias"]
        added[:, self.rows - 1] = 0.0
        raised = device.tools.exp(device.tools.clip(added[place[:, None], rows].sum(1), -25, 25))
        return place, rows, self.data["weight"][option], raised / device.added(place, raised, len(which))[place]

    # -- backward

    def learn(self, which: Any) -> None:
        """One step on one batch."""
        device, net = self.device, self.net
        kept = device.lots(len(which), HIDDEN[0], self.parameters.dropout) if self.parameters.dropout else 1.0
        x, low, high = self.look(which, kept)
        wrong = (self.shares(high, which) - self.target[which]) / len(which)
        grow = {"value": high.T @ wrong, "value_bias": wrong.sum(0)}
        down = wrong @ net["value"].T
        if self.parameters.policy_weight:
            place, rows, weight, told = self.options(high, which)
            said = device.added(place, weight, len(which))  # 1 where something was looked at, else 0
            off = self.parameters.policy_weight * (told * said[place] - weight) / (float(said.sum()) + 1.0)
            spots = (place[:, None] * self.rows + rows).reshape(-1)
            spread = (off[:, None] * (rows < self.rows - 1)).reshape(-1)
            sums = device.added(spots, spread, len(which) * self.rows).reshape(len(which), self.rows)
            grow |= {"policy": sums.T @ high, "policy_bias": sums.sum(0)}
            down = down + sums @ net["policy"]
        down = down * (high > 0)
        grow |= {"w1": low.T @ down, "b1": down.sum(0)}
        down = (down @ net["w1"].T) * (low > 0) * kept
        grow |= {"w0": x.T @ down, "b0": down.sum(0)}
        self._move(grow)

    def _move(self, grow: dict[str, Any]) -> None:
        """AdamW, with a learning rate that rises, and falls like a cosine."""
        self.step += 1
        done = min(self.step / self.steps, 1.0)
        cooled = 0.5 * (1 + cos(pi * (done - WARM_UP) / (1 - WARM_UP)))
        learning_rate = self.parameters.learning_rate * (done / WARM_UP if done < WARM_UP else cooled)
        length = sqrt(sum(float((value * value).sum()) for value in grow.values()))
        scale = min(1.0, GRADIENT_CLIP / (length + 1e-12))
        for name, value in grow.items():
            value = value * scale
            self.first[name] = 0.9 * self.first[name] + 0.1 * value
            self.second[name] = 0.999 * self.second[name] + 0.001 * value * value
            first = self.first[name] / (1 - 0.9**self.step)
            second = self.second[name] / (1 - 0.999**self.step)
            decay = self.parameters.weight_decay if len(value.shape) == 2 else 0.0
            self.net[name] = self.net[name] * (1 - learning_rate * decay) - learning_rate * first / (second**0.5 + 1e-8)

    def batches(self) -> list[Any]:
        order = self.chance.permutation(self.learned)
        return [self.device.put(order[at : at + self.batch]) for at in range(0, len(order), self.batch)]

    def measure(self, places: Any = None) -> dict[str, Any]:
        """The cross_entropy of net, hand-made judgement and policy, and the calibration; by default on what chooses."""
        places = self.tested if places is None else places
        sums = {"loss": 0.0, "hand": 0.0, "policy": 0.0}
        told: list[Any] = []
        won: list[Any] = []
        said = 0.0
        for at in range(0, len(places), EVALUATION_BATCH):
            which = self.device.put(places[at : at + EVALUATION_BATCH])
            high = self.look(which)[2]
            shares, ends, mask = self.shares(high, which), self.data["won"][which], self.data["mask"][which]
            sums["loss"] += float(self.cross_entropy(shares, ends).sum())
            sums["hand"] += float(self.cross_entropy(self.data["hand"][which], ends).sum())
            _, _, weight, likely = self.options(high, which)
            sums["policy"] -= float((weight * self.device.tools.log(likely)).sum())
            said += float(weight.sum())
            told.append(self.device.back(shares[mask]))
            won.append(self.device.back(ends[mask]))
        count = len(places)
        bins = reliability(np.concatenate(told), np.concatenate(won))
        return {
            "loss": round(sums["loss"] / count, 4),
            "hand": round(sums["hand"] / count, 4),
            "policy": round(sums["policy"] / max(said, 1.0), 4),
            "error": round(calibration(bins), 4),
            "tested": count,
            "bins": bins,
        }


def returns(told: Any, dataset: Dataset, steps: float) -> Any:
    """For each position what was said of the later ones of its game and how that ended, near ones first: as much luck
    less as lies farther away than so many positions. Outputs must stand for the same player in all of them."""
    fade = 1 - 1 / steps
    target = dataset.won.copy()
    last = np.flatnonzero(np.append(dataset.game[1:] != dataset.game[:-1], True))
    first = np.append(0, last[:-1] + 1)
    at = last - 1
    while (at >= first).any():
        at, first = at[at >= first], first[at >= first]
        target[at] = fade * target[at + 1] + (1 - fade) * told[at + 1]
        at = at - 1
    return target


def reliability(told: Any, won: Any) -> list[list[float]]:
    """Told chance, what happened, and how often, in bins of equal width."""
    bins = np.minimum((told * BINS).astype(int), BINS - 1)
    groups = [bins == part for part in np.unique(bins)]
    return [[round(float(told[own].mean()), 4), round(float(won[own].mean()), 4), int(own.sum())] for own in groups]


def calibration(bins: list[list[float]]) -> float:
    """The expected calibration error: how far told chances are from what happened."""
    return sum(abs(said - came) * count for said, came, count in bins) / sum(count for _, _, count in bins)
