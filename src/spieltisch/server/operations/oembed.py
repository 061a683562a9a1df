"""Links of replays as forums show them (oembed.com): a frame with the page under `/embed`."""

from __future__ import annotations

import re
from html import escape
from typing import Any
from urllib.parse import parse_qs, urlsplit

from . import preview
from .locale import sentence

WIDTH, HEIGHT = 616, 360
SMALLEST = 240
REPLAY = re.compile(r"/(?:embed/)?r/([\w-]{1,40})")


def replay_in(url: str, origin: str) -> tuple[str, int]:
    """Which replay of ours a link names, and its entry; an empty name where it names none."""
    try:
        parts = urlsplit(url[:500])
    except ValueError:
        return "", 0
    found = REPLAY.fullmatch(parts.path)
    query = parse_qs(parts.query, keep_blank_values=True)
    if not origin or found is None or f"{parts.scheme}://{parts.netloc}" != origin or "table" in query:
        return "", 0
    entry = parts.fragment or query.get("entry", [""])[0]
    return found[1], preview.entry_in(entry)


def answer(
    facts: dict[str, Any], origin: str, name: str, entry: int, language: str, width: str, height: str
) -> dict[str, Any]:
    """The frame is never larger than asked for."""
    title = str(facts["title"])
    said = sentence(language, f"ui-title-{title}", title)
    players = ", ".join(player for player in facts.get("names", []) if player)
    heading = f"{said}: {players}" if players else said
    wide, high = at_most(WIDTH, width), at_most(HEIGHT, height)
    address = f"{origin}/embed/r/{name}?language={language}#{entry}"
    frame = (
        f'<iframe src="{escape(address)}" width="{wide}" height="{high}" title="{escape(heading)}" loading="lazy" '
        'style="border:0;max-width:100%" allowfullscreen></iframe>'
    )
    told = {
        "version": "1.0",
        "type": "rich",
        "provider_name": "Spieltisch",
        "provider_url": origin,
        "title": heading,
        "html": frame,
        "width": wide,
        "height": high,
    }
    if preview.picture(title) is not None:
        told |= {
            "thumbnail_url": f"{origin}/preview/{title}.jpg",
            "thumbnail_width": preview.WIDTH,
            "thumbnail_height": preview.HEIGHT,
        }
    return told


def at_most(usual: int, wanted: str) -> int:
    is_number = wanted.isascii() and wanted.isdigit() and len(wanted) < 6
    return max(SMALLEST, min(usual, int(wanted))) if is_number else usual
