"""Nothing leaks: every byte sent to a seat is searched for words that the seat can not know, over whole games.

What a seat can know is what the title shows it on a position imagined for that seat, plus the events it was told. A
word of the title's vocabulary that is in the bytes but not in there came from where it should not have come from.
"""

from __future__ import annotations

import json
import os
import random
import re
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch.core import Match
from spieltisch.games.invasion.box import PRINTED
from spieltisch.games.invasion.data import CHAOS, DWARF, ORC, SLUGS
from spieltisch.server.inbox.calls import GetExport, GetMoments, GetPosition
from spieltisch.server.inbox.typescript import typescript
from spieltisch.server.table import agents, seats
from spieltisch.server.table import updates as look
from spieltisch.server.table.services import Denied
from spieltisch.server.table.table import Table

from .room import HUMAN, OPEN, Guest, Room, in_room, serve

GAMES = 5 if os.environ.get("SPIELTISCH_DEEP") else 1
SAMPLES = 2
OF_POSITIONS = {"window"}  # a word of written positions as well: what lies open, not a secret
OPEN_TITLES = {"smallworld"}  # everything lies on the table, so an imagined position is the real one
WORD = re.compile(r"[a-z][a-z0-9_]{2,}")


def words(value: Any) -> set[str]:
    return set(WORD.findall(json.dumps(value)))


def names_of(title: str) -> set[str]:
    """Every slug of the title that is chosen or asked about (cards, regions, kinds), and no word of the protocol."""
    vocabulary = spieltisch.game(title).vocabulary()
    arguments = [*vocabulary["verbs"].values(), *[dict(enumerate(asked)) for asked in vocabulary["questions"].values()]]
    chosen = {described.get("domain") for one in arguments for described in one.values()}
    slugs = {str(slug) for domain, slugs in vocabulary["domains"].items() if domain in chosen for slug in slugs}
    return slugs - set(WORD.findall(typescript())) - OF_POSITIONS - {title}


def knowable(match: Match, seat: int | None, seed: int) -> set[str]:
    """The words a seat can know now, from positions that were made up for it."""
    known = words(match.events(seat))
    for number in range(SAMPLES):
        imagined = match.sample(seat if seat is not None else 0, seed + number)
        known |= words(imagined.view(seat))
        if seat is not None:
            known |= words(imagined.offers(seat))
    return known


def shown(match: Match, seat: int | None) -> set[str]:
    """The words of the title's own view, offers and newest events."""
    offers = match.offers(seat) if seat is not None else []
    return words(match.view(seat)) | words(offers) | words(match.events(seat, len(match.entries)))


class Censor:
    """Reads a guest's letters as they come."""

    def __init__(self, guest: Guest, seat: int | None, names: set[str]) -> None:
        self.guest = guest
        self.seat = seat
        self.names = names
        self.known: set[str] = set()
        self.read = 0

    def check(self, match: Match, seed: int, by_imagination: bool = True) -> None:
        """Imagined positions take long; in between what the title says of the real one must do."""
        self.known |= knowable(match, self.seat, seed) if by_imagination else shown(match, self.seat)
        while self.read < len(self.guest.raw):
            found = set(WORD.findall(self.guest.raw[self.read].decode())) & self.names
            assert found <= self.known, f"seat {self.seat} was told {sorted(found - self.known)}"
            self.read += 1


@pytest.mark.timeout(300)
@pytest.mark.parametrize("title", spieltisch.titles())
async def test_no_byte_names_what_a_seat_can_not_know(room: Room, title: str) -> None:
    count = max(seats for seats in spieltisch.game(title).seats if seats <= 4)
    for seed in range(GAMES):
        await scan(room, title, count, seed)


async def test_no_byte_names_a_card_of_a_deck_brought_along(room: Room) -> None:
    """The guest brings Orcs with Chaos among them: nobody else sees a name of the list before its card is seen."""
    mine = "\n".join(SLUGS[number] for number in PRINTED.starter(DWARF) + PRINTED.neutrals()[:10])
    theirs = "\n".join(SLUGS[number] for number in PRINTED.starter(ORC) + PRINTED.starter(CHAOS)[:10])
    options = {"mode": "decks", "deck_a": mine}
    await scan(room, "invasion", 2, 3, options, brought={1: {"deck_b": theirs}})


async def scan(
    room: Room,
    title: str,
    count: int,
    seed: int,
    options: dict[str, Any] | None = None,
    brought: dict[int, dict[str, Any]] | None = None,
) -> None:
    chance = random.Random(seed)
    seats = [HUMAN, *[OPEN] * (count - 1)]
    table = await room.table(*seats, device="p0", title=title, public=True, options=options or {})
    for seat in range(1, count):
        await room.join(table, f"p{seat}", table.record.seats[seat].invite, options=(brought or {}).get(seat, {}))
    names = names_of(title)
    censors = [Censor(await room.enter(table, f"p{seat}"), seat, names) for seat in range(count)]
    censors.append(Censor(await room.enter(table, "watcher"), None, names))
    match = table.match
    assert match is not None
    step = 0
    while table.is_playing:
        seat = chance.choice(table.to_act())
        action = chance.choice(match.legal(seat))
        other = censors[chance.randrange(count)]
        await other.guest.request("why", seat=other.seat, action=action)
        other.guest.raw.pop()  # it says the word that was asked about
        assert (await censors[seat].guest.act(seat, action))["result"] == "applied"
        if table.is_playing:
            for censor in censors:
                censor.check(match, step, by_imagination=step % 20 == 0)
            if step % 20 == 0:
                await check_exports(room, table, censors[chance.randrange(count + 1)])
        step += 1


