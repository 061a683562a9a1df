"""Carries the islands of Small World to the browser: outlines to islands.json, the painted land to land/*.webp, which
`squeeze.py` makes smaller.

python web/scripts/islands [FACE ...]      needs shapely and Chromium; the results are checked in
"""

from __future__ import annotations

import base64
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from drawing import drawing
from geometry import Island, coast, islands, line, path

TITLE = Path(__file__).parents[2] / "src/titles/smallworld/art"
DENSITY = 2
# Where the name runs: along the lower coast or the upper one, from and to which share of it, how far off.
NAMES = {
    "l1a": (True, 0.16, 0.46, 31),
    "l1b": (True, 0.09, 0.34, 29),
    "l2a": (True, 0.12, 0.40, 29),
    "m1a": (False, 0.03, 0.40, 17),
    "m2a": (True, 0.36, 0.80, 34),
    "s2a": (True, 0.3, 0.72, 32),
}


def record(island: Island) -> dict:
    return {
        "size": island.size,
        "width": island.width,
        "height": island.height,
        "land": path(island.land.simplify(0.6), 0),
        "foam": [path(island.land.buffer(off).simplify(0.8), 0) for off in (11, 23)],
        "hull": [[round(x), round(y)] for x, y in island.land.buffer(14).simplify(5).exterior.coords[:-1]],
        "name": line(coast(island.land, *NAMES.get(island.face, (True, 0.28, 0.72, 32))), 0),
        "regions": {
            region.slug: {
                "path": path(region.outline, 0),
                "inner": path(region.outline.buffer(-3.4).simplify(0.4), 0),
                "box": [round(n) for n in region.outline.bounds],
                "terrain": region.terrain,
                "stack": [round(n) for n in region.stack],
                "left": region.left,
                "tile": [round(n) for n in region.tile],
                "spare": [round(n) for n in region.spare],
            }
            for region in island.regions
        },
    }


# The browser paints the drawing onto a canvas and leaves the picture on the page as text.
PAGE = """<body><script>
const image = new Image();
image.onload = () => {
  const canvas = Object.assign(document.createElement('canvas'), {width: WIDE, height: TALL});
  canvas.getContext('2d').drawImage(image, 0, 0);
  document.body.textContent = canvas.toDataURL('image/webp', 0.8);
};
image.src = 'data:image/svg+xml;base64,DRAWING';
</script></body>"""
FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=60000", "--dump-dom")


def bake(island: Island) -> None:
    svg = base64.b64encode(drawing(island, DENSITY).encode()).decode()
    wide, tall = island.width * DENSITY, island.height * DENSITY
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "page.html"
        page.write_text(PAGE.replace("WIDE", str(wide)).replace("TALL", str(tall)).replace("DRAWING", svg))
        command = [os.environ.get("CHROMIUM", "chromium"), *FLAGS, f"--user-data-dir={folder}", page.as_uri()]
        dom = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = re.search(r"data:image/webp;base64,([A-Za-z0-9+/=]+)", dom)
    if not found:
        raise SystemExit(f"{island.face}: nothing was drawn")
    target = TITLE / "land" / f"{island.face}.webp"
    target.write_bytes(base64.b64decode(found[1]))
    print(f"{island.face}: {wide}x{tall}, {target.stat().st_size // 1024} kB")


def main() -> None:
    found = islands()
    rows = [f'"{island.face}":{json.dumps(record(island), separators=(",", ":"))}' for island in found]
    (TITLE / "islands.json").write_text("{\n" + ",\n".join(rows) + "\n}\n")
    for island in found:
        if len(sys.argv) == 1 or island.face in sys.argv[1:]:
            bake(island)


main()
