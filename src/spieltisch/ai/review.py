"""A finished game looked over: every seat's chance after every turn, luck told from play, what the strongest opponent
would have done, the turning points, and in a few sentences what decided it (`verdict.sentences`).

Chances are told at the ends of turns: in the middle of one they depend on whose decision it is. Where whoever has had a
turn is ahead until all have had one, they are the mean of the last turn of everybody, and changes are those of a whole
circle of turns. A change counts only where it is larger than the error of both its ends.

The work is in the rows, one for each entry, and can be done in pieces (`rows`); the rest (`review`) is arithmetic.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from math import hypot, sqrt
from typing import Any, Literal, TypedDict

from spieltisch.core import Entry, Game, Match, Seeded, State, game, ints, play
from spieltisch.core.game import is_correction
from spieltisch.core.shapes import MessageShape

from .agents import agent
from .knowledge import Knowledge, knowledge
from .net import shipped_evaluator as shipped
from .playout import settle
from .series import inform
from .wire import to_json

STRONGEST = "champion"
THOUGHT = 160  # lines of its search for a choice
DRAWS = 12  # times the chance of an entry is drawn anew, to know what was to be expected
MANY_DRAWS = 100  # of a turning point, whose odds are told
SETTLED = 4  # ways in which a half-done move is played on before it is judged
LEAST = 0.03  # of a chance: less is within the error of the reckoning

Kind = Literal["luck", "own", "others"]
Shares = list[float]


class WeighedOption(TypedDict):
    """What the strongest opponent thought of an action."""

    action: str
    value: float
    visits: int
    reason: dict[str, Any]


class OptionReport(TypedDict):
    """Its best three in a position, and the place of what was played among all it looked at; None: it did not."""

    best: list[WeighedOption]
    place: int | None
    cost: float | None  # what the choice cost beside the best; None where that is within the error of the search


class LookedOption(TypedDict):
    """An action that the strongest opponent searched, without words."""

    action: str
    value: float
    visits: int


class ReviewRow(TypedDict):
    """After an entry: chances by seat at the last end of a turn and their error, those of this very moment, what of
    the change was luck, what the strongest thought before it, and all that it looked at."""

    chances: Shares
    error: Shares
    inner: Shares
    luck: Shares | None
    thought: OptionReport | None
    looked: list[LookedOption]


class TurningPoint(TypedDict):
    """A change of one seat's chance, with the entry that made most of it."""

    entry: int
    first: int
    kind: Kind
    seat: int
    action: str
    change: float
    odds: float | None  # luck: how often it is at least as good, or at least as bad
    thought: OptionReport | None
    because: list[MessageShape]


class RetryMoment(TypedDict):
    """An own choice that cost more than a tenth of the chance; to be tried again at the position before the entry."""

    entry: int
    action: str
    decision: str
    cost: float
    options: list[LookedOption]


class SeatReview(TypedDict):
    """One seat's game."""

    luck: float
    play: float
    choices: int
    firsts: int
    seconds: int
    dearest: int | None  # the entry of the own choice that cost most
    points: list[TurningPoint]
    words: list[MessageShape]
    moments: list[RetryMoment]
    kinds: dict[str, list[int]]  # by decision: choices, and how many of them cost more than a tenth of the chance


class Chapter(TypedDict):
    """Where something begins: an event of the title, and its entry."""

    entry: int
    event: dict[str, Any]


class Swing(TypedDict):
    """The turn that brought the winner most: the positions before and after it."""

    seat: int
    first: int
    entry: int
    before: float
    after: float


class Review(TypedDict):
    """All of it, as it is kept with the log."""

    by: str
    learned: bool
    chances: list[Shares]
    marks: list[int]  # the ends of turns, where chances are told
    swing: Swing | None
    story: list[MessageShape]
    seats: list[SeatReview]
    chapters: list[Chapter]
    statistics: dict[str, list[dict[str, float]]]


