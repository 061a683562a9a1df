"""Learning: a guided first game by what the guide says alone, and a puzzle from the list to its seal."""

from __future__ import annotations

import json
import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from spieltisch.learn.book import books, links
from spieltisch.learn.guides import guides
from spieltisch.locale import LANGUAGES

from .conftest import SIZES, NewPage
from .guided import choose_in_words, heard, obey, tab_to, through, touch, type_on
from .table import against, assert_leads_to_its_rule, entry, is_over, lay, middle, moved_on, my_turn
from .test_islands import take_a_set

Keep = Callable[[Page, str], None]
# As a new reader has them, but for the pace.
FRESH = """
localStorage.removeItem('spieltisch.progress');
localStorage['spieltisch.settings'] = JSON.stringify({
  language: 'LANGUAGE', speed: 'instant', motion: false, sound: false, gentle: false });
"""
NEWCOMER = """
if (!sessionStorage.came) localStorage['spieltisch.settings'] = '{"speed":"instant","sound":false,"asks":false}';
sessionStorage.came = 'yes';
"""
# A line on which answers come after what they are about, and every third move is not taken at first.
ROUGH = """
let moves = 0;
const SLOWER = { type: 'answer', result: 'refused', reasons: [{ key: 'server-too_fast' }] };
window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    this.hear = hear && ((said) => setTimeout(() => hear(said), JSON.parse(said.data).type === 'answer' ? 300 : 0));
    super.onmessage = this.hear;
  }
  send(text) {
    const { type, id } = JSON.parse(text);
    if (type !== 'act' || ++moves % 3) super.send(text);
    else this.hear({ data: JSON.stringify({ ...SLOWER, id }) });
  }
};
"""


def spoken(size: str) -> list[str]:
    """Every language; by turns, one half on a desktop and the other on a phone."""
    return list(LANGUAGES) if os.environ.get("SPIELTISCH_DEEP") else list(LANGUAGES)[size == "phone" :: 2]


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("title", books())
def test_a_first_game_by_what_the_guide_says(title: str, size: str, new_page: NewPage) -> None:
    """Each time as somebody who was never here; only the files of the page are kept."""
    context, faults = new_page(size).context, list[str]()
    for language in spoken(size):
        context.clear_cookies()
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.add_init_script(FRESH.replace("LANGUAGE", language))
        page.goto("/")
        page.locator(f"article.{title} .learn").click()
        through(page, title, obey)
        assert is_over(page), language
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0], language
        assert title in json.loads(page.evaluate("localStorage['spieltisch.progress']"))["finished"], language
        page.close()
    assert not faults


@pytest.mark.parametrize(("title", "size"), [("chaos", "desktop"), ("smallworld", "phone"), ("invasion", "flat")])
def test_a_second_lesson_by_what_the_guide_says(title: str, size: str, new_page: NewPage) -> None:
    """In one language, or deep in all of them on both; the end speaks to the learner, with one button in gold."""
    is_deep = bool(os.environ.get("SPIELTISCH_DEEP"))
    for screen in ("desktop", "phone") if is_deep else (size,):
        for language in LANGUAGES if is_deep else ("en",):
            second_lesson(title, language, new_page(screen))


def second_lesson(title: str, language: str, page: Page) -> None:
    faults = list[str]()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.add_init_script(FRESH.replace("LANGUAGE", language))
    page.goto(f"/puzzles/{title}")
    page.locator("[data-guide='2']").click()
    through(page, title, obey, 2)
    end = page.locator("[data-turned='end']")
    expect(end).to_contain_text(guides(title)[1].say(language, "say"))
    expect(end.locator(".push.gold")).to_have_count(1)
    assert not faults


