"""What may be announced now, and why the rest may not."""

from __future__ import annotations

from typing import Final

from spieltisch.core import Ints, append, extend, i64, ints, vec

from .ability import ACTION, ATTACH_TO, OWN_UNIT, OWN_UNIT_HERE, TAXING, THIS_CARD, Effect, EffectContext
from .costs import any_in_play, cost_changes, purse, tax, total_cost
from .data import (
    CARDS,
    DEVELOPMENT,
    NEUTRAL,
    QUEST,
    QUEST_CARD,
    RACE,
    SUPPORT,
    TACTIC,
    TYPE,
    UNIT,
    ZONES,
)
from .rules import (
    FITS_ANYWHERE,
    can_enter,
    is_attachment,
    may_play_limited,
    questing_unit,
    units_in,
    units_of,
)
from .state import DEVELOPED, MARKS, InvasionState
from .vocabulary import DEPLOY, DEVELOP, ON_QUEST, PLAY, USE

DEVELOP_ANYWHERE: Final = [ints([DEVELOP(number, zone) for zone in ZONES]) for number in range(CARDS)]
DEPLOY_ANYWHERE: Final = [ints([DEPLOY(number, zone) for zone in ZONES]) for number in range(CARDS)]

# -- what may be announced ------------------------------------------------------------------------------------------


def list_permanents(s: InvasionState, seat: i64, actions: Ints) -> Ints:
    """Units, supports and quests, and one development a turn: only the active player, in the capital phase."""
    spare = purse(s, seat)
    hand = s.hand[seat]
    exact = cost_changes(s, seat, UNIT) or cost_changes(s, seat, SUPPORT)
    can_develop = not s.marks[seat * MARKS + DEVELOPED]
    quests = QUEST_CARD in s.kind and len(free_quests(s, seat)) > 0
    seen: Ints = vec[i64]()
    for number in hand:
        if number in seen:
            continue
        seen = append(seen, number)
        if can_develop:
            actions = extend(actions, DEVELOP_ANYWHERE[number])
        kind = TYPE[number]
        if kind == TACTIC:
            continue
        if exact:
            cost = total_cost(s, seat, number)
        else:
            short = s.box.loyalty[number] - s.symbols[seat * 6 + RACE[number]] if RACE[number] < NEUTRAL else 0
            cost = s.box.cost[number] + short if short > 0 else s.box.cost[number]
        if cost > spare or not may_play_limited(s, seat, number):
            continue
        if is_attachment(number):
            if _can_attach(s, seat, number, spare - cost):
                actions = append(actions, PLAY.of(number))
            continue
        if FITS_ANYWHERE[number]:
            actions = extend(actions, DEPLOY_ANYWHERE[number])
        else:
            for zone in ZONES:
                if can_enter(s, seat, number, zone):
                    actions = append(actions, DEPLOY.of(number, zone))
        if kind == UNIT and quests and can_enter(s, seat, number, QUEST):
            actions = append(actions, DEPLOY.of(number, ON_QUEST))
    return actions


def _can_attach(s: InvasionState, seat: i64, number: i64, spare: i64) -> bool:
    return bool(attach_goals(s, seat, number, spare))


def attach_goals(s: InvasionState, seat: i64, number: i64, spare: i64) -> Ints:
    filter_ = ATTACH_TO[number]
    assert filter_ is not None
    refs = filter_(s, EffectContext(seat, number, -1, -1, 0, -1, ()))
    return vec[i64]([ref for ref in refs if tax(s, seat, (ref,)) <= spare])


def free_quests(s: InvasionState, seat: i64) -> Ints:
    """Own quests that no unit is on."""
    return vec[i64](
        [
            slot
            for slot, kind in enumerate(s.kind)
            if kind == QUEST_CARD and s.controller[slot] == seat and questing_unit(s, slot) < 0
        ]
    )


def list_actions(s: InvasionState, seat: i64, actions: Ints) -> Ints:
    """Tactics in hand and actions of cards in play."""
    spare = purse(s, seat)
    for number in s.hand[seat]:
        if TYPE[number] == TACTIC and PLAY.of(number) not in actions and can_play_tactic(s, seat, number, spare):
            actions = append(actions, PLAY.of(number))
    for slot, number in enumerate(s.card):
        if number < 0 or s.controller[slot] != seat or s.kind[slot] == DEVELOPMENT:
            continue
        effect = ACTION[number]
        if effect is not None and can_use(s, seat, slot, effect, spare):
            actions = append(actions, USE.of(s.label[slot]))
    return actions


def can_play_tactic(s: InvasionState, seat: i64, number: i64, spare: i64, free: bool = False) -> bool:
    effect = ACTION[number]
    assert effect is not None
    if effect.own_turn and seat != s.active:
        return False
    cost = 0 if free else total_cost(s, seat, number)
    if cost > spare or (effect.condition is not None and not effect.condition(s, seat, -1)):
        return False
    if effect.sacrifice and not sacrifices(s, seat, effect, -1):
        return False
    act_ = EffectContext(seat, number, -1, -1, 0, -1, ())
    return can_aim(s, effect, act_, spare - cost)


def can_use(s: InvasionState, seat: i64, slot: i64, effect: Effect, spare: i64) -> bool:
    if not effect.works_in(s.zone[slot]):
        return False
    if effect.pays > spare or (effect.limit and s.used[slot]) or (effect.own_turn and seat != s.active):
        return False
    if effect.condition is not None and not effect.condition(s, seat, slot):
        return False
    if effect.sacrifice and not sacrifices(s, seat, effect, slot):
        return False
    act_ = EffectContext(seat, s.card[slot], s.uid[slot], s.zone[slot], s.tokens[slot], -1, ())
    return can_aim(s, effect, act_, spare - effect.pays)


def sacrifices(s: InvasionState, seat: i64, effect: Effect, slot: i64) -> Ints:
    """What may be sacrificed as the cost of an action."""
    if effect.sacrifice == OWN_UNIT:
        return units_of(s, seat)
    if effect.sacrifice == OWN_UNIT_HERE:
        return units_in(s, seat, s.zone[slot])
    if effect.sacrifice == THIS_CARD:
        return vec[i64]([slot])
    unit = questing_unit(s, slot)
    return vec[i64]([unit]) if unit >= 0 else vec[i64]()


def can_aim(s: InvasionState, effect: Effect, act_: EffectContext, spare: i64) -> bool:
    """Whether the remaining targets can be chosen and the tax on them paid."""
    wanted = effect.least if not effect.extra else min(effect.least, 0)
    chosen = len(act_.targets)
    if chosen >= wanted:
        return True
    refs = effect.targets[chosen](s, act_)
    if chosen + 1 >= wanted and not any_in_play(s, TAXING):
        return len(refs) > 0
    for ref in refs:
        targets = (*act_.targets, ref)
        if tax(s, act_.seat, targets) <= spare:
            deeper = EffectContext(act_.seat, act_.card, act_.source, act_.zone, act_.x, act_.subject, targets)
            if can_aim(s, effect, deeper, spare):
                return True
    return False
