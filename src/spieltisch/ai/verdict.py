"""What the rows of a review say: turning points, the swing that decided, and sentences with their numbers.

Every sentence is a message with what was reckoned or counted; nothing is said that is not in the rows or in the log.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import Any

from spieltisch.core import Message
from spieltisch.core.shapes import MessageShape

from . import coach
from .net import shipped_evaluator as shipped
from .review import LEAST, STRONGEST, GameRecord, Kind, Review, ReviewRow, SeatReview, Swing, TurningPoint, rounded

POINTS = 5
FACTS = 2  # of a swing: two of the winner's, or one of somebody else's beside it
EVEN = 2  # percentage points: so little luck is none


def review(story: GameRecord, reckoned: list[ReviewRow]) -> Review:
    """All rows together: curves, sentences, turning points, luck and play, chapters and the title's statistics."""
    match = story.match
    happened = [event for number in range(len(story.states)) for event in match.everything(number)]
    swing = swing_of(story, reckoned)
    return {
        "by": STRONGEST,
        "learned": shipped(match.game) is not None,
        "chances": [row["chances"] for row in reckoned],
        "marks": story.marks,
        "swing": swing,
        "story": sentences(story, reckoned, swing),
        "seats": [_seat_review(story, reckoned, seat) for seat in range(match.seats)],
        "chapters": [
            {"entry": event["entry"], "event": event} for event in happened if event["event"] in match.game.chapters
        ],
        "statistics": match.game.statistics(match.state, happened),
    }


# -- what decided the game


def winners(reckoned: list[ReviewRow]) -> list[int]:
    return [seat for seat, share in enumerate(reckoned[-1]["chances"]) if share > 0]


def swing_of(story: GameRecord, reckoned: list[ReviewRow]) -> Swing | None:
    """The turn in which the winner gained most, if that is more than its error."""
    first = winners(reckoned)
    if len(first) != 1 or not story.match.over:
        return None
    seat = first[0]
    gains = [(_gain(reckoned, seat, after, until), after, until) for after, until in story.spans]
    gain, after, until = max(gains, default=(0.0, 0, 0))
    if gain < _error(reckoned, seat, after, until):
        return None
    before, now = reckoned[after]["chances"][seat], reckoned[until]["chances"][seat]
    return {"seat": seat, "first": after, "entry": until, "before": before, "after": now}


def _gain(reckoned: list[ReviewRow], seat: int, after: int, until: int) -> float:
    return reckoned[until]["chances"][seat] - reckoned[after]["chances"][seat]


def _error(reckoned: list[ReviewRow], seat: int, after: int, until: int) -> float:
    """Of a difference; the end of a game is known."""
    last = until == len(reckoned) - 1
    return max(LEAST, hypot(reckoned[after]["error"][seat], 0.0 if last else reckoned[until]["error"][seat]))


def sentences(story: GameRecord, reckoned: list[ReviewRow], swing: Swing | None) -> list[MessageShape]:
    """When it was won, by what, and how it went on."""
    if not story.match.over:  # given up: nobody knows who would have won
        return _told([Message("review-story-open")])
    first = winners(reckoned)
    if not first:
        return _told([Message("review-story-nobody")])
    if len(first) > 1:
        return _told([Message("review-story-shared", {"seats": first})])
    if swing is None:
        return _told([Message("review-story-steady", {"seat": first[0]})])
    said = [
        Message(
            "review-story-won",
            {
                "seat": swing["seat"],
                "when": when(story, swing["first"]).to_json(),
                "first": percent(swing["before"]),
                "last": percent(swing["after"]),
            },
        )
    ]
    facts = sorted(_facts(story, swing["first"], swing["entry"]), key=lambda fact: -fact.weight)
    own = [fact.message for fact in facts if fact.seat == swing["seat"]]
    others = [fact.message for fact in facts if fact.seat != swing["seat"]]
    counted = [*own, *others][:FACTS] if len(own) > 1 else [*own, *others[:1]]
    return _told([*said, *counted, *_afterwards(story, reckoned, swing)])


