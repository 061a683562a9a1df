"""Friends on three kinds of devices and in three languages play a game to its end, and everything goes wrong once."""

from __future__ import annotations

import signal
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from spieltisch.locale import Texts

from .conftest import NewPage, Served
from .table import LATE, ask, entry, is_over, lay, moved_on

Keep = Callable[[Page, str], None]
ABSENCE = {"SPIELTISCH_GRACE": "2", "SPIELTISCH_COUNTDOWN": "2"}
# Takes any choice of the page as soon as there is one, until so many entries are there.
PILOT = """([seed, goal]) => {
  let state = seed;
  clearInterval(window.pilot);
  window.pilot = setInterval(() => {
    const entry = Number(document.querySelector('[data-entry]')?.dataset.entry);
    if (entry >= goal || document.querySelector("[data-over='yes']")) return clearInterval(window.pilot);
    if (!document.querySelector("[data-turn='yes']")) return;
    const choices = [...document.querySelectorAll('button.choice')];
    state = (state * 16807) % 2147483647;
    choices[state % choices.length]?.click();
  }, 20);
}"""
ARRIVED = """goal => document.querySelector("[data-over='yes']")
  || Number(document.querySelector('[data-entry]')?.dataset.entry) >= goal"""
NAMES = {"en": "Ada", "de": "Bob", "pl": "Cleo"}
WORDS = {"en": Texts("en"), "de": Texts("de"), "pl": Texts("pl")}


class Friend(NamedTuple):
    """Somebody in front of a device, who knows the words of one language."""

    page: Page
    language: str
    seed: int

    def word(self, key: str, **args: Any) -> str:
        message, _, attribute = key.partition(".")
        said = WORDS[self.language].say(message, args, attribute or None)
        assert said is not None, key
        return said

    def press(self, key: str) -> None:
        self.page.get_by_role("button", name=self.word(key), exact=True).first.click()


def play_on(friends: list[Friend], entries: int) -> None:
    """All of them play for so many entries, or to the end."""
    goal = max(entry(friend.page) for friend in friends) + entries
    for friend in friends:
        friend.page.evaluate(PILOT, [friend.seed, goal])
    for friend in friends:
        friend.page.wait_for_function(ARRIVED, arg=goal, timeout=400_000)


def who_acts(friends: list[Friend]) -> Friend:
    found = [friend for friend in friends if friend.page.locator("[data-turn='yes']").count()]
    assert found, "nobody is asked"
    return found[0]


def in_words(friends: list[Friend]) -> None:
    """From the drawn table to text mode, which is quicker for a whole game."""
    for friend in friends:
        friend.page.locator("body").press("v")
        friend.page.locator(".board.room").wait_for(state="detached")


def take_second_device(new_page: NewPage, server: Served, friend: Friend) -> Friend:
    """Half-way on another device: by the link of *My seat on another device*."""
    friend.page.keyboard.press("m")
    friend.press("ui-device-seat")
    link = friend.page.get_by_role("dialog", name=friend.word("ui-device-seat")).locator("figcaption").inner_text()
    friend.page.keyboard.press("Escape")
    other = Friend(new_page("desktop", language=friend.language, mode="text", at=server), friend.language, friend.seed)
    other.page.goto(link)
    other.press("ui-device-seat.take")
    other.page.locator("[data-entry]").wait_for()
    assert entry(other.page) == entry(friend.page)
    return other


def kill_the_server(server: Served, friends: list[Friend], keep: Keep, name: str) -> None:
    """Killed and started again: everybody is told, comes back and finds the same entry."""
    before = [entry(friend.page) for friend in friends]
    server.stop(hard=True)
    for friend in friends:
        expect(friend.page.get_by_role("heading", name=friend.word("ui-out-of-reach")).first).to_be_visible()
    keep(friends[-1].page, f"whole-{name}-killed")
    server.start(**ABSENCE)
    for friend in friends:
        friend.page.evaluate("dispatchEvent(new Event('online'))")
        expect(friend.page.get_by_role("heading", name=friend.word("ui-out-of-reach"))).to_have_count(0)
    assert [entry(friend.page) for friend in friends] == before


def hang_the_line(server: Served, friends: list[Friend], keep: Keep, name: str) -> None:
    """The move is made once, after the line is back."""
    acting = who_acts(friends)
    before = entry(acting.page)
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    try:
        acting.page.locator("button.choice").first.click()
        expect(acting.page.get_by_role("heading", name=acting.word("ui-no-answer")).first).to_be_visible()
        keep(acting.page, f"whole-{name}-hung")
    finally:
        server.process.send_signal(signal.SIGCONT)
    moved_on(acting.page, before)
    assert entry(acting.page) == before + 1


