"""The words of this title: domains, verbs and events. An int inside, words outside."""

from __future__ import annotations

from typing import Final

from spieltisch.core import INT, LIST, TEXT, THING, TRUTH, Domain, Event, Topic, Verbs, many

from . import data

GOD: Final = Domain("god", data.GODS)
REGION: Final = Domain("region", data.REGIONS)
SOURCE: Final = Domain("source", [*data.REGIONS, "reserve"])
KIND: Final = Domain("kind", data.KINDS)
FIGURE: Final = Domain("figure", data.ids(data.FOLLOWERS))
TOKEN: Final = Domain("token", data.TOKENS)
CARD: Final = Domain("card", data.CARD_IDS)
UPGRADE: Final = Domain("upgrade", data.UPGRADE_IDS)
OLD_WORLD: Final = Domain("old_world", data.OLD_WORLD_IDS)
SLOT: Final = Domain("slot", ["left", "right"])
PHASE: Final = Domain("phase", ["setup", "old_world", "draw", "summoning", "battle", "corruption", "end", "over"])
STEP: Final = Domain(
    "step",
    [
        "domination",
        "corruption",
        "chaos_cards",
        "heroes",
        "old_world_cards",
        "ruined_regions",
        "dials",
        "game_end",
    ],
)
POINTS: Final = Domain(
    "points",
    [
        "domination",
        "ruin_first",
        "ruin_second",
        "ruiner",
        "dial",
        "old_world",
        "upgrade",
    ],
)
ROLL: Final = Domain("roll", ["early", "battle", "event", "return"])
INSTRUCTION: Final = Domain("instruction", data.INSTRUCTIONS)
ENDING: Final = Domain("ending", ["none", "dial", "points", "ruins", "deck"])

verbs: Final = Verbs()
SUMMON: Final = verbs.verb("summon", KIND, SOURCE, REGION)
PLAY: Final = verbs.verb("play", CARD, REGION)
PLAY_RIGHT: Final = verbs.verb("play_right", CARD, REGION)
verbs.merge("play", SLOT.name, left=PLAY, right=PLAY_RIGHT)
PASS: Final = verbs.verb("pass")
HIT: Final = verbs.verb("hit", GOD, KIND)
HIT_PEASANT: Final = verbs.verb("hit_peasant")
KEEP_HITS: Final = verbs.verb("keep_hits")
LOSE: Final = verbs.verb("lose", KIND, REGION)
SLAY: Final = verbs.verb("slay", GOD, KIND)
PLACE: Final = verbs.verb("place", TOKEN, REGION)
REMOVE: Final = verbs.verb("remove", TOKEN, REGION)
CLEANSE: Final = verbs.verb("cleanse", GOD, REGION)
DISCARD: Final = verbs.verb("discard", CARD)
TAKE_UPGRADE: Final = verbs.verb("upgrade", UPGRADE)
DECLINE: Final = verbs.verb("decline")
FETCH: Final = verbs.verb("fetch", GOD, KIND, REGION)
PICK: Final = verbs.verb("pick", GOD, KIND)
SEND: Final = verbs.verb("send", REGION)
SHIELD: Final = verbs.verb("shield", KIND)
CHARM: Final = verbs.verb("charm", GOD, KIND)
MEDDLE: Final = verbs.verb("meddle", GOD)
DISPLACE: Final = verbs.verb("displace", TOKEN)
CARRY: Final = verbs.verb("carry")
ENTRENCH: Final = verbs.verb("entrench", SLOT)
EXODUS: Final = verbs.verb("exodus", REGION)
LEAVE: Final = verbs.verb("leave", SLOT)

