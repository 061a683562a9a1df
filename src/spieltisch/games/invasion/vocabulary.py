"""The words of the title: domains, verbs and events."""

from __future__ import annotations

from typing import Final

from spieltisch.core import ACTION, INT, SEAT, TEXT, THING, TRUTH, Domain, Event, Letters, Numbers, Verbs, many

from .data import CARDS, RACES, SLUGS, TYPES, ZONE_NAMES

COPIES_IN_PLAY: Final = 3
DEVELOPMENTS: Final = 100

SEAT_LETTERS: Final = ("a", "b")


def _piece_names() -> list[str]:
    """A card in play: its name, its owner's letter, a copy number. Face-down cards give nothing away."""
    names = [f"{slug}_{letter}{copy}" for slug in SLUGS for letter in SEAT_LETTERS for copy in (1, 2, 3)]
    return names + [f"development_{letter}{n + 1}" for letter in SEAT_LETTERS for n in range(DEVELOPMENTS)]


CARD: Final = Domain("card", SLUGS)
PIECE: Final = Domain("piece", _piece_names())
FIRST_DEVELOPMENT: Final = CARDS * len(SEAT_LETTERS) * COPIES_IN_PLAY
ZONE: Final = Domain("zone", ZONE_NAMES)
PLACE: Final = Domain("place", [*ZONE_NAMES, "on_quest"])
ON_QUEST: Final = 3
SIDE: Final = Letters("side", SEAT_LETTERS)
RACE: Final = Domain("race", RACES[:6])
TYPE: Final = Domain("type", TYPES)
AMOUNT: Final = Numbers("amount", 0, 200)
LINK: Final = Numbers("link", 1, 60)
PHASES: Final = Domain("phase", ["beginning", "kingdom", "quest", "capital", "battlefield", "end"])
STEPS: Final = Domain("step", ["none", "target", "attackers", "defenders", "assigned", "applied"])
UNTIL: Final = Domain("until", ["action", "window", "phase"])
MOMENT: Final = Domain(
    "moment",
    [
        "enters",
        "leaves",
        "destroyed",
        "turn_begins",
        "progress",
        "turn_ends",
        "phase_ends",
        "kingdom_begins",
        "collected",
        "unit_left",
        "unit_entered_zone",
        "damaged",
        "combat_damaged",
        "dealt_combat_damage",
        "zone_attacked",
        "counterstrike",
        "scout",
        "bound_to_die",
    ],
)

verbs: Final = Verbs()

# before the game
KEEP: Final = verbs.verb("keep")
MULLIGAN: Final = verbs.verb("mulligan")
PICK: Final = verbs.verb("pick", CARD)
REMOVE: Final = verbs.verb("remove", CARD)
CAPITAL: Final = verbs.verb("capital", RACE)

# action windows
PASS: Final = verbs.verb("pass")
YIELD: Final = verbs.verb("yield", UNTIL)
PLAY: Final = verbs.verb("play", CARD)
DEPLOY: Final = verbs.verb("deploy", CARD, PLACE)
DEVELOP: Final = verbs.verb("develop", CARD, ZONE)
USE: Final = verbs.verb("use", PIECE)

# choices while an action or an effect is under way
TARGET: Final = verbs.verb("target", PIECE)
TARGET_SECTION: Final = verbs.verb("target_section", SIDE, ZONE)
TARGET_LINK: Final = verbs.verb("target_link", LINK)
TARGET_DISCARD: Final = verbs.verb("target_discard", CARD)
TAKE: Final = verbs.verb("take", CARD)
SACRIFICE: Final = verbs.verb("sacrifice", PIECE)
CORRUPT: Final = verbs.verb("corrupt", PIECE)
RESTORE: Final = verbs.verb("restore", PIECE)
MOVE: Final = verbs.verb("move", ZONE)
HIT_ALL: Final = verbs.verb("hit_all")
SPEND: Final = verbs.verb("spend", AMOUNT)
PAY_X: Final = verbs.verb("pay_x", AMOUNT)
PAY_FOR: Final = verbs.verb("pay_for", PIECE)
RESOLVE: Final = verbs.verb("resolve", PIECE, MOMENT)
DONE: Final = verbs.verb("done")

