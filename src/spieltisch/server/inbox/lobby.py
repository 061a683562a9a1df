"""The lobby: public tables and one's own, each as a card. A card names a pack and never carries it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, NamedTuple

from ..operations.records import decode
from ..table import updates
from ..table.record import TableRecord, is_member, stands_for

if TYPE_CHECKING:
    from ..hub import Hub
    from ..page.hub import PageHub
    from .api import HttpRequest

LISTED = 50
GAMES = 500  # own tables in the list of all games
LOOKED_AT = 400  # tables from which those are chosen
FRESH = 0.5  # seconds for which a lobby is good enough for the next visitor
KEPT = 4_000  # cards

Row = tuple[str, str]  # a table, and a mark that changes with every change of its row


class LobbyCard(NamedTuple):
    mark: str
    record: TableRecord  # without what is long


async def get_lobby(http: HttpRequest) -> dict[str, Any]:
    hub, now = http.hub, time.monotonic()
    if hub.lobby is None or now - hub.lobby[0] > FRESH:
        found = [await _known(hub, await hub.store.public(status, LOOKED_AT)) for status in ("waiting", "playing")]
        hub.lobby = (now, [_by_turns(cards) for cards in found])
    own = await _known(hub, await hub.store.of_member(http.device, LISTED))
    mine = [record for record in own if is_member(record, stands_for(record, http.device))]
    lists = [[_shown(hub, http.device, record) for record in records] for records in (*hub.lobby[1], mine)]
    return {"open": lists[0], "running": lists[1], "yours": lists[2]}


async def get_games(http: HttpRequest) -> dict[str, Any]:
    """All own tables, those that are over among them."""
    hub = http.hub
    own = await _known(hub, await hub.store.of_member(http.device, GAMES))
    mine = [record for record in own if is_member(record, stands_for(record, http.device))]
    return {"tables": [_shown(hub, http.device, record) for record in mine]}


async def _known(hub: Hub | PageHub, rows: list[Row]) -> list[TableRecord]:
    """Only what has changed since the last look is read, one after the other: a record may be long."""
    found = []
    for name, mark in rows:
        card = hub.cards.get(name)
        if card is None or card.mark != mark:
            head = await hub.store.head(name)
            if head is None:
                continue
            card = LobbyCard(mark, _light(decode(head.body)))
        hub.cards.pop(name, None)
        hub.cards[name] = card
        found.append(card.record)
    while len(hub.cards) > KEPT:
        del hub.cards[next(iter(hub.cards))]
    return found


def _light(record: TableRecord) -> TableRecord:
    record.options = named(record.options)
    chance = (record.log or {}).get("chance", {})
    record.log = {"chance": {"renewed": chance.get("renewed", [])}}
    record.origin = record.origin and {}
    return record


def named(options: dict[str, Any]) -> dict[str, Any]:
    """With the name of a pack instead of what is in it."""
    pack = options.get("pack")
    if not isinstance(pack, dict):
        return options
    return {**options, "pack": {"digest": pack.get("digest"), "name": pack.get("name") or pack["pack"].get("name")}}


def _by_turns(records: list[TableRecord]) -> list[TableRecord]:
    """The newest of every host first, then the second of each: nobody pushes the others out of the lobby."""
    seen: dict[str, int] = {}
    ranked = []
    for place, record in enumerate(records):
        host = record.host or record.creator
        seen[host] = seen.get(host, 0) + 1
        ranked.append((seen[host], place, record))
    return [record for _, _, record in sorted(ranked, key=lambda one: one[:2])][:LISTED]


def _shown(hub: Hub | PageHub, device: str, record: TableRecord) -> dict[str, Any]:
    table = hub.tables.get(record.id)
    card = updates.info(table.record if table is not None else record, device, hub.now(), table)
    return {**card, "options": named(card["options"])}
