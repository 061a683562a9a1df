"""The ASGI application: HTTP endpoints, sockets, static files, locale files, health and metrics."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from spieltisch import __version__

from . import openapi
from .api import ENDPOINTS, Ask, Endpoint
from .auth import Doorman
from .bus import Bus, LocalBus, RedisBus
from .guards import App, Guards, Receive, Scope, Send, address, is_secure
from .hub import Hub
from .limits import Buckets
from .locale import fluent_text
from .packing import to_json
from .protocol import Message
from .rest import Health, Problem
from .settings import Settings, with_data
from .socket import Sockets
from .store import Store
from .table import Denied, Unstored

log = logging.getLogger(__name__)

BASE = "/api/v1"
STATIC = Path(__file__).parent / "static"
TEXT = "text/plain; charset=utf-8"


def make_store(settings: Settings, alone: bool = False) -> Store:
    if settings.database:
        from .store.postgres import PostgresStore

        return PostgresStore(settings.database)
    from .store.sqlite import SqliteStore

    return SqliteStore(Path(settings.data) / "tables.sqlite", alone)


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
        self.doorman = Doorman(self.settings.secret)
        self.joins = Buckets(settings.joins_rate, settings.joins_burst)
        self.requests = Buckets(settings.requests_rate, settings.requests_burst)
        self.sockets = Sockets(self.hub, self.doorman, self.requests)

    def app(self) -> App:
        routes: list[BaseRoute] = [self._route(endpoint) for endpoint in ENDPOINTS]
        routes += [
            Route(f"{BASE}/openapi.json", self.get_openapi),
            WebSocketRoute(f"{BASE}/tables/{{table}}/socket", self.socket),
            Route("/health", self.get_health),
            Route("/ready", self.get_ready),
            Route("/metrics", self.get_metrics),
            Route("/locale/{language}.ftl", self.get_locale),
            Route("/{path:path}", self.get_static),
        ]
        app = Starlette(routes=routes, lifespan=_Lifespan(self), exception_handlers={HTTPException: _http_problem})
        return Guards(app, self.settings.origins)

    def _route(self, endpoint: Endpoint) -> Route:
        async def run(request: Request) -> Response:
            return await self._answer(endpoint, request)

        return Route(BASE + endpoint.path, run, methods=[endpoint.method])

    # -- endpoints

    async def _answer(self, endpoint: Endpoint, request: Request) -> Response:
        scope = request.scope
        visitor = self.doorman.visitor(request.headers.get("authorization", ""), request.headers.get("cookie", ""))
        try:
            self._limit(endpoint, scope)
            body = await self._body(endpoint, request)
            ask = Ask(self.hub, visitor, dict(request.path_params), dict(request.query_params), body)
            response = json_response(await endpoint.run(ask), endpoint.status)
        except Denied as denied:
            response = problem(denied)
        except Unstored:
            response = problem(Denied("unstored", 503))
        except self.hub.store.outage as error:
            log.error("the store does not answer", extra={"path": endpoint.path, "error": repr(error)})
            response = problem(Denied("unstored", 503))
        except Exception:
            log.exception("a request met a bug", extra={"path": endpoint.path})
            self.hub.metrics.failed.inc()
            response = problem(Denied("failed", 500))
        if visitor.is_new:
            response.headers["set-cookie"] = self.doorman.cookie(visitor.device, is_secure(scope))
        return response

    def _limit(self, endpoint: Endpoint, scope: Scope) -> None:
        place = address(scope)
        if not self.requests.take(place) or (endpoint.is_costly and not self.joins.take(place)):
            self.hub.metrics.limited.inc()
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
            return msgspec.json.decode(bytes(data), type=endpoint.body)
        except msgspec.ValidationError as error:
            raise Denied("bad_request", 422, text=str(error)[:200]) from error
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ClientDisconnect) as error:
            raise Denied("unreadable", 400, text=str(error)[:200]) from error

    async def socket(self, websocket: WebSocket) -> None:
        table = websocket.path_params["table"]
        await self.sockets.serve(websocket.scope, websocket._receive, websocket._send, table)

    # -- the rest

    async def get_openapi(self, _request: Request) -> Response:
        return json_response(openapi.document(BASE))

    async def get_health(self, _request: Request) -> Response:
        return json_response(self._health("ok"))

    async def get_ready(self, _request: Request) -> Response:
        """Whether this process can serve: its store answers."""
        try:
            await self.hub.store.exists("")
        except Exception:
            return json_response(self._health("failing"), 503)
        return json_response(self._health("ok" if self.hub.is_ready else "starting"), 200 if self.hub.is_ready else 503)

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
        return Response(body, media_type=TEXT, headers=headers)

    async def get_static(self, request: Request) -> Response:
        """A built file, or the page itself for every address that the browser table knows (/, /t/…, /r/…)."""
        path = request.path_params["path"]
        if path.startswith("api/"):
            return problem(Denied("no_such_address", 404))
        file = (STATIC / path).resolve() if path and "\0" not in path else STATIC / "index.html"
        if not file.is_relative_to(STATIC) or not file.is_file():
            if "." in path.rpartition("/")[2] or not (STATIC / "index.html").is_file():
                return problem(Denied("no_such_address", 404))
            file = STATIC / "index.html"
        is_named_by_content = "/assets/" in f"/{path}"
        cache = "public, max-age=31536000, immutable" if is_named_by_content else "no-cache"
        return FileResponse(file, headers={"cache-control": cache})


class _Lifespan:
    def __init__(self, server: Server) -> None:
        self.server = server

    def __call__(self, _app: Starlette) -> _Lifespan:
        return self

    async def __aenter__(self) -> None:
        await self.server.hub.start()
        if self.server.settings.warm:
            self.server.hub.bots.warm()

    async def __aexit__(self, *_: object) -> None:
        await self.server.hub.stop()


def json_response(body: Any, status: int = 200) -> Response:
    return Response(to_json(body), status, media_type="application/json", headers={"cache-control": "no-store"})


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


Endpointed = Callable[[Scope, Receive, Send], Awaitable[None]]


def create_app(settings: Settings) -> App:
    return Server(settings).app()
