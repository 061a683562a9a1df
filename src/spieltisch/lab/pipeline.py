"""Rounds of learning, one title after the other: games on all cores, training, matches against what came before.

A plan is a row of steps, each with its seconds or its games: `quick=40 train search=60 train warlord=200g`.

quick     games by the move ordering alone
instinct  games by the net's policy, without a search
look      games in which everybody plays what looks best one step on: many times as many
search    games in which the net searches
train     a new net from all positions so far (its seconds are the most it may take)
searches  all ways to search of --searches and the hand-made one, each against each; the better half goes on
tune      all numbers of --knobs up or down, words said or not, by lot; what was found is one more way to compare
warlord   the net against the hand-made search, equal processor time
last      the net against the one before, equal iterations
ladder    nets of earlier rounds (--ladder), this one and the hand-made search, equal iterations: Elo by round
time      the net against itself with a tenth of the time
veteran   veterans against novices, all with the net
levels    warlords against veterans, all with the net
champion  champions with the time of --budget against warlords
level     the pairs of --levels, one against the other: levels by name, or `lines:temper`
equal     the net at every seat: how often each god, deck and seat wins
"""

from __future__ import annotations

import json
import multiprocessing
import os
import shutil
import tempfile
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from spieltisch.ai.arena import start_ray
from spieltisch.ai.tally import Record, ratings
from spieltisch.workers import follow_parent

from .dataset import Dataset, join, load, pick, save, without_options
from .evaluation import (
    EvaluationResult,
    LineUp,
    MatchTask,
    Side,
    against,
    as_record,
    by_tag,
    play_part,
    round_robin,
    summary,
    won,
)
from .selfplay import SelfPlayTask, play_task
from .titles import usual_seats
from .train import train
from .trainer import TrainingParameters, calibration, reliability
from .tuning import best, drawn, knobs, slopes, turned

ENOUGH = 150_000  # positions that are handed on to the next run
GAMES, ENDLESS = 1_000_000, 1e9
LOOKS = 40  # options looked at in games by looks
EQUAL = 64  # iterations where all have the same
ROUND = "quick={quick}g train search={games}g train last=200g warlord=200g"  # of `spieltisch lab train`
QUICK = 60  # quick games for each searched one
STEPS = (
    *("quick", "instinct", "look", "search", "train", "searches", "tune"),
    *("warlord", "last", "ladder", "time", "veteran", "levels", "champion", "level", "equal"),
)
Mapped = Callable[[Callable[[Any], Any], Sequence[Any]], list[Any]]


class PipelineSettings(NamedTuple):
    out: Path
    begin: Path | None = None  # a folder with nets and positions of an earlier run
    jobs: int = 0  # all cores
    on: str = "local"  # or `ray`
    seed: int = 1
    budget: float = 0.05  # seconds for a decision in a match
    full: int = 96  # iterations of a search that is learned from
    fast: int = 20
    often: float = 0.3
    epochs: int = 8
    training: str = ""  # ways to train, with `;` between them, each as `learning_rate=2e-4 dropout=0`
    device: str = ""
    searches: str = ""  # to compare, with `;` between them, each as `playout_depth=0 net_share=0.5`
    ladder: str = ""  # folders with nets of earlier rounds
    levels: str = "warlord/veteran veteran/novice"
    hand: str = ""  # the changes of the hand-made search that nets are measured by
    knobs: str = ""  # to tune: numbers with the part that they go up or down, or words: `exploration:0.3 own_view=1`
    league: float = 0.0  # part of the seats of searched games that judge by hand


class PipelineStep(NamedTuple):
    name: str
    seconds: float  # endless if the games are counted
    games: int


