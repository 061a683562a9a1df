"""A table for scenario tests: positions in a line, gods by name, and nothing left open at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.scenario import Scenario

from spieltisch.core import Refused, Scripted
from spieltisch.games.chaos import GAME
from spieltisch.games.chaos import vocabulary as v
from spieltisch.games.chaos.data import FOLLOWERS, GODS, PIECE_COUNT, PIECE_STOCK, REGIONS
from spieltisch.games.chaos.state import EMPTY, HORROR_ON_SLOT

FIGURES = [follower["id"] for follower in FOLLOWERS]


class Table(Scenario):
    def __init__(self, dice: list[list[int]], **spec: Any) -> None:
        self.script = Scripted(*dice)
        regions = {name: spec.pop(name) for name in REGIONS if name in spec}
        for name, cards in spec.pop("cards", {}).items():
            regions[name] = f"{regions.get(name, '')}; cards: {', '.join(cards)}"
        super().__init__(GAME.position({"then": "stop", **spec, "regions": regions}, chance=self.script))

    # -- doing

    def seat(self, god: str) -> int:
        return self.s.seat_of[GODS.index(god)]

    @property
    def asked(self) -> str | None:
        seats = self.match.to_act()
        return GODS[self.s.god_of[seats[0]]] if seats else None

    def act(self, god: str, *actions: str) -> Table:
        """The god does these things, one after the other."""
        for action in actions:
            assert self.asked == god, f"{self.asked} is asked, not {god}"
            self.match.apply(self.seat(god), action)
        return self

    def passes(self, *gods: str) -> Table:
        for god in gods:
            self.act(god, "pass")
        return self

    def offers(self, god: str, verb: str = "") -> list[str]:  # type: ignore[override]
        return [text for text in self.match.legal(self.seat(god)) if text.startswith(verb)]

    def refused(self, god: str, action: str) -> list[str]:
        """The reasons against an action; it must be refused."""
        with pytest.raises(Refused) as refusal:
            self.match.apply(self.seat(god), action)
        return [reason.key for reason in refusal.value.reasons]

    # -- looking

    def count(self, region: str, figure: str) -> int:
        """Figures of that name in the region, whoever commands them and in whatever state."""
        stock = FIGURES.index(figure)
        at = REGIONS.index(region) * PIECE_COUNT
        return sum(self.s.figures[at + piece] for piece in range(PIECE_COUNT) if PIECE_STOCK[piece] == stock)

    def commands(self, region: str, god: str) -> int:
        return self.s.present[REGIONS.index(region) * 4 + GODS.index(god)]

    def reserve(self, figure: str) -> int:
        return self.s.reserve[FIGURES.index(figure)]

    def corruption(self, region: str, god: str) -> int:
        return self.s.corruption[REGIONS.index(region) * 4 + GODS.index(god)]

    def tokens(self, region: str, token: str) -> int:
        return self.s.tokens[REGIONS.index(region) * 6 + v.TOKEN[token]]

    def supply(self, token: str) -> int:
        return self.s.supply[v.TOKEN[token]]

    def slots(self, region: str) -> list[str | None]:
        at = REGIONS.index(region) * 2
        names = {EMPTY: None, HORROR_ON_SLOT: "horror"}
        return [
            names.get(card, v.CARD.say(card) if 0 <= card < HORROR_ON_SLOT else None)
            for card in self.s.slots[at : at + 2]
        ]

    def hand(self, god: str) -> list[str]:
        view = self.match.view(self.seat(god))["table"]
        return [card["card"] for card in view["gods"][self.seat(god)]["hand"]]

    def discard(self, god: str) -> list[str]:
        return [v.CARD.say(card) for card in self.s.discard[GODS.index(god)]]

    def vp(self, god: str) -> int:
        return self.s.vp[GODS.index(god)]

    def power(self, god: str) -> int:
        return self.s.power[GODS.index(god)]

    def counters(self, god: str) -> int:
        return self.s.counters[GODS.index(god)]

    def dial(self, god: str) -> int:
        return self.s.dial[GODS.index(god)]

    def peasants(self, god: str) -> int:
        return self.s.peasants[GODS.index(god)]

    def track(self) -> list[str | None]:
        return [v.OLD_WORLD.say(card) for card in self.s.track]

    def ruin(self, region: str) -> int:
        return self.s.ruin[REGIONS.index(region)]

    def settled(self) -> None:
        """Nothing on the stack, no prompt open, no scripted chance left."""
        assert self.match.over, f"{self.asked} is still asked to {self.waits}"
        assert not self.script.left, f"{self.script.left} scripted outcomes were not needed"


Lay = Callable[..., Table]


@pytest.fixture
def table() -> Lay:
    def lay(dice: list[list[int]] | None = None, **spec: Any) -> Table:
        """`dice` scripts the rolls of battles."""
        return Table(dice or [], **spec)

    return lay
