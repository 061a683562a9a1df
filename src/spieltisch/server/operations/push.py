"""Web Push: a notice for a closed browser, sealed for it alone (RFC 8291), from a sender it knows (RFC 8292)."""

from __future__ import annotations

import base64
import hmac
import json
import secrets
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD = 4096
HOURS = 12


def sender(secret: str) -> ec.EllipticCurvePrivateKey:
    """The key of this server: the same for all its processes, and after every restart.

    Browsers know it, so it comes of the oldest secret: a newer one would end every subscription.
    """
    digest = hmac.digest(secret.encode(), b"spieltisch.push", "sha512")
    return ec.derive_private_key(int.from_bytes(digest) % (ORDER - 1) + 1, CURVE)


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def sealed(
    text: bytes, browser: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """The body of a push message; `browser` and `auth` are the keys of its subscription."""
    own, salt = own or ec.generate_private_key(CURVE), salt or secrets.token_bytes(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    secret = _derived(auth, shared, b"WebPush: info\0" + browser + public(own), 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    body = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return salt + RECORD.to_bytes(4) + bytes([len(public(own))]) + public(own) + body


def _derived(salt: bytes, secret: bytes, info: bytes, size: int) -> bytes:
    return HKDF(SHA256(), size, salt, info).derive(secret)


def headers(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str) -> dict[str, str]:
    """Who sends it, good for that push service and half a day."""
    place = urlsplit(endpoint)
    claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": int(time.time()) + HOURS * 3600, "sub": contact}
    parts = [text_of(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    r, s = decode_dss_signature(key.sign(".".join(parts).encode(), ec.ECDSA(SHA256())))
    token = ".".join([*parts, text_of(r.to_bytes(32) + s.to_bytes(32))])
    return {
        "authorization": f"vapid t={token}, k={text_of(public(key))}",
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(HOURS * 3600),
        "urgency": "normal",
    }
