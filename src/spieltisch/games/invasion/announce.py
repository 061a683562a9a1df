"""Announcing: the card goes on the chain, X, targets and sacrifices are chosen, and everything is paid at once.

Whoever announces has pushed before what happens with the complete link: others may answer it, or it resolves at once.
"""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Chance, Ints, append, decision, i64, step, vec

from . import vocabulary as v
from .ability import ACTION, NO_SACRIFICE, Effect, EffectContext
from .costs import is_taxed, loyalty_cost, purse, tax, total_cost
from .damage import aimed_ref, target_action
from .data import LIMITED, ORC, RACE, SLUGS, SUPPORT, TACTIC, TYPE, UNIT, X_COST
from .effects import from_hand, sacrifice, without
from .links import (
    COPY,
    FACE_DOWN,
    FROM_HAND,
    FROM_PLAY,
    L_CARD,
    L_KIND,
    L_NUMBER,
    L_SEAT,
    L_SOURCE,
    L_TARGETS,
    L_X,
    PERMANENT,
    link_act,
    link_at,
    wake,
)
from .payment import pay
from .playable import attach_goals, can_aim, free_quests, sacrifices
from .rules import REF_DISCARD, REF_LINK, is_attachment, labelled, slot_at, slot_of
from .state import BIGGER, DEVELOPED, LIMITED_PLAYED, MARKS, ORC_UNITS_PLAYED, SUPPORTS_PLAYED, InvasionState
from .triggers import settle
from .vocabulary import (
    DEPLOY,
    DEVELOP,
    DONE,
    ON_QUEST,
    PAY_X,
    PLAY,
    SACRIFICE,
    TARGET,
    TARGET_DISCARD,
    TARGET_LINK,
    USE,
)

ANSWERED: Final = 0  # modes of announcing: others may answer, or it resolves within another effect
AT_ONCE: Final = 1


# -- announcing -----------------------------------------------------------------------------------------------------


def announce(s: InvasionState, seat: i64, action: i64) -> None:
    if USE.has(action):
        _announce_use(s, seat, labelled(s, USE.first(action)))
    elif DEVELOP.has(action):
        _announce_development(s, seat, DEVELOP.first(action), DEVELOP.second(action))
    elif DEPLOY.has(action):
        _announce_permanent(s, seat, DEPLOY.first(action), DEPLOY.second(action))
    else:
        number = PLAY.first(action)
        if TYPE[number] == TACTIC:
            from_hand(s, seat, number)
            announce_tactic(s, seat, number, seat, FROM_HAND, ANSWERED)
        else:
            _announce_permanent(s, seat, number, -1)


def announce_tactic(s: InvasionState, seat: i64, number: i64, owner: i64, kind: i64, mode: i64) -> None:
    """The caller has taken the card from wherever it was; with AT_ONCE it is free and can not be answered."""
    _add_link(s, seat, number, -1, owner, kind, -1, 0)
    s.emit(v.ANNOUNCED, seat, number, s.links)
    s.push(pay_costs, mode, int(kind == COPY))
    s.push(choose_targets, mode)
    if X_COST[number] and mode == ANSWERED:
        s.push(choose_x, seat)


def _announce_use(s: InvasionState, seat: i64, slot: i64) -> None:
    _add_link(s, seat, s.card[slot], s.uid[slot], s.owner[slot], FROM_PLAY, s.zone[slot], s.tokens[slot])
    s.emit(v.ANNOUNCED_USE, seat, s.label[slot], s.links)
    s.used[slot] = 1
    s.push(pay_costs, ANSWERED, 0)
    s.push(choose_targets, ANSWERED)


def _announce_permanent(s: InvasionState, seat: i64, number: i64, place: i64) -> None:
    from_hand(s, seat, number)
    _add_link(s, seat, number, -1, seat, PERMANENT, place, 0)
    if 0 <= place < ON_QUEST:
        s.emit(v.ANNOUNCED_INTO, seat, number, place, s.links)
    else:
        s.emit(v.ANNOUNCED, seat, number, s.links)
    s.push(pay_permanent, seat)
    if place == ON_QUEST:
        s.push(choose_quest, seat)
    elif is_attachment(number):
        spare = purse(s, seat) - total_cost(s, seat, number)
        taxed = is_taxed(s, seat, (), attach_goals(s, seat, number, spare))
        s.push(choose_host_for_tax if taxed else choose_host, seat)


def _announce_development(s: InvasionState, seat: i64, number: i64, zone: i64) -> None:
    s.hand[seat] = without(s.hand[seat], number)
    s.known[seat] = []  # any card the opponent knew of may lie face down now
    s.laying = number
    s.marks[seat * MARKS + DEVELOPED] = 1
    _add_link(s, seat, -1, -1, seat, FACE_DOWN, zone, 0)
    s.emit(v.ANNOUNCED_DEVELOPMENT, seat, zone, s.links)


