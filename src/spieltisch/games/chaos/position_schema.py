"""What a written position may say: one shape, and the checks of the whole that no shape can make."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, Final

from spieltisch.core import BadOption, Message
from spieltisch.core.pending import Pending
from spieltisch.core.schema import (
    Either,
    Exactly,
    Parts,
    Record,
    Row,
    Shape,
    TableShape,
    Text,
    Truth,
    Whole,
    Word,
    Written,
    at,
    at_most,
    check,
    guess,
    refusal,
    step_into,
    unexpected,
)

from . import vocabulary as v
from .box import ChaosBox
from .data import (
    CARD_GOD,
    CARD_IDS,
    CARDS_OF,
    FOLLOWERS,
    GODS,
    IS_ENTRENCHED,
    KIND_COUNT,
    KINDS,
    OLD_WORLD_DECK,
    OLD_WORLD_IDS,
    PACKAGE,
    PIECE_AT,
    PIECE_COUNT,
    PIECE_GOD,
    PIECE_KIND,
    PIECE_OWNER,
    PIECE_STOCK,
    PLAIN,
    REGIONS,
    RUINS_TO_END,
    STAYS_AFTER_KILL,
    STOCK,
    SUPPLY,
    TOKENS,
    VICTORY_TICK,
)
from .position_history import BATTLES, HISTORY, SCORES
from .setup import gods_named, old_world_cards
from .sheet import SHEET

FIGURES: Final = [str(follower["id"]) for follower in FOLLOWERS]
HORROR: Final = "horror"
NO_CARD: Final = "-"
MOST_CARDS: Final = 8 * len(OLD_WORLD_IDS)  # as many as a pack can bring
MOST_CORRUPTION: Final = 99  # the supply has no end; twelve tokens ruin a region
REGION_PARTS: Final = (
    *GODS,
    "tokens",
    "corruption",
    "cards",
    "ruined",
    "ruiners",
    "killers",
    "dominated",
    "placed",
    "earned",
)
STEPS: Final = [name for name in v.STEP.names if name != "domination"]
PIECES: Final = [f"{GODS[PIECE_GOD[piece]]}/{KINDS[PIECE_KIND[piece]]}" for piece in range(PIECE_COUNT)]

GOD: Final = Word(GODS)
REGION: Final = Word(REGIONS)
CARD: Final = Word(CARD_IDS)
OLD_WORLD: Final = Word(OLD_WORLD_IDS)

# -- what is still to come: the frames of a table, each with its arguments in words

ARGUMENTS: Final[dict[str, Shape]] = {
    "seat": GOD,
    "god": GOD,
    "killer": GOD,
    "region": REGION,
    "source": Either(REGION, Exactly(None)),
    "regions": Row(REGION, 1, len(REGIONS), distinct=True),
    "classes": Whole(1, 7),
    "token": Word(TOKENS),
    "stage": Word(v.ROLL.names),
    "card": OLD_WORLD,
    "piece": Word(PIECES),
    "place": Whole(0, 2 * len(REGIONS) - 1),
    "phase": Word(v.PHASE.names[1:-1]),
    "number": Whole(0, 30),
    "left": Whole(1, 30),
    "amount": Whole(1, 9),
    "hits": Whole(0, 300),
    "sixes": Whole(0, 300),
    "may_decline": Truth(),
}


# -- a region: `nurgle: leper, 2 plaguebearer; tokens: noble; cards: rain_of_pus`, as one text or part by part


def parts_of(text: str | dict[str, str]) -> dict[str, str]:
    if isinstance(text, dict):
        return text
    parts = [part.partition(":") for part in text.split(";") if part.strip()]
    return {name.strip(): value.strip() for name, _, value in parts}


def counted(text: str) -> list[tuple[int, str]]:
    """`noble, 2 peasant` -> [(1, noble), (2, peasant)]; the number may stand on either side."""
    rows: list[tuple[int, str]] = []
    for item in text.split(","):
        words = item.split()
        numbers = [int(word) for word in words if is_number(word)]
        names = [word for word in words if not is_number(word)]
        if len(names) > 1 or len(numbers) > 1:
            raise BadOption(Message("number_and_name", {"word": item.strip()[:40]}))
        if names:
            rows.append((numbers[0] if numbers else 1, names[0]))
    return rows


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 4


def piece_named(god: int, name: str) -> int:
    """`leper` or `cultist` of the god; `charmed_leper` and other states by their kind. -1 if there is none."""
    if name in FIGURES:
        return int(PLAIN[FIGURES.index(name)]) if FIGURES.index(name) // 3 == god else -1
    return int(PIECE_AT[god * KIND_COUNT + KINDS.index(name)]) if name in KINDS else -1


def figures_of(god: str) -> list[str]:
    number = GODS.index(god)
    return [name for name in [*FIGURES, *KINDS] if piece_named(number, name) >= 0]


class RegionText(Shape):
    def __init__(self) -> None:
        super().__init__("core-text_like", example="nurgle: leper; tokens: 2 noble")

    def fits(self, value: object) -> bool:
        return isinstance(value, (str, dict))

    def value_faults(self, value: Any, path: str) -> list[Message]:
        if isinstance(value, dict):
            found = Record(**{part: Text() for part in REGION_PARTS}).faults(value, path)
            if found:
                return found
        return [fault for name, text in parts_of(value).items() for fault in part_faults(name, text, path)]


def part_faults(name: str, text: str, path: str) -> list[Message]:
    here = step_into(path, name)
    if name not in REGION_PARTS:
        return [at(here, guess(name, REGION_PARTS))]
    if name == "cards":
        cards = [card.strip() for card in text.split(",")]
        return Row(Word([*CARD_IDS, HORROR, NO_CARD, ""]), 0, 2).faults(cards, here)
    if name == "ruined":
        return ruin_faults(text, here)
    try:
        rows = counted(text)
    except BadOption as fault:
        return [at(here, reason) for reason in fault.reasons]
    words = figures_of(name) if name in GODS else TOKENS if name == "tokens" else GODS
    return [at(here, guess(word, words)) for _, word in rows if word not in words]


def ruin_faults(text: str, path: str) -> list[Message]:
    card, _is_open, in_round = ruin_of(text)
    if 1 <= card <= RUINS_TO_END and in_round <= max(OLD_WORLD_DECK.values()):
        return []
    return [unexpected(path, Text(f"{RUINS_TO_END} open round 2").wanted, text)]


def ruin_of(text: str) -> tuple[int, bool, int]:
    """`3 open round 2`: the card, whether it is still to be scored, and when the region fell; 0 for no such text."""
    found = re.fullmatch(r"\s*(\d)(\s+open)?(?:\s+round\s+(\d))?\s*", text, re.ASCII)
    return (int(found[1]), bool(found[2]), int(found[3] or 0)) if found else (0, False, 0)


def down_faults(text: str) -> list[Message]:
    try:
        return [guess(name, PIECES) for _, name in counted(text) if name not in PIECES]
    except BadOption as fault:
        return [*fault.reasons]


HAND: Final = Either(Row(CARD, 0, 24), Whole(0, 24))
CARDS_BY_GOD: Final = TableShape(GOD, Row(CARD, 0, 24))
SHAPE: Final = Record(
    title=Exactly("chaos"),
    gods=Either(Row(GOD, 3, 4, distinct=True), Text()),
    dial_reading=Exactly("faq", "rulebook"),
    round=Whole(1, max(OLD_WORLD_DECK.values())),
    phase=Word(v.PHASE.names[1:-1]),
    step=Word(STEPS),
    turn=GOD,
    then=Word(["continue", "stop", *v.PHASE.names[1:-1]]),
    regions=TableShape(REGION, RegionText()),
    **SHEET.shapes("power"),
    **SHEET.shapes("sheet"),
    hands=TableShape(GOD, HAND),
    decks=CARDS_BY_GOD,
    discards=CARDS_BY_GOD,
    **SHEET.shapes("bought"),
    track=Row(Either(OLD_WORLD, Exactly(None, "")), 0, 2),
    current=OLD_WORLD,
    old_world=Either(Row(OLD_WORLD, 0, MOST_CARDS), Whole(0, MOST_CARDS)),
    old_seen=Row(OLD_WORLD, 0, MOST_CARDS),
    old_cards=Exactly("all", "known"),
    battle=Record(
        ["region"],
        region=REGION,
        **SHEET.shapes("battle"),
        down=Written("2 nurgle/cultist", down_faults),
    ),
    battles=BATTLES,
    scores=SCORES,
    history=HISTORY,
    pending=Row(Pending(PACKAGE, ARGUMENTS), 0, 60),
)


def check_position(spec: dict[str, Any], box: ChaosBox) -> None:
    check(SHAPE, spec)
    playing = gods_of(spec)
    for key in (*SHEET.shapes("power"), *SHEET.shapes("sheet"), "hands", "decks", "discards"):
        for name in spec.get(key, {}):
            if GODS.index(name) not in playing:
                raise refusal(f"{key}.{name}", "not_playing", god=name)
    for name, tick in spec.get("dial", {}).items():
        check(Whole(0, VICTORY_TICK[GODS.index(name)]), tick, f"dial.{name}")
    regions = {name: parts_of(text) for name, text in spec.get("regions", {}).items()}
    check_figures(regions, playing)
    check_tokens(regions, spec.get("peasants", {}))
    check_slots(regions)
    check_cards(spec, box, regions, playing)
    check_old_world(spec, box)


def gods_of(spec: dict[str, Any]) -> list[int]:
    gods = gods_named(spec.get("gods", "in_order")) or [0, 1, 2, 3]
    check(Row(Whole(0, 3), 3, 4), gods, "gods")
    return gods


def check_figures(regions: dict[str, dict[str, str]], playing: list[int]) -> None:
    used: Counter[int] = Counter()
    for region, parts in regions.items():
        for god, name in enumerate(GODS):
            for number, figure in counted(parts.get(name, "")):
                piece = piece_named(god, figure)
                path = f"regions.{region}.{name}"
                if god not in playing or PIECE_OWNER[piece] not in playing:
                    raise refusal(path, "not_playing", god=GODS[god if god not in playing else PIECE_OWNER[piece]])
                stock = PIECE_STOCK[piece]
                used[stock] += number
                at_most(path, FIGURES[stock], STOCK[stock], used[stock])


def check_tokens(regions: dict[str, dict[str, str]], peasants: dict[str, int]) -> None:
    used = Counter({"peasant": sum(peasants.values())})
    for region, parts in regions.items():
        for number, token in counted(parts.get("tokens", "")):
            used[token] += number
            at_most(f"regions.{region}.tokens", token, SUPPLY[TOKENS.index(token)], used[token])
        for name in ("corruption", "placed"):
            number = sum([number for number, _ in counted(parts.get(name, ""))])
            check(Whole(0, MOST_CORRUPTION), number, f"regions.{region}.{name}")
    at_most("peasants", "peasant", SUPPLY[TOKENS.index("peasant")], used["peasant"])


def check_slots(regions: dict[str, dict[str, str]]) -> None:
    ruined: dict[str, str] = {}
    for region, parts in regions.items():
        cards = slots_of(parts)
        entrenched = 0
        for god, name in enumerate(GODS):
            for number, figure in counted(parts.get(name, "")):
                entrenched += number * IS_ENTRENCHED[piece_named(god, figure)]
        if cards.count(HORROR) != entrenched:
            raise refusal(f"regions.{region}.cards", "entrenched_horrors", count=entrenched)
        if "ruined" in parts:
            ruin = parts["ruined"].split()[0]
            if ruin in ruined:
                raise refusal(f"regions.{region}.ruined", "core-taken", thing=ruin, where=f"regions.{ruined[ruin]}")
            ruined[ruin] = region
            if "open" not in parts["ruined"] and not all(may_stay(card) for card in cards):
                raise refusal(f"regions.{region}.cards", "ruined", region=region)
        for part, most in (("dominated", 1), ("ruiners", 4), ("killers", 4), ("earned", 4)):
            check(Row(Parts(Whole(0, 999), GOD), 0, most), counted(parts.get(part, "")), f"regions.{region}.{part}")


def may_stay(card: str) -> bool:
    """No new card comes to a ruined region, but a horror may stand there and a card that stays after a kill lies on."""
    return card in ("", HORROR) or bool(STAYS_AFTER_KILL[CARD_IDS.index(card)])


def slots_of(parts: dict[str, str]) -> list[str]:
    """The cards on both slots; empty words for empty slots."""
    names = [card.strip() for card in parts.get("cards", "").split(",")]
    return [*[("" if name == NO_CARD else name) for name in names], ""][:2]


def check_cards(spec: dict[str, Any], box: ChaosBox, regions: dict[str, dict[str, str]], playing: list[int]) -> None:
    laid = [card for parts in regions.values() for card in slots_of(parts) if card and card != HORROR]
    for card in laid:
        if CARD_GOD[CARD_IDS.index(card)] not in playing:
            raise refusal("regions", "not_playing", god=GODS[CARD_GOD[CARD_IDS.index(card)]])
    for god in playing:
        name = GODS[god]
        hand = spec.get("hands", {}).get(name, [])
        piles = [
            hand if isinstance(hand, list) else [],
            *[spec.get(key, {}).get(name, []) for key in ("decks", "discards")],
        ]
        for key, pile in zip(("hands", "decks", "discards"), piles, strict=True):
            for number, card in enumerate(pile):
                if CARD_GOD[CARD_IDS.index(card)] != god:
                    raise refusal(f"{key}.{name}[{number}]", "card_of_another", card=card)
        used = Counter([card for pile in piles for card in pile] + laid)
        for card, copies in used.items():
            number = CARD_IDS.index(card)
            if CARD_GOD[number] == god:
                at_most(f"hands.{name}", card, box.card_copies[number], copies)
        own = sum([copies for card, copies in used.items() if CARD_GOD[CARD_IDS.index(card)] == god])
        if isinstance(hand, int):
            left = sum([box.card_copies[card] for card in CARDS_OF[god]]) - own
            check(Whole(0, len(piles[1]) if name in spec.get("decks", {}) else left), hand, f"hands.{name}")


def check_old_world(spec: dict[str, Any], box: ChaosBox) -> None:
    deck = spec.get("old_world", 0)
    there = old_world_cards(box, spec.get("old_cards", "all"), len(gods_of(spec)))
    seen = [*[card for card in spec.get("track", []) if card], *spec.get("old_seen", [])]
    seen += [spec["current"]] if "current" in spec else []
    used = Counter([*seen, *(deck if isinstance(deck, list) else [])])
    for card, copies in used.items():
        at_most("old_world", card, there.count(OLD_WORLD_IDS.index(card)), copies)
    if isinstance(deck, int):
        check(Whole(0, len(there) - len(seen)), deck, "old_world")
