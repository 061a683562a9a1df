"""A table as a PettingZoo AEC environment with action masks.

Where a title's verbs span at most LIMIT actions, an action is its number among them, the same in every position.
Where they span more, an action is a place in the list of what is legal now, up to SLOTS; `words` says what it is.
Sealed choices are asked seat by seat, and no seat observes another's answer.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from spieltisch.core import Seeded, State, game, legal, play, prompt, to_act

from .encode import SIZE, encode

LIMIT = 20_000
SLOTS = 1_024


class TableEnv(AECEnv):  # type: ignore[misc]
    """One title with a fixed number of seats; agents are called seat_0, seat_1, …

    >>> table = TableEnv("lanterns", seats=2)
    >>> table.reset(seed=1)
    >>> table.agent_selection, table.action_space("seat_0"), table.observation_space("seat_0")["observation"].shape
    ('seat_0', Discrete(9), (2048,))
    >>> table.words("seat_0")
    {0: 'show ember', 1: 'show candle', 2: 'show torch'}
    >>> table.observe("seat_0")["action_mask"]
    array([1, 1, 1, 0, 0, 0, 0, 0, 0], dtype=int8)
    >>> table.step(2)
    >>> table.agent_selection
    'seat_1'
    >>> table.render()
    >>> table.close()
    """

    def __init__(
        self, title: str, seats: int | None = None, options: dict[str, Any] | None = None, size: int = SIZE
    ) -> None:
        super().__init__()
        self.game = game(title)
        self.seats = seats or max(self.game.seats)
        self.options = self.game.check_options(options or {})
        self.size = size
        self.numbered = self.game.verbs.size <= LIMIT
        actions = self.game.verbs.size if self.numbered else SLOTS
        self.metadata = {"name": f"{title}_v1", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        observed = Dict(
            {
                "observation": Box(-1.0, 1.0, (size,), np.float32),
                "action_mask": Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._seeds = Seeded(0)
        self._chance = Seeded(0)
        self._state = State()
        self._decisions = 0

    def observation_space(self, agent: str) -> Dict:
        """What an agent sees: the array of its view, and a mask of what is legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """How many actions there are; the mask says which are legal now."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay the table for the next game; a seed starts the series of games anew."""
        if seed is not None:
            self._seeds = Seeded(seed)
        self._chance = Seeded(self._seeds.pick(1 << 30))
        self._state = self.game.begin(self.seats, self.options, self._chance)
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def step(self, action: int | None) -> None:
        """The selected agent's action; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat(agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        play(self._state, self._chance, seat, self._action(seat, action))
        self._decisions += 1
        if not self._state.depth:
            self._finish()
        elif self._decisions > self.game.bound:
            self.truncations = dict.fromkeys(self.agents, True)
        self._next()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What this agent may know, and nothing else."""
        seat = self._seat(agent)
        s = self._state
        view = {"seat": seat, "prompt": prompt(s), "table": self.game.view(s, seat)}
        return {"observation": encode(view, self.size), "action_mask": self._mask(seat)}

    def words(self, agent: str) -> dict[int, str]:
        """The agent's legal actions and what they say."""
        seat = self._seat(agent)
        return {number: self.game.verbs.text(action) for number, action in self._offered(seat)}

    def render(self) -> None:
        """Boards are drawn by the browser and the terminal, not here."""

    def close(self) -> None:
        """Nothing is open."""

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _next(self) -> None:
        waiting = to_act(self._state)
        self.agent_selection = self.possible_agents[waiting[0]] if waiting else self.agents[0]

    def _finish(self) -> None:
        """A win pays 1, shared among the winners; what they win the others lose."""
        winners = self.game.ranking(self._state)[0]
        for seat, agent in enumerate(self.possible_agents):
            part = 1 / len(winners) if seat in winners else 0.0
            self.rewards[agent] = (part * self.seats - 1) / (self.seats - 1)
        self.terminations = dict.fromkeys(self.agents, True)

    def _offered(self, seat: int) -> list[tuple[int, int]]:
        if not self._state.depth or seat not in to_act(self._state):
            return []
        actions = sorted(legal(self._state, seat))
        if self.numbered:
            return [(action, action) for action in actions]
        if len(actions) > SLOTS:
            raise ValueError(f"{len(actions)} legal actions, more than the {SLOTS} of this environment")
        return list(enumerate(actions))

    def _mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(self.action_spaces[self.possible_agents[seat]].n, dtype=np.int8)
        for number, _ in self._offered(seat):
            mask[number] = 1
        return mask

    def _action(self, seat: int, number: int | None) -> int:
        offered = dict(self._offered(seat))
        if number is None or int(number) not in offered:
            raise ValueError(f"action {number} is not legal for seat {seat}")
        return offered[int(number)]


def raw_env(title: str, seats: int | None = None, options: dict[str, Any] | None = None, size: int = SIZE) -> TableEnv:
    """The environment without guards: an illegal action raises ValueError.

    >>> raw_env("chaos", seats=3).possible_agents
    ['seat_0', 'seat_1', 'seat_2']
    """
    return TableEnv(title, seats, options, size)


def env(title: str, seats: int | None = None, options: dict[str, Any] | None = None, size: int = SIZE) -> AECEnv:
    """The environment with PettingZoo's usual guards: an illegal action ends the game for the one who chose it.

    >>> table = env("lanterns", seats=2)
    >>> table.reset(seed=1)
    >>> for agent in table.agent_iter():
    ...     seen, reward, ended, cut, _ = table.last()
    ...     table.step(None if ended or cut else int(seen["action_mask"].argmax()))
    """
    table: AECEnv = raw_env(title, seats, options, size)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)
