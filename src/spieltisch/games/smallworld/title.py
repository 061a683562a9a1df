"""The title: how the kernel talks to Small World of Warcraft."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spieltisch.core import Cause, Chance, Game, Ints, register
from spieltisch.core.tally import Statistics

from . import score, view
from .cards import alliance, horde, movers, neutral, powers, tiles
from .data import FACE_RECORDS, POWER_RECORDS, RACE_RECORDS, SETUP, TILE_RECORDS, geometry
from .position import position_state, write_position
from .questions import QUESTIONS, annotate, ask
from .rules import race_of
from .setup import OPTIONS, setup
from .state import BEAST, SmallWorldState
from .statistics import statistics
from .vocabulary import OCCUPANT, events, verbs

CARDS = (alliance, horde, neutral, powers, movers, tiles)  # loading them fills the tables of `ability`


class SmallWorld(Game[SmallWorldState]):
    name = "smallworld"
    version = "2"
    seats = (1, 2, 3, 4, 5)
    options = OPTIONS
    bound = 6000
    chapters = ("round", "turn")
    state = SmallWorldState
    verbs = verbs
    events = events
    questions = QUESTIONS

    def setup(self, seats: int, options: dict[str, Any], chance: Chance) -> SmallWorldState:
        return setup(seats, options, chance)

    def view(self, s: SmallWorldState, seat: int | None) -> dict[str, Any]:
        return {**view.table(s, seat)}

    def views(self, s: SmallWorldState, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        return [{**seen} for seen in view.tables(s, seats)]

    def sample(self, s: SmallWorldState, seat: int, chance: Chance) -> SmallWorldState:
        """Unseen stacks are sets and every coin was paid in the open, so a seat knows the whole state."""
        return s.copy()

    def pieces(self, s: SmallWorldState) -> dict[str, int]:
        count = {f"tokens_{name}": s.tray[race] if race < 16 else s.murlocs for race, name in enumerate(OCCUPANT.names)}
        beasts = s.beasts + s.wild_beasts
        for region, people in enumerate(s.holder):
            if people >= 0:
                count[f"tokens_{OCCUPANT.say(race_of(s, people))}"] += s.tokens[region]
            beasts += s.marks[region] // BEAST
        for seat in range(s.seats):
            if s.race[seat] >= 0:
                count[f"tokens_{OCCUPANT.say(s.race[seat])}"] += s.hand[seat]
        count["beasts"] = beasts
        count["banners"] = len(s.banners) + len(s.bottom) + _present(s.set_race, s.race, s.fallen)
        count["badges"] = len(s.badges) + len(s.discard) + _present(s.set_power, s.power, s.kept)
        return count

    def statistics(self, s: SmallWorldState, happened: list[dict[str, Any]]) -> Statistics:
        return statistics(self.seats_in(s), happened)

    def scores(self, s: SmallWorldState) -> list[int]:
        return list(s.coins)

    def ranking(self, s: SmallWorldState) -> list[list[int]]:
        return score.ranking(s)

    def annotate(self, s: SmallWorldState, seat: int, action: int) -> dict[str, Any]:
        return {**annotate(s, seat, action)}

    def ask(self, s: SmallWorldState, seat: int | None, question: str, args: list[str]) -> list[Cause]:
        return ask(s, question, args)

    def position_state(self, spec: dict[str, Any]) -> SmallWorldState:
        return position_state(spec)

    def write_position(self, s: SmallWorldState, seat: int | None) -> dict[str, Any]:
        return write_position(s, seat)

    def content(self) -> dict[str, Any]:
        return {
            "races": RACE_RECORDS,
            "powers": POWER_RECORDS,
            "tiles": TILE_RECORDS,
            "faces": FACE_RECORDS,
            "setup": SETUP,
            "geometry": geometry(),
        }

    def seats_in(self, s: SmallWorldState) -> int:
        return s.seats


def _present(*rows: Ints) -> int:
    return sum([1 for row in rows for thing in row if thing >= 0])


GAME = SmallWorld()
register(GAME)
