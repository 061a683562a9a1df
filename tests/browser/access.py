"""WCAG 2.2 AA as far as a machine can see it."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

RULES: dict[str, Any] = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}}
EVERY_RULE: dict[str, Any] = {"runOnly": {"type": "tag", "values": [*RULES["runOnly"]["values"], "best-practice"]}}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}


def assert_accessible(page: Page, rules: dict[str, Any] = RULES) -> None:
    found = Axe().run(page, options=rules).response["violations"]
    lines = [
        f"{violation['id']}: {node['target']} {node['failureSummary'][:300]}"
        for violation in found
        for node in violation["nodes"][:4]
    ]
    assert not lines, "\n".join(lines)


# Who speaks to the machine says what stands there: the name of a button holds the first words that are seen on it.
MISNAMED = """() => [...document.querySelectorAll('button[aria-label], a[aria-label], [role=button][aria-label]')]
  .flatMap(thing => {
    if (!thing.checkVisibility()) return [];
    const walker = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
    const plain = text => text.replace(/[\\u00ad\\u200b]/g, '').replace(/\\s+/g, ' ').trim().toLowerCase();
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const seen = plain(walker.currentNode.textContent);
      const isSeen = parent.checkVisibility() && !parent.closest('svg, kbd, .sr, [aria-hidden=true]');
      if (!isSeen || !/\\p{L}{3}/u.test(seen)) continue;
      return plain(thing.ariaLabel).includes(seen) ? [] : [`${thing.ariaLabel} | ${seen}`];
    }
    return [];
  })"""


def assert_named_as_seen(page: Page) -> None:
    wrong = page.evaluate(MISNAMED)
    assert not wrong, "\n".join(wrong)


def assert_accessible_in_both(page: Page) -> None:
    """By all rules in the dark; what the light changes is contrast."""
    for theme, rules in (("light", CONTRAST), ("dark", RULES)):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        assert_accessible(page, rules)
