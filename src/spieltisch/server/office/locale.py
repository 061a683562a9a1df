"""The Fluent files for the browser, one text per language, and the few sentences the server writes itself."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from typing import Any

from spieltisch.locale import LANGUAGES, Texts, source


@lru_cache(maxsize=8)
def fluent_text(language: str) -> tuple[bytes, str] | None:
    """All that a browser says in a language, with its entity tag; None for a language we do not have.

    The build of the page packs the same text as `locale/<language>-<tag>.ftl.br`.
    """
    if language not in LANGUAGES:
        return None
    body = source(language, without="cli.ftl").encode()
    return body, hashlib.sha256(body).hexdigest()[:24]


def sentence(language: str, key: str, otherwise: str, args: dict[str, Any] | None = None) -> str:
    """A message in a language, or `otherwise` with its `{ $name }` places filled."""
    found = Texts(language).say(key, args)
    return found or re.sub(r"\{ \$(\w+) \}", lambda gap: str((args or {}).get(gap[1], "")), otherwise)
