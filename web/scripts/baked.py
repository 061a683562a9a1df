"""Which sources the drawn files were made from. Nobody needs Node or Chromium to see that one is stale.

python web/scripts/baked.py           writes it down, after one of the writers ran (and squeeze.py, if it drew pictures)
python web/scripts/baked.py check     names the writers whose sources or files have changed since
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

SCRIPTS = Path(__file__).parent
ROOT = SCRIPTS.parents[1]
NOTES = SCRIPTS / "baked.json"
ISLANDS = "src/spieltisch/games/smallworld/data"
ART = "web/src/titles/smallworld/art"
PAINTER = ("outline.ts", "painter.ts", "rings.ts", "symbols.svg")
# writer: what it reads, what it writes
WRITERS = {
    "node scripts/icons.mjs": (
        ["web/scripts/icons.mjs", "web/scripts/icon-*.json"],
        [
            "web/src/titles/*/art/icons.json",
            "web/src/titles/chaos/art/signs.ts",
            "web/src/*/icons.ts",
            "web/src/pages/*/icons.ts",
        ],
    ),
    "node scripts/terrain.mjs": (
        ["web/scripts/terrain.mjs", "web/src/titles/chaos/art/land.json", "web/src/titles/chaos/art/layout.json"],
        ["web/src/titles/chaos/art/terrain.avif", "web/src/titles/chaos/art/ruins.avif"],
    ),
    "node scripts/invasion/bake.mjs": (
        ["web/scripts/invasion/*.mjs"],
        ["web/src/titles/invasion/art/pictures/*.avif", "web/src/titles/invasion/art/room/*.avif"],
    ),
    "node scripts/islands.mjs": (
        [
            "web/scripts/islands.mjs",
            *[f"{ART}/{name}" for name in PAINTER],
            f"{ISLANDS}/geometry.json",
            f"{ISLANDS}/boards.toml",
        ],
        [f"{ART}/islands.json", f"{ART}/land/*.avif"],
    ),
    "python scripts/fonts.py": (
        ["web/scripts/fonts.py"],
        ["web/src/app/fonts.css", "web/src/app/fonts/*.woff2"],
    ),
    "python scripts/fronts.py": (["web/scripts/fronts.py"], ["web/src/titles/*/art/front.avif"]),
}


def digest(patterns: list[str]) -> str:
    """Of all these files; in texts, white space counts for nothing."""
    total = hashlib.sha256()
    for path in sorted({path for pattern in patterns for path in ROOT.glob(pattern)}):
        content = path.read_bytes()
        total.update(
            path.name.encode() + (content if path.suffix in (".avif", ".woff2") else b"".join(content.split()))
        )
    return total.hexdigest()[:16]


def notes() -> dict[str, dict[str, str]]:
    return {name: {"sources": digest(sources), "files": digest(files)} for name, (sources, files) in WRITERS.items()}


def main(mode: str = "") -> None:
    if mode != "check":
        NOTES.write_text(json.dumps(notes(), indent=2) + "\n")
        return
    kept = json.loads(NOTES.read_text())
    stale = [name for name, found in notes().items() if kept.get(name) != found]
    if stale:
        sys.exit(f"run in web/: {', '.join(stale)}; then python web/scripts/baked.py")


if __name__ == "__main__":
    main(*sys.argv[1:])
