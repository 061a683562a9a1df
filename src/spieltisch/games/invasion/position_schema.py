"""How a position is written by hand: the words for a card in play, the shape of the whole, what can not be.

See `position.py` for the language; nothing is built here.
"""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Message
from spieltisch.core.schema import (
    Either,
    Exactly,
    Record,
    Row,
    TableShape,
    Truth,
    Whole,
    Word,
    Written,
    at_most,
    check,
    guess,
    refusal,
)

from .data import (
    ATTACHMENT,
    BATTLEFIELD,
    CAPITAL_HIT_POINTS,
    HERO,
    QUEST,
    QUEST_CARD,
    RACES,
    SLUGS,
    SUPPORT,
    TYPE,
    UNIQUE,
    UNIT,
    ZONE_NAMES,
    card,
)
from .decks import COPIES
from .draft_position import Draft, check_draft
from .pending import CHAIN, PENDING, TRIGGERS_SHAPE, UNKNOWN, UNPAID
from .rules import ATTACKERS_STEP
from .score import LAST_TURN
from .setup import SWITCHES
from .sheet import SHEET
from .vocabulary import DEVELOPMENTS, PHASES, SEAT_LETTERS, STEPS

MOST: Final = 99
NUMBERS: Final = SHEET.shapes("number")
WORDS: Final = (*NUMBERS, "on", "owner")  # with =
FLAGS: Final = (*SHEET.shapes("state"), "attacking", "defending", *SHEET.shapes("fate"))


class Placed:
    """A card in play as it is written."""

    def __init__(self, text: str) -> None:
        slug, *words = text.split() or [""]
        self.slug = slug
        self.numbers: dict[str, int] = {}
        self.flags: list[str] = []
        self.on = ""
        self.which = 0  # of several copies of that quest, from 1; 0 for any
        self.owner = ""
        self.attachments: list[tuple[str, str]] = []
        self.faults = [] if slug in SLUGS else [guess(slug, SLUGS)]
        for word in words:
            self._read(word)
        if not self.faults:
            self._look_at_card(card(slug))

    def _read(self, word: str) -> None:
        key, equals, value = word.partition("=")
        if word.startswith("+"):
            slug, _, letter = word[1:].partition(":")
            self.attachments.append((slug, letter))
            if slug not in SLUGS or not ATTACHMENT[card(slug)]:
                self.faults.append(guess(slug, [name for name in SLUGS if ATTACHMENT[card(name)]]))
            if letter and letter not in SEAT_LETTERS:
                self.faults.append(guess(letter, SEAT_LETTERS))
        elif word in FLAGS:
            self.flags.append(word)
        elif equals and key == "on":
            self.on, colon, which = value.partition(":")
            fits = not colon or (which.isascii() and which.isdecimal() and 1 <= int(which[:4]) <= COPIES)
            self.which = int(which) if colon and fits else 0
            self.faults += [] if fits else Whole(1, COPIES).faults(which, "on")
        elif equals and key == "owner":
            self.owner = value
            if value not in SEAT_LETTERS:
                self.faults.append(guess(value, SEAT_LETTERS))
        elif equals and key in WORDS:
            self._read_number(key, value)
        else:
            self.faults.append(guess(key, [*FLAGS, *[f"{name}=…" for name in WORDS], "+…"]))

    def _read_number(self, key: str, value: str) -> None:
        digits = value[1:] if value[:1] in ("-", "+") else value
        number = int(value) if digits.isascii() and digits.isdecimal() and len(digits) <= 2 else value
        faults = NUMBERS[key].faults(number, key)
        self.faults += faults
        if not faults:
            self.numbers[key] = int(value)

    def number(self, key: str) -> int:
        return self.numbers.get(key, 0)

    def _look_at_card(self, number: int) -> None:
        if TYPE[number] not in (UNIT, SUPPORT, QUEST_CARD):
            self.faults.append(Message("stays_not", {"card": self.slug}))
        elif ATTACHMENT[number]:
            self.faults.append(Message("attached_behind", {"word": f"+{self.slug}"}))
        elif TYPE[number] != UNIT and (
            self.attachments or {*self.numbers, *self.flags} - {"tokens", "corrupted", "used"}
        ):
            self.faults.append(Message("said_of_units"))
        if self.number("tokens") and TYPE[number] != QUEST_CARD:
            self.faults.append(Message("tokens_on_quests"))
        if len({"attacking", "defending"} & {*self.flags}) == 2:
            self.faults.append(Message("attacks_or_defends"))