def _afterwards(story: GameRecord, reckoned: list[ReviewRow], swing: Swing) -> list[Message]:
    later = [mark for mark in story.marks if swing["entry"] <= mark < len(reckoned) - 1]
    shares = [reckoned[mark]["chances"] for mark in later]
    most = max([share for row in shares for seat, share in enumerate(row) if seat != swing["seat"]], default=0.0)
    return [Message("review-story-after", {"share": percent(most)})] if later else []


def _facts(story: GameRecord, after: int, until: int) -> list[Any]:
    return story.match.game.facts(story.states[until], story.happened(after, until))


def when(story: GameRecord, entry: int) -> Message:
    """The newest chapter with a number that had begun by then."""
    game = story.match.game
    told = [event for number in range(entry + 1) for event in story.match.everything(number)]
    numbers = [event["number"] for event in told if event["event"] in game.chapters and "number" in event]
    if not numbers:  # a written position begins in the middle of a chapter
        table = game.view(story.states[0], 0)
        numbers = [table[name] for name in game.chapters if isinstance(table.get(name), int)][:1]
    return Message(f"{game.name}-when", {"number": numbers[-1] if numbers else 1})


def percent(share: float) -> int:
    return round(100 * share)


def _told(messages: Iterable[Message]) -> list[MessageShape]:
    return [message.to_json() for message in messages]


# -- every seat's game


def _seat_review(story: GameRecord, reckoned: list[ReviewRow], seat: int) -> SeatReview:
    luck = sum([row["luck"][seat] for row in reckoned if row["luck"]])
    total = reckoned[-1]["chances"][seat] - reckoned[0]["chances"][seat]
    mine = [number for number in range(1, len(reckoned)) if story.match.entries[number - 1].seat == seat]
    thoughts = [thought for number in mine if (thought := reckoned[number]["thought"]) is not None]
    dearest = _dearest(reckoned, mine)
    turned = changes(story, reckoned, seat)
    turns = {one.entry: -one.size for one in turned if one.kind == "own" and one.size < 0}
    costs = coach.costs(story, reckoned, mine, turns)
    return {
        "luck": round(luck, 4),
        "play": round(total - luck, 4),
        "choices": len(thoughts),
        "firsts": len([1 for thought in thoughts if thought["place"] == 0]),
        "seconds": len([1 for thought in thoughts if thought["place"] == 1]),
        "dearest": dearest,
        "points": [_point(story, reckoned, one, seat) for one in chosen(turned)],
        "words": _told(_seat_words(story, reckoned, luck, total - luck, dearest)),
        "moments": coach.moments(story, reckoned, costs),
        "kinds": coach.kinds(story, reckoned, mine, costs),
    }


def _seat_words(
    story: GameRecord, reckoned: list[ReviewRow], luck: float, play: float, dearest: int | None
) -> list[Message]:
    """Luck, then choices, then the one that cost most."""
    said = [_signed("review-words-luck", luck), _signed("review-words-play", play)]
    if dearest is not None:
        thought = reckoned[dearest]["thought"]
        if thought is not None:
            args = {
                "action": story.match.entries[dearest - 1].action,
                "next": thought["best"][0]["action"],
                "points": percent(thought["cost"] or 0.0),
                "when": when(story, dearest - 1).to_json(),
            }
            said.append(Message("review-words-dearest", args))
    return said


def _signed(key: str, change: float) -> Message:
    points = percent(change)
    way = "even" if abs(points) < EVEN else "good" if points > 0 else "bad"
    return Message(f"{key}-{way}", {"points": abs(points)})


def _dearest(reckoned: list[ReviewRow], mine: list[int]) -> int | None:
    """The own choice that cost most, as far as the search of the strongest can tell."""
    costs: list[tuple[float, int]] = []
    for number in mine:
        thought = reckoned[number]["thought"]
        if thought is not None and thought["cost"] is not None:
            costs.append((thought["cost"], -number))
    return -max(costs)[1] if costs else None


