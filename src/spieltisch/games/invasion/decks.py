"""Decks as plain text: read, write, check. Pure functions; the commands and the set-up call them.

A list has one card a line, `3 Defender of the Hold`; the capital may be named in a line of its own (`Capital: Dwarf`).
Case, punctuation, accents and the place of the number do not matter, and German names are as good as English ones.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from spieltisch.core import Message

from .data import (
    CARDS,
    DESTRUCTION_RACES,
    DRAFT_CARD,
    NUMBER,
    ORDER_RACES,
    RACE,
    RACES,
    RECORDS,
    SIDE,
    SLUGS,
    STARTER_RACES,
    TYPE,
)

LEAST: Final = 50
MOST: Final = 100
COPIES: Final = 3
ALLIANCE: Final = "Alliance"
LINES: Final = 400  # of a list, each at most so long: nobody waits for what is no deck
LINE_LENGTH: Final = 200
RACE_WORDS: Final = {
    "dwarf": 0, "dwarfs": 0, "dwarves": 0, "zwerg": 0, "zwerge": 0,
    "empire": 1, "imperium": 1, "highelf": 2, "highelves": 2, "hochelf": 2, "hochelfen": 2,
    "orc": 3, "orcs": 3, "ork": 3, "orks": 3, "chaos": 4,
    "darkelf": 5, "darkelves": 5, "dunkelelf": 5, "dunkelelfen": 5,
}  # fmt: skip
RACES_DE: Final = ("Zwerge", "Imperium", "Hochelfen", "Orks", "Chaos", "Dunkelelfen")
CAPITAL_WORDS: Final = ("capital", "hauptstadt")


class Deck:
    """Counts by card, in the order of the list, with what could not be read."""

    def __init__(self) -> None:
        self.race = -1
        self.counts: dict[int, int] = {}
        self.faults: list[Message] = []

    def add(self, number: int, count: int) -> None:
        self.counts[number] = self.counts.get(number, 0) + count

    def cards(self) -> list[int]:
        return [number for number, count in self.counts.items() for _ in range(count)]

    def size(self) -> int:
        return sum(self.counts.values())


def plain_name(text: str) -> str:
    """Letters and digits only: `Rip Dere 'eads Off!` and `rip dere eads off` are the same name."""
    text = text.replace("ß", "ss").replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
    text = text.replace("Ä", "Ae").replace("Ö", "Oe").replace("Ü", "Ue")
    text = unicodedata.normalize("NFKD", text)
    return "".join([letter for letter in text.lower() if letter.isascii() and letter.isalnum()])


def _names() -> dict[str, int]:
    names: dict[str, int] = {}
    for number in range(CARDS):
        record = RECORDS[number]
        for name in (record["name"], record["name_de"], SLUGS[number]):
            names[plain_name(name)] = number
            names.setdefault(re.sub("ae|oe|ue", _unfolded, plain_name(name)), number)
    return names


def _unfolded(found: re.Match[str]) -> str:
    return found.group()[0]


_NAMES: Final = _names()


def find_card(text: str) -> list[int]:
    """The cards that a name may mean: an exact name, a card number, or every card whose name begins so."""
    name = plain_name(text)
    if name in _NAMES:
        return [_NAMES[name]]
    if name.isdecimal():
        return [number for number in range(CARDS) if str(NUMBER[number]) == name]
    if len(name) < 4:
        return []
    return sorted({number for known, number in _NAMES.items() if known.startswith(name)})


_LINE: Final = re.compile(
    r"^\s*(?:(?P<before>\d+)\s*[x×*]?\s+)?(?P<name>.*?)(?:\s+[x×*]?\s*(?P<after>\d+)\s*[x×]?)?\s*$"
)


def parse_deck(text: str) -> Deck:
    """Read a list; what can not be read becomes a fault, the rest still counts."""
    deck = Deck()
    lines = text[: LINES * LINE_LENGTH].splitlines()
    if len(lines) > LINES or len(text) > LINES * LINE_LENGTH:
        deck.faults.append(Message("deck_too_long", {"most": LINES}))
    for at, line in enumerate(lines[:LINES], 1):
        line = line[:LINE_LENGTH].split("#")[0].strip()
        if not line:
            continue
        head, colon, rest = line.partition(":")
        if colon and plain_name(head) in CAPITAL_WORDS:
            race = RACE_WORDS.get(plain_name(rest), -1)
            if race < 0:
                deck.faults.append(Message("deck_unknown_race", {"line": at, "text": rest.strip()[:60]}))
            deck.race = race
            continue
        _read_line(deck, at, line)
    if deck.race < 0:
        deck.race = _best_race(deck)
    return deck


def _read_line(deck: Deck, at: int, line: str) -> None:
    match = _LINE.match(line)
    name = match["name"] if match else line
    if not name and match and match["before"]:
        name = line
    count = int(match["before"] or match["after"] or 1) if match else 1
    found = find_card(name) or find_card(line)
    if len(found) == 1:
        if not 1 <= count <= 999:
            deck.faults.append(Message("deck_bad_count", {"line": at, "text": line[:60]}))
        else:
            deck.add(found[0], count)
    elif found:
        names = [RECORDS[number]["name"] for number in found[:5]]
        deck.faults.append(Message("deck_ambiguous", {"line": at, "text": name[:60], "names": names}))
    else:
        deck.faults.append(Message("deck_unknown_card", {"line": at, "text": name[:60]}))


def _best_race(deck: Deck) -> int:
    """The capital in the box with most cards of its race; else the first one of the side."""
    counts = [0] * 6
    for number, count in deck.counts.items():
        if RACE[number] in STARTER_RACES:
            counts[RACE[number]] += count
    if any(counts):
        return counts.index(max(counts))
    sides = {SIDE[number] for number in deck.counts}
    return DESTRUCTION_RACES[0] if 1 in sides else ORDER_RACES[0]


def printed_title(number: int) -> str:
    """Only `Alliance` is printed on those; the races that they bind tell them apart."""
    return str(RECORDS[number]["name"]).partition(":")[0]


def without_surplus(cards: list[int], beside: list[int]) -> list[int]:
    """Those of the cards that a deck may hold beside others; in print all Alliances are one card."""
    room = COPIES - sum([printed_title(number) == ALLIANCE for number in beside])
    kept: list[int] = []
    for number in cards:
        if printed_title(number) == ALLIANCE:
            room -= 1
            if room < 0:
                continue
        kept.append(number)
    return kept


def check_deck(deck: Deck) -> list[Message]:
    """Every fault of a tournament deck, each with its reason; empty if it is legal."""
    faults = deck.faults[:]
    size = deck.size()
    if size < LEAST:
        faults.append(Message("deck_too_small", {"cards": size, "least": LEAST}))
    if size > MOST:
        faults.append(Message("deck_too_large", {"cards": size, "most": MOST}))
    titles: dict[str, int] = {}
    for number, count in deck.counts.items():
        title = printed_title(number)
        titles[title] = titles.get(title, 0) + count
        if TYPE[number] == DRAFT_CARD:
            faults.append(Message("deck_draft_card", {"card": SLUGS[number]}))
        elif titles[title] > COPIES and title != ALLIANCE:
            faults.append(Message("deck_too_many", {"card": SLUGS[number], "copies": titles[title], "most": COPIES}))
    if titles.get(ALLIANCE, 0) > COPIES:
        faults.append(Message("deck_too_many_alliances", {"copies": titles[ALLIANCE], "most": COPIES}))
    if deck.race not in STARTER_RACES:
        faults.append(Message("deck_no_capital", {"race": RACES[deck.race]}))
    sides: list[list[int]] = [[], []]
    for number in deck.counts:
        if SIDE[number] >= 0:
            sides[SIDE[number]].append(number)
    if sides[0] and sides[1]:
        faults.append(Message("deck_mixed", {"order": SLUGS[sides[0][0]], "destruction": SLUGS[sides[1][0]]}))
    own = 0 if deck.race in ORDER_RACES else 1
    if sides[1 - own] and not sides[own]:
        faults.append(Message("deck_wrong_capital", {"race": RACES[deck.race], "card": SLUGS[sides[1 - own][0]]}))
    return faults


def deck_text(deck: Deck, german: bool = False) -> str:
    """The plain-text form, by printed number."""
    key = "name_de" if german else "name"
    race = RACES_DE[deck.race] if german else RACES[deck.race].replace("_", " ").title()
    lines = [f"{'Hauptstadt' if german else 'Capital'}: {race}"]
    for number in sorted(deck.counts, key=_printed_number):
        lines.append(f"{deck.counts[number]} {RECORDS[number][key]}")
    return "\n".join(lines) + "\n"


def _printed_number(number: int) -> int:
    return NUMBER[number]


def deck_of(race: int, cards: list[int]) -> Deck:
    deck = Deck()
    deck.race = race
    for number in cards:
        deck.add(number, 1)
    return deck
