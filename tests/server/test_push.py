"""Web Push: the example of RFC 8291, and a notice that only the browser it is for can read."""

from __future__ import annotations

import json
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from spieltisch.server.inbox.bodies import NoticeSettings, Subscription
from spieltisch.server.inbox.calls import SetNotice
from spieltisch.server.inbox.messages import Clock
from spieltisch.server.operations import push

from .room import Room, serve, until

SLOW = Clock(kind="days", decision=86_400)


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(push.bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), push.CURVE
    )
    browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    made = push.sealed(
        b"When I grow up, I want to be a watermelon", push.bytes_of(browser), push.bytes_of("BTBZMqHH6r4Tts7J_aSIgg"),
        own, push.bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
    )  # fmt: skip
    assert push.text_of(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def opened(body: bytes, browser: ec.EllipticCurvePrivateKey, auth: bytes) -> dict[str, Any]:
    """As the browser reads it."""
    salt, size = body[:16], body[20]
    theirs = body[21 : 21 + size]
    shared = browser.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, theirs))
    secret = push._derived(auth, shared, b"WebPush: info\0" + push.public(browser) + theirs, 32)
    key = push._derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = push._derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    return json.loads(AESGCM(key).decrypt(nonce, body[21 + size :], None).rstrip(b"\x02"))  # type: ignore[no-any-return]


async def test_a_browser_hears_of_its_turn_and_nobody_else_does(
    room: Room, posts: tuple[str, list[tuple[dict[str, str], bytes]]]
) -> None:
    """The service between passes on what it can not read."""
    browser, auth = ec.generate_private_key(push.CURVE), b"sixteen letters!"
    service, heard = posts
    table, ada, bob = await room.duel(clock=SLOW)
    keys = {"p256dh": push.text_of(push.public(browser)), "auth": push.text_of(auth)}
    request = NoticeSettings(push=Subscription(endpoint=service, **keys), language="en")
    await serve(room, table, SetNotice(device="bob", seat=1, body=request))
    await bob.leave()
    await ada.act(0)
    await room.pass_time(table, 61)
    await until(lambda: bool(heard))
    headers, body = heard[0]
    assert opened(body, browser, auth)["table"] == table.id
    assert table.id.encode() not in body
    token, own = [part.split("=", 1)[1] for part in headers["authorization"].removeprefix("vapid ").split(", ")]
    assert push.bytes_of(own) == push.public(push.sender(room.hub.settings.secret))
    head, claims, signature = token.split(".")
    assert json.loads(push.bytes_of(claims))["aud"] == service.removesuffix("/hook")
    pair = push.bytes_of(signature)
    signed = encode_dss_signature(int.from_bytes(pair[:32]), int.from_bytes(pair[32:]))
    sender = push.sender(room.hub.settings.secret).public_key()
    sender.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
