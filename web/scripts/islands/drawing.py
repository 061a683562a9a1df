"""Draws one island as SVG: shadow, cliff, beach, terrain by pattern and colour, borders, trees, printed symbols."""

# ruff: noqa: E501 (SVG reads best with one shape per line)

from __future__ import annotations

import json
import math
import random
import re
from pathlib import Path

from geometry import Island, Region, Spot, path
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry

ICONS = json.loads((Path(__file__).parents[2] / "node_modules/@iconify-json/game-icons/icons.json").read_text())[
    "icons"
]
DEFS = re.sub(
    r"ICON\((.+?)\)",
    lambda found: ICONS[found[1]]["body"],
    (Path(__file__).parents[2] / "src/titles/smallworld/art/symbols.svg").read_text(),
)
WATER = ("lake", "sea")


def drawing(island: Island, density: float) -> str:
    luck = random.Random(island.face)
    body = (
        ground(island)
        + "".join(region_ground(region, luck) for region in island.regions)
        + borders(island)
        + growth(island, luck)
    )
    size = f'width="{island.width * density:.0f}" height="{island.height * density:.0f}" viewBox="0 0 {island.width} {island.height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><defs>{DEFS}</defs>{body}</svg>'


def mix(first: str, second: str, share: float) -> str:
    pairs = zip(bytes.fromhex(first[1:]), bytes.fromhex(second[1:]), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def scatter(shape: BaseGeometry, gap: float, luck: random.Random, tries: int) -> list[Spot]:
    if shape.is_empty:
        return []
    x0, y0, x1, y1 = shape.bounds
    spots: list[Spot] = []
    for _ in range(tries):
        spot = (luck.uniform(x0, x1), luck.uniform(y0, y1))
        if shape.contains(Point(spot)) and all(math.dist(spot, other) > gap for other in spots):
            spots.append(spot)
    return spots


def use(name: str, x: float, y: float, more: str = "") -> str:
    return f'<use href="#{name}" x="{x:.1f}" y="{y:.1f}" {more}/>'


def ground(island: Island) -> str:
    rim = path(island.land.buffer(5.5))
    layers = [
        f'<path d="{path(island.land.buffer(5))}" transform="translate(6 17)" fill="#052f55" opacity=".5" filter="url(#b8)"/>'
    ]
    layers += [
        f'<path d="{rim}" transform="translate(0 {deep})" fill="{mix("#4e2c12", "#a87440", 1 - deep / 11)}"/>'
        for deep in range(11, 0, -1)
    ]
    layers.append(
        f'<path d="{rim}" transform="translate(0 11)" fill="none" stroke="#2f1a0a" stroke-width="1.6" opacity=".65"/>'
    )
    layers.append(f'<path d="{rim}" fill="#f7e3ac" stroke="#b98a45"/>')
    layers.append(
        f'<path d="{path(island.land.buffer(2.5))}" fill="none" stroke="#e3c27c" stroke-width="1.6" stroke-dasharray="3 5" opacity=".8"/>'
    )
    return "".join(layers)


def region_ground(region: Region, luck: random.Random) -> str:
    outline = path(region.outline)
    clip = f'<clipPath id="c-{region.slug}"><path d="{outline}"/></clipPath>'
    if region.terrain in WATER:
        return clip + water(region, outline, luck)
    inside = {"field": field, "hill": hill, "swamp": swamp, "mountain": rock, "forest": undergrowth}[region.terrain](
        region, luck
    )
    bevel = (
        f'<path d="{outline}" fill="none" stroke="#fff" stroke-width="7" opacity=".38" transform="translate(1.5 3)" filter="url(#b2)"/>'
        f'<path d="{outline}" fill="none" stroke="#3b2408" stroke-width="8" opacity=".26" transform="translate(-1 -3)" filter="url(#b2)"/>'
    )
    return f'{clip}<path d="{outline}" fill="url(#t-{region.terrain})"/><g clip-path="url(#c-{region.slug})">{inside}{bevel}</g>'


def water(region: Region, outline: str, luck: random.Random) -> str:
    shape = region.outline
    parts = [f'<path d="{path(shape.buffer(5))}" fill="#52cbe6" opacity=".85"/>' if region.terrain == "sea" else ""]
    parts.append(f'<path d="{outline}" fill="url(#t-{region.terrain})"/><g clip-path="url(#c-{region.slug})">')
    if region.terrain == "lake":
        parts.append(
            f'<path d="{outline}" fill="none" stroke="#0b5c8e" stroke-width="13" opacity=".4" transform="translate(0 5)"/>'
        )
        parts.append(f'<path d="{outline}" fill="none" stroke="#f0dda2" stroke-width="7"/>')
    for inset, strength in ((9, 0.55), (17, 0.35), (26, 0.2)):
        parts.append(
            f'<path d="{path(shape.buffer(-inset))}" fill="none" stroke="#e7fbff" stroke-width="1.2" opacity="{strength}" stroke-dasharray="22 8 9 7"/>'
        )
    parts.append("</g>")
    if region.terrain == "sea":
        parts.append(
            f'<path d="{path(shape.buffer(-1))}" fill="none" stroke="#fff6d8" stroke-width="2" stroke-dasharray="2 6" stroke-linecap="round"/>'
        )
    parts += [
        use("wave", x, y, 'stroke="#e7fbff" opacity=".75"')
        for x, y in scatter(shape.buffer(-14), 24, luck, 300)
        if clear(region, x, y, 8)
    ]
    return "".join(parts)


def furrows(x: float, y: float, reach: float, turn: float, bend: float, dark: str, light: str) -> str:
    rows = []
    for number in range(int(2 * reach / 4.6)):
        colour, width, strength = (dark, 1.9, 0.72) if number % 2 == 0 else (light, 1.7, 0.95)
        rows.append(
            f'<path d="M{x - reach:.0f} {y - reach + number * 4.6:.1f}q{reach / 2:.0f} {bend} {reach:.0f} 0t{reach:.0f} 0" fill="none" stroke="{colour}" stroke-width="{width}" opacity="{strength}"/>'
        )
    return f'<g transform="rotate({turn} {x:.0f} {y:.0f})">{"".join(rows)}</g>'


def field(region: Region, luck: random.Random) -> str:
    x0, y0, x1, y1 = region.outline.bounds
    x, y, reach = (x0 + x1) / 2, (y0 + y1) / 2, max(x1 - x0, y1 - y0)
    turn = luck.choice([-24, -12, 14, 26])
    split = y + (y1 - y0) * luck.uniform(-0.05, 0.15)
    patch = path(Polygon([(x0, split + 12), (x1, split - 12), (x1, y1), (x0, y1)]).intersection(region.outline))
    crossed = f'<clipPath id="p-{region.slug}"><path d="{patch}"/></clipPath><g clip-path="url(#p-{region.slug})"><path d="{patch}" fill="#f6cd5a"/>{furrows(x, y, reach, turn + 78, 6, "#ce9122", "#ffe992")}</g>'
    return furrows(x, y, reach, turn, -7, "#d79b26", "#ffefa8") + crossed


def hill(region: Region, luck: random.Random) -> str:
    parts = []
    for number in range(7):
        ring = region.outline.buffer(-8 - 9 * number)
        if ring.is_empty or ring.area < 120:
            break
        soft = path(ring.buffer(-3).buffer(3))
        parts.append(
            f'<path d="{soft}" fill="#3f6e1c" opacity=".22" transform="translate(1.5 2.5)"/><path d="{soft}" fill="{mix("#a9cf58", "#e3f0a2", number / 6)}" stroke="#6c9a33" stroke-width="1.3"/>'
        )
    return "".join(parts)


def swamp(region: Region, luck: random.Random) -> str:
    parts = []
    for x, y in scatter(region.outline, 25, luck, 240):
        wide = luck.uniform(9, 17)
        tall = wide * 0.42
        parts.append(
            f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{wide:.0f}" ry="{tall:.0f}" fill="#2f6e72" stroke="#a9cfb6" stroke-width="1.2"/>'
        )
        parts.append(
            f'<path d="M{x - wide / 2:.0f} {y - tall * 0.2:.0f}q{wide * 0.4:.0f} -3 {wide * 0.8:.0f} 0" stroke="#9fe0dc" stroke-width="1.2" fill="none" opacity=".8"/>'
        )
    parts += [
        f'<path d="M{x - 4:.0f} {y:.0f}h8" stroke="#3e6858" stroke-width="1.2" opacity=".5"/>'
        for x, y in scatter(region.outline, 13, luck, 240)
    ]
    return "".join(parts)


def rock(region: Region, luck: random.Random) -> str:
    return "".join(
        f'<path d="M{x - 3:.0f} {y + 2:.0f}l3 -5l3 5" stroke="#6f667b" stroke-width="1.1" fill="none" opacity=".6"/>'
        for x, y in scatter(region.outline, 10, luck, 500)
    )


def undergrowth(region: Region, luck: random.Random) -> str:
    return "".join(
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{luck.uniform(2.5, 4.5):.1f}" fill="#2a7f45" opacity=".35"/>'
        for x, y in scatter(region.outline, 9, luck, 600)
    )


def borders(island: Island) -> str:
    shapes = [path(region.outline) for region in island.regions if region.terrain != "sea"]
    under = "".join(f'<path d="{shape}" stroke="#4a2c10" stroke-width="4.2" opacity=".8"/>' for shape in shapes)
    over = "".join(f'<path d="{shape}" stroke="#fff1c9" stroke-width="2"/>' for shape in shapes)
    return f'<g fill="none" stroke-linejoin="round">{under}{over}</g>'


def clear(region: Region, x: float, y: float, pad: float) -> bool:
    return all(math.dist((x, y), (a, b)) > c + pad for a, b, c in region.taken)


# What grows on a terrain: inset, gap, tries, room it needs, its drawings.
GROWTH = {
    "forest": (7, 11.5, 900, 3, ["round-tree", "round-tree", "pine"]),
    "swamp": (9, 19, 300, 5, ["reed"]),
    "mountain": (10, 19, 400, 7, ["small-peak"]),
    "field": (10, 25, 240, 6, ["sheaf"]),
    "hill": (13, 25, 300, 9, ["hump", "hump", "sheep"]),
}


def growth(island: Island, luck: random.Random) -> str:
    things: list[tuple[float, str]] = []
    for region in island.regions:
        if region.terrain in GROWTH:
            inset, gap, tries, room, names = GROWTH[region.terrain]
            for x, y in scatter(region.outline.buffer(-inset), gap, luck, tries):
                if clear(region, x, y - 6, room):
                    things.append((y, use(luck.choice(names), x, y + 3)))
        landmark = {"field": "mill", "swamp": "hut"}.get(region.terrain)
        if landmark and luck.random() < 0.6:
            far = [
                spot
                for spot in scatter(region.outline.buffer(-13), 12, luck, 300)
                if clear(region, spot[0], spot[1] - 7, 11)
            ]
            if far:
                x, y = far[0]
                things = [thing for thing in things if not near(thing[1], x, y)]
                things.append((y, use(landmark, x, y + 4)))
        if region.peak:
            things.append((region.peak[1] + 14, use("mountain", *region.peak)))
        things += [(-1, use(name, *spot)) for name, spot in region.printed]
    return "".join(drawn for _, drawn in sorted(things))


def near(drawn: str, x: float, y: float) -> bool:
    found = re.search(r'x="([-.\d]+)" y="([-.\d]+)"', drawn)
    return found is not None and math.dist((float(found[1]), float(found[2])), (x, y)) < 17
