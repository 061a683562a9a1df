"""The ASGI application: HTTP endpoints, sockets, static files, locale files, health and metrics."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import mimetypes
import re
import shutil
import time
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from spieltisch import __version__
from spieltisch.core import titles

from .cluster.bus import Bus, LocalBus, RedisBus
from .hub import Hub
from .inbox import calls, openapi, uploads
from .inbox.api import ENDPOINTS, Endpoint, HttpRequest, get_titles, read_body
from .inbox.auth import Authenticator, Identity
from .inbox.bodies import Health, Problem
from .inbox.cost import Metered
from .inbox.helpers import HelperSockets
from .inbox.home_network import is_here
from .inbox.limits import Buckets
from .inbox.messages import Message, to_json
from .inbox.middleware import App, Guards, address, is_secure
from .inbox.socket import Sockets
from .operations import letters, oembed, preview
from .operations.locale import fluent_text
from .settings import SHORTEST, Settings, Trouble, all_secrets, secret_path, with_data
from .store import Store
from .table.services import Denied

log = logging.getLogger(__name__)

BASE = "/api/v1"
STATIC = Path(__file__).parent / "static"
READY = "ready"
SECOND = 1.0  # for which it is known whether we are
AT_ONCE = 300_000  # bytes of a file that is sent in one piece
SMALL = 4_096  # bytes of an answer that are not worth compressing
ROOM = 20_000_000  # bytes that must be left on the disk
KNOWN = 2_000  # tables whose title is remembered for their preview
HOST = re.compile(r"[\w.:\[\]-]{1,255}", re.ASCII)
TEXT = "text/plain; charset=utf-8"
mimetypes.add_type("application/manifest+json", ".webmanifest")


def addresses() -> re.Pattern[str]:
    """Of the browser: front page, tables, replays, reviews, positions, books, workshops, puzzles, decks, games."""
    title, name = "|".join(map(re.escape, titles())), r"[\w-]{1,40}"
    pages = (
        rf"|[trv]/{name}|(rules|workshop|p)/({title})|puzzles(/({title})(/{name})?)?|decks(/{name})?|mine|games|coach"
    )
    return re.compile(rf"{pages}|embed/(r/{name}|p/({title}))")


def make_store(settings: Settings, alone: bool = False) -> Store:
    if settings.database:
        from .store.postgres import PostgresStore

        return PostgresStore(settings.database)
    from .store.sqlite import SqliteStore

    return SqliteStore(Path(settings.data) / "tables.sqlite", alone)


async def open_store(store: Store, settings: Settings, had_secret: bool) -> None:
    """A new secret is for a new data folder: where there are tables, it is the wrong one, and is removed."""
    await store.open()
    if not had_secret and any(await store.sizes()):
        await store.close()
        path = secret_path(settings)
        path.unlink(missing_ok=True)
        raise Trouble("no_secret", path=str(path), count=SHORTEST)


def make_bus(settings: Settings) -> Bus:
    return RedisBus(settings.redis) if settings.redis else LocalBus()


class Server:
    """Everything one process needs."""

    def __init__(
        self,
        settings: Settings,
        store: Store | None = None,
        bus: Bus | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.settings = with_data(settings)
        store = store or make_store(self.settings, alone=True)
        self.hub = Hub(self.settings, store, bus or make_bus(self.settings), now)
        self.authenticator = Authenticator(all_secrets(self.settings))
        self.joins = Buckets(settings.joins_rate, settings.joins_burst)
        self.requests = Buckets(settings.requests_rate, settings.requests_burst)
        self._ready: tuple[float, asyncio.Future[tuple[str, int]]] | None = None  # when it was asked, and the answer
        self.files = Buckets(settings.files_rate, settings.files_burst)
        self.sockets = Sockets(self.hub, self.authenticator, self.requests)
        self.helper_sockets = HelperSockets(self.hub, self.requests)
        self.built = {str(file.relative_to(STATIC).as_posix()) for file in STATIC.rglob("*") if file.is_file()}
        self.pages = addresses()
        self.known: dict[str, dict[str, Any]] = {}  # of the tables and replays whose page was asked for last

    def app(self) -> App:
        routes: list[BaseRoute] = [self._route(endpoint) for endpoint in ENDPOINTS]
        routes += [
            Route(f"{BASE}/openapi.json", self.get_openapi),
            WebSocketRoute(f"{BASE}/tables/{{table}}/socket", self.socket),
            WebSocketRoute(f"{BASE}/think", self.think),
            Route(f"{BASE}/think/load", self.get_think_load),
            Route("/confirm/{table}", self.confirm, methods=["GET", "POST"]),
            Route(f"{BASE}/tables/{{table}}/confirm", self.confirm, methods=["GET"]),  # as letters had it once
            Route("/unsubscribe/{word}", self.unsubscribe, methods=["GET", "POST"]),
            Route("/health", self.get_health),
            Route("/ready", self.get_ready),
            Route("/metrics", self.get_metrics),
            Route("/locale/{language}.ftl", self.get_locale),
            Route("/preview/{title}.jpg", self.get_preview),
            Route("/oembed", self.get_oembed),
            Route("/{path:path}", self.get_static),
        ]
        app = Starlette(routes=routes, lifespan=_Lifespan(self), exception_handlers={HTTPException: _http_problem})
        return Guards(app, self.settings.origins, self.settings.proxies, self._is_open, self._may_ask)

    def _is_open(self, place: str) -> bool:
        return not self.hub.is_closed or is_here(place)

    def _may_ask(self, place: str, path: str) -> bool:
        """Every request is counted before it is read; files of the page are many at once, and cost little."""
        may = (self.requests if path.startswith("/api/") else self.files).take(place)
        if not may:
            self.hub.metrics.count("limited")
        return may

    def _route(self, endpoint: Endpoint) -> Route:
        async def run(request: Request) -> Response:
            return await self._answer(endpoint, request)

        return Route(BASE + endpoint.path, run, methods=[endpoint.method])

    # -- endpoints

    async def _answer(self, endpoint: Endpoint, request: Request) -> Response:
        scope = request.scope
        identity = self.authenticator.identity(
            request.headers.get("authorization", ""), request.headers.get("cookie", "")
        )
        visitor = address(scope), identity.device
        work = Metered(self._response(endpoint, request, identity, visitor[0]))
        response, becomes = await work
        self.hub.budgets.charge(visitor, work.seconds, 0 if endpoint.is_free else len(response.body))
        await shrink(request, response)
        if (identity.is_new or becomes) and request.headers.get("spieltisch-cookie") != "none":
            response.headers["set-cookie"] = self.authenticator.cookie(becomes or identity.device, is_secure(scope))
        return response

    async def _response(
        self, endpoint: Endpoint, request: Request, identity: Identity, place: str
    ) -> tuple[Response, str]:
        """The answer, and the device that the browser becomes by it."""
        try:
            self._limit(endpoint, (place, identity.device))
            body = await self._body(endpoint, request)
            http = HttpRequest(
                self.hub,
                identity,
                place,
                dict(request.path_params),
                dict(request.query_params),
                body,
                request.headers.get("host", ""),
            )
            return json_response(await endpoint.run(http), endpoint.status), http.becomes
        except Denied as denied:
            return problem(denied), ""
        except self.hub.store.outage as error:
            log.error("the store does not answer", extra={"path": endpoint.path, "error": repr(error)})
            return problem(Denied("unstored", 503)), ""
        except Exception:
            log.exception("a request met a bug", extra={"path": endpoint.path})
            self.hub.metrics.count("failed")
            return problem(Denied("failed", 500)), ""

    def _limit(self, endpoint: Endpoint, visitor: tuple[str, str]) -> None:
        place = visitor[0]
        is_over = endpoint.is_costly and not self.joins.take(place)
        if is_over or not self.hub.budgets.allow(visitor):
            self.hub.metrics.count("limited")
            raise Denied("too_fast", 429)

    async def _body(self, endpoint: Endpoint, request: Request) -> Any:
        if endpoint.body is None:
            return None
        limit = self.settings.upload_bytes if endpoint.is_large else self.settings.body_bytes
        data = bytearray()
        try:
            async for part in request.stream():
                data += part
                if len(data) > limit:
                    raise Denied("too_large", 413, limit=limit)
        except ClientDisconnect as error:
            raise Denied("unreadable", 400) from error
        return read_body(endpoint, bytes(data))

    async def socket(self, websocket: WebSocket) -> None:
        table = websocket.path_params["table"]
        await self.sockets.serve(websocket.scope, websocket._receive, websocket._send, table)

    async def think(self, websocket: WebSocket) -> None:
        """A worker on another machine waits for questions here."""
        await self.helper_sockets.serve(websocket.scope, websocket._receive, websocket._send)

    async def get_think_load(self, request: Request) -> Response:
        try:
            return json_response(await self.helper_sockets.load(request.headers.get("authorization", "")))
        except Denied as denied:
            return problem(denied)

    # -- the rest

    async def confirm(self, request: Request) -> Response:
        """To be told of one's turns at this address."""
        table, word = request.path_params["table"], request.query_params.get("word", "")

        async def agree(place: str) -> None:
            await self.hub.call(table, calls.Confirm(device="", address=place, word=word))

        return await self._letter_page(request, letters.CONFIRM, agree)

    async def unsubscribe(self, request: Request) -> Response:
        """No more letters about these seats; programs for mail send this request themselves (RFC 8058)."""
        found = self.hub.notifier.links.read(request.path_params["word"])

        async def stop(place: str) -> None:
            if found is None:
                raise Denied("no_table", 404)
            mark, seats = found
            for table, seat in seats:
                with contextlib.suppress(Denied):  # a table that is gone writes no letters
                    await self.hub.call(table, calls.StopLetters(device="", address=place, seat=seat, mark=mark))

        return await self._letter_page(request, letters.UNSUBSCRIBE, stop)

    async def _letter_page(
        self, request: Request, page: letters.LetterPage, work: Callable[[str], Awaitable[None]]
    ) -> Response:
        """The page of a letter. To look at it changes nothing, as whoever scans mails does: a person has to say yes."""
        language = request.query_params.get("language", "en")
        if request.method != "POST":
            return letters.question(page, language, f"{request.url.path}?{request.url.query}")
        place = address(request.scope)
        if not self.joins.take(place):
            self.hub.metrics.count("limited")
            return problem(Denied("too_fast", 429))
        try:
            await work(place)
        except Denied as denied:
            return letters.refusal(language, denied)
        except self.hub.store.outage:
            return letters.refusal(language, Denied("unstored", 503))
        return letters.thanks(page, language)

    async def get_openapi(self, _request: Request) -> Response:
        return Response(_document(), media_type="application/json", headers={"cache-control": "no-cache"})

    async def get_health(self, _request: Request) -> Response:
        return json_response(self._health("ok"))

    async def get_ready(self, _request: Request) -> Response:
        """Whether this process can serve. It is found out once a second, however many ask."""
        if self._ready is None or time.monotonic() - self._ready[0] > SECOND:
            self._ready = time.monotonic(), asyncio.ensure_future(self._is_ready())
        status, code = await self._ready[1]
        return json_response(self._health(status), code)

    async def _is_ready(self) -> tuple[str, int]:
        """Its store takes what is written, and there is room for more."""
        try:
            await self.hub.store.exists(READY)
            await self.hub.store.lease(READY, self.hub.node, 1)
            has_room = bool(self.settings.database) or shutil.disk_usage(self.settings.data).free > ROOM
            if not has_room:
                raise OSError("the disk is full")
        except Exception:
            return "failing", 503
        return ("ok", 200) if self.hub.is_ready else ("starting", 503)

    def _health(self, status: Any) -> Health:
        connections = sum(self.sockets.addresses.values())
        return Health(status=status, version=__version__, tables=len(self.hub.tables), connections=connections)

    async def get_metrics(self, _request: Request) -> Response:
        return Response(self.hub.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def get_locale(self, request: Request) -> Response:
        found = fluent_text(request.path_params["language"])
        if found is None:
            return problem(Denied("no_language", 404))
        body, tag = found
        headers = {"etag": f'"{tag}"', "cache-control": "no-cache"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        packed = f"locale/{tag}.ftl.br"
        if packed in self.built and "br" in request.headers.get("accept-encoding", ""):
            headers |= {"content-encoding": "br", "vary": "accept-encoding"}
            return FileResponse(STATIC / packed, headers=headers, media_type=TEXT)
        response = Response(body, media_type=TEXT, headers=headers)
        await shrink(request, response)
        return response

    async def get_preview(self, request: Request) -> Response:
        found = preview.picture(request.path_params["title"])
        if found is None:
            return problem(Denied("no_such_address", 404))
        return FileResponse(found, headers={"cache-control": "public, max-age=86400"}, media_type="image/jpeg")

    async def get_oembed(self, request: Request) -> Response:
        """How a forum shows the link of a replay (oembed.com); it sees of it what everybody sees who has the link."""
        if request.query_params.get("format", "json") != "json":
            return problem(Denied("no_such_address", 501))
        origin = self._origin(request)
        name, entry = oembed.replay_in(request.query_params.get("url", ""), origin)
        try:
            facts = await uploads.facts_of(self.hub, name)
        except Denied as denied:
            return problem(denied)
        except self.hub.store.outage:
            return problem(Denied("unstored", 503))
        language = preview.language_of(request.headers.get("accept-language", ""))
        sizes = [request.query_params.get(key, "") for key in ("maxwidth", "maxheight")]
        return json_response(oembed.answer(facts, origin, name, entry, language, *sizes))

    def _origin(self, request: Request) -> str:
        """Under which address we were asked; empty where that is no host."""
        host = request.headers.get("host", "")
        return f"{'https' if is_secure(request.scope) else 'http'}://{host}" if HOST.fullmatch(host) else ""

    async def _preview_page(self, request: Request, path: str) -> Response | None:
        """The page with what messengers show of its link; None if nothing is known of it."""
        try:
            card = preview.of_page(path) or await self._card(request, path)
        except Denied:
            return None
        if card is None or card.title not in titles():
            return None
        address = f"{path}?entry={card.args['entry']}" if card.args.get("entry") else path
        language = preview.language_of(request.headers.get("accept-language", ""))
        index = (STATIC / "index.html").read_text("utf-8")
        body = preview.page(index, card, self._origin(request), address, language)
        headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
        return Response(body, headers=headers, media_type="text/html")

    async def _card(self, request: Request, path: str) -> preview.LinkCard | None:
        """Of a table only its title; of an uploaded replay what everybody learns who has its link."""
        kind, _, name = path.partition("/")
        if kind not in ("t", "r", "v"):
            return None
        is_table = kind == "t" or "table" in request.query_params
        key = f"{'t' if is_table else 'r'}/{name}"
        if key not in self.known:
            self.known[key] = await (self._head_of(name) if is_table else uploads.facts_of(self.hub, name))
            if len(self.known) > KNOWN:
                del self.known[next(iter(self.known))]
        if is_table:
            return preview.LinkCard(self.known[key]["title"])
        return preview.of_replay(self.known[key], kind, preview.entry_in(request.query_params.get("entry", "")))

    async def _head_of(self, table: str) -> dict[str, Any]:
        head = await self.hub.store.head(table)
        if head is None:
            raise Denied("no_table", 404)
        return {"title": head.title}

    async def get_static(self, request: Request) -> Response:
        """A built file, or the page itself."""
        path = request.path_params["path"]
        if self.hub.is_ready and "index.html" in self.built and self.pages.fullmatch(path):
            with contextlib.suppress(*self.hub.store.outage):  # without its preview the page opens all the same
                page = await self._preview_page(request, path)
                if page is not None:
                    return page
        if path.startswith("api/"):
            return problem(Denied("no_such_address", 404))
        is_known = path in self.built or path == "here/" or self.pages.fullmatch(path) is not None
        name = path if path in self.built else "here.html" if path == "here/" else "index.html"
        if name not in self.built or not (is_known or "text/html" in request.headers.get("accept", "")):
            return problem(Denied("no_such_address", 404))
        status = 200 if is_known else 404  # to people the page itself says that there is nothing
        is_named_by_content = "/assets/" in f"/{name}"
        cache = "public, max-age=31536000, immutable" if is_named_by_content else "no-cache"
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        accepted = request.headers.get("accept-encoding", "")
        for coding, ending in (("br", ".br"), ("gzip", ".gz")):
            if coding in accepted and name + ending in self.built:
                headers["content-encoding"], name = coding, name + ending
                break
        file = STATIC / name
        if is_named_by_content and file.stat().st_size < AT_ONCE:  # nobody asks again whether it changed: no tags
            return Response(file.read_bytes(), headers=headers, media_type=kind)
        return FileResponse(file, status, headers=headers, media_type=kind)


class _Lifespan:
    def __init__(self, server: Server) -> None:
        self.server = server

    def __call__(self, _app: Starlette) -> _Lifespan:
        return self

    async def __aenter__(self) -> None:
        if self.server.settings.warm:  # whoever asks first must not make the others wait for a title to load
            await get_titles(None)
        await self.server.hub.start()
        if self.server.settings.warm:
            self.server.hub.opponents.warm()

    async def __aexit__(self, *_: object) -> None:
        await self.server.hub.stop()


@cache
def _document() -> bytes:
    return to_json(openapi.document(BASE))


def json_response(body: Any, status: int = 200) -> Response:
    return Response(to_json(body), status, media_type="application/json", headers={"cache-control": "no-store"})


async def shrink(request: Request, response: Response) -> None:
    """Compress what is large; in a thread, because it takes a moment."""
    if len(response.body) < SMALL or "gzip" not in request.headers.get("accept-encoding", ""):
        return
    response.body = await asyncio.to_thread(gzip.compress, bytes(response.body), 6)
    response.headers["content-encoding"] = "gzip"
    response.headers["content-length"] = str(len(response.body))
    response.headers["vary"] = "accept-encoding"


def problem(denied: Denied) -> Response:
    reasons = [Message(key=reason.key, args=reason.args) for reason in denied.reasons]
    response = json_response(Problem(reasons=reasons), denied.status)
    if denied.status == 429:
        response.headers["retry-after"] = "2"
    return response


def _http_problem(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = problem(Denied("no_such_address", error.status_code))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response
