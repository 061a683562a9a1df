"""Action windows and the chain.

A window belongs first to the active player, then alternates, and closes after two passes in a row. Whoever acts puts a
link on the chain: costs are paid and targets chosen at once, then both may answer with further actions. When both pass
the chain resolves completely, last link first; every target is checked again.

Windows are asked alike whatever somebody holds, so that a prompt never tells a hand.
"""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Chance, Message, decision, step

from . import vocabulary as say
from .ability import (
    ACTION,
    ATTACH_TO,
    NO_SACRIFICE,
    OWN_UNIT,
    OWN_UNIT_HERE,
    THIS_CARD,
    Act,
    Effect,
)
from .damage import aimed_ref, target_action
from .data import (
    COST,
    DEVELOPMENT,
    LIMITED,
    LOYALTY,
    NEUTRAL,
    ORC,
    QUEST,
    QUEST_CARD,
    RACE,
    SLUGS,
    SUPPORT,
    TACTIC,
    TYPE,
    UNIT,
    X_COST,
    ZONE_NAMES,
    ZONES,
)
from .effects import attach, from_hand, heal, lay_development, lose, put_into_play, sacrifice, to_discard
from .rules import (
    CAPITAL_PHASE,
    REF_DISCARD,
    REF_LINK,
    can_enter,
    cost_changes,
    damage_payer,
    is_attachment,
    loyalty_cost,
    may_play_limited,
    purse,
    questing_unit,
    slot_at,
    slot_of,
    tax,
    total_cost,
    units_in,
    units_of,
    why_not_enter,
)
from .state import (
    BIGGER,
    DEVELOPED,
    LIMITED_PLAYED,
    MARKS,
    ORC_UNITS_PLAYED,
    SUPPORTS_PLAYED,
    InvasionState,
)
from .triggers import settle
from .vocabulary import (
    DEPLOY,
    DEVELOP,
    DONE,
    ON_QUEST,
    PASS,
    PAY_X,
    PIECE,
    PLAY,
    SACRIFICE,
    SPEND,
    TARGET,
    TARGET_DISCARD,
    TARGET_LINK,
    UNTIL,
    USE,
    YIELD,
    verbs,
)

# a link: (number, seat, card, source uid, owner, kind, place, x, cancelled, *targets)
L_NUMBER: Final = 0
L_SEAT: Final = 1
L_CARD: Final = 2
L_SOURCE: Final = 3
L_OWNER: Final = 4
L_KIND: Final = 5
L_PLACE: Final = 6
L_X: Final = 7
L_CANCELLED: Final = 8
L_TARGETS: Final = 9

FROM_HAND: Final = 0  # a tactic
FROM_PLAY: Final = 1  # the action of a card in play
PERMANENT: Final = 2  # a unit, support or quest on its way into play
FACE_DOWN: Final = 3  # a development; its card waits in s.laying
COPY: Final = 4  # a copy of a tactic: no card behind it

ANSWERED: Final = 0  # modes of announcing: others may answer, or it resolves within another effect
AT_ONCE: Final = 1

UNTIL_ACTION: Final = UNTIL["action"]
UNTIL_WINDOW: Final = UNTIL["window"]
UNTIL_PHASE: Final = UNTIL["phase"]
YIELDS: Final = tuple(YIELD(until) for until in range(len(UNTIL)))

# -- windows --------------------------------------------------------------------------------------------------------


def open_window(s: InvasionState) -> None:
    s.opened += 1
    s.push(offer, s.active, 0)


@step
def offer(s: InvasionState, chance: Chance, seat: int, passes: int) -> None:
    """Ask the seat, unless it has yielded."""
    if s.yields[seat] < 0:
        s.push(act, seat, passes)
    else:
        s.emit(say.PASSED, seat)
        _passed(s, seat, passes)


@step
def offer_answer(s: InvasionState, chance: Chance, seat: int, passes: int) -> None:
    if s.yields[seat] < 0:
        s.push(answer, seat, passes)
    else:
        s.emit(say.PASSED, seat)
        _passed_answer(s, seat, passes)


