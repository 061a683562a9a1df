"""What each seat may see, built up from nothing, and a sample of what it can not see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from spieltisch.core import Cause, Chance, Message

from .calls import calls
from .choices import SEARCHED, take_support
from .costs import purse, total_cost
from .data import (
    CAPITAL_HIT_POINTS,
    CARDS,
    DEVELOPMENT,
    DRAFT_CARD,
    NEUTRAL,
    ORDER_RACES,
    RACE,
    SIDE,
    TACTIC,
    TYPE,
    TYPES,
    UNIT,
    ZONE_NAMES,
    ZONES,
)
from .decks import COPIES, without_surplus
from .draft_view import draft_view, resample_draft
from .links import KINDS, L_CARD, L_KIND, L_NUMBER, L_PLACE, L_SEAT, L_SOURCE, L_TARGETS, L_X
from .reasons import why_blocked, why_not_yet
from .rules import (
    FITS_ANYWHERE,
    REF_CARD,
    REF_DISCARD,
    REF_LINK,
    attackers,
    defenders,
    is_attachment,
    may_play_limited,
    moment,
    slot_at,
    slot_of,
)
from .shapes import (
    CardView,
    FightView,
    HandCard,
    InvasionView,
    LinkView,
    OwnView,
    PublicView,
    Role,
    SeatView,
    TargetView,
    ZoneView,
)
from .state import DEVELOPED, DRAFTED, DRAW, LIMITED_PLAYED, MARKS, NOBODY, SECRET, InvasionState
from .values import (
    counterstrike,
    hit_points,
    hit_points_left,
    is_scout,
    needed_to_destroy,
    power,
    section_hit_points,
    section_left,
    side_damage,
    toughness,
    zone_power,
)
from .vocabulary import CARD, PHASES, PIECE, PLACE, SEAT_LETTERS, STEPS, UNTIL
from .vocabulary import RACE as RACE_NAME

IS_PLAIN: Final = [  # a permanent that may come into every zone
    bool(FITS_ANYWHERE[number]) and TYPE[number] != TACTIC and not is_attachment(number) for number in range(CARDS)
]
ROLES: Final[tuple[Role, ...]] = ("", "attacking", "defending")


def split_view(s: InvasionState, seats: Sequence[int | None]) -> tuple[PublicView, list[OwnView]]:
    """Hands, searches and what lies under own developments are for one pair of eyes."""
    rows = [_seat(s, other) for other in (0, 1)]
    cards = {slot: _card(s, slot) for slot, zone in enumerate(s.zone) if zone >= 0}
    return _public(s), [_own(s, seat, rows, cards) for seat in seats]


def _own(s: InvasionState, seat: int | None, rows: list[SeatView], cards: dict[int, CardView]) -> OwnView:
    if s.mode == SECRET and seat is not None and s.depth:
        rows = [{**row, "list": _list(s, other)} if other == seat else row for other, row in enumerate(rows)]
    return {
        "seats": rows,
        "cards": [_with_face(s, slot, card, seat) for slot, card in cards.items()],
        "laying": CARD.say(s.laying) if s.laying >= 0 and seat == s.active else None,
        "hand": None if seat is None else _hand(s, seat),
        "looking": looking(s, seat),
        "draft": draft_view(s, seat),
    }


def full_view(s: InvasionState, front: int) -> InvasionView:
    """What lies face down and both hands: the other seat's stands where everybody reads what is known of it."""
    public, (own,) = split_view(s, [front])
    own["cards"] = [
        _with_face(s, slot, card, s.controller[slot])
        for slot, card in zip([slot for slot, zone in enumerate(s.zone) if zone >= 0], own["cards"], strict=True)
    ]
    own["seats"] = [
        {**row, "known": [CARD.say(number) for number in sorted(s.hand[seat])], "list": _list(s, seat)}
        for seat, row in enumerate(own["seats"])
    ]
    return {**public, **own}


def _list(s: InvasionState, seat: int) -> list[str] | None:
    return [CARD.names[number] for number in s.lists[seat]] if s.lists[seat] else None


def _public(s: InvasionState) -> PublicView:
    return {
        "turn": s.turn,
        "active": s.active,
        "first": s.first,
        "phase": PHASES.say(s.phase),
        "step": STEPS.say(s.step),
        "attacked": None if s.attacked < 0 else ZONE_NAMES[s.attacked],
        "fight": fight(s),
        "assigned_to_section": s.section_assigned,
        "valaya": bool(s.valaya),
        "winner": None if s.winner == NOBODY else "draw" if s.winner == DRAW else s.winner,
        "chain": [_link(s, link) for link in s.chain],
        "revealed": [CARD.say(number) for number in s.revealed],
        "found": CARD.say(s.found),
        "calls": calls(s),
    }


def fight(s: InvasionState) -> FightView | None:
    striking = attackers(s)
    return {"attack": side_damage(s, striking), "defence": side_damage(s, defenders(s))} if len(striking) else None