def test_the_lesson_after_the_first_game_is_offered(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.locator("article.smallworld .learn").click()
    for _ in guides("smallworld")[0].steps:
        page.get_by_role("button", name="Skip step").click()
    page.goto("/")
    expect(page.locator("article.smallworld .learn")).to_contain_text("the second lesson")
    page.locator("article.smallworld .learn").click()
    expect(page.get_by_role("heading", name=guides("smallworld")[1].steps[0].say("en", "title"))).to_be_visible()


def test_a_first_game_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(FRESH.replace("LANGUAGE", "en"))
    page.goto("/")
    tab_to(page, "article.chaos .learn")
    page.keyboard.press("Enter")
    through(page, "chaos", type_on)
    assert is_over(page)


@pytest.mark.parametrize(("title", "language"), [("chaos", "de"), ("invasion", "en"), ("smallworld", "pl")])
def test_a_first_game_in_words(title: str, language: str, new_page: NewPage) -> None:
    """One of them on a bad line: the game never stands still without a word."""
    page = new_page()
    if title == "invasion":
        page.add_init_script(ROUGH)
    page.add_init_script(FRESH.replace("LANGUAGE", language).replace("gentle", "mode: 'text', gentle"))
    page.goto("/")
    page.locator(f"article.{title} .learn").click()
    through(page, title, choose_in_words)
    assert is_over(page)


def test_a_gentle_first_table(new_page: NewPage) -> None:
    """Novices; the first decision of each kind in a line, once; the guide is offered until a game is finished."""
    page = new_page()
    page.add_init_script(NEWCOMER)
    page.goto("/")
    offered = {title: page.locator(f"article.{title} .learn.new") for title in ("chaos", "smallworld")}
    expect(offered["smallworld"]).to_be_visible()
    page.locator("article.smallworld").get_by_role("button", name="Play now").click()
    my_turn(page)
    line = page.locator(".gently")
    expect(line).to_contain_text("More in the book")
    expect(page.get_by_text("Novice").first).to_be_visible()
    page.reload()
    my_turn(page)
    page.wait_for_load_state("networkidle")
    expect(line).to_have_count(0)
    take_a_set(page)
    expect(line).to_be_visible()
    page.keyboard.press("s")
    page.get_by_label("Explain the first decisions in one line").uncheck()
    expect(line).to_have_count(0)
    page.evaluate("localStorage['spieltisch.progress'] = JSON.stringify({ finished: ['smallworld'] })")
    page.goto("/")
    expect(offered["chaos"]).to_be_visible()
    expect(offered["smallworld"]).to_have_count(0)


@pytest.mark.parametrize("title", books())
def test_a_guided_game_can_be_played_to_its_end(title: str, new_page: NewPage) -> None:
    page = new_page(mode="text")
    page.goto("/")
    page.locator(f"article.{title} .learn").click()
    said = ""
    for _ in guides(title)[0].steps:
        said = heard(page, said)["said"]
        page.get_by_role("button", name="Skip step").click()
    guided = page.url
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: url != guided)
    for _ in range(400):
        my_turn(page)
        if is_over(page):
            return
        before = entry(page)
        page.keyboard.press("p" if page.locator(".top [data-action]").count() else "1")
        moved_on(page, before)
    raise AssertionError("the game does not end")


def test_the_card_of_a_region_waits_for_the_pointer(new_page: NewPage) -> None:
    """Its links can be clicked, what lies below it too, and it goes when the pointer does."""
    page = new_page()
    position = links("chaos")["examples"]["bloodsworn"]
    lay(page, {"title": "chaos", "seats": against(4), "position": position})
    my_turn(page)
    page.locator("[data-follower='cultist']").click()
    card = page.locator("[data-region-card]")
    page.mouse.move(*middle(page, "[data-region='norsca']"))
    expect(card).to_contain_text("Norsca")
    rule = card.get_by_role("link", name="The rule")
    page.mouse.move(*middle(page, "[data-region-card] a"), steps=6)
    expect(card).to_contain_text("Norsca")
    page.mouse.move(*middle(page, "#things-estalia [data-rule='keywords.conquest_value']"), steps=6)
    expect(card).to_contain_text("Estalia")
    page.mouse.move(*middle(page, "[data-region='norsca']"))
    expect(card).to_contain_text("Norsca")
    page.mouse.move(*middle(page, "[data-region-card] a"), steps=6)
    assert_leads_to_its_rule(page, rule)


def test_a_wrong_move_is_doubted_and_the_game_resumes(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.locator("article.smallworld .learn").click()
    page.get_by_role("button", name="Continue").click()
    touch(page, "action=expand")
    expect(page.locator("[data-turned='nudge']")).to_be_visible()
    page.locator(".guide").get_by_role("button", name="Undo").click()
    expect(page.get_by_role("heading", name="Let a tired race go")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Let a tired race go")).to_be_visible()
    page.locator(".guide").get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="step 2 of 11").click()
    expect(page.get_by_role("heading", name="Let a tired race go")).to_be_visible()


def test_a_puzzle_from_the_list_to_its_seal(new_page: NewPage, keep: Keep) -> None:
    page = new_page()
    page.goto("/puzzles/smallworld")
    page.locator("[data-puzzle='01-landfall']").click()
    page.keyboard.press("h")
    expect(page.locator(".sheet .dark")).to_be_visible()
    keep(page, "puzzles")
    page.get_by_role("button", name="Open on the table").click()
    for region in ("l1a_11", "l1a_8"):
        before = entry(page)
        touch(page, f"region={region}")
        moved_on(page, before)
    expect(page.locator("[data-fate='solved']")).to_be_visible()
    keep(page, "puzzle-solved")
    page.get_by_role("button", name="Leave").click()
    expect(page.locator("[data-puzzle='01-landfall'] .wax")).to_be_visible()
