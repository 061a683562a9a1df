"""Words of the game: domains, verbs and events, and the ints that stand for them."""

from __future__ import annotations

from typing import Final

from spieltisch.core import INT, SEAT, TEXT, TRUTH, Domain, Event, Numbers, Topic, Verbs, i64, ints, many

from .data import DIE, FACE_RECORDS, FACTIONS, POWER_RECORDS, RACE_RECORDS, REGION_RECORDS, TILE_RECORDS

RACE: Final = Domain("race", [record["id"] for record in RACE_RECORDS])
BLOOD_ELVES: Final = 0
DRAENEI: Final = 1
DWARVES: Final = 2
ETHEREALS: Final = 3
FORSAKEN: Final = 4
GNOMES: Final = 5
GOBLINS: Final = 6
HUMANS: Final = 7
KOBOLDS: Final = 8
NAGA: Final = 9
NIGHT_ELVES: Final = 10
ORCS: Final = 11
PANDAREN: Final = 12
TAUREN: Final = 13
TROLLS: Final = 14
WORGEN: Final = 15

POWER: Final = Domain("power", [record["id"] for record in POWER_RECORDS])
ARCHAEOLOGIST: Final = 0
FARMER: Final = 1
FORTIFIED: Final = 2
FISHING: Final = 3
MINING: Final = 4
DEFENSIVE: Final = 5
INTIMIDATING: Final = 6
EXPLORER: Final = 7
MOUNTAINEER: Final = 8
HEROIC: Final = 9
BATTLE_MASTER: Final = 10
HERBALIST: Final = 11
SWAMP_WALKER: Final = 12
PORTAL_MAGE: Final = 13
BLACKSMITH: Final = 14
SEAFARING: Final = 15
BOG_DWELLER: Final = 16
BEAST_MASTER: Final = 17
RANGER: Final = 18
ENRAGED: Final = 19

TILE: Final = Domain("tile", [record["id"] for record in TILE_RECORDS])
AEGIS: Final = 0
ASHES: Final = 1
FROSTMOURNE: Final = 2
HEART: Final = 3
DOOMHAMMER: Final = 4
WELL: Final = 5
DARK_PORTAL: Final = 6
SPIRIT_HEALER: Final = 7
CHAPEL: Final = 8
KARAZHAN: Final = 9
BATTLEGROUND: Final = 10
MEETING_STONE: Final = 11
ARTIFACTS: Final = 5  # tiles below are artifacts, those from here on legendary places

REGION: Final = Domain("region", [record["id"] for record in REGION_RECORDS])
FACE: Final = Domain("face", [record["id"] for record in FACE_RECORDS])
FACTION: Final = Domain("faction", list(FACTIONS))
OCCUPANT: Final = Domain("occupant", [*RACE.names, "murlocs"])
MURLOC_OCCUPANT: Final[i64] = len(RACE)
COUNT: Final = Numbers("count", 0, 40)
SEATS: Final = Numbers("seat", 0, 4)

FORM: Final = Domain("form", ["human", "worgen"])
HUMAN_FORM: Final = 0
WORGEN_FORM: Final = 1

PIECE: Final = Domain("piece", ["token", "beast", "champion", "fort", "wall"])
TOKEN_PIECE: Final = 0
BEAST_PIECE: Final = 1
CHAMPION_PIECE: Final = 2
FORT_PIECE: Final = 3
WALL_PIECE: Final = 4

# What a conquest may be helped with, once a turn each: three artifacts and the Ethereals' way with legendary places.
TOOL: Final = Domain("tool", ["ashes_of_alar", "frostmourne", "doomhammer", "place_lore"])
DOOMHAMMER_TOOL: Final = 2
PLACE_LORE: Final = 3
TOOL_TILES: Final = ints([ASHES, FROSTMOURNE, DOOMHAMMER])

