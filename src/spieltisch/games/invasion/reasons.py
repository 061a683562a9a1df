"""Why not: every refusal with a reason that names the piece, the number that is missing, the tax."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from spieltisch.core import Message, Verb, i64, legal
from spieltisch.core.frames import Decision
from spieltisch.core.stack import FRAMES

from . import choices
from .ability import ACTION, ATTACH_TO, EffectContext
from .announce import aim, aim_for_tax, choose_host, choose_host_for_tax
from .chain import act, answer
from .combat import assign_attack, declare_attackers, declare_defenders
from .costs import purse, tax, total_cost
from .damage import TOKENS_NEEDED
from .data import (
    BATTLEFIELD,
    DEVELOPMENT,
    ONLY_ZONE,
    PACKAGE,
    QUEST,
    QUEST_CARD,
    SLUGS,
    TACTIC,
    TYPE,
    UNIT,
    ZONE_NAMES,
    ZONES,
)
from .draft import pick, remove
from .links import L_CARD, L_TARGETS, link_act
from .playable import attach_goals, can_play_tactic, free_quests, sacrifices
from .rules import (
    IN_CHAIN,
    NOT_NOW,
    SECOND_COPY,
    SECOND_HERO,
    WRONG_ZONE,
    bars,
    defenders,
    is_attachment,
    labelled,
    may_play_limited,
    moment,
    ref_of,
    slot_at,
)
from .state import DEVELOPED, MARKS, NO_COMBAT, InvasionState
from .values import needed_to_destroy
from .vocabulary import (
    ASSIGN,
    ASSIGN_SECTION,
    CARD,
    DEFEND,
    DEPLOY,
    DEVELOP,
    JOIN,
    ON_QUEST,
    PICK,
    PIECE,
    PLAY,
    REMOVE,
    TARGET,
    USE,
    verbs,
)

# -- cards in hand and in play --------------------------------------------------------------------------------------


def why_not_play(s: InvasionState, seat: i64, number: i64, place: i64) -> list[Message]:
    """Why a card in hand can not be played now, to that place (-1: a tactic or an attachment)."""
    return _why_not(s, seat, number, place, total_cost(s, seat, number), purse(s, seat))


def _why_not(s: InvasionState, seat: i64, number: i64, place: i64, cost: i64, spare: i64) -> list[Message]:
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
    reasons += _why_not_paid(number, cost, spare)
    if not reasons and place < 0 and (TYPE[number] == TACTIC or is_attachment(number)):
        reasons = _why_no_target(s, seat, number, EffectContext(seat, number, -1, -1, 0, -1, ()), spare - cost)
    return reasons


def _no_resources(number: i64, cost: i64, spare: i64) -> Message:
    return Message("no_resources", {"card": SLUGS[number], "cost": cost, "resources": spare, "missing": cost - spare})


def _why_no_target(s: InvasionState, seat: i64, number: i64, act_: EffectContext, spare: i64) -> list[Message]:
    """Nothing to aim at, or only what is taxed too high."""
    effect = ACTION[number]
    goals = ATTACH_TO[number] if is_attachment(number) else effect.targets[0] if effect and effect.targets else None
    for ref in goals(s, act_) if goals is not None else ():
        slot = slot_at(s, ref)
        due = tax(s, seat, (ref,))
        if slot >= 0 and due > spare:
            return [Message("tax_too_high", {"piece": PIECE.say(s.label[slot]), "tax": due, "resources": spare})]
    return [Message("no_target", {"card": SLUGS[number]})]


def why_blocked(s: InvasionState, seat: i64, number: i64, cost: i64, spare: i64) -> list[Message]:
    """Why a card in hand that costs so much can not be played anywhere right now; empty if it can."""
    if TYPE[number] == TACTIC:
        return [] if can_play_tactic(s, seat, number, spare) else _why_not(s, seat, number, -1, cost, spare)
    if is_attachment(number):
        reasons = _why_not_permanent(s, seat, number, -1)
        if not reasons and cost <= spare and attach_goals(s, seat, number, spare - cost):
            return []
        return _why_not(s, seat, number, -1, cost, spare)
    for zone in ZONES:
        if not bars(s, seat, number, zone):
            return _why_not(s, seat, number, zone, cost, spare)
    against = [len(why_not_enter(s, seat, number, zone)) for zone in ZONES]
    return _why_not(s, seat, number, against.index(min(against)), cost, spare)


def why_not_yet(number: i64, when: i64, may_play: bool, cost: i64, spare: i64) -> list[Message]:
    """Why a permanent that may go to any zone can not be played yet: the moment and the price."""
    return _why_not_now(number, when, may_play) + _why_not_paid(number, cost, spare)


def _why_not_now(number: i64, when: i64, may_play: bool) -> list[Message]:
    slug = SLUGS[number]
    reasons: list[Message] = []
    if when == NOT_NOW:
        reasons.append(Message("capital_phase_only", {"card": slug}))
    elif when == IN_CHAIN:
        reasons.append(Message("no_answer", {"card": slug}))
    if not may_play:
        reasons.append(Message("limited", {"card": slug}))
    return reasons


def _why_not_paid(number: i64, cost: i64, spare: i64) -> list[Message]:
    return [_no_resources(number, cost, spare)] if cost > spare else []


def _why_not_permanent(s: InvasionState, seat: i64, number: i64, place: i64) -> list[Message]:
    slug = SLUGS[number]
    reasons = _why_not_now(number, moment(s, seat), may_play_limited(s, seat, number))
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


def why_not_use(s: InvasionState, seat: i64, slot: i64) -> list[Message]:
    piece = {"piece": PIECE.say(s.label[slot])}
    if s.controller[slot] != seat:
        return [Message("not_yours", piece)]
    effect = ACTION[s.card[slot]] if s.kind[slot] != DEVELOPMENT else None
    if effect is None:
        return [Message("no_action", piece)]
    reasons: list[Message] = []
    if not effect.works_in(s.zone[slot]):
        reasons.append(Message("wrong_zone", {**piece, "zone": ZONE_NAMES[effect.zone]}))
    if effect.limit and s.used[slot]:
        reasons.append(Message("once_per_turn", piece))
    if effect.own_turn and seat != s.active:
        reasons.append(Message("own_turn_only", {"card": SLUGS[s.card[slot]]}))
    if effect.condition is not None and not effect.condition(s, seat, slot):
        few = Message("few_tokens", {**piece, "tokens": s.tokens[slot], "needed": TOKENS_NEEDED})
        reasons.append(few if s.kind[slot] == QUEST_CARD else Message("not_the_moment", {"card": SLUGS[s.card[slot]]}))
    if effect.pays > purse(s, seat):
        reasons.append(_no_resources(s.card[slot], effect.pays, purse(s, seat)))
    if effect.sacrifice and not sacrifices(s, seat, effect, slot):
        reasons.append(Message("nothing_to_sacrifice", {"card": SLUGS[s.card[slot]]}))
    act_ = EffectContext(seat, s.card[slot], s.uid[slot], s.zone[slot], s.tokens[slot], -1, ())
    return reasons or _why_no_target(s, seat, s.card[slot], act_, purse(s, seat) - effect.pays)


def why_not_develop(s: InvasionState, seat: i64, number: i64) -> list[Message]:
    reasons: list[Message] = []
    if number not in s.hand[seat]:
        reasons.append(Message("not_in_hand", {"card": SLUGS[number]}))
    reasons += _why_not_now(number, moment(s, seat), True)
    if s.marks[seat * MARKS + DEVELOPED]:
        reasons.append(Message("developed_already"))
    return reasons


def why_not_enter(s: InvasionState, seat: i64, number: i64, zone: i64) -> list[Message]:
    found = bars(s, seat, number, zone)
    reasons: list[Message] = []
    if found & WRONG_ZONE:
        reasons.append(Message("zone_only", {"card": SLUGS[number], "zone": ZONE_NAMES[ONLY_ZONE[number]]}))
    if found & SECOND_COPY:
        reasons.append(Message("unique", {"card": SLUGS[number]}))
    if found & SECOND_HERO:
        reasons.append(Message("one_hero", {"zone": ZONE_NAMES[zone]}))
    return reasons


def why_not_declare(s: InvasionState, slot: i64, seat: i64, zone: i64) -> list[Message]:
    """Why a unit can be neither attacker (zone: battlefield) nor defender (zone: the attacked one)."""
    piece = {"piece": PIECE.say(s.label[slot])}
    reasons: list[Message] = []
    if s.controller[slot] != seat:
        reasons.append(Message("not_yours", piece))
    if s.kind[slot] != UNIT:
        reasons.append(Message("no_unit", piece))
    if s.zone[slot] != zone:
        reasons.append(Message("not_there", {**piece, "zone": ZONE_NAMES[zone]}))
    if s.corrupt[slot]:
        reasons.append(Message("is_corrupted", piece))
    if s.decreed[slot]:
        reasons.append(Message("may_not_fight", piece))
    if s.role[slot] != NO_COMBAT:
        reasons.append(Message("declared_already", piece))
    return reasons


# -- decisions with reasons of their own ----------------------------------------------------------------------------


@act.why
@answer.why
def why_not_act(s: InvasionState, action: i64, seat: i64, passes: i64) -> list[Message]:
    verb = verbs.verb_of(action)
    if verb is PLAY:
        return why_not_play(s, seat, PLAY.args(action)[0], -1)
    if verb is DEPLOY:
        number, place = DEPLOY.args(action)
        return why_not_play(s, seat, number, place)
    if verb is DEVELOP:
        return why_not_develop(s, seat, DEVELOP.args(action)[0])
    if verb is USE:
        (label,) = USE.args(action)
        if label not in s.label:
            return [Message("not_in_play", {"piece": PIECE.say(label)})]
        return why_not_use(s, seat, labelled(s, label))
    return []


@declare_attackers.why
def why_not_attack(s: InvasionState, action: i64, seat: i64) -> list[Message]:
    return _why_not_declared(s, JOIN, action, seat, BATTLEFIELD)


@declare_defenders.why
def why_not_defend(s: InvasionState, action: i64, seat: i64) -> list[Message]:
    return _why_not_declared(s, DEFEND, action, seat, s.attacked)


def _why_not_declared(s: InvasionState, verb: Verb, action: i64, seat: i64, zone: i64) -> list[Message]:
    if not verb.has(action):
        return []
    label = verb.first(action)
    if label not in s.label:
        return [Message("not_in_play", {"piece": PIECE.say(label)})]
    return why_not_declare(s, labelled(s, label), seat, zone)


@assign_attack.why
def why_not_assign(s: InvasionState, action: i64, seat: i64, left: i64) -> list[Message]:
    if action == ASSIGN_SECTION.base:
        short = [slot for slot in defenders(s) if s.assigned[slot] < needed_to_destroy(s, slot)]
        return [
            Message(
                "defender_first",
                {"piece": PIECE.say(s.label[slot]), "missing": needed_to_destroy(s, slot) - s.assigned[slot]},
            )
            for slot in short
        ]
    return [Message("damage_left", {"left": left})] if ASSIGN.has(action) else []


@pick.why
def why_not_pick(s: InvasionState, action: int, seat: int, seats: int, time: int) -> list[Message]:
    if verbs.verb_of(action) is not PICK:
        return []
    return [Message("not_in_pack", {"card": CARD.say(PICK.args(action)[0])})]


@remove.why
def why_not_remove(
    s: InvasionState, action: int, seat: int, seats: int, saboteurs: tuple[int, ...], extra: int
) -> list[Message]:
    if verbs.verb_of(action) is not REMOVE:
        return []
    return [Message("not_in_pack", {"card": CARD.say(REMOVE.args(action)[0])})]


@aim.why
@aim_for_tax.why
def why_not_aim(s: InvasionState, action: i64, seat: i64, mode: i64) -> list[Message]:
    """A target that would do but for the tax names it."""
    link = s.chain[-1]
    effect = ACTION[link[L_CARD]]
    if effect is None or not TARGET.has(action):
        return []
    filter_ = effect.targets[0 if effect.extra else len(link) - L_TARGETS]
    return _why_not_target(s, seat, action, link[L_CARD], [*filter_(s, link_act(s, link))], link[L_TARGETS:])


@choose_host.why
@choose_host_for_tax.why
def why_not_host(s: InvasionState, action: i64, seat: i64) -> list[Message]:
    number = s.chain[-1][L_CARD]
    goals = ATTACH_TO[number]
    if goals is None or not TARGET.has(action):
        return []
    return _why_not_target(s, seat, action, number, [*goals(s, EffectContext(seat, number, -1, -1, 0, -1, ()))], ())


def _why_not_target(
    s: InvasionState, seat: i64, action: i64, number: i64, refs: list[int], chosen: tuple[int, ...]
) -> list[Message]:
    slot = labelled(s, TARGET.first(action))
    if slot < 0:
        return []
    piece = {"piece": PIECE.say(s.label[slot])}
    if ref_of(s, slot) in refs:
        due = tax(s, seat, (*chosen, ref_of(s, slot)))
        return [Message("tax_too_high", {**piece, "tax": due, "resources": purse(s, seat)})] if due else []
    return [Message("not_a_target", {**piece, "card": SLUGS[number]})]


# -- everything else ------------------------------------------------------------------------------------------------

WHEN: Final[dict[str, str]] = {
    **dict.fromkeys(["keep", "mulligan"], "only_opening"),
    **dict.fromkeys(["pick", "remove", "capital"], "only_draft"),
    **dict.fromkeys(["pass", "yield", "play", "deploy", "develop", "use"], "only_window"),
    **dict.fromkeys(["target", "target_section", "target_link", "target_discard"], "only_target"),
    **dict.fromkeys(["sacrifice", "corrupt", "hit_all", "move", "take"], "only_effect"),
    **dict.fromkeys(["spend", "pay_x", "pay_for"], "only_pay"),
    "restore": "only_restore",
    "resolve": "only_order",
    "done": "not_done",
    "attack": "only_attack",
    "join": "only_attackers",
    "defend": "only_defenders",
    **dict.fromkeys(["assign", "assign_section"], "only_assign"),
}


def why_not(s: InvasionState, seat: i64, action: i64) -> list[Message]:
    """When the verb is asked for, or why it is asked for but not with this."""
    verb = verbs.verb_of(action)
    if verb not in [verbs.verb_of(option) for option in legal(s, seat)]:
        return [Message(WHEN[verb.name])]
    args = {domain.name: domain.say(value) for domain, value in zip(verb.domains, verb.args(action), strict=True)}
    if "piece" in args:
        known = PIECE[args["piece"]] in s.label
        return [Message("not_a_choice" if known else "not_in_play", {"piece": args["piece"]})]
    if "card" in args:
        return [Message("card_not_there", {"card": args["card"]})]
    if "zone" in args:
        return [Message("zone_not_open", {"zone": args["zone"]})]
    return [Message("not_offered", {"action": verbs.text(action)})]


def _reasoned(own: Callable[..., list[Message]] | None) -> Callable[..., list[Message]]:
    def why(s: InvasionState, action: int, seat: int, *args: Any) -> list[Message]:
        return (own(s, action, seat, *args) if own is not None else []) or why_not(s, seat, action)

    return why


assert choices.SEARCHED  # importing them brings the last decisions
for _frame in FRAMES:
    if _frame.package == PACKAGE and _frame.waits:
        _decision = cast(Decision, _frame)
        _decision.why(_reasoned(_decision.reasons))
