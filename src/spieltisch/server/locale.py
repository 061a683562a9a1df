"""The Fluent files: for the browser one text per language, and for the few sentences the server writes itself."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "de", "pl", "nl")


@lru_cache(maxsize=8)
def fluent_text(language: str) -> tuple[bytes, str] | None:
    """All files of a language in one, with its entity tag; None for a language we do not have."""
    if language not in LANGUAGES:
        return None
    folder = files("spieltisch").joinpath("locale", language)
    if not folder.is_dir():
        return None
    parts = sorted((part for part in folder.iterdir() if part.name.endswith(".ftl")), key=lambda part: part.name)
    body = "\n".join(part.read_text(encoding="utf-8") for part in parts).encode()
    return body, hashlib.sha256(body).hexdigest()[:24]


@lru_cache(maxsize=8)
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language, "en"], use_isolating=False)
    for tongue in ("en", language):
        found = fluent_text(tongue)
        if found is not None:
            bundle.add_resource(FluentResource(found[0].decode()), allow_overrides=True)
    return bundle


def sentence(language: str, key: str, otherwise: str, args: dict[str, Any] | None = None) -> str:
    """A message in a language, or `otherwise` with its `{ $name }` places filled."""
    bundle = _bundle(language if language in LANGUAGES else "en")
    if bundle.has_message(key):
        message = bundle.get_message(key)
        if message.value is not None:
            text, _ = bundle.format_pattern(message.value, args or {})
            return str(text)
    return re.sub(r"\{ \$(\w+) \}", lambda found: str((args or {}).get(found[1], "")), otherwise)
