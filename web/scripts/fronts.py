"""Bakes the pictures of the front page from the boards of `npm run dev` beside a server, without a word on them.

Every language sees the same.

python web/scripts/fronts.py [http://localhost:5173]
"""

from __future__ import annotations

import base64
import os
import sys
from pathlib import Path

from playwright.sync_api import Browser, FloatRect, sync_playwright

TITLES = Path(__file__).resolve().parents[1] / "src" / "titles"
SIZE = (960, 640)
# What is shown of a window of 1680 by 1000: left, top, width; the height follows.
CROPS = {"chaos": (381, 272, 762), "invasion": (560, 62, 840)}
WORDLESS = """() => {
  for (const slot of document.querySelectorAll('[class*="slot"]')) slot.remove();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  while (walk.nextNode()) if (/\\p{L}{2,}/u.test(walk.currentNode.data)) found.push(walk.currentNode);
  for (const text of found) if (!text.parentElement.closest('style, script')) text.data = '';
}"""
AS_WEBP = """async ([png, width, height]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/webp', 0.74).split(',')[1];
}"""


def bake(browser: Browser, address: str, title: str) -> None:
    left, top, width = CROPS[title]
    page = browser.new_page(viewport={"width": 1680, "height": 1000}, device_scale_factor=SIZE[0] / width)
    page.goto(f"{address}/?demo={title}")
    page.wait_for_selector("svg text", state="attached", timeout=60_000)
    page.wait_for_timeout(4000)
    page.evaluate(WORDLESS)
    clip = FloatRect(x=left, y=top, width=width, height=width * SIZE[1] / SIZE[0])
    png = base64.b64encode(page.screenshot(clip=clip)).decode()
    picture = base64.b64decode(page.evaluate(AS_WEBP, [png, *SIZE]))
    (TITLES / title / "art" / "front.webp").write_bytes(picture)
    page.close()


def main() -> None:
    address = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:5173"
    with sync_playwright() as playwright:
        where = os.environ.get("SPIELTISCH_CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=where, args=["--no-sandbox"])
        for title in CROPS:
            bake(browser, address, title)
        browser.close()


if __name__ == "__main__":
    main()
