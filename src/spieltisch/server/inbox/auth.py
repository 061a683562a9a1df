"""Who is asking: a signed device cookie for browsers, a key or the token of a link for programs."""

from __future__ import annotations

import hashlib
import secrets
from http.cookies import CookieError, SimpleCookie

from itsdangerous import BadSignature, Signer
from msgspec import Struct

from ..table.seats import device_of

COOKIE = "spieltisch"
YEARS = 2 * 365 * 86_400


class Visitor(Struct, frozen=True):
    """`admission` is the token a program came with; `is_new` asks for a cookie in the answer."""

    device: str
    admission: str = ""
    is_new: bool = False


class Doorman:
    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="spieltisch.device", digest_method=hashlib.sha256)

    def visitor(self, authorization: str, cookies: str) -> Visitor:
        kind, _, token = authorization.partition(" ")
        if kind.lower() == "bearer" and 16 <= len(token) <= 64 and token.isascii():
            return Visitor(device_of(token), token)
        device = self._device(cookies)
        return Visitor(device) if device else Visitor("d:" + secrets.token_urlsafe(18), is_new=True)

    def _device(self, cookies: str) -> str:
        try:
            morsel = SimpleCookie(cookies).get(COOKIE)
            return self._signer.unsign(morsel.value).decode() if morsel is not None else ""
        except (BadSignature, CookieError, UnicodeError):
            return ""

    def cookie(self, device: str, secure: bool) -> str:
        """The header that makes a browser a device."""
        value = self._signer.sign(device).decode()
        flags = "; Secure" if secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={YEARS}; HttpOnly; SameSite=Lax{flags}"
