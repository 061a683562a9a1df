"""Pictures of every scene at every size, and what differs between two folders of them: `make pictures`.

    python -m tests.browser.pictures take FOLDER [part of a name …]
    python -m tests.browser.pictures compare BEFORE AFTER FOLDER

The clock stands still, nothing moves, dice and tokens are told: the same sources give the same pictures.
"""

from __future__ import annotations

import base64
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, sync_playwright

from .conftest import ARGS, CHROMIUM, Served, stored_settings
from .scenes import SCENES, WINDOWS, Scene
from .test_sizes import resize

NOW = "2026-03-01T12:00:00Z"
PORT = 18431  # it stands in links that are shown
# Two pictures of one page differ by less where a curve is smoothed.
ALIKE = 8
# Where pixels differ: how many, and the picture of it, over what was there before.
DIFFERS = """async ([before, after, alike]) => {
  const load = async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context.drawImage(bitmap, 0, 0);
    return [canvas, context, context.getImageData(0, 0, bitmap.width, bitmap.height).data];
  };
  const [[, , was], [canvas, context, is]] = [await load(before), await load(after)];
  if (was.length !== is.length) return [is.length / 4, 255, ''];
  const shown = context.createImageData(canvas.width, canvas.height);
  let [pixels, most] = [0, 0];
  for (let at = 0; at < is.length; at += 4) {
    const by = Math.max(...[0, 1, 2].map((part) => Math.abs(is[at + part] - was[at + part])));
    most = Math.max(most, by);
    const differs = by > alike;
    if (differs) pixels++;
    const grey = 160 + (is[at] + is[at + 1] + is[at + 2]) / 8;
    shown.data.set(differs ? [255, 0, Math.max(0, 160 - by), 255] : [grey, grey, grey, 255], at);
  }
  context.putImageData(shown, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return [pixels, most, bytes.toBase64()];
}"""


def take(folder: Path, wanted: list[str]) -> None:
    os.environ["PYTEST_CURRENT_TEST"] = "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    scenes = [scene for scene in SCENES if not wanted or any(part in scene.name for part in wanted)]
    failed: list[str] = []
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        served = Served(Path(data))
        served.port = PORT
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        try:
            served.start(SPIELTISCH_COUNTED_TOKENS="1")
            for scene in scenes:
                try:
                    take_scene(browser, served.address, scene, folder)
                except (Error, AssertionError) as error:  # the other pictures are wanted all the same
                    failed.append(f"{scene.name}: {str(error).splitlines()[0]}")
        finally:
            browser.close()
            served.stop()
    if failed:
        sys.exit("no picture of " + "; ".join(failed))


def take_scene(browser: Browser, address: str, scene: Scene, folder: Path) -> None:
    context = browser.new_context(
        viewport={"width": 1440, "height": 900},
        base_url=address,
        locale="en",
        timezone_id="UTC",
        reduced_motion="reduce",
    )
    context.clock.set_fixed_time(NOW)
    context.add_init_script(stored_settings(**{"mode": "board", "level": "random", "name": "Ada", **scene.settings}))
    context.add_init_script("crypto.getRandomValues = (bytes) => bytes.fill(7); Math.random = () => 0.5")
    page = context.new_page()
    page.set_default_timeout(60_000)
    scene.open(page)
    page.wait_for_load_state("networkidle")
    device = context.new_cdp_session(page)
    for width, height, touch in WINDOWS:
        page.mouse.move(1, 1)
        resize(page, device, width, height, touch)
        shoot(page, folder / f"{scene.name.replace(' ', '-')}-{width}x{height}.png")
    context.close()


def shoot(page: Page, path: Path) -> None:
    """Once two pictures in a row are the same: fonts and drawings may come late."""
    before, now = b"", page.screenshot(animations="disabled", caret="hide")
    for _ in range(10):
        if before == now:
            break
        page.wait_for_timeout(100)
        before, now = now, page.screenshot(animations="disabled", caret="hide")
    path.write_bytes(now)


def compare(before: Path, after: Path, folder: Path) -> int:
    """How many pictures differ; what differs is drawn into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    names = sorted({path.name for side in (before, after) for path in side.glob("*.png")})
    found: list[tuple[float, int, str]] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        page = browser.new_page()
        for name in names:
            sides = [side / name for side in (before, after)]
            if not all(path.exists() for path in sides):
                print(f"only in {(after if sides[1].exists() else before).name}: {name}")
                continue
            was, now = (path.read_bytes() for path in sides)
            if was == now:
                continue
            pixels, most, drawn = differing(page, was, now)
            if pixels:
                (folder / name).write_bytes(drawn)
                width, height = map(int, name.removesuffix(".png").rpartition("-")[2].split("x"))
                found.append((pixels / (width * height), most, name))
        browser.close()
    for share, most, name in sorted(found, reverse=True):
        print(f"{share:8.3%} of the pixels, by up to {most:3}  {name}")
    print(f"{len(found)} of {len(names)} pictures differ" + (f": {folder}" if found else ""))
    return len(found)


def differing(page: Page, was: bytes, now: bytes) -> tuple[int, int, bytes]:
    sides: list[Any] = [base64.b64encode(picture).decode() for picture in (was, now)]
    pixels, most, drawn = page.evaluate(DIFFERS, [*sides, ALIKE])
    return pixels, most, base64.b64decode(drawn)


if __name__ == "__main__":
    command, *arguments = sys.argv[1:]
    if command == "take":
        take(Path(arguments[0]), arguments[1:])
    elif command == "compare":
        compare(*map(Path, arguments))