# -- turning points


class LeadChange:
    """What a turn, or one piece of luck, changed for a seat, and the entry that did most of it."""

    def __init__(self, kind: Kind, actor: int, first: int, last: int, entry: int, size: float) -> None:
        self.kind = kind
        self.actor = actor
        self.first = first
        self.last = last
        self.entry = entry
        self.size = size


def _part(reckoned: list[ReviewRow], number: int, seat: int) -> tuple[float, float]:
    """Luck and play in one entry."""
    whole = reckoned[number]["inner"][seat] - reckoned[number - 1]["inner"][seat]
    drawn = reckoned[number]["luck"]
    luck = drawn[seat] if drawn else 0.0
    return luck, whole - luck


def changes(story: GameRecord, reckoned: list[ReviewRow], seat: int) -> list[LeadChange]:
    """Every piece of luck, and what people did in every turn."""
    found: list[LeadChange] = []
    entries = story.match.entries
    for after, until in story.spans:
        parts = {number: _part(reckoned, number, seat) for number in range(after + 1, until + 1)}
        for number, (luck, _) in parts.items():
            if abs(luck) >= LEAST:
                found.append(LeadChange("luck", entries[number - 1].seat, number, number, number, luck))
        play = _gain(reckoned, seat, after, until) - sum([luck for luck, _ in parts.values()])
        if abs(play) >= _error(reckoned, seat, after, until):
            entry = _most_of(reckoned, parts, play)
            actor = entries[entry - 1].seat
            found.append(LeadChange("own" if actor == seat else "others", actor, after + 1, until, entry, play))
    return found


def _most_of(reckoned: list[ReviewRow], parts: dict[int, tuple[float, float]], play: float) -> int:
    """The choice that moved most in the same direction; where there was none, any entry."""
    choices = [number for number in parts if reckoned[number]["thought"] is not None] or list(parts)
    return max(choices, key=lambda number: parts[number][1] * play)


def chosen(found: list[LeadChange]) -> list[LeadChange]:
    """The largest five, one of each kind among them."""
    large = sorted(found, key=lambda one: -abs(one.size))
    firsts = [next((one for one in large if one.kind == kind), None) for kind in ("luck", "own", "others")]
    kept = [one for one in firsts if one is not None]
    kept += [one for one in large if one not in kept][: POINTS - len(kept)]
    return sorted(kept, key=lambda one: one.entry)


def _point(story: GameRecord, reckoned: list[ReviewRow], one: LeadChange, seat: int) -> TurningPoint:
    return {
        "entry": one.entry,
        "first": one.first,
        "kind": one.kind,
        "seat": one.actor,
        "action": story.match.entries[one.entry - 1].action,
        "change": round(one.size, 4),
        "odds": _odds(story, reckoned, one, seat) if one.kind == "luck" else None,
        "thought": reckoned[one.entry]["thought"],
        "because": _told(because(story, one, seat)),
    }


def because(story: GameRecord, one: LeadChange, seat: int) -> list[Message]:
    """The weightiest fact of the one who acted, and of the seat itself where that is another.

    Where neither has one it is that of somebody else, and where nothing was counted it says so.
    """
    facts = sorted(_facts(story, one.first - 1, one.last), key=lambda fact: -fact.weight)
    said = [fact.message for fact in facts if fact.seat == one.actor][:1]
    said += [fact.message for fact in facts if fact.seat == seat and seat != one.actor][:1]
    return said or [fact.message for fact in facts][:1] or [Message(f"review-because-{one.kind}")]


def _odds(story: GameRecord, reckoned: list[ReviewRow], one: LeadChange, seat: int) -> float:
    """How often the same act ends at least as well, or at least as badly, for the seat."""
    came = reckoned[one.entry]["inner"][seat]
    drawn = rounded([shares[seat] for shares in story.drawn(one.entry)])
    return len([share for share in drawn if (share - came) * one.size >= 0.0]) / len(drawn)
