"""An opponent gives account of an entry of the log: what it expected of it, the next best, and what told them apart.

While the game runs the position is imagined from what the one who asks may know, so nothing that is hidden from them
goes in and nothing can come out. When it is over the seat's own knowledge of that moment is used. Nothing later is.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from spieltisch.core import Chance, Entry, Game, Match, Message, Seeded, State, game, legal

from .agents import Searcher
from .information import AgentChoice, Information
from .series import inform
from .wire import to_json

LINES = 240  # of the search
SAMPLES = 12  # positions; what is possible in all of them is as good as public
DEALS = 200  # are imagined until so many fit the action
SILENT = Message("ai-silent")


class PastDecision(NamedTuple):
    """An entry, the position before it, and what the one who asks saw of it."""

    title: Game[Any]
    before: State
    seat: int
    action: int
    is_seen: bool


def account(log: dict[str, Any], entry: int, eyes: int | None, is_open: bool, level: str, seed: int) -> dict[str, Any]:
    """What `wire.choose` says of a choice, for an entry that was played; nothing at all of what was not seen."""
    asked = recall(log, entry, eyes)
    choice = weighed(asked, eyes, is_open, level, seed)
    told = to_json(asked.title, choice)
    if not is_open and not asked.is_seen:
        told["action"] = ""
    return {"seat": asked.seat, "level": level, "is_open": is_open, **told}


def recall(log: dict[str, Any], entry: int, eyes: int | None) -> PastDecision:
    """Fold the log up to the entry."""
    title, rows = game(log["title"]), log["entries"]
    match = Match.from_json(title, {**log, "entries": rows[: entry - 1]})
    before, row = match.state, rows[entry - 1]
    match.follow(Entry.of_row(row))
    said = {str(word) for event in match.events(eyes, entry) for value in event.values() for word in _all(value)}
    is_seen = not before.top().many and said.issuperset(_cards(title, row["action"]))
    return PastDecision(title, before, row["seat"], title.verbs.parse(row["action"]), is_seen)


def _all(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _cards(title: Game[Any], action: str) -> list[str]:
    """What of an action may be hidden: cards in hand or face down. Places and pieces lie open."""
    verb, *words = action.split()
    kinds = title.vocabulary()["verbs"][verb].values()
    return [word for kind, word in zip(kinds, words, strict=True) if kind.get("domain") == "card"]


def weighed(asked: PastDecision, eyes: int | None, is_open: bool, level: str, seed: int) -> AgentChoice:
    """What is to be told of the action."""
    if not is_open and not asked.is_seen:
        return AgentChoice(asked.action, SILENT, [])
    if level == "random":
        return AgentChoice(asked.action, Message("ai-random", {"count": len(legal(asked.before, asked.seat))}), [])
    chance = Seeded(seed)
    info = inform(asked.title, asked.before, asked.seat) if is_open else outside(asked, eyes, chance)
    if info is None or asked.action not in info.legal:
        return AgentChoice(asked.action, SILENT, [])
    return Searcher(level, seed, None, LINES, taught=True).weigh(info, asked.action)


def outside(asked: PastDecision, eyes: int | None, chance: Seeded) -> Information | None:
    """What the one who asks could know of the choice; None where no position that they can imagine allows it."""
    title, seat = asked.title, asked.seat
    states: list[State] = []
    for _ in range(DEALS):
        s = unknown(title, asked.before, eyes, chance)
        if asked.action in legal(s, seat):
            states.append(s)
        if len(states) == SAMPLES:
            break
    if not states:
        return None
    shared = [action for action in legal(states[0], seat) if all(action in legal(s, seat) for s in states[1:])]

    def imagined(chance: Chance) -> State:
        start: State = title.imagine(states[chance.pick(len(states))], seat, chance)
        return start

    return Information(title, seat, shared, lambda: title.view(states[0], seat), imagined)


def unknown(title: Game[Any], s: State, eyes: int | None, chance: Seeded) -> State:
    """The position with all that these eyes can not see made up; a watcher's see nobody's hand."""
    if eyes is not None:
        seen: State = title.imagine(s, eyes, chance)
        return seen
    public: State = title.imagine(title.imagine(s, 0, chance), 1, chance)
    return public
