"""The printed facts as flat tables: races, powers, tiles, islands. Indexes are the ints of `vocabulary`."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import title_data

_PACKAGE: Final = "spieltisch.games.smallworld"

RACE_RECORDS: Final[list[dict[str, Any]]] = title_data(_PACKAGE, "races.toml")["race"]
POWER_RECORDS: Final[list[dict[str, Any]]] = title_data(_PACKAGE, "powers.toml")["power"]
TILE_RECORDS: Final[list[dict[str, Any]]] = title_data(_PACKAGE, "tiles.toml")["tile"]
FACE_RECORDS: Final[list[dict[str, Any]]] = title_data(_PACKAGE, "boards.toml")["face"]
SETUP: Final[dict[str, Any]] = title_data(_PACKAGE, "setup.toml")
REGION_RECORDS: Final[list[dict[str, Any]]] = [region for face in FACE_RECORDS for region in face["region"]]

TERRAINS: Final = ("field", "hill", "forest", "swamp", "mountain", "lake", "sea")
FIELD: Final = 0
HILL: Final = 1
FOREST: Final = 2
SWAMP: Final = 3
MOUNTAIN: Final = 4
FACTIONS: Final = ("neutral", "alliance", "horde")
NEUTRAL: Final = 0
ALLIANCE: Final = 1
HORDE: Final = 2

RACE_FACTION: Final[list[int]] = [FACTIONS.index(record["faction"]) for record in RACE_RECORDS]
RACE_VALUE: Final[list[int]] = [record["value"] for record in RACE_RECORDS]
RACE_TRAY: Final[list[int]] = [record["tray"] for record in RACE_RECORDS]
POWER_VALUE: Final[list[int]] = [record["value"] for record in POWER_RECORDS]
POWER_PERSISTS: Final[list[bool]] = [record["persists"] for record in POWER_RECORDS]
TILE_IS_ARTIFACT: Final[list[bool]] = [record["kind"] == "artifact" for record in TILE_RECORDS]

ALL_REGIONS: Final = len(REGION_RECORDS)
_NUMBER: Final[dict[str, int]] = {record["id"]: number for number, record in enumerate(REGION_RECORDS)}
TERRAIN: Final[list[int]] = [TERRAINS.index(record["terrain"]) for record in REGION_RECORDS]
NEIGHBORS: Final[list[tuple[int, ...]]] = [
    tuple([_NUMBER[name] for name in record["neighbors"]]) for record in REGION_RECORDS
]
IS_WATER: Final[list[bool]] = [terrain > MOUNTAIN for terrain in TERRAIN]
IS_MOUNTAIN: Final[list[int]] = [1 if terrain == MOUNTAIN else 0 for terrain in TERRAIN]
IS_ENTRY: Final[list[bool]] = ["anchor" in record["symbols"] for record in REGION_RECORDS]
IS_CAVE: Final[list[bool]] = ["cave" in record["symbols"] for record in REGION_RECORDS]
IS_MAGIC: Final[list[bool]] = ["magic" in record["symbols"] for record in REGION_RECORDS]
IS_COASTAL: Final[list[bool]] = [record["coastal"] for record in REGION_RECORDS]
IS_WATERSIDE: Final[list[bool]] = [any(IS_WATER[near] for near in NEIGHBORS[region]) for region in range(ALL_REGIONS)]
HAS_MURLOC: Final[list[bool]] = ["murloc" in record["symbols"] for record in REGION_RECORDS]
TAKES_TILE: Final[list[bool]] = ["tile" in record["symbols"] for record in REGION_RECORDS]
FACE_OF: Final[list[int]] = [number for number, face in enumerate(FACE_RECORDS) for _ in face["region"]]
FACE_SIZE: Final[list[str]] = [face["size"] for face in FACE_RECORDS]
FACE_BOARD: Final[list[str]] = [face["board"] for face in FACE_RECORDS]

PIECES: Final[dict[str, Any]] = SETUP["pieces"]
START_COINS: Final[int] = PIECES["start_coins"]
VISIBLE_SETS: Final[int] = PIECES["visible_sets"]
MURLOC_TOKENS: Final[int] = PIECES["murlocs"]
FORTS: Final[int] = PIECES["forts"]
WALLS: Final[int] = PIECES["wisp_walls"]
TOWERS: Final[int] = PIECES["watchtowers"]
BEASTS: Final[int] = PIECES["beasts"]
OBJECTIVES: Final[int] = PIECES["military_objectives"]
HARMONY_TOKENS: Final[int] = PIECES["harmony_tokens"]
EXPLOSIONS: Final[int] = PIECES["explosions"]
DUDS: Final[int] = PIECES["duds"]
DIE: Final[list[int]] = SETUP["die"]["faces"]
DIE_MAX: Final = max(DIE)
CHANCE_AT_LEAST: Final[list[int]] = [
    100 * sum(1 for face in DIE if face >= need) // len(DIE) for need in range(DIE_MAX + 2)
]


class Atlas:
    """The regions of one choice of island faces, sorted by what they are good for."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        regions = [region for face in faces for region in range(ALL_REGIONS) if FACE_OF[region] == face]
        self.regions = tuple(regions)
        self.land = tuple([region for region in regions if not IS_WATER[region]])
        self.water = tuple([region for region in regions if IS_WATER[region]])
        self.entries = tuple([region for region in regions if IS_ENTRY[region]])
        self.caves = tuple([region for region in regions if IS_CAVE[region]])
        self.magic = tuple([region for region in regions if IS_MAGIC[region]])
        self.fields = tuple([region for region in regions if TERRAIN[region] == FIELD])


_ATLASES: Final[dict[tuple[int, ...], Atlas]] = {}


def atlas(faces: tuple[int, ...]) -> Atlas:
    found = _ATLASES.get(faces)
    if found is None:
        found = _ATLASES[faces] = Atlas(faces)
    return found


def geometry() -> dict[str, Any]:
    """Outlines and label points of the islands, for those who draw."""
    return title_data(_PACKAGE, "geometry.json")
