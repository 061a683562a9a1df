"""Options to first state: starter decks, decks brought along, or a draft."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance
from spieltisch.core.packs import Pack

from .data import RACES, STARTER_RACES
from .decks import parse_deck
from .draft import start_draft
from .flow import open_game
from .packs import DEALT_NEUTRALS
from .state import BROUGHT, SECRET, InvasionState
from .vocabulary import RACE

DECKS = ("deck_a", "deck_b")
SWITCHES = (  # off, then on
    ("cannon_crew", "may", "must"),
    ("heads_off_hero", "refused", "sacrificed"),
    ("greatswords", "others", "self"),
    ("end_window", "faq", "rulebook"),
    ("heads_off_zone", "free", "bound"),
)
ALWAYS_HELD = 4  # later ones are held only where they are on, so that games from before stay what they are
USUAL = {name: on if number >= ALWAYS_HELD else off for number, (name, off, on) in enumerate(SWITCHES)}


def set_up(options: dict[str, Any], chance: Chance, pack: Pack | None) -> InvasionState:
    s = InvasionState()
    s.use_pack(pack)
    s.lay_out()
    s.switches = switches_of(options)
    if options["mode"] == "draft":
        start_draft(s, chance, options["side_a"])
        return s
    decks = ["", ""]
    if options["mode"] == "decks":
        s.mode = BROUGHT if options.get("lists", "open") == "open" else SECRET
        decks = [options[name].strip() for name in DECKS]
        _bring(s, decks)
    empty_handed = [seat for seat in (0, 1) if not decks[seat]]
    _deal_starters(s, chance, empty_handed, [options["starter_a"], options["starter_b"]])
    s.push(open_game)
    return s


def switches_of(options: dict[str, Any]) -> tuple[int, ...]:
    """A stored game that does not know a switch is played without it."""
    switches = [int(options.get(name) == on) for name, _, on in SWITCHES]
    while len(switches) > ALWAYS_HELD and not switches[-1]:
        switches.pop()
    return tuple(switches)


def _bring(s: InvasionState, texts: list[str]) -> None:
    decks = [parse_deck(text) for text in texts]
    s.lists = tuple([tuple(sorted(deck.cards())) for deck in decks])
    for seat, deck in enumerate(decks):
        if s.lists[seat]:
            begin_seat(s, seat, deck.race, deck.cards())


def begin_seat(s: InvasionState, seat: int, race: int, cards: list[int]) -> None:
    s.race[seat] = race
    s.symbols[seat * 6 + race] += 1  # the capital board shows one
    s.deck[seat] = cards


def _deal_starters(s: InvasionState, chance: Chance, seats: list[int], wanted: list[str]) -> None:
    """Forty cards of a race and ten of the 24 neutral cards by chance; the others stay out."""
    if not seats:
        return
    brought = [s.race[seat] for seat in (0, 1) if seat not in seats]
    free = [race for race in STARTER_RACES if RACES[race] not in wanted and race not in brought]
    pool = s.box.neutrals()
    chance.shuffle(pool)
    for seat in seats:
        race = RACE[wanted[seat]] if wanted[seat] != "random" else free.pop(chance.pick(len(free)))
        begin_seat(s, seat, race, s.box.starter(race) + [pool.pop() for _ in range(DEALT_NEUTRALS)])
    s.aside = pool
