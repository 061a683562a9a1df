"""What messengers show beside a link: which game it is, and its picture. A name of a table tells nothing else.

The key of a link stands behind the `#`, so that whoever fetches a preview never sees it. Nor does it see a position; an
uploaded replay is open to everybody who has its link, so its preview names who played.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from spieltisch.locale import LANGUAGES

from .locale import sentence

PICTURES = Path(__file__).parent / "previews"
WIDTH, HEIGHT = 1200, 630
# Pages of which the address alone says what they are, and their sentences.
PAGES = {
    "p": ("server-preview_position", "server-preview_position_text"),
    "rules": ("server-preview_rules", "server-preview_rules_text"),
    "puzzles": ("server-preview_puzzles", "server-preview_puzzles_text"),
}
PAGE = re.compile(r"(p|rules|puzzles)/(\w+)(?:/[\w-]+)?")


@dataclass(frozen=True, slots=True)
class LinkCard:
    """What is said of a link: a title of the box, the messages of the heading and of the sentence below it."""

    title: str
    heading: str = "server-preview"
    text: str = "server-preview_text"
    args: dict[str, Any] = field(default_factory=dict)
    is_embeddable: bool = False


def entry_in(text: str) -> int:
    """The number of an entry in an address; 0 where there is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 8 else 0


def of_page(path: str) -> LinkCard | None:
    """Of a page that is the same for everybody."""
    found = PAGE.fullmatch(path)
    return LinkCard(found[2], *PAGES[found[1]]) if found else None


def of_replay(facts: dict[str, Any], kind: str, entry: int) -> LinkCard:
    """Of an uploaded replay (`r`) or its review (`v`); an entry of 0 is the whole game."""
    players = ", ".join(name for name in facts.get("names", []) if name)
    args = {"players": players, "entries": facts["entries"], "entry": min(entry, facts["entries"])}
    said = ("server-preview_replay", "server-preview_replay_text")
    if kind == "v":
        said = ("server-preview_review", "server-preview_review_text")
    elif entry:
        said = ("server-preview_moment", "server-preview_moment_text")
    return LinkCard(str(facts["title"]), *said, args, kind == "r")


def language_of(accepted: str) -> str:
    """The first of ours in an Accept-Language header; their order is that of most wanted first in every browser."""
    for part in accepted[:200].lower().split(","):
        language = part.partition(";")[0].strip()[:2]
        if language in LANGUAGES:
            return language
    return "en"


def picture(title: str) -> Path | None:
    found = PICTURES / f"{title}.jpg"
    return found if title.isidentifier() and found.is_file() else None


def page(index: str, card: LinkCard, origin: str, address: str, language: str) -> str:
    """The page with the tags of Open Graph; `address` is its path and query."""
    name = sentence(language, f"ui-title-{card.title}", card.title)
    players = card.args.get("players")
    args = {**card.args, "title": f"{name} ({players})" if players else name}
    told = {
        "og:type": "website",
        "og:site_name": "Spieltisch",
        "og:title": sentence(language, card.heading, "{ $title }", args),
        "og:description": sentence(language, card.text, "", args),
        "og:url": f"{origin}/{address}",
        "og:locale": language,
    }
    if picture(card.title) is not None:
        told |= {
            "og:image": f"{origin}/preview/{card.title}.jpg",
            "og:image:type": "image/jpeg",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": name,
        }
    tags = [f'<meta property="{escape(key)}" content="{escape(text, quote=True)}" />' for key, text in told.items()]
    tags.append(f'<meta name="twitter:card" content="{"summary_large_image" if picture(card.title) else "summary"}" />')
    if card.is_embeddable and origin:
        query = urlencode({"url": told["og:url"]})
        tags.append(
            f'<link rel="alternate" type="application/json+oembed" href="{escape(f"{origin}/oembed?{query}")}" />'
        )
    heading = f"<title>{escape(told['og:title'])} – Spieltisch</title>"
    return index.replace("<title>Spieltisch</title>", heading + "\n    " + "\n    ".join(tags), 1)
