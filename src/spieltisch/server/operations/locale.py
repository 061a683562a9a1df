"""The Fluent files for the browser, one text per language, and the few sentences the server writes itself."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from typing import Any

from spieltisch.locale import LANGUAGES, Texts, source

from ..table.creation import installed


@lru_cache(maxsize=32)
def fluent_text(name: str) -> tuple[bytes, str] | None:
    """All that a browser says in a language (`en`), or what belongs to one title (`en-chaos`) or to none (`en-shared`).

    With its entity tag; None for what we do not have. The build of the page packs the same as `locale/<tag>.ftl.br`.
    """
    language, _, part = name.partition("-")
    if language not in LANGUAGES or part not in {"", "shared", *installed()}:
        return None

    def is_wanted(file: str) -> bool:
        own = file.removesuffix(".ftl").removesuffix("-ui")
        return file != "cli.ftl" and part in ("", own if own in installed() else "shared")

    body = source(language, is_wanted).encode()
    return body, hashlib.sha256(body).hexdigest()[:24]


def sentence(language: str, key: str, otherwise: str, args: dict[str, Any] | None = None) -> str:
    """A message in a language, or `otherwise` with its `{ $name }` places filled."""
    found = Texts(language).say(key, args)
    return found or re.sub(r"\{ \$(\w+) \}", lambda gap: str((args or {}).get(gap[1], "")), otherwise)