class PositionJudge:
    """Judges open positions: the game is over, nothing is hidden any more."""

    def __init__(self, title: Game[Any]) -> None:
        self.title = title
        self.known: Knowledge = knowledge(title)
        self.evaluator = shipped(title)

    def chances(self, s: State, chance: Seeded) -> Shares:
        """Every seat's chance to win, adding up to one."""
        return mean(self.estimates(s, chance))

    def estimates(self, s: State, chance: Seeded) -> list[Shares]:
        """A position judged in several ways: played on by chance where something is half done, from every seat."""
        if not s.depth:
            return [self.known.result(s)]
        if not self.known.is_unsettled(s):
            return self._judged(s)
        return [shares for _ in range(SETTLED) for shares in self._judged(self._settled(s, chance))]

    def _settled(self, s: State, chance: Seeded) -> State:
        twin = s.copy()
        settle(twin, self.known, chance)
        return twin

    def _judged(self, s: State) -> list[Shares]:
        if not s.depth:
            return [self.known.result(s)]
        evaluator = self.evaluator
        if evaluator is None or not evaluator.encoding.is_fit(s):
            return [self.known.shares(s)]
        return [evaluator.told(s, seat) for seat in range(self.title.seats_in(s))]

    def drawn(self, before: State, seat: int, action: int, chance: Seeded, times: int) -> list[Shares]:
        """The chances after an action, with its dice and cards drawn anew."""
        return [self.chances(_played(before, seat, action, chance), chance) for _ in range(times)]

    def thought(
        self, before: State, seat: int, action: int, number: int, lines: int
    ) -> tuple[OptionReport | None, list[LookedOption]]:
        """What the strongest makes of a choice, knowing what the seat knew, and all it looked at; None without one."""
        info = inform(self.title, before, seat)
        if len(self.known.options(before, seat, ints(info.legal))) < 2:
            return None, []
        choice = agent(STRONGEST, number, None, lines).choose(info)
        if not choice.best:
            return None, []
        places = [option.action for option in choice.best]
        told = to_json(self.title, choice)["best"]
        place = places.index(action) if action in places else None
        report: OptionReport = {
            "best": told,
            "place": place,
            "cost": cost_of(told[0], told[place]) if place is not None and place < len(told) else None,
        }
        further = [(self.title.verbs.text(one), value, visits) for one, value, visits in choice.looked]
        first = [(one["action"], one["value"], one["visits"]) for one in told]
        return report, [
            {"action": one, "value": round(value, 4), "visits": visits} for one, value, visits in [*first, *further]
        ]


def cost_of(best: WeighedOption | LookedOption, played: WeighedOption | LookedOption) -> float | None:
    """What a choice cost beside the best; None where that is within the error of the search."""
    cost = best["value"] - played["value"]
    return round(cost, 4) if cost >= max(LEAST, hypot(*[_search_error(one) for one in (best, played)])) else None


def _search_error(one: WeighedOption | LookedOption) -> float:
    """Of a share of so many lines, of which one more could have been won and one more lost."""
    share = (one["value"] * one["visits"] + 1) / (one["visits"] + 2)
    return sqrt(share * (1 - share) / max(1, one["visits"]))


def _played(before: State, seat: int, action: int, chance: Seeded) -> State:
    twin = before.copy()
    play(twin, chance, seat, action)
    return twin


def mean(rows: list[Shares]) -> Shares:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def error_of(rows: list[Shares]) -> Shares:
    """The standard error of their mean; never less than the reckoning itself may be off."""
    if len(rows) < 2:
        return [LEAST for _ in rows[0]]
    columns = zip(mean(rows), zip(*rows, strict=True), strict=True)
    spread = [sum([(share - middle) ** 2 for share in column]) / (len(rows) - 1) for middle, column in columns]
    return [max(LEAST, sqrt(one / len(rows))) for one in spread]


# -- the rows


