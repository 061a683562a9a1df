"""WCAG 2.2 AA as far as a machine can see it."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}


def assert_accessible(page: Page, rules: dict[str, Any] = RULES) -> None:
    found = Axe().run(page, options=rules).response["violations"]
    lines = [
        f"{violation['id']}: {node['target']} {node['failureSummary'][:300]}"
        for violation in found
        for node in violation["nodes"][:4]
    ]
    assert not lines, "\n".join(lines)


def assert_accessible_in_both(page: Page) -> None:
    """By all rules in the dark; what the light changes is contrast."""
    for theme, rules in (("light", CONTRAST), ("dark", RULES)):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        assert_accessible(page, rules)
