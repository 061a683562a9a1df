"""Pages inside pages of others: only those may be framed, nobody gets a cookie there, and links tell what they may."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from spieltisch.server.inbox.middleware import headers_for

from .live import Live

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "smallworld-2.json"
BARE = {"spieltisch-cookie": "none"}


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("embed")) as server:
        yield server


@pytest.fixture(scope="module")
def replay(live: Live) -> str:
    log = {**json.loads(GOLDEN.read_text())["match"], "names": ['Ada "<b>', "Odo"]}
    return str(httpx.post(f"{live.url}/api/v1/replays", json=log).json()["id"])


PREVIEWS = {
    "/p/chaos": ("Chaos in der Alten Welt: eine Position", "chaos"),
    "/rules/invasion": ("Warhammer: Invasion: das Regelbuch", "invasion"),
    "/puzzles/smallworld": ("Small World of Warcraft: Lektionen und Rätsel", "smallworld"),
    "/puzzles/chaos/03-battle-cry": ("Chaos in der Alten Welt: Lektionen und Rätsel", "chaos"),
}


def tags(live: Live, address: str) -> dict[str, str]:
    headers = {"accept": "text/html", "accept-language": "de", **BARE}
    text = httpx.get(live.url + address, headers=headers).text
    return {
        name: html.unescape(said).replace("\xa0", " ")
        for name, said in re.findall(r'property="og:(\w+)" content="([^"]*)"', text)
    }


@pytest.mark.parametrize("address", PREVIEWS)
def test_a_link_says_what_it_opens(live: Live, address: str) -> None:
    heading, picture = PREVIEWS[address]
    told = tags(live, address)
    assert told["title"] == heading
    assert told["description"]
    assert told["image"] == f"{live.url}/preview/{picture}.jpg"
    assert told["url"] == live.url + address


def test_a_replay_says_who_played_and_which_moment(live: Live, replay: str) -> None:
    whole = tags(live, f"/r/{replay}")
    assert whole["title"] == 'Small World of Warcraft (Ada "<b>, Odo): Aufzeichnung'
    moment = tags(live, f"/r/{replay}?entry=7")
    assert moment["title"] == 'Small World of Warcraft (Ada "<b>, Odo): Zug 7'
    assert moment["description"].startswith("Zug 7 von ")
    assert moment["url"] == f"{live.url}/r/{replay}?entry=7"
    assert tags(live, f"/v/{replay}")["title"].endswith("Rückblick")
    text = httpx.get(f"{live.url}/r/{replay}?entry=7", headers=BARE).text
    assert "<b>" not in text
    found = re.search(r'application/json\+oembed" href="([^"]+)"', text)
    assert found
    assert httpx.get(html.unescape(found[1])).json()["title"] == 'Small World of Warcraft: Ada "<b>, Odo'


def test_a_replay_of_a_table_says_no_more_than_the_table(live: Live) -> None:
    seats = [{"kind": "human"}, {"kind": "agent", "level": "random"}]
    made = httpx.post(f"{live.url}/api/v1/tables", json={"title": "lanterns", "seats": seats, "name": "Zoe"}).json()
    for kind in "rv":
        address = f"/{kind}/{made['table']['id']}?table&entry=3"
        assert tags(live, address)["title"].endswith(": ein Tisch mit Freunden")
        assert "Zoe" not in httpx.get(live.url + address, headers=BARE).text


@pytest.mark.parametrize("address", ["/r/nosuch", "/v/nosuch?table", "/p/nosuch", "/r/nosuch?entry=x", "/games"])
def test_of_what_is_unknown_nothing_is_said(live: Live, address: str) -> None:
    assert tags(live, address) == {}


def policy(path: str) -> dict[str, str]:
    return {name.decode(): text.decode() for name, text in headers_for(path)}


@pytest.mark.parametrize("path", ["/embed/r/abc-DEF_9", "/embed/p/chaos"])
def test_an_embedded_page_may_be_framed_and_runs_less(path: str) -> None:
    headers = policy(path)
    assert "x-frame-options" not in headers
    assert "frame-ancestors *" in headers["content-security-policy"]
    for closed in ("default-src 'none'", "worker-src 'none'", "form-action 'none'", "base-uri 'none'"):
        assert closed in headers["content-security-policy"]
    assert "wasm" not in headers["content-security-policy"]


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/r/abc",
        "/p/chaos",
        "/t/abc",
        "/mine",
        "/games",
        "/embed",
        "/embed/",
        "/embed/t/abc",
        "/embed/r/a/b",
        "/embed/r/../../t/abc",
        "/embed/r/",
        "/x/embed/r/abc",
        "/api/v1/lobby",
        "/oembed",
        "/embed/r/abc/",
    ],
)
def test_nothing_else_may_be_framed(path: str) -> None:
    headers = policy(path)
    assert headers["x-frame-options"] == "DENY"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]


def test_no_cookie_is_set_or_needed(live: Live, replay: str) -> None:
    with httpx.Client(base_url=live.url, headers=BARE, timeout=60) as stranger:
        paths = [
            f"/embed/r/{replay}",
            "/embed/p/chaos",
            f"/api/v1/replays/{replay}",
            f"/api/v1/replays/{replay}/moments?eyes=open",
            f"/oembed?url={live.url}/r/{replay}",
        ]
        for path in paths:
            answer = stranger.get(path)
            assert answer.status_code in (200, 404 if path.startswith("/embed") else 200)  # no page without a build
            assert "set-cookie" not in answer.headers, path
        assert (
            stranger.post("/api/v1/positions", json={"title": "lanterns", "position": {}}).headers.get("set-cookie")
            is None
        )
        assert not stranger.cookies
    assert "set-cookie" in httpx.get(f"{live.url}/api/v1/lobby").headers


def test_a_table_opens_in_no_frame_without_its_person(live: Live) -> None:
    """A running game, and a finished one that was not shared, need the cookie of somebody who knows the table."""
    table = httpx.post(
        f"{live.url}/api/v1/tables", json={"title": "lanterns", "seats": [{"kind": "human"}, {"kind": "open"}]}
    ).json()["table"]["id"]
    for path in (f"/api/v1/tables/{table}/moments?eyes=open", f"/api/v1/replays/{table}/moments?eyes=open"):
        assert httpx.get(live.url + path, headers=BARE).status_code in (403, 404)


def oembed(live: Live, url: str, **query: Any) -> httpx.Response:
    return httpx.get(f"{live.url}/oembed", params={"url": url, **query})


def test_oembed_tells_of_a_replay(live: Live, replay: str) -> None:
    told = oembed(live, f"{live.url}/r/{replay}?entry=12").json()
    assert (told["version"], told["type"], told["width"], told["height"]) == ("1.0", "rich", 616, 360)
    assert told["title"] == 'Small World of Warcraft: Ada "<b>, Odo'
    assert told["thumbnail_url"] == f"{live.url}/preview/smallworld.jpg"
    assert f'src="{live.url}/embed/r/{replay}?language=en#12"' in told["html"]
    assert "<b>" not in told["html"]
    assert re.fullmatch(r"<iframe [^<>]*></iframe>", told["html"])
    small = oembed(live, f"{live.url}/embed/r/{replay}#7", maxwidth=400, maxheight=1).json()
    assert (small["width"], small["height"]) == (400, 240)
    assert "#7" in small["html"]


@pytest.mark.parametrize(
    "url",
    [
        "",
        "https://elsewhere.example/r/{replay}",
        "{live}/t/{replay}",
        "{live}/r/{replay}?table",
        "{live}/r/nobody",
        "{live}/r/{replay}/../x",
        "http://[::1/r/{replay}",
        "javascript:alert(1)",
        "{live}/r/coded:d:abc",
    ],
)
def test_oembed_knows_nothing_else(live: Live, replay: str, url: str) -> None:
    assert oembed(live, url.format(live=live.url, replay=replay)).status_code == 404


def test_oembed_speaks_json_only(live: Live, replay: str) -> None:
    assert oembed(live, f"{live.url}/r/{replay}", format="xml").status_code == 501
