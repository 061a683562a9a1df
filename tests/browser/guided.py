"""Somebody who knows nothing and does only what the guide says, with mouse or finger."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page, TimeoutError

from spieltisch.learn.guides import Lesson, fits, guides

from .conftest import SCREENSHOTS

STOPS = 150
PATIENCE = 20_000  # a busy machine is no fault of the guide
# Where a finger can touch a thing: visible, on the screen, and nothing lies over it; a hidden button is scrolled to.
TOUCH = """
([kind, value]) => {
  const pattern = value.split('*').map((part) => part.replace(/[.+?^${}()|[\\]\\\\]/g, '\\\\$&')).join('.*');
  const is = (one) => new RegExp(`^${pattern}$`).test(one.getAttribute(`data-${kind}`));
  const named = `${kind === 'action' ? 'button' : ''}[data-${kind}]`; // a region is no button for what is done there
  const spots = [4, 2, 6, 3, 5, 1, 7].flatMap((y) => [4, 2, 6, 3, 5, 1, 7].map((x) => [x / 8, y / 8]));
  for (const one of [...document.querySelectorAll(named)].filter(is)) {
    const box = one.getBoundingClientRect();
    for (const [across, down] of box.width ? spots : []) {
      const [x, y] = [box.x + across * box.width, box.y + down * box.height];
      const top = document.elementFromPoint(x, y)?.closest(named);
      if (top && is(top)) return [x, y];
    }
    if (one.matches('button')) one.scrollIntoView({ block: 'nearest' });
  }
  return null;
}
"""
# The same once it stays where it is: cards find their place a moment after they are there.
STEADY = f"""
(thing) => {{
  const [at, frames, before] = [({TOUCH})(thing), ...(window.steady ?? [0, ''])];
  const now = `${{thing}} ${{at}}`;
  window.steady = [at && now === before ? frames + 1 : 0, now];
  return window.steady[0] >= 3 ? at : null;
}}
"""
IS_PIECE = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-piece]') != null"
# What the guide says, once it says something new.
HEARD = """
(before) => {
  const said = document.querySelector('[data-said]');
  const isOver = document.querySelector("[data-over='yes'], [data-turned='end'] .push.gold") !== null;
  const gold = document.querySelector('[data-turned] .push.gold') !== null;
  const way = said?.dataset.way ?? '';
  const isNew = said !== null && said.dataset.said !== before;
  return isOver || (isNew && (gold || way)) ? { said: said?.dataset.said ?? '', isOver, gold, way } : null;
}
"""
STALLED = """
() => [...document.querySelectorAll('[data-entry], [data-said], [data-turned], .toasts p, dialog[open]')]
  .map((one) => [{ ...one.dataset }, one.innerText])
