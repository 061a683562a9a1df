"""A rule under every finger: every number, token and symbol in sight opens a card, by mouse, by keyboard, by touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spieltisch.learn.book import links

from .conftest import NewPage
from .guided import tab_to
from .table import against, entry, lay, middle, my_turn

Keep = Callable[[Page, str], None]

# Games in which every kind of piece lies about.
PLAYED_ON: dict[str, dict[str, Any]] = {
    "chaos": {
        "round": 3,
        "turn": "khorne",
        "track": ["greenskins_invade", "warpstone_discovery"],
        "vp": {"khorne": 12, "nurgle": 17, "tzeentch": 9, "slaanesh": 14},
        "dial": {"khorne": 2, "nurgle": 1, "tzeentch": 3, "slaanesh": 1},
        "counters": {"khorne": 1, "nurgle": 2},
        "peasants": {"khorne": 1},
        "upgrades": ["up_bloodletter"],
        "hands": {"khorne": ["skull_throne", "reborn_in_blood"], "nurgle": 2, "tzeentch": 3, "slaanesh": 2},
        "regions": {
            "kislev": "khorne: 2 bloodsworn, bloodletter; nurgle: leper; cards: blood_gods_call, plague_touch",
            "estalia": "khorne: bloodsworn; nurgle: 3 leper; corruption: khorne 4, nurgle 5, slaanesh 1; tokens: noble",
            "empire": "tzeentch: acolyte; slaanesh: seductress; tokens: hero, warpstone",
            "norsca": "tokens: peasant, event, skaven",
            "tilea": "corruption: khorne 5, nurgle 8; ruined: 1 round 2",
        },
    },
    "chaos in battle": {
        "phase": "battle",
        "regions": {"kislev": "khorne: 2 bloodletter, bloodsworn; nurgle: great_unclean_one, leper; tokens: 2 peasant"},
    },
    "smallworld": {
        "players": [
            {"race": "orcs", "power": "fortified", "hand": 5, "coins": 14, "declined": "kobolds", "income": 7},
            {"race": "humans", "power": "mining", "coins": 9, "declined": "dwarves"},
        ],
        "murlocs": True,
        "round": 4,
        "regions": {
            "l1a_1": "orcs 3 fort",
            "l1a_2": "humans 2 objective",
            "l1a_6": "dwarves",
            "s2a_1": "kobolds 2",
        },
        "harmony": [1],
        "phase": "conquer",
    },
    "invasion": {
        "a": {
            "race": "dwarf",
            "resources": 4,
            "hand": ["dwarf_cannon_crew", "pillage", "keystone_forge"],
            "battlefield": ["defender_of_the_hold", "king_kazador damage=1"],
            "kingdom": ["zhufbar_engineers corrupted", "contested_village"],
            "quest": ["runesmith"],
            "damage": {"quest": 3},
            "developments": {"battlefield": ["troll_slayers"]},
            "discard": ["troll_slayers"],
        },
        "b": {
            "race": "orc",
            "hand": ["waaagh", "pillage", "choppa", "big_uns"],
            "battlefield": ["urguck +blessing_of_isha:b", "boar_boyz"],
            "damage": {"quest": 5},
            "burning": ["kingdom"],
            "resources": 3,
        },
    },
}


# Every number, sign and slot in sight that a hand gets no card for, and every stop of the tabulator that has one
# of them and opens none. Left out: the log, names, clocks, what is only heard or decorates, sentences printed on cards
# (their keywords have rules of their own), numbers of a track but every fifth, and what opens something else.
UNTOLD = r"""
async (touch) => {
  const LEFT_OUT = `[role=log], [role=status], .sr, .sr-live, .toasts, .who, .name, .clocks, .finger, .text,
    .sign, .number, .brass, .brazier, .cell:not(.five), .why > svg, svg.frame, span.mark, [data-mark], header .push,
    header .seat, button.undo, [data-told]`; // data-told: the card of the region beside it says it
  const wait = setTimeout;
  window.setTimeout = (run, ms, ...rest) => wait(run, [200, 350, 400].includes(ms) ? 0 : ms, ...rest); // quick hands
  const settled = () => new Promise((go) => wait(go, 2));
  const isWithin = (x, y, { left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom;
  const around = (one) => (one ? [one, ...around(one.parentElement)] : []);
  const boxOf = (one) => {
    const range = document.createRange();
    range.selectNode(one);
    return one.nodeType === 3 ? range.getBoundingClientRect() : one.getBoundingClientRect();
  };
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const isSeen = (one) => {
    const [thing, box] = [one.nodeType === 3 ? one.parentElement : one, boxOf(one)];
    const isCut = (over) =>
      getComputedStyle(over).overflow !== 'visible' && !isWithin(...middle(box), over.getBoundingClientRect());
    const isShown = thing.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isHere = box.width && isWithin(...middle(box), document.body.getBoundingClientRect());
    const card = document.elementFromPoint(...middle(box))?.closest('[data-region-card]');
    if (card && !card.contains(thing)) return false; // it lies over this
    return isHere && isShown && !thing.closest(LEFT_OUT) && !around(thing).some(isCut);
  };
  const page = document.querySelector('dialog[open], .inspector.beside, .tip.sheet') ?? document.body;
  const isPlain = (one) => one.closest('button:not([data-rule], :has([data-rule]))');
  const things = [...page.querySelectorAll('svg, img, [data-slot], [data-phase]')]
    .filter((one) => boxOf(one).width < 120 && !isPlain(one));
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (/\d/.test(texts.currentNode.data.replace(/Player \d/g, ''))) things.push(texts.currentNode);
  const point = (type, [clientX, clientY]) =>
    document.elementFromPoint(clientX, clientY).dispatchEvent(new PointerEvent(type,
      { clientX, clientY, bubbles: true, cancelable: true, pointerId: 1, pointerType: touch ? 'touch' : 'mouse' }));
  const isTold = () => document.querySelector('.finger .more') !== null;
  const untold = [];
  const seen = things.filter((one) => isSeen(one) && !window.told?.has(one));
  window.told = new Set([...(window.told ?? []), ...seen]);
  for (const one of seen) {
    document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true })); // closes the one before
    await settled();
    const at = middle(boxOf(one));
    point(touch ? 'pointerdown' : 'pointermove', at);
    await settled();
    if (!isTold()) untold.push(`${one.data ?? one.outerHTML.slice(0, 120)} at ${at.map(Math.round)}`);
    if (touch) point('pointercancel', at);
  }
  const isWay = (one) => {
    const led = [one, document.querySelector(one.dataset.things ?? 'none')];
    return led.some((ground) => seen.some((thing) => ground?.contains(thing)));
  };
  for (const one of touch ? [] : [...page.querySelectorAll('main button, main [tabindex="0"]')].filter(isWay)) {
    one.focus({ focusVisible: true, preventScroll: true });
    await settled();
    if (!isTold()) untold.push(`focus on ${one.ariaLabel ?? one.innerText}`);
  }
  document.activeElement?.blur();
  window.setTimeout = wait;
  return [seen.length, untold];
}
"""


# What is opened besides the table as it lies there.
OPENED = {
    ("chaos", "desktop"): ["[data-region='estalia']", "[data-god='nurgle']"],
    ("chaos in battle", "desktop"): [],
    ("chaos", "phone"): ["[data-tab='reserve']", "[data-tab='upgrades']", "[data-god='nurgle']"],
    ("smallworld", "desktop"): ["[data-set] >> nth=0", "[data-seat='1']"],
    ("smallworld", "phone"): [
        "nav button >> nth=1",
        "nav button >> nth=2",
        "nav button >> nth=0",
        "[data-region='l1a_2']",
    ],
    ("invasion", "desktop"): ["[data-piece] >> nth=0"],
    ("invasion", "phone"): ["[data-piece] >> nth=0"],
}
# A number and a piece in a picture, and a number beside it; what is pressed long would open something else by itself.
IS_RINGED = """
([x, y]) => {
  const { left, right, top, bottom } = document.querySelector('i.ring')?.getBoundingClientRect() ?? {};
  return left <= x && x <= right && top <= y && y <= bottom;
}
"""
SEEN = {"chaos": "keywords.resistance", "smallworld": "keywords.coin", "invasion": "tokens.resource"}
PRESSED = {"chaos": "[data-god='khorne']", "smallworld": ".plate .purse", "invasion": "[data-piece] .cost"}


def sit_down(page: Page, name: str) -> None:
    title = name.split()[0]
    lay(page, {"title": title, "seats": against(4 if title == "chaos" else 2), "position": PLAYED_ON[name]})
    my_turn(page)
    page.mouse.move(1, 1)
    page.wait_for_load_state("networkidle")  # the cards come with the first move of a hand
    page.mouse.move(*middle(page, "#prompt"))
    expect(page.locator(".finger .more")).to_be_visible()  # and the book with the first card
    page.mouse.move(1, 1)
    expect(page.locator(".finger")).to_be_hidden()


@pytest.mark.parametrize(("name", "size"), OPENED)
def test_a_rule_under_every_finger(name: str, size: str, new_page: NewPage) -> None:
    page, title = new_page(size), name.split()[0]
    sit_down(page, name)
    named = page.evaluate("[...new Set([...document.querySelectorAll('[data-rule]')].map((one) => one.dataset.rule))]")
    assert not [one for one in named if one.split(".")[1] not in links(title)[one.split(".")[0]]]
    for opened in ("", *OPENED[name, size]):
        if opened:
            page.locator(opened).click(force=True)
        count, untold = page.evaluate(UNTOLD, size == "phone")
        assert count > 20 or opened
        assert untold == [], opened


@pytest.mark.parametrize("title", SEEN)
def test_a_card_by_pointer_and_key_leads_to_the_book(title: str, new_page: NewPage, keep: Keep) -> None:
    page = new_page()
    sit_down(page, title)
    card = page.locator(".finger")
    page.mouse.move(*middle(page, f'[data-rule="{SEEN[title]}"]'))
    expect(card.get_by_role("link", name="More in the book")).to_be_visible()
    keep(page, f"finger-{title}")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    page.mouse.move(1, 1)
    tab_to(page, "main button:has([data-rule])")
    expect(card).to_be_visible()
    page.keyboard.press("b")
    page.wait_for_url(f"**/rules/{title}?table=*")


@pytest.mark.parametrize("title", SEEN)
def test_a_long_press_shows_and_does_nothing(title: str, new_page: NewPage) -> None:
    page = new_page("phone")
    sit_down(page, title)
    before, (x, y) = entry(page), middle(page, PRESSED[title])
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_function(IS_RINGED, arg=[x, y])
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("dialog[open], .inspector")).to_have_count(0)
    assert entry(page) == before