CARD_SHAPE: Final = Word([*SLUGS, UNKNOWN])
CARDS_SHAPE: Final = Row(CARD_SHAPE, most=120)
ZONE_SHAPE: Final = Word(ZONE_NAMES)
SIDE_SHAPE: Final = Word(SEAT_LETTERS)
PLACED_SHAPE: Final = Written("runesmith damage=1 corrupted", lambda text: Placed(text).faults)
SEAT_SHAPE: Final = Record(
    race=Word(RACES[:6]),
    **SHEET.shapes("seat"),
    hand=CARDS_SHAPE,
    known=Row(Word(SLUGS), most=120),
    deck=Either(Row(CARD_SHAPE, 1, 120), Whole(0, 100)),
    discard=CARDS_SHAPE,
    developments=TableShape(ZONE_SHAPE, Row(CARD_SHAPE, most=DEVELOPMENTS // 3)),
    **SHEET.shapes("capital"),
    burning=Row(ZONE_SHAPE, most=1),
    **SHEET.shapes("played"),
    **SHEET.shapes("promise"),
    **{zone: Row(PLACED_SHAPE, most=40) for zone in ZONE_NAMES},
)
POSITION: Final = Record(
    active=SIDE_SHAPE,
    first=SIDE_SHAPE,
    phase=Word(PHASES.names),
    turn=Whole(0, LAST_TURN),
    options=Record(**{name: Exactly(off, on) for name, off, on in SWITCHES}),
    **SHEET.shapes("table"),
    combat=Record(
        ("zone", "step"), zone=ZONE_SHAPE, step=Word(STEPS.names[1:]), **SHEET.shapes("combat"), unpaid=UNPAID
    ),
    window=Record(("seat",), seat=SIDE_SHAPE, passed=Truth()),
    chain=CHAIN,
    pending=PENDING,
    triggers=TRIGGERS_SHAPE,
    revealed=Row(Word(SLUGS), most=120),
    draft=Draft(),
    a=SEAT_SHAPE,
    b=SEAT_SHAPE,
)

# -- what no shape can say ------------------------------------------------------------------------------------------


def check_position(spec: dict[str, Any]) -> None:
    """Raises BadOption with the path of what is wrong and what would be right, before anything is built."""
    check(POSITION, spec)
    if "draft" in spec:
        check_draft(spec)
        return
    _check_time(spec)
    active = spec.get("active", "a")
    combat = spec.get("combat", {"zone": "", "step": "none"})
    if combat.get("section") and not _is_assigned(spec):
        raise refusal("combat.section", "assigned_only", word="assigned")
    for letter in SEAT_LETTERS:
        seat = spec.get(letter, {})
        _check_seat(letter, seat, is_settling(spec))
        for zone in ZONE_NAMES:
            for at, text in enumerate(seat.get(zone, [])):
                path, placed = f"{letter}.{zone}[{at}]", Placed(text)
                _check_fighter(path, placed, letter == active, zone, combat)
                if placed.number("assigned") and not _is_assigned(spec):
                    raise refusal(path, "assigned_only", word="assigned")
    _check_copies(spec)


def is_settling(spec: dict[str, Any]) -> bool:
    """The dead are not cleared away yet."""
    return any(name == "triggers.settle" for name, *_ in spec.get("pending", []))


def _is_assigned(spec: dict[str, Any]) -> bool:
    """Damage lies beside the cards: in its step, or while it is being assigned."""
    steps = ("defenders", "assigned") if "pending" in spec else ("assigned",)
    return spec.get("combat", {"step": "none"})["step"] in steps


def _check_time(spec: dict[str, Any]) -> None:
    turn, phase, active = spec.get("turn", 3), spec.get("phase", "capital"), spec.get("active", "a")
    for key in ("phase", "combat", "chain", "pending"):
        if key in spec and not turn:  # opening hands
            raise refusal(key, "core-only_without", word="turn: 0")
    if turn <= 1:
        if spec.get("first", active) != active:
            raise refusal("first", "first_is_active", side=active)
        if phase in ("quest", "battlefield"):
            raise refusal("phase", "first_player_penalty", phase=phase)
    if "combat" in spec and phase != "battlefield":
        raise refusal("combat", "combat_in_battlefield")
    if "pending" in spec and "window" in spec:
        raise refusal("window", "core-only_without", word="pending")
    if "chain" in spec and "pending" not in spec and "window" not in spec:
        raise refusal("chain", "core-only_with", word="window")


def _check_seat(letter: str, seat: dict[str, Any], settling: bool) -> None:
    uniques: list[str] = []
    quests = [Placed(text) for text in seat.get("quest", [])]
    for zone in ZONE_NAMES:
        heroes = 0
        for at, text in enumerate(seat.get(zone, [])):
            path, placed = f"{letter}.{zone}[{at}]", Placed(text)
            number = card(placed.slug)
            heroes += HERO[number]
            if HERO[number] and heroes > 1:
                raise refusal(path, "one_hero", zone=zone)
            if UNIQUE[number] and placed.slug in uniques:
                raise refusal(path, "core-twice", given=placed.slug)
            uniques.append(placed.slug)
            if TYPE[number] == QUEST_CARD and zone != ZONE_NAMES[QUEST]:
                raise refusal(path, "zone_only", card=placed.slug, zone=ZONE_NAMES[QUEST])
            if placed.on:
                _check_questing(path, placed, zone, quests)
        _check_section(letter, seat, zone, settling)
    if seat.get("deck", 1) == 0 and not settling:
        check(Whole(1, 100), 0, f"{letter}.deck")
    for number_known in seat.get("known", []):
        if seat["known"].count(number_known) > seat.get("hand", []).count(number_known):
            raise refusal(f"{letter}.known", "known_in_hand", card=number_known)


def _check_questing(path: str, placed: Placed, zone: str, quests: list[Placed]) -> None:
    there = len([quest for quest in quests if quest.slug == placed.on and TYPE[card(quest.slug)] == QUEST_CARD])
    if zone != ZONE_NAMES[QUEST] or TYPE[card(placed.slug)] != UNIT:
        raise refusal(path, "only_units_quest")
    units = [unit for unit in quests if unit.on == placed.on]
    twice = placed.which and [unit.which for unit in units].count(placed.which) > 1
    if len(units) > there or placed.which > there or twice:
        raise refusal(path, "quest_of_its_own", word=placed.on[:40])


def _check_section(letter: str, seat: dict[str, Any], zone: str, settling: bool) -> None:
    damage = seat.get("damage", {}).get(zone, 0)
    most = MOST if settling else CAPITAL_HIT_POINTS + len(seat.get("developments", {}).get(zone, [])) - 1
    check(Whole(0, 0 if zone in seat.get("burning", []) else most), damage, f"{letter}.damage.{zone}")


def _check_fighter(path: str, placed: Placed, active: bool, zone: str, combat: dict[str, Any]) -> None:
    step = STEPS[combat["step"]]
    if "attacking" in placed.flags and not (step and active and zone == ZONE_NAMES[BATTLEFIELD]):
        raise refusal(path, "attackers_stand")
    if "defending" in placed.flags and not (step >= ATTACKERS_STEP and not active and zone == combat["zone"]):
        raise refusal(path, "defenders_stand", word="attackers")


def _check_copies(spec: dict[str, Any]) -> None:
    for letter in SEAT_LETTERS:
        cards = owned(letter, spec)
        for slug in cards:
            if slug != UNKNOWN:
                at_most(letter, slug, COPIES, cards.count(slug))


def owned(letter: str, spec: dict[str, Any]) -> list[str]:
    cards: list[str] = []
    for other in SEAT_LETTERS:
        seat = spec.get(other, {})
        for text in [text for zone in ZONE_NAMES for text in seat.get(zone, [])]:
            placed = Placed(text)
            cards += [placed.slug] if (placed.owner or other) == letter else []
            cards += [slug for slug, by in placed.attachments if (by or other) == letter]
    seat = spec.get(letter, {})
    deck = seat.get("deck", [])
    links = [link["card"] for link in spec.get("chain", []) if _is_card_of(letter, link)]
    piles = [seat.get("hand", []), seat.get("discard", []), [] if isinstance(deck, int) else deck, links]
    return cards + [slug for pile in [*piles, *seat.get("developments", {}).values()] for slug in pile]


def _is_card_of(letter: str, link: dict[str, Any]) -> bool:
    """A card that lies on the chain itself."""
    return "card" in link and link["kind"] not in ("action", "copy") and link.get("owner", link["seat"]) == letter
