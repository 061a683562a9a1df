"""A table as a PettingZoo AEC environment with action masks.

`words` says what the numbers of the legal actions mean.
`mask_after` and `action_of` take actions apart instead: the verb first, then its arguments one by one.
Sealed choices are asked seat by seat, and no seat observes another's answer.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from spieltisch.core import Seeded, State, game, play, to_act

from .factored import mask_after, put_together
from .numbering import Numbering, chosen, rewards
from .observation import encoding_of


class TableEnv(AECEnv):  # type: ignore[misc]
    """One title with a fixed number of seats; agents are called seat_0, seat_1, …

    >>> table = TableEnv("lanterns", seats=2)
    >>> table.reset(seed=1)
    >>> table.agent_selection, table.action_space("seat_0"), table.observation_space("seat_0")["observation"].shape
    ('seat_0', Discrete(9), (20,))
    >>> table.words("seat_0")
    {0: 'show ember', 1: 'show candle', 2: 'show torch'}
    >>> table.observe("seat_0")["action_mask"]
    array([1, 1, 1, 0, 0, 0, 0, 0, 0], dtype=int8)
    >>> table.state().shape
    (40,)
    >>> table.mask_after("seat_0"), table.mask_after("seat_0", 0), table.action_of("seat_0", 0, 2)
    (array([1, 0], dtype=int8), array([1, 1, 1, 0, 0, 0], dtype=int8), 2)
    >>> table.step(2)
    >>> table.agent_selection
    'seat_1'
    >>> table.render()
    >>> table.close()
    """

    def __init__(self, title: str, seats: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().__init__()
        self.game = game(title)
        self.seats = seats or max(self.game.seats)
        self.options = self.game.check_options(options or {})
        self.encoding = encoding_of(title)
        self.numbering = Numbering(self.game)
        actions = self.numbering.size
        self.metadata = {"name": f"{title}_v1", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        observed = Dict(
            {
                "observation": Box(0, 255, (self.encoding.size,), np.uint8),
                "action_mask": Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.state_space = Box(0, 255, (self.seats * self.encoding.size,), np.uint8)
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._seeds = Seeded(0)
        self._chance = Seeded(0)
        self._state = State()
        self._decisions = 0

    def observation_space(self, agent: str) -> Dict:
        """What an agent sees: its encoding, which `split` takes apart by name, and a mask of what is legal."""
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
        play(self._state, self._chance, seat, chosen(self._offered(seat), action, seat))
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
        return {"observation": self._encoded(seat), "action_mask": self._mask(seat)}

    def state(self) -> NDArray[np.uint8]:
        """What all seats know together, one observation after the other: for a critic that may look at everything."""
        return np.concatenate([self._encoded(seat) for seat in range(self.seats)])

    def words(self, agent: str) -> dict[int, str]:
        """The agent's legal actions and what they say."""
        seat = self._seat(agent)
        return {number: self.game.verbs.text(action) for number, action in self._offered(seat).items()}

    def mask_after(self, agent: str, *chosen: int) -> NDArray[np.int8]:
        """What the agent may choose next after these parts of an action: a verb, or a value of the next argument."""
        return mask_after(self.game.verbs, self._offered(self._seat(agent)).values(), chosen)

    def action_of(self, agent: str, *parts: int) -> int:
        """The number that `step` takes for the action of these parts."""
        wanted = put_together(self.game.verbs, parts)
        for number, action in self._offered(self._seat(agent)).items():
            if action == wanted:
                return number
        raise ValueError(f"{self.game.verbs.text(wanted)} is not legal for {agent}")

    def render(self) -> None:
        """Boards are drawn by the browser and the terminal, not here."""

    def close(self) -> None:
        """Nothing is open."""

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _encoded(self, seat: int) -> NDArray[np.uint8]:
        return np.array(self.encoding.encode(self._state, seat), np.uint8)

    def _next(self) -> None:
        waiting = to_act(self._state)
        self.agent_selection = self.possible_agents[waiting[0]] if waiting else self.agents[0]

    def _finish(self) -> None:
        paid = rewards(self.game, self._state, self.seats)
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def _offered(self, seat: int) -> dict[int, int]:
        return self.numbering.offered(self._state, seat)

    def _mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(self.numbering.size, np.int8)
        self.numbering.write(self._offered(seat), mask)
        return mask


def raw_env(title: str, seats: int | None = None, options: dict[str, Any] | None = None) -> TableEnv:
    """The environment without guards: an illegal action raises ValueError.

    >>> raw_env("chaos", seats=3).possible_agents
    ['seat_0', 'seat_1', 'seat_2']
    """
    return TableEnv(title, seats, options)


def env(title: str, seats: int | None = None, options: dict[str, Any] | None = None) -> AECEnv:
    """The environment with PettingZoo's usual guards: an illegal action ends the game for the one who chose it.

    >>> table = env("lanterns", seats=2)
    >>> table.reset(seed=1)
    >>> for agent in table.agent_iter():
    ...     seen, reward, ended, cut, _ = table.last()
    ...     table.step(None if ended or cut else int(seen["action_mask"].argmax()))
    """
    table: AECEnv = raw_env(title, seats, options)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)
