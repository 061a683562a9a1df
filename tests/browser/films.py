"""Films to be told: a round of Chaos, a turn of Small World, a combat of Invasion, played without a browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import Any

from playwright.sync_api import Page

from .page_runtime import AtServer
from .table import against, lay, my_turn

# Nurgle has one point left to spend, then the end of the round is told: sums, tokens, a ruin, dials.
ROUND: dict[str, Any] = {
    "gods": ["nurgle", "khorne", "tzeentch", "slaanesh"],
    "round": 3,
    "phase": "summoning",
    "turn": "nurgle",
    "power": {"khorne": 0, "nurgle": 1, "tzeentch": 0, "slaanesh": 0},
    "dial": {"khorne": 2, "nurgle": 3, "tzeentch": 2, "slaanesh": 1},
    "vp": {"khorne": 11, "nurgle": 14, "tzeentch": 12, "slaanesh": 9},
    "regions": {
        "norsca": "tzeentch: 2 acolyte; tokens: warpstone; corruption: tzeentch 3",
        "kislev": "khorne: bloodthirster, 3 bloodletter; corruption: slaanesh 2, khorne 1",
        "empire": "slaanesh: 2 seductress; tokens: noble",
        "bretonnia": "nurgle: leper, 3 plaguebearer; corruption: nurgle 3, tzeentch 1",
        "estalia": "nurgle: 2 leper; slaanesh: seductress; corruption: nurgle 6, slaanesh 3",
    },
}
# The other player, at the right of the reader, has the turn.
TURN: dict[str, Any] = {
    "players": [
        {"race": "orcs", "power": "fortified", "coins": 14, "declined": "kobolds"},
        {"race": "humans", "power": "mining", "hand": 8, "coins": 9, "declined": "dwarves"},
    ],
    "round": 4,
    "turn": 1,
    "phase": "conquer",
    "regions": {"l1a_1": "orcs 2", "l1a_2": "humans 2", "l1a_6": "dwarves", "s2a_1": "kobolds 2"},
    "harmony": [1],
}
TURNS = ["conquer l1a_1", "conquer l1a_3", "attempt l1a_4", "spread"]
# Orcs with seven hammers against a quest zone that is damaged, and one who defends it.
COMBAT: dict[str, Any] = {
    "phase": "battlefield",
    "active": "b",
    "a": {
        "race": "dwarf",
        "resources": 4,
        "hand": ["pillage"],
        "quest": ["dwarf_cannon_crew"],
        "kingdom": ["runesmith"],
        "damage": {"quest": 5},
    },
    "b": {
        "race": "orc",
        "hand": ["waaagh", "pillage", "choppa"],
        "battlefield": ["urguck", "boar_boyz", "squig_herders", "crooked_teef_goblins"],
        "resources": 3,
    },
}
ATTACK = [
    "attack quest",
    "join urguck_b1",
    "join boar_boyz_b1",
    "join squig_herders_b1",
    "join crooked_teef_goblins_b1",
]


class Others:
    """Whoever sits at the other side, and the reader's second tab, which answers what the film is not about."""

    def __init__(self, page: Page, address: str, request: dict[str, Any]) -> None:
        seats = [{"kind": "human"}, {"kind": "open"}]
        self.page = page
        self.players = [AtServer(address), AtServer(address)]
        self.table = lay(page, {**request, "seats": seats})
        link = page.locator("main input[readonly]").first.input_value()
        reader, other = self.players
        for cookie in page.context.cookies():
            reader.http.cookies.set(cookie["name"], cookie["value"])
        other.join("/t/" + link.partition("/t/")[2], "Bob")
        for player in self.players:
            player.connect(self.table)

    def close(self) -> None:
        for player in self.players:
            player.close()

    def act(self, seat: int, action: str) -> None:
        player = self.players[seat]
        for one in self.players:
            one.catch_up(max(every.said["entry"] for every in self.players))
        answer = player.act(seat, action)
        assert answer["result"] == "applied", (action, answer, player.offers())

    def offers(self) -> list[tuple[int, str]]:
        for one in self.players:
            one.catch_up(max(every.said["entry"] for every in self.players))
        return [offer for player in self.players for offer in player.offers()]


def turn_of_small_world(others: Others) -> None:
    for action in TURNS:
        others.act(1, action)
    while any(seat == 1 for seat, _ in others.offers()):
        others.act(1, next(action for seat, action in others.offers() if seat == 1))


def combat_of_invasion(others: Others) -> None:
    """Until the damage is dealt; nobody plays a card, and the cannon crew defends."""
    actions = [*ATTACK, "join dwarf_cannon_crew_a1"]
    for _ in range(60):
        offers = others.offers()
        words = [action for _, action in offers]
        if any(event["event"] == "burned" for view in others.players[0].said["views"] for event in view["events"]):
            return
        wanted = next((action for action in actions if action in words), None)
        chosen = wanted or next((one for one in ("done", "pass") if one in words), words[0])
        if wanted:
            actions.remove(wanted)
        others.act(next(seat for seat, action in offers if action == chosen), chosen)


@contextmanager
def told(page: Page, address: str, title: str) -> Iterator[None]:
    """A table of that title, at which a film has just begun."""
    with ExitStack() as stack:
        if title == "chaos":
            lay(page, {"title": title, "seats": against(4), "position": ROUND})
            my_turn(page)
            page.keyboard.press("p")
        else:
            position = TURN if title == "smallworld" else COMBAT
            others = stack.enter_context(closing(Others(page, address, {"title": title, "position": position})))
            page.wait_for_selector("[data-entry]")
            (turn_of_small_world if title == "smallworld" else combat_of_invasion)(others)
        yield
