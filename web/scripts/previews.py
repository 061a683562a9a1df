"""Writes the picture of each title that messengers show beside a link, from the picture of its front page.

JPEG, because not every messenger reads AVIF. `python web/scripts/previews.py`
"""

from __future__ import annotations

import base64
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
TO = ROOT / "src" / "spieltisch" / "server" / "operations" / "previews"
SIZE = (1200, 630)
AS_JPEG = """async ([avif, width, height]) => {
  const image = new Image();
  image.src = 'data:image/avif;base64,' + avif;
  await image.decode();
  const scale = Math.max(width / image.width, height / image.height);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const [w, h] = [image.width * scale, image.height * scale];
  canvas.getContext('2d').drawImage(image, (width - w) / 2, (height - h) * 0.3, w, h);
  return canvas.toDataURL('image/jpeg', 0.72).split(',')[1];
}"""


def main() -> None:
    TO.mkdir(exist_ok=True)
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for art in sorted((ROOT / "web" / "src" / "titles").glob("*/art/front.avif")):
            picture = base64.b64encode(art.read_bytes()).decode()
            jpeg = page.evaluate(AS_JPEG, [picture, *SIZE])
            (TO / f"{art.parents[1].name}.jpg").write_bytes(base64.b64decode(jpeg))
        browser.close()


if __name__ == "__main__":
    main()