class GameRecord:
    """A log and the position after its set-up and each of its entries."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.match = Match.from_json(game(data["title"]), {**data, "entries": []})
        self.states = [self.match.state]
        self._drawn: dict[int, list[Shares]] = {}
        self._judged: dict[int, list[Shares]] = {}
        for row in data["entries"]:
            self.match.follow(Entry.of_row(row))
            self.states.append(self.match.state)

    @cached_property
    def marks(self) -> list[int]:
        """The ends of turns; every entry in a title that does not name them."""
        turns, numbers = self.match.game.turns, range(len(self.states))
        ends = [
            number
            for number in numbers
            if not turns or any(event["event"] in turns for event in self.match.everything(number))
        ]
        return sorted({0, *ends, numbers[-1]})

    @cached_property
    def spans(self) -> list[tuple[int, int]]:
        """What is compared: from one end of a turn to the next, or from circle to circle."""
        step = self.match.seats if self.match.game.circle else 1
        return list(pairwise(sorted({*self.marks[::step], self.marks[-1]})))

    def at_rest(self, judge: PositionJudge, number: int) -> list[Shares]:
        """The estimates of the newest end of a turn, together with the ends before it that belong to its circle."""
        at = bisect_right(self.marks, number) - 1
        seats = self.match.seats
        if not self.match.game.circle or at == len(self.marks) - 1:
            return self.judged(judge, self.marks[at])
        circle = self.marks[at - seats + 1 : at + 1] if at >= seats else self.marks[:1]
        return [shares for mark in circle for shares in self.judged(judge, mark)]

    def judged(self, judge: PositionJudge, number: int) -> list[Shares]:
        """The estimates of a position, the same whoever asks first."""
        if number not in self._judged:
            self._judged[number] = judge.estimates(self.states[number], Seeded(number))
        return self._judged[number]

    def happened(self, after: int, until: int) -> list[dict[str, Any]]:
        """The events of the entries between two positions."""
        return [event for number in range(after + 1, until + 1) for event in self.match.everything(number)]

    def drawn(self, number: int) -> list[Shares]:
        """The chances after an entry, had its dice and cards fallen otherwise; reckoned once."""
        if number not in self._drawn:
            judge = PositionJudge(self.match.game)
            self._drawn[number] = judge.drawn(*self.move(number), Seeded(number), MANY_DRAWS)
        return self._drawn[number]

    def move(self, number: int) -> tuple[State, int, int]:
        """The position before an entry, who acted, and how."""
        entry = self.match.entries[number - 1]
        return self.states[number - 1], entry.seat, self.match.game.verbs.parse(entry.action)


def rows(story: GameRecord, first: int = 0, lines: int = THOUGHT) -> Iterator[ReviewRow]:
    """The rows from that entry on; whoever has enough stops asking."""
    judge = PositionJudge(story.match.game)
    for number in range(first, len(story.states)):
        yield _row(judge, story, number, lines)


def _row(judge: PositionJudge, story: GameRecord, number: int, lines: int) -> ReviewRow:
    at_rest = story.at_rest(judge, number)
    now = mean(story.judged(judge, number))
    row: ReviewRow = {
        "chances": rounded(mean(at_rest)),
        "error": rounded(error_of(at_rest)),
        "inner": rounded(now),
        "luck": None,
        "thought": None,
        "looked": [],
    }
    if number and not is_correction(story.match.entries[number - 1].action):
        move = story.move(number)
        if story.match.entries[number - 1].chance:
            expected = mean(judge.drawn(*move, Seeded(number), DRAWS))
            row["luck"] = rounded([share - hoped for share, hoped in zip(now, expected, strict=True)])
        if not move[0].unknown >> move[1] & 1:  # nobody here knows what that seat held
            row["thought"], row["looked"] = judge.thought(*move, number, lines)
    return row


def rounded(shares: Shares) -> Shares:
    return [round(share, 4) for share in shares]
