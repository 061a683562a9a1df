"""Friends from the home network: where they find this computer, and whether they may come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..office.reach import home_addresses, is_here, is_own_name
from ..table.house import Denied, Viewer
from .bodies import Reach

if TYPE_CHECKING:
    from .api import Ask


def sits_here(ask: Ask) -> bool:
    """At this computer, and on a page of its own: behind a proxy an address is hearsay, and names may lead anywhere."""
    settings = ask.hub.settings
    return not settings.proxies and is_here(ask.address) and is_own_name(ask.host, settings.host)


async def get_reach(ask: Ask) -> Reach:
    hosts = home_addresses(ask.hub.settings.host) if sits_here(ask) else []
    is_stopped = bool(hosts) and ask.hub.is_closed
    return Reach(hosts=[] if is_stopped else hosts, stopped=is_stopped, gone=0)


def _guests(ask: Ask) -> list[Viewer]:
    """Those who look at a table here from another computer."""
    return [one for table in ask.hub.tables.values() for one in table.viewers.values() if not is_here(one.address)]


async def set_reach(ask: Ask) -> Reach:
    """To stop listening acts at once: guests are sent away, and nobody else comes until the host listens again."""
    if not sits_here(ask):
        raise Denied("not_here", 403)
    ask.hub.is_closed = not ask.body.listens
    reach = await get_reach(ask)
    for guest in _guests(ask) if ask.hub.is_closed else ():
        guest.close(1008)
        reach.gone += 1
    return reach