@decision(always_ask=True)
def act(s: InvasionState, seat: int, passes: int) -> list[int]:
    """An open window with nothing on the chain."""
    actions = [PASS(), *YIELDS]
    if s.phase == CAPITAL_PHASE and seat == s.active:
        _list_permanents(s, seat, actions)
    _list_actions(s, seat, actions)
    return actions


@decision(always_ask=True)
def answer(s: InvasionState, seat: int, passes: int) -> list[int]:
    """A link waits on the chain: answer it, or let it be."""
    actions = [PASS(), *YIELDS]
    _list_actions(s, seat, actions)
    return actions


@act.take
def take_act(s: InvasionState, chance: Chance, action: int, seat: int, passes: int) -> None:
    if action < PLAY.base:
        _note_pass(s, seat, action)
        _passed(s, seat, passes)
    else:
        s.push(offer, 1 - seat, 0)
        announce(s, seat, action)


@answer.take
def take_answer(s: InvasionState, chance: Chance, action: int, seat: int, passes: int) -> None:
    if action < PLAY.base:
        _note_pass(s, seat, action)
        _passed_answer(s, seat, passes)
    else:
        announce(s, seat, action)


def _note_pass(s: InvasionState, seat: int, action: int) -> None:
    if action >= YIELD.base:
        s.yields[seat] = action - YIELD.base
        s.emit(say.YIELDED, seat, s.yields[seat])
    else:
        s.emit(say.PASSED, seat)


def _passed(s: InvasionState, seat: int, passes: int) -> None:
    if passes == 0:
        s.push(offer, 1 - seat, 1)
    else:
        end_yields(s, UNTIL_WINDOW)


def _passed_answer(s: InvasionState, seat: int, passes: int) -> None:
    if passes == 0:
        s.push(offer_answer, 1 - seat, 1)


def end_yields(s: InvasionState, until: int) -> None:
    for seat in (0, 1):
        if s.yields[seat] == until:
            s.yields[seat] = -1


def wake(s: InvasionState, seat: int) -> None:
    """Something happened that a seat may want to answer."""
    if s.yields[seat] == UNTIL_ACTION:
        s.yields[seat] = -1


# -- what may be announced ------------------------------------------------------------------------------------------


def _list_permanents(s: InvasionState, seat: int, actions: list[int]) -> None:
    """Units, supports and quests, and one development a turn: only the active player, in his capital phase."""
    spare = purse(s, seat)
    hand = s.hand[seat]
    exact = (cost_changes(s, seat, UNIT), cost_changes(s, seat, SUPPORT))
    can_develop = not s.marks[seat * MARKS + DEVELOPED]
    seen: list[int] = []
    for number in hand:
        if number in seen:
            continue
        seen.append(number)
        if can_develop:
            base = DEVELOP.base + number * 3
            actions += [base, base + 1, base + 2]
        kind = TYPE[number]
        if kind == TACTIC:
            continue
        if exact[0] or exact[1]:
            cost = total_cost(s, seat, number)
        else:
            short = LOYALTY[number] - s.symbols[seat * 6 + RACE[number]] if RACE[number] < NEUTRAL else 0
            cost = COST[number] + short if short > 0 else COST[number]
        if cost > spare or not may_play_limited(s, seat, number):
            continue
        if is_attachment(number):
            if _can_attach(s, seat, number, spare - cost):
                actions.append(PLAY(number))
            continue
        base = DEPLOY.base + number * 4
        for zone in ZONES:
            if can_enter(s, seat, number, zone):
                actions.append(base + zone)
        if kind == UNIT and can_enter(s, seat, number, QUEST) and free_quests(s, seat):
            actions.append(base + ON_QUEST)


def _can_attach(s: InvasionState, seat: int, number: int, spare: int) -> bool:
    return bool(attach_goals(s, seat, number, spare))


def attach_goals(s: InvasionState, seat: int, number: int, spare: int) -> list[int]:
    filter_ = ATTACH_TO[number]
    assert filter_ is not None
    refs = filter_(s, Act(seat, number, -1, -1, 0, -1, ()))
    return [ref for ref in refs if tax(s, seat, (ref,)) <= spare]


def free_quests(s: InvasionState, seat: int) -> list[int]:
    """Own quests that no unit is on."""
    return [
        slot
        for slot, zone in enumerate(s.zone)
        if zone >= 0 and s.kind[slot] == QUEST_CARD and s.controller[slot] == seat and questing_unit(s, slot) < 0
    ]


