"""Drawn pictures as AVIF, a third of the bytes of WebP: `python web/scripts/squeeze.py` after a writer drew some.

Takes every .webp below src/titles (needs Pillow) and leaves an .avif in its place.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

TITLES = Path(__file__).parents[1] / "src" / "titles"
USUAL = 36  # nobody tells them apart at twice the size they are shown at
QUALITY = {"land": 22, "terrain": 28}  # large grounds, of which every first decision waits for one to four

for drawn in sorted(TITLES.rglob("*.webp")):
    Image.open(drawn).save(
        drawn.with_suffix(".avif"), quality=QUALITY.get(drawn.stem, QUALITY.get(drawn.parent.name, USUAL)), speed=2
    )
    drawn.unlink()
