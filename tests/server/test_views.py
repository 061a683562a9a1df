"""Views as differences: following them gives exactly the view that was meant, and they are short."""

from __future__ import annotations

import copy
import gzip
import json
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import spieltisch
from spieltisch.core import Match
from spieltisch.core.match import join_view
from spieltisch.server.table import updates
from spieltisch.server.table.difference import difference, keys
from spieltisch.server.workers import replays

from .room import HUMAN, Guest, Room

PARTS = ("view", "offers", "undo", "yields")
SEATS = {"lanterns": 2, "chaos": 4, "smallworld": 4, "invasion": 2}
VALUE = st.recursive(
    st.integers(0, 3) | st.sampled_from(["a", "b"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3),
    max_leaves=25,
)


def follow(value: Any, steps: list[list[Any]]) -> Any:
    """As `docs/protocol.md` tells it."""
    root = {"": json.loads(json.dumps(value))}
    for path, *rest in steps:
        place: Any = root
        *way, last = ["", *path]
        for key in way:
            place = place[key]
        if not rest:
            del place[last]
        elif len(rest) == 1:
            place[last] = rest[0]
        else:
            at, count, items = rest
            place[last][at : at + count] = items
    return root[""]


@given(VALUE, VALUE)
def test_following_the_steps_gives_what_was_meant(before: Any, after: Any) -> None:
    assert follow(before, difference(before, after, {})) == after
    assert difference(after, json.loads(json.dumps(after)), {}) == []


class Reader:
    """A client that keeps its views by following what it is told."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.views = {view["seat"]: {part: view[part] for part in PARTS} for view in guest.last("table")["views"]}
        self.entry = guest.last("table")["entry"]

    def hear(self) -> int:
        """The newest update; its size in bytes."""
        update = self.guest.last("update")
        assert update["views"] == []
        for change in update["changes"]:
            assert change["since"] == self.entry
            self.views[change["seat"]] = follow(self.views[change["seat"]], change["steps"])
        self.entry = update["entry"]
        return len(json.dumps(update["changes"], separators=(",", ":")))


@pytest.mark.parametrize(
    ("title", "limit"), [("lanterns", 900), ("chaos", 2000), ("smallworld", 1750), ("invasion", 2000)]
)
async def test_a_brief_viewer_sees_what_the_others_see(room: Room, title: str, limit: int) -> None:
    """Per viewer and move at most `limit` bytes on average: 8,000 for four seats of Chaos, 7,000 in Small World."""
    chance = random.Random(5)
    table = await room.table(*[HUMAN] * SEATS[title], title=title)
    for number, seat in enumerate(table.record.seats):
        seat.device = f"seat{number}"
    guests = [await room.enter(table, f"seat{number}", is_brief=True) for number in range(SEATS[title])]
    readers = [Reader(guest) for guest in guests]
    sizes: list[int] = []
    for _ in range(80):
        if not table.is_playing or table.match is None:
            break
        seat = chance.choice(table.to_act())
        assert (await guests[seat].act(seat, chance.choice(table.match.legal(seat))))["result"] == "applied"
        sizes += [reader.hear() for reader in readers]
        for number, reader in enumerate(readers):
            meant = updates.position(table.seen[number])
            assert reader.views[number] == json.loads(json.dumps(meant))
    assert sum(sizes) / len(sizes) < limit


async def test_viewers_can_ask_for_interim_views(room: Room) -> None:
    """The steps of one interim lead to the next, and what comes out is what the seat sees there."""
    chance = random.Random(5)
    table = await room.table(*[HUMAN] * 4, title="chaos")
    for seat in table.record.seats:
        seat.device = "ada"
    ada, plain = [await room.enter(table, "ada", is_brief=True) for _ in range(2)]
    ada.has_interims, table._looking = True, None
    reader, followed = Reader(ada), 0
    for _ in range(120):
        match = table.match
        assert match is not None
        before = dict(reader.views)
        seat = table.to_act()[0]
        await ada.act(seat, chance.choice(match.legal(seat)))
        reader.hear()
        for change in ada.last("update")["changes"]:
            seen = before[change["seat"]]
            for interim, (behind, (public, own)) in zip(
                change["interims"], match.interims([change["seat"]]), strict=True
            ):
                seen = follow(seen, interim["steps"])
                followed += 1
                assert seen["view"] == json.loads(json.dumps(join_view(public, own[0])))
                assert (interim["events"], seen["offers"], seen["undo"]) == (behind[0], [], None)
    assert followed > 100
    assert not any(change["interims"] for update in plain.of("update") for change in update["changes"])


async def test_a_viewer_who_missed_an_update_asks_for_the_whole_view(room: Room) -> None:
    table = await room.table(HUMAN, HUMAN)
    ada = await room.enter(table, "ada", is_brief=True)
    await ada.act(0)
    again = (await ada.request("resync"))["table"]
    ada.heard.append({**again, "type": "table"})
    reader = Reader(ada)
    await ada.act(table.to_act()[0])
    reader.hear()
    assert reader.views[1] == json.loads(json.dumps(updates.position(table.seen[1])))
    assert (await ada.request("undo", seat=1, entry=table.entry))["result"] in ("applied", "refused")


# -- views of one position have parts in common: never a secret, and no reader can spoil another's


def positions(title: str, seats: int, every: int = 8) -> Iterator[Match]:
    """Moments of a random game."""
    chance, match = random.Random(3), spieltisch.game(title).match(seats, 1)
    for number in range(160):
        if match.over:
            return
        if number % every == 0:
            yield match
        seat = chance.choice(match.to_act())
        match.apply(seat, chance.choice(match.legal(seat)))


def parts(value: Any) -> Iterator[dict[str, Any] | list[Any]]:
    if isinstance(value, (dict, list)):
        yield value
        for part in value.values() if isinstance(value, dict) else value:
            yield from parts(part)


def scribble(value: Any) -> None:
    """Change everything that can be changed."""
    for part in list(parts(value)):
        if isinstance(part, dict):
            part["scribble"] = True
        else:
            part.append("scribble")


@pytest.mark.parametrize(("title", "seats"), SEATS.items())
def test_views_of_two_seats_share_only_public_objects(title: str, seats: int) -> None:
    for match in positions(title, seats):
        open_view, *views = match.views([None, *range(seats)])
        public = {id(part) for part in parts(open_view)}
        for number, view in enumerate(views):
            others = {id(part) for other in views[number + 1 :] for part in parts(other)}
            secret = [part for part in parts(view) if part and id(part) in others - public]
            assert secret == []


@pytest.mark.parametrize(("title", "seats"), SEATS.items())
def test_a_scribbled_view_spoils_no_other(title: str, seats: int) -> None:
    for match in positions(title, seats):
        everybody = [None, *range(seats)]
        before = copy.deepcopy(match.views(everybody))
        digest = match.state.digest()
        for seat in everybody:
            scribble(match.view(seat))
            scribble(match.events(seat))
        for seat in match.to_act():
            offers = copy.deepcopy(match.offers(seat))
            scribble(match.offers(seat))
            assert match.offers(seat) == offers
        assert match.views(everybody) == before
        assert match.state.digest() == digest


# -- replays


def test_a_whole_replay_is_folded_once_and_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """All moments of a game, followed one by one, are what the seat saw, and shorter than the views themselves."""
    match, chance = spieltisch.game("invasion").match(2, 4), random.Random(4)
    views = [match.view(0)]
    while not match.over and len(match.entries) < 120:
        seat = match.to_act()[0]
        match.apply(seat, chance.choice(match.legal(seat)))
        views.append(match.view(0))
    folded: list[int] = []
    refold = Match._refold
    monkeypatch.setattr(Match, "_refold", lambda self, *args: folded.append(args[0]) or refold(self, *args))
    body = replays.whole(json.dumps(match.to_json()).encode(), "0")
    assert folded == list(range(1, len(match.entries) + 1))
    view: Any = {}
    told = json.loads(body)
    for moment, seen in zip(told["moments"], views, strict=True):
        view = follow(view, moment["steps"])
        assert view == json.loads(json.dumps(seen))
    assert len(body) < sum(len(json.dumps(seen)) for seen in views) / 4


@pytest.mark.parametrize("eyes", ["0", "watch", "open"])
def test_moments_tell_what_the_table_was_in_the_middle_of_an_entry(eyes: str) -> None:
    """What the seat was shown while it was played, step by step, ends in the view of the moment."""
    match, chance = spieltisch.game("chaos").match(4, 4), random.Random(4)
    seat = None if eyes != "0" else 0
    lived: list[list[tuple[int, Any]]] = [[]]
    while not match.over and len(match.entries) < 60:
        actor = match.to_act()[0]
        match.apply(actor, chance.choice(match.legal(actor)))
        between = match.interims([seat])
        lived.append([(behind[0], join_view(public, own[0])) for behind, (public, own) in between])
    assert sum(map(len, lived)) > 10
    view: Any = {}
    for moment, shown in zip(
        json.loads(replays.whole(json.dumps(match.to_json()).encode(), eyes))["moments"], lived, strict=True
    ):
        middle = view
        assert len(moment["interims"]) == len(shown)
        for interim, (behind, seen) in zip(moment["interims"], shown, strict=True):
            middle = follow(middle, interim["steps"])
            if eyes != "open":
                assert (interim["events"], middle) == (behind, json.loads(json.dumps(seen)))
            assert middle["to_act"] == []
        view = follow(view, moment["steps"])


@pytest.mark.budget
def test_900_moments_of_a_replay_take_less_than_three_seconds_and_two_megabytes() -> None:
    match, chance = spieltisch.game("invasion").match(2, 4), random.Random(4)
    while not match.over and len(match.entries) < 120:
        seat = match.to_act()[0]
        match.apply(seat, chance.choice(match.legal(seat)))
    started, share = time.process_time(), 900 / len(match.entries)
    packed = gzip.compress(replays.whole(json.dumps(match.to_json()).encode(), "open"))
    assert (time.process_time() - started) * share < 3.0
    assert len(packed) * share < 2_000_000


def replayed_openly(match: Match) -> dict[str, Any]:
    """The last moment of a replay with open eyes."""
    view: Any = {}
    for moment in json.loads(replays.whole(json.dumps(match.to_json()).encode(), "open"))["moments"]:
        view = follow(view, moment["steps"])
    return dict(view)


def test_open_eyes_see_every_hand() -> None:
    match = spieltisch.game("chaos").match(4, 1)
    merged = replayed_openly(match)
    hands = [row["hand"] for row in merged["table"]["gods"]]
    assert merged["seat"] is None
    assert hands == [match.view(seat)["table"]["gods"][seat]["hand"] for seat in range(4)]
    assert all(hands)


def test_open_eyes_see_both_hands_and_what_lies_face_down() -> None:
    match, chance = spieltisch.game("invasion").match(2, 4), random.Random(4)
    while not all(match.state.developments[at : at + 3].count(0) < 3 for at in (0, 3)):
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.apply(seat, next((text for text in legal if text.startswith("develop ")), chance.choice(legal)))
    merged = replayed_openly(match)["table"]
    seen = [match.view(seat)["table"] for seat in range(2)]
    for seat, row in enumerate(merged["seats"]):
        assert sorted(row["known"]) == sorted(card["card"] for card in seen[seat]["hand"])
    assert merged["hand"] == seen[match.to_act()[0]]["hand"]
    assert all(card["card"] for card in merged["cards"])


def test_open_eyes_see_all_coins() -> None:
    merged = replayed_openly(spieltisch.game("smallworld").match(4, 1))
    assert all(player["coins"] is not None for player in merged["table"]["players"])


def test_differences_send_each_changed_key_of_a_small_table() -> None:
    """A small table that changed in all its public parts must not wipe out what a seat holds."""
    before, after = ({"table": {"night": night, "shown": [night]}} for night in (1, 2))
    steps = keys(before, after, ("view",), {})
    assert steps == [[("view", "table", "night"), 2], [("view", "table", "shown"), [2]]]
