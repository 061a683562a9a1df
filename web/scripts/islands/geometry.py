"""Outlines of the island faces in the pixels of the table. Arcs shared by two regions are smoothed once: no gaps."""

from __future__ import annotations

import json
import math
import tomllib
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from shapely.geometry import LineString, MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

DATA = Path(__file__).parents[3] / "src/spieltisch/games/smallworld/data"
SCALE = {"L": 0.53, "M": 0.478, "S": 0.425}
MARGIN = 34
TOKEN = 21.0
Spot = tuple[float, float]


@dataclass
class Region:
    slug: str
    terrain: str
    symbols: list[str]
    outline: Polygon
    label: Spot
    stack: Spot = (0, 0)
    peak: Spot | None = None
    left: bool = True
    printed: list[tuple[str, Spot]] = field(default_factory=list)
    tile: Spot = (0, 0)
    spare: Spot = (0, 0)
    taken: list[tuple[float, float, float]] = field(default_factory=list)


@dataclass
class Island:
    face: str
    size: str
    width: float
    height: float
    regions: list[Region]
    land: Polygon


def chaikin(points: list[Spot], times: int = 2) -> list[Spot]:
    for _ in range(times):
        cut = [points[0]]
        for (ax, ay), (bx, by) in pairwise(points):
            cut += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
        points = [*cut, points[-1]]
    return points


def smooth(polygons: dict[str, list[Spot]]) -> dict[str, list[Spot]]:
    near: dict[Spot, set[Spot]] = {}
    for ring in polygons.values():
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            near.setdefault(a, set()).add(b)
            near.setdefault(b, set()).add(a)
    joints = {corner for corner, others in near.items() if len(others) >= 3}
    return {slug: _smooth_ring(ring, joints) for slug, ring in polygons.items()}


def _smooth_ring(ring: list[Spot], joints: set[Spot]) -> list[Spot]:
    first = next((at for at, corner in enumerate(ring) if corner in joints), None)
    if first is None:
        return chaikin([*ring, ring[0]])[:-1]
    ring = ring[first:] + ring[: first + 1]
    done: list[Spot] = []
    arc = [ring[0]]
    for corner in ring[1:]:
        arc.append(corner)
        if corner in joints:
            done += _simpler(chaikin(arc))[:-1]
            arc = [corner]
    return done


def _simpler(arc: list[Spot]) -> list[Spot]:
    """The same for both neighbours: always from the smaller end."""
    turned = arc[0] > arc[-1]
    points = list(LineString(arc[::-1] if turned else arc).simplify(0.3).coords)
    return points[::-1] if turned else points


def islands() -> list[Island]:
    shapes = json.loads((DATA / "geometry.json").read_text())["faces"]
    faces = tomllib.loads((DATA / "boards.toml").read_text())["face"]
    return [island(face, shapes[face["id"]]) for face in faces]


def island(face: dict, shapes: dict) -> Island:
    scale = SCALE[face["size"]]
    corners = [corner for shape in shapes.values() for corner in shape["polygon"]]
    x0, y0 = min(x for x, _ in corners), min(y for _, y in corners)
    x1, y1 = max(x for x, _ in corners), max(y for _, y in corners)

    def place(spot: list[float]) -> Spot:
        return (round((spot[0] - x0) * scale + MARGIN, 2), round((spot[1] - y0) * scale + MARGIN, 2))

    rings = smooth({slug: [place(corner) for corner in shape["polygon"]] for slug, shape in shapes.items()})
    regions = []
    for record in face["region"]:
        outline = Polygon(rings[record["id"]])
        whole = outline if outline.is_valid else outline.buffer(0)
        label = place(shapes[record["id"]]["label"])
        regions.append(Region(record["id"], record["terrain"], list(record["symbols"]), whole, label))
    land = unary_union([region.outline.buffer(0.6) for region in regions if region.terrain != "sea"])
    if isinstance(land, MultiPolygon):
        land = max(land.geoms, key=lambda part: part.area)
    for region in regions:
        settle(region)
    size = ((x1 - x0) * scale + 2 * MARGIN, (y1 - y0) * scale + 2 * MARGIN)
    return Island(face["id"], face["size"], round(size[0]), round(size[1]), regions, Polygon(land.exterior))