def _list_actions(s: InvasionState, seat: int, actions: list[int]) -> None:
    """Tactics in hand and actions of cards in play."""
    spare = purse(s, seat)
    seen: list[int] = []
    for number in s.hand[seat]:
        if TYPE[number] != TACTIC or number in seen:
            continue
        seen.append(number)
        if can_play_tactic(s, seat, number, spare):
            actions.append(PLAY.base + number)
    for slot, number in enumerate(s.card):
        if number < 0 or s.controller[slot] != seat or s.kind[slot] == DEVELOPMENT:
            continue
        effect = ACTION[number]
        if effect is not None and can_use(s, seat, slot, effect, spare):
            actions.append(USE.base + s.label[slot])


def can_play_tactic(s: InvasionState, seat: int, number: int, spare: int, free: bool = False) -> bool:
    effect = ACTION[number]
    assert effect is not None
    if effect.own_turn and seat != s.active:
        return False
    cost = 0 if free else total_cost(s, seat, number)
    if cost > spare or (effect.condition is not None and not effect.condition(s, seat, -1)):
        return False
    if effect.sacrifice and not sacrifices(s, seat, effect, -1):
        return False
    act_ = Act(seat, number, -1, -1, 0, -1, ())
    return can_aim(s, effect, act_, spare - cost)


def can_use(s: InvasionState, seat: int, slot: int, effect: Effect, spare: int) -> bool:
    if effect.zone >= 0 and effect.zone != s.zone[slot]:
        return False
    if effect.pays > spare or (effect.limit and s.used[slot]) or (effect.own_turn and seat != s.active):
        return False
    if effect.condition is not None and not effect.condition(s, seat, slot):
        return False
    if effect.sacrifice and not sacrifices(s, seat, effect, slot):
        return False
    act_ = Act(seat, s.card[slot], s.uid[slot], s.zone[slot], s.tokens[slot], -1, ())
    return can_aim(s, effect, act_, spare - effect.pays)


def sacrifices(s: InvasionState, seat: int, effect: Effect, slot: int) -> list[int]:
    """What may be sacrificed as the cost of an action."""
    if effect.sacrifice == OWN_UNIT:
        return units_of(s, seat)
    if effect.sacrifice == OWN_UNIT_HERE:
        return units_in(s, seat, s.zone[slot])
    if effect.sacrifice == THIS_CARD:
        return [slot]
    unit = questing_unit(s, slot)
    return [unit] if unit >= 0 else []


def can_aim(s: InvasionState, effect: Effect, act_: Act, spare: int) -> bool:
    """Whether the remaining targets can be chosen and the tax on them paid."""
    wanted = effect.least if not effect.extra else min(effect.least, 0)
    chosen = len(act_.targets)
    if chosen >= wanted:
        return True
    for ref in effect.targets[chosen](s, act_):
        targets = (*act_.targets, ref)
        if tax(s, act_.seat, targets) <= spare:
            deeper = Act(act_.seat, act_.card, act_.source, act_.zone, act_.x, act_.subject, targets)
            if can_aim(s, effect, deeper, spare):
                return True
    return False


# -- announcing -----------------------------------------------------------------------------------------------------


def announce(s: InvasionState, seat: int, action: int) -> None:
    verb = verbs.verb_of(action)
    if verb is USE:
        _announce_use(s, seat, s.label.index(USE.args(action)[0]))
    elif verb is DEVELOP:
        number, zone = DEVELOP.args(action)
        _announce_development(s, seat, number, zone)
    elif verb is DEPLOY:
        number, place = DEPLOY.args(action)
        _announce_permanent(s, seat, number, place)
    else:
        (number,) = PLAY.args(action)
        if TYPE[number] == TACTIC:
            from_hand(s, seat, number)
            announce_tactic(s, seat, number, seat, FROM_HAND, ANSWERED)
        else:
            _announce_permanent(s, seat, number, -1)


def _add_link(s: InvasionState, seat: int, number: int, source: int, owner: int, kind: int, place: int, x: int) -> None:
    s.links = s.links % 60 + 1
    s.chain.append((s.links, seat, number, source, owner, kind, place, x, 0))
    wake(s, 1 - seat)


