"""A table for scenario tests: lay out a position, act, look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.scenario import Scenario

from spieltisch.core import Scripted, Seeded
from spieltisch.games.smallworld import GAME


class Table(Scenario):
    def cost(self, region: str, seat: int = 0) -> int:
        return self.ask(f"cost {region} {seat}")

    def income(self, seat: int = 0) -> int:
        return self.ask(f"income {seat}")

    def coins(self, seat: int = 0) -> int:
        return int(self.s.coins[seat])

    def hand(self, seat: int = 0) -> int:
        return int(self.s.hand[seat])

    def at(self, region: str) -> str:
        """`forsaken 3 fort`, with everything that stands there."""
        seen = self.match.view(None)["table"]["regions"][region]
        words = [f"{seen['race']} {seen['tokens']}" if seen["race"] else "empty"]
        words += ["beast"] * seen["beasts"]
        words += [mark for mark in ("champion", "fort", "wall", "tower", "bomb", "objective") if seen[mark]]
        return " ".join(words)

    def tile(self, name: str) -> str | None:
        """The region of a face-up tile."""
        for region, seen in self.match.view(None)["table"]["regions"].items():
            if any(tile["tile"] == name for tile in seen["tiles"]):
                return str(region)
        return None

    def tray(self, race: str) -> int:
        return int(self.match.view(None)["table"]["tray"][race])

    def finish_turn(self) -> Table:
        """Stop conquering, spread the tokens, say no to the rest, until somebody begins another turn."""
        beginnings = ("choose_set", "expand_or_decline")
        start = len(self.match.entries)
        while not self.match.over and (self.waits not in beginnings or len(self.match.entries) == start):
            legal = self.offers()
            for action in ("stop", "spread", "done", "ready", "buy 0", "hold", "refuse", "side neutral", "form human"):
                if action in legal:
                    self.do(action)
                    break
            else:
                self.do(legal[0])
        return self

    def settled(self) -> None:
        """The turn is over: nothing is half done, the next player (or nobody) is asked about a new turn."""
        assert self.match.over or self.waits in ("choose_set", "expand_or_decline", "choose_form")


Lay = Callable[..., Table]


@pytest.fixture
def table() -> Lay:
    def lay(*players: dict[str, Any], die: list[int] | None = None, chance: Any = None, **spec: Any) -> Table:
        """`die` scripts the reinforcement die by what it shows."""
        spec.setdefault("phase", "conquer")
        outcomes = [[{0: 1, 1: 4, 2: 5, 3: 6}[face]] for face in die or []]
        script = chance or Scripted(*outcomes, then=Seeded(1))
        return Table(GAME.position({"players": list(players), **spec}, chance=script))

    return lay


def seat(race: str | None = None, power: str = "farmer", hand: int = 0, **more: Any) -> dict[str, Any]:
    """One player; without a race still to choose one."""
    return {"race": race, "power": power, "hand": hand, **more} if race else more
