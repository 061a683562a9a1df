"""Draw docs/pictures/reliability.svg from the cards of the nets that ship: `python tools/reliability.py`.

For each title ten bins of told chances on games that had no say in the training: how often what was told came true.
A dot on the line keeps its word; the larger, the more often it was told.
"""

from __future__ import annotations

from math import sqrt
from pathlib import Path

from spieltisch.ai.net import card, file_of

PAGE = Path(__file__).parents[1] / "docs/pictures/reliability.svg"
TITLES = {"chaos": "Chaos in the Old World", "smallworld": "Small World of Warcraft", "invasion": "Warhammer: Invasion"}
SIDE, LEFT, TOP, GAP = 200, 44, 34, 46
MOST = 9.0  # radius of the bin that was told most often
STYLE = "text{font:12px sans-serif;fill:#444}.axis{stroke:#999;fill:none}.even{stroke:#999;stroke-dasharray:4 4}"
STYLE += "circle{fill:#7a1f1f;fill-opacity:.75}"


def panel(place: int, name: str, bins: list[list[float]], error: float, games: int) -> str:
    left = LEFT + place * (SIDE + GAP)
    most = max(count for _, _, count in bins)
    spots = [(left + SIDE * told, TOP + SIDE * (1 - came), 1 + MOST * sqrt(count / most)) for told, came, count in bins]
    dots = [
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}">'
        f"<title>told {told:.0%}, came true {came:.0%}, {count:.0f} times</title></circle>"
        for (x, y, size), (told, came, count) in zip(spots, bins, strict=True)
    ]
    marks = [
        f'<text x="{left + SIDE * part / 4:.0f}" y="{TOP + SIDE + 16}" text-anchor="middle">{25 * part} %</text>'
        for part in range(5)
    ]
    marks += [
        f'<text x="{left - 6}" y="{TOP + SIDE * (1 - part / 4) + 4:.0f}" text-anchor="end">{25 * part} %</text>'
        for part in (1, 2, 3, 4)
        if not place
    ]
    return "\n".join(
        [
            f'<text x="{left}" y="{TOP - 18}">{name}</text>',
            f'<text x="{left}" y="{TOP - 4}">error {error:.1%}, {games:,} games</text>',
            f'<rect class="axis" x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}"/>',
            f'<path class="even" d="M{left} {TOP + SIDE}L{left + SIDE} {TOP}"/>',
            *marks,
            *dots,
        ]
    )


def main() -> None:
    panels = []
    for place, (title, name) in enumerate(TITLES.items()):
        told = card(Path(str(file_of(title))))["held_out"]["all"]
        panels.append(panel(place, name, told["bins"], told["error"], told["games"]))
    width, height = LEFT + len(TITLES) * (SIDE + GAP), TOP + SIDE + 40
    says = f'<text x="{LEFT}" y="{height - 6}">told chance of winning, and how often it came true (up)</text>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">'
    label = "<title>Told chances and what came true, title by title</title>"
    PAGE.write_text("\n".join([head, label, f"<style>{STYLE}</style>", *panels, says, "</svg>\n"]), encoding="utf-8")


if __name__ == "__main__":
    main()
