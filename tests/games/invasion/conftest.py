"""A table for scenario tests: lay out a position, act, look.

    t = table(a={"quest": ["runesmith"], "resources": 2}, b={"battlefield": ["urguck"]})
    t.a("use runesmith", "target urguck").resolve()
    assert t.power("urguck") == 2
    t.settled()

A card in play goes by its slug; if there are several copies, by its piece name (`urguck_b1`). Seat a is the active
player unless the position says otherwise, and the default phase is the capital phase.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import pytest
from tests.games.scenario import Scenario

from spieltisch.core import Match, Scripted, Seeded
from spieltisch.games.invasion import GAME
from spieltisch.games.invasion.data import RECORDS
from spieltisch.games.invasion.state import InvasionState
from spieltisch.games.invasion.vocabulary import PIECE

SEATS = {"a": 0, "b": 1}
WINDOWS = ("act", "answer")
PRINTED = {record["slug"]: record for record in RECORDS}


class Table(Scenario):
    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.pieces = GAME.pieces(cast(InvasionState, match.state))

    # -- acting

    def a(self, *texts: str) -> Table:
        return self._act(0, texts)

    def b(self, *texts: str) -> Table:
        return self._act(1, texts)

    def _act(self, seat: int, texts: Sequence[str]) -> Table:
        """Take actions in turn; an open window of the other seat is passed for it first."""
        for text in texts:
            if self.match.to_act() == [1 - seat] and self.waits in WINDOWS:
                self.match.apply(1 - seat, "pass")
            self.match.apply(seat, self.full(text))
        return self

    def resolve(self) -> Table:
        """Nobody answers any more: the chain resolves, up to the next real choice."""
        while self.s.chain and self.waits in WINDOWS:
            self.match.apply(self.match.to_act()[0], "pass")
        return self

    def close(self) -> Table:
        """Both pass until this window is closed."""
        window = self.s.opened
        while not self.match.over and self.waits in WINDOWS and self.s.opened == window:
            self.match.apply(self.match.to_act()[0], "pass")
        return self

    def until(self, what: str) -> Table:
        """Close windows (and decline choices) until a decision, a phase or a combat step is reached."""
        for _ in range(60):
            if what in (self.waits, self.phase, self.step):
                return self
            if self.waits in WINDOWS:
                self.close()
            else:
                texts = self.offers()
                self.match.apply(self.match.to_act()[0], next(text for text in ("done", "pass") if text in texts))
        raise AssertionError(f"never came to {what}; now {self.waits}")

    def attack(self, zone: str, *attackers: str, defend: Sequence[str] = ()) -> Table:
        """Attack and defend, up to the window after defenders are declared (or a choice on the way there)."""
        self.until("declare_target")
        seat = self.s.active
        self._act(seat, [f"attack {zone}"]).until("declare_attackers")
        self._act(seat, [*[f"join {name}" for name in attackers], "done"])
        if self.waits not in WINDOWS:
            return self
        return self.defend(*defend)

    def defend(self, *defenders: str) -> Table:
        """Go on to the defenders and declare them."""
        if not defenders:
            return self.until("defenders")
        self.until("declare_defenders")
        return self._act(1 - self.s.active, [*[f"defend {name}" for name in defenders], "done"])

    def fight(self) -> Table:
        """From the defenders' window to the window after damage is applied; single choices only."""
        return self.until("applied")

    # -- looking

    def full(self, text: str) -> str:
        """Write short names of pieces out."""
        verb, *words = text.split()
        domains = GAME.verbs[verb].domains
        return " ".join([verb, *[self.piece(w) if d is PIECE else w for d, w in zip(domains, words, strict=True)]])

    def piece(self, name: str) -> str:
        labels = [PIECE.names[label] for label in self.s.label if label >= 0]
        if name in PIECE.numbers:
            return name
        found = [label for label in labels if label.rpartition("_")[0] == name]
        assert len(found) <= 1, f"{name} may be {found}"
        return found[0] if found else f"{name}_a1"

    def slot(self, name: str) -> int:
        return int(list(self.s.label).index(PIECE[self.piece(name)]))

    def in_play(self, name: str) -> bool:
        return PIECE[self.piece(name)] in self.s.label

    @property
    def phase(self) -> str:
        return str(self.match.view(None)["table"]["phase"])

    @property
    def step(self) -> str:
        return str(self.match.view(None)["table"]["step"])

    def card(self, name: str) -> dict[str, Any]:
        """What everybody sees of a card in play."""
        piece = self.piece(name)
        found = [card for card in self.match.view(None)["table"]["cards"] if card["piece"] == piece]
        assert found, f"{name} is not in play"
        return dict(found[0])

    def power(self, name: str) -> int:
        return int(self.card(name)["power"])

    def damage(self, name: str) -> int:
        return int(self.card(name)["damage"])

    def zone(self, name: str) -> str:
        return str(self.card(name)["zone"])

    def corrupted(self, name: str) -> bool:
        return bool(self.card(name)["corrupted"])

    def _seat(self, seat: str) -> dict[str, Any]:
        return dict(self.match.view(None)["table"]["seats"][SEATS[seat]])

    def section(self, seat: str, zone: str) -> dict[str, Any]:
        return next(dict(each) for each in self._seat(seat)["zones"] if each["zone"] == zone)

    def section_damage(self, seat: str, zone: str) -> int:
        return int(self.section(seat, zone)["damage"])

    def burning(self, seat: str, zone: str) -> bool:
        return bool(self.section(seat, zone)["burning"])

    def developments(self, seat: str, zone: str) -> int:
        return int(self.section(seat, zone)["developments"])

    def resources(self, seat: str) -> int:
        return int(self._seat(seat)["resources"])

    def discard(self, seat: str) -> list[str]:
        return list(self._seat(seat)["discard"])

    def deck(self, seat: str) -> int:
        return int(self._seat(seat)["deck"])

    def hand(self, seat: str) -> list[str]:
        return sorted(card["card"] for card in self.match.view(SEATS[seat])["table"]["hand"])

    def seat_of(self, name: Any) -> int | None:
        return None if name is None else SEATS[name]

    # -- the end of every test

    def settled(self) -> None:
        """Nothing on the chain, no effect half done, nothing lost."""
        assert not self.s.chain
        assert not self.s.pending
        assert self.match.over or self.waits in (*WINDOWS, "declare_target", "restore_one"), self.waits
        assert GAME.pieces(self.s) == self.pieces
        assert list(self.s.symbols) == counted_symbols(self.s)


def counted_symbols(s: Any) -> list[int]:
    """Race symbols counted anew, against the running count of the state."""
    from spieltisch.games.invasion.data import DEVELOPMENT, SYMBOLS

    symbols = [0] * 12
    for seat in (0, 1):
        symbols[seat * 6 + s.race[seat]] += 1
    for slot, zone in enumerate(s.zone):
        if zone >= 0 and s.kind[slot] != DEVELOPMENT:
            for race in SYMBOLS[s.card[slot]]:
                symbols[s.controller[slot] * 6 + race] += 1
    return symbols


Lay = Callable[..., Table]


@pytest.fixture
def table() -> Lay:
    """Lay out a position: `table(a={…}, b={…}, phase="battlefield", chance=[[0]])`."""

    def lay(
        a: dict[str, Any] | None = None,
        b: dict[str, Any] | None = None,
        chance: Sequence[list[int]] = (),
        seeded: bool = False,
        **more: Any,
    ) -> Table:
        script = Scripted(*chance, then=Seeded(1)) if seeded else Scripted(*chance)
        return Table(GAME.position({"a": a or {}, "b": b or {}, **more}, chance=script))

    return lay
