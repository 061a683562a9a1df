"""Many quick games at once in other processes, for a policy that is asked in batches.

Every worker plays two groups of games: while the policy answers for one group, the worker plays the other one.
Arrays lie in memory that all processes share. Decisions with one option are not asked.
"""

from __future__ import annotations

import multiprocessing
import random
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spieltisch.ai.knowledge import knowledge
from spieltisch.ai.net import encoded
from spieltisch.ai.playout import Blur, follow
from spieltisch.core import Seeded, acting, game, ints, legal, play

from .titles import learned

GROUPS = 2
MOST_SEATS = 5
MOST_OPTIONS = 128  # of a decision; where there are more, these are drawn from them
LONGEST = 1500  # decisions of a game; free moves could go on for ever, such a game is judged as it stands


class RolloutSetup(NamedTuple):
    """What is played, as it travels to another process."""

    title: str
    games: int  # of one worker in one group
    workers: int
    seed: int

    def layout(self) -> dict[str, tuple[str, tuple[int, ...]]]:
        """The arrays of one group, with their types and shapes."""
        total = self.games * self.workers
        return {
            "observation": ("u1", (total, encoded(game(self.title)).size)),
            "options": ("i4", (total, MOST_OPTIONS)),
            "count": ("i2", (total,)),
            "side": ("i1", (total,)),
            "seat": ("i1", (total,)),
            "outputs": ("i1", (total, MOST_SEATS)),  # of the net, by seat; -1 where nobody sits
            "advice": ("i2", (total,)),  # the option that the move ordering takes
            "choice": ("i2", (total,)),
            "done": ("?", (total,)),
            "result": ("f4", (total, MOST_SEATS)),
        }


Arrays = dict[str, NDArray[Any]]
Memory = list[dict[str, Any]]  # by group


def shared_arrays(setup: RolloutSetup, memory: Memory) -> list[Arrays]:
    return [
        {name: np.frombuffer(group[name], kind).reshape(shape) for name, (kind, shape) in setup.layout().items()}
        for group in memory
    ]


class GameGroup:
    """Some games of one worker, written into its part of a group's arrays."""

    def __init__(self, setup: RolloutSetup, arrays: Arrays, seed: int) -> None:
        self.title = game(setup.title)
        self.known, self.encoding = knowledge(self.title), encoded(self.title)
        self.tables = learned(setup.title).tables or self.title.seats
        self.arrays, self.random = arrays, random.Random(seed)
        self.chance, self.blur = Seeded(seed), Blur(seed)
        self.advised = True
        self.states = [self._begin() for _ in range(setup.games)]
        self.decisions = [0] * setup.games
        for place in range(setup.games):
            self._ask(place)

    def _begin(self) -> Any:
        seats = self.random.choice(self.tables)
        return self.title.begin(seats, self.known.variant(seats, self.random.randrange(10_000)), self.chance)

    def step(self, advised: bool) -> None:
        self.advised = advised
        arrays = self.arrays
        arrays["done"][:] = False
        choices, seats = arrays["choice"].tolist(), arrays["seat"].tolist()
        for place, choice in enumerate(choices):
            play(self.states[place], self.chance, seats[place], int(arrays["options"][place, choice]))
            self.decisions[place] += 1
            self._ask(place)

    def _ask(self, place: int) -> None:
        """Play on to the next decision with more than one option, of this game or of the next one."""
        s = self.states[place]
        while True:
            if not s.depth or self.decisions[place] >= LONGEST:
                shares = self.known.shares(s) if s.depth else self.known.result(s)
                self.arrays["result"][place, : len(shares)] = shares
                self.arrays["done"][place] = True
                s = self.states[place] = self._begin()
                self.decisions[place] = 0
            seat = acting(s)
            options = self.known.options(s, seat, legal(s, seat))
            if len(options) > 1:
                self._write(place, s, seat, list(options))
                return
            play(s, self.chance, seat, options[0])
            self.decisions[place] += 1

    def _write(self, place: int, s: Any, seat: int, options: list[int]) -> None:
        arrays = self.arrays
        if len(options) > MOST_OPTIONS:
            options = self.random.sample(options, MOST_OPTIONS)
        arrays["options"][place, : len(options)] = options
        arrays["count"][place] = len(options)
        arrays["observation"][place] = np.frombuffer(bytes(self.encoding.encode(s, seat)), np.uint8)
        if self.advised:
            taken = follow(self.known, s, seat, ints(options), self.blur)
            arrays["advice"][place] = options.index(taken)
        arrays["side"][place], arrays["seat"][place] = self.encoding.side(s, seat), seat
        outputs = [self.encoding.output(s, seat, other) for other in range(len(self.encoding.rows))]
        arrays["outputs"][place] = outputs + [-1] * (MOST_SEATS - len(outputs))


def serve(line: Connection, setup: RolloutSetup, worker: int, memory: Memory) -> None:
    """One worker: play a step of whichever group is named, until nobody asks any more."""
    part = slice(worker * setup.games, (worker + 1) * setup.games)
    groups = []
    for number, arrays in enumerate(shared_arrays(setup, memory)):
        own = {name: array[part] for name, array in arrays.items()}
        groups.append(GameGroup(setup, own, setup.seed * 1_000_000 + (worker * GROUPS + number) * 10_000))
    for number in range(GROUPS):
        line.send_bytes(bytes([number]))
    while True:
        try:
            number, advised = line.recv_bytes()
        except EOFError:
            return
        groups[number].step(bool(advised))
        line.send_bytes(bytes([number]))


class Rollout:
    """The games of all workers: wait for a group, answer it, send it on."""

    def __init__(self, setup: RolloutSetup) -> None:
        context = multiprocessing.get_context("spawn")
        layout = setup.layout()
        memory: Memory = [
            {
                name: context.RawArray("B", int(np.dtype(kind).itemsize * np.prod(shape)))
                for name, (kind, shape) in layout.items()
            }
            for _ in range(GROUPS)
        ]
        self.groups = shared_arrays(setup, memory)
        self.lines: list[Connection] = []
        self.playing = [True] * GROUPS
        for worker in range(setup.workers):
            line, far = context.Pipe()
            context.Process(target=serve, args=(far, setup, worker, memory), daemon=True).start()
            far.close()
            self.lines.append(line)

    def wait(self, group: int) -> Arrays:
        """The group's arrays, once all workers have played its step."""
        for line in self.lines if self.playing[group] else []:
            if line.recv_bytes()[0] != group:
                raise RuntimeError("a worker answered for the other group")
        self.playing[group] = False
        return self.groups[group]

    def go(self, group: int, advised: bool = False) -> None:
        """Play the choices, and ask the move ordering too if that is wanted."""
        self.playing[group] = True
        for line in self.lines:
            line.send_bytes(bytes([group, advised]))

    def close(self) -> None:
        for line in self.lines:
            line.close()
