"""The carried-over facts: complete, tagged, and geometrically sound."""

from __future__ import annotations

import itertools

from spieltisch.games.smallworld import GAME, data, vocabulary
from spieltisch.games.smallworld.box import PRINTED
from spieltisch.games.smallworld.setup import choose_boards

CONTENT = GAME.content()


def test_box_is_complete() -> None:
    assert len(CONTENT["races"]) == 16
    assert sum(race["tray"] for race in CONTENT["races"]) == 182
    assert len(CONTENT["powers"]) == 20
    kinds = [tile["kind"] for tile in CONTENT["tiles"]]
    assert (kinds.count("artifact"), kinds.count("place")) == (5, 7)
    factions = [race["faction"] for race in CONTENT["races"]]
    assert [factions.count(side) for side in ("alliance", "horde", "neutral")] == [6, 6, 4]


def test_every_record_says_where_it_comes_from() -> None:
    allowed = {"rulebook", "public", "recalled", "design"}
    for kind in ("races", "powers", "tiles", "faces"):
        for record in CONTENT[kind]:
            assert record["source"] in allowed
    for race in CONTENT["races"]:
        assert race["value_source"] in allowed
        assert race["tray_source"] in allowed


def test_every_set_fits_its_tray() -> None:
    for race, power in itertools.product(CONTENT["races"], CONTENT["powers"]):
        assert race["value"] + power["value"] <= race["tray"]


def test_constants_name_what_they_number() -> None:
    for domain in (vocabulary.RACE, vocabulary.POWER):
        for number, slug in enumerate(domain.names):
            assert getattr(vocabulary, slug.upper(), number) == number  # those that only their block knows have none
    tiles = ["AEGIS", "ASHES", "FROSTMOURNE", "HEART", "DOOMHAMMER", "WELL", "DARK_PORTAL", "SPIRIT_HEALER", "CHAPEL"]
    tiles += ["KARAZHAN", "BATTLEGROUND", "MEETING_STONE"]
    for number, (name, slug) in enumerate(zip(tiles, vocabulary.TILE.names, strict=True)):
        assert getattr(vocabulary, name) == number
        assert name.split("_")[0].lower()[:5] in slug


def test_adjacency_is_symmetric_and_stays_on_the_island() -> None:
    for region, near in enumerate(PRINTED.neighbors):
        assert near, f"{vocabulary.REGION.say(region)} is cut off"
        for other in near:
            assert region in PRINTED.neighbors[other]
            assert data.FACE_OF[region] == data.FACE_OF[other]
            assert region != other


def edges(ring: list[list[float]]) -> set[frozenset[tuple[float, float]]]:
    points = [(x, y) for x, y in ring]
    return {frozenset(pair) for pair in zip(points, [*points[1:], points[0]], strict=True)}


def test_polygons_share_borders_exactly_where_adjacent() -> None:
    for name, shapes in CONTENT["geometry"]["faces"].items():
        outline = {region: edges(shape["polygon"]) for region, shape in shapes.items()}
        for a, b in itertools.combinations(shapes, 2):
            adjacent = vocabulary.REGION[b] in PRINTED.neighbors[vocabulary.REGION[a]]
            assert adjacent == bool(outline[a] & outline[b]), f"{name}: {a} and {b}"


def test_label_points_lie_inside_their_regions() -> None:
    for shapes in CONTENT["geometry"]["faces"].values():
        for region, shape in shapes.items():
            x, y = shape["label"]
            ring = shape["polygon"]
            inside = False
            for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True):
                if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                    inside = not inside
            assert inside, region


def test_faces_have_the_printed_region_counts() -> None:
    land = {"S": 7, "M": 9, "L": 11}
    for number, face in enumerate(CONTENT["faces"]):
        regions = [region for region in range(data.ALL_REGIONS) if data.FACE_OF[region] == number]
        assert sum(not PRINTED.is_water[region] for region in regions) == land[face["size"]]
        assert sum(PRINTED.is_water[region] for region in regions) <= 1
        assert sum(PRINTED.takes_tile[region] for region in regions) == 1


def test_every_legal_set_of_boards_fits_the_box() -> None:
    sizes = {size: sorted({f["board"] for f in CONTENT["faces"] if f["size"] == size}) for size in "LMS"}
    for row in CONTENT["setup"]["table"]:
        picks = [
            itertools.combinations(sizes[size], row[name])
            for size, name in (("L", "large"), ("M", "medium"), ("S", "small"))
        ]
        for boards in itertools.product(*picks):
            for sides in itertools.product("ab", repeat=sum(len(part) for part in boards)):
                names = [board + side for board, side in zip(itertools.chain(*boards), sides, strict=True)]
                regions = PRINTED.atlas_of(tuple(vocabulary.FACE[name] for name in names)).regions
                assert sum(PRINTED.is_mountain[region] for region in regions) <= 10
                assert sum(PRINTED.has_murloc[region] for region in regions) <= 15
                assert sum(PRINTED.terrain[region] == data.FOREST for region in regions) <= 9


def test_both_sides_of_a_board_are_never_in_play_together() -> None:
    from spieltisch.core import Seeded

    for seed in range(40):
        faces = choose_boards(5, 0, Seeded(seed))
        boards = [data.FACE_RECORDS[face]["board"] for face in faces]
        assert len(set(boards)) == len(boards) == 5
