"""A game made to know the result before: three rounds, each seat takes 0, 1 or 2 points. Who takes 2 wins."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Game, Numbers, State, Verbs, decision, step

verbs = Verbs()
TAKE = verbs.verb("take", Numbers("points", 0, 2))
ROUNDS = 3


class RiggedState(State):
    FIELDS = ("round", "points", "secret")
    __slots__ = FIELDS

    def __init__(self) -> None:
        super().__init__()
        self.round = 0
        self.points: list[int] = []
        self.secret = 0

    def copy(self) -> RiggedState:
        twin = RiggedState()
        self.copy_base(twin)
        twin.round, twin.points, twin.secret = self.round, self.points[:], self.secret
        return twin


@step
def deal(s: RiggedState, chance: Chance) -> None:
    if s.round == ROUNDS:
        return
    s.round += 1
    s.push(deal)
    for seat in reversed(range(len(s.points))):
        s.push(take_points, seat)


@decision
def take_points(s: RiggedState, seat: int) -> list[int]:
    return [TAKE(points) for points in range(3)]


@take_points.take
def add_points(s: RiggedState, chance: Chance, action: int, seat: int) -> None:
    s.points[seat] += TAKE.args(action)[0]


class Rigged(Game[RiggedState]):
    name = "rigged"
    seats = (2, 3, 4)
    bound = 40
    state = RiggedState
    verbs = verbs
    events = []

    def setup(self, seats: int, options: dict[str, Any], chance: Chance) -> RiggedState:
        s = RiggedState()
        s.points = [0] * seats
        s.secret = chance.pick(1000)
        s.push(deal)
        return s

    def view(self, s: RiggedState, seat: int | None) -> dict[str, Any]:
        return {"round": s.round, "points": s.points[:]}

    def sample(self, s: RiggedState, seat: int, chance: Chance) -> RiggedState:
        twin = s.copy()
        twin.secret = chance.pick(1000)
        return twin

    def pieces(self, s: RiggedState) -> dict[str, int]:
        return {}

    def scores(self, s: RiggedState) -> list[int]:
        return s.points[:]


GAME = Rigged()
