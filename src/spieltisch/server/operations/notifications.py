"""It is your turn: Web Push, a webhook (as Discord takes it) or an e-mail, for seats whose human is away."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import smtplib
import socket
import ssl
from collections.abc import Coroutine
from email.message import EmailMessage
from typing import Any
from urllib.parse import urlsplit

import httpx

from ..settings import Settings
from ..table.record import SeatRecord
from . import push
from .locale import sentence

log = logging.getLogger(__name__)
SECONDS = 10.0


class Notifier:
    """Sends notices to people who are away. A failure is logged and never disturbs a table."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._tasks: set[asyncio.Task[None]] = set()

    def notify(self, seat: SeatRecord, language: str, title: str, table: str) -> None:
        """It is this seat's turn; an address that its owner has not confirmed gets only the question whether it may."""
        base = self.settings.public_url
        args = {"title": sentence(language, f"{title}-title", title), "url": f"{base}/t/{table}"}
        keys = ("server-turn_subject", "server-turn_text")
        if seat.confirm:
            args["url"] = f"{base}/confirm/{table}?word={seat.confirm}&language={language}"
            keys = ("server-confirm_subject", "server-confirm_text")
        subject, text = [sentence(language, key, key, args) for key in keys]
        self.send("" if seat.confirm else seat.webhook, seat.email, subject, text)
        if seat.push and not seat.confirm:
            note = json.dumps({"title": subject, "body": text, "table": table}).encode()
            self._spawn(self._push(seat.push, note))

    def send(self, webhook: str, email: str, subject: str, text: str) -> None:
        if webhook:
            self._spawn(self._post(webhook, text))
        if email and self.settings.smtp_host:
            self._spawn(asyncio.to_thread(self._mail, email, subject, text))

    async def attempt(self, seat: SeatRecord, title: str, table: str) -> dict[str, str]:
        """A notice to try it out, by each way that was set, and how it went."""
        language, base = seat.language, self.settings.public_url
        args = {"title": sentence(language, f"{title}-title", title), "url": f"{base}/t/{table}"}
        subject, text = [
            sentence(language, key, key, args) for key in ("server-turn_subject", "server-try_notice_text")
        ]
        note = json.dumps({"title": subject, "body": text, "table": table}).encode()
        ways: dict[str, Coroutine[Any, Any, None] | None] = {
            "webhook": self._post(seat.webhook, text) if seat.webhook else None,
            "email": asyncio.to_thread(self._mail, seat.email, subject, text)
            if seat.email and not seat.confirm and self.settings.smtp_host
            else None,
            "push": self._push(seat.push, note) if seat.push else None,
        }
        found = {way: await self._went(work) for way, work in ways.items()}
        return {**found, "email": "unconfirmed"} if seat.email and seat.confirm else found

    async def _went(self, work: Coroutine[Any, Any, None] | None) -> str:
        if work is None:
            return "none"
        try:
            await work
        except Exception as error:  # whatever is wrong out there is told to whoever tries it
            log.warning("a notice was not delivered", extra={"error": repr(error)})
            return "failed"
        return "sent"

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
        body = json.dumps({"content": text, "allowed_mentions": {"parse": []}}).encode()
        await self._request(url, body, {"content-type": "application/json"})

    async def _push(self, browser: dict[str, str], note: bytes) -> None:
        """Sealed for that browser; whoever passes it on can not read it."""
        key = push.sender(self.settings.secret)
        body = push.sealed(note, push.bytes_of(browser["p256dh"]), push.bytes_of(browser["auth"]))
        contact = self.settings.public_url or f"mailto:{self.settings.smtp_from or 'table@localhost'}"
        await self._request(browser["endpoint"], body, push.headers(browser["endpoint"], key, contact))

    async def _request(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """To the address that was checked: the name is looked up once, and the connection goes there."""
        parts = urlsplit(url)
        host, target = parts.hostname or "", httpx.URL(url)
        place = await asyncio.to_thread(checked_address, url, self.settings.webhook_private)
        headers = {**headers, "host": target.netloc.decode()}
        async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client:
            answer = await client.post(
                target.copy_with(host=place), content=body, headers=headers, extensions={"sni_hostname": host}
            )
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
                server.starttls(context=ssl.create_default_context())
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


INSIDE = [ipaddress.ip_network(text) for text in ("64:ff9b::/96", "2002::/16", "64:ff9b:1::/48")]


def checked_address(url: str, private: bool) -> str:
    """Where to connect; nobody makes this server talk to its own network, not even by way of a translated address."""
    parts = urlsplit(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = [str(row[4][0]) for row in socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)]
    for text in found:
        place = ipaddress.ip_address(text)
        is_inside = any(place in network for network in INSIDE if network.version == place.version)
        if not private and (is_inside or not place.is_global):
            raise PermissionError("a webhook into a private network")
    return found[0]


def is_email(address: str) -> bool:
    name, at, domain = address.rpartition("@")
    return bool(name and at and "." in domain) and address.isprintable() and not set(address) & set(' ,;<>"\\')