verbs: Final = Verbs()
CHOOSE: Final = verbs.verb("choose", RACE)
EXPAND: Final = verbs.verb("expand")
DECLINE: Final = verbs.verb("decline")
TAKE_FORM: Final = verbs.verb("form", FORM)
TAKE_SIDE: Final = verbs.verb("side", FACTION)
ABANDON: Final = verbs.verb("abandon", REGION)
LIFT: Final = verbs.verb("lift", REGION)
READY: Final = verbs.verb("ready")
CONQUER: Final = verbs.verb("conquer", REGION)
ATTEMPT: Final = verbs.verb("attempt", REGION)
STRIKE: Final = verbs.verb("strike", REGION)
CHAMPION: Final = verbs.verb("champion", REGION)
USE: Final = verbs.verb("use", TOOL)
STEAL: Final = verbs.verb("steal", TILE, REGION)
INTIMIDATE: Final = verbs.verb("intimidate", REGION)
MOVE: Final = verbs.verb("move", PIECE)
SEND: Final = verbs.verb("send", REGION)
PORTAL: Final = verbs.verb("portal", REGION)
SWAP: Final = verbs.verb("swap", REGION)
STOP: Final = verbs.verb("stop")
ROLL: Final = verbs.verb("roll")
HOLD: Final = verbs.verb("hold")
BUY: Final = verbs.verb("buy", COUNT)
GATHER: Final = verbs.verb("gather", REGION)
PLACE: Final = verbs.verb("place", REGION)
PLACE_BEAST: Final = verbs.verb("place_beast", REGION)
PLACE_CHAMPION: Final = verbs.verb("place_champion", REGION)
EXCHANGE: Final = verbs.verb("exchange", REGION)
SPREAD: Final = verbs.verb("spread")
DONE: Final = verbs.verb("done")
FORTIFY: Final = verbs.verb("fortify", REGION)
WATCH: Final = verbs.verb("watch", REGION)
LAY: Final = verbs.verb("lay", TILE, REGION)
BOMB: Final = verbs.verb("bomb", REGION)
TARGET: Final = verbs.verb("target", REGION)
PAY: Final = verbs.verb("pay")
REFUSE: Final = verbs.verb("refuse")
LIFT_BEAST: Final = verbs.verb("lift_beast", REGION)

ROUND: Final = Event("round", interim=True, number=INT)
TURN: Final = Event("turn", seat=SEAT)
CHOSE: Final = Event("chose", seat=SEAT, power=POWER, race=RACE, price=INT, coins=INT, tokens=INT)
COLUMN: Final = Event("column", power=POWER, race=RACE, reveals=True)
FELL: Final = Event("declined", seat=SEAT, race=RACE)
VANISHED: Final = Event("vanished", seat=SEAT, race=RACE)
READIED: Final = Event("readied", seat=SEAT, tokens=INT)
ABANDONED: Final = Event("abandoned", seat=SEAT, region=REGION)
CONQUERED: Final = Event("conquered", seat=SEAT, region=REGION, tokens=INT, occupant=OCCUPANT)
ATTACKED: Final = Event("attempted", seat=SEAT, region=REGION, die=INT, needed=INT)
STRUCK: Final = Event("struck", seat=SEAT, region=REGION)
STRIKE_DIE: Final = Event("strike_die", seat=SEAT, region=REGION, die=INT)
STRIKE_FAILED: Final = Event("strike_failed", seat=SEAT, region=REGION)
REPELLED: Final = Event("repelled", seat=SEAT, region=REGION)
LOST: Final = Event("lost", occupant=OCCUPANT, region=REGION, tokens=INT)
WITHDREW: Final = Event("withdrew", seat=SEAT, region=REGION, tokens=INT)
SAVED: Final = Event("saved", seat=SEAT, region=REGION)
RANSOMED: Final = Event("ransomed", seat=SEAT)
CAPTURED: Final = Event("captured", seat=SEAT)
REVEALED: Final = Event("revealed", tile=TILE, region=REGION, reveals=True)
USED: Final = Event("used", seat=SEAT, tool=TOOL)
CARRIED: Final = Event("carried", seat=SEAT, tile=TILE, region=REGION)
SIDED: Final = Event("sided", seat=SEAT, faction=FACTION)
FORMED: Final = Event("formed", seat=SEAT, form=FORM)
INTIMIDATED: Final = Event("intimidated", seat=SEAT, piece=PIECE, region=REGION)
MOVED: Final = Event("moved", seat=SEAT, piece=PIECE, region=REGION, goal=REGION)
SWAPPED: Final = Event("swapped", seat=SEAT, region=REGION, goal=REGION)
RAISED: Final = Event("raised", seat=SEAT, count=INT)
HEALED: Final = Event("healed", seat=SEAT)
TAMED: Final = Event("tamed", seat=SEAT, count=INT)
GATHERED: Final = Event("gathered", seat=SEAT, region=REGION, tokens=INT)
REDEPLOYED: Final = Event("redeployed", seat=SEAT, regions=many(REGION))
PLACED: Final = Event("placed", seat=SEAT, piece=PIECE, region=REGION)
BUILT: Final = Event("built", seat=SEAT, piece=PIECE, region=REGION)
WATCHED: Final = Event("watched", seat=SEAT, regions=many(REGION))
BOMBED: Final = Event("bombed", seat=SEAT, region=REGION)
BOMB_BACK: Final = Event("bomb_back", region=REGION)
EXPLODED: Final = Event("exploded", region=REGION, reveals=True)
FIZZLED: Final = Event("fizzled", region=REGION, reveals=True)
TARGETED: Final = Event("targeted", seat=SEAT, region=REGION)
HARMONY: Final = Event("harmony", seat=SEAT)
PAID: Final = Event("paid", seat=SEAT, coins=INT)
RECEIVED: Final = Event("received", seat=SEAT, coins=INT)
GAINED: Final = Event("gained", seat=SEAT, coins=INT)
BONUS: Final = Event("bonus", seat=SEAT, coins=INT)
INCOME: Final = Event("income", interim=True, seat=SEAT, coins=INT, regions=INT, declined=INT, bonus=INT)
MURLOCS_TOOK: Final = Event("murlocs_took", region=REGION, tokens=INT, occupant=OCCUPANT)
MURLOCS_ROLLED: Final = Event("murlocs_rolled", region=REGION, die=INT, needed=INT)
MURLOC_TURN: Final = Event("murloc_turn", tokens=INT)
MURLOC_INCOME: Final = Event("murloc_income", coins=INT)
GAME_OVER: Final = Event("game_over", best=INT)

