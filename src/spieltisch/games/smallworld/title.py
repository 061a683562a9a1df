"""The title: how the kernel talks to Small World of Warcraft."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from spieltisch.core import Cause, Chance, Game, Message, register
from spieltisch.core.game import SplitView
from spieltisch.core.packs import Content
from spieltisch.core.tally import Fact, Statistics

from . import companion, content, packs, score, view
from .cards import alliance, horde, movers, neutral, portals, powers, tiles
from .position import position_state, write_position
from .questions import QUESTIONS, ask, notes
from .setup import OPTIONS, setup
from .state import SmallWorldState
from .statistics import facts, statistics
from .vocabulary import arguments, events, verbs

CARDS = (alliance, horde, neutral, powers, movers, portals, tiles)  # loading them fills the tables of `ability`


class SmallWorld(Game[SmallWorldState]):
    name = "smallworld"
    version = "2"
    seats = (1, 2, 3, 4, 5)
    options = OPTIONS
    parts = content.parts()
    bound = 6000
    chapters = ("round", "turn")
    turns = ("turn",)
    circle = True
    companion = True
    kinds = packs.KINDS
    state = SmallWorldState
    verbs = verbs
    events = events
    arguments = arguments
    questions = QUESTIONS

    def judge_pack(self, content: Content) -> tuple[list[Message], list[Message]]:
        return packs.judge(content)

    def setup(self, seats: int, options: dict[str, Any], chance: Chance) -> SmallWorldState:
        return setup(seats, options, chance, self.pack_of(options.get("pack")))

    def view(self, s: SmallWorldState, seat: int | None) -> dict[str, Any]:
        return self.views(s, [seat])[0]

    def split_view(self, s: SmallWorldState, seats: Sequence[int | None]) -> SplitView:
        return cast(SplitView, view.split_view(s, seats))

    def full_view(self, s: SmallWorldState, front: int) -> dict[str, Any]:
        return {**view.full_view(s)}

    def sample(self, s: SmallWorldState, seat: int, chance: Chance) -> SmallWorldState:
        """Unseen stacks are sets and every coin was paid in the open, so a seat knows the whole state."""
        return s.copy()

    def pieces(self, s: SmallWorldState) -> dict[str, int]:
        return content.pieces(s)

    def adjustments(self, s: SmallWorldState) -> list[dict[str, Any]]:
        return companion.adjustments(s)

    def adjust(self, s: SmallWorldState, what: list[str], value: int) -> None:
        companion.adjust(s, what, value)

    def facts(self, s: SmallWorldState, happened: list[dict[str, Any]]) -> list[Fact]:
        return facts(s, happened)

    def statistics(self, s: SmallWorldState, happened: list[dict[str, Any]]) -> Statistics:
        return statistics(self.seats_in(s), happened)

    def scores(self, s: SmallWorldState) -> list[int]:
        return list(s.coins)

    def ranking(self, s: SmallWorldState) -> list[list[int]]:
        return score.ranking(s)

    def annotate(self, s: SmallWorldState, seat: int, action: int) -> dict[str, Any]:
        return self.notes(s, seat, [action])[0]

    def notes(self, s: SmallWorldState, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
        return cast(list[dict[str, Any]], notes(s, seat, actions))

    def ask(self, s: SmallWorldState, seat: int | None, question: str, args: list[str]) -> list[Cause]:
        return ask(s, question, args)

    def position_state(self, spec: dict[str, Any]) -> SmallWorldState:
        return position_state(*self.split_pack(spec))

    def write_position(self, s: SmallWorldState, seat: int | None) -> dict[str, Any]:
        return self.with_pack(write_position(s, seat), s)

    def content(self) -> dict[str, Any]:
        return content.box()

    def seats_in(self, s: SmallWorldState) -> int:
        return s.seats


GAME = SmallWorld()
register(GAME)