class Course:
    """One title's pipeline. Everything that matters is on disk after every step."""

    def __init__(self, title: str, settings: PipelineSettings, mapped: Mapped, place: Path) -> None:
        self.title, self.settings, self.mapped, self.place = title, settings, mapped, place
        self.jobs = settings.jobs or os.cpu_count() or 1
        self.data: dict[str, list[Dataset]] = {"quick": [], "instinct": [], "look": [], "search": []}
        self.net: Path | None = None
        self.before: Path | None = None
        self.record: list[dict[str, Any]] = []
        self.number = 0
        self.searches = [changes.strip() for changes in settings.searches.split(";")]  # the best one first
        self.compared: list[Record] = []
        if settings.begin is not None:
            self._resume(settings.begin)

    def _resume(self, begin: Path) -> None:
        net, dataset = begin / f"{self.title}.npz", begin / f"{self.title}-dataset.npz"
        if net.exists():
            self.net = net
        if dataset.exists():
            self.data["search"].append(load(dataset))

    def step(self, step: PipelineStep) -> None:
        self.number += 1
        started = monotonic()
        if step.name in self.data:
            told = self._play(step)
        elif step.name == "train":
            told = self._train(step.seconds)
        else:
            other = {
                "searches": self._compare,
                "tune": self._tune,
                "level": self._levels,
                "equal": self._equal,
                "ladder": self._ladder,
            }
            told = other.get(step.name, self._match)(step)
        told = {"title": self.title, "step": step.name, "took": round(monotonic() - started, 1), **told}
        self.record.append(told)
        short = {key: value for key, value in told.items() if key not in ("curve", "held_out")}
        print(json.dumps(short), flush=True)

    @property
    def seats(self) -> int:
        return usual_seats(self.title)

    @property
    def changes(self) -> str:
        return self.searches[0]

    # -- games

    def _play(self, step: PipelineStep) -> dict[str, Any]:
        chosen, name = self.settings, step.name
        if name != "quick" and self.net is None:
            raise ValueError(f"{name} needs a net: quick and train come first")
        tasks = [
            SelfPlayTask(
                self.title,
                (chosen.seed * 100 + self.number) * 1000 + worker,
                step.seconds,
                str(self.place / f"{self.title}-{self.number}"),
                "" if name == "quick" else str(self.net),
                self.changes,
                chosen.full if name == "search" else 0,
                chosen.fast,
                chosen.often,
                -(-step.games // self.jobs),
                chosen.league,
                LOOKS if name == "look" else 0,
            )
            for worker in range(self.jobs)
        ]
        played = self.mapped(play_task, tasks)
        self.data[name] += [load(Path(part.path)) for part in played if part.positions]
        for part in played:
            Path(part.path).unlink()
        games, positions = sum(part.games for part in played), sum(part.positions for part in played)
        return {"games": games, "positions": positions, "decisions": sum(part.decisions for part in played)}

    # -- training

    def _train(self, seconds: float) -> dict[str, Any]:
        chosen = self.settings
        fresh = self.net is None
        out = self.place / f"{self.title}-net{self.number}.npz"
        parameters = TrainingParameters(
            chosen.epochs,
            learning_rate=1.5e-3 if fresh else 6e-4,
            seconds=seconds,
            seed=chosen.seed,
            device=chosen.device,
        )
        counted = {name: sum(len(part.x) for part in parts) for name, parts in self.data.items()}
        note = {"round": self.number, "dataset": counted}
        dataset = self._mixture()
        cards: dict[Path, dict[str, Any]] = {}
        for number, words in enumerate(chosen.training.split(";")):
            changed: Any = {name: float(value) for name, _, value in (word.partition("=") for word in words.split())}
            tried = out.with_name(f"{out.stem}-{number}.npz")
            cards[tried] = train(self.title, dataset, parameters._replace(**changed), self.net, tried, note)
        kept = min(cards, key=lambda file: float(cards[file]["best"]["loss"]))
        card = {**cards[kept], "training": [[one["parameters"], one["best"]["loss"]] for one in cards.values()]}
        shutil.copy(kept, out)
        self.before, self.net = self.net, out
        chosen.out.mkdir(parents=True, exist_ok=True)
        shutil.copy(out, chosen.out / f"{self.title}.npz")
        told = {name: card[name] for name in ("curve", "best", "held_out")}
        return {"first": card["curve"][0], **told, "dataset": counted, "training": card["training"]}

    def _mixture(self) -> Dataset:
        """All that was searched, and as many quick ones as keep it from learning that by heart; what the move ordering
        likes is no lesson any more once there are searches."""
        searched = join(self.data["search"]) if self.data["search"] else None
        if self.data["look"]:
            return join([*self.data["look"], *([searched] if searched else [])])
        quick = [*self.data["quick"], *self.data["instinct"]]
        if searched is None or not quick:
            return searched or join(quick)
        rest = without_options(join(quick))
        chance = np.random.default_rng(self.settings.seed)
        count = min(len(rest.x), 2 * len(searched.x))
        return join([searched, pick(rest, np.sort(chance.permutation(len(rest.x))[:count]))])

    # -- matches

    def _compare(self, step: PipelineStep) -> dict[str, Any]:
        """All searches and the hand-made search at one table, equal processor time; then the better half goes on."""
        budget, names = self.settings.budget, ["hand", *self.searches]
        hand = Side("", self.settings.hand, budget)
        sides = [hand, *[Side(str(self.net or ""), changes, budget) for changes in self.searches]]
        results = self._contest(sides, round_robin(len(sides), self.seats), step)
        self.compared += [as_record(result, names) for result in results]
        elo = {**dict.fromkeys(names, 1500.0), **ratings(self.compared)}
        told = {name: {"elo": elo[name], **summary(won(results, place))} for place, name in enumerate(names)}
        order = sorted(self.searches, key=lambda changes: -elo[changes])
        self.searches = order[: -(-len(order) // 2)]
        return {"games": len(results), "searches": told, "best": self.changes}

    def _tune(self, step: PipelineStep) -> dict[str, Any]:
        chosen = knobs(self.settings.knobs)
        pool, line_ups = drawn(chosen, self.seats, self.settings.seed)
        turns = [dict(zip(chosen, turn, strict=True)) for turn in pool]
        searches = [turned(self.title, self.changes, one) for one in turns]
        sides = [Side(str(self.net or ""), changes, self.settings.budget) for changes in searches]
        results = self._contest(sides, line_ups, step)
        told = slopes(chosen, pool, results)
        found = best(self.title, self.changes, chosen, told)
        self.searches = [found, *[changes for changes in self.searches if changes != found]]
        return {"games": len(results), "slopes": told, "found": found}

    def _match(self, step: PipelineStep) -> dict[str, Any]:
        """One side against another."""
        budget, changes, net = self.settings.budget, self.changes, str(self.net or "")
        sides = {
            "warlord": (Side(net, changes, budget), Side("", self.settings.hand, budget)),
            "last": (Side(net, changes, None, EQUAL), Side(str(self.before or ""), changes, None, EQUAL)),
            "time": (Side(net, changes, budget), Side(net, changes, budget / 10)),
            "veteran": (Side(net, changes, level="veteran"), Side(net, changes, level="novice")),
            "levels": (Side(net, changes, level="warlord"), Side(net, changes, level="veteran")),
            "champion": (Side(net, changes, budget), Side(net, changes, level="warlord")),
        }
        one, others = sides[step.name]
        results = self._contest([one, others], against(1, self.seats), step)
        told = {**summary(won(results, 0)), "changes": changes, **by_tag(results, 0)}
        return {**told, "seconds": one.seconds, "against": others.seconds, **kept_word(results)}

    def _levels(self, step: PipelineStep) -> dict[str, Any]:
        """One level against another, pair by pair."""
        pairs = [word.split("/") for word in self.settings.levels.split()]
        told: dict[str, Any] = {}
        for one, other in pairs:
            sides = [Side(str(self.net or ""), self.changes, level=level) for level in (one, other)]
            part = step._replace(seconds=step.seconds / len(pairs))
            told[f"{one}/{other}"] = summary(won(self._contest(sides, against(1, self.seats), part), 0))
        return {"levels": told}

    def _equal(self, step: PipelineStep) -> dict[str, Any]:
        side = Side(str(self.net or ""), self.changes, None, EQUAL)
        results = self._contest([side], ((0,) * self.seats,), step)
        seats = [summary([result.shares[seat] for result in results]) for seat in range(self.seats)]
        return {"games": len(results), "seats": seats, **by_tag(results, 0), **kept_word(results)}

    def _ladder(self, step: PipelineStep) -> dict[str, Any]:
        """Elo of the nets of all rounds and of the hand-made search."""
        files = [Path(folder) / f"{self.title}.npz" for folder in self.settings.ladder.split()]
        files = [file for file in files if file.exists()]
        nets = {file.parent.name: str(file) for file in files} | ({"now": str(self.net)} if self.net else {})
        sides = [
            Side("", self.settings.hand, None, EQUAL),
            *[Side(net, self.changes, None, EQUAL) for net in nets.values()],
        ]
        results = self._contest(sides, round_robin(len(sides), self.seats), step)
        names = ["hand", *nets]
        shares = {name: summary(won(results, place)) for place, name in enumerate(names)}
        elo = ratings([as_record(result, names) for result in results])
        return {"games": len(results), "elo": elo, "shares": shares}

    def _contest(self, sides: list[Side], line_ups: tuple[LineUp, ...], step: PipelineStep) -> list[EvaluationResult]:
        seed = self.settings.seed * 100 + self.number
        contests = [
            MatchTask(
                self.title, tuple(sides), line_ups, seed, tuple(range(worker, step.games, self.jobs)), step.seconds
            )
            for worker in range(self.jobs)
        ]
        return [result for part in self.mapped(play_part, contests) for result in part]

    def hand_on(self) -> None:
        """The last games by searches and looks, for the next run; what looked good is soon looked up again."""
        kinds = [join(self.data[name]) for name in ("search", "look") if self.data[name]]
        if not kinds:
            return
        parts = [pick(kind, np.arange(len(kind.x))[-ENOUGH // len(kinds) :]) for kind in kinds]
        if self.data["look"]:
            parts[-1] = without_options(parts[-1])
        save(join(parts), self.settings.out / f"{self.title}-dataset.npz", small=True)


def kept_word(results: Sequence[EvaluationResult]) -> dict[str, Any]:
    """How far chances told in these games came true."""
    pairs = np.array([pair for result in results for pair in result.told]).reshape(-1, 2)
    if not len(pairs):
        return {}
    bins = reliability(pairs[:, 0], pairs[:, 1])
    return {"told": {"error": round(calibration(bins), 4), "bins": bins}}


def parsed(plan: str) -> list[PipelineStep]:
    steps = [word.partition("=") for word in plan.split()]
    for name, _, _ in steps:
        if name not in STEPS:
            raise ValueError(f"no step called {name!r}; there are: {', '.join(STEPS)}")
    return [
        PipelineStep(name, ENDLESS, int(much[:-1]))
        if much.endswith("g")
        else PipelineStep(name, float(much or ENDLESS), GAMES)
        for name, _, much in steps
    ]


@contextmanager
def workers(jobs: int, on: str) -> Iterator[Mapped]:
    """Something that maps a function over tasks on so many processes; they start before PyTorch does."""
    if on == "ray":
        with rays(jobs or os.cpu_count() or 1) as mapped:
            yield mapped
        return
    if jobs == 1:
        yield lambda work, tasks: [work(task) for task in tasks]
        return
    context = multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn")
    with context.Pool(jobs or os.cpu_count(), follow_parent) as pool:
        yield lambda work, tasks: pool.map(work, tasks, 1)


@contextmanager
def rays(jobs: int) -> Iterator[Mapped]:
    """The cluster that Ray finds, or a local one. All machines must see the folder of --out."""
    ray: Any = import_module("ray")
    start_ray(ray, jobs)
    try:
        yield lambda work, tasks: ray.get([ray.remote(work).remote(task) for task in tasks])
    finally:
        ray.shutdown()


def run(titles: Iterable[str], plan: str, settings: PipelineSettings) -> list[dict[str, Any]]:
    """All steps for every title; what fails in one title does not stop the others."""
    steps = parsed(plan)
    settings.out.mkdir(parents=True, exist_ok=True)
    records: list[dict[str, Any]] = []
    shared = settings.out.resolve() if settings.on == "ray" else None
    with tempfile.TemporaryDirectory(dir=shared) as place, workers(settings.jobs, settings.on) as mapped:
        for title in titles:
            course = Course(title, settings, mapped, Path(place))
            try:
                for step in steps:
                    course.step(step)
                    note(settings, [*records, *course.record])
                course.hand_on()
            except Exception as error:  # the other titles go on
                traceback.print_exc()
                course.record.append({"title": title, "failed": repr(error)})
            records += course.record
            note(settings, records)
    return records


def note(settings: PipelineSettings, records: list[dict[str, Any]]) -> None:
    (settings.out / "record.json").write_text(json.dumps(records, indent=1), encoding="utf-8")