def announce_tactic(s: InvasionState, seat: int, number: int, owner: int, kind: int, mode: int) -> None:
    """The caller has taken the card from wherever it was; with AT_ONCE it is free and can not be answered."""
    _add_link(s, seat, number, -1, owner, kind, -1, 0)
    s.emit(say.ANNOUNCED, seat, number, s.links)
    s.push(commit, mode)
    s.push(pay_costs, mode, int(kind == COPY))
    s.push(choose_targets, mode)
    if X_COST[number] and mode == ANSWERED:
        s.push(choose_x, seat)


def _announce_use(s: InvasionState, seat: int, slot: int) -> None:
    _add_link(s, seat, s.card[slot], s.uid[slot], s.owner[slot], FROM_PLAY, s.zone[slot], s.tokens[slot])
    s.emit(say.ANNOUNCED_USE, seat, s.label[slot], s.links)
    s.used[slot] = 1
    s.push(commit, ANSWERED)
    s.push(pay_costs, ANSWERED, 0)
    s.push(choose_targets, ANSWERED)


def _announce_permanent(s: InvasionState, seat: int, number: int, place: int) -> None:
    from_hand(s, seat, number)
    _add_link(s, seat, number, -1, seat, PERMANENT, place, 0)
    s.emit(say.ANNOUNCED, seat, number, s.links)
    s.push(commit, ANSWERED)
    s.push(pay_permanent, seat)
    if place == ON_QUEST:
        s.push(choose_quest, seat)
    elif is_attachment(number):
        s.push(choose_host, seat)


def _announce_development(s: InvasionState, seat: int, number: int, zone: int) -> None:
    s.hand[seat].remove(number)
    s.known[seat] = []  # any card the opponent knew of may lie face down now
    s.laying = number
    s.marks[seat * MARKS + DEVELOPED] = 1
    _add_link(s, seat, -1, -1, seat, FACE_DOWN, zone, 0)
    s.emit(say.ANNOUNCED_DEVELOPMENT, seat, zone, s.links)
    s.push(commit, ANSWERED)


def _link_act(s: InvasionState, link: tuple[int, ...]) -> Act:
    return Act(link[L_SEAT], link[L_CARD], link[L_SOURCE], link[L_PLACE], link[L_X], link[L_NUMBER], link[L_TARGETS:])


def _price(s: InvasionState, link: tuple[int, ...], mode: int) -> int:
    """What the link costs before any tax on targets."""
    if link[L_KIND] == FROM_PLAY:
        effect = ACTION[link[L_CARD]]
        return effect.pays if effect is not None else 0
    if mode == AT_ONCE:
        return 0
    return total_cost(s, link[L_SEAT], link[L_CARD]) + (link[L_X] if X_COST[link[L_CARD]] else 0)


@decision
def choose_x(s: InvasionState, seat: int) -> list[int]:
    link = s.chain[-1]
    spare = purse(s, seat) - loyalty_cost(s, seat, link[L_CARD])
    effect = ACTION[link[L_CARD]]
    assert effect is not None
    return [PAY_X(x) for x in range(spare + 1) if _can_pay_x(s, effect, link, x, spare - x)]


def _can_pay_x(s: InvasionState, effect: Effect, link: tuple[int, ...], x: int, spare: int) -> bool:
    act_ = Act(link[L_SEAT], link[L_CARD], -1, -1, x, -1, ())
    if effect.extra:
        return x == 0 or bool(effect.targets[0](s, act_))
    return can_aim(s, effect, act_, spare)


@choose_x.take
def take_x(s: InvasionState, chance: Chance, action: int, seat: int) -> None:
    link = list(s.chain[-1])
    link[L_X] = PAY_X.args(action)[0]
    s.chain[-1] = tuple(link)


@choose_x.prompt
def prompt_x(s: InvasionState, seat: int) -> dict[str, Any]:
    return {"card": SLUGS[s.chain[-1][L_CARD]]}


@step
def choose_targets(s: InvasionState, chance: Chance, mode: int) -> None:
    link = s.chain[-1]
    effect = ACTION[link[L_CARD]]
    if effect is None:
        return
    chosen = len(link) - L_TARGETS
    wanted = len(effect.targets)
    if effect.extra:
        wanted = link[L_X]
    if chosen < wanted and _aims(s, effect, link, mode):
        s.push(aim, link[L_SEAT], mode)


