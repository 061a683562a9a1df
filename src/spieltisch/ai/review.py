"""A finished game looked over: every seat's chance after every entry, luck told from play, what the strongest opponent
would have done, and the turning points.

The work is in the rows, one for each entry, and can be done in pieces (`rows`); the rest (`review`) is arithmetic.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Literal, TypedDict

from spieltisch.core import Entry, Game, Match, Seeded, State, game, ints, play

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
POINTS = 5
LEAST = 0.03  # of a chance: less is within the error of the reckoning

Kind = Literal["luck", "own", "others"]
Shares = list[float]


class Option(TypedDict):
    """What the strongest opponent thought of an action."""

    action: str
    value: float
    visits: int
    reason: dict[str, Any]


class Thought(TypedDict):
    """Its best three in a position, and the place of what was played among all it looked at; None: it did not."""

    best: list[Option]
    place: int | None


class Row(TypedDict):
    """After an entry: chances by seat, what of their change was luck, and what the strongest thought before it."""

    chances: Shares
    luck: Shares | None
    thought: Thought | None


class TurningPoint(TypedDict):
    """A change of one seat's chance, with the entry that made most of it."""

    entry: int
    first: int
    kind: Kind
    seat: int
    action: str
    change: float
    odds: float | None  # luck: how often it is at least as good, or at least as bad
    thought: Thought | None


class SeatReview(TypedDict):
    """One seat's game."""

    luck: float
    play: float
    choices: int
    firsts: int
    seconds: int
    dearest: int | None  # the entry of the own choice that cost most
    points: list[TurningPoint]


class Chapter(TypedDict):
    """Where something begins: an event of the title, and its entry."""

    entry: int
    event: dict[str, Any]


class Review(TypedDict):
    """All of it, as it is kept with the log."""

    by: str
    learned: bool
    chances: list[Shares]
    seats: list[SeatReview]
    chapters: list[Chapter]
    statistics: dict[str, list[dict[str, float]]]


class Reckoner:
    """Judges open positions: the game is over, nothing is hidden any more."""

    def __init__(self, title: Game[Any]) -> None:
        self.title = title
        self.known: Knowledge = knowledge(title)
        self.mind = shipped(title)

    def chances(self, s: State, chance: Seeded) -> Shares:
        """Every seat's chance to win, adding up to one."""
        if not s.depth:
            return self.known.result(s)
        if not self.known.is_unsettled(s):
            return self._judged(s)
        return mean([self._judged(self._settled(s, chance)) for _ in range(SETTLED)])

    def _settled(self, s: State, chance: Seeded) -> State:
        twin = s.copy()
        settle(twin, self.known, chance)
        return twin

    def _judged(self, s: State) -> Shares:
        if not s.depth:
            return self.known.result(s)
        mind = self.mind
        if mind is None or not mind.encoding.is_fit(s):
            return self.known.shares(s)
        return mean([mind.shares(mind.position(s, seat)) for seat in range(self.title.seats_in(s))])

    def drawn(self, before: State, seat: int, action: int, chance: Seeded, times: int) -> list[Shares]:
        """The chances after an action, with its dice and cards drawn anew."""
        return [self.chances(_played(before, seat, action, chance), chance) for _ in range(times)]

    def thought(self, before: State, seat: int, action: int, number: int, lines: int) -> Thought | None:
        """What the strongest makes of a choice, knowing what the seat knew; None where there was none."""
        info = inform(self.title, before, seat)
        if len(self.known.options(before, seat, ints(info.legal))) < 2:
            return None
        choice = agent(STRONGEST, number, None, lines).choose(info)
        if not choice.best:
            return None
        places = [option.action for option in choice.best]
        told = to_json(self.title, choice)["best"]
        return {"best": told, "place": places.index(action) if action in places else None}


def _played(before: State, seat: int, action: int, chance: Seeded) -> State:
    twin = before.copy()
    play(twin, chance, seat, action)
    return twin


def mean(rows: list[Shares]) -> Shares:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


# -- the rows


