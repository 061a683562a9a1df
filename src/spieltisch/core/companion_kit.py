"""Plays random games twice, once beside a real table, and checks that they agree. Part of the contract kit.

    from spieltisch.core.companion_kit import check_companion
    check_companion(GAME, seats=4, hands=[0, 2, 3])

A module of its own, because it derives from classes that are compiled.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from .chance import Chance, Committed, Outcome, Recorder, Seeded
from .companion import TableChance
from .game import Game
from .kit import Broken, asking_frame, first_difference
from .match import Match
from .stack import FRAMES


def check_companion(
    game: Game[Any],
    seats: int,
    hands: Sequence[int],
    games: int = 2,
    seed: int = 1,
    options: dict[str, Any] | None = None,
) -> int:
    """Replays random games beside a real table: what people see, may do and are asked is the same, whatever they hold.

    `hands` are the seats that people play. All that they see is told, their hands never are. Returns how
    many outcomes were told.

    >>> check_companion(game("smallworld"), seats=2, hands=[0, 1], games=1) > 20
    True
    """
    told = 0
    with _everybody_asked():
        for number in range(games):
            beside = _Beside(game, seats, hands, f"{seed}:{number}", options or {})
            try:
                beside.play()
            except Broken as broken:
                raise Broken(broken.promise, f"game {number}, entry {len(beside.real.entries)}: {broken}") from broken
            told += beside.match.told_chance[0]
    return told


@contextmanager
def _everybody_asked() -> Iterator[None]:
    """Two games can only be compared if none of them takes a decision that is one for lack of others."""
    quiet = [frame for frame in FRAMES if frame.waits and not frame.always_ask]
    for frame in quiet:
        frame.always_ask = True
    try:
        yield
    finally:
        for frame in quiet:
            frame.always_ask = False


class _Mirror(TableChance):
    """A table whose people tell what came in another game, and whose hidden cards of ours are those of that game."""

    def __init__(self, outcomes: list[Outcome], hands: Sequence[int]) -> None:
        super().__init__(Seeded(3), hands)
        self.outcomes = outcomes

    def _next(self, kind: str, number: int, among: int) -> Outcome | None:
        """What came there; None where it is made up, for nobody here knows it."""
        topic = self._topic
        if topic is None:
            raise Broken("topic", f"a {kind} of {number} among {among} does not say what it is about")
        outcome = self.outcomes.pop(0)
        is_unknown = topic.hidden and self._seat in self._hands
        if self._is_told():
            names = topic.names(self._things)
            self._told = [outcome if names is None or kind == "roll" else [names[at] for at in outcome]]
            self._answer(kind, number, among)
        self.marks.append(list(outcome) if self._is_told() else None)
        return None if is_unknown else outcome

    def pick(self, n: int) -> int:
        outcome = self._next("pick", 1, n)
        return self._stream.pick(n) if outcome is None else outcome[0]

    def roll(self, n: int, sides: int = 6) -> list[int]:
        outcome = self._next("roll", n, sides)
        return self._stream.roll(n, sides) if outcome is None else outcome

    def shuffle(self, items: list[Any]) -> None:
        order = self._next("shuffle", len(items), len(items))
        if order is None:
            self._stream.shuffle(items)
        else:
            items[:] = [items[at] for at in order]

    def draw(self, items: Sequence[Any], k: int) -> list[Any]:
        order = self._next("draw", k, len(items))
        return self._stream.draw(items, k) if order is None else [items[at] for at in order]


class _MirrorChance(Committed):
    """One `_Mirror` for each entry."""

    def __init__(self, outcomes: list[Outcome], hands: Sequence[int]) -> None:
        super().__init__("mirror")
        self.outcomes, self.hands = outcomes[:], hands

    def for_entry(self, number: int) -> Chance:
        return _Mirror(self.outcomes, self.hands)


class _Beside:
    """A random game, and the same beside a real table where the hands of people are never told."""

    def __init__(self, game: Game[Any], seats: int, hands: Sequence[int], seed: str, options: dict[str, Any]) -> None:
        self.game, self.hands = game, hands
        self.real = game.match(seats, seed=f"companion:{seed}", options=options)
        self.chance = Committed(f"companion:{seed}").for_entry(1)
        self.mirror = _MirrorChance(self.real.setup_chance, hands)
        self.match = _MirroredMatch(game, seats, options, self.mirror, hands)

    def play(self) -> None:
        real, match = self.real, self.match
        while not real.over:
            self.same()
            seat = real.to_act()[self.chance.pick(len(real.to_act()))]
            options = real.legal(seat)
            action = options[self.chance.pick(len(options))]
            self.mirror.outcomes += real.apply(seat, action).chance
            match.apply(seat, action)
            self.name()
            if self.mirror.outcomes:
                raise Broken("table", f"{action} asks less of chance beside a real table")
        self.same()
        self.kept()

    def name(self) -> None:
        """Where people are asked what the other game did by itself, they name what was seen there, in its order."""
        seen = [
            slug
            for event in self.real.events(None, len(self.real.entries))
            for value in event.values()
            for slug in (value if isinstance(value, list) else [value])
        ]
        while self.match.to_act() and self.match.to_act() != self.real.to_act():
            seat = self.match.to_act()[0]
            named = {text.partition(" ")[2]: text for text in self.match.legal(seat)}
            slug = next((slug for slug in seen if slug in named), None)
            if slug is None:
                raise Broken("table", f"seat {seat} is asked {asking_frame(self.match.state)} beside a real table")
            seen.remove(slug)
            self.match.apply(seat, named[slug])

    def same(self) -> None:
        """To everybody who knows no hand both games are the same, and whatever people may do is on offer."""
        real, match = self.real, self.match
        if self.game.pieces(match.state) != self.game.pieces(real.state):
            raise Broken(
                "table", first_difference(self.game.pieces(real.state), self.game.pieces(match.state), "pieces")
            )
        ours = [seat for seat in range(real.seats) if seat not in self.hands]
        for seat in [None, *ours]:
            seen, beside = ({**one.view(seat), "entry": 0} for one in (real, match))
            if seen != beside:
                raise Broken("table", first_difference(seen, beside, f"view of {seat}"))
        for seat in real.to_act():
            missing = set(real.legal(seat)) - set(match.legal(seat))
            if missing or (seat in ours and real.legal(seat) != match.legal(seat)):
                raise Broken("table", f"seat {seat} is not offered {sorted(missing)[:3]}")
            told = {row["card"] for row in match.unseen(seat) if row["left"]}
            if seat in self.hands and match.unseen(seat):
                made_up = self.game.imagine(match.state, seat, self.chance)
                if made_up.unknown:
                    raise Broken("table", "what opponents imagine is known in full")
                if not told and real.legal(seat) == []:
                    raise Broken("table", "nothing can be named")

    def kept(self) -> None:
        """The log of it is one like any other."""
        again = Match.from_json(self.game, json.loads(json.dumps(self.match.to_json())))
        if again.state.digest() != self.match.state.digest() or again.chain != self.match.chain:
            raise Broken("refold", "a log from a real table does not lead to where it led")


class _MirroredMatch(Match):
    """Its chance comes from the game that it mirrors."""

    def __init__(
        self, game: Game[Any], seats: int, options: dict[str, Any], chance: _MirrorChance, hands: Sequence[int]
    ) -> None:
        table = {"hands": sorted(hands), "ours": "here"}
        super().__init__(game, {"seats": seats, "options": game.check_options(options), "table": table}, chance)
        source = self._table_chance(0, ())
        self._open(Recorder(source))
        self.setup_told = source.marks

    def _table_chance(self, number: int, told: Sequence[Any]) -> TableChance:
        mirror = self.chance.for_entry(number)
        assert isinstance(mirror, TableChance)
        return mirror
