"""Nobody on the war map stands behind another: the pixels of each figure in sight are counted."""

from __future__ import annotations

import base64

import pytest
from playwright.sync_api import FloatRect, Page, expect

from .conftest import NewPage
from .table import against, lay, my_turn

CROWDS = {
    "round": 3,
    "turn": "khorne",
    "regions": {
        "kislev": "khorne: bloodsworn, bloodletter, bloodthirster; nurgle: great_unclean_one, leper; cards: influenza",
        "border_princes": "tzeentch: 3 acolyte; slaanesh: 3 seductress",
    },
}
FIGURES = "#things-{} > .figure:not(.still)"
SHOW = """([selector, shown]) => {
  for (const badge of document.querySelectorAll('.figure.still')) badge.style.visibility = 'hidden';
  document.querySelectorAll(selector).forEach((one, at) => {
    one.style.visibility = shown === null || shown.includes(at) ? 'visible' : 'hidden';
  });
}"""
CHANGED = """async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height).data;
  }));
  let changed = 0;
  for (let at = 0; at < one.length; at += 4)
    if ([0, 1, 2].reduce((sum, hue) => sum + Math.abs(one[at + hue] - other[at + hue]), 0) > 24) changed++;
  return changed;
}"""


@pytest.mark.parametrize("window", [(1440, 900), (1366, 650)])
def test_every_figure_of_a_crowd_is_seen(window: tuple[int, int], new_page: NewPage) -> None:
    page = new_page()
    page.set_viewport_size({"width": window[0], "height": window[1]})
    lay(page, {"title": "chaos", "seats": against(4), "position": CROWDS})
    my_turn(page)
    expect(page.locator(FIGURES.format("kislev")).first).to_be_visible()
    for region in ("kislev", "border_princes"):
        selector = FIGURES.format(region)
        box = page.locator(f"#things-{region}").bounding_box()
        assert box

        def shot(shown: list[int] | None, page: Page = page, selector: str = selector, clip: FloatRect = box) -> str:
            page.evaluate(SHOW, [selector, shown])
            return base64.b64encode(page.screenshot(clip=clip)).decode()

        everybody, nobody = shot(None), shot([])
        count = page.locator(selector).count()
        for at in range(count):
            alone = page.evaluate(CHANGED, [shot([at]), nobody])
            seen = page.evaluate(CHANGED, [everybody, shot([one for one in range(count) if one != at])])
            assert seen > 0.85 * alone > 50, (region, at, seen, alone)
