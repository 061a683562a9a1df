"""Why an agent plays something: a message key with what it expected and what the next best was."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Game, Message, State

from .encodings import MOST
from .evaluator import Evaluator
from .knowledge import Knowledge
from .tree import Edge

CLOSE: Final = 2  # percentage points between two options that are about as good
TRIED: Final = 2  # features that are checked
LEAST_PART: Final = 0.5  # of the lead, by a first estimate, for a feature to be checked
CHECKED: Final = 48  # lines of each option that are judged again, at most
SURE: Final = 1.2  # so much more than the lead, because only some lines are judged again
FEWER: Final = frozenset({"losses", "thin", "burning", "damage", "corrupted"})  # less of them is what one hopes for


def chance(edge: Edge, shift: float) -> float:
    """The share of the win that people are told."""
    return min(1.0, max(0.0, edge.told + shift))


def explain(
    game: Game[Any], reasoner: Reasoner, edges: list[Edge], place: int, worths: list[float], shift: float
) -> Message:
    """Compare the option at `place` with the best other one and name the feature that decides between them."""
    edge = edges[place]
    others = [other for other in edges if other is not edge]
    args: dict[str, Any] = {"action": game.verbs.text(edge.action), "share": round(100 * chance(edge, shift))}
    if not others:
        return Message("ai-only", args)
    rival = others[0]
    if not rival.visits:
        return Message("ai-clear", args)
    args.update(next=game.verbs.text(rival.action), next_share=round(100 * chance(rival, shift)))
    telling = reasoner.deciding(edge, rival, worths)
    if telling is None:
        close = abs(args["share"] - args["next_share"]) <= CLOSE
        return Message("ai-expects_close" if close else "ai-expects", args)
    args["feature"], args["gain"] = telling
    taught = type(reasoner.known) is not Knowledge
    return Message(f"ai-expects-{game.name}-{telling[0]}" if taught else "ai-expects_feature", args)


class Reasoner:
    """Finds what decides between two options, from where the lines of a search ended."""

    def __init__(
        self, known: Knowledge, evaluator: Evaluator | None, seat: int, ends: list[tuple[Edge, State]]
    ) -> None:
        self.known = known
        self.evaluator = evaluator
        self.seat = seat
        self.ends = ends

    def worths(self, s: State) -> list[float]:
        """What one more of each of the seat's features is worth to the search, which mixes net and weights."""
        by_hand = self.known.worths(s, self.seat)
        learned = self.evaluator.worths(s, self.seat) if self.evaluator is not None else []
        if self.evaluator is None or not learned:  # there is no net, or it is not shown them
            return by_hand
        trust = self.evaluator.parameters.net_share
        return [trust * learned[place] + (1.0 - trust) * by_hand[place] for place in range(len(by_hand))]

    def part(self, place: int, edge: Edge, rival: Edge, most: int) -> float:
        """How much of the lead of one option a feature makes: at most so many lines of both are judged again with the
        feature equal in both."""
        one, other = self._lines(edge, most), self._lines(rival, most)
        if not one or not other:
            return 0.0
        shift = (self._mean(other, place) - self._mean(one, place)) / 2.0
        return self._change(other, place, -shift) - self._change(one, place, shift)

    def _lines(self, edge: Edge, most: int) -> list[State]:
        """So many of an option's ends, spread over all of them."""
        found = [s for option, s in self.ends if option is edge]
        return found[:: 1 + (len(found) - 1) // most] if found else found

    def _mean(self, ends: list[State], place: int) -> float:
        return sum([self.known.measure(s)[self.seat][place] for s in ends]) / float(len(ends))

    def _change(self, ends: list[State], place: int, shift: float) -> float:
        """What the seat's share of the win changes by, on average."""
        total = 0.0
        for s in ends:
            if s.depth:
                total += self.judged(s, place, shift) - self.judged(s, place, 0.0)
        return total / float(len(ends))

    def judged(self, s: State, place: int, shift: float) -> float:
        """The seat's share of the win as the search sees it, with so much more of one of its features."""
        known, evaluator, seat = self.known, self.evaluator, self.seat
        if evaluator is None:
            return known.shares_of(shifted(known.measure(s), seat, place, shift))[seat]
        asked = evaluator.position(s, seat)
        hand = known.shares_of(shifted(asked.rows, seat, place, shift))[seat]
        shown = evaluator.encoding.features(s, seat)
        if shown:
            value = float(asked.encoded[shown[place]]) + shift * evaluator.encoding.scales[place]
            asked.encoded[shown[place]] = min(MOST, max(0, round(value)))
        trust = evaluator.parameters.net_share
        return trust * evaluator.shares(asked)[seat] + (1.0 - trust) * hand

    def deciding(self, edge: Edge, rival: Edge, worths: list[float]) -> tuple[str, float] | None:
        """A feature that speaks for the one option and without which the other would be at least as good, with its
        difference; none if there is no such feature."""
        lead = edge.mean - rival.mean
        if lead <= 0.0:
            return None
        for place, gain in tell_apart(self.known, edge, rival, worths)[:TRIED]:
            if gain * worths[place] >= lead * LEAST_PART and self.part(place, edge, rival, CHECKED) >= SURE * lead:
                return self.known.features[place], round(gain, 1)
        return None


def shifted(rows: list[list[float]], seat: int, place: int, shift: float) -> list[list[float]]:
    """The features of all seats, with one of them changed."""
    changed = [row[:] for row in rows]
    changed[seat][place] += shift
    return changed


def tell_apart(known: Knowledge, edge: Edge, rival: Edge, worths: list[float]) -> list[tuple[int, float]]:
    """The features that speak for the one against the other, the weightiest first, with their differences."""
    if edge.row is None or rival.row is None or not edge.visits or not rival.visits:
        return []
    found: list[tuple[float, int, float]] = []
    for place in range(len(worths)):
        gain = edge.row[place] / float(edge.visits) - rival.row[place] / float(rival.visits)
        worth = gain * worths[place]
        fewer = known.features[place] in FEWER
        if worth > 0.0 and (gain < 0) == fewer and round(gain, 1):  # nobody hopes for less than nothing
            found.append((-worth, place, gain))
    found.sort()
    return [(place, gain) for _, place, gain in found]