async def check_exports(room: Room, table: Any, censor: Censor) -> None:
    """Exports and replays of a running game say no more than the table does."""
    device = censor.guest.device
    eyes = "watch" if censor.seat is None else str(censor.seat)
    for body in (
        await serve(room, table, GetExport(device=device, seat=censor.seat)),
        await serve(room, table, GetMoments(device=device, eyes=eyes)),
        await position(room, table, GetPosition(device=device, eyes=eyes, entry=None)),
    ):
        found = set(WORD.findall(body.decode())) & censor.names
        own = words([entry.action for entry in table.match.entries if entry.seat == censor.seat])
        assert found <= censor.known | own, f"seat {censor.seat}: {sorted(found - censor.known - own)}"
        assert table.record.secret.encode() not in body


async def position(room: Room, table: Any, request: GetPosition) -> bytes:
    """A title that can not write the moment says so."""
    try:
        return bytes(await serve(room, table, request))
    except Denied as refused:
        return refused.key.encode()


def test_a_list_is_shown_to_its_seat_and_at_the_end(tmp_path: Path) -> None:
    deck = "\n".join(SLUGS[number] for number in PRINTED.starter(ORC) + PRINTED.starter(CHAOS)[:10])

    async def story(room: Room) -> None:
        table = await room.table(HUMAN, OPEN, device="ada", title="invasion", public=True, options={"mode": "decks"})
        with pytest.raises(Denied) as refused:
            await room.join(table, "bob", table.record.seats[1].invite, options={"deck_b": "3 runesmith"})
        assert refused.value.reasons[0].key == "invasion-why-deck_too_small"
        with pytest.raises(Denied, match="bad_option"):
            await room.join(table, "bob", table.record.seats[1].invite, options={"deck_a": deck})
        with pytest.raises(Denied, match="bad_option"):
            await room.join(table, "bob", table.record.seats[1].invite, options={"lists": "open"})
        await room.join(table, "bob", table.record.seats[1].invite, options={"deck_b": deck})
        with pytest.raises(Denied, match="started"):
            await room.join(table, "bob", await fresh_link(table, "bob"), options={"deck_b": deck})

        def lists(device: str) -> list[str | None]:
            options = look.info(table.record, device, room.time, table)["options"]
            return [options.get("deck_a"), options.get("deck_b")]

        assert [lists(device) for device in ("ada", "bob", "eve", "")] == [
            ["", None], [None, deck], [None, None], [None, None],
        ]  # fmt: skip
        await (await room.enter(table, "bob")).request("concede", seat=1)
        assert lists("ada") == ["", deck]

    async def fresh_link(table: Table, device: str) -> str:
        return seats.fresh_link(table, device, 1).answer["invite"].split("#")[1]

    in_room(tmp_path, story)


async def test_a_censor_would_notice(room: Room) -> None:
    """The test above can fail: the same bytes read by another seat are a leak."""
    table, ada, _bob = await room.duel(position={"hands": [["star", "ember"], ["lamp"]]})
    assert table.match is not None
    censor = Censor(ada, 0, names_of("lanterns"))
    censor.check(table.match, 1)
    ada.raw.append(json.dumps(table.match.view(1)).encode())
    with pytest.raises(AssertionError, match="lamp"):
        censor.check(table.match, 1)


async def test_secrets_and_tokens_stay_inside(room: Room) -> None:
    table, ada, bob = await room.duel()
    await room.join(table, "eve", table.record.watch)
    eve = await room.enter(table, "eve")
    for seat, guest in ((0, ada), (1, bob)):
        await guest.act(seat)
    record = table.record
    for guest in (ada, bob, eve):
        heard = b"".join(guest.raw)
        assert record.secret.encode() not in heard
        for device in ("ada", "bob", "eve"):
            assert f'"{device}"'.encode() not in heard  # device ids are keys
    assert record.watch.encode() not in b"".join(eve.raw)


@pytest.mark.parametrize("title", spieltisch.titles())
def test_an_opponent_is_asked_without_the_truth(title: str) -> None:
    game = spieltisch.game(title)
    match = game.match(seats=max(game.seats), seed=5)
    seat = match.to_act()[0]
    question = agents.ask(match, seat, "novice")
    truth = match.state.to_json()
    assert set(question) == {"kind", "title", "level", "seat", "view", "legal", "samples", "seed", "budget"}
    assert question["view"] == match.view(seat)
    for sample in question["samples"]:
        imagined = Match.from_state(game, game.state_from_json(sample), spieltisch.core.Committed("x"))
        assert imagined.view(seat)["table"] == match.view(seat)["table"]
    if title not in OPEN_TITLES:
        assert truth not in question["samples"]
