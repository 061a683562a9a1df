"""Written positions: a short human-readable table becomes a state with its pending frames. See docs/chaos.md."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import BadOption, Ints, Step

from . import end_phase as ends
from . import vocabulary as v
from .board import put
from .data import (
    CARD_COPIES,
    CARD_GOD,
    CARD_IDS,
    FOLLOWERS,
    GODS,
    KIND_COUNT,
    KINDS,
    OLD_WORLD_CARDS,
    OLD_WORLD_DECK,
    PIECE_AT,
    PIECE_STOCK,
    PLAIN,
    REGIONS,
    TOKENS,
    UPGRADE_IDS,
    UPGRADE_POWER,
)
from .flow import CORRUPTION, END, SUMMONING, begin_phase, corruption_step, from_upgrades, next_round
from .setup import IN_ORDER, chaos_deck, gods_named, lay_out, seat_gods
from .state import EMPTY, HORROR_ON_SLOT, ChaosState
from .summoning import end_summoning, next_turn

FIGURES: Final = [str(follower["id"]) for follower in FOLLOWERS]
HORROR: Final = "horror"

KEYS: Final = {
    "gods", "dial_reading", "round", "phase", "step", "turn", "then", "regions", "power", "vp", "dial", "counters",
    "peasants", "hands", "decks", "discards", "upgrades", "track", "old_world",
}  # fmt: skip

END_STEPS: Final[list[tuple[str, Step]]] = [
    ("chaos_cards", ends.remove_chaos_cards),
    ("heroes", ends.resolve_heroes),
    ("old_world_cards", ends.resolve_old_world_cards),
    ("ruined_regions", ends.score_ruined_regions),
    ("dials", ends.turn_dials),
    ("game_end", ends.game_end),
]


def position_state(spec: dict[str, Any]) -> ChaosState:
    odd = sorted(set(spec) - KEYS - {"title"})
    if odd:
        raise BadOption(f"a position of chaos has no {', '.join(odd)}; it has {', '.join(sorted(KEYS))}")
    s = ChaosState()
    seat_gods(s, gods_named(spec.get("gods", IN_ORDER)) or [0, 1, 2, 3])
    s.faq = spec.get("dial_reading", "faq") == "faq"
    s.round = int(spec.get("round", 1))
    lay_out(s)
    for name, text in spec.get("regions", {}).items():
        lay_region(s, index(REGIONS, name, "region"), parts_of(text))
    for upgrade in spec.get("upgrades", []):
        s.upgrades |= 1 << index(UPGRADE_IDS, upgrade, "upgrade")
    by_god(spec, "vp", s.vp)
    by_god(spec, "dial", s.dial)
    by_god(spec, "counters", s.counters)
    by_god(spec, "peasants", s.peasants)
    s.supply[TOKENS.index("peasant")] -= sum(s.peasants)
    deal(s, spec)
    lay_old_world(s, spec)
    for god in s.god_of:
        s.power[god] += from_upgrades(s, god, UPGRADE_POWER)
    s.power_start = s.power[:]
    by_god(spec, "power", s.power)
    check_supplies(s)
    push_frames(s, spec)
    return s


def index(names: list[str], name: str, what: str) -> int:
    if name not in names:
        raise BadOption(f"{name!r} is no {what} of chaos")
    return names.index(name)


def by_god(spec: dict[str, Any], key: str, numbers: Ints) -> None:
    for name, number in spec.get(key, {}).items():
        numbers[index(GODS, name, "god")] = int(number)


# -- regions


def parts_of(text: str | dict[str, str]) -> dict[str, str]:
    """`nurgle: leper, 2 plaguebearer; tokens: noble` as a dict, unless it is one already."""
    if isinstance(text, dict):
        return text
    parts = [part.partition(":") for part in text.split(";") if part.strip()]
    return {name.strip(): value.strip() for name, _, value in parts}


def counted(text: str) -> list[tuple[int, str]]:
    """`noble, 2 peasant` -> [(1, noble), (2, peasant)]; the number may stand on either side."""
    rows: list[tuple[int, str]] = []
    for item in text.split(","):
        words = item.split()
        numbers = [int(word) for word in words if word.isdecimal()]
        names = [word for word in words if not word.isdecimal()]
        if len(names) > 1 or len(numbers) > 1:
            raise BadOption(f"{item.strip()!r}: write a number and a name, or a name")
        if names:
            rows.append((numbers[0] if numbers else 1, names[0]))
    return rows


def lay_region(s: ChaosState, region: int, parts: dict[str, str]) -> None:
    for name, value in parts.items():
        if name in GODS:
            for number, figure in counted(value):
                for _ in range(number):
                    lay_figure(s, region, piece_named(GODS.index(name), figure))
        elif name == "tokens":
            for number, token in counted(value):
                s.tokens[region * 6 + index(TOKENS, token, "token")] += number
                s.supply[TOKENS.index(token)] -= number
        elif name == "corruption":
            for number, god in counted(value):
                s.corruption[region * 4 + index(GODS, god, "god")] += number
        elif name == "cards":
            for place, card in enumerate(value.split(",")):
                lay_card(s, region * 2 + place, card.strip())
        elif name == "ruined":
            number = int(value.split()[0])
            s.ruin[region] = number if "open" in value else -number
            s.ruin_round[region] = s.round
        else:
            raise BadOption(f"a region has gods, tokens, corruption, cards and ruined, not {name!r}")


def piece_named(god: int, name: str) -> int:
    """`leper` or `cultist` of the god; `charmed_leper` and other states by their kind."""
    if name in FIGURES and FIGURES.index(name) // 3 == god:
        return PLAIN[FIGURES.index(name)]
    piece = PIECE_AT[god * KIND_COUNT + index(KINDS, name, "figure")]
    if piece < 0:
        raise BadOption(f"{GODS[god]} has no {name}")
    return piece


def lay_figure(s: ChaosState, region: int, piece: int) -> None:
    s.reserve[PIECE_STOCK[piece]] -= 1
    put(s, piece, region)


def lay_card(s: ChaosState, place: int, name: str) -> None:
    if name == HORROR:
        s.slots[place] = HORROR_ON_SLOT
    elif name and name != "-":
        s.slots[place] = index(CARD_IDS, name, "card")


# -- cards


def deal(s: ChaosState, spec: dict[str, Any]) -> None:
    """Hands and discard piles as written; the deck is the rest, unless it is written too."""
    for god in s.god_of:
        name = GODS[god]
        hand = [index(CARD_IDS, card, "card") for card in spec.get("hands", {}).get(name, [])]
        s.discard[god] = tuple([index(CARD_IDS, card, "card") for card in spec.get("discards", {}).get(name, [])])
        for card in hand:
            s.hand[card] += 1
        used = [*hand, *s.discard[god], *[card for card in s.slots if card not in (EMPTY, HORROR_ON_SLOT)]]
        if "decks" in spec and name in spec["decks"]:
            deck = [index(CARD_IDS, card, "card") for card in spec["decks"][name]]
        else:
            deck = chaos_deck(god)
            for card in used:
                if CARD_GOD[card] == god:
                    if card not in deck:
                        raise BadOption(f"there are only {CARD_COPIES[card]} copies of {CARD_IDS[card]}")
                    deck.remove(card)
        s.deck[god] = tuple(deck)
        if any(CARD_GOD[card] != god for card in [*hand, *s.discard[god], *s.deck[god]]):
            raise BadOption(f"{name} holds a card of another god")


def lay_old_world(s: ChaosState, spec: dict[str, Any]) -> None:
    for place, name in enumerate(spec.get("track", [])):
        if name:
            s.track[place] = v.OLD_WORLD[name]
            s.old_seen += (s.track[place],)
    if "old_world" in spec:
        s.old_pool = tuple([v.OLD_WORLD[name] for name in spec["old_world"]])
        s.old_left = len(s.old_pool)
        return
    unseen = list(OLD_WORLD_CARDS)
    for card in s.old_seen:
        unseen.remove(card)
    s.old_pool = tuple(unseen)
    s.old_left = max(OLD_WORLD_DECK[s.seats] - s.round, 0)


def check_supplies(s: ChaosState) -> None:
    for stock, number in enumerate(s.reserve):
        if number < 0 and s.seat_of[stock // 3] >= 0:
            raise BadOption(f"too many figures: {FIGURES[stock]}")
        if number < 0:
            raise BadOption(f"{GODS[stock // 3]} does not play")
    for token, number in enumerate(s.supply):
        if number < 0:
            raise BadOption(f"too many tokens: {TOKENS[token]}")


# -- what happens next


def push_frames(s: ChaosState, spec: dict[str, Any]) -> None:
    phase = v.PHASE.numbers.get(spec.get("phase", "summoning"), 0)
    if not 1 <= phase <= END:
        raise BadOption(f"phase is one of {', '.join(v.PHASE.names[1:-1])}")
    then = spec.get("then", "continue")
    goes_on = then == "continue"
    if goes_on:
        s.push(next_round)
    last = END if goes_on else phase if then == "stop" else v.PHASE.numbers.get(then, 0)
    if last < phase:
        raise BadOption("then is continue, stop, or the phase after which to stop")
    for later in range(last, phase, -1):
        s.push(begin_phase, later)
    if "step" in spec:
        push_steps(s, phase, spec["step"], then != "stop")
    elif phase == SUMMONING:
        s.phase = phase
        s.push(end_summoning)
        s.push(next_turn, index(GODS, spec.get("turn", GODS[0]), "god"))
    else:
        s.push(begin_phase, phase)


def push_steps(s: ChaosState, phase: int, name: str, goes_on: bool) -> None:
    s.phase = phase
    if phase == CORRUPTION and name == "corruption":
        s.push(corruption_step)
        return
    names = [step_name for step_name, _ in END_STEPS]
    if phase != END or name not in names:
        raise BadOption(f"a position begins at the corruption step, or in the end phase at {', '.join(names)}")
    following = END_STEPS[names.index(name) :] if goes_on else [END_STEPS[names.index(name)]]
    for _, frame in reversed(following):
        s.push(frame)