def _price(s: InvasionState, link: tuple[int, ...], mode: i64) -> i64:
    """What the link costs before any tax on targets."""
    if link[L_KIND] == FROM_PLAY:
        effect = ACTION[link[L_CARD]]
        return effect.pays if effect is not None else 0
    if mode == AT_ONCE:
        return 0
    return total_cost(s, link[L_SEAT], link[L_CARD]) + (link[L_X] if X_COST[link[L_CARD]] else 0)


@decision
def choose_x(s: InvasionState, seat: i64) -> Ints:
    link = s.chain[-1]
    spare = purse(s, seat) - loyalty_cost(s, seat, link[L_CARD])
    effect = ACTION[link[L_CARD]]
    assert effect is not None
    return vec[i64]([PAY_X.of(x) for x in range(spare + 1) if _can_pay_x(s, effect, link, x, spare - x)])


def _can_pay_x(s: InvasionState, effect: Effect, link: tuple[int, ...], x: i64, spare: i64) -> bool:
    act_ = EffectContext(link[L_SEAT], link[L_CARD], -1, -1, x, -1, ())
    if effect.extra:
        return x == 0 or bool(effect.targets[0](s, act_))
    return can_aim(s, effect, act_, spare)


@choose_x.take
def take_x(s: InvasionState, chance: Chance, action: i64, seat: i64) -> None:
    link = list(s.chain[-1])
    link[L_X] = PAY_X.first(action)
    s.chain[-1] = tuple(link)


@choose_x.prompt
def prompt_x(s: InvasionState, seat: i64) -> dict[str, Any]:
    return {"card": SLUGS[s.chain[-1][L_CARD]]}


@step
def choose_targets(s: InvasionState, chance: Chance, mode: i64) -> None:
    link = s.chain[-1]
    effect = ACTION[link[L_CARD]]
    if effect is None:
        return
    chosen = len(link) - L_TARGETS
    wanted = len(effect.targets)
    if effect.extra:
        wanted = link[L_X]
    if chosen < wanted:
        refs = _aims(s, effect, link, mode)
        if refs:
            s.push(aim_for_tax if is_taxed(s, link[L_SEAT], link[L_TARGETS:], refs) else aim, link[L_SEAT], mode)


def _aims(s: InvasionState, effect: Effect, link: tuple[int, ...], mode: i64) -> Ints:
    act_ = link_act(s, link)
    spare = purse(s, link[L_SEAT]) - _price(s, link, mode)
    chosen = len(act_.targets)
    filter_ = effect.targets[0 if effect.extra else chosen]
    refs: Ints = vec[i64]()
    for ref in filter_(s, act_):
        targets = (*act_.targets, ref)
        if tax(s, act_.seat, targets) <= spare:
            deeper = EffectContext(act_.seat, act_.card, act_.source, act_.zone, act_.x, act_.subject, targets)
            if can_aim(s, effect, deeper, spare):
                refs = append(refs, ref)
    return refs


def aim_action(s: InvasionState, ref: i64) -> i64:
    kind = ref & 3
    if kind == REF_LINK:
        return TARGET_LINK.of(ref >> 2)
    if kind == REF_DISCARD:
        return TARGET_DISCARD.of(ref >> 2)
    return target_action(s, ref)


def ref_of_action(s: InvasionState, action: i64) -> i64:
    if TARGET_LINK.has(action):
        return TARGET_LINK.first(action) * 4 + REF_LINK
    if TARGET_DISCARD.has(action):
        return TARGET_DISCARD.first(action) * 4 + REF_DISCARD
    return aimed_ref(s, action)


@decision
def aim(s: InvasionState, seat: i64, mode: i64) -> Ints:
    return _aim_actions(s, mode)


def _aim_actions(s: InvasionState, mode: i64) -> Ints:
    link = s.chain[-1]
    effect = ACTION[link[L_CARD]]
    assert effect is not None
    actions = vec[i64]([aim_action(s, ref) for ref in _aims(s, effect, link, mode)])
    if not effect.extra and len(link) - L_TARGETS >= effect.least:
        actions = append(actions, DONE.base)
    return actions


@aim.take
def take_link_aim(s: InvasionState, chance: Chance, action: i64, seat: i64, mode: i64) -> None:
    if action == DONE.base:
        return
    ref = ref_of_action(s, action)
    link = s.chain[-1]
    s.chain[-1] = (*link, ref)
    _tell_aim(s, link[L_NUMBER], ref)
    s.push(choose_targets, mode)


@aim.prompt
def prompt_link_aim(s: InvasionState, seat: i64, mode: i64) -> dict[str, Any]:
    link = s.chain[-1]
    return {"card": SLUGS[link[L_CARD]], "chosen": len(link) - L_TARGETS}


@decision(always_ask=True)
def aim_for_tax(s: InvasionState, seat: i64, mode: i64) -> Ints:
    """A tax is due: asked even if there is one target only."""
    return _aim_actions(s, mode)


