"""What messengers show beside a link: which game it is, and its picture. A name of a table tells nothing else.

The key of a link stands behind the `#`, so that whoever fetches a preview never sees it.
"""

from __future__ import annotations

from html import escape
from pathlib import Path

from spieltisch.locale import LANGUAGES

from .locale import sentence

PICTURES = Path(__file__).parent / "previews"
WIDTH, HEIGHT = 1200, 630


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


def page(index: str, title: str, origin: str, path: str, language: str) -> str:
    """The page with the tags of Open Graph for a table of this title."""
    name = sentence(language, f"ui-title-{title}", title)
    told = {
        "og:type": "website",
        "og:site_name": "Spieltisch",
        "og:title": sentence(language, "server-preview", "{ $title }", {"title": name}),
        "og:description": sentence(language, "server-preview_text", ""),
        "og:url": f"{origin}/{path}",
        "og:locale": language,
    }
    if picture(title) is not None:
        told |= {
            "og:image": f"{origin}/preview/{title}.jpg",
            "og:image:type": "image/jpeg",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": name,
        }
    tags = [f'<meta property="{escape(key)}" content="{escape(text, quote=True)}" />' for key, text in told.items()]
    tags.append(f'<meta name="twitter:card" content="{"summary_large_image" if picture(title) else "summary"}" />')
    heading = f"<title>{escape(told['og:title'])} – Spieltisch</title>"
    return index.replace("<title>Spieltisch</title>", heading + "\n    " + "\n    ".join(tags), 1)