def _seat(s: InvasionState, seat: int) -> SeatView:
    marks = seat * MARKS
    return {
        "side": SEAT_LETTERS[seat],
        "race": RACE_NAME.say(s.race[seat]),
        "alignment": "order" if s.race[seat] in ORDER_RACES else "destruction",
        "resources": s.resources[seat],
        "purse": purse(s, seat),
        "deck": len(s.deck[seat]),
        "hand": len(s.hand[seat]),
        "known": [CARD.say(number) for number in sorted(s.known[seat])],
        "discard": [CARD.say(number) for number in s.discard[seat]],
        "symbols": {RACE_NAME.say(race): s.symbols[seat * 6 + race] for race in range(6)},
        "zones": [_zone(s, seat, zone) for zone in ZONES],
        "list": None if s.mode == SECRET and s.depth else _list(s, seat),
        "developed": bool(s.marks[marks + DEVELOPED]),
        "limited_played": bool(s.marks[marks + LIMITED_PLAYED]),
        "yield": None if s.yields[seat] < 0 else UNTIL.say(s.yields[seat]),
    }


def _zone(s: InvasionState, seat: int, zone: int) -> ZoneView:
    where = seat * 3 + zone
    return {
        "zone": ZONE_NAMES[zone],
        "power": zone_power(s, seat, zone),
        "hit_points": section_hit_points(s, seat, zone),
        "printed": CAPITAL_HIT_POINTS,
        "damage": s.section_damage[where],
        "burning": bool(s.burning[where]),
        "developments": s.developments[where],
        "attacked": s.attacked == zone and seat != s.active,
        "fate": _fate(s, seat, zone),
    }


def _fate(s: InvasionState, seat: int, zone: int) -> Literal["burns", "if-lost"] | None:
    left = section_left(s, seat, zone)
    if not s.section_assigned or s.attacked != zone or seat == s.active or not left:
        return None
    if s.section_assigned >= left:
        return "burns"
    aimed = [slot_at(s, ref) for link in s.chain for ref in link[L_TARGETS:]]
    shaky = [slot for slot in aimed if slot >= 0 and s.kind[slot] == DEVELOPMENT and s.controller[slot] == seat]
    return "if-lost" if s.section_assigned >= left - 1 and zone in [s.zone[slot] for slot in shaky] else None


def _with_face(s: InvasionState, slot: int, card: CardView, viewer: int | None) -> CardView:
    """Who controls a development may look at it."""
    if s.kind[slot] != DEVELOPMENT or s.controller[slot] != viewer:
        return card
    return {**card, "card": CARD.say(s.card[slot])}


def _card(s: InvasionState, slot: int) -> CardView:
    hidden = s.kind[slot] == DEVELOPMENT
    seen: CardView = {
        "piece": PIECE.say(s.label[slot]),
        "kind": TYPES[s.kind[slot]],
        "card": None if hidden else CARD.say(s.card[slot]),
        "owner": s.owner[slot],
        "controller": s.controller[slot],
        "zone": ZONE_NAMES[s.zone[slot]],
    }
    if hidden:
        return seen
    seen.update(
        {
            "power": power(s, slot),
            "corrupted": bool(s.corrupt[slot]),
            "host": PIECE.say(s.label[s.host[slot]]) if s.host[slot] >= 0 else None,
            "tokens": s.tokens[slot],
            "used": bool(s.used[slot]),
        }
    )
    if s.kind[slot] == UNIT:
        seen.update(
            {
                "bonus": _from_attachments(s, slot) if slot in s.host else 0,
                "hit_points": hit_points(s, slot),
                "left": hit_points_left(s, slot),
                "damage": s.damage[slot],
                "toughness": toughness(s, slot),
                "counterstrike": counterstrike(s, slot),
                "scout": is_scout(s, slot),
                "quest": PIECE.say(s.label[s.quest[slot]]) if s.quest[slot] >= 0 else None,
                "role": ROLES[s.role[slot]],
                "assigned": s.assigned[slot],
                "dies": s.assigned[slot] > 0 and s.assigned[slot] >= needed_to_destroy(s, slot),
                "may_not_fight": bool(s.decreed[slot]),
                "doomed": bool(s.doomed[slot]),
            }
        )
    return seen


def _from_attachments(s: InvasionState, slot: int) -> int:
    causes: list[Cause] = []
    power(s, slot, causes)
    return sum([cause.value for cause in causes if cause.key == "attachment"])


def _link(s: InvasionState, link: tuple[int, ...]) -> LinkView:
    source = slot_of(s, link[L_SOURCE]) if link[L_SOURCE] >= 0 else -1
    return {
        "link": link[L_NUMBER],
        "seat": link[L_SEAT],
        "card": CARD.say(link[L_CARD]),
        "kind": KINDS[link[L_KIND]],
        "place": PLACE.say(link[L_PLACE]),
        "x": link[L_X],
        "source": PIECE.say(s.label[source]) if source >= 0 else None,
        "targets": [_target(s, ref) for ref in link[L_TARGETS:]],
    }


