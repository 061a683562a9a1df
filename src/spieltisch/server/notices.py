"""It is your turn: a webhook (as Discord takes it) or an e-mail, for seats whose human is away. Both are optional."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import smtplib
import socket
from email.message import EmailMessage
from urllib.parse import urlsplit

import httpx

from .locale import sentence
from .record import humans
from .settings import Settings
from .table import Table

log = logging.getLogger(__name__)
SECONDS = 10.0


class Courier:
    """Carries notices out of the house. A failure is logged and never disturbs a table."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, webhook: str, email: str, subject: str, text: str) -> None:
        if webhook:
            self._spawn(self._post(webhook, text))
        if email and self.settings.smtp_host:
            self._spawn(asyncio.to_thread(self._mail, email, subject, text))

    def _spawn(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("a notice was not delivered", extra={"error": repr(task.exception())})

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=SECONDS)

    async def _post(self, url: str, text: str) -> None:
        if not self.settings.webhook_private:
            await asyncio.to_thread(refuse_private, url)
        async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client:
            answer = await client.post(url, json={"content": text, "allowed_mentions": {"parse": []}})
            answer.raise_for_status()

    def _mail(self, address: str, subject: str, text: str) -> None:
        settings = self.settings
        message = EmailMessage()
        message["From"] = settings.smtp_from or f"spieltisch@{settings.smtp_host}"
        message["To"] = address
        message["Subject"] = subject
        message.set_content(text)
        with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=SECONDS) as server:
            if settings.smtp_tls:
                server.starttls()
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
            server.send_message(message)


def is_webhook(url: str, private: bool) -> bool:
    """An address we may post to. Who allows private networks also allows them without TLS."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        return False
    if not host or parts.username or port == 0:
        return False
    return parts.scheme == "https" or (private and parts.scheme == "http")


def refuse_private(url: str) -> None:
    """Nobody makes this server talk to its own network."""
    parts = urlsplit(url)
    for *_, address in socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM):
        if not ipaddress.ip_address(address[0]).is_global:
            raise PermissionError("a webhook into a private network")


def is_email(address: str) -> bool:
    name, at, domain = address.rpartition("@")
    return bool(name and at and "." in domain) and address.isprintable() and not set(address) & set(' ,;<>"\\')


# -- when


def waiting(table: Table) -> list[int]:
    """Seats with an address, whose turn it is, whose human is away and has not been told yet."""
    record = table.record
    if record.status != "playing" or record.paused:
        return []
    seats: list[int] = []
    for seat in table.to_act():
        known = record.seats[seat]
        if (known.webhook or known.email) and known.told != table.entry:
            if seat in humans(record) and not table.viewers_of(seat):
                seats.append(seat)
    return seats


def next_due(table: Table, now: float) -> float | None:
    seats = waiting(table)
    if not seats:
        return None
    since = max(table.record.since, *(table.gone.get(seat, 0.0) for seat in seats))
    return since + table.hub.settings.notice_delay


async def send_due(table: Table, now: float) -> None:
    due = next_due(table, now)
    if due is None or now < due:
        return
    seats = waiting(table)
    for seat in seats:
        table.record.seats[seat].told = table.entry
    await table.commit()
    for seat in seats:
        record = table.record.seats[seat]
        url = f"{table.hub.settings.public_url}/t/{table.id}"
        language = record.language
        args = {"title": sentence(language, f"{table.record.title}-title", table.record.title), "url": url}
        subject = sentence(language, "server-turn_subject", "It is your turn: { $title }", args)
        text = sentence(language, "server-turn_text", "It is your turn in { $title }: { $url }", args)
        table.hub.courier.send(record.webhook, record.email, subject, text)
        table.hub.metrics.notices.inc()
