"""The home network: under which addresses friends find this computer, and whether they may come."""

from __future__ import annotations

import ipaddress
import socket
from typing import TYPE_CHECKING

from ..table.services import Denied, Viewer
from .bodies import Reach

if TYPE_CHECKING:
    from .api import HttpRequest

EVERYWHERE = ("0.0.0.0", "::")
OUTSIDE = ("192.0.2.1", 9)  # an address for documents: nothing is sent there


def home_addresses(host: str) -> list[str]:
    """The likeliest first; empty where the server listens on this computer alone."""
    if host not in EVERYWHERE:
        return [] if is_here(host) else [host]
    found = [_way_out(), *_named()]
    return [address for address in dict.fromkeys(found) if address and not is_here(address)]


def is_here(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"


def is_own_name(written: str, host: str) -> bool:
    """Whether a page was opened under a name or address of this computer; a name of others may be bound to it."""
    if not written:
        return True
    name = written.rpartition(":")[0] if written.rpartition(":")[2].isdigit() else written
    name = name.strip("[]").rstrip(".").lower()
    machine = socket.gethostname().lower()
    names = {"localhost", machine, f"{machine}.local", host.lower(), *home_addresses(host)}
    return name in names or is_here(name)


def _way_out() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def _named() -> list[str]:
    try:
        return [str(row[4][0]) for row in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        return []


# -- endpoints


def sits_here(http: HttpRequest) -> bool:
    """At this computer, and on a page of its own: behind a proxy an address is hearsay, and names may lead anywhere."""
    settings = http.hub.settings
    return not settings.proxies and is_here(http.address) and is_own_name(http.host, settings.host)


async def get_reach(http: HttpRequest) -> Reach:
    hosts = home_addresses(http.hub.settings.host) if sits_here(http) else []
    is_stopped = bool(hosts) and http.hub.is_closed
    return Reach(hosts=[] if is_stopped else hosts, stopped=is_stopped, gone=0)


def _guests(http: HttpRequest) -> list[Viewer]:
    """Those who look at a table here from another computer."""
    return [one for table in http.hub.tables.values() for one in table.viewers.values() if not is_here(one.address)]


async def set_reach(http: HttpRequest) -> Reach:
    """To stop listening acts at once: guests are sent away, and nobody else comes until the host listens again."""
    if not sits_here(http):
        raise Denied("not_here", 403)
    http.hub.is_closed = not http.body.listens
    reach = await get_reach(http)
    for guest in _guests(http) if http.hub.is_closed else ():
        guest.close(1008)
        reach.gone += 1
    return reach
