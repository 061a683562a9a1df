"""What goes into an agent and what comes out of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from spieltisch.core import Chance, Game, Match, Message, State, legal

Sampler = Callable[[Chance], State]


class Information:
    """All an agent gets: its seat's view, its legal actions, and imagined full states. Never the real one."""

    __slots__ = ("_sampler", "_view", "entry", "game", "legal", "seat")

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        legal: list[int],
        view: Callable[[], dict[str, Any]],
        sampler: Sampler,
        entry: int = -1,
    ) -> None:
        self.game = game
        self.seat = seat
        self.legal = legal
        self.entry = entry  # how many decisions the table has seen; -1 if not told
        self._view = view
        self._sampler = sampler

    @staticmethod
    def at(match: Match, seat: int) -> Information:
        """What the seat knows of a match in this process."""
        s, title = match.state, match.game
        return Information(
            title,
            seat,
            list(legal(s, seat)),
            lambda: match.view(seat),
            lambda chance: title.imagine(s, seat, chance),
            entry=len(match.entries),
        )

    def view(self) -> dict[str, Any]:
        return self._view()

    def sample(self, chance: Chance) -> State:
        """A full state that the seat can not tell from the truth; the agent's own to change."""
        return self._sampler(chance)


class Ranked(NamedTuple):
    """An action with its expected share of the win for the seat."""

    action: int
    value: float
    visits: int
    reason: Message


class AgentChoice(NamedTuple):
    """What an agent plays, why, and what else it considered, best first."""

    action: int
    reason: Message
    best: list[Ranked]
    looked: Sequence[tuple[int, float, int]] = ()  # further actions that were searched: what they bring, and its lines
