"""A table for scenario tests: lay out a position, act, look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from spieltisch.core import Match, Scripted, Seeded
from spieltisch.games.smallworld import GAME


class Table:
    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def s(self) -> Any:
        return self.match.state

    @property
    def waits(self) -> tuple[str, int]:
        """What is decided now, and by whom."""
        prompt = self.match.view(None)["prompt"]
        return (prompt["decision"], prompt["seats"][0])

    def do(self, *texts: str) -> Table:
        for text in texts:
            self.match.apply(self.match.to_act()[0], text)
        return self

    def can(self, text: str) -> bool:
        return text in self.match.legal(self.match.to_act()[0])

    def options(self, verb: str) -> set[str]:
        """The arguments with which a verb is legal now."""
        texts = [text.split(" ", 1) for text in self.match.legal(self.match.to_act()[0])]
        return {words[1] if len(words) > 1 else "" for words in texts if words[0] == verb}

    def why(self, text: str) -> list[str]:
        return [reason.key for reason in self.match.why_not(self.match.to_act()[0], text)]

    def note(self, text: str) -> dict[str, Any]:
        """What stands at an action before it is taken."""
        offers = self.match.offers(self.match.to_act()[0])
        return next(offer for offer in offers if offer["action"] == text)

    def ask(self, question: str) -> int:
        return int(self.match.ask(None, question)["value"])

    def causes(self, question: str) -> dict[str, int]:
        """Causes by name: `race:dwarves`, `power:blacksmith`, `mountain` …"""
        found: dict[str, int] = {}
        for cause in self.match.ask(None, question)["causes"]:
            name = ":".join([cause["key"], *[str(value) for value in cause["args"].values()]])
            found[name] = found.get(name, 0) + cause["value"]
        return found

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

    def events(self, key: str) -> list[dict[str, Any]]:
        return [event for event in self.match.events(None) if event["event"] == key]

    def finish_turn(self) -> Table:
        """Stop conquering, spread the tokens, say no to the rest, until somebody begins another turn."""
        beginnings = ("choose_set", "expand_or_decline")
        start = len(self.match.entries)
        while not self.match.over and (self.waits[0] not in beginnings or len(self.match.entries) == start):
            legal = self.match.legal(self.match.to_act()[0])
            for wish in ("stop", "spread", "done", "ready", "buy 0", "hold", "refuse", "side neutral", "form human"):
                if wish in legal:
                    self.do(wish)
                    break
            else:
                self.do(legal[0])
        return self

    def settled(self) -> None:
        """The turn is over: nothing is half done, the next player (or nobody) is asked about a new turn."""
        assert self.match.over or self.waits[0] in ("choose_set", "expand_or_decline", "choose_form")


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