def _target(s: InvasionState, ref: int) -> TargetView:
    kind = ref & 3
    if kind == REF_CARD:
        slot = slot_of(s, ref >> 2)
        return {"piece": PIECE.say(s.label[slot]) if slot >= 0 else None}
    if kind == REF_LINK:
        return {"link": ref >> 2}
    if kind == REF_DISCARD:
        return {"discarded": CARD.say(ref >> 2)}
    return {"seat": (ref >> 2) // 3, "zone": ZONE_NAMES[(ref >> 2) % 3]}


def _hand(s: InvasionState, seat: int) -> list[HandCard]:
    """With why a card can not be played right now, for the tag when it is dimmed."""
    spare, when = purse(s, seat), moment(s, seat)
    cards: list[HandCard] = []
    for number in s.hand[seat]:
        cost = total_cost(s, seat, number)
        if IS_PLAIN[number]:
            cards.append(_plain_card(number, when, may_play_limited(s, seat, number), cost, min(spare, cost)))
        else:
            cards.append(_hand_card(number, cost, spare, why_blocked(s, seat, number, cost, spare)))
    return cards


@lru_cache(10_000)
def _plain_card(number: int, when: int, may_play: bool, cost: int, spare: int) -> HandCard:
    """Most cards of most hands, and what is said of them hardly ever changes."""
    return _hand_card(number, cost, spare, why_not_yet(number, when, may_play, cost, spare))


def _hand_card(number: int, cost: int, spare: int, reasons: list[Message]) -> HandCard:
    blocked = [why.to_json() for why in reasons]
    return {"card": CARD.say(number), "cost": cost, "missing": max(cost - spare, 0), "blocked": blocked}


# -- what a seat can not see ----------------------------------------------------------------------------------------


def sample(s: InvasionState, seat: int, chance: Chance) -> InvasionState:
    """Piles are sorted before they are shuffled: what is imagined depends on chance and on what the seat knows only."""
    t = s.copy()
    t.deck, t.hand = [pile[:] for pile in t.deck], [pile[:] for pile in t.hand]
    if s.mode == DRAFTED:
        resample_draft(t, seat, chance)
    if not _is_searching(s, seat):
        t.deck[seat].sort()
        chance.shuffle(t.deck[seat])
    _resample_opponent(t, 1 - seat, chance)
    return t


def looking(s: InvasionState, seat: int | None) -> list[str] | None:
    """The cards on top of the own deck that the seat is searching."""
    if seat is None or not _is_searching(s, seat):
        return None
    return [CARD.names[number] for number in s.deck[seat][-SEARCHED:]]


def _is_searching(s: InvasionState, seat: int) -> bool:
    """The seat looks at the top of its deck right now."""
    return s.is_top(take_support) and s.argument(0) == seat


def _resample_opponent(t: InvasionState, other: int, chance: Chance) -> None:
    """Hand, deck, face-down cards and neutrals dealt to nobody change places; what was seen to be in hand stays."""
    hidden = [slot for slot, kind in enumerate(t.kind) if kind == DEVELOPMENT and t.controller[slot] == other]
    hidden = [slot for slot in hidden if t.zone[slot] >= 0]
    known = t.known[other]
    hand = t.hand[other][:]
    for number in known:
        hand.remove(number)
    pool = t.deck[other] + hand + [t.card[slot] for slot in hidden]
    if t.laying >= 0 and t.active == other:
        pool.append(t.laying)
    if t.lists[other]:
        pool = _imagined_deck(t, other, pool, chance) if t.mode == SECRET else pool
    elif t.mode != DRAFTED:
        pool = _swap_neutrals(t, pool, chance)
    pool.sort()
    chance.shuffle(pool)
    for slot in hidden:
        t.card[slot] = pool.pop()
    if t.laying >= 0 and t.active == other:
        t.laying = pool.pop()
    t.hand[other] = known + [pool.pop() for _ in hand]
    t.deck[other] = pool


def _swap_neutrals(t: InvasionState, pool: list[int], chance: Chance) -> list[int]:
    neutral = [number for number in pool if RACE[number] == NEUTRAL and SIDE[number] < 0] + t.aside
    rest = [number for number in pool if RACE[number] != NEUTRAL or SIDE[number] >= 0]
    neutral.sort()
    chance.shuffle(neutral)
    count = len(t.aside)
    t.aside = neutral[:count]
    return rest + neutral[count:]


def _imagined_deck(t: InvasionState, other: int, pool: list[int], chance: Chance) -> list[int]:
    """As many cards as are hidden, of the races that were seen to serve there; nobody brings more than three copies."""
    shown = list(t.lists[other])
    for number in pool:
        shown.remove(number)
    races = {t.race[other], NEUTRAL, *[RACE[number] for number in shown]}
    side = 0 if t.race[other] in ORDER_RACES else 1
    likely: list[int] = []
    strange: list[int] = []
    for number in range(CARDS):
        if TYPE[number] != DRAFT_CARD and SIDE[number] in (side, -1):
            copies = [number] * (COPIES - shown.count(number))
            if RACE[number] in races:
                likely += copies
            else:
                strange += copies
    chance.shuffle(likely)
    chance.shuffle(strange)
    deck = without_surplus(likely + strange, shown)[: len(pool)]
    lists = [*t.lists]
    lists[other] = tuple(sorted(shown + deck))
    t.lists = tuple(lists)
    return deck
