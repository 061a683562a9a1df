"""Who is asking: a signed device cookie for browsers, a key or the token of a link for programs.

A device cookie is also the key to its seats: `table.moves.own_seat` compares it with who sits there.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence

from itsdangerous import BadSignature, Signer
from msgspec import Struct

from ..table.seats import device_of

COOKIE = "spieltisch"
SECURE_COOKIE = f"__Host-{COOKIE}"  # over TLS: no other host and no plain page can set one of that name
YEARS = 2 * 365 * 86_400
# No general parser reads the header: it may be 8 kB of anything. One form, found in one pass.
DEVICE = re.compile(rf"(?:^|;) ?({SECURE_COOKIE}|{COOKIE})=([\w:.-]{{1,120}})(?=;|$)", re.ASCII)


class Identity(Struct, frozen=True):
    """`admission` is the token a program came with; `is_new` asks for a cookie in the answer."""

    device: str
    admission: str = ""
    is_new: bool = False


class Authenticator:
    def __init__(self, secrets: Sequence[str]) -> None:
        """The first secret signs, all of them verify."""
        self._signer = Signer(secrets[::-1], salt="spieltisch.device", digest_method=hashlib.sha256)

    def identity(self, authorization: str, cookies: str) -> Identity:
        kind, _, token = authorization.partition(" ")
        if kind.lower() == "bearer" and 16 <= len(token) <= 64 and token.isascii():
            return Identity(device_of(token), token)
        device = self._device(cookies)
        return Identity(device) if device else Identity("d:" + secrets.token_urlsafe(18), is_new=True)

    def _device(self, cookies: str) -> str:
        """The name that only TLS can set counts for more; the plain one is read too, as it was given before."""
        found = dict(DEVICE.findall(cookies))
        try:
            return self._signer.unsign(found.get(SECURE_COOKIE) or found.get(COOKIE, "")).decode()
        except BadSignature:
            return ""

    def cookie(self, device: str, secure: bool) -> str:
        """The header that makes a browser a device."""
        value = self._signer.sign(device).decode()
        name, flags = (SECURE_COOKIE, "; Secure") if secure else (COOKIE, "")
        return f"{name}={value}; Path=/; Max-Age={YEARS}; HttpOnly; SameSite=Lax{flags}"