def settle(region: Region) -> None:
    """Where pieces lie: the stack in the roomiest spot, the rest around it as far as there is room."""
    x, y = region.label
    if region.terrain == "mountain":
        around = [(x + dx, y + dy) for dx in range(-18, 31, 4) for dy in range(-16, 17, 4)]
        x, y = max(around, key=lambda spot: roomy(region.outline, spot))
        region.peak = (x - 16, y - 9)
        region.stack = (x + 12, y + 9)
        region.taken.append((*region.peak, 24))
    else:
        region.stack = (x, y + 3)
    region.taken.append((*region.stack, TOKEN + 1))
    sx, sy = region.stack
    left, right = inland(region.outline, sx - 28, sy + 5), inland(region.outline, sx + 28, sy + 5)
    region.left = region.terrain != "mountain" and left >= right - 2
    if "tile" in region.symbols:
        region.tile = free(region, 16)
        region.taken.append((*region.tile, 16))
    for name in region.symbols:
        if name in ("anchor", "cave", "magic"):
            spot = free(region, 10)
            region.printed.append((name, spot))
            region.taken.append((*spot, 11))
    hidden = list(region.taken)
    if "tile" not in region.symbols:
        region.tile = free(region, 15)
        hidden.append((*region.tile, 14))
    region.spare = free(region, 11, hidden)


def inland(outline: Polygon, x: float, y: float) -> float:
    """How far a spot lies inside; negative outside."""
    here = Point(x, y)
    return outline.exterior.distance(here) * (1 if outline.contains(here) else -1)


def roomy(outline: Polygon, spot: Spot) -> float:
    """How well a peak with a stack before it fits around the spot."""
    x, y = spot
    corners = ((-36, 3, 0), (-16, -24, 0), (28, 8, 4), (14, 28, 4), (-30, 8, 0))
    return min(inland(outline, x + dx, y + dy) - pad for dx, dy, pad in corners)


def free(region: Region, radius: float, taken: list[tuple[float, float, float]] | None = None) -> Spot:
    taken = region.taken if taken is None else taken
    inner = region.outline.buffer(-radius - 1.5)
    if inner.is_empty:
        inner = region.outline.buffer(-radius * 0.7)
    x0, y0, x1, y1 = inner.bounds
    best, spot = -math.inf, region.stack
    y = y0
    while y < y1:
        x = x0
        while x < x1:
            here = Point(x, y)
            if inner.contains(here):
                gap = min(math.hypot(x - a, y - b) - c - radius for a, b, c in taken)
                edge = region.outline.exterior.distance(here) - radius
                score = min(gap, 7) * 3 + min(edge, 5) * 3 - 0.05 * math.hypot(x - region.stack[0], y - region.stack[1])
                if score > best:
                    best, spot = score, (round(x, 1), round(y, 1))
            x += 3
        y += 3
    return spot


def path(shape: BaseGeometry, digits: int = 1) -> str:
    """The `d` of an SVG path."""
    if shape.is_empty:
        return ""
    if isinstance(shape, Polygon):
        return "".join(line(ring.coords[:-1], digits) + "Z" for ring in (shape.exterior, *shape.interiors))
    return "".join(path(part, digits) for part in shape.geoms if part.geom_type in ("Polygon", "MultiPolygon"))


def line(points: list[Spot], digits: int = 1) -> str:
    return "M" + "L".join(f"{round(x, digits):g} {round(y, digits):g}" for x, y in points)


def coast(land: Polygon, lower: bool, start: float, end: float, off: float) -> list[Spot]:
    """A soft line along the coast for the island's name, from left to right."""
    ring = list(Polygon(land.buffer(70).buffer(off - 70).exterior).simplify(2).exterior.coords)[:-1]
    west = min(range(len(ring)), key=lambda at: ring[at][0])
    ring = ring[west:] + ring[:west]
    east = max(range(len(ring)), key=lambda at: ring[at][0])
    halves = [ring[: east + 1], (ring[east:] + ring[:1])[::-1]]
    halves.sort(key=lambda half: sum(y for _, y in half) / len(half))
    string = LineString(halves[1] if lower else halves[0])
    points = [string.interpolate((start + (end - start) * step / 24) * string.length).coords[0] for step in range(25)]
    for _ in range(8):
        points = [points[0], *map(between, points, points[1:], points[2:]), points[-1]]
    return points[::2]


def between(before: Spot, here: Spot, after: Spot) -> Spot:
    return ((before[0] + 2 * here[0] + after[0]) / 4, (before[1] + 2 * here[1] + after[1]) / 4)
