"""What a film says can be read whole: every step of it, in every window, in the languages with the longest words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage, Served
from .films import told
from .table import SPEAK

WINDOWS = [(1440, 900, False), (1366, 650, False), (390, 844, True), (844, 390, True)]
# Words of the film that end outside of something that cuts them, in dots, or on other words of it.
CUT = """() => {
  const film = document.querySelector('.film');
  const around = (one) => (one === film ? [film] : [one, ...around(one.parentElement)]);
  const isHeard = (one) => around(one).some((over) => getComputedStyle(over).clipPath.startsWith('inset(50%'));
  const texts = document.createTreeWalker(film, NodeFilter.SHOW_TEXT);
  const [flaws, seen] = [[], []];
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || isHeard(holder) || !holder.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const said = texts.currentNode.data.trim();
    for (const line of range.getClientRects()) {
      const slack = Math.max(2, line.height * 0.2);
      for (const over of around(holder)) {
        const [style, edge] = [getComputedStyle(over), over.getBoundingClientRect()];
        const isDotted = style.textOverflow === 'ellipsis' && over.scrollWidth > over.clientWidth + 1;
        const isOut = edge.left - line.left > slack || line.right - edge.right > slack
          || edge.top - line.top > slack || line.bottom - edge.bottom > slack;
        const cuts = style.overflowX !== 'visible' || over.tagName === 'BUTTON';
        if (isDotted || (isOut && cuts)) flaws.push(`cut by ${over.className}: ${said}`);
      }
      for (const [other, there] of seen)
        if (other !== said && Math.min(line.right, there.right) - Math.max(line.left, there.left) > 3
            && Math.min(line.bottom, there.bottom) - Math.max(line.top, there.top) > slack)
          flaws.push(`on other words: ${said} and ${other}`);
      seen.push([said, line]);
    }
  }
  return [...new Set(flaws)];
}"""


# From the first step to the last, as somebody who presses a key for each.
WALK = """async () => {
  const cut = THE_CUTS;
  const settled = () => new Promise((done) => setTimeout(done));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const found = [];
  for (let step = 0; document.querySelector('.film'); step++) {
    if (step > 60) return ['the film does not end'];
    const said = document.querySelector('.film h2').innerText;
    found.push(...cut().map((flaw) => `${said}: ${flaw}`));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await settled();
  }
  return found;
}""".replace("THE_CUTS", CUT)


def walk(page: Page) -> list[str]:
    page.keyboard.press("b")
    expect(page.locator(".film h2")).to_be_visible()
    page.keyboard.press("Space")
    found: list[str] = page.evaluate(WALK)
    return found


@pytest.mark.parametrize("title", ["chaos", "smallworld", "invasion"])
def test_every_step_can_be_read_whole(title: str, new_page: NewPage, server: Served) -> None:
    """The film is asked for after a reload each time, so it comes from the log."""
    page = new_page(motion=True, speed="slow")
    with told(page, server.address, title):
        page.keyboard.press("Escape")
    found = []
    for language in ("de", "pl"):
        page.evaluate(SPEAK, language)
        page.reload()
        page.wait_for_selector("[data-entry]")
        page.wait_for_load_state("networkidle")
        device = page.context.new_cdp_session(page)
        for window in WINDOWS:
            width, height, touch = window
            page.set_viewport_size({"width": width, "height": height})
            device.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
            found += [f"{width}x{height} {language}, {flaw}" for flaw in walk(page)]
    assert not found, "\n".join(found)
