"""Around every request: origin, security headers, size. Plain ASGI, because it stands in front of everything."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from .limits import neighbourhood

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # Python for tables on the device
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
PLAIN_HEADERS = [(b"x-content-type-options", b"nosniff"), (b"cross-origin-resource-policy", b"same-origin")]
HEADERS = [
    *PLAIN_HEADERS,
    (b"content-security-policy", POLICY.encode()),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
# What is no page and starts no worker needs no policy; forty of them are fetched for a table.
PLAIN = re.compile(r"/assets/[^/]+\.(avif|css|json|woff2)|/assets/(?!.*worker)[^/]+\.js")
# A replay or a position may stand inside pages of others: that page alone, and it runs neither workers nor forms.
EMBED = re.compile(r"/embed/[rp]/[\w-]{1,40}")
EMBED_POLICY = (
    POLICY.replace(" 'wasm-unsafe-eval'", "")
    .replace("worker-src 'self'", "worker-src 'none'")
    .replace("form-action 'self'", "form-action 'none'")
    .replace("frame-ancestors 'none'", "frame-ancestors *")
)
EMBED_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"cross-origin"),
    (b"content-security-policy", EMBED_POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
HTTPS_HEADERS = [(b"strict-transport-security", b"max-age=31536000")]
SAFE = ("GET", "HEAD", "OPTIONS")
LETTER = re.compile(
    r"/confirm/\w+|/unsubscribe/[\w.-]+"
)  # of a page without referrer browsers say no origin, and its word is enough
HEADER_BYTES = 8_192  # of one header
LETTERS = 64  # of an address


def header(scope: Scope, name: bytes) -> str:
    return next(iter(lines(scope, name)), "")


def lines(scope: Scope, name: bytes) -> list[str]:
    """A header may come in several lines; whoever adds one to it may write another below."""
    return [str(value.decode("latin-1")) for key, value in scope["headers"] if key == name]


def is_secure(scope: Scope) -> bool:
    return scope["scheme"] in ("https", "wss")


def address(scope: Scope) -> str:
    """Where a visitor counts as coming from."""
    client = scope.get("client")
    return neighbourhood(str(client[0])) if client else "local"


def behind(scope: Scope, proxies: int) -> None:
    """Believe what our own proxies say, and nothing that was written before them: the nth entry from the right."""
    hops = [hop.strip() for line in lines(scope, b"x-forwarded-for") for hop in line.split(",") if hop.strip()]
    if len(hops) >= proxies:
        scope["client"] = (hops[-proxies][:LETTERS], 0)
    if header(scope, b"x-forwarded-proto").split(",")[-1].strip() in ("https", "wss"):
        scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"


def is_welcome(scope: Scope, extra: frozenset[str]) -> bool:
    """Browsers say where a page came from; it must be from here. Programs say nothing."""
    origin = header(scope, b"origin")
    if not origin:
        return True
    try:
        return urlsplit(origin).netloc == header(scope, b"host") or origin in extra
    except ValueError:  # it is no address at all
        return False


def headers_for(path: str) -> list[tuple[bytes, bytes]]:
    if PLAIN.fullmatch(path):
        return PLAIN_HEADERS
    return EMBED_HEADERS if EMBED.fullmatch(path) else HEADERS


class Guards:
    """`is_open`: whether people from that address may come at all. `may_ask`: whether it has asked too often.

    Both are decided before anything of a request is read but its first line and the lengths of its headers.
    """

    def __init__(
        self,
        app: App,
        origins: str = "",
        proxies: int = 0,
        is_open: Callable[[str], bool] = lambda _address: True,
        may_ask: Callable[[str, str], bool] = lambda _address, _path: True,
    ) -> None:
        self.app = app
        self.is_open = is_open
        self.may_ask = may_ask
        self.origins = frozenset(origins.split())
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if self.proxies:
            behind(scope, self.proxies)
        if scope["type"] == "websocket":
            if not is_long(scope) and is_welcome(scope, self.origins) and self.is_open(address(scope)):
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
        else:
            await self._http(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        extra = headers_for(scope["path"])
        if is_secure(scope):
            extra = extra + HTTPS_HEADERS

        async def guarded(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        refused = self._refusal(scope)
        if refused is None:
            await self.app(scope, receive, guarded)
            return
        status, key, args = refused
        body = b'{"reasons":[{"key":"%s","args":{%s}}]}' % (key.encode(), args)
        kind = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if status == 429:
            kind.append((b"retry-after", b"2"))
        await guarded({"type": "http.response.start", "status": status, "headers": kind})
        await guarded({"type": "http.response.body", "body": body})

    def _refusal(self, scope: Scope) -> tuple[int, str, bytes] | None:
        place = address(scope)
        if not self.may_ask(place, scope["path"]):
            return 429, "server-too_fast", b""
        if is_long(scope):
            return 431, "server-too_large", b'"limit":%d' % HEADER_BYTES
        if not self.is_open(place):
            return 403, "server-shut", b""
        if scope["method"] not in SAFE and not LETTER.fullmatch(scope["path"]) and not is_welcome(scope, self.origins):
            return 403, "server-bad_origin", b""
        return None


def is_long(scope: Scope) -> bool:
    return any(len(value) > HEADER_BYTES for _, value in scope["headers"])
