"""The title as the kernel knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from spieltisch.core import Cause, Chance, Game, Message, Option
from spieltisch.core.game import SplitView
from spieltisch.core.options import PACK
from spieltisch.core.packs import Content
from spieltisch.core.tally import Fact, Statistics

from . import companion, content, packs, position, position_writer, questions, score, setup, view
from .cards import khorne, nurgle, old_world, slaanesh, track, tzeentch, upgrades
from .data import GODS
from .reasons import give_reasons
from .state import ChaosState
from .statistics import facts, statistics
from .vocabulary import arguments, events, verbs

CARDS = (khorne, nurgle, old_world, slaanesh, track, tzeentch, upgrades)  # loading them fills the tables of `ability`


class Chaos(Game[ChaosState]):
    name = "chaos"
    version = "2"
    seats = (3, 4)
    companion = True
    kinds = packs.KINDS
    state = ChaosState
    verbs = verbs
    events = events
    arguments = arguments
    bound = 4000
    chapters = ("round", "phase")
    turns = ("phase",)
    questions = questions.QUESTIONS
    options = (
        Option("gods", None, setup.IN_ORDER),
        Option("dial_reading", ("faq", "rulebook"), "faq"),
        Option("old_world", ("all", "known"), "all"),
        PACK,
    )
    parts = content.parts()

    def check_options(self, options: dict[str, Any]) -> dict[str, Any]:
        checked = super().check_options(options)
        setup.gods_named(checked["gods"])
        return checked

    def judge_pack(self, content: Content) -> tuple[list[Message], list[Message]]:
        return packs.judge(content)

    def setup(self, seats: int, options: dict[str, Any], chance: Chance) -> ChaosState:
        return setup.setup(seats, options, chance, self.pack_of(options.get("pack")))

    def view(self, s: ChaosState, seat: int | None) -> dict[str, Any]:
        return self.views(s, [seat])[0]

    def split_view(self, s: ChaosState, seats: Sequence[int | None]) -> SplitView:
        return cast(SplitView, view.split_view(s, seats))

    def full_view(self, s: ChaosState, front: int) -> dict[str, Any]:
        return {**view.full_view(s, front)}

    def sample(self, s: ChaosState, seat: int, chance: Chance) -> ChaosState:
        return view.sample(s, seat, chance)

    def pieces(self, s: ChaosState) -> dict[str, int]:
        return content.pieces(s)

    def position_state(self, spec: dict[str, Any]) -> ChaosState:
        return position.position_state(*self.split_pack(spec))

    def write_position(self, s: ChaosState, seat: int | None) -> dict[str, Any]:
        return self.with_pack(position_writer.write_position(s, seat), s)

    def ask(self, s: ChaosState, seat: int | None, question: str, args: list[str]) -> list[Cause]:
        return questions.answer(s, question, args)

    def annotate(self, s: ChaosState, seat: int, action: int) -> dict[str, Any]:
        return {**questions.note_at(s, seat, action)}

    def notes(self, s: ChaosState, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
        return cast(list[dict[str, Any]], questions.notes(s, seat, actions))

    def forecasts(self, s: ChaosState, seat: int, actions: Sequence[int]) -> list[dict[str, Any] | None]:
        return [None if found is None else {**found} for found in questions.forecasts(s, seat, actions)]

    def content(self) -> dict[str, Any]:
        return content.box()

    def unseen(self, s: ChaosState, seat: int) -> list[dict[str, Any]]:
        return companion.unseen(s, seat)

    def adjustments(self, s: ChaosState) -> list[dict[str, Any]]:
        return companion.adjustments(s)

    def adjust(self, s: ChaosState, what: list[str], value: int) -> None:
        companion.adjust(s, what, value)

    def part(self, s: ChaosState, seat: int) -> str:
        return GODS[s.god_of[seat]]

    def facts(self, s: ChaosState, happened: list[dict[str, Any]]) -> list[Fact]:
        return facts(s, happened)

    def statistics(self, s: ChaosState, happened: list[dict[str, Any]]) -> Statistics:
        return statistics(s, happened)

    def scores(self, s: ChaosState) -> list[int]:
        return score.scores(s)

    def ranking(self, s: ChaosState) -> list[list[int]]:
        return score.ranking(s)


give_reasons()
GAME = Chaos()
