"""Where friends can reach this computer: its addresses in the home network, if the server listens there at all."""

from __future__ import annotations

import ipaddress
import socket

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
