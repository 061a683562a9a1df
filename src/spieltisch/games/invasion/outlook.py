"""What follows if everybody passes from here on: a dry run of the rules that knows no more than the seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spieltisch.core import Chance, legal, play, to_act

from . import view
from .chain import act, answer
from .data import DEVELOPMENT, ZONE_NAMES
from .rules import APPLIED_STEP, ASSIGNED_STEP, slot_of
from .shapes import FightView, Outcome, SectionOutcome
from .state import InvasionState
from .values import hit_points_left, section_hit_points
from .vocabulary import PASS, PIECE

MOST: Final = 40  # so many passes end every chain and every fight


class Unknown(Exception):
    """It depends on luck, on hidden cards or on a choice: nothing is told."""


class Ordered(Chance):
    """Hidden cards lie in one order or the other: nothing of the real one shows. Nothing else is left to luck."""

    def __init__(self, backwards: bool) -> None:
        self.backwards = backwards

    def shuffle(self, items: list[Any]) -> None:
        items.sort(reverse=self.backwards)

    def pick(self, n: int) -> int:
        raise Unknown


def outlooks(s: InvasionState, seat: int, actions: Sequence[int]) -> list[Outcome | None]:
    """For each action what is certain to follow; None where nothing is."""
    if not ((s.is_top(act) or s.is_top(answer)) and (s.chain or s.attacked >= 0)):
        return [None for _ in actions]
    usual = _outlook(s, seat, PASS())
    return [None if usual is None else _beside(usual, _outlook(s, seat, action)) for action in actions]


def _beside(usual: Outcome, told: Outcome | None) -> Outcome | None:
    """Damage that passing would not have stopped or dealt."""
    if told is None:
        return None
    if not (usual["complete"] and told["complete"]):
        return _partly(told["fight"])
    return {**told, "stops": usual["stops"] - told["stops"], "hits": told["hits"] - usual["hits"]}


def _outlook(s: InvasionState, seat: int, action: int) -> Outcome | None:
    """Told only if it is the same for both orders of what is hidden."""
    told = [_run(s, seat, action, Ordered(backwards)) for backwards in (False, True)]
    return told[0] if told[0] == told[1] else None


def _run(s: InvasionState, seat: int, action: int, chance: Chance) -> Outcome | None:
    fights: list[FightView | None] = [None]
    try:
        t = view.sample(s, seat, chance)
        play(t, chance, seat, action)
        _pass_on(t, chance, fights)
    except Unknown:
        return _partly(fights[-1])
    return {**_compare(s, t, seat), "fight": fights[-1]}


def _partly(fight: FightView | None) -> Outcome | None:
    """The sum of a fight is certain before anybody chooses whom its damage hits."""
    if fight is None:
        return None
    return {"falls": [], "sections": [], "stops": 0, "hits": 0, "fight": fight, "complete": False}


def _pass_on(t: InvasionState, chance: Chance, fights: list[FightView | None]) -> None:
    """To the end of the chain and of the fight; notes what the fight comes to before its damage is assigned."""
    for _ in range(MOST):
        if not t.depth or (not t.chain and (t.attacked < 0 or t.step == APPLIED_STEP)):
            return
        if not t.chain and t.step < ASSIGNED_STEP:
            fights.append(view.fight(t))
        seats = to_act(t)
        is_window = t.is_top(act) or t.is_top(answer)
        options = [PASS()] if is_window else list(legal(t, seats[0]))
        if len(seats) != 1 or len(options) != 1:
            raise Unknown
        play(t, chance, seats[0], options[0])
    raise Unknown


def _compare(s: InvasionState, t: InvasionState, seat: int) -> Outcome:
    """`stops` and `hits` hold the whole damage to the own and to the other side until they are set beside passing."""
    falls: list[str] = []
    harm = [0, 0]
    for slot, zone in enumerate(s.zone):
        if zone < 0 or s.kind[slot] == DEVELOPMENT:
            continue
        later = slot_of(t, s.uid[slot])
        if later < 0 or t.zone[later] < 0:
            falls.append(PIECE.say(s.label[slot]))
            harm[s.controller[slot]] += hit_points_left(s, slot)
        else:
            harm[s.controller[slot]] += max(t.damage[later] - s.damage[slot], 0)
    sections = _sections(s, t)
    for section in sections:
        harm[section["seat"]] += section["damage"]
    return {
        "falls": falls,
        "sections": sections,
        "stops": harm[seat],
        "hits": harm[1 - seat],
        "fight": None,
        "complete": True,
    }


def _sections(s: InvasionState, t: InvasionState) -> list[SectionOutcome]:
    found: list[SectionOutcome] = []
    for at in range(len(s.section_damage)):
        owner, zone = divmod(at, 3)
        damage = t.section_damage[at] - s.section_damage[at]
        less = section_hit_points(s, owner, zone) - section_hit_points(t, owner, zone)
        burns = t.burning[at] > s.burning[at]
        if damage > 0 or less > 0 or burns:
            found.append(
                {
                    "seat": owner,
                    "zone": ZONE_NAMES[zone],
                    "damage": max(damage, 0),
                    "less": max(less, 0),
                    "burns": burns,
                }
            )
    return found