"""
# The table has moved on, or asks for the thing once more.
MOVED = f"""
([before, thing]) => {{
  const said = document.querySelector('[data-said]')?.dataset.said;
  if (!said) return null; // on its way
  return said !== before ? 'moved' : ({TOUCH})(thing) ? 'asked' : null;
}}
"""


def is_touched(page: Page) -> bool:
    return bool(page.evaluate("navigator.maxTouchPoints"))


def touch(page: Page, thing: str) -> None:
    """Click or tap a thing by what the guide calls it: `region=bretonnia`."""
    kind, _, value = thing.partition("=")
    try:
        x, y = page.wait_for_function(STEADY, arg=[kind, value], timeout=PATIENCE).json_value()
        if not is_touched(page):  # a card that the pointer opens finds its place first
            page.mouse.move(x, y)
            x, y = page.wait_for_function(STEADY, arg=[kind, value], timeout=PATIENCE).json_value()
    except TimeoutError:
        raise AssertionError(f"{thing} can not be touched") from None
    if not is_touched(page):
        return page.mouse.click(x, y)
    is_piece = page.evaluate(IS_PIECE, [x, y])
    page.touchscreen.tap(x, y)
    if is_piece and kind == "action":  # shown first, done by its button
        page.locator(f".inspector button[data-action^='{value.partition('*')[0]}']").first.tap()
    if kind == "upgrade":  # a first tap shows it
        page.locator(f"[data-upgrade='{value}'].chosen").first.tap()
    return None


def is_asked(page: Page, thing: str, before: str) -> bool:
    """Whether the table wants it too: phones ask once more before they do something."""
    arguments = [before, thing.split("=")]
    return bool(page.wait_for_function(MOVED, arg=arguments, timeout=PATIENCE).json_value() == "asked")


def wanted(page: Page, way: list[str], before: str) -> Iterator[str]:
    """What to do, one thing after the other; what may be missing only where it is there."""
    for at, thing in enumerate(way):
        name = thing.rstrip("?")
        is_sure = not thing.endswith("?")
        if is_sure or (page.evaluate(TOUCH, name.split("=")) if at == 0 else is_asked(page, name, before)):
            yield name


def heard(page: Page, before: str = "") -> dict[str, Any]:
    try:
        said: dict[str, Any] = page.wait_for_function(HEARD, arg=before, timeout=PATIENCE).json_value()
    except TimeoutError:
        page.screenshot(path=SCREENSHOTS / "stall.png")
        raise AssertionError(f"not a word after {before}: {page.evaluate(STALLED)}") from None
    return said


def obey(page: Page, said: dict[str, Any]) -> None:
    """One thing that the guide says: go on, or do what is lit."""
    if said["gold"]:
        page.locator("[data-turned] .push.gold").first.click()
        return
    way = said["way"].split(";")
    if is_touched(page):  # the sheet hands up what lies below it, and folds
        if page.locator("[data-turned] .do").count():
            page.locator("[data-turned] .do").click()
        places = [at for at, thing in enumerate(way) if thing.startswith(("region=", "section="))]
        sure = [at for at, thing in enumerate(way) if not thing.endswith("?")]
        at = places[0] if places else sure[-1] if sure else 0
        way = [way[at].rstrip("?"), *way[at + 1 :]]
    for thing in wanted(page, way, said["said"]):
        touch(page, thing)


def sayings(title: str, number: int) -> int:
    """How often the guide speaks to whoever obeys: what is read, what is done, and praise."""
    lesson, count = Lesson(guides(title)[number - 1]), 0
    while not lesson.is_done:
        lesson.others_act()
        while lesson.step and not lesson.step.want:
            count += 1
            lesson.next()
        if lesson.is_done:
            break
        step, legal, wanted = lesson.step, lesson.match.legal(lesson.guide.seat), lesson.wanted()
        lesson.act(wanted[0] if wanted else next(one for one in legal if fits(lesson.guide.free, one)))
        count += 2 if lesson.step is not step else 1
    return count


def tab_to(page: Page, selector: str) -> None:
    """The tabulator alone, until the focus is there."""
    for _ in range(STOPS):
        if page.evaluate("(wanted) => document.activeElement?.closest(wanted) !== null", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way by keyboard to {selector}")


def press_gold(page: Page) -> None:
    """The button of the guide, from its plate, to which F6 leads."""
    page.keyboard.press("F6")
    tab_to(page, "[data-turned] .push.gold")
    page.keyboard.press("Enter")


def type_on(page: Page, said: dict[str, Any]) -> None:
    """One thing that the guide says, by keyboard."""
    if said["gold"]:
        return press_gold(page)
    for thing in wanted(page, said["way"].split(";"), said["said"]):
        kind, _, value = thing.partition("=")
        tab_to(page, f'[data-{kind}="{value}"]')
        page.keyboard.press("Enter")
    return None


def choose_in_words(page: Page, said: dict[str, Any]) -> None:
    """One thing that the guide says, in text mode: the choice that it means, by arrow keys."""
    if said["gold"]:
        return press_gold(page)
    page.wait_for_function("() => document.querySelector('.choice em')", timeout=PATIENCE)
    page.keyboard.press("g")
    for _ in range(STOPS):
        if page.evaluate("document.activeElement?.querySelector('em') != null"):
            return page.keyboard.press("Enter")
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"nothing in words for {said}")


def through(page: Page, title: str, follow: Callable[[Page, dict[str, Any]], None], number: int = 1) -> None:
    """From the first words to the last; never more steps than the guide has."""
    said = heard(page)
    for _ in range(sayings(title, number)):
        follow(page, said)
        said = heard(page, said["said"])
        if said["isOver"]:
            return
    raise AssertionError(f"the guide goes round in circles: {said}")
