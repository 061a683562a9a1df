"""How a position is written by hand: the words for a card in play, the shape of the whole, what can not be.

See `position.py` for the language; nothing is built here.
"""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core.schema import (
    Either,
    Exactly,
    Record,
    Row,
    Table,
    Truth,
    Whole,
    Word,
    Written,
    check,
    guess,
    refusal,
)

from .data import (
    ATTACHMENT,
    BATTLEFIELD,
    CAPITAL_HIT_POINTS,
    HERO,
    HIT_POINTS,
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
from .rules import ASSIGNED_STEP, ATTACKERS_STEP
from .score import LAST_TURN
from .setup import SWITCHES
from .state import BIGGER, CAPITAL_HIT, DEVELOPED, LIMITED_PLAYED, ORC_UNITS_PLAYED, SUPPORTS_PLAYED
from .vocabulary import DEVELOPMENTS, PHASES, SEAT_LETTERS, STEPS

UNKNOWN: Final = "?"
MOST: Final = 99
WORDS: Final = ("damage", "tokens", "assigned", "power", "hit_points", "on", "owner")  # with =
FLAGS: Final = ("corrupted", "used", "attacking", "defending", "may_not_fight", "doomed")
PLAYED: Final[dict[str, int]] = {
    "limited": LIMITED_PLAYED,
    "developed": DEVELOPED,
    "supports": SUPPORTS_PLAYED,
    "orc_units": ORC_UNITS_PLAYED,
    "bigger": BIGGER,
    "capital_hit": CAPITAL_HIT,
}


class Placed:
    """A card in play as it is written."""

    def __init__(self, text: str) -> None:
        slug, *words = text.split() or [""]
        self.slug = slug
        self.numbers: dict[str, int] = {}
        self.flags: list[str] = []
        self.on = ""
        self.owner = ""
        self.attachments: list[tuple[str, str]] = []
        self.faults = [] if slug in SLUGS else [guess(slug, SLUGS, "card")]
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
                self.faults.append(f"{slug[:40]!r} is no attachment")
            if letter and letter not in SEAT_LETTERS:
                self.faults.append(f"{word[:40]!r}: after : comes a or b")
        elif word in FLAGS:
            self.flags.append(word)
        elif equals and key == "on":
            self.on = value
        elif equals and key == "owner":
            self.owner = value
            if value not in SEAT_LETTERS:
                self.faults.append(f"owner is a or b, not {value[:40]!r}")
        elif equals and key in WORDS:
            self._read_number(key, value)
        else:
            self.faults.append(guess(key, [*FLAGS, *[f"{name}=…" for name in WORDS], "+ATTACHMENT"], "word for a card"))

    def _read_number(self, key: str, value: str) -> None:
        digits = value[1:] if value[:1] in ("-", "+") else value
        if not (digits.isascii() and digits.isdecimal() and len(digits) <= 2):
            self.faults.append(f"{key} is a number up to {MOST}, not {value[:40]!r}")
        elif int(value) < 0 and key not in ("power", "hit_points"):
            self.faults.append(f"{key} is not negative")
        else:
            self.numbers[key] = int(value)

    def number(self, key: str) -> int:
        return self.numbers.get(key, 0)

    def _look_at_card(self, number: int) -> None:
        if TYPE[number] not in (UNIT, SUPPORT, QUEST_CARD):
            self.faults.append("only units, supports and quests are in play")
        elif ATTACHMENT[number]:
            self.faults.append(f"an attachment stands behind its unit, as +{self.slug}")
        elif TYPE[number] != UNIT and (
            self.attachments or {*self.numbers, *self.flags} - {"tokens", "corrupted", "used"}
        ):
            self.faults.append("that can be said of units only")
        elif TYPE[number] == UNIT and self.number("damage") >= HIT_POINTS[number] + self.number("hit_points"):
            self.faults.append(
                f"with {self.number('damage')} damage it is dead: it has {HIT_POINTS[number]} hit points"
            )
        if self.number("tokens") and TYPE[number] != QUEST_CARD:
            self.faults.append("tokens lie on quests")
        if len({"attacking", "defending"} & {*self.flags}) == 2:
            self.faults.append("a unit attacks or defends, not both")


CARD_SHAPE: Final = Word("card", [*SLUGS, UNKNOWN])
CARDS_SHAPE: Final = Row(CARD_SHAPE, most=120)
ZONE_SHAPE: Final = Word("zone", ZONE_NAMES)
SIDE_SHAPE: Final = Word("player", SEAT_LETTERS)
PLACED_SHAPE: Final = Written("a card in play", lambda text: Placed(text).faults)
SEAT_SHAPE: Final = Record(
    race=Word("race", RACES[:6]),
    resources=Whole(0, MOST),
    hand=CARDS_SHAPE,
    known=CARDS_SHAPE,
    deck=Either(Row(CARD_SHAPE, 1, 120), Whole(1, 100)),
    discard=CARDS_SHAPE,
    developments=Table(ZONE_SHAPE, Row(CARD_SHAPE, most=DEVELOPMENTS // 3)),
    damage=Table(ZONE_SHAPE, Whole(0, MOST)),
    burning=Row(ZONE_SHAPE, most=1),
    played=Table(Word("count of this turn", list(PLAYED)), Whole(0, MOST)),
    **{zone: Row(PLACED_SHAPE, most=40) for zone in ZONE_NAMES},
)
POSITION: Final = Record(
    active=SIDE_SHAPE,
    first=SIDE_SHAPE,
    phase=Word("phase", PHASES.names),
    turn=Whole(1, LAST_TURN),
    options=Record(**{name: Exactly(usual, other) for name, usual, other in SWITCHES}),
    valaya=Truth(),
    units_discarded=Whole(0, MOST),
    combat=Record(("zone", "step"), zone=ZONE_SHAPE, step=Word("step", STEPS.names[1:]), section=Whole(0, MOST)),
    window=Record(("seat",), seat=SIDE_SHAPE, passed=Truth()),
    a=SEAT_SHAPE,
    b=SEAT_SHAPE,
)

# -- what no shape can say ------------------------------------------------------------------------------------------


def check_position(spec: dict[str, Any]) -> None:
    """Raises BadOption with the path of what is wrong and what would be right, before anything is built."""
    check(POSITION, spec)
    phase, active = spec.get("phase", "capital"), spec.get("active", "a")
    if spec.get("turn") == 1:
        if spec.get("first", active) != active:
            raise refusal("first", f"in turn 1 the starting player is active: {active}")
        if phase in ("quest", "battlefield"):
            raise refusal("phase", f"the starting player has no {phase} phase in turn 1")
    if "combat" in spec and phase != "battlefield":
        raise refusal("combat", "there is combat in the battlefield phase only")
    combat = spec.get("combat", {"zone": "", "step": "none"})
    if combat.get("section") and combat["step"] != "assigned":
        raise refusal("combat.section", "damage waits beside the section in step assigned only")
    for letter in SEAT_LETTERS:
        seat = spec.get(letter, {})
        _check_seat(letter, seat)
        for zone in ZONE_NAMES:
            for at, text in enumerate(seat.get(zone, [])):
                _check_fighter(f"{letter}.{zone}[{at}]", Placed(text), letter == active, zone, combat)
    _check_copies(spec)


def _check_seat(letter: str, seat: dict[str, Any]) -> None:
    uniques: list[str] = []
    quests = [Placed(text) for text in seat.get("quest", [])]
    for zone in ZONE_NAMES:
        heroes = 0
        for at, text in enumerate(seat.get(zone, [])):
            path, placed = f"{letter}.{zone}[{at}]", Placed(text)
            number = card(placed.slug)
            heroes += HERO[number]
            if HERO[number] and heroes > 1:
                raise refusal(path, "a second Hero in the zone; a player has one there")
            if UNIQUE[number] and placed.slug in uniques:
                raise refusal(path, f"{placed.slug} is unique; a player has one in play")
            uniques.append(placed.slug)
            if TYPE[number] == QUEST_CARD and zone != ZONE_NAMES[QUEST]:
                raise refusal(path, "quests lie in the quest zone")
            if placed.on:
                _check_questing(path, placed, zone, quests)
        _check_section(letter, seat, zone)
    for number_known in seat.get("known", []):
        if seat["known"].count(number_known) > seat.get("hand", []).count(number_known):
            raise refusal(f"{letter}.known", f"{number_known} is not in the hand")


def _check_questing(path: str, placed: Placed, zone: str, quests: list[Placed]) -> None:
    there = len([quest for quest in quests if quest.slug == placed.on and TYPE[card(quest.slug)] == QUEST_CARD])
    if zone != ZONE_NAMES[QUEST] or TYPE[card(placed.slug)] != UNIT:
        raise refusal(path, "units in the quest zone quest")
    if len([unit for unit in quests if unit.on == placed.on]) > there:
        raise refusal(path, f"{placed.on[:40]!r}: a unit quests on a quest of its own in the same quest zone")


def _check_section(letter: str, seat: dict[str, Any], zone: str) -> None:
    damage = seat.get("damage", {}).get(zone, 0)
    most = CAPITAL_HIT_POINTS + len(seat.get("developments", {}).get(zone, [])) - 1
    if damage and zone in seat.get("burning", []):
        raise refusal(f"{letter}.damage.{zone}", "a burning section has no damage")
    if damage > most:
        raise refusal(f"{letter}.damage.{zone}", f"with {damage} the section would burn; at most {most}")


def _check_fighter(path: str, placed: Placed, active: bool, zone: str, combat: dict[str, Any]) -> None:
    step = STEPS[combat["step"]]
    if "attacking" in placed.flags and not (step and active and zone == ZONE_NAMES[BATTLEFIELD]):
        raise refusal(path, "attackers stand in the battlefield of the active player, in a combat")
    if "defending" in placed.flags and not (step >= ATTACKERS_STEP and not active and zone == combat["zone"]):
        raise refusal(path, "defenders stand in the attacked zone, in a combat from step attackers on")
    if placed.number("assigned") and step != ASSIGNED_STEP:
        raise refusal(path, "damage is assigned in step assigned only")


def _check_copies(spec: dict[str, Any]) -> None:
    for letter in SEAT_LETTERS:
        owned = _owned(letter, spec)
        for slug in owned:
            if slug != UNKNOWN and owned.count(slug) > COPIES:
                raise refusal(letter, f"{owned.count(slug)} copies of {slug}; a deck holds at most {COPIES}")


def _owned(letter: str, spec: dict[str, Any]) -> list[str]:
    owned: list[str] = []
    for other in SEAT_LETTERS:
        seat = spec.get(other, {})
        for text in [text for zone in ZONE_NAMES for text in seat.get(zone, [])]:
            placed = Placed(text)
            owned += [placed.slug] if (placed.owner or other) == letter else []
            owned += [slug for slug, by in placed.attachments if (by or other) == letter]
    seat = spec.get(letter, {})
    deck = seat.get("deck", [])
    piles = [seat.get("hand", []), seat.get("discard", []), [] if isinstance(deck, int) else deck]
    return owned + [slug for pile in [*piles, *seat.get("developments", {}).values()] for slug in pile]