aim_for_tax.take(take_link_aim)
aim_for_tax.prompt(prompt_link_aim)


def _tell_aim(s: InvasionState, number: i64, ref: i64) -> None:
    kind = ref & 3
    if kind == REF_LINK:
        s.emit(v.AIMED_LINK, number, s.chain[link_at(s, ref)][L_CARD])
    elif kind == REF_DISCARD:
        s.emit(v.AIMED_DISCARD, number, ref >> 2)
    else:
        slot = slot_at(s, ref)
        if slot >= 0:
            s.emit(v.AIMED, number, s.label[slot])
        else:
            s.emit(v.AIMED_SECTION, number, (ref >> 2) // 3, (ref >> 2) % 3)


@decision
def choose_quest(s: InvasionState, seat: i64) -> Ints:
    return vec[i64]([TARGET.of(s.label[slot]) for slot in free_quests(s, seat)])


@choose_quest.take
def take_quest(s: InvasionState, chance: Chance, action: i64, seat: i64) -> None:
    s.chain[-1] = (*s.chain[-1], aimed_ref(s, action))


@decision
def choose_host(s: InvasionState, seat: i64) -> Ints:
    """What an attachment is attached to."""
    return _hosts(s, seat)


def _hosts(s: InvasionState, seat: i64) -> Ints:
    link = s.chain[-1]
    spare = purse(s, seat) - total_cost(s, seat, link[L_CARD])
    return vec[i64]([target_action(s, ref) for ref in attach_goals(s, seat, link[L_CARD], spare)])


@choose_host.take
def take_host(s: InvasionState, chance: Chance, action: i64, seat: i64) -> None:
    ref = aimed_ref(s, action)
    s.chain[-1] = (*s.chain[-1], ref)
    _tell_aim(s, s.chain[-1][L_NUMBER], ref)


@choose_host.prompt
def prompt_host(s: InvasionState, seat: i64) -> dict[str, Any]:
    return {"card": SLUGS[s.chain[-1][L_CARD]]}


@decision(always_ask=True)
def choose_host_for_tax(s: InvasionState, seat: i64) -> Ints:
    return _hosts(s, seat)


choose_host_for_tax.take(take_host)
choose_host_for_tax.prompt(prompt_host)


def _add_link(s: InvasionState, seat: i64, number: i64, source: i64, owner: i64, kind: i64, place: i64, x: i64) -> None:
    s.links = s.links % 60 + 1
    s.chain.append((s.links, seat, number, source, owner, kind, place, x, 0))
    wake(s, 1 - seat)


# -- paying ---------------------------------------------------------------------------------------------------------


@step
def pay_costs(s: InvasionState, chance: Chance, mode: i64, copied: i64) -> None:
    """Resources and tax first, then what must be sacrificed."""
    link = s.chain[-1]
    effect = ACTION[link[L_CARD]]
    assert effect is not None
    seat = link[L_SEAT]
    if effect.sacrifice != NO_SACRIFICE and not copied:
        s.push(sacrifice_for, seat)
    amount = _price(s, link, mode) + tax(s, seat, link[L_TARGETS:])
    s.push(pay, seat, amount)


@decision
def sacrifice_for(s: InvasionState, seat: i64) -> Ints:
    """The sacrifice that an action costs."""
    link = s.chain[-1]
    effect = ACTION[link[L_CARD]]
    assert effect is not None
    can = sacrifices(s, seat, effect, slot_of(s, link[L_SOURCE]))
    return vec[i64]([SACRIFICE.of(s.label[slot]) for slot in can])


@sacrifice_for.take
def take_sacrifice_for(s: InvasionState, chance: Chance, action: i64, seat: i64) -> None:
    s.push(settle)
    sacrifice(s, vec[i64]([labelled(s, SACRIFICE.first(action))]))


@sacrifice_for.prompt
def prompt_sacrifice_for(s: InvasionState, seat: i64) -> dict[str, Any]:
    return {"card": SLUGS[s.chain[-1][L_CARD]]}


@step
def pay_permanent(s: InvasionState, chance: Chance, seat: i64) -> None:
    link = list(s.chain[-1])
    number = link[L_CARD]
    amount = total_cost(s, seat, number)
    if is_attachment(number):
        amount += tax(s, seat, tuple(link[L_TARGETS:]))
    marks = seat * MARKS
    if TYPE[number] == UNIT:
        link[L_X] = s.marks[marks + BIGGER]  # damage tokens it enters play with
        s.marks[marks + BIGGER] = 0
        if RACE[number] == ORC:
            s.marks[marks + ORC_UNITS_PLAYED] += 1
    elif TYPE[number] == SUPPORT:
        s.marks[marks + SUPPORTS_PLAYED] += 1
    if LIMITED[number]:
        s.marks[marks + LIMITED_PLAYED] += 1
    s.chain[-1] = tuple(link)
    s.push(pay, seat, amount)