def _aims(s: InvasionState, effect: Effect, link: tuple[int, ...], mode: int) -> list[int]:
    act_ = _link_act(s, link)
    spare = purse(s, link[L_SEAT]) - _price(s, link, mode)
    chosen = len(act_.targets)
    filter_ = effect.targets[0 if effect.extra else chosen]
    refs: list[int] = []
    for ref in filter_(s, act_):
        targets = (*act_.targets, ref)
        if tax(s, act_.seat, targets) <= spare:
            deeper = Act(act_.seat, act_.card, act_.source, act_.zone, act_.x, act_.subject, targets)
            if can_aim(s, effect, deeper, spare):
                refs.append(ref)
    return refs


def aim_action(s: InvasionState, ref: int) -> int:
    kind = ref & 3
    if kind == REF_LINK:
        return TARGET_LINK(ref >> 2)
    if kind == REF_DISCARD:
        return TARGET_DISCARD(ref >> 2)
    return target_action(s, ref)


def ref_of_action(s: InvasionState, action: int) -> int:
    verb = verbs.verb_of(action)
    if verb is TARGET_LINK:
        return TARGET_LINK.args(action)[0] * 4 + REF_LINK
    if verb is TARGET_DISCARD:
        return TARGET_DISCARD.args(action)[0] * 4 + REF_DISCARD
    return aimed_ref(s, action)


@decision
def aim(s: InvasionState, seat: int, mode: int) -> list[int]:
    link = s.chain[-1]
    effect = ACTION[link[L_CARD]]
    assert effect is not None
    actions = [aim_action(s, ref) for ref in _aims(s, effect, link, mode)]
    if not effect.extra and len(link) - L_TARGETS >= effect.least:
        actions.append(DONE())
    return actions


@aim.take
def take_link_aim(s: InvasionState, chance: Chance, action: int, seat: int, mode: int) -> None:
    if verbs.verb_of(action) is DONE:
        return
    ref = ref_of_action(s, action)
    link = s.chain[-1]
    s.chain[-1] = (*link, ref)
    _tell_aim(s, link[L_NUMBER], ref)
    s.push(choose_targets, mode)


