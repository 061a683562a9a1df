"""Every title as a game of OpenSpiel: `pyspiel.load_game("spieltisch_chaos(players=3)")` after importing this module.

Players act one after the other, also where choices are sealed: no player observes what another has answered. Chance
nodes are explicit: a roll, shuffle or draw becomes one node for each thing that is picked. An action that needs chance
is tried on a copy of the position until all its nodes are answered.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

import numpy as np

from spieltisch.core import Chance, Seeded, State, game, legal, play, titles, to_act
from spieltisch.extras import advice

from .numbering import rewards
from .observation import encoding_of

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(advice(error.name) or str(error), name=error.name) from None

MOST_OUTCOMES = 256  # of one chance node: no pile is larger
SETUP = -1  # stands for the seat and the action of what is dealt before the first decision


class Unanswered(Exception):
    """A chance node: something is picked out of so many."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(f"one of {outcomes}")
        self.outcomes = outcomes


class ChanceAnswers(Chance):
    """The outcomes of the chance nodes so far; the next pick is a new node."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self.left = list(reversed(outcomes))

    def pick(self, n: int) -> int:
        if n == 1:
            return 0
        if not self.left:
            raise Unanswered(n)
        return self.left.pop()


class Table:
    """What all states of a game share; copies of a state share it too."""

    def __init__(self, title: str, players: int) -> None:
        self.title, self.players = title, players
        self.played, self.encoding = game(title), encoding_of(title)
        if players not in self.played.seats:
            raise ValueError(f"{title} has {self.played.seats} players, not {players}")

    def __deepcopy__(self, _memo: dict[int, Any]) -> Table:
        return self


class OpenSpielState:
    """What a state of OpenSpiel holds. OpenSpiel copies states by `deepcopy`; ours copies itself faster."""

    def __init__(self, truth: State, past: list[tuple[State, int, int]]) -> None:
        self.truth = truth
        self.past = past  # of each decision the position, the seat and the action

    def __deepcopy__(self, _memo: dict[int, Any]) -> OpenSpielState:
        return OpenSpielState(self.truth, self.past[:])  # nobody changes a position that is in here


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One title with a number of players."""

    title = ""  # set by `register`

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        players = int((params or {}).get("players", max(game(self.title).seats)))
        self.table = Table(self.title, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.played.verbs.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players > 1 else None,
            max_game_length=self.table.played.bound,
        )
        super().__init__(game_type(self.title), info, params or {})

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> TableObserver:
        return TableObserver(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position, or the middle of an action that waits for chance."""

    def __init__(self, table_game: TableGame) -> None:
        super().__init__(table_game)
        self.table = table_game.table
        self.position = OpenSpielState(State(), [])
        self.waiting: tuple[int, int] | None = (SETUP, SETUP)  # seat and action that chance has not decided yet
        self.answers: list[int] = []
        self.outcomes = 0  # of the chance node
        self._go_on()

    def current_player(self) -> int:
        if self.waiting:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.is_terminal() else to_act(self.position.truth)[0])

    @property
    def is_dealt(self) -> bool:
        return self.waiting != (SETUP, SETUP)

    def is_terminal(self) -> bool:
        return self.waiting is None and not self.position.truth.depth

    def returns(self) -> list[float]:
        players = self.table.players
        return rewards(self.table.played, self.position.truth, players) if self.is_terminal() else [0.0] * players

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self.outcomes) for outcome in range(self.outcomes)]

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """A state that the player can not tell from this one."""
        twin: TableState = self.clone()
        chance = Seeded(int(sampler() * (1 << 30)))
        twin.position = OpenSpielState(
            self.table.played.imagine(self.position.truth, player, chance), self.position.past
        )
        return twin

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(legal(self.position.truth, player)) if player in to_act(self.position.truth) else []

    def _apply_action(self, action: int) -> None:
        if self.waiting:
            self.answers = [*self.answers, action]
        else:
            self.waiting = (to_act(self.position.truth)[0], action)
        self._go_on()

    def _go_on(self) -> None:
        """Try what waits; if chance has no answer yet, this is a chance node."""
        assert self.waiting is not None
        seat, action = self.waiting
        played, before = self.table.played, self.position.truth
        try:
            if seat == SETUP:
                after = played.begin(self.table.players, {}, ChanceAnswers(self.answers))
            else:
                after = before.copy()
                play(after, ChanceAnswers(self.answers), seat, action)
        except Unanswered as asked:
            self.outcomes = asked.outcomes
            return
        past = self.position.past if seat == SETUP else [*self.position.past, (before, seat, action)]
        self.position = OpenSpielState(after, past)
        self.waiting, self.answers, self.outcomes = None, [], 0

    def _action_to_string(self, player: int, action: int) -> str:
        return f"outcome {action}" if player == pyspiel.PlayerId.CHANCE else self.table.played.verbs.text(action)

    def __str__(self) -> str:
        digest = self.position.truth.digest()[:16] if self.is_dealt else "not dealt"
        asked = f", chance: {self.answers} and one of {self.outcomes}" if self.waiting else ""
        return f"{self.table.title} after {len(self.position.past)} decisions, {digest}{asked}"


class TableObserver:
    """What a player sees: the encoding as a tensor, the view as a string. With perfect recall the string begins with a
    hash of all that the player has seen and done before."""

    def __init__(self, table: Table, kind: Any) -> None:
        self.table, self.kind = table, kind
        self.tensor = np.zeros(table.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor[:] = self.table.encoding.encode(state.position.truth, player) if state.is_dealt else 0

    def string_from(self, state: TableState, player: int) -> str:
        if not state.is_dealt:
            return "nothing is dealt"
        view = json.dumps(self.table.played.view(state.position.truth, player), sort_keys=True)
        return f"{self.remembered(state, player)} {view}" if self.kind.perfect_recall else view

    def remembered(self, state: TableState, player: int) -> str:
        memory = hashlib.sha256()
        for before, seat, action in state.position.past:
            memory.update(json.dumps(self.table.played.view(before, player), sort_keys=True).encode())
            memory.update(f"{action}".encode() if seat == player else b"")
        return memory.hexdigest()


def game_type(title: str) -> Any:
    played = game(title)
    return pyspiel.GameType(
        short_name=f"spieltisch_{title}",
        long_name=f"Spieltisch: {title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(played.seats),
        min_num_players=min(played.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(played.seats)},
    )


def register() -> None:
    """Tell OpenSpiel about every title."""
    for title in titles():
        if f"spieltisch_{title}" not in pyspiel.registered_names():
            pyspiel.register_game(game_type(title), type(f"{title.title()}Game", (TableGame,), {"title": title}))


register()
