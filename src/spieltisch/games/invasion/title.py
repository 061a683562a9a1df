"""The title as the kernel sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from spieltisch.core import BadOption, Cause, Chance, Game, Message, Option
from spieltisch.core.game import SplitView
from spieltisch.core.options import PACK
from spieltisch.core.packs import Content
from spieltisch.core.schema import Text, check
from spieltisch.core.tally import Fact, Statistics

from . import cards, content, packs, position, position_writer, view
from .decks import check_deck, parse_deck
from .outlook import outlooks
from .questions import QUESTIONS, annotate, answer_question
from .score import scores
from .setup import DECKS, SWITCHES, USUAL, set_up
from .state import InvasionState
from .statistics import facts, statistics
from .vocabulary import arguments, events, verbs

STARTERS = ("random", "dwarf", "empire", "orc", "chaos")

assert cards.__all__  # importing them fills the tables


class Invasion(Game[InvasionState]):
    name = "invasion"
    version = "2"
    seats = (2,)
    options = (
        Option("mode", ("starter", "decks", "draft"), "starter"),
        Option("starter_a", STARTERS, "random"),
        Option("starter_b", STARTERS, "random"),
        Option("deck_a", None, "", seat=0),
        Option("deck_b", None, "", seat=1),
        Option("lists", ("secret", "open"), "secret"),
        Option("side_a", ("random", "order", "destruction"), "random"),
        *[Option(name, (off, on), USUAL[name]) for name, off, on in SWITCHES],
        PACK,
    )
    parts = content.parts()
    bound = 60_000
    chapters = ("turn", "phase")
    turns = ("turn",)
    circle = True
    kinds = packs.KINDS
    state = InvasionState
    verbs = verbs
    events = events
    arguments = arguments
    questions = QUESTIONS

    def check_options(self, options: dict[str, Any]) -> dict[str, Any]:
        checked = super().check_options(options)
        if checked["mode"] == "decks":
            for name in DECKS:
                check(Text("3 runesmith"), checked[name], name)
                faults = check_deck(parse_deck(checked[name])) if checked[name].strip() else []
                if faults:
                    raise BadOption(*faults)
        return checked

    def options_for(self, options: dict[str, Any], seats: Sequence[int]) -> dict[str, Any]:
        return options if options.get("lists", "open") == "open" else super().options_for(options, seats)

    def judge_pack(self, content: Content) -> tuple[list[Message], list[Message]]:
        return packs.judge(content)

    def setup(self, seats: int, options: dict[str, Any], chance: Chance) -> InvasionState:
        return set_up(options, chance, self.pack_of(options.get("pack")))

    def view(self, s: InvasionState, seat: int | None) -> dict[str, Any]:
        return self.views(s, [seat])[0]

    def split_view(self, s: InvasionState, seats: Sequence[int | None]) -> SplitView:
        return cast(SplitView, view.split_view(s, seats))

    def full_view(self, s: InvasionState, front: int) -> dict[str, Any]:
        return {**view.full_view(s, front)}

    def sample(self, s: InvasionState, seat: int, chance: Chance) -> InvasionState:
        return view.sample(s, seat, chance)

    def forecasts(self, s: InvasionState, seat: int, actions: Sequence[int]) -> list[dict[str, Any] | None]:
        return [None if told is None else {**told} for told in outlooks(s, seat, actions)]

    def pieces(self, s: InvasionState) -> dict[str, int]:
        return content.pieces(s)

    def facts(self, s: InvasionState, happened: list[dict[str, Any]]) -> list[Fact]:
        return facts(s, happened)

    def statistics(self, s: InvasionState, happened: list[dict[str, Any]]) -> Statistics:
        return statistics(happened)

    def scores(self, s: InvasionState) -> list[int]:
        return scores(s)

    def annotate(self, s: InvasionState, seat: int, action: int) -> dict[str, Any]:
        return {**annotate(s, seat, action)}

    def ask(self, s: InvasionState, seat: int | None, question: str, args: list[str]) -> list[Cause]:
        return answer_question(s, seat, question, args)

    def position_state(self, spec: dict[str, Any]) -> InvasionState:
        return position.position_state(*self.split_pack(spec))

    def write_position(self, s: InvasionState, seat: int | None) -> dict[str, Any]:
        return self.with_answers(self.with_pack(position_writer.write_position(s, seat), s), s, seat)

    def content(self) -> dict[str, Any]:
        return content.box()


GAME = Invasion()
