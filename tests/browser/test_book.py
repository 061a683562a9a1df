"""The rule book: from the front page, by search, into an example, and back from a table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from spieltisch.core import game
from spieltisch.core.packs import box_of
from spieltisch.learn.book import links

from .conftest import SIZES, NewPage
from .table import SPEAK, against, my_turn, sit

Keep = Callable[[Page, str], None]
TITLES = {"chaos": "Chaos in the Old World", "smallworld": "Small World of Warcraft", "invasion": "Warhammer: Invasion"}
SEALED = """() => Object.fromEntries([...document.querySelectorAll('figure.example')]
  .map((one) => [one.id, one.querySelectorAll('svg .seal').length]))"""
# What should not be on paper: ways about the page, dark grounds, pictures that run over their frame.
ON_PAPER = """() => {
  const seen = (one) => one.getClientRects().length > 0;
  const dark = [...document.querySelectorAll('body, .page, .leaf, figure.example, .ruling')]
    .filter((one) => seen(one) && !['none rgba(0, 0, 0, 0)', 'none rgb(255, 255, 255)'].includes(
      `${getComputedStyle(one).backgroundImage} ${getComputedStyle(one).backgroundColor}`));
  const ways = [...document.querySelectorAll('header, nav, aside:not(.ruling), button.push')].filter(seen);
  const cut = [...document.querySelectorAll('.board')].filter((one) => {
    const [inner, outer] = [one.getBoundingClientRect(), one.parentElement.getBoundingClientRect()];
    return inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1 || one.scrollWidth > one.clientWidth + 1;
  });
  return [...dark, ...ways, ...cut].map((one) => one.className || one.tagName);
}"""
SHOWN = {"chaos": "hits", "smallworld": "reach", "invasion": "apply"}


@pytest.mark.parametrize("title", TITLES)
def test_from_the_front_page_to_an_example_on_the_table(title: str, new_page: NewPage, keep: Keep) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("article", name=TITLES[title]).get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="The idea", level=1)).to_be_visible()
    page.goto(f"/rules/{title}#{SHOWN[title]}")
    example = page.locator("figure.example").first
    name = (example.get_attribute("id") or "").removeprefix("example-")
    seals = example.locator("svg .seal")
    expect(seals).to_have_count(len(links(title)["marks"][name]["seals"]))
    keep(page, f"book-{title}")
    example.get_by_role("button", name="Step by step").click()
    expect(seals).to_have_count(1)
    expect(example.get_by_role("status")).to_contain_text("(1)")
    example.get_by_role("button", name="Try this position").click()
    page.wait_for_url(re.compile(r"/t/\w+"))


def test_a_book_is_printed_whole_with_its_pictures(new_page: NewPage) -> None:
    """Every seal finds its thing, and on paper nothing is dark, cut or to be clicked."""
    page = new_page()
    page.add_init_script("window.print = () => { document.body.dataset.printed = 'yes'; }")
    for title in TITLES:
        page.goto(f"/rules/{title}")
        page.get_by_role("button", name="Print").click()
        expect(page.locator("body[data-printed]")).to_be_attached()
        marks = links(title)["marks"]
        assert page.evaluate(SEALED) == {f"example-{name}": len(one["seals"]) for name, one in marks.items()}
        page.emulate_media(media="print")
        assert page.evaluate(ON_PAPER) == []
        assert len(page.pdf(format="A4")) > 100_000
        page.emulate_media(media="screen")


def test_search_terms_and_the_way_back_to_the_table(new_page: NewPage) -> None:
    page = new_page()
    table = sit(page, "chaos", against(4, "random"))
    my_turn(page)
    page.keyboard.press("r")
    dialog = page.get_by_role("dialog", name="Rules")
    expect(dialog.get_by_text("now", exact=True).first).to_be_visible()
    dialog.get_by_label("Search the rules").fill("dial counter")
    expect(dialog.get_by_role("heading", name="The dials turn")).to_be_visible()
    dialog.get_by_role("link", name="More in the book").first.click()
    expect(page.get_by_role("heading", name="The dials turn", level=2)).to_be_visible()
    page.locator(".notes .box p a").click()  # what the table asks
    expect(page.get_by_text("you are here")).to_be_in_viewport()
    page.keyboard.press("/")
    page.keyboard.type("domination")
    expect(page.get_by_role("heading", name="in the book")).to_be_visible()
    page.get_by_role("link", name="Domination", exact=True).last.click()
    expect(page.get_by_role("heading", name="Domination", level=2, exact=True)).to_be_visible()
    page.get_by_role("link", name="Back to the table").first.click()
    page.wait_for_url(f"**/t/{table}")


def test_the_cards_of_a_box_in_a_table(new_page: NewPage) -> None:
    """A link to a card leads to its row, and what is typed leaves the cards that have it."""
    page = new_page()
    records = [one for one in box_of(game("invasion"), None)["records"] if one["kind"] == "card"]
    page.goto("/rules/invasion#card-waaagh")
    expect(page.locator("#card-waaagh")).to_be_in_viewport()
    rows = page.locator(".catalogue tbody tr[id]")
    expect(rows).to_have_count(len(records))
    expect(page.locator("#card-waaagh td")).to_contain_text(["Tactic", "3", "2", "", "", "1", "Action"])
    find = page.get_by_role("searchbox", name="Cards by name")
    find.fill("waaagh orcs")
    expect(rows).to_have_count(1)
    find.fill("locomotive")
    expect(page.get_by_text("Nothing here has these words.")).to_be_visible()


def test_the_book_on_a_phone_in_other_languages(new_page: NewPage, keep: Keep) -> None:
    page = new_page("phone")
    heading = page.get_by_role("main").get_by_role("heading", level=1)
    page.goto("/rules/invasion#toughness")
    for language in ("de", "pl", "nl"):
        expect(heading).to_be_visible()
        page.evaluate(SPEAK, language)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(heading).to_be_visible()
        keep(page, f"book-phone-{language}")
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]
