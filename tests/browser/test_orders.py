"""A standing order from the table page: given in words, in sight of its player alone, gone with one key."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .access import assert_accessible
from .conftest import NewPage
from .table import assert_touchable, entry, lay, moved_on, my_turn
from .test_together import invite

Keep = Callable[[Page, str], None]
ATTACKERS = {"a": {"race": "dwarf", "battlefield": ["troll_slayers"]}, "b": {"race": "orc"}, "active": "a"}


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_an_order_is_given_seen_by_its_player_alone_and_dropped(new_page: NewPage, keep: Keep, size: str) -> None:
    ada = new_page(name="Ada")
    seats = [{"kind": "human"}, {"kind": "open"}]
    lay(ada, {"title": "invasion", "seats": seats, "position": ATTACKERS, "name": "Ada"})
    bob = new_page(size, name="Bob", language="de")
    bob.goto(invite(ada))
    bob.get_by_role("button", name="Platz nehmen").click()
    my_turn(ada)
    ada.keyboard.press("p")
    my_turn(bob)
    before = entry(bob)
    bob.keyboard.press("m")
    bob.get_by_role("dialog", name="Menü").get_by_role("button", name="Züge im Voraus").click()
    sheet = bob.get_by_role("dialog", name="Züge im Voraus")
    expect(sheet.get_by_label("Antwort")).to_have_value("pass")
    sheet.get_by_label("Wie lange").select_option(label="bis mein Gegner meine Questzone angreift")
    keep(bob, f"orders-{size}")
    assert_accessible(bob)
    if size == "phone":
        assert_touchable(bob)
    sheet.get_by_role("button", name="Auftrag geben").click()
    expect(sheet.get_by_role("listitem")).to_contain_text("Passen · bis mein Gegner meine Questzone angreift")
    bob.keyboard.press("Escape")
    expect(bob.get_by_text("Für dich wird geantwortet")).to_be_visible()
    keep(bob, f"orders-strip-{size}")
    moved_on(bob, before)
    expect(ada.get_by_text("Für dich")).to_have_count(0)
    bob.keyboard.press("x")
    expect(bob.get_by_text("Für dich wird geantwortet")).to_have_count(0)
    expect(bob.get_by_text("Du wirst wieder gefragt.")).to_be_visible()
