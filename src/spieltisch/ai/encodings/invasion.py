"""Warhammer: Invasion, the own side first. Of the other's hand only what was seen to go there is shown."""

from __future__ import annotations

from typing import ClassVar, Final

from spieltisch.ai.titles.invasion import InvasionKnowledge
from spieltisch.core import Choice
from spieltisch.core._native import i64
from spieltisch.games.invasion import vocabulary as v
from spieltisch.games.invasion.chain import act, answer
from spieltisch.games.invasion.combat import (
    assign_attack,
    assign_defence,
    declare_attackers,
    declare_defenders,
    declare_target,
)
from spieltisch.games.invasion.data import CARDS, DEVELOPMENT, RACES, UNIT
from spieltisch.games.invasion.state import ATTACKING, DEFENDING, DRAFTED, InvasionState
from spieltisch.games.invasion.vocabulary import COPIES_IN_PLAY, DEVELOPMENTS

from . import Encoding, Plane, plane, put, put_features

SCALES: Final = [8.0, 8.0, 8.0, 4.0, 4.0, 64.0, 64.0, 8.0, 8.0, 8.0, 16.0, 8.0]  # the features in their order
KINDS: Final = 8  # of decisions, the last for all others
PHASES: Final = len(v.PHASES)

PER_ZONE: Final = 9 + CARDS  # sums, then every card that lies there
POWER_HERE: Final = 0
UNITS_HERE: Final = 1
HIT_POINTS_HERE: Final = 2
CORRUPTED_HERE: Final = 3
ATTACKING_HERE: Final = 4
DEFENDING_HERE: Final = 5
DEVELOPMENTS_HERE: Final = 6
DAMAGE_HERE: Final = 7
BURNING_HERE: Final = 8
OF_ZONES: Final = 4 + len(RACES) + len(SCALES)
PER_SIDE: Final = OF_ZONES + 3 * PER_ZONE
OF_HAND: Final = 2 * PER_SIDE
OF_SEEN: Final = OF_HAND + CARDS
OF_PHASE: Final = OF_SEEN + CARDS
OF_KIND: Final = OF_PHASE + PHASES
OF_ATTACKED: Final = OF_KIND + KINDS
OF_REST: Final = OF_ATTACKED + 3  # whose turn, who began, number of the turn, length of the chain


DECISIONS: Final = [
    *["act", "answer", "declare_target", "declare_attackers", "declare_defenders", "assign_attack", "assign_defence"],
    "other",
]
SUMS: Final = [
    *["power", "units", "hit_points", "corrupted", "attacking", "defending", "developments", "damage", "burning"],
]


def side_planes(name: str, at: int) -> list[Plane]:
    return [
        plane(f"{name}_numbers", at, {"number": ["resources", "deck", "hand", "discards"]}),
        plane(f"{name}_race", at + 4, {"race": RACES}, most=1),
        plane(f"{name}_features", at + 4 + len(RACES), {"feature": InvasionKnowledge.features}),
        plane(f"{name}_zones", at + OF_ZONES, {"zone": v.ZONE.names, "number": SUMS}, PER_ZONE),
        plane(f"{name}_cards", at + OF_ZONES + 9, {"zone": v.ZONE.names, "card": v.CARD.names}, PER_ZONE),
    ]


PLANES: Final = [
    *side_planes("own", 0),
    *side_planes("other", PER_SIDE),
    plane("hand", OF_HAND, {"card": v.CARD.names}, own=True),
    plane("seen_in_other_hand", OF_SEEN, {"card": v.CARD.names}),
    plane("phase", OF_PHASE, {"phase": v.PHASES.names}, most=1),
    plane("decision", OF_KIND, {"decision": DECISIONS}, most=1),
    plane("attacked", OF_ATTACKED, {"zone": v.ZONE.names}, most=1),
    plane("table", OF_REST, {"number": ["own_turn", "began", "turn", "chain"]}),
]


