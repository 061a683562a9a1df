"""Drawn pictures as AVIF, a third of the bytes of WebP: `python web/scripts/squeeze.py` after a writer drew some.

Takes every .webp below src/titles (needs Pillow) and leaves an .avif in its place.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

TITLES = Path(__file__).parents[1] / "src" / "titles"
QUALITY = 36  # nobody tells them apart at twice the size they are shown at

for drawn in sorted(TITLES.rglob("*.webp")):
    Image.open(drawn).save(drawn.with_suffix(".avif"), quality=QUALITY, speed=2)
    drawn.unlink()