BOARD: Final = Domain("board", sorted({str(record["board"]) for record in FACE_RECORDS}))
BOMB_FACE: Final = Domain("bomb", ["explosion", "dud"])
ATTEMPT_DIE: Final = Topic("attempt_die", faces=list(DIE), seat=SEAT, region=REGION)
FIRST_SEAT: Final = Topic("first_seat", things=SEATS)
BOARDS_LAID: Final = Topic("boards", things=BOARD)
SIDE_UP: Final = Topic("side_up", things=FACE)
NEXT_RACE: Final = Topic("next_race", things=RACE)
NEXT_POWER: Final = Topic("next_power", things=POWER)
TILE_TURNED: Final = Topic("tile_turned", things=TILE, region=REGION)
BOMB_TURNED: Final = Topic("bomb_turned", things=BOMB_FACE, region=REGION)

events: Final = [value for value in list(globals().values()) if isinstance(value, Event)]

# What the arguments of reasons, causes, prompts, facts, notes and of the texts of records are.
NUMBERS: Final = (
    *("beasts", "bombs", "bonus", "coins", "cost", "count", "declined", "discount", "duds", "explosions", "fewest"),
    *("fort_defense", "forts", "from_tokens", "hand", "income", "left", "losses", "missing", "needed", "number"),
    *("objectives", "odds", "odds_of_two", "place", "price", "regions", "round", "taken", "times", "tokens", "toll"),
    *("tray", "wall_defense", "watchtowers", "wisp_walls"),
)
arguments: Final = {
    **dict.fromkeys(NUMBERS, INT),
    "changed": TRUTH,
    "decision": TEXT,
    "ends": TRUTH,
    "occupant": OCCUPANT,
    "occupants": many(OCCUPANT),
    "own_turn": TRUTH,
    "piece": PIECE,
    "power": POWER,
    "race": RACE,
    "region": REGION,
    "tile": TILE,
    "tool": TOOL,
    "core-pack_land.given": INT,
    "core-pack_land.wanted": INT,
    "core-pack_mountains.given": INT,
    "core-pack_murlocs.given": INT,
    "core-pack_tray.given": INT,
    "core-pack_one_sided.one": REGION,
    "core-pack_one_sided.other": REGION,
}
