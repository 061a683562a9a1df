"""The present moment of a table as a written position: what a seat may know of it."""

from __future__ import annotations

from functools import partial
from typing import Any

from spieltisch.core.pending import written_frame

from . import vocabulary as v
from .data import (
    CARDS_OF,
    GODS,
    KINDS,
    PIECE_COUNT,
    PIECE_KIND,
    PIECES_OF,
    REGION_COUNT,
    REGIONS,
    TOKENS,
)
from .effects import hand_size
from .position_history import write_history
from .position_schema import HORROR, NO_CARD, PIECES
from .rules import count_at
from .setup import old_world_cards
from .sheet import SHEET
from .state import EMPTY, HORROR_ON_SLOT, ChaosState


def write_position(s: ChaosState, seat: int | None) -> dict[str, Any]:
    """Cards that the seat can not see are only counted."""
    spec: dict[str, Any] = {
        "title": "chaos",
        "gods": [GODS[god] for god in s.god_of],
        "dial_reading": "faq" if s.faq else "rulebook",
        "round": max(s.round, 1),
        "phase": v.PHASE.say(s.phase) if 0 < s.phase < v.PHASE["over"] else "end",
        "regions": {REGIONS[region]: write_region(s, region) for region in range(REGION_COUNT)},
        **SHEET.write(s, "bought"),
        "hands": {GODS[god]: write_hand(s, god, seat) for god in s.god_of},
        "discards": {GODS[god]: [v.CARD.say(card) for card in s.discard[god]] for god in s.god_of},
        "track": [v.OLD_WORLD.say(card) for card in s.track],
        "old_world": s.old_left,
        "old_seen": [v.OLD_WORLD.say(card) for card in gone(s)],
        "pending": [written_frame(row, partial(word_of, s)) for row in s.frames],
    }
    spec |= SHEET.write(s, "sheet", among=s.god_of) | SHEET.write(s, "power", among=s.god_of)
    if s.step >= 0 and v.STEP.say(s.step) != "domination":
        spec["step"] = v.STEP.say(s.step)
    if s.current >= 0:
        spec["current"] = v.OLD_WORLD.say(s.current)
    if has_known_cards_only(s):
        spec["old_cards"] = "known"
    if s.battle_region >= 0:
        spec["battle"] = write_battle(s)
    return {**spec, **write_history(s)}


def write_hand(s: ChaosState, god: int, seat: int | None) -> list[str] | int:
    if seat is None or s.god_of[seat] != god:
        return int(hand_size(s, god))
    return [v.CARD.say(card) for card in CARDS_OF[god] for _ in range(s.hand[card])]


def gone(s: ChaosState) -> list[int]:
    """Old world cards that were seen and lie nowhere any more."""
    cards = list(s.old_seen)
    for card in [*s.track, s.current]:
        if card >= 0:
            cards.remove(card)
    return cards


def has_known_cards_only(s: ChaosState) -> bool:
    cards = sorted(s.old_pool + s.old_seen)
    if cards == sorted(s.box.old_world_cards) or not s.box.known_old_world:
        return False
    return cards == sorted(old_world_cards(s.box, "known", s.seats))


def write_region(s: ChaosState, region: int) -> str:
    parts: dict[str, str] = {}
    for god, name in enumerate(GODS):
        figures = [(count_at(s, region, piece), KINDS[PIECE_KIND[piece]]) for piece in PIECES_OF[god]]
        parts[name] = listed(figures)
    parts["tokens"] = listed([(s.tokens[region * 6 + number], token) for number, token in enumerate(TOKENS)])
    for key, table in (("corruption", s.corruption), ("placed", s.placed)):
        parts[key] = listed([(table[region * 4 + god], name) for god, name in enumerate(GODS)])
    parts["earned"] = ", ".join([name for god, name in enumerate(GODS) if s.marked[region * 4 + god]])
    for key, masks in (("ruiners", s.ruiners), ("killers", s.killers)):
        parts[key] = ", ".join([name for god, name in enumerate(GODS) if masks[region] >> god & 1])
    parts["dominated"] = v.GOD.say(s.dominated[region]) or ""
    slots = [s.slots[region * 2], s.slots[region * 2 + 1]]
    if slots != [EMPTY, EMPTY]:
        names = {EMPTY: NO_CARD, HORROR_ON_SLOT: HORROR}
        parts["cards"] = ", ".join([names.get(card) or v.CARD.say(card) for card in slots])
    if s.ruin[region]:
        card = f"{s.ruin[region]} open" if s.ruin[region] > 0 else str(-s.ruin[region])
        parts["ruined"] = f"{card} round {s.ruin_round[region]}"
    return "; ".join([f"{name}: {text}" for name, text in parts.items() if text])


def listed(rows: list[tuple[int, str]]) -> str:
    return ", ".join([f"{number} {name}" for number, name in rows if number])


def write_battle(s: ChaosState) -> dict[str, Any]:
    return {
        "region": REGIONS[s.battle_region],
        **SHEET.write(s, "battle", among=s.god_of),
        "down": listed([(s.down[piece], PIECES[piece]) for piece in range(PIECE_COUNT)]),
    }


def word_of(s: ChaosState, what: str, value: Any) -> Any:
    """The way back from `position.argument`."""
    if what == "seat":
        return GODS[s.god_of[value]]
    if what in ("god", "killer"):
        return GODS[value]
    if what in ("region", "source"):
        return v.REGION.say(value)
    if what == "regions":
        return [name for region, name in enumerate(REGIONS) if value >> region & 1]
    if what == "piece":
        return PIECES[value]
    lists = {"token": v.TOKEN, "stage": v.ROLL, "card": v.OLD_WORLD, "phase": v.PHASE}
    return lists[what].say(value) if what in lists else value
