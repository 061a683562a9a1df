"""Questions with causes, and what stands at an action before it is taken."""

from __future__ import annotations

from spieltisch.core import BadOption, Cause, Choice, Message

from .ability import ACTION
from .costs import purse, total_cost
from .data import BATTLEFIELD, DEVELOPMENT, SLUGS, UNIT
from .reasons import why_not_declare, why_not_play, why_not_use
from .rules import labelled
from .shapes import InvasionAction
from .state import InvasionState
from .values import combat_damage, hit_points_left, needed_to_destroy, power, section_hit_points, toughness, zone_power
from .vocabulary import (
    ASSIGN,
    CARD,
    DEFEND,
    DEPLOY,
    JOIN,
    PIECE,
    PLACE,
    PLAY,
    SIDE,
    USE,
    ZONE,
    verbs,
)

QUESTIONS: dict[str, tuple[Choice, ...]] = {
    "cost": (CARD,),
    "power": (PIECE,),
    "zone_power": (SIDE, ZONE),
    "hit_points": (PIECE,),
    "toughness": (PIECE,),
    "section": (SIDE, ZONE),
    "why_not_play": (CARD, PLACE),
    "why_not_play_tactic": (CARD,),
    "why_not_use": (PIECE,),
    "why_not_attack": (PIECE,),
    "why_not_defend": (PIECE,),
}


def answer_question(s: InvasionState, seat: int | None, question: str, args: list[str]) -> list[Cause]:
    causes: list[Cause] = []
    if question == "zone_power":
        zone_power(s, SIDE[args[0]], ZONE[args[1]], causes)
    elif question == "section":
        side, zone = SIDE[args[0]], ZONE[args[1]]
        section_hit_points(s, side, zone, causes)
        causes.append(Cause("damage", -s.section_damage[side * 3 + zone], {"zone": args[1]}))
    elif question in ("cost", "why_not_play", "why_not_play_tactic"):
        if seat is None:
            raise BadOption(Message("only_players_ask"))
        _about_card(s, seat, question, args, causes)
    else:
        _about_piece(s, seat, question, args[0], causes)
    return causes


def _about_card(s: InvasionState, seat: int, question: str, args: list[str], causes: list[Cause]) -> None:
    number = CARD[args[0]]
    if question == "cost":
        total_cost(s, seat, number, causes)
    else:
        place = PLACE[args[1]] if question == "why_not_play" else -1
        causes += _as_causes(why_not_play(s, seat, number, place))


def _about_piece(s: InvasionState, seat: int | None, question: str, piece: str, causes: list[Cause]) -> None:
    label = PIECE[piece]
    if label not in s.label:
        raise BadOption(Message("not_in_play", {"piece": piece}))
    slot = labelled(s, label)
    if s.kind[slot] == DEVELOPMENT:
        raise BadOption(Message("lies_face_down"))
    if question == "power":
        power(s, slot, causes)
    elif question == "hit_points":
        hit_points_left(s, slot, causes)
    elif question == "toughness":
        toughness(s, slot, causes)
    elif question == "why_not_attack":
        causes += _as_causes(why_not_declare(s, slot, s.controller[slot], BATTLEFIELD))
    elif question == "why_not_defend":
        causes += _as_causes(why_not_declare(s, slot, s.controller[slot], max(s.attacked, 0)))
    elif seat is not None:
        causes += _as_causes(why_not_use(s, seat, slot))


def _as_causes(reasons: list[Message]) -> list[Cause]:
    return [Cause(reason.key, 0, reason.args) for reason in reasons]


def annotate(s: InvasionState, seat: int, action: int) -> InvasionAction:
    """Price and forecast of an action."""
    verb = verbs.verb_of(action)
    if verb is PLAY or verb is DEPLOY:
        number = verb.args(action)[0]
        cost = total_cost(s, seat, number)
        return {"cost": cost, "left": purse(s, seat) - cost}
    if verb is USE:
        slot = labelled(s, USE.first(action))
        effect = ACTION[s.card[slot]]
        return {"cost": effect.pays, "card": SLUGS[s.card[slot]]} if effect is not None else {}
    if verb is JOIN or verb is DEFEND:
        slot = labelled(s, verb.first(action))
        return {"power": combat_damage(s, slot), "hit_points": hit_points_left(s, slot)}
    if verb is ASSIGN:
        label, amount = ASSIGN.args(action)
        slot = labelled(s, label)
        if s.kind[slot] == UNIT:
            needed = needed_to_destroy(s, slot) - s.assigned[slot]
            return {"needed": max(needed, 0), "lethal": amount >= needed}
    return {}
