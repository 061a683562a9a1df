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
from email.policy import SMTP
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx

from ..settings import Settings, all_secrets
from ..table.record import SeatRecord
from ..table.services import NoticeKind
from . import push
from .locale import sentence
from .unsubscribe import SeatAt, UnsubscribeLinks

log = logging.getLogger(__name__)
SECONDS = 10.0
KEYS: dict[NoticeKind, tuple[str, str]] = {
    "turn": ("server-turn_subject", "server-turn_text"),
    "reminder": ("server-reminder_subject", "server-reminder_text"),
    "nudge": ("server-nudge_subject", "server-nudge_text"),
}
MAIL = SMTP.clone(max_line_length=998)  # a link in a header stays in one piece
TOGETHER = 20  # letters in one, so that their link stays below that


class Letter(NamedTuple):
    """That it is somebody's turn at one table."""

    seat: SeatAt
    subject: str
    text: str


class Notifier:
    """Sends notices to people who are away. A failure is logged and never disturbs a table."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.links = UnsubscribeLinks(all_secrets(settings))
        self._tasks: set[asyncio.Task[None]] = set()
        self._collected: dict[tuple[str, str], list[Letter]] = {}  # by address and language

    def notify(self, seat: SeatRecord, number: int, title: str, table: str, kind: NoticeKind = "turn") -> None:
        """It is this seat's turn; an address that its owner has not confirmed gets only the question whether it may."""
        base, language = self.settings.public_url, seat.language
        args = {"title": sentence(language, f"{title}-title", title), "url": f"{base}/t/{table}"}
        if seat.confirm:
            args["url"] = f"{base}/confirm/{table}?word={seat.confirm}&language={language}"
            subject, text = _said(language, ("server-confirm_subject", "server-confirm_text"), args)
            self._mail_later(seat.email, subject, text)
            return
        subject, text = _said(language, KEYS[kind], args)
        if seat.webhook:
            self._spawn(self._post(seat.webhook, text))
        if seat.push:
            note = json.dumps({"title": subject, "body": text, "table": table}).encode()
            self._spawn(self._push(seat.push, note))
        if seat.email:
            letter = Letter(SeatAt(table, number), subject, text)
            together = seat.times.daily is not None or seat.times.quiet_from is not None
            self._collect(seat.email, language, letter, self.settings.notices_together if together else 0)

    def _collect(self, address: str, language: str, letter: Letter, seconds: float) -> None:
        """Several tables may have waited for the same hour: their letters go out as one."""
        key = (address, language)
        waiting = self._collected.setdefault(key, [])
        waiting.append(letter)
        if not seconds or len(waiting) == TOGETHER:
            self._send_collected(key)
        elif len(waiting) == 1:
            asyncio.get_running_loop().call_later(seconds, self._send_collected, key)

    def _send_collected(self, key: tuple[str, str]) -> None:
        (address, language), letters = key, self._collected.pop(key, [])
        if not letters:
            return
        subject = letters[0].subject
        if len(letters) > 1:
            subject = sentence(language, "server-turns_subject", subject, {"count": len(letters)})
        word = self.links.word(address, [letter.seat for letter in letters])
        link = f"{self.settings.public_url}/unsubscribe/{word}?language={language}"
        end = sentence(language, "server-unsubscribe_text", link, {"url": link, "count": len(letters)})
        self._mail_later(address, subject, "\n\n".join([*[letter.text for letter in letters], end]), link)

    def _mail_later(self, address: str, subject: str, text: str, unsubscribe: str = "") -> None:
        if address and self.settings.smtp_host:
            self._spawn(asyncio.to_thread(self._mail, address, subject, text, unsubscribe))

    async def attempt(self, seat: SeatRecord, title: str, table: str) -> dict[str, str]:
        """A notice to try it out, by each way that was set, and how it went."""
        language, base = seat.language, self.settings.public_url
        args = {"title": sentence(language, f"{title}-title", title), "url": f"{base}/t/{table}"}
        subject, _ = _said(language, KEYS["turn"], args)
        text = sentence(language, "server-try_notice_text", subject, args)
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
        for key in list(self._collected):
            self._send_collected(key)
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=SECONDS)

    async def _post(self, url: str, text: str) -> None:
        body = json.dumps({"content": text, "allowed_mentions": {"parse": []}}).encode()
        await self._request(url, body, {"content-type": "application/json"})

    async def _push(self, browser: dict[str, str], note: bytes) -> None:
        """Sealed for that browser; whoever passes it on can not read it."""
        key = push.sender(all_secrets(self.settings)[-1])
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

    def _mail(self, address: str, subject: str, text: str, unsubscribe: str = "") -> None:
        settings = self.settings
        message = EmailMessage(MAIL)
        message["From"] = settings.smtp_from or f"spieltisch@{settings.smtp_host}"
        message["To"] = address
        message["Subject"] = subject
        if unsubscribe:  # RFC 8058: programs for mail show a button
            message["List-Unsubscribe"] = f"<{unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=SECONDS) as server:
            if settings.smtp_tls:
                server.starttls(context=ssl.create_default_context())
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
            server.send_message(message)


def _said(language: str, keys: tuple[str, str], args: dict[str, Any]) -> tuple[str, str]:
    subject, text = [sentence(language, key, key, args) for key in keys]
    return subject, text


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
