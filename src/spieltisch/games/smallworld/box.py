"""The records of one box as flat tables: as printed, or as a pack has them. A state plays with one of them.

What no pack can change stands in `data`. What a race or a power does in some regions is said once (`in_regions`) and
written into the tables of every box.
"""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Ints, i64, ints, zeros
from spieltisch.core.packs import Boxes, Pack

from .data import ALL_REGIONS, FACE_OF, FIELD, MOUNTAIN, REGION_RECORDS, TERRAINS
from .packs import FACES, POWERS, RACES

BEARERS: Final = len(RACES.records) + len(POWERS.records)
STRIDE: Final = 128  # regions of a bearer in the tables by region
COINS: Final = 0  # coins at the end of a turn
TOLL: Final = 1  # coins that a conqueror owes the holder, in decline too
DISCOUNT: Final = 2  # tokens less
assert ALL_REGIONS <= STRIDE

_NUMBER: Final[dict[str, int]] = {record["id"]: number for number, record in enumerate(REGION_RECORDS)}
_SAID: Final[list[tuple[int, int, str, int | None]]] = []  # what bearers do in regions: table, bearer, mark, value


class SmallWorldBox:
    def __init__(self, pack: Pack | None) -> None:
        content = pack.content if pack is not None else {}
        self.pack = pack
        races = RACES.changed(content.get("race", {}))
        self.race_value: Ints = ints([int(record["value"]) for record in races])
        self.race_tray: Ints = ints([int(record["tray"]) for record in races])
        powers = POWERS.changed(content.get("power", {}))
        self.power_value: Ints = ints([int(record["value"]) for record in powers])
        self._lay_bearers([*races, *powers])
        self._lay_pieces([*races, *powers])
        faces = FACES.changed(content.get("face", {}))
        self._lay_regions([region for face in faces for region in face["region"].values()])
        self.atlases: dict[tuple[int, ...], Atlas] = {}
        self.land_coins: Ints = zeros(BEARERS * STRIDE)
        self.land_toll: Ints = zeros(BEARERS * STRIDE)
        self.land_discount: Ints = zeros(BEARERS * STRIDE)
        for table, bearer, mark, value in _SAID:
            self.write(table, bearer, mark, value)

    def _lay_bearers(self, bearers: list[dict[str, Any]]) -> None:
        """By race, then by power: the numbers that their texts name."""
        self.coins: Ints = _numbers(bearers, "coins")
        self.price: Ints = _numbers(bearers, "price")
        self.dearest: i64 = max(self.coins) + max(self.price)  # a toll of land and one of a race are never more
        self.discount: Ints = _numbers(bearers, "discount")
        self.times: Ints = _numbers(bearers, "times")
        self.from_tokens: Ints = _numbers(bearers, "from_tokens")
        self.fewest: Ints = _numbers(bearers, "fewest", 1)  # tokens that hold a region, the least that a conquest costs

    def _lay_pieces(self, bearers: list[dict[str, Any]]) -> None:
        """What only one of them brings."""
        self.forts: i64 = max(_numbers(bearers, "forts"))
        self.fort_defense: i64 = max(_numbers(bearers, "fort_defense"))
        self.walls: i64 = max(_numbers(bearers, "wisp_walls"))
        self.wall_defense: i64 = max(_numbers(bearers, "wall_defense"))
        self.towers: i64 = max(_numbers(bearers, "watchtowers"))
        self.beasts: i64 = max(_numbers(bearers, "beasts"))
        self.objectives: i64 = max(_numbers(bearers, "objectives"))
        self.explosions: i64 = max(_numbers(bearers, "explosions"))
        self.duds: i64 = max(_numbers(bearers, "duds"))

    def _lay_regions(self, regions: list[dict[str, Any]]) -> None:
        """By region, 1 for yes."""
        self.symbols: list[list[str]] = [region["symbols"] for region in regions]
        self.terrain: Ints = ints([TERRAINS.index(region["terrain"]) for region in regions])
        self.neighbors: list[Ints] = [ints([_NUMBER[name] for name in region["neighbors"]]) for region in regions]
        self.is_water: Ints = ints([int(terrain > MOUNTAIN) for terrain in self.terrain])
        self.is_mountain: Ints = self.marked("mountain")
        self.is_entry: Ints = self.marked("anchor")
        self.is_cave: Ints = self.marked("cave")
        self.is_magic: Ints = self.marked("magic")
        self.has_murloc: Ints = self.marked("murloc")
        self.takes_tile: Ints = self.marked("tile")
        self.is_coastal: Ints = ints([int(region["coastal"]) for region in regions])
        wet = [max([self.is_water[near] for near in neighbors]) for neighbors in self.neighbors]
        self.is_waterside: Ints = ints(wet)

    def marked(self, mark: str) -> Ints:
        """Regions with a terrain or a symbol, or all of them."""
        if mark == EVERYWHERE:
            return ints([1] * ALL_REGIONS)
        if mark in TERRAINS:
            return ints([int(TERRAINS[terrain] == mark) for terrain in self.terrain])
        return ints([int(mark in symbols) for symbols in self.symbols])

    def write(self, table: int, bearer: int, mark: str, value: int | None) -> None:
        """The value, or else the number of the record, in each region with the mark."""
        land = self.land_coins if table == COINS else self.land_toll if table == TOLL else self.land_discount
        if value is None:
            value = (self.discount if table == DISCOUNT else self.coins)[bearer]
        marked = self.marked(mark)
        for region in range(ALL_REGIONS):
            land[bearer * STRIDE + region] = value * marked[region]

    def atlas_of(self, faces: tuple[int, ...]) -> Atlas:
        found = self.atlases.get(faces)
        if found is None:
            found = self.atlases[faces] = Atlas(self, faces)
        return found


def _numbers(records: list[dict[str, Any]], field: str, otherwise: int = 0) -> Ints:
    return ints([int(record.get(field, otherwise)) for record in records])


class Atlas:
    """The regions of one choice of island faces, sorted by what they are good for."""

    def __init__(self, box: SmallWorldBox, faces: tuple[int, ...]) -> None:
        self.faces = faces
        regions = [region for face in faces for region in range(ALL_REGIONS) if FACE_OF[region] == face]
        self.regions: Ints = ints(regions)
        self.land: Ints = ints([region for region in regions if not box.is_water[region]])
        self.water: Ints = ints([region for region in regions if box.is_water[region]])
        self.entries: Ints = ints([region for region in regions if box.is_entry[region]])
        self.caves: Ints = ints([region for region in regions if box.is_cave[region]])
        self.magic: Ints = ints([region for region in regions if box.is_magic[region]])
        self.fields: Ints = ints([region for region in regions if box.terrain[region] == FIELD])
        self.by_ship: Ints = ints([int(region in self.entries) for region in range(ALL_REGIONS)])


EVERYWHERE: Final = "everywhere"
PRINTED: Final = SmallWorldBox(None)
BOXES: Final[Boxes[SmallWorldBox]] = Boxes(SmallWorldBox, PRINTED)
NOWHERE: Final = Atlas(PRINTED, ())


def in_regions(table: int, bearer: int, mark: str, value: int | None = None) -> None:
    """What a race or power does in each region with the mark, in every box: its coins, or its discount."""
    _SAID.append((table, bearer, mark, value))
    PRINTED.write(table, bearer, mark, value)
