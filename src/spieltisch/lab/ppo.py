"""Proximal policy optimisation in self-play: a net that chooses moves and judges positions, from many quick games.

All seats are played by the net itself. Workers play, the net answers in batches (on a GPU if there is one). The value
of a position is every seat's share of the win, and returns mix it with what came later (generalised advantage
estimation). The result is a file of weights as `spieltisch lab train` makes it.

    spieltisch lab ppo chaos --seconds 480 --jobs 15 --out chaos.npz

Needs PyTorch and a compiled build (`make fast`); it goes on from the file named by --begin.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from spieltisch.ai.encodings import MOST
from spieltisch.ai.net import encoded, policy, stored
from spieltisch.core import game, titles

from .rollout import GROUPS, Arrays, Rollout, RolloutSetup
from .train import write

SAVE_EVERY = 60.0  # seconds
SEEN = ("observation", "options", "count", "side", "seat", "outputs", "advice")
LEARNED = (*SEEN[:4], "outputs", "choice", "chance", "returns", "advantage")


class PPOSettings(NamedTuple):
    """How it is trained."""

    seconds: float
    imitate: float = 0.0  # seconds at the beginning in which the move ordering plays and the net learns its choices
    steps: int = 48  # decisions of each game between two updates
    epochs: int = 2
    batch: int = 16_384
    learning_rate: float = 4e-4
    last_rate: float = 0.1  # part of the learning rate that is left at the end
    clip: float = 0.2
    decay: float = 0.98  # of the later decisions, in returns
    entropy: float = 0.01
    value_weight: float = 1.0
    wide: int = 512
    narrow: int = 128


class PolicyValueNet(nn.Module):
    """Two hidden layers, shares of the win by output, and logits by row of the policy (see `ai.net.Policy`)."""

    def __init__(self, title: str, settings: PPOSettings) -> None:
        super().__init__()
        rows, made = policy(game(title)), encoded(game(title))
        self.scale, self.rows = (
            nn.Buffer(torch.ones(made.size)),
            nn.Buffer(torch.from_numpy(rows.rows.astype(np.int64))),
        )
        self.first = nn.Linear(made.size, settings.wide)
        self.second = nn.Linear(settings.wide, settings.narrow)
        self.value = nn.Linear(settings.narrow, made.outputs)
        self.policy = nn.Linear(settings.narrow, rows.size)
        for layer in (self.value, self.policy):
            nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)

    def forward(self, batch: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
        """Logarithms of the options' probabilities, and of the seats' shares of the win."""
        hidden = torch.relu(self.first(batch["observation"].float() * self.scale))
        hidden = torch.relu(self.second(hidden))
        most = int(batch["count"].max())
        rows = self.rows[batch["side"].long()[:, None], batch["options"][:, :most].long()]
        logits = functional.pad(self.policy(hidden), (0, 1)).gather(1, rows.flatten(1)).view(rows.shape).sum(2)
        offered = torch.arange(most, device=logits.device) < batch["count"][:, None]
        chosen = torch.log_softmax(logits.masked_fill(~offered, -1e9), 1)
        outputs = batch["outputs"].long()
        shares = self.value(hidden).gather(1, outputs.clamp(min=0)).masked_fill(outputs < 0, -1e9)
        return chosen, torch.log_softmax(shares, 1)

    def weights(self) -> dict[str, Any]:
        """As `ai.net` reads them."""
        arrays = {
            "w0": (self.first.weight * self.scale).T,
            "b0": self.first.bias,
            "w1": self.second.weight.T,
            "b1": self.second.bias,
            "value": self.value.weight.T,
            "value_bias": self.value.bias,
            "policy": functional.pad(self.policy.weight, (0, 0, 0, 1)),
            "policy_bias": functional.pad(self.policy.bias, (0, 1)),
        }
        return {name: array.detach().cpu().numpy() for name, array in arrays.items()}

    def load(self, weights: dict[str, Any]) -> None:
        arrays = {name: torch.from_numpy(array).to(self.scale.device) for name, array in weights.items()}
        with torch.no_grad():
            self.first.weight.copy_(arrays["w0"].T / self.scale)
            self.second.weight.copy_(arrays["w1"].T)
            self.value.weight.copy_(arrays["value"].T)
            self.policy.weight.copy_(arrays["policy"][:-1])
            for layer, name in ((self.first, "b0"), (self.second, "b1"), (self.value, "value_bias")):
                layer.bias.copy_(arrays[name])
            self.policy.bias.copy_(arrays["policy_bias"][:-1])


class PPOTrainer:
    """Gathers a piece of every game, learns from it, and again."""

    def __init__(self, title: str, settings: PPOSettings, rollout: Rollout, begin: Path | None) -> None:
        self.title, self.settings, self.rollout = title, settings, rollout
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.net = PolicyValueNet(title, settings).to(self.device)
        self.begin = begin
        self.optimizer = torch.optim.Adam(self.net.parameters(), settings.learning_rate, eps=1e-5)
        self.imitating = settings.imitate > 0
        self.games = self.decisions = self.updates = 0
        self.wins = torch.zeros(self.net.value.out_features, device=self.device)

    def prepare(self, observations: Tensor) -> None:
        """Scale every input by how large it usually is where it is not zero."""
        seen = observations.float()
        there = (seen > 0).sum(0)
        usual = (seen.square().sum(0) / there.clamp(min=1)).sqrt()
        self.net.scale.copy_(torch.where(there > 0, 1.0 / usual.clamp(1.0, MOST), torch.ones_like(usual)))
        if self.begin is not None:
            self.net.load(stored(game(self.title), self.begin))

    def gather(self) -> dict[str, Tensor]:
        """So many steps of all games, with returns and advantages."""
        steps: list[list[dict[str, Tensor]]] = [[] for _ in range(GROUPS)]
        for step in range(self.settings.steps + 1):
            for group, rows in enumerate(steps):
                arrays = self.rollout.wait(group)
                if rows:
                    rows[-1].update({name: self.tensor(arrays[name]) for name in ("done", "result")})
                rows.append(self.answer(arrays))
                if step < self.settings.steps:
                    self.rollout.go(group, self.imitating)
        found = [self.returns(rows) for rows in steps]
        return {name: torch.cat([part[name] for part in found]) for name in found[0]}

    def tensor(self, array: Any) -> Tensor:
        return torch.from_numpy(array).to(self.device, copy=True)

    @torch.no_grad()
    def answer(self, arrays: Arrays) -> dict[str, Tensor]:
        batch = {name: self.tensor(arrays[name]) for name in SEEN}
        if not self.updates and not self.decisions:
            self.prepare(batch["observation"])
        chosen, shares = self.net(batch)
        choice = batch.pop("advice").long()[:, None] if self.imitating else torch.multinomial(chosen.exp(), 1)
        arrays["choice"][:] = choice[:, 0].to(torch.int16).cpu().numpy()
        self.decisions += len(choice)
        return {**batch, "choice": choice, "chance": chosen.gather(1, choice)[:, 0], "shares": shares.exp()}

    def returns(self, rows: list[dict[str, Tensor]]) -> dict[str, Tensor]:
        """The last row only tells what is expected after the others."""
        expected, decay = rows[-1]["shares"], self.settings.decay
        coming = expected
        for row, later in zip(rows[-2::-1], rows[:0:-1], strict=True):
            coming = decay * coming + (1 - decay) * later["shares"]
            ended = row["done"][:, None]
            coming = torch.where(ended, row["result"], coming)
            row["returns"] = coming
            seat = row["seat"].long()[:, None]
            row["advantage"] = (coming - row["shares"]).gather(1, seat)[:, 0]
            self.count(row)
        return {name: torch.cat([row[name] for row in rows[:-1]]) for name in LEARNED}

    def count(self, row: dict[str, Tensor]) -> None:
        ended = row["done"]
        self.games += int(ended.sum())
        outputs = row["outputs"][ended].long()
        shares = torch.where(outputs >= 0, row["result"][ended], torch.zeros_like(row["result"][ended]))
        self.wins.scatter_add_(0, outputs.clamp(min=0).flatten(), shares.flatten())

    def learn(self, data: dict[str, Tensor]) -> dict[str, float]:
        advantage = data["advantage"]
        data["advantage"] = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        sums: dict[str, Tensor] = {}
        count = 0
        for _ in range(self.settings.epochs):
            for places in torch.randperm(len(advantage), device=self.device).split(self.settings.batch):
                told = self.update({name: values[places] for name, values in data.items()})
                sums = {name: value + sums.get(name, 0.0) for name, value in told.items()}
                count += 1
        self.updates += 1
        return {name: round(float(value) / count, 4) for name, value in sums.items()}

    def update(self, batch: dict[str, Tensor]) -> dict[str, Tensor]:
        clip = self.settings.clip
        chosen, shares = self.net(batch)
        if self.imitating:
            return self.imitate(batch, chosen, shares)
        ratio = (chosen.gather(1, batch["choice"])[:, 0] - batch["chance"]).exp()
        better = torch.minimum(ratio * batch["advantage"], ratio.clamp(1 - clip, 1 + clip) * batch["advantage"]).mean()
        entropy = -(chosen.exp() * chosen.clamp(min=-50)).sum(1).mean()
        value = value_loss(batch, shares)
        self.descend(self.settings.value_weight * value - better - self.settings.entropy * entropy)
        return {"value": value.detach(), "entropy": entropy.detach(), "moved": (ratio - 1).abs().mean().detach()}

    def imitate(self, batch: dict[str, Tensor], chosen: Tensor, shares: Tensor) -> dict[str, Tensor]:
        value, surprise = value_loss(batch, shares), -chosen.gather(1, batch["choice"]).mean()
        self.descend(self.settings.value_weight * value + surprise)
        return {"value": value.detach(), "imitation": surprise.detach()}

    def descend(self, loss: Tensor) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimizer.step()

    def card(self, seconds: float) -> dict[str, Any]:
        wins = self.wins.tolist()
        return {
            "title": self.title,
            "ppo": self.settings._asdict(),
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(seconds, 1),
            "wins by output": [round(share / max(sum(wins), 1.0), 3) for share in wins],
        }


def value_loss(batch: dict[str, Tensor], shares: Tensor) -> Tensor:
    """Cross-entropy of the shares that were told and those that came."""
    return -(batch["returns"] * shares.clamp(min=-50) * (batch["outputs"] >= 0)).sum(1).mean()


def run(title: str, settings: PPOSettings, jobs: int, games: int, seed: int, out: Path, begin: Path | None) -> None:
    torch.manual_seed(seed)
    torch.set_float32_matmul_precision("high")
    rollout = Rollout(RolloutSetup(title, games, jobs, seed))
    trainer = PPOTrainer(title, settings, rollout, begin)
    started = told = saved = monotonic()
    while (spent := monotonic() - started) < settings.seconds:
        rate = 1 - (1 - settings.last_rate) * spent / settings.seconds
        for group in trainer.optimizer.param_groups:
            group["lr"] = settings.learning_rate * rate
        before = monotonic()
        trainer.imitating = spent < settings.imitate
        found = trainer.gather()
        gathered = monotonic()
        figures = trainer.learn(found)
        now = monotonic()
        if now - told > 10:
            told = now
            speed = {"gathering": round(gathered - before, 2), "learning": round(now - gathered, 2)}
            print(json.dumps({**trainer.card(now - started), "ppo": figures, **speed}), flush=True)
            trainer.wins.zero_()
        if now - saved > SAVE_EVERY:
            saved = now
            write(out, trainer.net.weights(), trainer.card(now - started))
    rollout.close()
    card = trainer.card(monotonic() - started)
    write(out, trainer.net.weights(), card)
    print(json.dumps(card))


def main(arguments: Sequence[str] | None = None) -> None:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("spieltisch lab ppo", description=__doc__, formatter_class=raw)
    parser.add_argument("title", choices=titles())
    parser.add_argument("--out", type=Path, required=True, help="file for the weights")
    parser.add_argument("--begin", type=Path, help="a file of weights of the same sizes to go on from")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play")
    parser.add_argument("--games", type=int, default=128, help="games that each of them plays in each of two groups")
    parser.add_argument("--seed", type=int, default=1)
    for name, value in PPOSettings(300.0)._asdict().items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    given = vars(parser.parse_args(arguments))
    settings = PPOSettings(**{name: given.pop(name) for name in PPOSettings._fields})
    if settings.seconds <= 0 or given["jobs"] < 1 or given["games"] < 1:
        parser.error("--seconds, --jobs and --games must be above zero")
    run(settings=settings, **given)