def _tell_aim(s: InvasionState, number: int, ref: int) -> None:
    kind = ref & 3
    if kind == REF_LINK:
        s.emit(say.AIMED_LINK, number, ref >> 2)
    elif kind == REF_DISCARD:
        s.emit(say.AIMED_DISCARD, number, ref >> 2)
    else:
        slot = slot_at(s, ref)
        if slot >= 0:
            s.emit(say.AIMED, number, s.label[slot])
        else:
            s.emit(say.AIMED_SECTION, number, (ref >> 2) // 3, (ref >> 2) % 3)


@aim.prompt
def prompt_link_aim(s: InvasionState, seat: int, mode: int) -> dict[str, Any]:
    link = s.chain[-1]
    return {"card": SLUGS[link[L_CARD]], "chosen": len(link) - L_TARGETS}


@decision
def choose_quest(s: InvasionState, seat: int) -> list[int]:
    return [TARGET(s.label[slot]) for slot in free_quests(s, seat)]


@choose_quest.take
def take_quest(s: InvasionState, chance: Chance, action: int, seat: int) -> None:
    s.chain[-1] = (*s.chain[-1], aimed_ref(s, action))


@decision
def choose_host(s: InvasionState, seat: int) -> list[int]:
    """What an attachment is attached to."""
    link = s.chain[-1]
    spare = purse(s, seat) - total_cost(s, seat, link[L_CARD])
    return [target_action(s, ref) for ref in attach_goals(s, seat, link[L_CARD], spare)]


@choose_host.take
def take_host(s: InvasionState, chance: Chance, action: int, seat: int) -> None:
    ref = aimed_ref(s, action)
    s.chain[-1] = (*s.chain[-1], ref)
    _tell_aim(s, s.chain[-1][L_NUMBER], ref)


@choose_host.prompt
def prompt_host(s: InvasionState, seat: int) -> dict[str, Any]:
    return {"card": SLUGS[s.chain[-1][L_CARD]]}


# -- paying ---------------------------------------------------------------------------------------------------------


@step
def pay_costs(s: InvasionState, chance: Chance, mode: int, copied: int) -> None:
    """Resources and tax first, then what must be sacrificed."""
    link = s.chain[-1]
    effect = ACTION[link[L_CARD]]
    assert effect is not None
    seat = link[L_SEAT]
    if effect.sacrifice != NO_SACRIFICE and not copied:
        s.push(sacrifice_for, seat)
    amount = _price(s, link, mode) + tax(s, seat, link[L_TARGETS:])
    s.push(pay, seat, amount)


@step
def pay(s: InvasionState, chance: Chance, seat: int, amount: int) -> None:
    if amount and s.phase == CAPITAL_PHASE and seat == s.active:
        payer = damage_payer(s, seat)
        if payer >= 0 and s.damage[payer]:
            s.push(spend_damage, seat, amount)
            return
    lose(s, seat, amount)


@decision
def spend_damage(s: InvasionState, seat: int, amount: int) -> list[int]:
    """Urguck: how many of his damage tokens count as resources."""
    most = min(amount, s.damage[damage_payer(s, seat)])
    return [SPEND(tokens) for tokens in range(max(0, amount - s.resources[seat]), most + 1)]


@spend_damage.take
def take_spend(s: InvasionState, chance: Chance, action: int, seat: int, amount: int) -> None:
    (tokens,) = SPEND.args(action)
    heal(s, damage_payer(s, seat), tokens)
    lose(s, seat, amount - tokens)


@spend_damage.prompt
def prompt_spend(s: InvasionState, seat: int, amount: int) -> dict[str, Any]:
    return {"amount": amount}


@decision
def sacrifice_for(s: InvasionState, seat: int) -> list[int]:
    """The sacrifice that an action costs."""
    link = s.chain[-1]
    effect = ACTION[link[L_CARD]]
    assert effect is not None
    return [SACRIFICE(s.label[slot]) for slot in sacrifices(s, seat, effect, slot_of(s, link[L_SOURCE]))]


@sacrifice_for.take
def take_sacrifice_for(s: InvasionState, chance: Chance, action: int, seat: int) -> None:
    s.push(settle)
    sacrifice(s, [s.label.index(SACRIFICE.args(action)[0])])


@sacrifice_for.prompt
def prompt_sacrifice_for(s: InvasionState, seat: int) -> dict[str, Any]:
    return {"card": SLUGS[s.chain[-1][L_CARD]]}


@step
def pay_permanent(s: InvasionState, chance: Chance, seat: int) -> None:
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


@step
def commit(s: InvasionState, chance: Chance, mode: int) -> None:
    """The link is complete: the others may answer."""
    if mode == AT_ONCE:
        resolve_last(s, chance)
        return
    if len(s.chain) == 1:
        s.push(resolve_chain)
    s.push(offer_answer, 1 - s.chain[-1][L_SEAT], 0)


# -- resolving ------------------------------------------------------------------------------------------------------


@step
def resolve_chain(s: InvasionState, chance: Chance) -> None:
    if len(s.chain) > 1:
        s.push(resolve_chain)
    resolve_last(s, chance)


def resolve_last(s: InvasionState, chance: Chance) -> None:
    link = s.chain.pop()
    s.push(settle)
    kind = link[L_KIND]
    if kind == PERMANENT:
        _resolve_permanent(s, link)
    elif kind == FACE_DOWN:
        lay_development(s, link[L_SEAT], s.laying, link[L_PLACE])
        s.laying = -1
    else:
        if kind == FROM_HAND:
            to_discard(s, link[L_OWNER], link[L_CARD])
        _resolve_action(s, chance, link)


def _resolve_action(s: InvasionState, chance: Chance, link: tuple[int, ...]) -> None:
    effect = ACTION[link[L_CARD]]
    assert effect is not None
    if link[L_CANCELLED]:
        s.emit(say.FIZZLED, link[L_SEAT], link[L_CARD], link[L_NUMBER])
        return
    targets = checked_targets(s, effect, link)
    if len(link) > L_TARGETS and not any(ref >= 0 for ref in targets):
        s.emit(say.FIZZLED, link[L_SEAT], link[L_CARD], link[L_NUMBER])
        return
    s.emit(say.RESOLVED, link[L_SEAT], link[L_CARD], link[L_NUMBER])
    act_ = _link_act(s, link)
    act_.targets = targets
    effect.run(s, chance, act_)


def checked_targets(s: InvasionState, effect: Effect, link: tuple[int, ...]) -> tuple[int, ...]:
    """The targets that are still legal; -1 stands for one that is not."""
    checked: tuple[int, ...] = ()
    for index, ref in enumerate(link[L_TARGETS:]):
        act_ = Act(link[L_SEAT], link[L_CARD], link[L_SOURCE], link[L_PLACE], 0, link[L_NUMBER], checked)
        filter_ = effect.targets[0 if effect.extra else index]
        checked += (ref if ref in filter_(s, act_) else -1,)
    return checked


def _resolve_permanent(s: InvasionState, link: tuple[int, ...]) -> None:
    seat, number, place = link[L_SEAT], link[L_CARD], link[L_PLACE]
    if is_attachment(number):
        host = slot_at(s, link[L_TARGETS])
        goals = ATTACH_TO[number]
        assert goals is not None
        if host >= 0 and link[L_TARGETS] in goals(s, Act(seat, number, -1, -1, 0, -1, ())):
            attach(s, seat, seat, number, host)
            return
    else:
        zone = QUEST if place == ON_QUEST else place
        if can_enter(s, seat, number, zone):
            slot = put_into_play(s, seat, seat, number, zone, link[L_X])
            if place == ON_QUEST:
                _send_on_quest(s, slot, slot_at(s, link[L_TARGETS]))
            return
    s.emit(say.FIZZLED, seat, number, link[L_NUMBER])
    to_discard(s, seat, number)


def _send_on_quest(s: InvasionState, unit: int, quest: int) -> None:
    if quest >= 0 and questing_unit(s, quest) < 0:
        s.quest[unit] = quest
        s.emit(say.QUESTS, s.label[unit], s.label[quest])


# -- why not --------------------------------------------------------------------------------------------------------


def why_not_play(s: InvasionState, seat: int, number: int, place: int) -> list[Message]:
    """Why a card in hand can not be played now, to that place (-1: a tactic or an attachment)."""
    slug = SLUGS[number]
    reasons: list[Message] = []
    if number not in s.hand[seat]:
        return [Message("not_in_hand", {"card": slug})]
    effect = ACTION[number]
    if TYPE[number] == TACTIC:
        if place >= 0:
            return [Message("tactic_has_no_zone", {"card": slug})]
        assert effect is not None
        if effect.own_turn and seat != s.active:
            reasons.append(Message("own_turn_only", {"card": slug}))
        if effect.condition is not None and not effect.condition(s, seat, -1):
            reasons.append(Message("not_the_moment", {"card": slug}))
        if effect.sacrifice and not sacrifices(s, seat, effect, -1):
            reasons.append(Message("nothing_to_sacrifice", {"card": slug}))
    else:
        reasons += _why_not_permanent(s, seat, number, place)
    cost = total_cost(s, seat, number)
    if cost > purse(s, seat):
        reasons.append(Message("no_resources", {"card": slug, "cost": cost, "resources": purse(s, seat)}))
    if not reasons and place < 0 and (TYPE[number] == TACTIC or is_attachment(number)):
        reasons.append(Message("no_target", {"card": slug}))
    return reasons


def _why_not_permanent(s: InvasionState, seat: int, number: int, place: int) -> list[Message]:
    slug = SLUGS[number]
    reasons: list[Message] = []
    if s.phase != CAPITAL_PHASE or seat != s.active:
        reasons.append(Message("capital_phase_only", {"card": slug}))
    elif s.chain:
        reasons.append(Message("no_answer", {"card": slug}))
    if not may_play_limited(s, seat, number):
        reasons.append(Message("limited", {"card": slug}))
    if place < 0 and not is_attachment(number):
        reasons.append(Message("needs_a_zone", {"card": slug}))
    if place == ON_QUEST:
        if TYPE[number] != UNIT:
            reasons.append(Message("only_units_quest", {"card": slug}))
        elif not free_quests(s, seat):
            reasons.append(Message("no_free_quest"))
    if place >= 0:
        if is_attachment(number):
            reasons.append(Message("needs_a_unit", {"card": slug}))
        else:
            reasons += why_not_enter(s, seat, number, QUEST if place == ON_QUEST else place)
    return reasons


def why_not_use(s: InvasionState, seat: int, slot: int) -> list[Message]:
    piece = {"piece": PIECE.say(s.label[slot])}
    if s.controller[slot] != seat:
        return [Message("not_yours", piece)]
    effect = ACTION[s.card[slot]] if s.kind[slot] != DEVELOPMENT else None
    if effect is None:
        return [Message("no_action", piece)]
    reasons: list[Message] = []
    if effect.zone >= 0 and effect.zone != s.zone[slot]:
        reasons.append(Message("wrong_zone", {**piece, "zone": ZONE_NAMES[effect.zone]}))
    if effect.limit and s.used[slot]:
        reasons.append(Message("once_per_turn", piece))
    if effect.own_turn and seat != s.active:
        reasons.append(Message("own_turn_only", {"card": SLUGS[s.card[slot]]}))
    if effect.condition is not None and not effect.condition(s, seat, slot):
        reasons.append(Message("not_the_moment", {"card": SLUGS[s.card[slot]]}))
    if effect.pays > purse(s, seat):
        reasons.append(
            Message("no_resources", {"card": SLUGS[s.card[slot]], "cost": effect.pays, "resources": purse(s, seat)})
        )
    if effect.sacrifice and not sacrifices(s, seat, effect, slot):
        reasons.append(Message("nothing_to_sacrifice", {"card": SLUGS[s.card[slot]]}))
    return reasons or [Message("no_target", {"card": SLUGS[s.card[slot]]})]


def _why_not_develop(s: InvasionState, seat: int, number: int) -> list[Message]:
    reasons: list[Message] = []
    if number not in s.hand[seat]:
        reasons.append(Message("not_in_hand", {"card": SLUGS[number]}))
    if s.phase != CAPITAL_PHASE or seat != s.active:
        reasons.append(Message("capital_phase_only", {"card": SLUGS[number]}))
    elif s.chain:
        reasons.append(Message("no_answer", {"card": SLUGS[number]}))
    if s.marks[seat * MARKS + DEVELOPED]:
        reasons.append(Message("developed_already"))
    return reasons


@act.why
@answer.why
def why_not_act(s: InvasionState, action: int, seat: int, passes: int) -> list[Message]:
    verb = verbs.verb_of(action)
    if verb is PLAY:
        return why_not_play(s, seat, PLAY.args(action)[0], -1)
    if verb is DEPLOY:
        number, place = DEPLOY.args(action)
        return why_not_play(s, seat, number, place)
    if verb is DEVELOP:
        return _why_not_develop(s, seat, DEVELOP.args(action)[0])
    if verb is USE:
        (label,) = USE.args(action)
        if label not in s.label:
            return [Message("not_in_play", {"piece": PIECE.say(label)})]
        return why_not_use(s, seat, s.label.index(label))
    return []


@act.prompt
def prompt_act(s: InvasionState, seat: int, passes: int) -> dict[str, Any]:
    return {"phase": say.PHASES.say(s.phase), "step": say.STEPS.say(s.step), "passes": passes}


@answer.prompt
def prompt_answer(s: InvasionState, seat: int, passes: int) -> dict[str, Any]:
    link = s.chain[-1]
    card = "development" if link[L_CARD] < 0 else SLUGS[link[L_CARD]]
    return {"card": card, "link": link[L_NUMBER], "passes": passes}


def link_at(s: InvasionState, ref: int) -> int:
    """Place in the chain of the link that a ref names, -1 if it is gone."""
    for index, link in enumerate(s.chain):
        if link[L_NUMBER] == ref >> 2:
            return index
    return -1


def cancel_link(s: InvasionState, ref: int) -> None:
    index = link_at(s, ref)
    if index >= 0:
        link = list(s.chain[index])
        link[L_CANCELLED] = 1
        s.chain[index] = tuple(link)
        s.emit(say.CANCELLED_LINK, link[L_NUMBER], link[L_CARD])
