"""Many games in one call, as a Gymnasium vector environment: arrays in and out, in one process or in several.

Each game asks one seat at a time. Observations and masks are those of the seat that is asked (`infos["seat"]`).
A game that ends begins anew in the same step.
"""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from spieltisch.core import Seeded, State, game, play, to_act

from .numbering import Numbering, rewards
from .observation import encoding_of

Arrays = dict[str, NDArray[Any]]


class VectorSetup(NamedTuple):
    """What is played, as it travels to another process."""

    title: str
    seats: int
    options: dict[str, Any]

    def layout(self, games: int) -> dict[str, tuple[str, tuple[int, ...]]]:
        """The arrays that are shared, with their types and shapes."""
        return {
            "observation": ("u1", (games, encoding_of(self.title).size)),
            "action_mask": ("i1", (games, Numbering(game(self.title)).size)),
            "action": ("i8", (games,)),
            "seat": ("i1", (games,)),
            "acted": ("i1", (games,)),
            "rewards": ("f4", (games, self.seats)),
            "terminated": ("?", (games,)),
            "truncated": ("?", (games,)),
        }


class Batch:
    """Some of the games, played in this process into arrays of their own."""

    def __init__(self, setup: VectorSetup, arrays: Arrays) -> None:
        self.setup, self.arrays = setup, arrays
        self.game = game(setup.title)
        self.numbering, self.encoding = Numbering(self.game), encoding_of(setup.title)
        count = len(arrays["seat"])
        self.seeds = [Seeded(0)] * count
        self.chances = [Seeded(0)] * count
        self.states = [State()] * count
        self.decisions = [0] * count
        self.offered: list[dict[int, int]] = [{}] * count

    def reset(self, seeds: list[int]) -> None:
        for place, seed in enumerate(seeds):
            self.seeds[place] = Seeded(seed)
            self._begin(place)
            self._ask(place)

    def step(self) -> None:
        arrays = self.arrays
        seats, numbers = arrays["seat"].tolist(), arrays["action"].tolist()
        arrays["acted"][:] = arrays["seat"]
        arrays["rewards"][:] = 0
        for place, number in enumerate(numbers):
            s = self.states[place]
            play(s, self.chances[place], seats[place], self.offered[place][number])
            self.decisions[place] += 1
            arrays["terminated"][place] = not s.depth
            arrays["truncated"][place] = s.depth > 0 and self.decisions[place] > self.game.bound
            if not s.depth:
                arrays["rewards"][place] = rewards(self.game, s, self.setup.seats)
            if arrays["terminated"][place] or arrays["truncated"][place]:
                self._begin(place)
            self._ask(place)

    def _begin(self, place: int) -> None:
        chance = self.chances[place] = Seeded(self.seeds[place].pick(1 << 30))
        self.states[place] = self.game.begin(self.setup.seats, self.setup.options, chance)
        self.decisions[place] = 0

    def _ask(self, place: int) -> None:
        s, arrays = self.states[place], self.arrays
        seat = arrays["seat"][place] = to_act(s)[0]
        offered = self.offered[place] = self.numbering.offered(s, seat)
        self.numbering.write(offered, arrays["action_mask"][place])
        arrays["observation"][place] = np.frombuffer(bytes(self.encoding.encode(s, seat)), np.uint8)