def leave_and_come_back(friends: list[Friend], gone: Friend, keep: Keep, name: str, entries: int) -> None:
    """One is away, a computer plays on by the vote of the others, and the seat is theirs again on return."""
    address = gone.page.url
    gone.page.goto("/")
    staying = [friend for friend in friends if friend is not gone]
    for number, friend in enumerate(staying):
        friend.press("ui-absent-agent")
        if number < len(staying) - 1:
            expect(friend.page.get_by_text(friend.word("ui-voted", names=NAMES[staying[-1].language]))).to_be_visible()
            keep(friend.page, f"whole-{name}-voted")
    for friend in staying:
        expect(friend.page.get_by_role("button", name=friend.word("ui-absent-agent"))).to_have_count(0)
    play_on(staying, entries)
    gone.page.goto(address)
    gone.page.locator("[data-entry]").wait_for()
    if not is_over(gone.page):
        expect(gone.page.get_by_text(gone.word("ui-take-back"))).to_have_count(0)
    gone.page.keyboard.press("Escape")  # what happened meanwhile


def rematch(friends: list[Friend], keep: Keep, name: str) -> None:
    """Asked for by one, answered by each of the others."""
    first, *others = friends
    before = first.page.url
    first.press("ui-rematch")
    first.page.wait_for_url(lambda url: url != before)
    for friend in others:
        expect(friend.page.get_by_text(friend.word("ui-notice-rematch")).first).to_be_visible()
        assert friend.page.url == before
        keep(friend.page, f"whole-{name}-rematch-{friend.language}")
        friend.press("ui-rematch-come")
        friend.page.wait_for_url(first.page.url)
        friend.page.locator("[data-entry='0']").wait_for()


def sit_down(new_page: NewPage, server: Served, title: str, position: dict[str, Any] | None) -> list[Friend]:
    """Ada at a desktop, Bob with a tablet, Cleo with a phone; where two play, Cleo watches."""
    players = 2 if title == "invasion" else 3
    friends = [
        Friend(new_page("desktop", name="Ada", at=server), "en", 11),
        Friend(new_page("tablet", language="de", name="Bob", at=server), "de", 23),
        Friend(new_page("phone", language="pl", name="Cleo", at=server), "pl", 37),
    ]
    ada = friends[0].page
    seats = [{"kind": "human"}, *[{"kind": "open"}] * (players - 1)]
    table = lay(ada, {"title": title, "seats": seats, "position": position, "name": "Ada"})
    links = [ada.get_by_label(f"Link for seat {seat}").input_value() for seat in range(2, players + 1)]
    if players == 2:
        links.append(server.address + ask(ada, "GET", f"/tables/{table}")["watch"])
    for friend, link in zip(friends[1:], links, strict=True):
        friend.page.goto(link)
        friend.press("ui-watch" if friend.language == "pl" and players == 2 else "ui-sit")
    for friend in friends:
        friend.page.locator(".board.room").wait_for()
    return friends


@pytest.mark.timeout(1500)
@pytest.mark.parametrize(
    ("title", "position", "pace"),
    [
        pytest.param("invasion", LATE["invasion"], 4, id="invasion-short"),
        pytest.param("invasion", None, 60, marks=pytest.mark.deep, id="invasion"),
        pytest.param("smallworld", None, 25, marks=pytest.mark.deep, id="smallworld"),
        pytest.param("chaos", None, 25, marks=pytest.mark.deep, id="chaos"),
    ],
)
def test_friends_play_a_game_to_its_end_by_link(
    own_server: Served, new_page: NewPage, keep: Keep, title: str, position: dict[str, Any] | None, pace: int
) -> None:
    own_server.start(**ABSENCE)
    everybody = sit_down(new_page, own_server, title, position)
    name = f"{title}-short" if position else title
    for friend in everybody:
        keep(friend.page, f"whole-{name}-{friend.language}")
    players = everybody[: 2 if title == "invasion" else 3]
    in_words(everybody)
    play_on(players, pace)
    bob = players[1] = take_second_device(new_page, own_server, players[1])
    play_on(players, pace)
    kill_the_server(own_server, players, keep, name)
    play_on(players, pace)
    hang_the_line(own_server, players, keep, name)
    play_on(players, pace)
    everybody[1].page.goto("/")  # his tablet is in the bag
    leave_and_come_back(players, bob, keep, name, pace)
    play_on(players, 100_000)
    for friend in [*players, everybody[-1]]:
        friend.page.locator("[data-over='yes']").wait_for()
        expect(friend.page.get_by_role("dialog").first).to_be_visible()
        keep(friend.page, f"whole-{name}-over-{friend.language}")
    rematch(players, keep, name)