ROUND_BEGAN: Final = Event("round", interim=True, number=INT)
PHASE_BEGAN: Final = Event("phase", interim=True, phase=PHASE)
STEP_BEGAN: Final = Event("step", interim=True, step=STEP)
REVEALED: Final = Event("revealed", interim=True, card=OLD_WORLD, god=GOD, reveals=True)
ON_TRACK: Final = Event("on_track", card=OLD_WORLD)
OFF_TRACK: Final = Event("off_track", card=OLD_WORLD)
LASTS: Final = Event("lasts", card=OLD_WORLD)
PLACED: Final = Event("placed", token=TOKEN, region=REGION, number=INT)
REMOVED: Final = Event("removed", token=TOKEN, region=REGION, number=INT)
MOVED_TOKEN: Final = Event("moved_token", token=TOKEN, source=REGION, region=REGION)
SCORED: Final = Event("scored", interim=True, god=GOD, number=INT, points=POINTS, region=REGION)
DREW: Final = Event("drew", god=GOD, cards=many(CARD), reveals=True)
DREW_COUNT: Final = Event("drew_count", god=GOD, number=INT)
RESHUFFLED: Final = Event("reshuffled", god=GOD)
DISCARDED: Final = Event("discarded", god=GOD, card=CARD, reveals=True)
POWER_SET: Final = Event("power_set", god=GOD, number=INT)
POWER_LOST: Final = Event("power_lost", god=GOD, number=INT)
POWER_GAINED: Final = Event("power_gained", god=GOD, number=INT)
SUMMONED: Final = Event("summoned", god=GOD, kind=KIND, source=SOURCE, region=REGION, cost=INT, figure=FIGURE)
PLAYED: Final = Event("played", god=GOD, card=CARD, region=REGION, cost=INT)
PASSED: Final = Event("passed", god=GOD)
MOVED: Final = Event("moved", god=GOD, kind=KIND, source=REGION, region=REGION, figure=FIGURE)
SHIELDED: Final = Event("shielded", kind=KIND, region=REGION)
WAS_CHARMED: Final = Event("charmed", god=GOD, kind=KIND, region=REGION, figure=FIGURE)
ENTRENCHED: Final = Event("entrenched", slot=SLOT, region=REGION)
LEFT_SLOT: Final = Event("left_slot", slot=SLOT, region=REGION)
BATTLE_BEGAN: Final = Event("battle", interim=True, region=REGION, number=INT)
ROLLED: Final = Event("rolled", interim=True, god=GOD, roll=ROLL, region=REGION, dice=LIST, number=INT, hits=INT)
STRUCK: Final = Event("struck", roll=ROLL, god=GOD, region=REGION, dice=LIST, hits=INT)
KILLED: Final = Event("killed", by=GOD, god=GOD, kind=KIND, region=REGION, figure=FIGURE)
PEASANT_KILLED: Final = Event("peasant_killed", by=GOD, region=REGION)
HITS_KEPT: Final = Event("hits_kept", god=GOD, hits=INT)
HITS_LOST: Final = Event("hits_lost", god=GOD, hits=INT)
RETURNED: Final = Event("returned", god=GOD, target=GOD, hits=INT)
TOOK_OFF: Final = Event("took_off", god=GOD, kind=KIND, region=REGION, figure=FIGURE)
DOMINATED: Final = Event("dominated", interim=True, god=GOD, region=REGION, value=INT, resistance=INT)
UNDOMINATED: Final = Event("undominated", interim=True, region=REGION, value=INT, resistance=INT)
CORRUPTED: Final = Event("corrupted", interim=True, god=GOD, region=REGION, number=INT)
FORBIDDEN: Final = Event("corruption_forbidden", god=GOD, region=REGION)
CLEANSED: Final = Event("cleansed", god=GOD, region=REGION)
COUNTER: Final = Event("counter", god=GOD, region=REGION)
RUINED: Final = Event("ruined", interim=True, region=REGION, number=INT)
CARDS_OFF: Final = Event("cards_off", god=GOD, cards=many(CARD))
CARD_STAYED: Final = Event("card_stayed", card=CARD, region=REGION)
TICKED: Final = Event("ticked", interim=True, god=GOD, position=INT, instruction=INSTRUCTION, number=INT)
UPGRADED: Final = Event("upgraded", god=GOD, upgrade=UPGRADE)
ENDED: Final = Event("ended", ending=ENDING, winners=many(GOD))

BATTLE_DICE: Final = Topic("dice", god=GOD, roll=ROLL, region=REGION)
OLD_WORLD_DECK: Final = Topic("old_world_card", things=OLD_WORLD, god=GOD)
FIRST_TOKENS: Final = Topic("first_tokens", things=TOKEN, each=REGION)
CARDS_DRAWN: Final = Topic("cards_drawn", hidden=True, god=GOD)

events: Final = [value for value in list(globals().values()) if isinstance(value, Event)]

# What the arguments of reasons, causes, prompts, facts, notes and of the texts of records are.
NUMBERS: Final = (
    *("amount", "attack", "cards", "cost", "count", "defense", "each", "figures", "hits", "least", "most", "n"),
    *("points", "power", "resistance", "sixes", "symbols", "tokens", "value"),
)
arguments: Final = {
    **dict.fromkeys(NUMBERS, INT),
    "card": CARD,
    "changed": TRUTH,
    "due": TEXT,
    "ending": ENDING,
    "field": TEXT,
    "figure": FIGURE,
    "finds": TOKEN,
    "first": many(REGION),
    "free": TRUTH,
    "god": GOD,
    "kind": KIND,
    "of": REGION,
    "old_world": OLD_WORLD,
    "region": REGION,
    "regions": many(REGION),
    "roll": ROLL,
    "second": many(REGION),
    "slot": SLOT,
    "source": SOURCE,
    "token": TOKEN,
    "upgrade": UPGRADE,
    "where": TEXT,
    "winners": many(GOD),
    "choose_pair.card": OLD_WORLD,
    "choose_region.card": OLD_WORLD,
    "discard_card.card": THING,  # what tells to discard: an Old World card, or Meddling of Skaven
    "lose_figure.card": OLD_WORLD,
    "place_some.regions": INT,
}


def figure_named(god: int, kind: int, region: int) -> dict[str, str | None]:
    """A figure and where it stands, for reasons."""
    return {"god": GOD.say(god), "kind": KIND.say(kind), "region": REGION.say(region)}
