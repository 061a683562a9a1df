"""The printed components as vectors of ints, read once from `data/`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, get_args

from spieltisch.core import Ints, i64, ints, title_data

from .shapes import GodSlug, Instruction, Kind, RegionSlug, TokenSlug

PACKAGE: Final = "spieltisch.games.chaos"

BOARD: Final[dict[str, Any]] = title_data(PACKAGE, "board.toml")
POWERS: Final[list[dict[str, Any]]] = title_data(PACKAGE, "powers.toml")["power"]
CARDS: Final[list[dict[str, Any]]] = title_data(PACKAGE, "chaos_cards.toml")["card"]
UPGRADES: Final[list[dict[str, Any]]] = title_data(PACKAGE, "upgrades.toml")["upgrade"]
SPARE: Final = [f"own_{number}" for number in range(1, 7)]  # cards that only a pack fills
OLD_WORLD: Final[list[dict[str, Any]]] = [
    *title_data(PACKAGE, "old_world.toml")["card"],
    *[
        {
            "id": name,
            "copies": 0,
            "comet": False,
            "removes_comet": False,
            "discard": False,
            "immediate": [],
            "lasting": {"do": "none"},
            "source": "spare",
        }
        for name in SPARE
    ],
]
RUINATION: Final[list[dict[str, Any]]] = title_data(PACKAGE, "ruination.toml")["ruination"]


def ids(records: list[dict[str, Any]]) -> list[str]:
    return [record["id"] for record in records]


def numbers(records: list[dict[str, Any]], field: str, *beyond: int) -> Ints:
    """One printed number of every record, 0 where it has none."""
    return ints([*[int(record.get(field, 0)) for record in records], *beyond])


def marks(truths: Iterable[bool]) -> Ints:
    """1 where it is so, else 0."""
    return ints([int(truth) for truth in truths])


def rows(found: Iterable[Iterable[int]]) -> list[Ints]:
    return [ints(row) for row in found]


def mask_of(regions: list[int]) -> int:
    mask = 0
    for region in regions:
        mask |= 1 << region
    return mask


GODS: Final[tuple[GodSlug, ...]] = tuple(BOARD["power_order"])
REGIONS: Final[tuple[RegionSlug, ...]] = tuple([record["id"] for record in BOARD["region"]])
CLASSES: Final[tuple[Kind, ...]] = ("cultist", "warrior", "greater_daemon")
TOKENS: Final[tuple[TokenSlug, ...]] = ("event", "hero", "noble", "peasant", "skaven", "warpstone")

GOD_COUNT: Final[i64] = 4
KHORNE: Final[i64] = 0
NURGLE: Final[i64] = 1
TZEENTCH: Final[i64] = 2
SLAANESH: Final[i64] = 3

CULTIST: Final[i64] = 0
WARRIOR: Final[i64] = 1
DAEMON: Final[i64] = 2
CULTISTS: Final[i64] = 0b001  # sets of classes
CULTISTS_AND_WARRIORS: Final[i64] = 0b011
WARRIORS_AND_DAEMONS: Final[i64] = 0b110

TRACK_PLACES: Final[i64] = 2
TOKEN_COUNT: Final[i64] = 6
EVENT: Final[i64] = 0
HERO: Final[i64] = 1
NOBLE: Final[i64] = 2
PEASANT: Final[i64] = 3
SKAVEN: Final[i64] = 4
WARPSTONE: Final[i64] = 5

# -- the board

REGION_COUNT: Final[i64] = 9
SLOT_COUNT: Final[i64] = 2  # in each region
ALL_REGIONS: Final[i64] = 0b111111111
VALUE: Final = numbers(BOARD["region"], "value")
POPULOUS: Final = numbers(BOARD["region"], "populous")
POPULOUS_MASK: Final[i64] = mask_of([region for region in range(REGION_COUNT) if POPULOUS[region]])
BORDERS: Final = ints([mask_of([REGIONS.index(name) for name in record["adjacent"]]) for record in BOARD["region"]])
REACH: Final = ints([BORDERS[region] | 1 << region for region in range(REGION_COUNT)])
REGIONS_IN: Final = rows(
    [[region for region in range(REGION_COUNT) if mask >> region & 1] for mask in range(ALL_REGIONS + 1)]
)
REGIONS_BACK: Final = rows([sorted(regions, reverse=True) for regions in REGIONS_IN])  # for frames: last in, first out
SUPPLY: Final = ints([int(BOARD["tokens"][token]) for token in TOKENS])
STARTING_TOKENS: Final = tuple(
    [TOKENS.index(token) for token, count in BOARD["starting_tokens"].items() for _ in range(count)]
)

VICTORY_POINTS: Final[i64] = BOARD["victory_points"]
CORRUPTION_TO_RUIN: Final[i64] = BOARD["corruption_to_ruin"]
RUINS_TO_END: Final[i64] = BOARD["ruins_to_end"]
STARTING_HAND: Final[i64] = BOARD["starting_hand"]
POWER_TRACK: Final[i64] = BOARD["power_track"]
OLD_WORLD_DECK: Final[dict[int, int]] = {int(seats): size for seats, size in BOARD["old_world_deck"].items()}

# -- the power sheets: a stock is one class of one power, `god * 3 + class`

FOLLOWERS: Final[list[dict[str, Any]]] = [follower for power in POWERS for follower in power["follower"]]
STOCK_COUNT: Final[i64] = 12
STOCK: Final = numbers(FOLLOWERS, "count")
START_POWER: Final = numbers(POWERS, "power")
DRAW: Final = numbers(POWERS, "draw")
REFILL: Final = numbers(POWERS, "refill")
MAY_DISCARD: Final = numbers(POWERS, "may_discard")

INSTRUCTIONS: Final[tuple[Instruction, ...]] = get_args(Instruction)
BEYOND_THREAT: Final = 99  # a dial that stands at victory outranks every printed threat
TICKS: Final = tuple(
    [
        tuple(
            [
                (int(tick.get("threat", BEYOND_THREAT)), INSTRUCTIONS.index(tick["instruction"]), int(tick["n"]))
                for tick in power["dial"]["ticks"]
            ]
        )
        for power in POWERS
    ]
)
VICTORY_TICK: Final = ints([len(ticks) - 1 for ticks in TICKS])
THREATS: Final = rows([[threat for threat, _, _ in ticks] for ticks in TICKS])

# -- pieces: a class of followers as it stands on the board, with what has been done to it

KINDS: Final[list[str]] = [
    *CLASSES,
    "shielded_cultist",
    "shielded_warrior",
    "shielded_greater_daemon",
    "entrenched_warrior",
    "shielded_entrenched_warrior",
    "spent_cultist",
    "charmed_bloodsworn",
    "charmed_leper",
    "charmed_acolyte",
    "charmed_shielded_acolyte",
    "charmed_spent_leper",
]
KIND_COUNT: Final[i64] = 14

_PIECES: Final[list[tuple[int, int, int, bool, bool, bool]]] = [
    # who commands it, kind, stock, shielded, entrenched, spent
    (0, 0, 0, False, False, False),
    (0, 1, 1, False, False, False),
    (0, 2, 2, False, False, False),
    (1, 0, 3, False, False, False),
    (1, 1, 4, False, False, False),
    (1, 2, 5, False, False, False),
    (1, 8, 3, False, False, True),
    (2, 0, 6, False, False, False),
    (2, 1, 7, False, False, False),
    (2, 2, 8, False, False, False),
    (2, 3, 6, True, False, False),
    (2, 4, 7, True, False, False),
    (2, 5, 8, True, False, False),
    (2, 6, 7, False, True, False),
    (2, 7, 7, True, True, False),
    (3, 0, 9, False, False, False),
    (3, 1, 10, False, False, False),
    (3, 2, 11, False, False, False),
    (3, 9, 0, False, False, False),
    (3, 10, 3, False, False, False),
    (3, 11, 6, False, False, False),
    (3, 12, 6, True, False, False),
    (3, 13, 3, False, False, True),
]
PIECE_COUNT: Final[i64] = 23
PIECE_GOD: Final = ints([piece[0] for piece in _PIECES])
PIECE_KIND: Final = ints([piece[1] for piece in _PIECES])
PIECE_STOCK: Final = ints([piece[2] for piece in _PIECES])
PIECE_OWNER: Final = ints([piece[2] // 3 for piece in _PIECES])
PIECE_CLASS: Final = ints([piece[2] % 3 for piece in _PIECES])
IS_SHIELDED: Final = marks([piece[3] for piece in _PIECES])
IS_ENTRENCHED: Final = marks([piece[4] for piece in _PIECES])
IS_SPENT: Final = marks([piece[5] for piece in _PIECES])
PIECES_OF: Final = rows([[p for p in range(PIECE_COUNT) if PIECE_GOD[p] == god] for god in range(4)])
CULTISTS_OF: Final = rows([[p for p in PIECES_OF[god] if PIECE_CLASS[p] == CULTIST] for god in range(4)])
PIECE_AT: Final = ints(
    [next((p for p in PIECES_OF[god] if PIECE_KIND[p] == kind), -1) for god in range(4) for kind in range(KIND_COUNT)]
)


def _piece(god: int, stock: int, shielded: bool, entrenched: bool, spent: bool) -> int:
    wanted = (god, stock, shielded, entrenched, spent)
    for number, (owner, _kind, *rest) in enumerate(_PIECES):
        if (owner, *rest) == wanted:
            return number
    return -1


def _turned(
    god: int | None = None, shielded: bool | None = None, entrenched: bool | None = None, spent: bool | None = None
) -> Ints:
    """For every piece the one it becomes by that change; -1 where there is no such piece."""
    return ints(
        [
            _piece(
                piece[0] if god is None else god,
                piece[2],
                piece[3] if shielded is None else shielded,
                piece[4] if entrenched is None else entrenched,
                piece[5] if spent is None else spent,
            )
            for piece in _PIECES
        ]
    )


def _changes(table: Ints) -> list[Ints]:
    """Only the pieces that become another one, each with that one."""
    return rows([(piece, new) for piece, new in enumerate(table) if new != piece])


SHIELDED: Final = _turned(shielded=True)
UNSHIELDED: Final = _changes(_turned(shielded=False))
ENTRENCHED: Final = _turned(entrenched=True)
AFOOT: Final = _turned(entrenched=False)
SPENT: Final = _turned(spent=True)
RESTED: Final = _changes(_turned(spent=False))
CHARMED: Final = _turned(god=SLAANESH)
OWN: Final = _changes(ints([_piece(p[2] // 3, p[2], p[3], p[4], p[5]) for p in _PIECES]))
PLAIN: Final = ints([_piece(stock // 3, stock, False, False, False) for stock in range(STOCK_COUNT)])

# -- chaos cards


def cards_with(cards: list[dict[str, Any]], field: str, word: object) -> Ints:
    """The last entry is for slots without a card: EMPTY is -1, a horror comes last."""
    return marks([*[card.get(field) == word for card in cards], False])


CARD_COUNT: Final[i64] = len(CARDS)
CARD_IDS: Final[list[str]] = ids(CARDS)
CARD_GOD: Final = ints([*[GODS.index(card["god"]) for card in CARDS], -1])
CARDS_OF: Final = rows([[card for card in range(CARD_COUNT) if CARD_GOD[card] == god] for god in range(4)])
STAYS_AFTER_KILL: Final = cards_with(CARDS, "stays_after_kill", True)
SILENCES: Final = cards_with(CARDS, "silences", True)
COUNTS_ATTACK: Final = cards_with(CARDS, "count", "attack")
COUNTS_NO_FIGURES: Final = cards_with(CARDS, "count", "none")

# -- upgrades: bit `god * 5 + place`, places 0-2 are the classes

UPGRADE_IDS: Final[list[str]] = ids(UPGRADES)
UPGRADE_COUNT: Final[i64] = len(UPGRADES)
UPGRADE_OF: Final = ints([stock // 3 * 5 + stock % 3 for stock in range(STOCK_COUNT)])
FOLLOWER_UPGRADES: Final = [UPGRADES[number] for number in UPGRADE_OF]
ROLLS_EARLY: Final = numbers(FOLLOWER_UPGRADES, "early_dice")
FREE_WHERE_ALONE: Final = numbers(FOLLOWER_UPGRADES, "free_where_alone")

# -- old world cards

OLD_WORLD_IDS: Final[list[str]] = ids(OLD_WORLD)


# -- ruination cards, by number 1 to 5

RUINERS_GAIN: Final = ints([0, *numbers(RUINATION, "ruiners")])
RUIN_POINTS: Final = tuple(
    [
        tuple([(int(card["points"][region][0]), int(card["points"][region][1])) for region in REGIONS])
        for card in RUINATION
    ]
)