class InvasionEncoding(Encoding):
    size: ClassVar[int] = OF_REST + 4
    outputs: ClassVar[int] = 2
    sides: ClassVar[int] = 2

    def is_fit(self, s: InvasionState) -> bool:
        return s.mode != DRAFTED or s.turn > 0

    def side(self, s: InvasionState, seat: int) -> int:
        return seat

    def kinds(self, domain: Choice, side: int) -> list[int]:
        """A piece by its card and by whose it is; amounts beyond fifteen are all the same."""
        if domain is v.PIECE:
            return [piece_kind(piece, side) for piece in range(domain.size)]
        if domain is v.AMOUNT:
            return [min(amount, 15) for amount in range(domain.size)]
        if domain is v.SIDE:
            return [letter ^ side for letter in range(domain.size)]
        return list(range(domain.size))

    scales: ClassVar[list[float]] = SCALES
    planes: ClassVar[list[Plane]] = PLANES

    def features(self, s: InvasionState, seat: int) -> list[int]:
        return [4 + len(RACES) + place for place in range(len(SCALES))]

    def fill(self, s: InvasionState, seat: int, into: list[int]) -> None:
        for side in range(2):
            at = side * PER_SIDE
            other = seat if side == 0 else 1 - seat
            fill_side(s, other, at, into)
            put_features(into, at + 4 + len(RACES), self.rows[other], SCALES)
        fill_board(s, seat, into)
        for place in range(len(s.hand[seat])):
            into[OF_HAND + s.hand[seat][place]] += 1
        for place in range(len(s.known[1 - seat])):
            into[OF_SEEN + s.known[1 - seat][place]] += 1
        into[OF_PHASE + s.phase] = 1
        into[OF_KIND + kind_of(s)] = 1
        if s.attacked >= 0:
            into[OF_ATTACKED + s.attacked] = 1
        into[OF_REST] = 1 if s.active == seat else 0
        into[OF_REST + 1] = 1 if s.first == seat else 0
        put(into, OF_REST + 2, s.turn)
        put(into, OF_REST + 3, len(s.chain))


def piece_kind(piece: int, side: int) -> int:
    if piece >= v.FIRST_DEVELOPMENT:
        return 2 * CARDS + (1 if (piece - v.FIRST_DEVELOPMENT) // DEVELOPMENTS != side else 0)
    card, rest = piece // (2 * COPIES_IN_PLAY), piece % (2 * COPIES_IN_PLAY)
    return 2 * card + (1 if rest // COPIES_IN_PLAY != side else 0)


def kind_of(s: InvasionState) -> int:
    top = s.top() if s.depth else None
    kinds = (act, answer, declare_target, declare_attackers, declare_defenders, assign_attack, assign_defence)
    for number, kind in enumerate(kinds):
        if top is kind:
            return number
    return KINDS - 1


def fill_side(s: InvasionState, seat: int, at: int, into: list[int]) -> None:
    put(into, at, s.resources[seat])
    into[at + 1] = len(s.deck[seat])
    into[at + 2] = len(s.hand[seat])
    into[at + 3] = len(s.discard[seat])
    into[at + 4 + s.race[seat]] = 1
    for zone in range(3):
        here = at + OF_ZONES + zone * PER_ZONE
        put(into, here + DEVELOPMENTS_HERE, s.developments[seat * 3 + zone])
        put(into, here + DAMAGE_HERE, s.section_damage[seat * 3 + zone])
        into[here + BURNING_HERE] = s.burning[seat * 3 + zone]


def fill_board(s: InvasionState, seat: int, into: list[int]) -> None:
    for slot in range(len(s.zone)):
        zone: i64 = s.zone[slot]
        if zone < 0 or s.kind[slot] == DEVELOPMENT:
            continue
        side: i64 = 0 if s.controller[slot] == seat else 1
        here: i64 = side * PER_SIDE + OF_ZONES + zone * PER_ZONE
        number: i64 = s.card[slot]
        into[here + 9 + number] += 1
        into[here + POWER_HERE] += s.box.power[number]
        if s.kind[slot] != UNIT:
            continue
        into[here + UNITS_HERE] += 1
        into[here + HIT_POINTS_HERE] += max(s.box.hit_points[number] - s.damage[slot], 0)
        if s.corrupt[slot]:
            into[here + CORRUPTED_HERE] += 1
        if s.role[slot] == ATTACKING:
            into[here + ATTACKING_HERE] += s.box.power[number]
        elif s.role[slot] == DEFENDING:
            into[here + DEFENDING_HERE] += max(s.box.hit_points[number] - s.damage[slot], 0)


ENCODING = InvasionEncoding
