"""What `make pictures` takes pictures of: every page, and every title's table in a state of each phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from .films import ROUND, TURN
from .table import against, lay, my_turn, sit
from .test_fingers import PLAYED_ON

TITLES = ("chaos", "smallworld", "invasion")
# Width, height, and whether fingers point.
WINDOWS = [(1440, 900, False), (1366, 650, False), (1024, 768, False), (390, 844, True)]


class Scene(NamedTuple):
    name: str
    open: Callable[[Page], None]
    settings: dict[str, Any] = {}


def page_at(address: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(address)
        expect(page.get_by_role("heading").first).to_be_attached()

    return go


def table_at(title: str, position: dict[str, Any] | None, seats: int, *keys: str) -> Callable[[Page], None]:
    """`keys` are pressed once it is the reader's turn."""

    def go(page: Page) -> None:
        request = {"title": title, "seats": against(seats)}
        lay(page, request if position is None else {**request, "position": position})
        my_turn(page)
        for key in keys:
            page.keyboard.press(key)

    return go


def played_on(title: str, *keys: str) -> Callable[[Page], None]:
    return table_at(title, PLAYED_ON[title], 4 if title == "chaos" else 2, *keys)


def waiting(page: Page) -> None:
    lay(page, {"title": "chaos", "seats": [{"kind": "human"}, {"kind": "open"}, *against(3)[1:]]})
    expect(page.get_by_role("heading").first).to_be_attached()


def over(title: str, seats: int, *, then: str = "") -> Callable[[Page], None]:
    """Conceded, so that the opponents play on to the end; `then` is a page about the finished game."""

    def go(page: Page) -> None:
        table = lay(page, {"title": title, "seats": against(seats), "position": PLAYED_ON[title]})
        my_turn(page)
        page.keyboard.press("m")
        page.get_by_role("button", name="Concede").click()
        page.get_by_role("button", name="yes", exact=True).click()
        expect(page.locator("[data-over='yes']").first).to_be_attached(timeout=90_000)
        if then:
            page_at(f"/{then}/{table}?table")(page)

    return go


def drafting(page: Page) -> None:
    sit(page, "invasion", against(2), {"mode": "draft"})
    my_turn(page)


OF_CHAOS = PLAYED_ON["chaos"]
OF_SMALLWORLD = {key: value for key, value in PLAYED_ON["smallworld"].items() if key != "phase"}
REDEPLOYING = {**OF_SMALLWORLD, "players": [{**OF_SMALLWORLD["players"][0], "hand": 3}, OF_SMALLWORLD["players"][1]]}
STARTING = {**OF_SMALLWORLD, "players": [{**OF_SMALLWORLD["players"][0], "hand": 0}, OF_SMALLWORLD["players"][1]]}
OF_INVASION = PLAYED_ON["invasion"]

PAGES = [
    Scene("waiting room", waiting),  # the first: its link is a counted token
    Scene("front", page_at("/")),
    Scene("front light", page_at("/"), {"theme": "light"}),
    Scene("mine", page_at("/mine")),
    Scene("games", page_at("/games")),
    Scene("decks", page_at("/decks")),
    Scene("nowhere", page_at("/nowhere/here")),
    *[Scene(f"rules {title}", page_at(f"/rules/{title}")) for title in TITLES],
    *[Scene(f"workshop {title}", page_at(f"/workshop/{title}")) for title in TITLES],
    *[Scene(f"puzzles {title}", page_at(f"/puzzles/{title}")) for title in TITLES],
    Scene("workshop light", page_at("/workshop/smallworld"), {"theme": "light"}),
    Scene("rules light", page_at("/rules/chaos"), {"theme": "light"}),
    *[
        Scene(f"{name} {title}", over(title, 4 if title == "chaos" else 2, then=kind))
        for title in TITLES
        for name, kind in (("end", ""), ("replay", "r"), ("review", "v"))
    ],
]
TABLES = [
    Scene("chaos begins", table_at("chaos", None, 4)),
    *[
        Scene(f"chaos {phase}", table_at("chaos", {**OF_CHAOS, "phase": phase}, 4))
        for phase in ("old_world", "draw", "summoning", "corruption", "end")
    ],
    Scene("chaos battle", table_at("chaos", PLAYED_ON["chaos in battle"], 4)),
    Scene("chaos round ends", table_at("chaos", ROUND, 4, "p")),
    Scene("smallworld choose", table_at("smallworld", {"players": [{}, {}], "round": 2}, 2)),
    Scene("smallworld five", table_at("smallworld", None, 5)),
    Scene("smallworld turn", table_at("smallworld", STARTING, 2)),
    *[
        Scene(f"smallworld {phase}", table_at("smallworld", {**REDEPLOYING, "phase": phase}, 2))
        for phase in ("conquer", "redeploy")
    ],
    Scene("smallworld others", table_at("smallworld", TURN, 2)),
    Scene("invasion begins", table_at("invasion", None, 2)),
    *[
        Scene(f"invasion {phase}", table_at("invasion", {**OF_INVASION, "phase": phase}, 2))
        for phase in ("kingdom", "quest", "capital", "battlefield")
    ],
    Scene("invasion draft", drafting),
    Scene("lanterns", table_at("lanterns", None, 3)),
    *[Scene(f"{title} in words", played_on(title), {"mode": "text"}) for title in TITLES],
    *[
        Scene(f"{title} {name}", played_on(title, key))
        for title in TITLES
        for name, key in (("menu", "m"), ("keys", "?"), ("hint", "h"))
    ],
    Scene("chaos log large", table_at("chaos", OF_CHAOS, 4), {"textSize": "large"}),
]
SCENES = [*PAGES, *TABLES]
assert len({scene.name for scene in SCENES}) == len(SCENES)