# combat
ATTACK: Final = verbs.verb("attack", ZONE)
JOIN: Final = verbs.verb("join", PIECE)
DEFEND: Final = verbs.verb("defend", PIECE)
ASSIGN: Final = verbs.verb("assign", PIECE, AMOUNT)
ASSIGN_SECTION: Final = verbs.verb("assign_section")

TURN: Final = Event("turn", interim=True, number=INT, seat=SEAT)
PHASE: Final = Event("phase", interim=True, phase=PHASES)
STEP: Final = Event("step", step=STEPS)
KEPT: Final = Event("kept", seat=SEAT)
MULLIGANED: Final = Event("mulliganed", seat=SEAT)
STARTS: Final = Event("starts", seat=SEAT)
DREW: Final = Event("drew", cards=many(CARD), reveals=True)
DREW_COUNT: Final = Event("drew_count", seat=SEAT, count=INT)
COLLECTED: Final = Event("collected", interim=True, seat=SEAT, resources=INT)
GAINED: Final = Event("gained", seat=SEAT, resources=INT)
PAID: Final = Event("paid", seat=SEAT, resources=INT)
PASSED: Final = Event("passed", seat=SEAT)
YIELDED: Final = Event("yielded", seat=SEAT, until=UNTIL)
ANNOUNCED: Final = Event("announced", seat=SEAT, card=CARD, link=INT)
ANNOUNCED_INTO: Final = Event("announced_into", seat=SEAT, card=CARD, zone=ZONE, link=INT)
ANNOUNCED_USE: Final = Event("announced_use", seat=SEAT, piece=PIECE, link=INT)
ANNOUNCED_DEVELOPMENT: Final = Event("announced_development", seat=SEAT, zone=ZONE, link=INT)
AIMED: Final = Event("aimed", link=INT, piece=PIECE)
AIMED_SECTION: Final = Event("aimed_section", link=INT, side=SIDE, zone=ZONE)
AIMED_LINK: Final = Event("aimed_link", link=INT, card=CARD)
AIMED_DISCARD: Final = Event("aimed_discard", link=INT, card=CARD)
RESOLVED: Final = Event("resolved", seat=SEAT, card=CARD, link=INT)
FIZZLED: Final = Event("fizzled", seat=SEAT, card=CARD, link=INT)
CANCELLED_LINK: Final = Event("cancelled_link", link=INT, card=CARD)
TRIGGERED: Final = Event("triggered", seat=SEAT, piece=PIECE, card=CARD, moment=MOMENT)
ENTERED: Final = Event("entered", seat=SEAT, piece=PIECE, zone=ZONE)
QUESTS: Final = Event("quests", piece=PIECE, quest=PIECE)
ATTACHED: Final = Event("attached", piece=PIECE, host=PIECE)
DEVELOPED: Final = Event("developed", seat=SEAT, zone=ZONE, piece=PIECE)
DEVELOPED_CARD: Final = Event("developed_card", seat=SEAT, zone=ZONE, card=CARD, reveals=True)
LEFT: Final = Event("left", piece=PIECE, card=CARD, seat=SEAT)
TO_HAND: Final = Event("to_hand", piece=PIECE, card=CARD, seat=SEAT)
DISCARDED: Final = Event("discarded", seat=SEAT, cards=many(CARD), reveals=True)
MILLED: Final = Event("milled", seat=SEAT, cards=many(CARD), reveals=True)
SHUFFLED_IN: Final = Event("shuffled_in", seat=SEAT, cards=many(CARD))
SHUFFLED: Final = Event("shuffled", seat=SEAT)
LOOKED: Final = Event("looked", cards=many(CARD), reveals=True)
REVEALED: Final = Event("revealed", seat=SEAT, cards=many(CARD), reveals=True)
TURNED_UP: Final = Event("turned_up", seat=SEAT, card=CARD, zone=ZONE, reveals=True)
DESTROYED: Final = Event("destroyed", interim=True, piece=PIECE)
SACRIFICED: Final = Event("sacrificed", seat=SEAT, piece=PIECE)
CORRUPTED: Final = Event("corrupted", piece=PIECE)
RESTORED: Final = Event("restored", piece=PIECE)
MOVED: Final = Event("moved", piece=PIECE, zone=ZONE)
POWER: Final = Event("power", piece=PIECE, change=INT)
DAMAGED: Final = Event("damaged", interim=True, piece=PIECE, damage=INT)
SECTION_DAMAGED: Final = Event("section_damaged", interim=True, side=SIDE, zone=ZONE, damage=INT)
CANCELLED_DAMAGE: Final = Event("cancelled_damage", piece=PIECE, damage=INT)
CANCELLED_SECTION: Final = Event("cancelled_section", side=SIDE, zone=ZONE, damage=INT)
REDIRECTED: Final = Event("redirected", piece=PIECE, damage=INT)
HEALED: Final = Event("healed", piece=PIECE, damage=INT)
HEALED_SECTION: Final = Event("healed_section", side=SIDE, zone=ZONE, damage=INT)
DAMAGE_MOVED: Final = Event("damage_moved", piece=PIECE, goal=PIECE, damage=INT)
BURNED: Final = Event("burned", interim=True, side=SIDE, zone=ZONE)
TOKENS: Final = Event("tokens", piece=PIECE, tokens=INT)
TARGETED_ZONE: Final = Event("targeted_zone", seat=SEAT, zone=ZONE)
JOINED: Final = Event("joined", piece=PIECE)
DEFENDED: Final = Event("defended", piece=PIECE)
DECLARED: Final = Event("declared", seat=SEAT, pieces=many(PIECE))
COMBAT: Final = Event("combat", interim=True, attack=INT, defence=INT)
ASSIGNED: Final = Event("assigned", piece=PIECE, damage=INT)
ASSIGNED_SECTION: Final = Event("assigned_section", side=SIDE, zone=ZONE, damage=INT)
NO_ATTACK: Final = Event("no_attack", seat=SEAT)
LOST: Final = Event("lost", seat=SEAT, reason=Domain("loss", ["burning", "deck", "turns"]))
WON: Final = Event("won", seat=SEAT)
DRAWN: Final = Event("drawn")
PACK: Final = Event("pack", number=INT)
PACK_SHOWN: Final = Event("pack_shown", cards=many(CARD), reveals=True)
PICKED: Final = Event("picked", cards=many(CARD))
PICKED_COUNT: Final = Event("picked_count", seat=SEAT, count=INT, reveals=True)
REMOVED: Final = Event("removed", seat=SEAT, cards=many(CARD), reveals=True)
DRAFT_CARD: Final = Event("draft_card", seat=SEAT, card=CARD)
PACK_ENDED: Final = Event("pack_ended", seat=SEAT)
CHOSE_CAPITAL: Final = Event("chose_capital", seat=SEAT, race=RACE, reveals=True)

events: Final = [value for value in list(globals().values()) if isinstance(value, Event)]

# What the arguments of reasons, causes, prompts, facts and notes are.
NUMBERS: Final = (
    *("amount", "cards", "chosen", "copies", "cost", "count", "damage", "hit_points", "least", "left", "line", "link"),
    *("missing", "most", "needed", "passes", "power", "resources", "symbols", "tax", "tokens"),
)
arguments: Final = {
    **dict.fromkeys(NUMBERS, INT),
    "action": ACTION,
    "card": CARD,
    "destruction": CARD,
    "lethal": TRUTH,
    "names": many(TEXT),
    "order": CARD,
    "phase": PHASES,
    "piece": PIECE,
    "race": RACE,
    "side": SIDE,
    "step": STEPS,
    "text": TEXT,
    "zone": ZONE,
    "answer.card": THING,  # or a development, which has no name
    "first_player_penalty.phase": PLACE,  # of the zone of that name
    "no_action.piece": THING,  # of a written position: a card
    "core-pack_deck_size.given": INT,
    "core-pack_deck_size.wanted": INT,
}