class Story:
    """A log and the position after its set-up and each of its entries."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.match = Match.from_json(game(data["title"]), {**data, "entries": []})
        self.states = [self.match.state]
        self._drawn: dict[int, list[Shares]] = {}
        for row in data["entries"]:
            self.match.follow(Entry(row["seat"], row["action"], row["chance"], row["digest"], row.get("chain", "")))
            self.states.append(self.match.state)

    def drawn(self, number: int) -> list[Shares]:
        """The chances after an entry, had its dice and cards fallen otherwise; reckoned once."""
        if number not in self._drawn:
            reckoner = Reckoner(self.match.game)
            self._drawn[number] = reckoner.drawn(*self.deed(number), Seeded(number), MANY_DRAWS)
        return self._drawn[number]

    def deed(self, number: int) -> tuple[State, int, int]:
        """The position before an entry, who acted, and how."""
        entry = self.match.entries[number - 1]
        return self.states[number - 1], entry.seat, self.match.game.verbs.parse(entry.action)


def rows(story: Story, first: int = 0, lines: int = THOUGHT) -> Iterator[Row]:
    """The rows from that entry on; whoever has enough stops asking."""
    reckoner = Reckoner(story.match.game)
    for number in range(first, len(story.states)):
        yield _row(reckoner, story, number, lines)


def _row(reckoner: Reckoner, story: Story, number: int, lines: int) -> Row:
    chance = Seeded(number)  # so that pieces add up to what one go would have given
    now = reckoner.chances(story.states[number], chance)
    if not number:
        return {"chances": rounded(now), "luck": None, "thought": None}
    deed, luck = story.deed(number), None
    if story.match.entries[number - 1].chance:
        expected = mean(reckoner.drawn(*deed, chance, DRAWS))
        luck = rounded([share - hoped for share, hoped in zip(now, expected, strict=True)])
    return {"chances": rounded(now), "luck": luck, "thought": reckoner.thought(*deed, number, lines)}


def rounded(shares: Shares) -> Shares:
    return [round(share, 4) for share in shares]


# -- what they say


def review(story: Story, reckoned: list[Row]) -> Review:
    """All rows together: curves, turning points of every seat, luck and play, chapters and the title's statistics."""
    match = story.match
    happened = [event for number in range(len(story.states)) for event in match.everything(number)]
    return {
        "by": STRONGEST,
        "learned": shipped(match.game) is not None,
        "chances": [row["chances"] for row in reckoned],
        "seats": [_seat_review(story, reckoned, seat) for seat in range(match.seats)],
        "chapters": [
            {"entry": event["entry"], "event": event} for event in happened if event["event"] in match.game.chapters
        ],
        "statistics": match.game.statistics(match.state, happened),
    }


def _seat_review(story: Story, reckoned: list[Row], seat: int) -> SeatReview:
    luck = sum([row["luck"][seat] for row in reckoned if row["luck"]])
    total = reckoned[-1]["chances"][seat] - reckoned[0]["chances"][seat]
    own = [
        (number, row["thought"])
        for number, row in enumerate(reckoned)
        if row["thought"] is not None and story.match.entries[number - 1].seat == seat
    ]
    return {
        "luck": round(luck, 4),
        "play": round(total - luck, 4),
        "choices": len(own),
        "firsts": len([1 for _, thought in own if thought["place"] == 0]),
        "seconds": len([1 for _, thought in own if thought["place"] == 1]),
        "dearest": _dearest(reckoned, seat, [number for number, _ in own]),
        "points": [_told(story, reckoned, one, seat) for one in chosen(changes(story.match.entries, reckoned, seat))],
    }


def _dearest(reckoned: list[Row], seat: int, own: list[int]) -> int | None:
    costs = [(_part(reckoned, number, seat)[1], number) for number in own]
    cost, number = min(costs, default=(0.0, 0))
    return number if cost <= -LEAST else None


class Change:
    """What a stretch of entries changed for a seat, and the entry that changed most."""

    def __init__(self, kind: Kind, actor: int, parts: list[tuple[int, float]]) -> None:
        self.kind = kind
        self.actor = actor
        self.first = parts[0][0]
        self.entry = max(parts, key=lambda part: abs(part[1]))[0]
        self.size = sum([size for _, size in parts])


def _part(reckoned: list[Row], number: int, seat: int) -> tuple[float, float]:
    """Luck and play in one entry."""
    whole = reckoned[number]["chances"][seat] - reckoned[number - 1]["chances"][seat]
    drawn = reckoned[number]["luck"]
    luck = drawn[seat] if drawn else 0.0
    return luck, whole - luck


def changes(entries: list[Entry], reckoned: list[Row], seat: int) -> list[Change]:
    """Every piece of luck, and every row of somebody's acts as one."""
    numbers = range(1, len(reckoned))
    parts = {number: _part(reckoned, number, seat) for number in numbers}
    found = [Change("luck", entries[number - 1].seat, [(number, luck)]) for number, (luck, _) in parts.items() if luck]
    for actor, run in groupby(numbers, key=lambda number: entries[number - 1].seat):
        kind: Kind = "own" if actor == seat else "others"
        found.append(Change(kind, actor, [(number, parts[number][1]) for number in run]))
    return found


def chosen(found: list[Change]) -> list[Change]:
    """The largest five, one of each kind among them if it moved enough to be told."""
    large = sorted([one for one in found if abs(one.size) >= LEAST], key=lambda one: -abs(one.size))
    firsts = [next((one for one in large if one.kind == kind), None) for kind in ("luck", "own", "others")]
    kept = [one for one in firsts if one is not None]
    kept += [one for one in large if one not in kept][: POINTS - len(kept)]
    return sorted(kept, key=lambda one: one.entry)


def _told(story: Story, reckoned: list[Row], one: Change, seat: int) -> TurningPoint:
    return {
        "entry": one.entry,
        "first": one.first,
        "kind": one.kind,
        "seat": one.actor,
        "action": story.match.entries[one.entry - 1].action,
        "change": round(one.size, 4),
        "odds": _odds(story, reckoned, one, seat) if one.kind == "luck" else None,
        "thought": reckoned[one.entry]["thought"],
    }


def _odds(story: Story, reckoned: list[Row], one: Change, seat: int) -> float:
    """How often the same act ends at least as well, or at least as badly, for the seat."""
    came = reckoned[one.entry]["chances"][seat]
    drawn = rounded([shares[seat] for shares in story.drawn(one.entry)])
    return len([share for share in drawn if (share - came) * one.size >= 0.0]) / len(drawn)