class VectorTables(VectorEnv):
    """So many games of one title, in one process or split among several.

    The arrays of `reset` and `step` are the environment's own: the next step writes into them.

    >>> tables = VectorTables("lanterns", games=3, seats=2)
    >>> seen, infos = tables.reset(seed=1)
    >>> seen["observation"].shape, seen["action_mask"].shape, infos["seat"]
    ((3, 20), (3, 9), array([0, 0, 0], dtype=int8))
    >>> seen, reward, terminated, truncated, infos = tables.step(seen["action_mask"].argmax(axis=1))
    >>> infos["acted"], infos["seat"], terminated
    (array([0, 0, 0], dtype=int8), array([1, 1, 1], dtype=int8), array([False, False, False]))
    >>> tables.close()
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        title: str,
        games: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        processes: int = 1,
    ) -> None:
        if games < 1 or not 1 <= processes <= games:
            raise ValueError(f"{games} games in {processes} processes: at least one game for each process")
        played = game(title)
        setup = VectorSetup(title, seats or max(played.seats), played.check_options(options or {}))
        self.num_envs, self.seats = games, setup.seats
        self.single_observation_space = Dict(
            {
                "observation": Box(0, 255, (encoding_of(title).size,), np.uint8),
                "action_mask": Box(0, 1, (Numbering(played).size,), np.int8),
            }
        )
        self.single_action_space = Discrete(Numbering(played).size)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._parts = [range(part * games // processes, (part + 1) * games // processes) for part in range(processes)]
        self._lines: list[Connection] = []
        context = get_context("spawn")
        layout = setup.layout(games)
        memory = {name: context.RawArray("B", size_of(*form)) for name, form in layout.items()}
        self._arrays = {name: array_in(memory[name], *form) for name, form in layout.items()}
        self._batch = Batch(setup, self._arrays) if processes == 1 else None
        for part in self._parts if self._batch is None else []:
            line, far = context.Pipe()
            context.Process(target=serve, args=(far, setup, games, part, memory), daemon=True).start()
            self._lines.append(line)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        """Begin all games anew; game number n has the seed `seed + n`."""
        first = 0 if seed is None else seed
        if self._batch is not None:
            self._batch.reset([first + place for place in range(self.num_envs)])
        else:
            self._ask([("reset", [first + place for place in part]) for part in self._parts])
        return self._seen(), {"seat": self._arrays["seat"]}

    def step(self, actions: NDArray[Any]) -> tuple[Arrays, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action in every game; if one is not legal, ValueError, and none is played.

        The reward is that of the seat that acted, `infos["rewards"]` has all seats'."""
        self._check(actions)
        self._arrays["action"][:] = actions
        if self._batch is not None:
            self._batch.step()
        else:
            self._ask([("step", [])] * len(self._parts))
        told = self._arrays
        own = told["rewards"][np.arange(self.num_envs), told["acted"]]
        infos = {"seat": told["seat"], "acted": told["acted"], "rewards": told["rewards"]}
        return self._seen(), own, told["terminated"], told["truncated"], infos

    def close(self, **kwargs: Any) -> None:
        """End the processes."""
        for line in self._lines:
            line.close()
        self._lines = []

    def _check(self, actions: NDArray[Any]) -> None:
        mask = self._arrays["action_mask"]
        legal = (actions >= 0) & (actions < mask.shape[1])
        legal[legal] = mask[legal, actions[legal]] == 1
        for place in np.flatnonzero(~legal)[:1]:
            raise ValueError(
                f"game {place}: action {actions[place]} is not legal for seat {self._arrays['seat'][place]}"
            )

    def _seen(self) -> Arrays:
        return {name: self._arrays[name] for name in ("observation", "action_mask")}

    def _ask(self, asked: list[tuple[str, list[int]]]) -> None:
        for line, words in zip(self._lines, asked, strict=True):
            line.send(words)
        wrong = [answer for answer in [line.recv() for line in self._lines] if answer]
        if wrong:
            raise ValueError(wrong[0])


def size_of(kind: str, shape: tuple[int, ...]) -> int:
    return int(np.dtype(kind).itemsize * np.prod(shape))


def array_in(memory: Any, kind: str, shape: tuple[int, ...]) -> NDArray[Any]:
    array: NDArray[Any] = np.frombuffer(memory, kind).reshape(shape)
    return array


def serve(line: Connection, setup: VectorSetup, games: int, part: range, memory: dict[str, Any]) -> None:
    """One process: its part of the games, in memory that it shares with the environment."""
    form = setup.layout(games)
    arrays = {name: array_in(memory[name], *form[name])[part.start : part.stop] for name in memory}
    batch = Batch(setup, arrays)
    while True:
        try:
            word, seeds = line.recv()
        except EOFError:
            return
        try:
            if word == "reset":
                batch.reset(seeds)
            else:
                batch.step()
            line.send("")
        except ValueError as error:
            line.send(str(error))
